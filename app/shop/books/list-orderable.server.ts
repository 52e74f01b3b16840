import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { coverUrl } from "./cover-address.server";
import { orderable } from "./list-store.server";
import { OFFER_MS, offerEnd } from "./rules";

/** As many as a family has free covers; more would be a list of its own. */
const MOST = 5;

/** `offerEndsAt`: until when it can be ordered, ISO 8601. */
export type OrderableBook = { bookId: string; title: string; coverImageUrl: string; offerEndsAt: string };

/** The newest of a visitor's books that can be ordered now for the first time. */
export async function listOrderable(shop: Shop, actor: Actor): Promise<OrderableBook[]> {
	const since = new Date(shop.clock.now().getTime() - OFFER_MS).toISOString();
	const rows = await orderable(shop.db, actor.id, since, MOST);
	return rows.map(({ id, title, cover_id, created_at }) => ({
		bookId: id,
		title,
		coverImageUrl: coverUrl(shop, cover_id ?? ""),
		offerEndsAt: offerEnd(created_at),
	}));
}
