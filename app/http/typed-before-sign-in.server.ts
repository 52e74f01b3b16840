import { admitBytes } from "~/shop/limits/admit-bytes.server";
import { changeFacts } from "~/shop/sessions/change-facts.server";
import { clientAddress } from "./connection.server";
import { type Form, readForm, type UploadRules } from "./form.server";
import { Refusal } from "./statuses.server";
import { ensureSession, type Visitor } from "./visitor.server";

/** Most characters kept of one field: more than any of the forms allows, little enough to travel with a session. */
const MOST_CHARACTERS = 5000;

/**
 * Holds what was typed into a form that came when nobody was signed in any more, in this browser's session: the fields
 * named and never a password, the last form only. It waits there through the sign-in, for the page of the form's own
 * address. Of a form that can't be read, or is empty, there is nothing to hold, and nothing is where the shop or the day's share of its
 * network address is full; `uploads` lets files come with it, unread.
 */
export async function rememberTyped(
	visitor: Visitor,
	names: readonly string[],
	uploads?: UploadRules,
): Promise<void> {
	const rules = uploads && { ...uploads, of: null };
	const form = await readForm(visitor, rules).catch(unlessRefused);
	if (!form) return;
	await form.discard();
	await rememberFields(visitor, form.fields, names);
}

/** The same for a form that has been read. */
export async function rememberFields(
	visitor: Visitor,
	form: FormData,
	names: readonly string[],
): Promise<void> {
	const fields = names.flatMap((name) => {
		const value = form.get(name);
		return typeof value === "string" && value.trim() ? [[name, value.slice(0, MOST_CHARACTERS)]] : [];
	});
	if (fields.length === 0) return;
	const { shop, request } = visitor;
	const typed = { path: new URL(request.url).pathname, fields: Object.fromEntries(fields) };
	// Anybody may send these forms, without a session as often as they like.
	const bytes = Buffer.byteLength(JSON.stringify(typed));
	if (!(await admitBytes(shop, bytes, clientAddress())).ok) return;
	await ensureSession(visitor);
	const { session } = visitor;
	if (!session) throw new Error("a welcomed visitor has no session");
	await changeFacts(shop, session, (facts) => ({ ...facts, typed }));
}

/**
 * Takes what is held for the page asked for, by field; null when nothing is. It is forgotten with that, whoever asks: the
 * page decides whether it is theirs to see.
 */
export async function takeTyped({ shop, session, request }: Visitor): Promise<Record<string, string> | null> {
	const { pathname } = new URL(request.url);
	if (session?.facts.typed?.path !== pathname) return null;
	const before = await changeFacts(shop, session, (facts) =>
		facts.typed?.path === pathname ? { ...facts, typed: null } : facts,
	);
	return before?.typed?.path === pathname ? before.typed.fields : null;
}

function unlessRefused(error: unknown): Form | null {
	if (error instanceof Refusal) return null;
	throw error;
}
