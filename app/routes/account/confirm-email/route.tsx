import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders } from "~/http/failed-form.server";
import { readEmpty } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { statusOf } from "~/http/statuses.server";
import { redirectWithToast } from "~/http/toasts.server";
import { readVisitor } from "~/http/visitor.server";
import { checkEmailChange, confirmEmail } from "~/shop/accounts/confirm-email.server";
import { ConfirmEmailScreen } from "./ConfirmEmailScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [{ title: `Confirm your email address | ${BRAND.name}` }];

/** The address of this page is a secret: nothing that is opened from here may learn it. */
const SECRET_PAGE = { "Referrer-Policy": "strict-origin" };

/** Shows a button: a mail program that looks into links beforehand must not confirm anything. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { shop } = await readVisitor(request).catch(pageRefusal);
	const change = await checkEmailChange(shop, params.token ?? "");
	if (change.ok) return data({ email: change.value.email, problem: null }, { headers: SECRET_PAGE });
	return data({ email: null, problem: change.error.message }, { status: 404, headers: SECRET_PAGE });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	await readEmpty(visitor).catch(pageRefusal);
	const result = await confirmEmail(visitor.shop, params.token ?? "");
	if (!result.ok) {
		return data({ problem: result.error.message }, { status: statusOf(result.error), headers: SECRET_PAGE });
	}
	const message = `${result.value.email} is your address now.`;
	return redirectWithToast(visitor.actor?.kind === "family" ? "/profile" : "/sign-in", {
		message,
		type: "success",
	});
}

export default function ConfirmEmail() {
	const { email, problem } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <ConfirmEmailScreen email={email} problem={answer?.problem ?? problem} />;
}
