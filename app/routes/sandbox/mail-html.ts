import type { LoaderFunctionArgs } from "@remix-run/node";
import { nameRoute } from "~/http/connection.server";
import { notFound } from "~/http/page.server";
import { sandboxOutbox } from "./outbox.server";

/** A mail as a mail program shows it: no script, nothing from outside, its links in a page of their own. */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

export async function loader({ request, params }: LoaderFunctionArgs) {
	nameRoute("/sandbox/mail/:id/html");
	const mail = await (await sandboxOutbox(request)).read(params.id ?? "");
	if (!mail) throw notFound();
	return new Response(mail.html, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": MAIL_POLICY,
			"Cache-Control": "no-store",
		},
	});
}
