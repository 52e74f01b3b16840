import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "~/shop.server";

const DAY_MS = 24 * 3600_000;

function sign(shop: Pick<Shop, "settings">, coverId: string, expires: string): string {
	return createHmac("sha256", shop.settings.SESSION_SECRET)
		.update(`cover address:${coverId}:${expires}`)
		.digest("base64url");
}

/**
 * A signed address under which a cover can be seen without a session, at least for `ttlMs`. It ends with a day, so that
 * it stays the same all day long and the browser keeps the picture.
 */
export function coverUrl(
	shop: Pick<Shop, "settings" | "clock">,
	coverId: string,
	ttlMs = 30 * DAY_MS,
): string {
	const end = Math.ceil((shop.clock.now().getTime() + ttlMs) / DAY_MS) * DAY_MS;
	const expires = String(end / 1000);
	return `/covers/${coverId}.jpg?expires=${expires}&signature=${sign(shop, coverId, expires)}`;
}

/** Whether an address carries our signature for this cover and hasn't ended. */
export function isSignedAddress(
	shop: Pick<Shop, "settings" | "clock">,
	coverId: string,
	query: URLSearchParams,
): boolean {
	const expires = query.get("expires") ?? "";
	const given = Buffer.from(query.get("signature") ?? "");
	const right = Buffer.from(sign(shop, coverId, expires));
	if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
	return Number(expires) * 1000 > shop.clock.now().getTime();
}
