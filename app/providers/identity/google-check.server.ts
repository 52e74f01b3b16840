import { right } from "~/shop/checks/rules";
import { askVendor } from "../ask-vendor.server";
import { type Check, findingOf, misshapen } from "../check";

/**
 * The client: asked to change a code that is none, Google finds a wrong client first, and then the code (RFC 6749, 5.2). Whether the
 * client may lead back to this shop it doesn't look at before.
 */
export function googleCheck(options: {
	clientId: string;
	clientSecret: string;
	/** Another address that plays all of Google's, for tests. */
	baseUrl?: string;
	/** Where it leads back to. */
	redirectUri: string;
}): Check {
	const { clientId: value, clientSecret, baseUrl = "https://oauth2.googleapis.com", redirectUri } = options;
	return {
		name: "Google",
		async ask(signal) {
			const pattern = /\.apps\.googleusercontent\.com$/;
			const looks = "….apps.googleusercontent.com";
			const bad = misshapen({ variable: "GOOGLE_CLIENT_ID", value, pattern, looks });
			if (bad) return bad;
			const body = new URLSearchParams({
				grant_type: "authorization_code",
				code: "check",
				client_id: value,
				client_secret: clientSecret,
				redirect_uri: redirectUri,
			});
			const answer = await askVendor(
				{
					vendor: "Google",
					operation: "token",
					url: `${baseUrl.replace(/\/$/, "")}/token`,
					method: "POST",
					body,
				},
				signal,
			);
			if (answer.ok || answer.failure.code === "invalid_grant")
				return right(`it takes the client; ${redirectUri} has to be among its redirect URIs`);
			return findingOf(answer.failure);
		},
	};
}
