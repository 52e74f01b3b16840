import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { signOut } from "~/http/sign-in.server";
import { redirectWithToast } from "~/http/toasts.server";
import { cancelEmailChange } from "~/shop/accounts/cancel-email-change.server";
import { endSessionsOf } from "~/shop/sessions/end-session.server";
import { refuseOtherAccount } from "./other-account.server";

export function loader() {
	return redirect("/profile");
}

/**
 * Ends every session of the account, this browser's included, and calls off a change of address: whoever else was in may
 * have asked for their own.
 */
export async function action({ request }: ActionFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request, "/profile");
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const other = await refuseOtherAccount(fields, actor);
	if (other) return other;
	await endSessionsOf(shop.db, actor.id);
	await cancelEmailChange(shop, actor);
	await signOut(visitor);
	const message = "You are signed out on every phone and computer.";
	return redirectWithToast("/", { message, type: "success" }, visitor.headers);
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function SignOutEverywhere() {
	return null;
}
