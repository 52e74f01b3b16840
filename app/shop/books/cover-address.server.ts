import type { Shop } from "~/shop.server";

const DAY_MS = 24 * 3600_000;
const PURPOSE = "cover address";

/**
 * A signed address under which a cover can be seen without a session, at least for `ttlMs`. It ends with a day, so that
 * it stays the same all day long and the browser keeps the picture.
 */
export function coverUrl(shop: Pick<Shop, "signer" | "clock">, coverId: string, ttlMs = 30 * DAY_MS): string {
	const end = Math.ceil((shop.clock.now().getTime() + ttlMs) / DAY_MS) * DAY_MS;
	const expires = String(end / 1000);
	const signature = shop.signer.sign(PURPOSE, `${coverId}:${expires}`);
	return `/covers/${coverId}.jpg?expires=${expires}&signature=${signature}`;
}

/** Whether an address carries our signature for this cover and hasn't ended. */
export function isSignedAddress(
	shop: Pick<Shop, "signer" | "clock">,
	coverId: string,
	query: URLSearchParams,
): boolean {
	const expires = query.get("expires") ?? "";
	if (!shop.signer.verify(PURPOSE, `${coverId}:${expires}`, query.get("signature") ?? "")) return false;
	return Number(expires) * 1000 > shop.clock.now().getTime();
}
