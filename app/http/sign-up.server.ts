import type { SignUpInput } from "~/shop/accounts/contract";
import { signUp } from "~/shop/accounts/sign-up.server";
import { within } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import type { Result } from "~/shop/result";
import { clientAddress } from "./connection.server";
import type { Visitor } from "./visitor.server";

/** Opens an account, for both doors. Errors as `signUp`, and `rate_limited` by network address. */
export async function signUpWithPassword({ shop }: Visitor, input: SignUpInput): Promise<Result<null>> {
	const here = await within(shop, LIMITS.signUp, clientAddress());
	return here.ok ? signUp(shop, input) : here;
}
