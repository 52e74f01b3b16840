import { requestReset } from "~/shop/accounts/request-reset.server";
import { resetPassword } from "~/shop/accounts/reset-password.server";
import { foldEmail } from "~/shop/email";
import { count, within } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import { clientAddress } from "./connection.server";
import type { Visitor } from "./visitor.server";

/**
 * Asks for a reset link, for both doors. Error: `rate_limited` by network address. Past the limit of mails to one address
 * the answer stays the same, and no further mail goes out: a link of this hour is there already.
 */
export async function askForReset({ shop }: Visitor, email: string): Promise<Result<null>> {
	const here = await within(shop, LIMITS.resetRequest, clientAddress());
	if (!here.ok) return here;
	const { allowed } = await count(shop, LIMITS.resetMail, foldEmail(email));
	if (allowed) await requestReset(shop, email);
	return done(null);
}

/**
 * Sets a new password by a mailed link, for both doors. The place it is done from is one the account is known at, so that
 * wrong tries of strangers don't keep the family out. Errors as `resetPassword`, and `rate_limited`.
 */
export async function resetWithToken(
	{ shop }: Visitor,
	token: string,
	password: string,
): Promise<Result<null>> {
	const address = clientAddress();
	const here = await within(shop, LIMITS.resetToken, address);
	if (!here.ok) return here;
	const result = await resetPassword(shop, token, password);
	if (!result.ok) return result;
	await count(shop, LIMITS.knownPlace, `${result.value.email_fold} ${address}`);
	return done(null);
}
