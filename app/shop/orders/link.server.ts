import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "~/shop.server";
import { LINK_MS } from "./rules";

function sign(shop: Pick<Shop, "settings">, orderId: string, expires: string): string {
	return createHmac("sha256", shop.settings.SESSION_SECRET)
		.update(`order link:${orderId}:${expires}`)
		.digest("base64url");
}

/** The address that opens an order without a session, for its mails: whoever has it may read the order for LINK_MS. */
export function orderLink(shop: Pick<Shop, "settings" | "clock">, orderId: string): string {
	const expires = Math.ceil((shop.clock.now().getTime() + LINK_MS) / 1000).toString(36);
	return `${shop.settings.APP_URL}/orders/${orderId}?key=${expires}.${sign(shop, orderId, expires)}`;
}

/** Whether a key is the one of this order's link and hasn't ended. */
export function opensOrder(shop: Pick<Shop, "settings" | "clock">, orderId: string, key: string): boolean {
	const [expires = "", signature = ""] = key.split(".");
	const given = Buffer.from(signature);
	const right = Buffer.from(sign(shop, orderId, expires));
	if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
	return Number.parseInt(expires, 36) * 1000 > shop.clock.now().getTime();
}
