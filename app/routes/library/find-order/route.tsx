import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { clientAddress } from "~/http/connection.server";
import { answerHeaders, failedForm, orSay } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { parseForm } from "~/http/parse-form.server";
import { readVisitor } from "~/http/visitor.server";
import { findOrderInput } from "~/shop/orders/contract";
import { LINK_SENT, LINKS_SENT, mailOrderLink } from "~/shop/orders/mail-link.server";
import { FindOrderScreen } from "./FindOrderScreen";

export const handle = { keep: true, shopFront: true };
export const headers = answerHeaders;

export const meta: MetaFunction = () => [
	{ title: `Find my order | ${BRAND.name}` },
	{ name: "robots", content: "noindex" },
];

const FAILED = "We couldn’t look for your order just now. Please try again in a moment.";

export async function action({ request }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const submission = parseForm(fields, findOrderInput);
	if (submission.status !== "success") return failedForm(visitor, submission, null);
	const asking = mailOrderLink(visitor.shop, submission.value, clientAddress());
	const asked = await orSay(visitor, FAILED, asking);
	return asked.ok
		? data({ sent: submission.value.orderNumber ? LINK_SENT : LINKS_SENT })
		: failedForm(visitor, submission, asked.error);
}

export default function FindOrder() {
	const answer = useActionData<typeof action>();
	return (
		<FindOrderScreen
			sent={answer && "sent" in answer ? answer.sent : null}
			answer={answer && "lastResult" in answer ? answer : undefined}
		/>
	);
}
