import { notFoundResponse, resource } from "~/http/resource.server";
import { sandboxOutbox } from "./outbox.server";

/** A mail as a mail program shows it: no script, nothing from outside, its links in a page of their own. */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const route = resource(
	"/sandbox/mail/:id/html",
	{
		GET: async ({ request, params }) => {
			const mail = await (await sandboxOutbox(request)).read(params.id ?? "");
			if (!mail) return notFoundResponse();
			return new Response(mail.html, {
				headers: {
					"Content-Type": "text/html; charset=utf-8",
					"Content-Security-Policy": MAIL_POLICY,
					"Cache-Control": "no-store",
				},
			});
		},
	},
	({ settings }) => settings.testMode,
);

export const loader = route.loader;
export const action = route.action;
