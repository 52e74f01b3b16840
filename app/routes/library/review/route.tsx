import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
	replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { reviewForm } from "~/shop/reviews/contract";
import { mayBeReviewed, REVIEW_TEXTS } from "~/shop/reviews/rules";
import { writeReview } from "~/shop/reviews/write-review.server";
import { ORDER_FAILED, OrderProblem, orderProblem, PROBLEM_TITLES } from "~/ui/library/OrderProblem";
import { ReviewScreen } from "./ReviewScreen";

export const meta: MetaFunction<typeof loader> = ({ data: screen }) => [
	{
		title: `${screen?.order ? "Write a Review" : PROBLEM_TITLES[screen?.problem ?? "missing"]} | ${BRAND.name}`,
	},
];

export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request);
	const { headers } = visitor;
	const reading = readOrderDetail(shop, actor, { orderId, key: null });
	const found = await orSay(visitor, ORDER_FAILED, reading);
	const order = found.ok ? found.value.order : null;
	const problem = orderProblem(found);
	const typed = problem === "failed" ? null : await takeTyped(visitor);
	if (order?.review) throw replace(`/orders/${order.id}`, { status: 303, headers });
	if (order && !mayBeReviewed(order.status)) {
		throw await redirectWithToast(
			`/orders/${order.id}`,
			{ message: REVIEW_TEXTS.notPaid, type: "info" },
			headers,
		);
	}
	return data(
		{
			order,
			problem,
			typed: order && typed ? { initialValue: typed } : undefined,
		},
		{ status: found.ok ? 200 : statusOf(found.error), headers },
	);
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request, undefined, Object.keys(reviewForm.shape));
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, reviewForm);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const writing = writeReview(shop, actor, { ...submission.value, orderId });
	const written = await orSay(visitor, REVIEW_TEXTS.unexpected, writing);
	if (written.ok) return redirect("/orders?review=success", { status: 303, headers: visitor.headers });
	const { code, message } = written.error;
	if (code !== "conflict") return failedForm(visitor, submission, written.error);
	return redirectWithToast(`/orders/${orderId}`, { message, type: "info" }, visitor.headers);
}

export default function Review() {
	const { order, problem, typed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (!order) return <OrderProblem problem={problem} />;
	return <ReviewScreen order={order} lastResult={answer?.lastResult ?? typed} />;
}
