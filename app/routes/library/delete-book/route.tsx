import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { deleteOrderedBook, readWhyBookStays } from "~/shop/accounts/delete-book.server";
import { orderEmailInput } from "~/shop/orders/contract";
import { DELETE_BOOK_TEXTS } from "~/shop/orders/delete-book";
import { meetForOrder, openOrderForm } from "../order-visit.server";
import { DeleteBookScreen } from "./DeleteBookScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Delete your book | ${BRAND.name}` }];

/** What goes with a book that has been ordered and what stays, for its family and whoever has its mail's link. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { visitor, key, order, page, lastResult } = await openOrderForm(request, orderId);
	const stays = await readWhyBookStays(visitor.shop, visitor.actor, { orderId, key });
	if (!stays.ok) throw notFound();
	return { order, stays: stays.value, page, lastResult };
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const { visitor, key, page } = await meetForOrder(request, orderId, Object.keys(orderEmailInput.shape));
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, orderEmailInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const asked = { orderId, key, ...submission.value };
	const deleting = deleteOrderedBook(visitor.shop, visitor.actor, asked);
	const deleted = await orSay(visitor, DELETE_BOOK_TEXTS.failed, deleting);
	if (!deleted.ok && deleted.error.code === "not_found") throw notFound();
	if (!deleted.ok) return failedForm(visitor, submission, deleted.error);
	return redirectWithToast(page, { message: DELETE_BOOK_TEXTS.deleted, type: "success" }, visitor.headers);
}

export default function DeleteBook() {
	const { lastResult, ...screen } = useLoaderData<typeof loader>();
	return (
		<DeleteBookScreen {...screen} lastResult={useActionData<typeof action>()?.lastResult ?? lastResult} />
	);
}
