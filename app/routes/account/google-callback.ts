import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { finishGoogleSignIn } from "~/http/google.server";
import { pageRefusal } from "~/http/page.server";
import { redirectWithToast } from "~/http/toasts.server";
import { assertDatabaseThere, readVisitor } from "~/http/visitor.server";

/** Where the identity provider sends the browser back to. A failure shows the sign-in form. */
export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).then(assertDatabaseThere).catch(pageRefusal);
	const { to, problem } = await finishGoogleSignIn(visitor);
	if (problem) return redirectWithToast(to, { message: problem, type: "error" }, visitor.headers);
	return redirect(to, { headers: visitor.headers });
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function GoogleCallback() {
	return null;
}
