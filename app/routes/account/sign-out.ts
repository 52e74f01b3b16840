import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { bugOf } from "~/http/bug.server";
import { readEmpty } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { signOut } from "~/http/sign-in.server";
import { redirectWithToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";

/** An address somebody typed or kept: a GET changes nothing. */
export function loader() {
	return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	await readEmpty(visitor).catch(pageRefusal);
	try {
		await signOut(visitor);
	} catch (error) {
		const { message } = bugOf(visitor.shop, error, "Failed to sign out");
		return redirectWithToast("/", { message, type: "error" }, visitor.headers);
	}
	return redirect("/", { headers: visitor.headers });
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function SignOut() {
	return null;
}
