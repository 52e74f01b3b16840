import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { assertWithin } from "~/http/limits.server";
import { ensureSessionIfSaved } from "~/http/visitor.server";
import { readUpload } from "~/shop/likenesses/read-likeness.server";
import { WAIT_MS } from "~/shop/likenesses/rules";
import { LIMITS } from "~/shop/limits/rules";
import { PHOTO_LIMIT_BYTES, PHOTO_TEXTS, photoIdOf } from "~/shop/photos/rules";
import { savePhoto } from "~/shop/photos/save-photo.server";
import { done, fail } from "~/shop/result";

const NOTHING_YET = { heads: [], verdict: null, message: null };

const route = api("/api/uploads", {
	POST: async ({ visitor }) => {
		await assertWithin(visitor.shop, LIMITS.upload, clientAddress());
		const form = await readForm(visitor, { limitBytes: PHOTO_LIMIT_BYTES, most: 1, of: "photo" });
		try {
			const file = form.uploads.find(({ field }) => field === "file");
			if (!file) return fail("invalid", PHOTO_TEXTS.failed, { fields: { file: [PHOTO_TEXTS.failed] } });
			if (file.refused) return { ok: false, error: file.refused };
			await assertWithin(visitor.shop, LIMITS.photosOfDay, clientAddress());
			const { shop } = visitor;
			const kept = await ensureSessionIfSaved(visitor, (actor) => savePhoto(shop, actor, file));
			if (!kept.ok) return kept;
			// However the heads fare, the photo is kept; deleted meanwhile, it has nothing to show.
			const photoId = photoIdOf(kept.value.url) ?? "";
			const upload = await readUpload(shop, visitor.actor, photoId, WAIT_MS, clientAddress());
			return { ...done(upload ?? { ...kept.value, ...NOTHING_YET }), created: true };
		} finally {
			await form.discard();
		}
	},
});

export const loader = route.loader;
export const action = route.action;
