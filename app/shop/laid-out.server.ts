import { sellerOf } from "~/content/seller";
import { type Letter, layOut } from "~/emails/letter";
import type { Shop } from "~/shop.server";

/** A letter, whom it goes to, and who gets an answer if not the shop. */
export type Addressed = Letter & { to: string; replyTo?: string };

/** A letter as it is handed to the mailer: in both forms, with the seller at its foot, and behind it the way to end its news. */
export function laidOut(shop: Shop, { to, replyTo, ...letter }: Addressed, unsubscribe?: string) {
	return {
		to,
		...(replyTo === undefined ? {} : { replyTo }),
		...(unsubscribe === undefined ? {} : { unsubscribe }),
		...layOut(letter, sellerOf(shop.settings), unsubscribe),
	};
}
