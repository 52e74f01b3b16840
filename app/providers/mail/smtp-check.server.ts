import { z } from "zod";
import { right, wrong } from "~/shop/checks/rules";
import { type Check, findingOf } from "../check";
import { vendorFailure } from "../vendor-failure";
import { openTransport } from "./smtp.server";

/** ms; a connection that isn't there by then isn't waited for. */
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };

const failure = z.object({
	code: z.string().optional(),
	command: z.string().optional(),
	responseCode: z.number().optional(),
	response: z.string().optional(),
});

/** The mail server as far as its log-in; no mail is sent. */
export function smtpCheck(url: string): Check {
	return {
		name: "the mail server",
		async ask() {
			const transport = openTransport(url, PATIENCE);
			try {
				await transport.verify();
				return right(
					new URL(url).password ? "it takes the user name and the password" : "it asks for no password",
				);
			} catch (error) {
				return findingOfMail(error);
			} finally {
				transport.close();
			}
		},
	};
}

function findingOfMail(error: unknown) {
	const { code, command = "CONN", responseCode, response = "" } = failure.safeParse(error).data ?? {};
	// Its address is a setting: a name nobody has is a mistyped one.
	if (code === "EDNS" && /\bENOTFOUND\b/.test((error as Error).message))
		return wrong("The mail server can't be found: is the host in SMTP_URL right?");
	// The status code of RFC 3463 behind that of RFC 5321: "535 5.7.8 …".
	const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
	return findingOf(
		vendorFailure("SMTP", command, { status: responseCode, code: enhanced ?? code ?? "no_answer" }),
	);
}
