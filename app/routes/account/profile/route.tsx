import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { type FamilyVisit, requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { problemHeaders, statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { cancelEmailChange } from "~/shop/accounts/cancel-email-change.server";
import { updateInput } from "~/shop/accounts/contract";
import { readProfile } from "~/shop/accounts/read-profile.server";
import { PICTURE_TEXTS } from "~/shop/accounts/rules";
import { UPDATE_FAILED, updateProfile } from "~/shop/accounts/update-profile.server";
import { refuseOtherAccount } from "../other-account.server";
import { PICTURE_RULES, takePicture } from "../picture-form.server";
import { ProfileScreen } from "./ProfileScreen";

const SECRETS = ["password", "currentPassword"];
/** Typed again after a sign-in, for the account that the form was about. */
const KEPT = ["account", "username", "email"];

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Profile | ${BRAND.name}` }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, user, visitor } = await requireFamily(request);
	const typed = await takeTyped(visitor);
	return {
		...(await readProfile(shop, user, visitor.session)),
		typed: typed?.account === user.id ? { initialValue: typed } : undefined,
		script: enhanceScript("account"),
	};
}

export async function action({ request }: ActionFunctionArgs) {
	const visit = await requireFamily(request, "/profile", KEPT);
	const { shop, actor, visitor } = visit;
	const form = await readForm(visitor, PICTURE_RULES).catch(pageRefusal);
	const other = await refuseOtherAccount(form.fields, actor);
	if (form.fields.get("intent") === "picture" && !other) return changePicture(visit, form);
	await form.discard();
	if (other) return other;
	if (form.fields.get("intent") === "keep-address") return cancelAddressChange(visit);
	const submission = parseForm(form.fields, updateInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null, SECRETS);
	const saving = updateProfile(shop, actor, visitor.session, submission.value);
	const result = await orSay(visitor, UPDATE_FAILED, saving);
	if (!result.ok) return failedForm(visitor, submission, result.error, SECRETS);
	return redirectWithToast("/profile", { message: "Profile updated successfully!", type: "success" });
}

async function changePicture({ shop, actor }: FamilyVisit, form: Awaited<ReturnType<typeof readForm>>) {
	const result = await takePicture(shop, actor, form);
	if (result.ok) return redirectWithToast("/profile", { message: PICTURE_TEXTS.uploaded, type: "success" });
	const headers = problemHeaders(result.error);
	return data({ pictureProblem: result.error.message }, { status: statusOf(result.error), headers });
}

async function cancelAddressChange({ shop, actor }: FamilyVisit) {
	await cancelEmailChange(shop, actor);
	return redirectWithToast("/profile", { message: "Your email address stays as it is.", type: "success" });
}

export default function Profile() {
	const { script, typed, ...profile } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<>
			<ProfileScreen
				{...profile}
				lastResult={answer && "lastResult" in answer ? answer.lastResult : typed}
				pictureProblem={answer && "pictureProblem" in answer ? answer.pictureProblem : undefined}
			/>
			<script type="module" src={script} />
		</>
	);
}
