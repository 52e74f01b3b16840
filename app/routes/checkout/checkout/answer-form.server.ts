import { data, redirect } from "@remix-run/node";
import { clientAddress } from "~/http/connection.server";
import { answerFailedPost, forgetFailedPost, keepFailedPost } from "~/http/failed-post.server";
import { readForm } from "~/http/form.server";
import { sessionExpired } from "~/http/guards.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal, problemPage } from "~/http/page.server";
import { withRedirectTo } from "~/http/redirect-to.server";
import { Refusal } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import type { Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { CHECKOUT_FIELDS, checkoutAddress } from "~/shop/checkout/rules";
import type { FoundAddresses } from "~/shop/checkout/found-address";
import type { SaleInput } from "~/shop/checkout/sale.server";
import { applyCoupon, findAddress, removeCoupon, saveDelivery } from "~/shop/checkout/save-checkout.server";
import { LIMITS } from "~/shop/limits/rules";
import { readFirstOrder, readLastOrder } from "~/shop/orders/read-order.server";
import { type NextStep, submitCheckout } from "~/shop/orders/submit-checkout.server";
import type { Problem } from "~/shop/result";
import { readCheckoutForm } from "./checkout-form.server";

/** Typed again after a sign-in, for the account that the form was about. */
const KEPT = ["account", ...CHECKOUT_FIELDS];

/** Without a book to buy there is only the way to make one; its script offers the one this browser remembers. */
export const NOTHING_TO_BUY = "/create-book?restore";

/** What an address of the checkout asks for. */
export function saleOf(request: Request): SaleInput {
	const { searchParams } = new URL(request.url);
	return { bookId: searchParams.get("book"), again: searchParams.get("again") === "1" };
}

/** The address of a checkout without what it says of a form that failed. */
export function addressOf(request: Request): string {
	const { bookId, again = false } = saleOf(request);
	return bookId ? checkoutAddress(bookId, again) : "/checkout";
}

/** What the page shows of a post that failed, or that looked for addresses; the delivery form is with the checkout. */
export type FailedCheckout = {
	/** null where nothing is wrong. */
	problem: Problem | null;
	/** What was found by the postal code; nothing unless it was looked up. */
	found?: FoundAddresses;
	/** Of the form that was first shown: see `CheckoutScreen`. */
	ordersBefore?: number;
	typedCoupon: string;
};

/** Answers a post of the checkout form: Pay, a coupon's button, an address's, or the way to an account. */
export async function answerCheckoutForm(visitor: Visitor) {
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor, headers, request } = visitor;
	const here = addressOf(request);
	const expired = await sessionExpired(visitor, here, { form: fields, names: KEPT });
	if (expired) return expired;
	if (!actor) return redirect(NOTHING_TO_BUY, { headers });
	const { intent, ordersBefore, coverId, ...form } = readCheckoutForm(fields);
	const sale = { ...saleOf(request), ordersBefore, coverId };
	const kept = { ...sale, typed: form.typed };
	const shown = { ordersBefore, typedCoupon: form.typedCoupon };
	const goOn = async (to: string) => {
		await forgetFailedPost(visitor, "checkout");
		return redirect(to, { status: 303, headers });
	};
	const answer = async (problem: Problem) => {
		const ordered = problem.code === "not_found" || problem.details?.ordered === true;
		if (ordered) throw await turnedAway({ shop, actor }, sale, problem);
		return answerFailedPost(visitor, "checkout", problem, { shown: { problem, ...shown }, page: here });
	};
	const showFound = async (found: FoundAddresses) => {
		const page: FailedCheckout = { problem: null, found, ...shown };
		const to = await keepFailedPost(visitor, "checkout", here, page);
		return to ? redirect(`${to}#found-addresses`, { status: 303, headers }) : data(page, { headers });
	};
	try {
		await assertWithin(shop, intent === "pay" ? LIMITS.card : LIMITS.coupon, clientAddress());
		if (intent === "pay") {
			const next = await submitCheckout(shop, actor, { ...sale, ...form });
			return next.ok ? goOn(nextAddress(next.value)) : answer(next.error);
		}
		if (intent === "find-address") {
			const found = await findAddress(shop, actor, { ...kept, from: clientAddress() });
			return found.ok ? showFound(found.value) : answer(found.error);
		}
		if (intent === "create-account") {
			// Whatever comes of the coupon, the address is kept.
			await applyCoupon(shop, actor, { ...kept, code: form.typedCoupon });
			return goOn(withRedirectTo("/sign-up", here));
		}
		const change = {
			update: () => saveDelivery(shop, actor, kept),
			"apply-coupon": () => applyCoupon(shop, actor, { ...kept, code: form.typedCoupon }),
			"remove-coupon": () => removeCoupon(shop, actor, kept),
			// What was chosen has taken the place of what was typed.
			"use-address": () => saveDelivery(shop, actor, kept),
		}[intent];
		const changed = await change();
		const part = intent === "use-address" ? "delivery" : "order-summary";
		return changed.ok ? goOn(`${here}#${part}`) : answer(changed.error);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		await saveDelivery(shop, actor, kept);
		return answer(error.problem);
	}
}

function nextAddress(next: NextStep): string {
	if (next.to === "vendor") return next.url;
	const pages = {
		confirmation: "/order-confirmation",
		bank: "/checkout/authenticate",
		settling: "/checkout/return",
	};
	return `${pages[next.to]}?payment=${encodeURIComponent(next.payment)}`;
}

/** A book that can't be bought here: its order, if that is why; otherwise the way to a book. */
export async function turnedAway(
	{ shop, actor }: Pick<Visitor, "shop"> & { actor: Actor },
	sale: SaleInput,
	problem: Problem,
) {
	const bookId = sale.bookId ?? String(problem.details?.bookId ?? "");
	const readOrder = sale.again ? readLastOrder : readFirstOrder;
	const order = problem.details?.ordered === true ? await readOrder(shop, actor, bookId) : null;
	if (order?.ok) {
		const to = `/order-confirmation?payment=${encodeURIComponent(order.value.paymentId)}`;
		return redirectWithToast(to, { message: problem.message, type: "info" });
	}
	return sale.bookId && problem.code === "not_found" ? problemPage(problem) : redirect(NOTHING_TO_BUY);
}
