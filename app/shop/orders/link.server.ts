import type { Shop } from "~/shop.server";
import { LINK_MS, PROOF_MS } from "./rules";

const PURPOSE = "order link";
/** Of the link that somebody has asked for who must prove to be the buyer: it goes to the order's address alone. */
const PROVING = "order proof";

/** The address that opens an order, or a page `below` it, without a session, for its mails: whoever has it may read the order for LINK_MS. */
export function orderLink(
	shop: Pick<Shop, "settings" | "signer" | "clock">,
	orderId: string,
	below: "" | `/${string}` = "",
	purpose = PURPOSE,
): string {
	const end = new Date(shop.clock.now().getTime() + LINK_MS);
	return `${shop.settings.APP_URL}/orders/${orderId}${below}?key=${shop.signer.keyUntil(purpose, orderId, end)}`;
}

/** The same for the mail that proves who is the buyer: for PROOF_MS its holder does with the order what a forwarded link doesn't. */
export const provingLink = (shop: Shop, orderId: string, below: `/${string}`) =>
	orderLink(shop, orderId, below, PROVING);

/** When the link was made that ends with a key, ISO; to the second, rounded up. */
export function madeAt(key: string): string {
	const [expires = ""] = key.split(".");
	return new Date(Number.parseInt(expires, 36) * 1000 - LINK_MS).toISOString();
}

/** Whether a key is the one of this order's link and hasn't ended. */
export function opensOrder(shop: Pick<Shop, "signer" | "clock">, orderId: string, key: string): boolean {
	return [PURPOSE, PROVING].some((purpose) => shop.signer.opens(purpose, orderId, key, shop.clock.now()));
}

/** Whether a key that opens its order proves as well that its holder is the buyer, now. */
export function provesBuyer(shop: Pick<Shop, "signer" | "clock">, orderId: string, key: string): boolean {
	const now = shop.clock.now();
	return shop.signer.opens(PROVING, orderId, key, now) && Date.parse(madeAt(key)) + PROOF_MS > now.getTime();
}
