import { afterEach, beforeEach, expect, test } from "vitest";
import { type Received, type SmtpStandIn, startSmtp } from "../../../e2e/vendors/smtp";
import { inWords, kindOf, type VendorFailure } from "../vendor-failure";
import { aMail, type Delivered, mailContract } from "./port.contract";
import { createSmtpMailer } from "./smtp.server";

const FROM = "Fable & Kin <hello@fableandkin.example>";

let smtp: SmtpStandIn;
beforeEach(async () => {
	smtp = await startSmtp();
});
afterEach(() => smtp.close());

/** Words of a header as people see them (RFC 2047). */
function decodeWords(header: string): string {
	return header
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
			kind.toLowerCase() === "b"
				? Buffer.from(word, "base64").toString()
				: decodeQuoted(word.replace(/_/g, " ")),
		);
}

function decodeQuoted(body: string): string {
	const bytes = body
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString();
}

function partOf(mail: Received, type: string): string {
	const part =
		mail.source.split(/\r\n--[^\r\n]+\r\n/).find((text) => text.includes(`Content-Type: ${type}`)) ?? "";
	const body = part.slice(part.indexOf("\r\n\r\n") + 4).replace(/\r\n--[^\r\n]+--[\s\S]*$/, "");
	const decoded = /base64/i.test(part) ? Buffer.from(body, "base64").toString() : decodeQuoted(body);
	return decoded.replace(/\r\n/g, "\n");
}

function openMail(mail: Received): Delivered {
	return {
		to: mail.headers.get("to") ?? "",
		replyTo: mail.headers.get("reply-to") ?? null,
		unsubscribe: /^<(\S+)>$/.exec(mail.headers.get("list-unsubscribe") ?? "")?.[1] ?? null,
		subject: decodeWords(mail.headers.get("subject") ?? ""),
		html: partOf(mail, "text/html"),
		text: partOf(mail, "text/plain"),
	};
}

mailContract("smtp", async () => ({
	mailer: createSmtpMailer({ url: smtp.url, from: FROM }),
	delivered: async () => smtp.received.map(openMail),
	stop: async () => {},
}));

const mailer = () => createSmtpMailer({ url: smtp.url, from: FROM });

test("the Message-ID comes from the mail's id, so that a mailbox knows a repeated mail", async () => {
	await mailer().send(aMail);
	await mailer().send(aMail);
	await mailer().send({ ...aMail, id: "another" });
	const [first, again, other] = smtp.received.map((mail) => mail.headers.get("message-id"));
	expect(first).toMatch(/^<[0-9a-f]{40}@fableandkin\.example>$/);
	expect(again).toBe(first);
	expect(other).not.toBe(first);
});

test("a mail program may end its news by one POST, and of another mail nothing", async () => {
	await mailer().send({ ...aMail, unsubscribe: "https://shop.example/unsubscribe/a.b" });
	await mailer().send({ ...aMail, id: "another" });
	const posts = smtp.received.map((mail) => mail.headers.get("list-unsubscribe-post"));
	expect(posts).toEqual(["List-Unsubscribe=One-Click", undefined]);
});

