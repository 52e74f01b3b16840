import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { orderLink } from "./link.server";
import { findLastOrder } from "./store.server";

/** The page from which a family came to delete a book's photos; one that isn't known is the cover's. */
export async function readBackFrom(
	shop: Shop,
	actor: Actor,
	{ bookId, from }: { bookId: string; from: string },
): Promise<{ href: string; label: string }> {
	if (from === "books" && actor.kind === "family") return { href: "/books", label: "Back to My Books" };
	const order = from === "order" ? await findLastOrder(shop.db, actor.id, bookId) : undefined;
	if (!order)
		return { href: `/create-book/cover?book=${encodeURIComponent(bookId)}`, label: "Back to the cover" };
	const { pathname, search } = new URL(orderLink(shop, order.id));
	const href = actor.kind === "family" ? `/orders/${order.id}` : pathname + search;
	return { href, label: "Back to the order" };
}
