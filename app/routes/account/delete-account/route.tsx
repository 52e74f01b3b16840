import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { signOut } from "~/http/sign-in.server";
import { redirectWithToast } from "~/http/toasts.server";
import { deleteInput } from "~/shop/accounts/contract";
import { deleteAccount } from "~/shop/accounts/delete-account.server";
import { proofOfOwner } from "~/shop/accounts/prove-again.server";
import { refuseOtherAccount } from "../other-account.server";
import { DeleteAccountScreen } from "./DeleteAccountScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Delete Account | ${BRAND.name}` }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, user, visitor } = await requireFamily(request);
	const hasGoogle = shop.providers.identity !== null;
	return { account: user.id, proof: proofOfOwner(shop, user, visitor.session), hasGoogle };
}

export async function action({ request }: ActionFunctionArgs) {
	const { shop, actor, user, visitor } = await requireFamily(request, "/profile");
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const other = await refuseOtherAccount(fields, actor);
	if (other) return other;
	const asksPassword = proofOfOwner(shop, user, visitor.session) === "password";
	const submission = parseForm(fields, asksPassword ? deleteInput : deleteInput.partial());
	if (submission.status !== "success") return failedForm(visitor, submission, null, ["password"]);
	const deleting = deleteAccount(shop, actor, visitor.session, submission.value.password);
	const result = await orSay(visitor, "Failed to delete account", deleting);
	if (!result.ok) return failedForm(visitor, submission, result.error, ["password"]);
	await signOut(visitor);
	return redirectWithToast(
		"/",
		{ message: "Account deleted successfully!", type: "success" },
		visitor.headers,
	);
}

export default function DeleteAccount() {
	return (
		<DeleteAccountScreen
			{...useLoaderData<typeof loader>()}
			lastResult={useActionData<typeof action>()?.lastResult}
		/>
	);
}
