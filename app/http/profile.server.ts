import type { UpdateInput } from "~/shop/accounts/contract";
import { type Updated, updateProfile } from "~/shop/accounts/update-profile.server";
import type { Family } from "~/shop/actor";
import { uncount, within } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Visitor } from "./visitor.server";

/**
 * Changes a profile, for both doors. Errors as `updateProfile`, `rate_limited`, and `bug` with the words of the
 * specification (section 8) when it breaks: what was typed is shown again instead of an error page.
 */
export async function saveProfile(
	visitor: Visitor,
	actor: Family,
	input: UpdateInput,
): Promise<Result<Updated>> {
	const { shop, session } = visitor;
	if (!session) return fail("unauthenticated", "You are not authenticated. Please sign in.");
	const often = await within(shop, LIMITS.profile, actor.id);
	if (!often.ok) return often;
	// Somebody at a browser left open may not try passwords at leisure.
	const guess =
		input.currentPassword === undefined ? done(null) : await within(shop, LIMITS.wrongForAccount, actor.id);
	if (!guess.ok) return guess;
	try {
		const signedIn = { sessionId: session.id, begunAt: session.begunAt };
		const result = await updateProfile(shop, actor, signedIn, input);
		if (result.ok && input.currentPassword !== undefined)
			await uncount(shop, LIMITS.wrongForAccount, actor.id);
		return result;
	} catch (error) {
		shop.log.error("bug", error, { what: "update profile" });
		return fail("bug", "Something went wrong");
	}
}
