import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { z } from "zod";
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
/** "5.7.x": not allowed; "5.1.7", "5.1.8": the sender's address (RFC 3463). Said at any step, of us, not of the family. */
const OF_US = /^5\d\d[ -]5\.(7\.|1\.[78]\b)/;
/** Our own order of commands, and our own log-in (RFC 4954). */
const OF_OUR_SESSION = [503, 530];

/**
 * Hands mails to an SMTP server.
 * `url`: `smtps://user:password@host:465`, or `smtp://` for one that upgrades by STARTTLS (with a password it has to).
 * `from`: the sender, with or without a name.
 *
 * SMTP knows no idempotency key. The Message-ID is made from the mail's id, so that a mailbox shows a repeated mail
 * once, and an id this process has handed over is not handed over again. Nothing is logged here: a server's replies
 * repeat the family's addresses.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
	const { protocol, password } = new URL(url);
	const transport = createTransport({
		url,
		...PATIENCE,
		requireTLS: protocol === "smtp:" && password !== "",
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
	if (!domain) throw new Error("MAIL_FROM holds no address");
	const handedOver = new Set<string>();

	return {
		describe: () => ({ kind: "vendor", name: "SMTP" }),

		async send(mail) {
			const name = createHash("sha256").update(mail.id).digest("hex").slice(0, 40);
			if (handedOver.has(name)) return { ok: true, value: null };
			const addresses = mail.replyTo === undefined ? [mail.to] : [mail.to, mail.replyTo];
			if (!addresses.every((address) => ADDRESS.test(address))) return { ok: false, error: "refused" };
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
				return { ok: false, error: isFinal(error) ? "refused" : "unavailable" };
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

/** A 5xx answer to the recipient or the message is for good (RFC 5321, 4.2.1); one to our log-in or sender is for us to mend. */
function isFinal(error: unknown): boolean {
	const known = failure.safeParse(error);
	if (!known.success) return false;
	const { code, command, responseCode = 0, response = "" } = known.data;
	if (responseCode < 500 || OF_OUR_SESSION.includes(responseCode) || OF_US.test(response)) return false;
	return code === "EMESSAGE" || (code === "EENVELOPE" && command === "RCPT TO");
}

function remember(names: Set<string>, name: string): void {
	const [oldest] = names;
	if (names.size >= REMEMBERED && oldest !== undefined) names.delete(oldest);
	names.add(name);
}
