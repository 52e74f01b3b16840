import type { Shop } from "~/shop.server";
import { LINK_MS } from "./rules";

const PURPOSE = "order link";
/** When it ends, in seconds, and the signature of that: nothing before, between or after, for it becomes a cookie. */
const KEY = /^([0-9a-z]{1,12})\.([\w-]{43})$/;

/** The address that opens an order, or a page `below` it, without a session, for its mails: whoever has it may read the order for LINK_MS. */
export function orderLink(
	shop: Pick<Shop, "settings" | "signer" | "clock">,
	orderId: string,
	below: "" | `/${string}` = "",
): string {
	const expires = Math.ceil((shop.clock.now().getTime() + LINK_MS) / 1000).toString(36);
	return `${shop.settings.APP_URL}/orders/${orderId}${below}?key=${expires}.${shop.signer.sign(PURPOSE, `${orderId}:${expires}`)}`;
}

/** When the link was made that ends with a key, ISO; to the second, rounded up. */
export function madeAt(key: string): string {
	const [expires = ""] = key.split(".");
	return new Date(Number.parseInt(expires, 36) * 1000 - LINK_MS).toISOString();
}

/** Whether a key is the one of this order's link and hasn't ended. */
export function opensOrder(shop: Pick<Shop, "signer" | "clock">, orderId: string, key: string): boolean {
	const [, expires = "", signature = ""] = KEY.exec(key) ?? [];
	if (!shop.signer.verify(PURPOSE, `${orderId}:${expires}`, signature)) return false;
	return Number.parseInt(expires, 36) * 1000 > shop.clock.now().getTime();
}
