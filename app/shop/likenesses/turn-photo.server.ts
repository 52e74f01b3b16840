import type { Actor } from "~/shop/actor";
import { orFilesAway } from "~/shop/files-away.server";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { findPhoto, type Photo, setTurnedFile } from "~/shop/photos/likeness-state.server";
import { enqueueHeads, writePhotoFiles } from "~/shop/photos/photo-files.server";
import { turnByQuarter } from "~/shop/photos/reencode.server";
import { PHOTO_TEXTS, thumbnailKeyOf } from "~/shop/photos/rules";
import { cancelRemoval, removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { deleteHeads } from "./delete-heads.server";
import { readLikeness } from "./read-likeness.server";
import type { PhotoLikeness } from "./rules";

/**
 * Turns a photo clockwise by a quarter and has its heads drawn anew; the old ones go. `turns`: how often it had been turned on
 * the page that asks. A photo that has been turned since stays as it is, so that pressing twice turns once. Gives how its
 * likeness stands then. Errors: `not_found` (no such photo, or somebody else's), `rate_limited`, `busy` (the file store is away).
 */
export async function turnPhoto(
	shop: Shop,
	actor: Actor | null,
	photoId: string,
	turns: number,
): Promise<Result<PhotoLikeness>> {
	const photo = actor ? await findPhoto(shop.db, actor.id, photoId) : undefined;
	if (!actor || !photo) return GONE;
	if (photo.turns === turns) {
		const within = await withinLimit(shop, LIMITS.turn, actor.id);
		if (!within.ok) return within;
		const turned = await turnFile(shop, photo);
		if (!turned.ok) return turned;
	}
	const likeness = await readLikeness(shop, actor, photoId);
	return likeness ? done(likeness) : GONE;
}

async function turnFile(shop: Shop, photo: Photo): Promise<Result<void>> {
	const found = await orFilesAway(PHOTO_TEXTS.notTurned, () => shop.providers.files.get(photo.file_key));
	if (!found.ok) return found;
	// Turned or deleted a moment ago.
	if (!found.value) return done(undefined);
	const turned = await turnByQuarter(found.value);
	const name = photo.file_key.slice(photo.file_key.lastIndexOf("/") + 1);
	const written = await writePhotoFiles(shop, turned.bytes, name);
	if (!written.ok) return { ok: false, error: { ...written.error, message: PHOTO_TEXTS.notTurned } };
	const { fileKey, keys, size, removal } = written.value;
	await shop.db.transaction().execute(async (trx) => {
		const inTime = await cancelRemoval(trx, removal);
		const { width, height } = turned;
		const file = { file_key: fileKey, width, height, bytes: size };
		if (!inTime || !(await setTurnedFile(trx, photo, file))) return removeFiles(shop, trx, keys);
		await removeFiles(shop, trx, [photo.file_key, thumbnailKeyOf(photo.file_key)]);
		await deleteHeads(shop, trx, photo.owner_id, [photo.id]);
		await enqueueHeads(shop, trx, photo.id, fileKey);
	});
	return done(undefined);
}

const GONE = fail("not_found", PHOTO_TEXTS.gone);
