import { data, redirect } from "@remix-run/node";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { problemHeaders, statusOf } from "~/http/statuses.server";
import type { Visitor } from "~/http/visitor.server";
import { typedWords, WRITTEN_FIELDS, writtenPages } from "~/http/written-pages.server";
import type { Actor } from "~/shop/actor";
import { readShownBook } from "~/shop/books/read-stage.server";
import { changePage } from "~/shop/pages/change-page.server";
import { choosePageVersion } from "~/shop/pages/choose-version.server";
import { writePages } from "~/shop/pages/write-pages.server";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { pageAddress } from "~/ui/book-pages/addresses";
import { turnedAway } from "../turned-away.server";

type Asked = { bookId: string; number: number; fields: FormData };

/** What each button of the page does. */
const ANSWERS: Record<string, (shop: Shop, actor: Actor, asked: Asked) => Promise<Result<unknown>>> = {
	redraw: (shop, actor, asked) => changePage(shop, actor, { ...asked, by: "redraw" }),
	reword: (shop, actor, asked) => changePage(shop, actor, { ...asked, by: "reword" }),
	write: (shop, actor, { bookId, fields }) =>
		writePages(shop, actor, { bookId, pages: writtenPages(fields) }),
	choose: (shop, actor, { bookId, number, fields }) =>
		choosePageVersion(shop, actor, { bookId, number, version: Number(fields.get("version") ?? Number.NaN) }),
};

/** Answers the buttons beside a page, for the book of the form: another tab may have begun another one meanwhile. */
export async function answerPagesForm(visitor: Visitor, number: number) {
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const { shop, actor } = visitor;
	const bookId = String(fields.get("bookId") ?? "");
	const book = await readShownBook(shop, actor, bookId);
	if (!actor || !book) throw await turnedAway(visitor, fields, bookId, WRITTEN_FIELDS);
	const intent = String(fields.get("intent"));
	const answer = Object.hasOwn(ANSWERS, intent) ? ANSWERS[intent] : undefined;
	const answered = await answer?.(shop, actor, { bookId, number, fields });
	if (!answered || answered.ok) throw redirect(pageAddress(bookId, number), 303);
	const { error } = answered;
	return data(
		{ message: error.message, typed: typedWords(writtenPages(fields), error) },
		{ status: statusOf(error), headers: problemHeaders(error) },
	);
}
