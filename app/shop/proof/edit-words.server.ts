import type { Actor } from "~/shop/actor";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import { MOST_EDITS } from "~/shop/pages/rules";
import { type WrittenPage, writeWords } from "~/shop/pages/write-words.server";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { openProof } from "./open-proof.server";
import { PROOF_TEXTS } from "./rules";

/** Puts a family's own words on pages of its proof. Errors: as `openProof` and `writeWords`. */
export async function editWords(
	shop: Shop,
	actor: Actor | null,
	{ pages, ...asked }: OrderAsked & { pages: readonly WrittenPage[] },
): Promise<Result<null>> {
	const open = await openProof(shop, shop.db, actor, asked);
	if (!open.ok) return open;
	return writeWords(shop, {
		bookId: open.value.book_id,
		pages,
		most: MOST_EDITS,
		used: PROOF_TEXTS.editsUsed,
		stillOpen: (db) => openProof(shop, db, actor, asked),
	});
}
