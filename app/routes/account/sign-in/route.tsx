import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { signInWithPassword } from "~/http/sign-in.server";
import { readSignInLinks, redirectTarget } from "~/http/sign-in-links.server";
import { readVisitor } from "~/http/visitor.server";
import { signInInput } from "~/shop/accounts/contract";
import { UNEXPECTED } from "~/shop/accounts/rules";
import { publicHead } from "../../public-head";
import { SignInScreen } from "./SignInScreen";

export const handle = { keep: true, shopFront: true };
export const headers = answerHeaders;

export const meta = publicHead("/sign-in");

export function loader({ request }: LoaderFunctionArgs) {
	return readSignInLinks(request);
}

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, signInInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null, ["password"]);
	const result = await orSay(visitor, UNEXPECTED, signInWithPassword(visitor, submission.value));
	if (!result.ok) return failedForm(visitor, submission, result.error, ["password"]);
	return redirect(redirectTarget(request) ?? "/", { headers: visitor.headers });
}

export default function SignIn() {
	return <SignInScreen links={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
