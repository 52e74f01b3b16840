import { api } from "~/http/api.server";
import { requireFamilyCall } from "~/http/guards.server";
import { BOOKS_A_PAGE, listBooks, MOST_BOOKS_A_PAGE } from "~/shop/books/list-books.server";
import { pageLimit, pageNumber } from "../library/page-number";

/** The family's books, newest first: `?page=` from 1, `?limit=` 3 unless given, at most 24; what is no number is the usual one. */
const route = api("/api/book/user", {
	GET: ({ visitor, url }) =>
		listBooks(visitor.shop, requireFamilyCall(visitor), {
			page: pageNumber(url),
			limit: pageLimit(url, BOOKS_A_PAGE, MOST_BOOKS_A_PAGE),
		}),
});

export const loader = route.loader;
export const action = route.action;
