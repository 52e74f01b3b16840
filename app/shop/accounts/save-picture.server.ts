import sharp from "sharp";
import type { Family } from "~/shop/actor";
import { orFilesAway } from "~/shop/files-away.server";
import { withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { reencodePhoto } from "~/shop/photos/reencode.server";
import { cleanedName } from "~/shop/photos/rules";
import type { UploadedFile } from "~/shop/photos/save-photo.server";
import { cancelRemoval, planRemoval, removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { PICTURE_TEXTS } from "./rules";
import { findUser, forgetPicture, type UserRow, updateUser } from "./store.server";

/** Edge of the square that is kept, px: three times what the profile shows. */
const PICTURE_PX = 512;
const QUALITY = 85;

/**
 * Makes an uploaded file (on disk; absent when it was too large) the account's picture: re-encoded and cut to a square.
 * The one before is removed. Errors: `too_large` (outranks the type), `wrong_type` by its own bytes, `invalid`, `not_found`,
 * `busy` (the file store is away, or took too long), `rate_limited`.
 */
export async function savePicture(shop: Shop, actor: Family, file?: UploadedFile): Promise<Result<UserRow>> {
	const often = await withinLimit(shop, LIMITS.profile, actor.id);
	if (!often.ok) return often;
	if (!file) return fail("invalid", PICTURE_TEXTS.none, { fields: { picture: [PICTURE_TEXTS.none] } });
	if (file.tooLarge) return fail("too_large", PICTURE_TEXTS.tooLarge);
	const photo = await reencodePhoto(file.path);
	if (!photo.ok && photo.error === "type") return fail("wrong_type", PICTURE_TEXTS.wrongType);
	if (!photo.ok) return fail("invalid", "We couldn't read that image. Please try another one");
	const bytes = await sharp(photo.value.bytes)
		.resize(PICTURE_PX, PICTURE_PX, { fit: "cover", position: "attention" })
		.jpeg({ quality: QUALITY })
		.toBuffer();
	const now = shop.clock.now();
	const key = `pictures/${shop.ids.token(18)}/${now.getTime()}-${cleanedName(file.name)}.jpg`;
	const removal = await planRemoval(shop, [key]);
	const kept = await orFilesAway(PICTURE_TEXTS.notKept, () =>
		shop.providers.files.put(key, bytes, "image/jpeg"),
	);
	if (!kept.ok) return kept;
	return shop.db.transaction().execute(async (trx) => {
		const inTime = await cancelRemoval(trx, removal);
		const user = await findUser(trx, actor.id);
		// An account deleted meanwhile leaves nothing behind, this picture included.
		if (!user || !inTime) await removeFiles(shop, trx, [key]);
		if (!user) return fail("not_found", "There is no such account.");
		if (!inTime) return fail("busy", "We couldn't keep that image. Please try again", { retryAfter: 5 });
		await updateUser(trx, user.id, { picture_key: key, updated_at: now.toISOString() });
		if (user.picture_key) await removeFiles(shop, trx, [user.picture_key]);
		return done({ ...user, picture_key: key });
	});
}

/** The picture of an account for itself; null when it has none. One whose file is gone (backups hold none) is forgotten. */
export async function findPicture(shop: Shop, actor: Family): Promise<Uint8Array | null> {
	const key = (await findUser(shop.db, actor.id))?.picture_key;
	if (!key) return null;
	const bytes = await shop.providers.files.get(key);
	if (!bytes) await forgetPicture(shop.db, actor.id, key);
	return bytes;
}
