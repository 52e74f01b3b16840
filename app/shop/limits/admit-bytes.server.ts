import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { countUse, pastLimit, uncountUse } from "./count.server";
import { takeRoom } from "./room.server";
import { LIMITS } from "./rules";

/**
 * Lets `bytes` of what somebody typed in: counted for the network address they come `from`, and where the shop has room.
 * Errors: `full`, `rate_limited`, and then nothing is counted.
 */
export async function admitBytes(shop: Shop, bytes: number, from: string): Promise<Result<null>> {
	const room = await takeRoom(shop, bytes);
	if (!room.ok) return room;
	const kilobytes = Math.ceil(bytes / 1024);
	const { left, endsAt } = await countUse(shop, LIMITS.kilobytesOfDay, from, kilobytes);
	if (left >= 0) return done(null);
	await room.value(bytes);
	await uncountUse(shop, LIMITS.kilobytesOfDay, from, kilobytes);
	return pastLimit(shop, LIMITS.kilobytesOfDay, endsAt);
}
