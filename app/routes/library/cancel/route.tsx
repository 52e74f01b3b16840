import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { notFound } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { cancelOwnOrder } from "~/shop/orders/cancel-order.server";
import { orderEmailInput } from "~/shop/orders/contract";
import { CANCEL_TEXTS } from "~/shop/orders/rules";
import { ProveBuyer } from "~/ui/library/ProveBuyer";
import { meetForChange, openOrderForm } from "../order-visit.server";
import { CancelScreen } from "./CancelScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Cancel your order | ${BRAND.name}` }];

/** What cancelling an order means, for its family; whoever has its mail's link alone is to show first that it is its buyer. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { order, proved, may, page, lastResult } = await openOrderForm(request, orderId);
	return { order, proved, mayCancel: may.includes("cancel"), page, lastResult };
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const keep = Object.keys(orderEmailInput.shape);
	const { visitor, key, page, fields } = await meetForChange(request, orderId, "cancel", keep);
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
	const { lastResult, proved, ...screen } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (!proved && screen.mayCancel) return <ProveBuyer {...screen} step="cancel" />;
	return <CancelScreen {...screen} lastResult={answer?.lastResult ?? lastResult} />;
}
