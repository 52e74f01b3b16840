import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { clientAddress } from "~/http/connection.server";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { problemHeaders, statusOf } from "~/http/statuses.server";
import { readVisitor } from "~/http/visitor.server";
import { resetForm } from "~/shop/accounts/contract";
import { checkReset, RESET_TEXTS, resetPassword, tryReset } from "~/shop/accounts/reset-password.server";
import type { Problem } from "~/shop/result";
import { ResetPasswordScreen } from "./ResetPasswordScreen";

export const headers = answerHeaders;
export const handle = { shopFront: true };

export const meta: MetaFunction = () => [{ title: `Set a new password | ${BRAND.name}` }];

const SECRETS = ["password", "confirm"];
/** The address of this page is a secret: nothing that is opened from here may learn it. */
const SECRET_PAGE = { "Referrer-Policy": "strict-origin" };

export async function loader({ request, params }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const checking = checkReset(visitor.shop, params.resetToken ?? "");
	const open = await orSay(visitor, RESET_TEXTS.unverified, checking);
	return open.ok ? data({ problem: null }, { headers: SECRET_PAGE }) : withoutForm(open.error);
}

/** The page of a link that opens nothing. */
function withoutForm(problem: Problem) {
	const headers = { ...problemHeaders(problem), ...SECRET_PAGE };
	return data({ problem: problem.message }, { status: statusOf(problem), headers });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, resetForm);
	const [token, from] = [params.resetToken ?? "", clientAddress()];
	const open = await orSay(visitor, RESET_TEXTS.unexpected, tryReset(visitor.shop, token, from));
	if (!open.ok) return withoutForm(open.error);
	if (submission.status !== "success") return failedForm(visitor, submission, null, SECRETS);
	const setting = resetPassword(visitor.shop, token, submission.value.password, from);
	const result = await orSay(visitor, RESET_TEXTS.unexpected, setting);
	if (!result.ok) return failedForm(visitor, submission, result.error, SECRETS);
	// On to the sign-in page after 2 s, with or without a script.
	const headers = { ...SECRET_PAGE, Refresh: "2; url=/sign-in" };
	// Said aloud: the loader, which runs after it, finds the link used and answers 404.
	return data({ updated: RESET_TEXTS.done }, { status: 200, headers });
}

export default function ResetPassword() {
	const { problem } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<ResetPasswordScreen
			problem={answer && "problem" in answer ? answer.problem : problem}
			updated={answer && "updated" in answer ? answer.updated : null}
			answer={answer && "lastResult" in answer ? answer : undefined}
		/>
	);
}
