import { redirect } from "@remix-run/node";
import { keepFailedPost } from "~/http/failed-post.server";
import { redirectWithToast } from "~/http/toasts.server";
import type { Visitor } from "~/http/visitor.server";
import type { FailedCheckout } from "./checkout/answer-form.server";

/**
 * The way back to a checkout (`address`) whose card the bank or the vendor's page declined, and why: said there in the same box
 * as what our own card form is told.
 */
export async function backDeclined(visitor: Visitor, address: string, message: string): Promise<Response> {
	const shown: FailedCheckout = { problem: { code: "declined", message }, typedCoupon: "" };
	const to = await keepFailedPost(visitor, "checkout", address, shown);
	const { headers } = visitor;
	return to
		? redirect(to, { status: 303, headers })
		: redirectWithToast(address, { message, type: "error" }, headers);
}
