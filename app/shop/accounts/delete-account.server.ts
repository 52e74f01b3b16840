import type { Family } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { emptyOfErased, eraseOwner } from "./erase-owner.server";
import { checkPassword, ENDED, type UsedSession } from "./prove-again.server";
import { isRecent } from "./rules";
import { findSignedIn, findUser } from "./store.server";

const SIGN_IN_AGAIN = fail(
	"sign_in_again",
	"To keep your account safe, deleting it takes a sign-in of the last 15 minutes. Please sign in again, then delete it.",
);

/**
 * Deletes an account and everything the law lets go (UK GDPR, article 17): sign-in, picture, photos, drafts, books nobody
 * ordered with their covers and likenesses, names under reviews. Of an order the tax records stay, without a name; one
 * that is still being made, or paid for, keeps what it needs until it has arrived. It takes the account's password or a sign-in
 * of the last 15 minutes, so that a browser left open can't undo what nobody can bring back. Errors: `invalid` (the
 * `password`), `rate_limited`, `sign_in_again`, `not_found`, `unauthenticated` (the session or the password has ended meanwhile).
 */
export async function deleteAccount(
	shop: Shop,
	actor: Family,
	session: UsedSession | null,
	password?: string,
): Promise<Result<null>> {
	const owner = actor.id;
	const user = await findUser(shop.db, owner);
	if (!user) return fail("not_found", "There is no such account.");
	if (!session) return ENDED;
	if (password !== undefined) {
		const right = await checkPassword(shop, user, "password", password);
		if (!right.ok) return right;
	} else if (!isRecent(session.begunAt, shop.clock.now())) return SIGN_IN_AGAIN;
	const deleted: Result<null> = await shop.db.transaction().execute(async (trx) => {
		const current = await findSignedIn(trx, owner, session.id);
		if (current?.password_hash !== user.password_hash) return ENDED;
		await eraseOwner(shop, trx, owner, current.picture_key);
		return done(null);
	});
	if (deleted.ok) await emptyOfErased(shop);
	return deleted;
}
