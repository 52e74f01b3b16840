import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { orderKeyCookie } from "~/http/order-keys.server";
import { notFound } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { changeDetails, seenDetails } from "~/shop/orders/change-details.server";
import { detailsInput } from "~/shop/orders/contract";
import { DETAILS_TEXTS } from "~/shop/orders/details";
import { ProveBuyer } from "~/ui/library/ProveBuyer";
import { meetForChange, openOrderForm } from "../order-visit.server";
import { DetailsScreen } from "./DetailsScreen";
import { answerFinder } from "./find-address.server";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Change your order | ${BRAND.name}` }];

/** Where an order goes to, whom we write to and what it says as a gift, for its family; whoever has its mail's link alone is to show first that it is its buyer. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { visitor, order, proved, may, page, lastResult } = await openOrderForm(request, orderId);
	const closed = may.includes("cancel") ? null : DETAILS_TEXTS.closed;
	// What has been changed since is then shown beside what was typed.
	return {
		order,
		proved,
		closed,
		page,
		finds: visitor.shop.providers.addresses !== null && order.delivery?.country === "GB",
		seen: lastResult?.initialValue.seen ?? seenDetails(order),
		lastResult,
	};
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const keep = Object.keys(detailsInput.shape);
	const { visitor, key, page, fields } = await meetForChange(request, orderId, "details", keep);
	const finder = await answerFinder(visitor, { orderId, key }, fields, keep);
	if (finder) return finder;
	const submission = parseForm(fields, detailsInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const asked = { orderId, key, details: submission.value };
	const changed = await orSay(
		visitor,
		DETAILS_TEXTS.failed,
		changeDetails(visitor.shop, visitor.actor, asked),
	);
	if (!changed.ok && changed.error.code === "not_found") throw notFound();
	if (!changed.ok) return failedForm(visitor, submission, changed.error);
	const { newKey } = changed.value;
	const message = newKey ? DETAILS_TEXTS.savedEmail : DETAILS_TEXTS.saved;
	// The links mailed before have ended: whoever came by one of them goes on with the new key.
	if (key && newKey)
		visitor.headers.append("Set-Cookie", orderKeyCookie(request, visitor.shop, { orderId, key: newKey }));
	return redirectWithToast(page, { message, type: "success" }, visitor.headers);
}

export default function OrderDetails() {
	const { lastResult, proved, finds, ...screen } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (!proved && !screen.closed) return <ProveBuyer {...screen} step="details" />;
	const { seen = screen.seen, found } = (answer && "shown" in answer && answer.shown) || {};
	return (
		<DetailsScreen
			{...screen}
			seen={seen}
			finder={finds ? { found } : undefined}
			lastResult={answer?.lastResult ?? lastResult}
		/>
	);
}
