import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { assertDatabaseThere, readVisitor } from "~/http/visitor.server";
import { declineReason } from "~/shop/checkout/decline-reason.server";
import { findPaymentStep } from "~/shop/checkout/find-payment-step.server";
import { placeOrderNow } from "~/shop/orders/place-order-now.server";
import { backDeclined } from "../back-declined.server";
import { SETTLING_TITLES, SettlingScreen } from "./SettlingScreen";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
	{ title: `${page?.unsaved ? SETTLING_TITLES.unsaved : SETTLING_TITLES.unpaid} | ${BRAND.name}` },
];

/** Seconds between two looks, for a browser without scripts as well. */
const LOOK_AGAIN = "4";

/**
 * Where a customer comes back to from the vendor or the bank. The address says nothing of what happened there: the
 * provider is asked, and placing an order twice is the same as once.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).then(assertDatabaseThere).catch(pageRefusal);
	const { shop, actor } = visitor;
	const payment = new URL(request.url).searchParams.get("payment") ?? "";
	const step = actor && (await findPaymentStep(shop, actor, payment));
	if (!actor || !step?.ok) throw redirect("/");
	const placed = await placeOrderNow(shop, actor, payment);
	if (placed.ok) {
		const paid = encodeURIComponent(placed.value.order.paymentId);
		throw redirect(`/order-confirmation?payment=${paid}`, 303);
	}
	const { code, details, message } = placed.error;
	const unsaved = code === "bug" ? message : null;
	const waiting = unsaved || code === "vendor" || (code === "not_paid" && details?.state === "processing");
	if (waiting) return data({ unsaved }, { headers: { Refresh: LOOK_AGAIN } });
	const { checkout } = step.value;
	if (code === "not_paid") throw await backDeclined(visitor, checkout, await declineReason(shop, payment));
	throw await redirectWithToast(checkout, { message, type: "error" });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function Return() {
	const { unsaved } = useLoaderData<typeof loader>();
	const { pathname, search } = useLocation();
	return <SettlingScreen here={pathname + search} unsaved={unsaved} />;
}
