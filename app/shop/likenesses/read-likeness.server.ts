import { setTimeout as wait } from "node:timers/promises";
import type { Actor } from "~/shop/actor";
import { countMakingBefore, findPhoto, type Photo, photoById } from "~/shop/photos/likeness-state.server";
import { photoAddress } from "~/shop/photos/rules";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import type { Verdict } from "~/studio/story/likeness";
import { makeHeads } from "./make-heads.server";
import {
	FAILED_MESSAGE,
	headAddress,
	headMessage,
	type PhotoLikeness,
	verdictMessage,
	waitingMessage,
} from "./rules";
import { listHeads } from "./store.server";

/** Whose photo it is: a visitor, or a book's owner where a job asks. */
type Owner = Pick<Actor, "id">;

/** What POST and GET /api/uploads answer. Sizes in px. */
export type UploadAnswer = Pick<PhotoLikeness, "heads" | "verdict" | "message"> & {
	url: string;
	width: number;
	height: number;
};

/** How the likeness of a photo stands, for its owner; null for everybody else, as for no photo at all. */
export async function readLikeness(
	shop: Shop,
	actor: Owner | null,
	photoId: string,
): Promise<PhotoLikeness | null> {
	const photo = actor ? await findPhoto(shop.db, actor.id, photoId) : undefined;
	return photo ? likenessOf(shop, photo) : null;
}

/**
 * The same, once it is there or has failed, at most `ms` later. `from`, the network address that asks, takes turns with others:
 * a hundred photos that one sends keep nobody else waiting.
 */
export async function waitForLikeness(
	shop: Shop,
	actor: Owner | null,
	photoId: string,
	ms: number,
	from?: string,
): Promise<PhotoLikeness | null> {
	const photo = actor ? await findPhoto(shop.db, actor.id, photoId) : undefined;
	if (photo?.likeness === "making" && ms > 0) await beginAndWait(shop, photoId, ms, from);
	return readLikeness(shop, actor, photoId);
}

/** What an upload answers: at once, or when its heads are there, at most `ms` later. null for everybody but its owner. */
export async function readUpload(
	shop: Shop,
	actor: Actor | null,
	photoId: string,
	ms = 0,
	from?: string,
): Promise<UploadAnswer | null> {
	const likeness = await waitForLikeness(shop, actor, photoId, ms, from);
	const photo = actor && likeness ? await findPhoto(shop.db, actor.id, photoId) : undefined;
	if (!likeness || !photo) return null;
	const { heads, verdict, message } = likeness;
	return { url: photoAddress(photo.id), width: photo.width, height: photo.height, heads, verdict, message };
}

/** How often a process that doesn't draw looks whether a worker has, ms. */
const LOOK_MS = 200;

/** Begins the drawing rather than wait for its job to be looked at; should it fail, the job tries again. A web process leaves it to the workers. */
async function beginAndWait(shop: Shop, photoId: string, ms: number, from?: string): Promise<void> {
	if (shop.settings.ROLE === "web") return waitForWorker(shop, photoId, ms);
	// It goes on when nobody waits any more.
	const { signal } = new AbortController();
	const begun = makeHeads(shop, photoId, signal, { asker: from });
	// What ended it is the job's to tell.
	await withTimeout(
		AbortSignal.timeout(ms),
		begun.catch(() => null),
	);
}

async function waitForWorker(shop: Shop, photoId: string, ms: number): Promise<void> {
	const late = AbortSignal.timeout(ms);
	while (!late.aborted && (await photoById(shop.db, photoId))?.likeness === "making") await wait(LOOK_MS);
}

async function likenessOf(shop: Shop, photo: Photo): Promise<PhotoLikeness> {
	const { id: photoId, turns, likeness: state } = photo;
	const asked = { photoId, turns, state };
	if (state === "failed") return { ...asked, heads: [], verdict: null, message: FAILED_MESSAGE };
	if (state === "making") {
		const message = waitingMessage(await countMakingBefore(shop.db, photo));
		return { ...asked, heads: [], verdict: null, message };
	}
	const verdict = photo.verdict === null ? null : (JSON.parse(photo.verdict) as Verdict);
	const rows = await listHeads(shop.db, photoId);
	const heads = rows.map(({ id, position }) => ({
		id,
		imageUrl: headAddress(id),
		message: verdict && headMessage(verdict, rows.length, position),
	}));
	const message = verdict && verdictMessage(verdict, heads.length);
	return { ...asked, heads, verdict, message };
}
