import { api } from "~/http/api.server";
import { clientAddress } from "~/http/connection.server";
import { assertWithin } from "~/http/limits.server";
import { readUpload } from "~/shop/likenesses/read-likeness.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, fail } from "~/shop/result";

/** What POST /api/uploads answered, as it stands by now: for whoever waits for the heads of a photo. */
const route = api("/api/uploads/:photoId", {
	GET: async ({ visitor, actor, params }) => {
		await assertWithin(visitor.shop, LIMITS.likeness, clientAddress());
		const upload = await readUpload(visitor.shop, actor, params.photoId ?? "");
		return upload ? done(upload) : fail("not_found", "We have no such photo.");
	},
});

export const loader = route.loader;
export const action = route.action;
