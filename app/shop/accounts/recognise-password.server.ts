import { foldEmail } from "~/shop/email";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { SignInInput } from "./contract";
import { isPassword } from "./passwords.server";
import { findUserByEmail, type UserRow } from "./store.server";

export const WRONG_PASSWORD = fail(
	"unauthenticated",
	"Wrong email or password. Please check both and try again.",
);

/**
 * The account that an address and a password open. Error: `unauthenticated`, the same words and the same time whether the
 * address is unknown, the password wrong, or the account has none.
 */
export async function recognisePassword(shop: Shop, input: SignInInput): Promise<Result<UserRow>> {
	const user = await findUserByEmail(shop.db, foldEmail(input.email));
	const right = await isPassword(user?.password_hash ?? null, input.password);
	return user && right ? done(user) : WRONG_PASSWORD;
}
