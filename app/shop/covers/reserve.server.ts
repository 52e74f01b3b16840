import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { done, fail, type Result } from "~/shop/result";
import { mayCost } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import {
	ADDRESS_COVERS,
	ADDRESS_WINDOW_MS,
	DRAWING_LATER,
	ENOUGH_COVERS,
	FREEZE_MS,
	FROZEN_TEXTS,
	MOST_COVERS,
	MOST_DRAWING,
	MOST_DRAWING_OF_ADDRESS,
	mayDraw,
} from "./rules";
import {
	closeCover,
	countCovers,
	countDrawing,
	countReserved,
	coversFromAddress,
	findCredits,
	findOpenCover,
	hasProvedEmail,
	insertCover,
	listReady,
	styleOf,
} from "./store.server";

export type Reservation = {
	ownerId: string;
	bookId: string;
	/** Keyed hash of the network address it is asked from; empty: not counted. */
	addressHash: string;
	/** A call waits for the answer, and may ask again for it. */
	awaited: boolean;
	/** Its family has been told not to wait, and that we write when it is drawn. */
	isLate?: boolean;
};

/** The key of the job that draws a cover. */
export function drawingKey(coverId: string): string {
	return `draw-cover:${coverId}`;
}

/**
 * Reserves a credit for a book's next cover and has it drawn, inside the transaction of whoever asks. A cover that is on
 * its way is joined; one that is ready only by a call, to which its answer may be owed. Gives the cover's id.
 * Errors: `conflict` (it has all the covers that are kept of a book), `frozen` with `freezeExpiresAt`, `rate_limited` (the
 * daily cap of an address), `quota` (too many wait to be drawn, or vendors have had today what they may).
 */
export async function reserveCover(
	trx: Handle,
	shop: Pick<Shop, "clock" | "ids" | "settings" | "providers">,
	{ ownerId, bookId, addressHash, awaited, isLate = false }: Reservation,
): Promise<Result<{ coverId: string }>> {
	const open = await findOpenCover(trx, bookId);
	if (open && (awaited || open.state === "drawing")) return done({ coverId: open.id });

	if ((await listReady(trx, bookId)).length >= MOST_COVERS) return ENOUGH_COVERS;
	const now = shop.clock.now();
	const credits = await findCredits(trx, ownerId, now.toISOString());
	if (!mayDraw(credits, await countReserved(trx, ownerId))) {
		// The last credits are all on their way: the freeze begins when they have arrived.
		const freezeExpiresAt = credits.frozenUntil ?? new Date(now.getTime() + FREEZE_MS).toISOString();
		return fail("frozen", FROZEN_TEXTS.toast, { details: { freezeExpiresAt } });
	}
	// Anybody can open accounts by the dozen; a mailbox each is another matter.
	const counted = (await hasProvedEmail(trx, ownerId)) ? "" : addressHash;
	if (counted) {
		const since = new Date(now.getTime() - ADDRESS_WINDOW_MS).toISOString();
		const { count, first } = await coversFromAddress(trx, counted, since);
		if (count >= ADDRESS_COVERS * shop.settings.RATE_LIMIT_SCALE) {
			const retryAfter = (Date.parse(first ?? since) + ADDRESS_WINDOW_MS - now.getTime()) / 1000;
			return fail(
				"rate_limited",
				"A lot of covers were drawn from your network today. Please try again tomorrow.",
				{ retryAfter },
			);
		}
	}
	const drawing = await countDrawing(trx, counted);
	const scale = shop.settings.RATE_LIMIT_SCALE;
	if (drawing.all >= MOST_DRAWING * scale || drawing.ofAddress >= MOST_DRAWING_OF_ADDRESS * scale)
		return DRAWING_LATER;
	if (illustratorOf(shop, { style: await styleOf(trx, bookId) }).describe().kind === "vendor") {
		const affordable = await mayCost(shop, trx, ownerId);
		if (!affordable.ok) return affordable;
	}
	// No call came back for it, and its family wants another: that one is what a call gets now.
	if (open) await closeCover(trx, open.id);
	const coverId = shop.ids.next("cover");
	const seed = String((await countCovers(trx, bookId)) + 1);
	await insertCover(trx, {
		id: coverId,
		book_id: bookId,
		owner_id: ownerId,
		seed,
		address_hash: counted,
		requested_at: now.toISOString(),
	});
	const payload = { coverId, awaited, ...(isLate && { isLate }) };
	await enqueue(trx, shop, { kind: "draw-cover", key: drawingKey(coverId), payload });
	return done({ coverId });
}
