import type { Shop } from "~/shop.server";
import { LINK_MS } from "./rules";

const PURPOSE = "order link";

/** The address that opens an order without a session, for its mails: whoever has it may read the order for LINK_MS. */
export function orderLink(shop: Pick<Shop, "settings" | "signer" | "clock">, orderId: string): string {
	const expires = Math.ceil((shop.clock.now().getTime() + LINK_MS) / 1000).toString(36);
	return `${shop.settings.APP_URL}/orders/${orderId}?key=${expires}.${shop.signer.sign(PURPOSE, `${orderId}:${expires}`)}`;
}

/** Whether a key is the one of this order's link and hasn't ended. */
export function opensOrder(shop: Pick<Shop, "signer" | "clock">, orderId: string, key: string): boolean {
	const [expires = "", signature = ""] = key.split(".");
	if (!shop.signer.verify(PURPOSE, `${orderId}:${expires}`, signature)) return false;
	return Number.parseInt(expires, 36) * 1000 > shop.clock.now().getTime();
}
