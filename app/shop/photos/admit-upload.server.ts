import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { countUse, pastLimit, uncountUse } from "~/shop/limits/count.server";
import { takeRoom } from "~/shop/limits/room.server";
import { LIMITS, QUOTA, QUOTA_TEXTS } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findWaiting } from "./store.server";

/** A body that is about to be read. */
export type Arriving = {
	address: string;
	/** A photo for a book counts for its visitor; a profile's picture takes the place of the one before. */
	of: "photo" | "picture";
	/** Its Content-Length; null when it doesn't say. */
	bytes: number | null;
	/** Most that would be read of it. */
	most: number;
};

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** How many bytes of an upload may be read; `returnUnread`, told at its end how many were, takes back what didn't come. */
export type Admitted = { bytes: number; returnUnread(read: number): Promise<void> };

/**
 * Lets an upload in, judged before its first byte: by what its visitor has waiting, what its network has sent in a day, and
 * what the shop has room for, all of it counted at once. Errors: `full`, `quota`, `rate_limited`.
 */
export async function admitUpload(
	shop: Shop,
	actor: Actor | null,
	{ address, of, bytes, most }: Arriving,
): Promise<Result<Admitted>> {
	const left =
		actor && of === "photo" ? await quotaLeft(shop, shop.db, actor.id) : done(Number.POSITIVE_INFINITY);
	if (!left.ok) return left;
	const wanted = bytes ?? Math.min(most, left.value);
	if (wanted > left.value) return fail("quota", QUOTA_TEXTS.bytes);
	const photos = await countUse(shop, LIMITS.photosOfDay, address, 0);
	if (of === "photo" && photos.left < 1) return pastLimit(shop, LIMITS.photosOfDay, photos.endsAt);
	const room = await takeRoom(shop, wanted);
	if (!room.ok) return room;
	const sent = await countUse(shop, LIMITS.kilobytesOfDay, address, kilobytes(wanted));
	const giveBack = async (taken: number, kept: number) => {
		await room.value(taken - kept);
		const unread = kilobytes(taken) - kilobytes(kept);
		if (unread > 0) await uncountUse(shop, LIMITS.kilobytesOfDay, address, unread);
	};
	const excess = Math.ceil(Math.max(0, -sent.left));
	// A body that doesn't say how long it is may bring what is left.
	const rest = bytes === null ? Math.max(0, kilobytes(wanted) - excess) * 1024 : 0;
	const granted = excess > 0 ? rest : wanted;
	await giveBack(wanted, granted);
	if (excess > 0 && granted === 0) return pastLimit(shop, LIMITS.kilobytesOfDay, sent.endsAt);
	return done({ bytes: granted, returnUnread: (read) => giveBack(granted, read) });
}

/** How many bytes of photos an owner may still bring. Error: `quota`, with when the first of the photos will be gone. */
export async function quotaLeft(shop: Shop, db: Handle, owner: string): Promise<Result<number>> {
	const { RATE_LIMIT_SCALE: scale } = shop.settings;
	const { waiting, bytes, firstGone } = await findWaiting(db, owner);
	const left = QUOTA.photoBytes * scale - bytes;
	const most = Math.ceil(QUOTA.waitingPhotos * scale);
	if (waiting < most && left > 0) return done(left);
	const retryAfter =
		firstGone === null ? undefined : (Date.parse(firstGone) - shop.clock.now().getTime()) / 1000;
	return fail("quota", left > 0 ? QUOTA_TEXTS.photos(most) : QUOTA_TEXTS.bytes, { retryAfter });
}
