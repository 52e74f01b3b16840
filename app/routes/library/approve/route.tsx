import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { approveInput } from "~/shop/orders/contract";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { meetForOrder, openOrderForm } from "../order-visit.server";
import { ApproveScreen } from "./ApproveScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Approve your book | ${BRAND.name}` }];

/** What approving a book means, asked once more of whom its order's page opens for. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { order, may, page, lastResult } = await openOrderForm(request, orderId);
	return { order, mayApprove: may.includes("approve"), page, lastResult };
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const keep = Object.keys(approveInput.shape);
	const { visitor, key, page } = await meetForOrder(request, orderId, keep);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, approveInput);
	const asked = { orderId, key, step: "approve" } as const;
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const approved = await moveOwnOrder(visitor.shop, visitor.actor, asked);
	if (!approved.ok && approved.error.code === "not_found") throw notFound();
	const toast = approved.ok
		? ({ message: "Thank you. Your book goes to our printer now.", type: "success" } as const)
		: ({ message: approved.error.message, type: "error" } as const);
	return redirectWithToast(page, toast, visitor.headers);
}

export default function ApproveOrder() {
	const { lastResult, ...screen } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <ApproveScreen {...screen} lastResult={answer?.lastResult ?? lastResult} />;
}
