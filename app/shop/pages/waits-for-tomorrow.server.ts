import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { mayCost } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import type { OwnPreview } from "./store.server";

/** Whether the vendors have had today what they may, so that no page of this book is drawn until the day after: a bought one's are. */
export async function waitsForTomorrow(shop: Shop, preview: OwnPreview): Promise<boolean> {
	const costs = illustratorOf(shop, preview).describe().kind === "vendor";
	return costs && preview.ordered === 0 && !(await mayCost(shop, shop.db, preview.owner_id)).ok;
}
