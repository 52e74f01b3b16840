import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { notFound } from "~/http/page.server";
import { sandboxOutbox } from "../outbox.server";
import { MailScreen } from "./MailScreen";

export const meta: MetaFunction = () => [{ title: `Test mail | ${BRAND.name}` }];

/** One mail of a test shop. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const mail = await (await sandboxOutbox(request)).read(params.id ?? "");
	if (!mail) throw notFound();
	const { id, to, subject, text, at } = mail;
	return data({ id, to, subject, text, at });
}

export default function OneMail() {
	return <MailScreen mail={useLoaderData<typeof loader>()} />;
}
