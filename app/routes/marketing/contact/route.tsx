import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientAddress } from "~/http/connection.server";
import { enhanceScript } from "~/http/enhance.server";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { readVisitor } from "~/http/visitor.server";
import { messageForm } from "~/shop/support/contract";
import { SUPPORT_TEXTS } from "~/shop/support/rules";
import { sendMessage } from "~/shop/support/send-message.server";
import { publicHead } from "../../public-head";
import { ContactScreen } from "./ContactScreen";

/** The same for every stranger. */
export const handle = { keep: true, read: true, shopFront: true };
export const headers = answerHeaders;

export const meta = publicHead("/contact");

export const loader = () => ({ script: enhanceScript("contact") });

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, messageForm);
	// What programs fill in is never shown again.
	const hidden = ["website", "stamp"];
	if (submission.status !== "success") return failedForm(visitor, submission, null, hidden);
	const sending = sendMessage(visitor.shop, visitor.actor, submission.value, clientAddress());
	const sent = await orSay(visitor, SUPPORT_TEXTS.unexpected, sending);
	if (!sent.ok) return failedForm(visitor, submission, sent.error, hidden);
	return redirect("/thank-you", { status: 303, headers: visitor.headers });
}

export default function Contact() {
	const { script } = useLoaderData<typeof loader>();
	return (
		<>
			<ContactScreen lastResult={useActionData<typeof action>()?.lastResult} />
			<script type="module" src={script} />
		</>
	);
}
