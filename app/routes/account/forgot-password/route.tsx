import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { clientAddress } from "~/http/connection.server";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { readVisitor } from "~/http/visitor.server";
import { resetRequestInput } from "~/shop/accounts/contract";
import { RESET_SENT, requestReset } from "~/shop/accounts/request-reset.server";
import { RESET_TEXTS } from "~/shop/accounts/reset-password.server";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen";

export const handle = { keep: true, shopFront: true };
export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Forgot password | ${BRAND.name}` }];

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, resetRequestInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const asking = requestReset(visitor.shop, submission.value.email, clientAddress());
	const result = await orSay(visitor, RESET_TEXTS.unexpected, asking);
	if (!result.ok) return failedForm(visitor, submission, result.error);
	// Whoever is signed in is not led to a sign-in page.
	const signedIn = visitor.actor?.kind === "family";
	// On to the sign-in page after 3 s, with or without a script.
	const onwards = signedIn ? undefined : { Refresh: "3; url=/sign-in" };
	return data({ sent: RESET_SENT, signedIn }, { headers: onwards });
}

export default function ForgotPassword() {
	const answer = useActionData<typeof action>();
	return (
		<ForgotPasswordScreen
			sent={answer && "sent" in answer ? answer.sent : null}
			signedIn={answer !== undefined && "signedIn" in answer && answer.signedIn}
			answer={answer && "lastResult" in answer ? answer : undefined}
		/>
	);
}
