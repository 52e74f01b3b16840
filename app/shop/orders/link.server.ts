import type { Shop } from "~/shop.server";
import { LINK_MS } from "./rules";

const PURPOSE = "order link";

/** The address that opens an order, or a page `below` it, without a session, for its mails: whoever has it may read the order for LINK_MS. */
export function orderLink(
	shop: Pick<Shop, "settings" | "signer" | "clock">,
	orderId: string,
	below: "" | `/${string}` = "",
): string {
	const end = new Date(shop.clock.now().getTime() + LINK_MS);
	return `${shop.settings.APP_URL}/orders/${orderId}${below}?key=${shop.signer.keyUntil(PURPOSE, orderId, end)}`;
}

/** When the link was made that ends with a key, ISO; to the second, rounded up. */
export function madeAt(key: string): string {
	const [expires = ""] = key.split(".");
	return new Date(Number.parseInt(expires, 36) * 1000 - LINK_MS).toISOString();
}

/** Whether a key is the one of this order's link and hasn't ended. */
export function opensOrder(shop: Pick<Shop, "signer" | "clock">, orderId: string, key: string): boolean {
	return shop.signer.opens(PURPOSE, orderId, key, shop.clock.now());
}
