import type { Identity } from "~/providers/identity/port";
import { type Begun, newSession, storeSession } from "~/shop/sessions/begin-session.server";
import type { Session } from "~/shop/sessions/contract";
import { endSession } from "~/shop/sessions/end-session.server";
import { moveFailedForms } from "~/shop/sessions/failed-forms.server";
import type { Shop } from "~/shop.server";
import { claimGuest } from "./claim-guest.server";
import { findUser, provedEmailOf, type UserRow } from "./store.server";

/** The account, its new session, and the token for the browser's cookie. */
export type SignedIn = Begun & { user: UserRow };

/**
 * Signs in an account whose owner has just been recognised, by Google perhaps: what this browser did and typed as a guest
 * moves in, and its session until now (`old`) ends. null, and nothing has happened, when the account has another password
 * since, or is gone: a reset ends every session, and this one would outlive it.
 */
export async function signInAs(
	shop: Shop,
	user: UserRow,
	old: Session | null,
	google: Identity | null = null,
): Promise<SignedIn | null> {
	const guest = old?.userId === null ? old : null;
	const facts = { google, typed: guest?.facts.typed ?? null };
	const begun = newSession(shop, { userId: user.id, guestId: guest?.guestId, facts });
	const stored = await shop.db.transaction().execute(async (trx) => {
		const current = await findUser(trx, user.id);
		if (current?.password_hash !== user.password_hash) return false;
		await storeSession(trx, begun);
		if (guest) await moveFailedForms(trx, guest, begun.session);
		return true;
	});
	if (!stored) return null;
	await claimGuest(shop, {
		userId: user.id,
		guestId: guest?.guestId ?? null,
		provedEmail: provedEmailOf(user),
	});
	if (old) await endSession(shop.db, old.id);
	return { user, ...begun };
}
