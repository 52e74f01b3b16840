import type { Form, UploadRules } from "~/http/form.server";
import type { UserRow } from "~/shop/accounts/contract";
import { PICTURE_BYTES } from "~/shop/accounts/rules";
import { savePicture } from "~/shop/accounts/save-picture.server";
import type { Family } from "~/shop/actor";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";

/** One picture a form. */
export const PICTURE_RULES: UploadRules = { limitBytes: PICTURE_BYTES, most: 1, of: "picture" };

/** Keeps the picture of a form read with PICTURE_RULES and discards the form's files. Errors as `savePicture` and `admitUpload`. */
export async function takePicture(shop: Shop, actor: Family, form: Form): Promise<Result<UserRow>> {
	try {
		const [upload] = form.uploads;
		return upload?.refused ? { ok: false, error: upload.refused } : await savePicture(shop, actor, upload);
	} finally {
		await form.discard();
	}
}
