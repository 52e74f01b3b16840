import type { Handle } from "#db/open";
import { admitBytes } from "~/shop/limits/admit-bytes.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Session } from "./contract";
import { FAILED_FORM_BYTES, FAILED_FORM_MS } from "./rules";
import { deleteFailedForm, findFailedForm, updateFailedForms, writeFailedForm } from "./store.server";

type Used = Pick<Session, "id">;

/**
 * Keeps what a page shows beside its form that failed, so that the page's own address can show it again: 20 minutes, at most
 * 64 KB, the last failure of each `form` of a session. Counts for the network address it comes `from`. Gives
 * the id to find it by. Errors: `too_large`, `full`, `rate_limited`, `unauthenticated` (the session has ended meanwhile).
 */
export async function keepFailedForm(
	shop: Shop,
	session: Used,
	{ form, shown, from }: { form: string; shown: unknown; from: string },
): Promise<Result<string>> {
	const json = JSON.stringify(shown);
	const bytes = Buffer.byteLength(json);
	if (bytes > FAILED_FORM_BYTES) return fail("too_large", "This is more than is kept of a form that failed.");
	const admitted = await admitBytes(shop, bytes, from);
	if (!admitted.ok) return admitted;
	const id = shop.ids.next("failed");
	const expiresAt = new Date(shop.clock.now().getTime() + FAILED_FORM_MS).toISOString();
	const kept = await writeFailedForm(shop.db, { id, sessionId: session.id, form, shown: json, expiresAt });
	return kept ? done(id) : fail("unauthenticated", "The session has ended.");
}

/** What was kept of a failed form under this id, as it was handed in; null where nothing is, any more or of this session. */
export async function readFailedForm(
	shop: Shop,
	session: Used,
	{ form, id }: { form: string; id: string },
): Promise<unknown> {
	const now = shop.clock.now().toISOString();
	const json = await findFailedForm(shop.db, { id, sessionId: session.id, form, now });
	return json === undefined ? null : JSON.parse(json);
}

/** Forgets that a form has failed: it was sent again, and accepted. */
export async function forgetFailedForm(shop: Shop, session: Used, form: string): Promise<void> {
	await deleteFailedForm(shop.db, { sessionId: session.id, form });
}

/** At a guest's sign-in, as part of its transaction: the session that begins shows what failed in the one that ends. */
export async function moveFailedForms(trx: Handle, from: Used, to: Used): Promise<void> {
	await updateFailedForms(trx, from.id, to.id);
}
