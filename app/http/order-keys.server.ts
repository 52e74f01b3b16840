import { LINK_MS } from "~/shop/orders/rules";
import type { Shop } from "~/shop.server";
import { cookieOf, readCookie } from "./cookies.server";

/** What a browser has of the links in orders' mails: `ORDER:KEY|ORDER:KEY`, the last one opened at its end. */
const COOKIE = "orders";
/** As long as a key may be good: it ends by itself, mostly much sooner, and no browser keeps a cookie longer. */
const KEPT_S = LINK_MS / 1000;
/** More than anybody orders as a guest in that time; it travels with every request. */
const MOST = 10;
const KEPT = /^order_[\w-]{1,60}:[\w.-]{1,120}$/;

function keptIn(request: Request, testMode: boolean): string[] {
	const value = readCookie(request.headers.get("Cookie") ?? "", COOKIE, testMode) ?? "";
	return value.split("|", MOST).filter((one) => KEPT.test(one));
}

/** The key of an order's mail that this browser has, null for none; whether it still opens the order is another question. */
export function orderKeyOf(
	request: Request,
	{ settings }: Pick<Shop, "settings">,
	orderId: string,
): string | null {
	const found = keptIn(request, settings.testMode).find((one) => one.startsWith(`${orderId}:`));
	return found?.slice(orderId.length + 1) ?? null;
}

/** The `Set-Cookie` that gives a browser an order's key beside those it has. */
export function orderKeyCookie(
	request: Request,
	{ settings }: Pick<Shop, "settings">,
	{ orderId, key }: { orderId: string; key: string },
): string {
	const others = keptIn(request, settings.testMode).filter((one) => !one.startsWith(`${orderId}:`));
	const value = [...others, `${orderId}:${key}`].slice(-MOST).join("|");
	return cookieOf(COOKIE, settings.testMode, value, KEPT_S);
}

/** The `Set-Cookie` that takes all orders' keys from a browser. */
export function forgetOrderKeys({ settings }: Pick<Shop, "settings">): string {
	return cookieOf(COOKIE, settings.testMode, "", 0);
}
