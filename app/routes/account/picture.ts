import { readForm } from "~/http/form.server";
import { requireFamilyCall } from "~/http/guards.server";
import { fileResponse, resource } from "~/http/resource.server";
import { problemHeaders, Refusal, statusOf } from "~/http/statuses.server";
import { readVisitor } from "~/http/visitor.server";
import { userJson } from "~/shop/accounts/contract";
import { findPicture } from "~/shop/accounts/save-picture.server";
import type { Problem } from "~/shop/result";
import { isOtherAccounts, OTHER_ACCOUNT } from "./other-account.server";
import { PICTURE_RULES, takePicture } from "./picture-form.server";

const route = resource("/profile/picture", {
	/** A family's own picture; for everybody else there is nothing here. */
	GET: async ({ request }) => {
		const { shop, actor } = await readVisitor(request);
		const bytes = actor?.kind === "family" ? await findPicture(shop, actor) : null;
		return fileResponse(bytes, {
			"Content-Type": "image/jpeg",
			"Cache-Control": "private, max-age=604800, immutable",
			Vary: "Cookie",
		});
	},

	/** For the script that uploads as soon as a file is chosen; without it the form posts to the profile itself. */
	POST: async ({ request }) => {
		try {
			const visitor = await readVisitor(request);
			const actor = requireFamilyCall(visitor);
			const form = await readForm(visitor, PICTURE_RULES);
			if (isOtherAccounts(form.fields, actor)) {
				await form.discard();
				return refusal({ code: "conflict", message: OTHER_ACCOUNT });
			}
			const result = await takePicture(visitor.shop, actor, form);
			if (!result.ok) return refusal(result.error);
			return Response.json(
				{ url: userJson(result.value).profilePicture },
				{ headers: { "Cache-Control": "no-store" } },
			);
		} catch (error) {
			if (error instanceof Refusal) return refusal(error.problem);
			throw error;
		}
	},
});

export const loader = route.loader;
export const action = route.action;

function refusal(problem: Problem): Response {
	const headers = { ...problemHeaders(problem), "Cache-Control": "no-store" };
	return Response.json({ message: problem.message }, { status: statusOf(problem), headers });
}
