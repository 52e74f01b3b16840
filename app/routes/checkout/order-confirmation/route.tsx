import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { readNextBookCoupon } from "~/shop/coupons/next-book.server";
import { readOrderByPayment } from "~/shop/orders/read-order.server";
import { isOver } from "~/shop/orders/rules";
import { ConfirmationScreen } from "./ConfirmationScreen";

export const meta: MetaFunction = () => [{ title: `Order Confirmed | ${BRAND.name}` }];

/** The result of a payment, for the browser or account that paid; anybody else is sent home. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const payment = new URL(request.url).searchParams.get("payment");
	const order = payment && actor ? await readOrderByPayment(shop, actor, payment) : null;
	if (!order?.ok) throw redirect("/");
	// Nothing is on its way any more: its own page says what became of it.
	if (isOver(order.value)) throw redirect(`/orders/${order.value.id}`);
	return data({
		order: order.value,
		nextBookCoupon: await readNextBookCoupon(shop, { id: order.value.id, status: order.value.status }),
		signedIn: actor?.kind === "family",
		script: enhanceScript("order-confirmed"),
	});
}

export default function OrderConfirmation() {
	return <ConfirmationScreen {...useLoaderData<typeof loader>()} />;
}
