import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { requireFamily } from "~/http/guards.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { redirectWithToast } from "~/http/toasts.server";
import { takeTyped } from "~/http/typed-before-sign-in.server";
import { accountOf, readVisitor } from "~/http/visitor.server";
import { feedbackForm } from "~/shop/support/contract";
import { giveFeedback } from "~/shop/support/give-feedback.server";
import { SUPPORT_TEXTS } from "~/shop/support/rules";
import { FeedbackScreen } from "./FeedbackScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [
	{ title: `We Value Your Feedback | ${BRAND.name}` },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const username = (await accountOf(visitor))?.username ?? null;
	const typed = username === null ? null : await takeTyped(visitor);
	return data({ username, typed: typed ? { initialValue: typed } : undefined }, { headers: visitor.headers });
}

export async function action({ request }: ActionFunctionArgs) {
	const { shop, actor, visitor } = await requireFamily(request, undefined, Object.keys(feedbackForm.shape));
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, feedbackForm);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const giving = giveFeedback(shop, actor, submission.value);
	const given = await orSay(visitor, SUPPORT_TEXTS.unexpected, giving);
	if (!given.ok) return failedForm(visitor, submission, given.error);
	return redirectWithToast("/", { message: SUPPORT_TEXTS.thanks, type: "success" }, visitor.headers);
}

export default function Feedback() {
	const { username, typed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <FeedbackScreen username={username} lastResult={answer?.lastResult ?? typed} />;
}
