import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { answerHeaders } from "~/http/failed-form.server";
import { readForm } from "~/http/form.server";
import { pageRefusal } from "~/http/page.server";
import { readVisitor } from "~/http/visitor.server";
import { readUnsubscribe, setNews } from "~/shop/support/unwanted-mail.server";
import { UnsubscribeScreen } from "./UnsubscribeScreen";

export const headers = answerHeaders;

export const meta: MetaFunction = () => [
	{ title: `Our news by mail | ${BRAND.name}` },
	{ name: "robots", content: "noindex" },
];

/** The address of this page is a secret: nothing that is opened from here may learn it. */
const SECRET_PAGE = { "Referrer-Policy": "strict-origin" };
const answer = (state: "asked" | "ended" | "wanted" | "unknown") =>
	data({ state }, { status: state === "unknown" ? 404 : 200, headers: SECRET_PAGE });

/** Shows a button: a mail program that looks into links beforehand must not end anything. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { shop } = await readVisitor(request).catch(pageRefusal);
	return answer(readUnsubscribe(shop, params.token ?? "") ? "asked" : "unknown");
}

/** Pressed here, or posted by a mail program that follows no redirect (RFC 8058, 3.1). */
export async function action({ request, params }: ActionFunctionArgs) {
	const visitor = await readVisitor(request).catch(pageRefusal);
	const { fields } = await readForm(visitor).catch(pageRefusal);
	const hash = readUnsubscribe(visitor.shop, params.token ?? "");
	if (!hash) return answer("unknown");
	const wanted = fields.get("news") === "wanted";
	await setNews(visitor.shop, hash, wanted);
	return answer(wanted ? "wanted" : "ended");
}

export default function Unsubscribe() {
	const { state } = useLoaderData<typeof loader>();
	return <UnsubscribeScreen state={useActionData<typeof action>()?.state ?? state} />;
}
