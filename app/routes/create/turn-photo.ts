import { readForm } from "~/http/form.server";
import { resource } from "~/http/resource.server";
import { refuse } from "~/http/statuses.server";
import { readVisitor } from "~/http/visitor.server";
import { waitForLikeness } from "~/shop/likenesses/read-likeness.server";
import { WAIT_MS } from "~/shop/likenesses/rules";
import { turnPhoto } from "~/shop/likenesses/turn-photo.server";

/** Where the book form's script turns a photo by a quarter; without a script the form's own button does. */
const route = resource("/create-book/turn", {
	POST: async ({ request }) => {
		const visitor = await readVisitor(request);
		const { shop, actor } = visitor;
		const { fields } = await readForm(visitor);
		const photoId = String(fields.get("photoId") ?? "");
		const turned = await turnPhoto(shop, actor, photoId, Number(fields.get("turns")));
		if (!turned.ok) refuse(turned.error);
		const likeness = await waitForLikeness(shop, actor, photoId, WAIT_MS);
		return Response.json(likeness ?? turned.value, { headers: visitor.headers });
	},
});

export const loader = route.loader;
export const action = route.action;
