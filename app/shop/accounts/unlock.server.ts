import { foldEmail } from "~/shop/email";
import { forgetUses } from "~/shop/limits/count.server";
import { LIMITS, type Limit } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { accountAtAddress } from "./rules";
import { findUserByEmail } from "./store.server";

/** What can keep an account's family out, in the operator's words. */
export type Locked =
	| "wrong passwords"
	| "wrong passwords from there"
	| "mails for a new password"
	| "mails with an order's link";

/**
 * Lets an account that was tried too often be signed in to again, without waiting; with the network address its family comes `from` also
 * what was counted there. Gives what there was to forget. Error: `not_found`.
 */
export async function unlockAccount(shop: Shop, email: string, from?: string): Promise<Result<Locked[]>> {
	const fold = foldEmail(email);
	if (!(await findUserByEmail(shop.db, fold))) return fail("not_found", `There is no account of ${email}.`);
	const counters: [Locked, Limit, string][] = [
		["wrong passwords", LIMITS.wrongForAccount, fold],
		["mails for a new password", LIMITS.resetMail, fold],
		["mails with an order's link", LIMITS.orderLinkMail, fold],
		["mails with an order's link", LIMITS.orderLinksMail, fold],
	];
	if (from !== undefined)
		counters.push(
			["wrong passwords from there", LIMITS.wrongForAccount, accountAtAddress(fold, from)],
			["wrong passwords from there", LIMITS.wrongFromAddress, from],
		);
	const unlocked = new Set<Locked>();
	for (const [locked, limit, who] of counters) if (await forgetUses(shop, limit, who)) unlocked.add(locked);
	return done([...unlocked]);
}
