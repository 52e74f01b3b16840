import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readEmpty } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { endSessionsOf } from "~/http/session.server";
import { closeAccount } from "~/http/sign-in.server";
import { redirectWithToast } from "~/http/toasts.server";

export function loader() {
	return redirect("/profile");
}

/** Ends every session of the account, this browser's included. */
export async function action({ request }: ActionFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request, "/profile");
	await readEmpty(visitor).catch(pageRefusal);
	await endSessionsOf(shop, actor.id);
	await closeAccount(visitor);
	const message = "You are signed out on every phone and computer.";
	return redirectWithToast("/", { message, type: "success" }, visitor.headers);
}

/** Never seen: it makes a refusal the shop's own error page. */
export default function SignOutEverywhere() {
	return null;
}
