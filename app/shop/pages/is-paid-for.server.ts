import { illustratorOf } from "~/shop/books/illustrator-of.server";
import type { Shop } from "~/shop.server";
import { previewById } from "./store.server";

/** Whether the pictures of a book are bought of a vendor. */
export async function isPaidFor(shop: Shop, bookId: string): Promise<boolean> {
	const preview = await previewById(shop.db, bookId);
	return preview !== undefined && illustratorOf(shop, preview).describe().kind === "vendor";
}
