import sharp from "sharp";
import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { orFilesAway } from "~/shop/files-away.server";
import { planRemoval } from "~/shop/remove-files.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { PHOTO_TEXTS, THUMBNAIL_PX, thumbnailKeyOf } from "./rules";

const THUMBNAIL_QUALITY = 80;

export type WrittenPhoto = {
	fileKey: string;
	/** Its file and its thumbnail's. */
	keys: string[];
	/** Bytes of both. */
	size: number;
	/** The plan of their removal, for `cancelRemoval` once a row names them. */
	removal: string;
};

/**
 * Writes a photo (JPEG) as `name` into a random folder, with its thumbnail beside it; both go again unless a row comes to name them.
 * Error `busy`: the file store is away.
 */
export async function writePhotoFiles(
	shop: Shop,
	bytes: Uint8Array,
	name: string,
): Promise<Result<WrittenPhoto>> {
	const fileKey = `photos/${shop.ids.token(18)}/${name}`;
	const thumbnail = await sharp(bytes)
		.resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: "inside", withoutEnlargement: true })
		.jpeg({ quality: THUMBNAIL_QUALITY })
		.toBuffer();
	const keys = [fileKey, thumbnailKeyOf(fileKey)];
	const removal = await planRemoval(shop, keys);
	const kept = await orFilesAway(PHOTO_TEXTS.notKept, async () => {
		await shop.providers.files.put(fileKey, bytes, "image/jpeg");
		await shop.providers.files.put(thumbnailKeyOf(fileKey), thumbnail, "image/jpeg");
	});
	return kept.ok ? done({ fileKey, keys, size: bytes.length + thumbnail.length, removal }) : kept;
}

/** Has the heads of a photo drawn, in the transaction that writes its file's name: a shop that is killed draws them afterwards. */
export async function enqueueHeads(shop: Shop, trx: Handle, photoId: string, fileKey: string): Promise<void> {
	// Its random folder names the file; what the family calls it stays with the photo alone.
	const [, folder] = fileKey.split("/");
	await enqueue(trx, shop, { kind: "draw-heads", key: `draw-heads:${folder}`, payload: { photoId } });
}
