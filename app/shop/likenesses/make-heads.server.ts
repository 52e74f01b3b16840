import sharp from "sharp";
import type { IllustratorError } from "~/providers/illustrator/port";
import { type Photo, photoById, setLikenessState } from "~/shop/photos/likeness-state.server";
import { HEAD_KEPT_MS } from "~/shop/photos/rules";
import { cancelRemoval, planRemoval, removeFiles } from "~/shop/remove-files.server";
import { withDeadline } from "~/shop/with-deadline";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { MOST_HEADS, type Verdict } from "~/studio/story/likeness";
import { type FairLine, fairLine } from "./fair-line.server";
import { headFiles, headKey } from "./head-files";
import { isPicture } from "./is-picture";
import { insertHeads } from "./store.server";

export type Made = { ok: true } | { ok: false; error: IllustratorError | "photo_gone" };

/** A photo takes half a minute at most, and so does the one before it, ms. */
const DRAWN_IN_MS = 70_000;

/** Longer edge of a head's picture on a page, px. */
const SHOWN_PX = 512;

const FAILED = { likeness: "failed", verdict: null } as const;

/** Photos held in memory for the illustrator, who draws one at a time; those of a hundred uploads at once wait on the disk. */
const MOST_HELD = 2;

type Hall = {
	/** What is being drawn or waits for its turn, by the photo's file: whoever wants the same waits for it. */
	underWay: Map<string, Promise<Made>>;
	line: FairLine;
};
const halls = new WeakMap<Shop["db"], Hall>();

function hallOf({ db }: Shop): Hall {
	const hall = halls.get(db) ?? { underWay: new Map(), line: fairLine(MOST_HELD) };
	halls.set(db, hall);
	return hall;
}

/** Who wants a photo's heads: `asker`, by default its owner, takes turns with others; a cover that waits for them goes first. */
export type Wanted = { asker?: string; isUrgent?: boolean };

/**
 * Draws the heads of a photo, once: those that are there, or under way, are not drawn again.
 * Errors: `photo_gone`, and those of the illustrator; `unavailable` also where the photo was turned meanwhile.
 */
export async function makeHeads(
	shop: Shop,
	photoId: string,
	signal: AbortSignal,
	{ asker, isUrgent = false }: Wanted = {},
): Promise<Made> {
	const photo = await photoById(shop.db, photoId);
	if (!photo) return { ok: false, error: "photo_gone" };
	if (photo.likeness === "ready") return { ok: true };
	const { underWay, line } = hallOf(shop);
	const name = photo.file_key;
	const known = underWay.get(name);
	if (known && isUrgent) line.hurry(name);
	if (known) return withTimeout(signal, known);
	const who = { asker: asker ?? photo.owner_id, isUrgent };
	const made = line.run(name, who, () => draw(shop, photo, signal)).finally(() => underWay.delete(name));
	underWay.set(name, made);
	return withTimeout(signal, made);
}

async function draw(shop: Shop, photo: Photo, wanted: AbortSignal): Promise<Made> {
	const bytes = await shop.providers.files.get(photo.file_key);
	if (!bytes) return refuse(shop, photo, "photo_gone");
	// From now on: however long it has waited, it gets its try.
	const drawn = await withDeadline(DRAWN_IN_MS, [wanted], (signal) =>
		withTimeout(signal, shop.providers.illustrator.drawHeads(bytes, signal)),
	);
	if (!drawn.ok) return refuse(shop, photo, drawn.error);
	const pictures = drawn.value.heads.slice(0, MOST_HEADS).map(({ png }) => png);
	if (!pictures.every(isPicture)) return refuse(shop, photo, "unusable");
	return keep(shop, photo, pictures, drawn.value.verdict);
}

/** What another try can't mend is told at once. */
async function refuse(shop: Shop, photo: Photo, error: IllustratorError | "photo_gone"): Promise<Made> {
	if (error !== "unavailable") await setLikenessState(shop.db, photo, FAILED);
	return { ok: false, error };
}

async function keep(
	shop: Shop,
	photo: Photo,
	pictures: readonly Uint8Array[],
	verdict: Verdict,
): Promise<Made> {
	const heads = pictures.map((png) => {
		const id = shop.ids.next("head");
		return { id, fileKey: headKey(id), png };
	});
	const keys = heads.flatMap(({ fileKey }) => headFiles(fileKey).all);
	const removal = await planRemoval(shop, keys);
	for (const { fileKey, png } of heads) {
		await shop.providers.files.put(fileKey, png, "image/png");
		await shop.providers.files.put(headFiles(fileKey).shown, await shownPicture(png), "image/png");
	}
	const created_at = shop.clock.now().toISOString();
	const delete_after = new Date(Date.parse(photo.created_at) + HEAD_KEPT_MS).toISOString();
	const ready = { likeness: "ready", verdict: JSON.stringify(verdict) } as const;
	const made = await shop.db.transaction().execute(async (trx): Promise<Made> => {
		const inTime = await cancelRemoval(trx, removal);
		const kept = inTime ? await setLikenessState(trx, photo, ready) : undefined;
		if (!kept) {
			await removeFiles(shop, trx, keys);
			return { ok: false, error: "unavailable" };
		}
		await insertHeads(
			trx,
			heads.map(({ id, fileKey }, position) => ({
				id,
				photo_id: photo.id,
				owner_id: kept.owner_id,
				position,
				file_key: fileKey,
				delete_after,
				created_at,
			})),
		);
		return { ok: true };
	});
	// Another process was first.
	const isThere = !made.ok && (await photoById(shop.db, photo.id))?.likeness === "ready";
	return isThere ? { ok: true } : made;
}

/** What a page shows of a head; without the anchors that only drawing needs. */
function shownPicture(png: Uint8Array): Promise<Uint8Array> {
	return sharp(png)
		.resize(SHOWN_PX, SHOWN_PX, { fit: "inside", withoutEnlargement: true })
		.png({ compressionLevel: 6 })
		.toBuffer();
}

/** The heads of a photo can't be drawn: its family is told, and the photo stays. */
export async function failHeads(shop: Shop, photoId: string): Promise<void> {
	const photo = await photoById(shop.db, photoId);
	if (photo) await setLikenessState(shop.db, photo, FAILED);
}