test("carries sender and time, and says that a machine wrote it", async () => {
	await mailer().send(aMail);
	const [mail] = smtp.received;
	expect(mail?.from).toBe("hello@fableandkin.example");
	expect(decodeWords(mail?.headers.get("from") ?? "").replace(/"/g, "")).toBe(FROM);
	expect(new Date(mail?.headers.get("date") ?? "").toISOString()).toBe(aMail.at);
	expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
});

const FORGED = [
	"ann@family.example\r\nBcc: all@family.example",
	"ann@family.example, all@family.example",
	"ann@family.example;all@family.example",
	"Ann <ann@family.example>",
	"ann@family.example> SIZE=1\r\nRCPT TO:<all@family.example",
	"group: all@family.example;",
	"nobody",
	"",
];
test.each(FORGED)("the address %j is refused before any server hears of it", async (address) => {
	expect(await mailer().send({ ...aMail, to: address })).toEqual({ ok: false, error: "refused" });
	expect(await mailer().send({ ...aMail, replyTo: address })).toEqual({ ok: false, error: "refused" });
	expect(smtp.received).toEqual([]);
});

test("a subject can't begin another header", async () => {
	await mailer().send({ ...aMail, subject: "Hello\r\nBcc: all@family.example\r\n\r\n<b>body</b>" });
	const [mail] = smtp.received;
	expect(mail?.to).toEqual([aMail.to]);
	expect([...(mail?.headers.keys() ?? [])]).not.toContain("bcc");
	expect(mail && openMail(mail).subject).toBe("Hello Bcc: all@family.example <b>body</b>");
});

test("a mailbox that doesn't exist is refused for good", async () => {
	smtp.answers.RCPT = "550 5.1.1 no such mailbox";
	expect(await mailer().send(aMail)).toEqual({ ok: false, error: "refused" });
	Object.assign(smtp.answers, { RCPT: undefined, END: "554 5.6.0 not this message" });
	expect(await mailer().send(aMail)).toEqual({ ok: false, error: "refused" });
});

const OURS_TO_MEND = [
	[{ MAIL: "530 5.7.0 Authentication required" }, "530: it wants a user name and a password in SMTP_URL"],
	[{ MAIL: "550 Sender not authorised" }, "550: it takes no mail from the sender in MAIL_FROM"],
	[{ RCPT: "530 Authentication required" }, "530: it wants a user name and a password in SMTP_URL"],
	// Many a server keeps its objection to the sender until it hears the recipient, some until the message's end.
	[
		{ RCPT: "553 5.7.1 Sender address rejected: not owned by user shop" },
		"553: it doesn't pass mails on for the sender in MAIL_FROM",
	],
	[
		{ RCPT: "550 5.1.8 Sender address rejected: Domain not found" },
		"550: it takes no mail from the sender in MAIL_FROM",
	],
	[
		{ END: "550 5.7.60 Client does not have permissions to send as this sender" },
		"550: it doesn't pass mails on for the sender in MAIL_FROM",
	],
] as const;
test.each(
	OURS_TO_MEND,
)("a server that won't take our own name (%o) may do so once it is mended", async (answers, words) => {
	Object.assign(smtp.answers, answers);
	const told: VendorFailure[] = [];
	const one = createSmtpMailer({ url: smtp.url, from: FROM, tell: (failure) => told.push(failure) });
	expect(await one.send(aMail)).toEqual({ ok: false, error: "unavailable" });
	expect(told.map(inWords)).toEqual([expect.stringContaining(`The mail server said ${words}`)]);
	expect(told.map(kindOf)).toEqual(["ours"]);
	expect(JSON.stringify(told)).not.toMatch(/family\.example|owned/);
	Object.assign(smtp.answers, { MAIL: undefined, RCPT: undefined, END: undefined });
	expect(await one.send(aMail)).toEqual({ ok: true, value: null });
});

test("a server that is busy, full, closing or gone may do better later", async () => {
	const one = mailer();
	for (const answers of [
		{ RCPT: "451 4.7.1 greylisted" },
		{ END: "452 4.3.1 disk full" },
		{ EHLO: "421 closing", RCPT: undefined },
	]) {
		Object.assign(smtp.answers, { EHLO: undefined, RCPT: undefined, END: undefined }, answers);
		expect(await one.send(aMail)).toEqual({ ok: false, error: "unavailable" });
	}
	Object.assign(smtp.answers, { EHLO: undefined, END: undefined });
	expect(await one.send(aMail)).toEqual({ ok: true, value: null });
	const { url } = smtp;
	await smtp.close();
	expect(await createSmtpMailer({ url, from: FROM }).send(aMail)).toEqual({
		ok: false,
		error: "unavailable",
	});
});

test("a password is never sent in the clear", async () => {
	const url = smtp.url.replace("://", "://shop:secret@");
	expect(await createSmtpMailer({ url, from: FROM }).send(aMail)).toEqual({
		ok: false,
		error: "unavailable",
	});
	expect(smtp.received).toEqual([]);
});

test("a sender without an address fails at once", () => {
	expect(() => createSmtpMailer({ url: smtp.url, from: "Fable & Kin" })).toThrow("MAIL_FROM");
});
