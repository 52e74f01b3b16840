import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { clientAddress } from "~/http/connection.server";
import { enhanceScript } from "~/http/enhance.server";
import { readForm } from "~/http/form.server";
import { assertWithin } from "~/http/limits.server";
import { pageRefusal, problemPage } from "~/http/page.server";
import { Refusal, statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { accountOf, readVisitor, type Visitor } from "~/http/visitor.server";
import type { Actor } from "~/shop/actor";
import { readCheckout } from "~/shop/checkout/read-checkout.server";
import type { SaleInput } from "~/shop/checkout/sale.server";
import { applyCoupon, removeCoupon } from "~/shop/checkout/save-checkout.server";
import { LIMITS } from "~/shop/limits/rules";
import { readFirstOrder, readLastOrder } from "~/shop/orders/read-order.server";
import { type NextStep, submitCheckout } from "~/shop/orders/submit-checkout.server";
import type { Problem } from "~/shop/result";
import { CheckoutScreen } from "./CheckoutScreen";
import { readCheckoutForm } from "./checkout-form.server";
import { OfferEndedScreen } from "./OfferEndedScreen";

export const meta: MetaFunction = () => [{ title: `Complete Your Order | ${BRAND.name}` }];

/** Without a book to buy there is only the way to make one; its script offers the one this browser remembers. */
const NOTHING_TO_BUY = "/create-book?restore";

function saleOf(request: Request): SaleInput {
	const { searchParams } = new URL(request.url);
	return { bookId: searchParams.get("book"), again: searchParams.get("again") === "1" };
}

export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { shop, actor } = visitor;
	if (!actor) throw redirect(NOTHING_TO_BUY);
	const sale = saleOf(request);
	const account = await accountOf(visitor);
	const family = account ? { username: account.username, email: account.email } : null;
	const checkout = await readCheckout(shop, actor, { ...sale, family });
	if (!checkout.ok && checkout.error.code === "forbidden") {
		return data({ ended: checkout.error.message, checkout: null }, { status: 403 });
	}
	if (!checkout.ok) throw await turnedAway({ shop, actor }, sale, checkout.error);
	const payments = shop.providers.payments.describe();
	return data({
		ended: null,
		checkout: checkout.value,
		payments,
		scripts: [enhanceScript("checkout"), ...(payments.kind === "stripe" ? [enhanceScript("stripe")] : [])],
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor, headers } = visitor;
	if (!actor) return redirect(NOTHING_TO_BUY, { headers });
	const { intent, ordersBefore, coverId, ...form } = readCheckoutForm(fields);
	const sale = { ...saleOf(request), ordersBefore, coverId };
	const answer = async (problem: Problem) => {
		const ordered = problem.code === "not_found" || problem.details?.ordered === true;
		if (ordered) throw await turnedAway({ shop, actor }, sale, problem);
		const shown = { problem, ordersBefore, typedCoupon: form.typedCoupon };
		return data(shown, { status: statusOf(problem), headers });
	};
	try {
		await assertWithin(shop, intent === "pay" ? LIMITS.card : LIMITS.coupon, clientAddress());
		if (intent === "pay") {
			const next = await submitCheckout(shop, actor, { ...sale, ...form });
			return next.ok ? goOn(next.value, request, headers) : answer(next.error);
		}
		const kept = { ...sale, typed: form.typed };
		const changed =
			intent === "apply-coupon"
				? await applyCoupon(shop, actor, { ...kept, code: form.typedCoupon })
				: await removeCoupon(shop, actor, kept);
		return changed.ok ? goOn({ to: "new total" }, request, headers) : answer(changed.error);
	} catch (error) {
		if (error instanceof Refusal) return answer(error.problem);
		throw error;
	}
}

function goOn(next: NextStep, request: Request, headers: Headers) {
	const { pathname, search } = new URL(request.url);
	const address = {
		confirmation: "/order-confirmation",
		bank: "/checkout/authenticate",
		settling: "/checkout/return",
	};
	if (next.to === "vendor") return redirect(next.url, { status: 303, headers });
	if (next.to === "new total")
		return redirect(`${pathname}${search}#order-summary`, { status: 303, headers });
	return redirect(`${address[next.to]}?payment=${encodeURIComponent(next.payment)}`, {
		status: 303,
		headers,
	});
}

/** A book that can't be bought here: its order, if that is why; otherwise the way to a book. */
async function turnedAway(
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

export default function Checkout() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (page.checkout === null) return <OfferEndedScreen message={page.ended} />;
	return (
		<CheckoutScreen
			checkout={page.checkout}
			payments={page.payments}
			problem={answer?.problem ?? null}
			ordersBefore={answer?.ordersBefore ?? page.checkout.ordersBefore}
			typedCoupon={answer?.typedCoupon ?? ""}
			scripts={page.scripts}
		/>
	);
}
