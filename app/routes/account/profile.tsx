import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders, failedForm } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { type FamilyVisit, requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { PICTURE_RULES, takePicture } from "~/http/picture.server";
import { saveProfile } from "~/http/profile.server";
import { statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { updateInput, userJson } from "~/shop/accounts/contract";
import { PICTURE_TEXTS } from "~/shop/accounts/keep-picture.server";
import { isRecent } from "~/shop/accounts/rules";
import { findPendingEmail } from "~/shop/accounts/store.server";
import { ProfileScreen } from "~/ui/account/ProfileScreen";
import { useNonce } from "~/ui/Nonce";

const SECRETS = ["password", "currentPassword"];

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Profile | ${BRAND.name}` }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { shop, user, visitor } = await requireFamily(request);
	const now = shop.clock.now();
	return {
		user: userJson(user),
		pendingEmail: await findPendingEmail(shop.db, user.id, now.toISOString()),
		asksPassword: user.password_hash !== null && !isRecent(visitor.session?.begunAt ?? new Date(0), now),
		script: enhanceScript("account"),
	};
}

export async function action({ request }: ActionFunctionArgs) {
	const visit = await requireFamily(request, "/profile");
	const form = await readForm(visit.visitor, PICTURE_RULES).catch(pageRefusal);
	if (form.fields.get("intent") === "picture") return changePicture(visit, form);
	await form.discard();
	const submission = parseWithZod(form.fields, { schema: updateInput });
	if (submission.status !== "success") return failedForm(visit.visitor, submission, null, SECRETS);
	const result = await saveProfile(visit.visitor, visit.actor, submission.value);
	if (!result.ok) return failedForm(visit.visitor, submission, result.error, SECRETS);
	return redirectWithToast("/profile", { message: "Profile updated successfully!", type: "success" });
}

async function changePicture({ shop, actor }: FamilyVisit, form: Awaited<ReturnType<typeof readForm>>) {
	const result = await takePicture(shop, actor, form);
	if (result.ok) return redirectWithToast("/profile", { message: PICTURE_TEXTS.uploaded, type: "success" });
	return data({ pictureProblem: result.error.message }, { status: statusOf(result.error) });
}

export default function Profile() {
	const { script, ...profile } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const nonce = useNonce();
	return (
		<>
			<ProfileScreen
				{...profile}
				lastResult={answer && "lastResult" in answer ? answer.lastResult : undefined}
				pictureProblem={answer && "pictureProblem" in answer ? answer.pictureProblem : undefined}
			/>
			<script type="module" src={script} nonce={nonce} />
		</>
	);
}
