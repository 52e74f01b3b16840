import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { cancelOwnOrder } from "~/shop/orders/cancel-order.server";
import { orderEmailInput } from "~/shop/orders/contract";
import { CANCEL_TEXTS } from "~/shop/orders/rules";
import { meetForOrder, openOrderForm } from "../order-visit.server";
import { CancelScreen } from "./CancelScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Cancel your order | ${BRAND.name}` }];

/** What cancelling an order means, for its family and whoever has its mail's link. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { order, may, page, lastResult } = await openOrderForm(request, orderId);
	return { order, mayCancel: may.includes("cancel"), page, lastResult };
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { visitor, key, page } = await meetForOrder(request, orderId, Object.keys(orderEmailInput.shape));
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, orderEmailInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const asked = { orderId, key, ...submission.value };
	const cancelled = await orSay(
		visitor,
		CANCEL_TEXTS.failed,
		cancelOwnOrder(visitor.shop, visitor.actor, asked),
	);
	if (!cancelled.ok && cancelled.error.code === "not_found") throw notFound();
	if (!cancelled.ok) return failedForm(visitor, submission, cancelled.error);
	return redirectWithToast(page, { message: "Your order is cancelled.", type: "success" }, visitor.headers);
}

export default function CancelOrder() {
	const { lastResult, ...screen } = useLoaderData<typeof loader>();
	return <CancelScreen {...screen} lastResult={useActionData<typeof action>()?.lastResult ?? lastResult} />;
}
