import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { readForm } from "~/http/form.server";
import { requireFamilyCall } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { PICTURE_RULES, takePicture } from "~/http/picture.server";
import { problemHeaders, Refusal, statusOf } from "~/http/statuses.server";
import { meet } from "~/http/visitor.server";
import { userJson } from "~/shop/accounts/contract";
import { findPicture } from "~/shop/accounts/keep-picture.server";
import type { Problem } from "~/shop/result";

/** A family's own picture; for everybody else there is nothing here. */
export async function loader({ request }: LoaderFunctionArgs) {
	nameRoute("/profile/picture");
	const { shop, actor } = await meet(request).catch(pageRefusal);
	const bytes = actor?.kind === "family" ? await findPicture(shop, actor) : null;
	if (!bytes) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
	return new Response(Buffer.from(bytes), {
		headers: {
			"Content-Type": "image/jpeg",
			"Cache-Control": "private, max-age=604800, immutable",
			Vary: "Cookie",
		},
	});
}

/** For the script that uploads as soon as a file is chosen; without it the form posts to the profile itself. */
export async function action({ request }: ActionFunctionArgs) {
	nameRoute("/profile/picture");
	try {
		const visitor = await meet(request);
		const actor = requireFamilyCall(visitor);
		const result = await takePicture(visitor.shop, actor, await readForm(visitor, PICTURE_RULES));
		if (!result.ok) return refusal(result.error);
		return Response.json(
			{ url: userJson(result.value).profilePicture },
			{ headers: { "Cache-Control": "no-store" } },
		);
	} catch (error) {
		if (error instanceof Refusal) return refusal(error.problem);
		throw error;
	}
}

function refusal(problem: Problem): Response {
	const headers = { ...problemHeaders(problem), "Cache-Control": "no-store" };
	return Response.json({ message: problem.message }, { status: statusOf(problem), headers });
}
