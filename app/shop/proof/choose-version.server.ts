import type { Actor } from "~/shop/actor";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import { recordMessage } from "~/shop/orders/record-message.server";
import { putIn, versionsOf } from "~/shop/pages/bought-pages.server";
import { spreadOf } from "~/shop/pages/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { DEDICATION_PAGE, readDedication } from "~/studio/story/dedication";
import { openProof } from "./open-proof.server";
import { PROOF_TEXTS } from "./rules";

/** Puts an earlier version of the picture a page is on back into the book, words and all. Errors: as `openProof`; `not_found`. */
export function chooseProofVersion(
	shop: Shop,
	actor: Actor | null,
	{ number, version, ...asked }: OrderAsked & { number: number; version: number },
): Promise<Result<null>> {
	return shop.db.transaction().execute(async (trx) => {
		const open = await openProof(shop, trx, actor, asked);
		if (!open.ok) return open;
		const { versions } = await versionsOf(trx, {
			bookId: open.value.book_id,
			firstPage: spreadOf(number),
		});
		const picked = versions.find((one) => one.version === version && one.state === "ready");
		if (!picked) return fail("not_found", PROOF_TEXTS.noVersion);
		await putIn(trx, picked);
		const [said = ""]: string[] = JSON.parse(picked.words ?? "[]");
		if (picked.first_page === DEDICATION_PAGE)
			await recordMessage(trx, shop, asked.orderId, readDedication(said).message);
		return done(null);
	});
}
