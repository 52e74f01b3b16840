import { drawnBook } from "~/shop/orders/delete-photos.testing";
import * as bookPages from "./api/book-pages";
import { type Row, strangers } from "./authorisation.testing";
import * as pageFile from "./page";

/** The pages of a book, and their pictures. */
export const pageRows: Row[] = ([undefined, "guest"] as const).flatMap((owner): Row[] => [
	{
		what: `the pages of a ${owner ?? "family"}'s book`,
		method: "GET",
		route: bookPages,
		owner,
		of: async (shop, actor) => {
			const { bookId } = await drawnBook(shop, actor);
			return { path: `/api/book/${bookId}/pages`, params: { bookId } };
		},
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: `the picture of a page of a ${owner ?? "family"}'s book`,
		method: "GET",
		route: pageFile,
		owner,
		of: async (shop, actor) => {
			const { bookId } = await drawnBook(shop, actor);
			return { path: `/pages/${bookId}/5?v=1`, params: { bookId, number: "5" } };
		},
		gets: { ...strangers(404), owner: 200 },
	},
]);
