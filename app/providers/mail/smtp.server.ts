import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { kindOf, type TellFailure, toNobody, type VendorFailure, vendorFailure } from "../vendor-failure";
import type { Mailer } from "./port";

/** ms. A mail is sent by a job, which tries again later; a page never waits for it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Mails remembered as handed over; the jobs that send them run again within minutes, not months. */
const REMEMBERED = 10_000;

/** One mailbox and nothing that means something to a mail server: no second address, no line break, no display name. */
const ADDRESS = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

const failure = z.object({
	code: z.string(),
	/** What the server said no to, in nodemailer's words. */
	command: z.string().optional(),
	responseCode: z.number().optional(),
	response: z.string().optional(),
});
/** What a server means by a status, in the words of RFC 3463. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/**
 * Hands mails to an SMTP server.
 * `url`: `smtps://user:password@host:465`, or `smtp://` for one that upgrades by STARTTLS (with a password it has to).
 * `from`: the sender, with or without a name.
 *
 * SMTP knows no idempotency key. The Message-ID is made from the mail's id, so that a mailbox shows a repeated mail
 * once, and an id this process has handed over is not handed over again. Of a server's replies only the numbers are
 * told: the words repeat the family's addresses.
 */
export function createSmtpMailer(parts: {
	url: string;
	from: string;
	tell?: TellFailure;
	patience?: typeof PATIENCE;
}): Mailer {
	const { url, from, tell = toNobody, patience } = parts;
	const transport = openTransport(url, patience);
	const domain = domainOf(from);
	if (!domain) throw new Error("MAIL_FROM holds no address");
	const handedOver = new Set<string>();

	return {
		describe: () => ({ kind: "vendor", name: "SMTP" }),

		async send(mail) {
			const name = createHash("sha256").update(mail.id).digest("hex").slice(0, 40);
			if (handedOver.has(name)) return { ok: true, value: null };
			const addresses = mail.replyTo === undefined ? [mail.to] : [mail.to, mail.replyTo];
			const refused = (failure: VendorFailure) => {
				tell(failure);
				return { ok: false, error: kindOf(failure) === "final" ? "refused" : "unavailable" } as const;
			};
			if (!addresses.every((address) => ADDRESS.test(address)))
				return refused(vendorFailure("SMTP", "RCPT TO", { code: "invalid_address" }));
			try {
				await transport.sendMail({
					messageId: `<${name}@${domain}>`,
					date: new Date(mail.at),
					from,
					to: { name: "", address: mail.to },
					replyTo: mail.replyTo === undefined ? undefined : { name: "", address: mail.replyTo },
					subject: mail.subject.replace(LINE_BREAKS, " "),
					html: mail.html,
					text: mail.text,
					// Out-of-office machines leave mails alone that say a machine wrote them (RFC 3834).
					headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail.unsubscribe) },
				});
			} catch (error) {
				return refused(failureOf(error));
			}
			remember(handedOver, name);
			return { ok: true, value: null };
		},
	};
}

/** "List-Unsubscribe" for people, and beside it that one POST is enough (RFC 2369; RFC 8058). */
const unsubscribeHeaders = (link: string | undefined): Record<string, string> =>
	link === undefined
		? {}
		: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** What speaks to the server of `url`; with a password only over TLS. */
export function openTransport(url: string, patience = PATIENCE) {
	const { protocol, password } = new URL(url);
	return createTransport({
		url,
		...patience,
		requireTLS: protocol === "smtp:" && password !== "",
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** The domain of a sender, with or without a name. */
export const domainOf = (from: string): string | undefined => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];

/** A 5xx answer to the recipient or the message is for good (RFC 5321, 4.2.1); one to our log-in or sender is for us to mend. */
function failureOf(error: unknown): VendorFailure {
	const { code, command = "CONN", responseCode, response = "" } = failure.safeParse(error).data ?? {};
	const [, enhanced] = ENHANCED.exec(response) ?? [];
	const said = responseCode === undefined ? (code ?? "no_answer") : enhanced;
	return vendorFailure("SMTP", command, { status: responseCode, code: said });
}

function remember(names: Set<string>, name: string): void {
	const [oldest] = names;
	if (names.size >= REMEMBERED && oldest !== undefined) names.delete(oldest);
	names.add(name);
}
