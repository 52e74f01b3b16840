import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { assertWithin } from "~/http/limits.server";
import { LIMITS } from "~/shop/limits/rules";
import { listPages } from "~/shop/pages/list-pages.server";
import { done } from "~/shop/result";

/** The pages of a book for its owner, guest or family, as far as they are drawn. */
const route = api("/api/book/:bookId/pages", {
	GET: async ({ visitor: { shop, actor }, params }) => {
		await assertWithin(shop, LIMITS.pages, clientAddress());
		const listed = await listPages(shop, actor, params.bookId ?? "");
		if (!listed.ok) return listed;
		const { ready, pages } = listed.value;
		return done({
			ready,
			pages: pages.map(({ number, text, altText, imageUrl, canReword }) => ({
				number,
				text,
				altText,
				imageUrl,
				canReword,
			})),
		});
	},
});

export const loader = route.loader;
export const action = route.action;
