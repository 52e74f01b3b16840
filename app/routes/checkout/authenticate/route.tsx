import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal, problemPage } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { findPaymentStep } from "~/shop/checkout/find-payment-step.server";
import { answerBank } from "~/shop/checkout/pay-by-card.server";
import { placeOrderNow } from "~/shop/orders/place-order-now.server";
import { backDeclined } from "../back-declined.server";
import { AuthenticateScreen } from "./AuthenticateScreen";

export const meta: MetaFunction = () => [{ title: `Confirm with your bank | ${BRAND.name}` }];

const paymentOf = (request: Request) => new URL(request.url).searchParams.get("payment") ?? "";
const settling = (payment: string) => `/checkout/return?payment=${encodeURIComponent(payment)}`;

/** The embedded port's 3-D Secure step: what the bank's own page is with a real card. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, actor } = await readVisitor(request).catch(pageRefusal);
	const step = actor && (await findPaymentStep(shop, actor, paymentOf(request)));
	if (!step?.ok || !shop.providers.sandbox.cardForm) throw notFound();
	if (step.value.state !== "requires_action") throw redirect(settling(step.value.paymentId));
	return data({ amountPence: step.value.amountPence });
}

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor } = visitor;
	const payment = paymentOf(request);
	const step = actor && (await findPaymentStep(shop, actor, payment));
	if (!actor || !step?.ok) throw notFound();
	const answered = await answerBank(shop, actor, payment, fields.get("answer") === "authenticate");
	if (answered.ok) {
		const placed = await placeOrderNow(shop, actor, payment);
		return redirect(
			placed.ok ? `/order-confirmation?payment=${encodeURIComponent(payment)}` : settling(payment),
			303,
		);
	}
	if (answered.error.code !== "declined") throw problemPage(answered.error);
	return backDeclined(visitor, step.value.checkout, answered.error.message);
}

export default function Authenticate() {
	return <AuthenticateScreen {...useLoaderData<typeof loader>()} />;
}
