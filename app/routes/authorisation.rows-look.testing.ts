import { drawnBook } from "~/shop/orders/delete-photos.testing";
import { sharePages } from "~/shop/pages/share-pages.server";
import { door, type Row, strangers } from "./authorisation.testing";
import * as pages from "./create/pages/route";
import * as share from "./create/share/route";

/** What a family sees and does of its book's pages, and whether others may look at them. */
export const lookRows: Row[] = [
	{
		what: "an opening of the book",
		method: "GET",
		route: pages,
		of: async (shop, owner) => {
			const { bookId } = await drawnBook(shop, owner);
			return { path: `/create-book/pages/4?book=${bookId}`, params: { number: "4" } };
		},
		gets: { ...strangers("302 /create-book"), owner: 200 },
	},
	{
		what: "a page drawn anew",
		method: "POST",
		route: pages,
		of: async (shop, owner) => {
			const { bookId } = await drawnBook(shop, owner);
			return { path: "/create-book/pages/4", params: { number: "4" }, form: { bookId, intent: "redraw" } };
		},
		gets: {
			...door("/create-book/cover"),
			other: "302 /create-book",
			owner: "303 /create-book/pages/4?book=:id#book",
		},
	},
	{
		what: "under which link others may look at a book",
		method: "GET",
		route: share,
		of: async (shop, owner) => {
			const { bookId } = await drawnBook(shop, owner);
			return { path: `/create-book/share?book=${bookId}` };
		},
		gets: { ...strangers("302 /create-book"), owner: 200 },
	},
	{
		what: "taking that link back",
		method: "POST",
		route: share,
		of: async (shop, owner) => {
			const { bookId } = await drawnBook(shop, owner);
			await sharePages(shop, owner, bookId);
			return { path: "/create-book/share", form: { bookId, intent: "stop" } };
		},
		gets: {
			...door("/create-book/cover"),
			other: "302 /create-book",
			owner: "303 /create-book/share?book=:id&stopped",
		},
	},
];
