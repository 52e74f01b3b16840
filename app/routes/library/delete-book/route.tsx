import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { notFound } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { deleteOrderedBook, readWhyBookStays } from "~/shop/accounts/delete-book.server";
import { orderEmailInput } from "~/shop/orders/contract";
import { DELETE_BOOK_TEXTS } from "~/shop/orders/delete-book";
import { ProveBuyer } from "~/ui/library/ProveBuyer";
import { meetForChange, openOrderForm } from "../order-visit.server";
import { DeleteBookScreen } from "./DeleteBookScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Delete your book | ${BRAND.name}` }];

/** What goes with a book that has been ordered and what stays, for its family; whoever has its mail's link alone is to show first that it is its buyer. */
export async function loader({ request, params: { orderId = "" } }: LoaderFunctionArgs) {
	const { visitor, key, order, proved, page, lastResult } = await openOrderForm(request, orderId);
	const stays = await readWhyBookStays(visitor.shop, visitor.actor, { orderId, key });
	if (!stays.ok) throw notFound();
	return { order, proved, stays: stays.value, page, lastResult };
}

export async function action({ request, params: { orderId = "" } }: ActionFunctionArgs) {
	const keep = Object.keys(orderEmailInput.shape);
	const { visitor, key, page, fields } = await meetForChange(request, orderId, "delete-book", keep);
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
	const { lastResult, proved, ...screen } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (!proved && !screen.stays) return <ProveBuyer {...screen} step="delete-book" />;
	return <DeleteBookScreen {...screen} lastResult={answer?.lastResult ?? lastResult} />;
}
