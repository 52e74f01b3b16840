import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/content/brand";
import { sandboxOutbox } from "../outbox.server";
import { MailListScreen } from "./MailListScreen";

export const meta: MetaFunction = () => [{ title: `Test mail | ${BRAND.name}` }];

/** Every mail a test shop has sent, newest first. */
export async function loader({ request }: LoaderFunctionArgs) {
	const outbox = await sandboxOutbox(request);
	const mails = await outbox.list();
	return data({ mails: mails.map(({ id, to, subject, at }) => ({ id, to, subject, at })) });
}

export default function MailList() {
	return <MailListScreen {...useLoaderData<typeof loader>()} />;
}
