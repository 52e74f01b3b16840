import { type Form, readForm } from "./form.server";
import { saveFacts } from "./session.server";
import { Refusal } from "./statuses.server";
import { type Visitor, welcome } from "./visitor.server";

/** Most characters kept of one field: more than any of the forms allows, little enough to travel with a session. */
const MOST_CHARACTERS = 5000;

/**
 * Keeps what was typed into a form that came when nobody was signed in any more, in this browser's session: the fields
 * named and never a password, the last form only. It waits there through the sign-in, for the page of the form's own
 * address. A form that can't be read, or holds nothing, keeps nothing.
 */
export async function keepTyped(visitor: Visitor, names: readonly string[]): Promise<void> {
	const form = await readForm(visitor).catch(unlessRefused);
	if (!form) return;
	await form.discard();
	const fields = names.flatMap((name) => {
		const value = form.fields.get(name);
		return typeof value === "string" && value.trim() ? [[name, value.slice(0, MOST_CHARACTERS)]] : [];
	});
	if (fields.length === 0) return;
	await welcome(visitor);
	const { shop, session, request } = visitor;
	if (!session) throw new Error("a welcomed visitor has no session");
	const typed = { path: new URL(request.url).pathname, fields: Object.fromEntries(fields) };
	await saveFacts(shop, session, { ...session.facts, typed });
}

/**
 * Takes what was kept for the page asked for, by field; null when nothing was. It is forgotten with that, whoever asks:
 * the page decides whether it is theirs to see.
 */
export async function takeTyped({ shop, session, request }: Visitor): Promise<Record<string, string> | null> {
	const typed = session?.facts.typed;
	if (!session || !typed || typed.path !== new URL(request.url).pathname) return null;
	await saveFacts(shop, session, { ...session.facts, typed: null });
	return typed.fields;
}

function unlessRefused(error: unknown): Form | null {
	if (error instanceof Refusal) return null;
	throw error;
}
