import type { ActionFunctionArgs } from "@remix-run/node";
import { readEmpty } from "~/http/form.server";
import { startGoogleSignIn } from "~/http/google.server";
import { notFound, pageRefusal } from "~/http/page.server";
import { redirectTarget } from "~/http/sign-in-links.server";
import { readVisitor } from "~/http/visitor.server";

export function loader() {
	throw notFound();
}

/** Starting is a POST, so that no other site and no link can begin somebody's sign-in. */
export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	await readEmpty(visitor).catch(pageRefusal);
	const answer = await startGoogleSignIn(visitor, redirectTarget(request));
	if (!answer) throw notFound();
	return answer;
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function GoogleStart() {
	return null;
}
