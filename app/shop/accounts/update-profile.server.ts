import { type Handle, isUniqueViolation } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Family } from "~/shop/actor";
import { foldEmail } from "~/shop/email";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type UpdateInput, userJson } from "./contract";
import { replaceEmailChange } from "./mailed-link-store.server";
import { newToken } from "./mailed-token.server";
import { foldName, isReservedName } from "./names";
import { hashPassword } from "./passwords.server";
import { checkPassword, ENDED, type UsedSession } from "./prove-again.server";
import { revokeAccess } from "./revoke-access.server";
import { EMAIL_CHANGE_MS, isRecent } from "./rules";
import { NAME_IS_TAKEN } from "./sign-up.server";
import { findSignedIn, findUser, findUserByEmail, type UserRow, updateUser } from "./store.server";
import { tellOfPassword } from "./tell-of-password.server";

/** `pendingEmail`: the address that takes over once its owner has opened the link sent there. */
export type Updated = { user: UserRow; pendingEmail: string | null };

/** Said when a change breaks. */
export const UPDATE_FAILED = "Something went wrong";

/**
 * Changes what the input names of the actor's own account. A new address is asked to confirm itself first; a new password
 * ends every other session, the sign-in with Google and every link mailed before. Either needs a sign-in of the last 15 minutes or the current
 * password, so that a browser left open gives nobody the account. Errors: `invalid` (fields), `conflict` (the name is
 * taken), `forbidden` (an account without a password whose sign-in isn't recent), `not_found` (the account is gone),
 * `unauthenticated` (the session or the password has ended meanwhile, as by a reset), `rate_limited`.
 */
export async function updateProfile(
	shop: Shop,
	actor: Family,
	session: UsedSession | null,
	input: UpdateInput,
): Promise<Result<Updated>> {
	if (!session) return ENDED;
	const often = await withinLimit(shop, LIMITS.profile, actor.id);
	if (!often.ok) return often;
	const user = await findUser(shop.db, actor.id);
	if (!user) return fail("not_found", "There is no such account.");
	const email = input.email && foldEmail(input.email) !== user.email_fold ? input.email : null;
	if (email || input.password !== undefined) {
		const proved = await proveAgain(shop, user, session, input.currentPassword);
		if (!proved.ok) return proved;
	}
	if (input.profilePicture && input.profilePicture !== userJson(user).profilePicture) {
		const message = "Please upload the picture on the profile page";
		return fail("invalid", message, { fields: { profilePicture: [message] } });
	}
	const nameFold = foldName(input.username ?? user.username);
	// Whoever had such a name before it was reserved keeps it.
	if (input.username && nameFold !== user.username_fold && isReservedName(input.username))
		return NAME_IS_TAKEN;
	const password_hash = input.password === undefined ? undefined : await hashPassword(input.password);
	try {
		return await shop.db.transaction().execute(async (trx) => {
			// Hashing takes its time: only what is asked to change is set, on the account as it is by now.
			const current = await findSignedIn(trx, user.id, session.id);
			if (!current || current.password_hash !== user.password_hash) return ENDED;
			const values = {
				...(input.username ? { username: input.username, username_fold: nameFold } : {}),
				// The same mailbox in other capitals is no new address.
				...(input.email && foldEmail(input.email) === current.email_fold ? { email: input.email } : {}),
				...(password_hash === undefined ? {} : { password_hash, google_sub: null }),
				...(input.profilePicture === null ? { picture_key: null } : {}),
				updated_at: shop.clock.now().toISOString(),
			};
			await updateUser(trx, user.id, values);
			if (password_hash !== undefined) {
				await revokeAccess(trx, user.id, session.id);
				await tellOfPassword(shop, trx, user.id, "password-changed");
			}
			if (email) await askToConfirm(shop, trx, user.id, email);
			if (current.picture_key && input.profilePicture === null)
				await removeFiles(shop, trx, [current.picture_key]);
			return done({ user: { ...current, ...values }, pendingEmail: email });
		});
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		return NAME_IS_TAKEN;
	}
}

async function proveAgain(
	shop: Shop,
	user: UserRow,
	session: UsedSession,
	current: string | undefined,
): Promise<Result<null>> {
	if (current !== undefined) return checkPassword(shop, user, "currentPassword", current);
	if (isRecent(session.begunAt, shop.clock.now())) return done(null);
	if (user.password_hash === null) {
		return fail("forbidden", "Please sign out and in again with Google, then change your email or password.");
	}
	const message = "Please type your current password too";
	return fail("invalid", message, { fields: { currentPassword: [message] } });
}

/**
 * The last address asked for counts. One that belongs to another account gets another mail, and a link that nobody ever
 * sees: whoever asked learns nothing of it.
 */
async function askToConfirm(shop: Shop, trx: Handle, userId: string, email: string): Promise<void> {
	const now = shop.clock.now();
	const { mailId, hash } = newToken(shop, "confirm-email");
	const owner = await findUserByEmail(trx, foldEmail(email));
	const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_MS).toISOString();
	await replaceEmailChange(trx, { hash, userId, email, now: now.toISOString(), expiresAt });
	const mail = owner ? "already-registered" : "confirm-email";
	const id = owner ? `${owner.id}.${mailId}` : mailId;
	await enqueue(trx, shop, { kind: "send-mail", key: `mail:${mail}:${id}`, payload: { mail, id } });
}
