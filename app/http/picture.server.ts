import { keepPicture } from "~/shop/accounts/keep-picture.server";
import { PICTURE_BYTES, PICTURE_TEXTS } from "~/shop/accounts/rules";
import type { UserRow } from "~/shop/accounts/store.server";
import type { Family } from "~/shop/actor";
import { within } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Form, UploadRules } from "./form.server";

/** One picture a form. */
export const PICTURE_RULES: UploadRules = { limitBytes: PICTURE_BYTES, most: 1 };

/** Keeps the picture of a form read with PICTURE_RULES and discards the form's files. Errors as `keepPicture`. */
export async function takePicture(shop: Shop, actor: Family, form: Form): Promise<Result<UserRow>> {
	try {
		const often = await within(shop, LIMITS.profile, actor.id);
		if (!often.ok) return often;
		const [upload] = form.uploads;
		if (!upload) return fail("invalid", PICTURE_TEXTS.none, { fields: { picture: [PICTURE_TEXTS.none] } });
		return await keepPicture(shop, actor, upload);
	} finally {
		await form.discard();
	}
}
