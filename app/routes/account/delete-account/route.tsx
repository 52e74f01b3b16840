import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { readForm } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { signOut } from "~/http/sign-in.server";
import { redirectWithToast } from "~/http/toasts.server";
import { deleteAccount } from "~/shop/accounts/delete-account.server";
import { changedHands } from "../changed-hands.server";
import { DeleteAccountScreen } from "./DeleteAccountScreen";

export const meta: MetaFunction = () => [{ title: `Delete Account | ${BRAND.name}` }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { actor } = await requireFamily(request);
	return { account: actor.id };
}

export async function action({ request }: ActionFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request, "/profile");
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const other = await changedHands(fields, actor);
	if (other) return other;
	try {
		const result = await deleteAccount(shop, actor);
		if (!result.ok) return redirectWithToast("/profile", { message: result.error.message, type: "error" });
	} catch (error) {
		shop.log.error("bug", error, { what: "delete account" });
		return redirectWithToast("/profile", { message: "Failed to delete account", type: "error" });
	}
	await signOut(visitor);
	return redirectWithToast(
		"/",
		{ message: "Account deleted successfully!", type: "success" },
		visitor.headers,
	);
}

export default function DeleteAccount() {
	return <DeleteAccountScreen {...useLoaderData<typeof loader>()} />;
}
