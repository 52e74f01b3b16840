import { readOthersPhotos } from "~/shop/books/read-draft.server";
import { drawWaitingOf } from "~/shop/covers/wait-for-credits.server";
import type { Shop } from "~/shop.server";
import { type Claim, joinCredits, moveBelongings, moveDraft, moveOrders } from "./claim-store.server";

/**
 * Moves into an account what its family did as a guest: everything of this browser, and guests' orders that were
 * ordered with the account's proved address, in one transaction. A mail's link proves nothing: it can be forwarded. A form that another account typed before its session ended stays behind with its photos, until they are forgotten.
 */
export async function claimGuest(shop: Shop, claim: Claim): Promise<void> {
	const { userId, guestId, provedEmail } = claim;
	if (!guestId && !provedEmail) return;
	const now = shop.clock.now().toISOString();
	await shop.db.transaction().execute(async (trx) => {
		await moveOrders(trx, claim);
		if (!guestId) return;
		const others = await readOthersPhotos(trx, { guestId, userId });
		if (others === null) await moveDraft(trx, guestId, userId);
		await moveBelongings(trx, guestId, userId, others ?? []);
		await joinCredits(trx, guestId, userId, now);
		// The account's freeze may end before the guest's would have.
		await drawWaitingOf(shop, trx, userId, guestId);
	});
}
