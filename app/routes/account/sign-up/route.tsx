import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientAddress } from "~/http/connection.server";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { withRedirectTo } from "~/http/redirect-to.server";
import { readSignInLinks, redirectTarget } from "~/http/sign-in-links.server";
import { redirectWithToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";
import { signUpInput } from "~/shop/accounts/contract";
import { UNEXPECTED } from "~/shop/accounts/rules";
import { SIGNED_UP, signUp } from "~/shop/accounts/sign-up.server";
import { publicHead } from "../../public-head";
import { SignUpScreen } from "./SignUpScreen";

export const handle = { keep: true, shopFront: true };
export const headers = answerHeaders;

export const meta = publicHead("/sign-up");

export function loader({ request }: LoaderFunctionArgs) {
	return readSignInLinks(request);
}

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, signUpInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null, ["password"]);
	const signingUp = signUp(visitor.shop, submission.value, clientAddress());
	const result = await orSay(visitor, UNEXPECTED, signingUp);
	if (!result.ok) return failedForm(visitor, submission, result.error, ["password"]);
	const to = withRedirectTo("/sign-in", redirectTarget(request));
	return redirectWithToast(to, { message: SIGNED_UP, type: "success" }, visitor.headers);
}

export default function SignUp() {
	return <SignUpScreen links={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
