import type { Actor } from "~/shop/actor";
import { cancelRemoval, removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { quotaLeft } from "./admit-upload.server";
import { enqueueHeads, writePhotoFiles } from "./photo-files.server";
import { reencodePhoto } from "./reencode.server";
import { cleanedName, KEPT_AFTER_UPLOAD_MS, PHOTO_TEXTS, photoAddress } from "./rules";
import { insertPhoto, isThere } from "./store.server";

/** A file of a form, on disk; `path` doesn't exist when it was too large. */
export type UploadedFile = { path: string; name: string; tooLarge: boolean };

export type SavedPhoto = { url: string; width: number; height: number };

const WHY = {
	pixels: PHOTO_TEXTS.tooManyPixels,
	heavy: PHOTO_TEXTS.tooHeavy,
	unreadable: PHOTO_TEXTS.failed,
};

/**
 * Keeps a character's photo: re-encoded (place, camera and time are gone), with a thumbnail beside it, for 48 h; its heads are
 * drawn by a job that begins with it.
 * Gives the address its owner sees it under, and its size in px. Used by POST /api/uploads and by the form.
 * Errors: `too_large` (30 MB, outranks the type), `wrong_type` (by its own bytes), `invalid` (more than 60 megapixels, too heavy to be decoded, or can't be read), `not_found` (the
 * account is gone), `busy` (the file store is away, or took too long), `quota`.
 */
export async function savePhoto(shop: Shop, actor: Actor, file: UploadedFile): Promise<Result<SavedPhoto>> {
	if (file.tooLarge) return fail("too_large", PHOTO_TEXTS.tooLarge);
	const encoded = await reencodePhoto(file.path);
	if (!encoded.ok) {
		if (encoded.error === "type") return fail("wrong_type", PHOTO_TEXTS.wrongType);
		return fail("invalid", WHY[encoded.error]);
	}
	const { bytes, width, height } = encoded.value;
	const now = shop.clock.now();
	const id = shop.ids.next("photo");
	const name = `${now.getTime()}-${cleanedName(file.name)}.jpg`;
	const written = await writePhotoFiles(shop, bytes, name);
	if (!written.ok) return written;
	const { fileKey, keys, size, removal } = written.value;
	return shop.db.transaction().execute(async (trx) => {
		const inTime = await cancelRemoval(trx, removal);
		// An account deleted meanwhile leaves nothing behind, this photo included.
		const gone = !(await isThere(trx, actor));
		// Of photos that arrive side by side each was admitted without the others.
		const quota = await quotaLeft(shop, trx, actor.id);
		if (gone || !inTime || !quota.ok) await removeFiles(shop, trx, keys);
		if (gone) return fail("not_found", "There is no such account.");
		if (!inTime) return fail("busy", PHOTO_TEXTS.failed, { retryAfter: 5 });
		if (!quota.ok) return quota;
		await insertPhoto(trx, {
			id,
			owner_id: actor.id,
			file_key: fileKey,
			width,
			height,
			bytes: size,
			created_at: now.toISOString(),
			delete_after: new Date(now.getTime() + KEPT_AFTER_UPLOAD_MS).toISOString(),
		});
		await enqueueHeads(shop, trx, id, fileKey);
		return done({ url: photoAddress(id), width, height });
	});
}
