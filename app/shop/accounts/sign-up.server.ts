import { isUniqueViolation } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { foldEmail } from "~/shop/email";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { SignUpInput } from "./contract";
import { foldName, isReservedName } from "./names";
import { hashPassword, isPassword } from "./passwords.server";
import { findUserByEmail, findUserByName, insertUser, type UserRow } from "./store.server";

export const NAME_TAKEN = "That username is taken. Please choose another one";
export const NAME_IS_TAKEN = fail("conflict", NAME_TAKEN, { fields: { username: [NAME_TAKEN] } });
/** True for a new account as for an address that has one already. */
export const SIGNED_UP = "Thank you! We have sent you an email. Please sign in.";

/** At most one "you have an account already" an hour goes to an address, whoever asks how often. */
const HOUR_MS = 3600_000;

/**
 * Opens an account. An address that has one already is answered like a new one, in the same time, and its owner gets a
 * mail; names are public, so a taken one is told. Errors: `conflict` (the name is taken, also by its look-alike, or
 * reserved), `rate_limited` by the network address it comes `from`.
 */
export async function signUp(shop: Shop, input: SignUpInput, from: string): Promise<Result<null>> {
	const often = await withinLimit(shop, LIMITS.signUp, from);
	if (!often.ok) return often;
	if (isReservedName(input.username)) return NAME_IS_TAKEN;
	const name = foldName(input.username);
	const address = foldEmail(input.email);
	const password_hash = await hashPassword(input.password);
	const namesake = await findUserByName(shop.db, name);
	if (namesake) return nameIsTaken(namesake, address, input.password);
	const now = shop.clock.now();
	const id = shop.ids.next("user");
	try {
		await shop.db.transaction().execute(async (trx) => {
			const owner = await findUserByEmail(trx, address);
			if (!owner) {
				await insertUser(trx, {
					id,
					username: input.username,
					username_fold: name,
					email: input.email,
					email_fold: address,
					email_proved: 0,
					password_hash,
					google_sub: null,
					picture_key: null,
					created_at: now.toISOString(),
					updated_at: now.toISOString(),
				});
			}
			const mail = owner ? "already-registered" : "welcome";
			const hour = Math.floor(now.getTime() / HOUR_MS);
			await enqueue(trx, shop, {
				kind: "send-mail",
				key: owner ? `mail:${mail}:${owner.id}:${hour}` : `mail:${mail}:${id}`,
				payload: { mail, id: owner ? `${owner.id}.${hour}` : id },
			});
		});
		return done(null);
	} catch (error) {
		// Somebody else was quicker, in the same moment, with this name.
		const winner = isUniqueViolation(error) ? await findUserByName(shop.db, name) : undefined;
		if (!winner) throw error;
		return nameIsTaken(winner, address, input.password);
	}
}

/** Sending the same form twice opens one account and is no error. Takes the same time whoever owns the name. */
async function nameIsTaken(namesake: UserRow, address: string, password: string): Promise<Result<null>> {
	const sameAddress = namesake.email_fold === address;
	const samePerson = await isPassword(sameAddress ? namesake.password_hash : null, password);
	if (samePerson) return done(null);
	return NAME_IS_TAKEN;
}
