import { afterEach, beforeEach, expect, test } from "vitest";
import { type SmtpStandIn, startSmtp } from "../../../e2e/vendors/smtp";
import { senderCheck } from "./sender-check.server";
import { smtpCheck } from "./smtp-check.server";

let smtp: SmtpStandIn;
beforeEach(async () => {
	smtp = await startSmtp();
});
afterEach(() => smtp.close());

const told = async ({ ask }: ReturnType<typeof smtpCheck>) => {
	const { state, says } = await ask(AbortSignal.timeout(5_000));
	return `${state}: ${says}`;
};

test("the server is greeted, and sent nothing", async () => {
	expect(await told(smtpCheck(smtp.url))).toBe("right: it asks for no password");
	expect(smtp.received).toEqual([]);
});

test.each([
	["smtp://nobody.invalid", "wrong: The mail server can't be found: is the host in SMTP_URL right?"],
	["smtp://127.0.0.1:1", "unasked: The mail server can't be reached (CONN, ESOCKET)"],
])("%s", async (url, says) => {
	expect(await told(smtpCheck(url))).toBe(says);
});

test("one that doesn't encrypt is given no password, and named", async () => {
	const answer = await told(smtpCheck(smtp.url.replace("//", "//nobody:nonsense@")));
	expect(answer).toMatch(/^wrong: The mail server /);
	expect(answer).not.toContain("nonsense");
});

const nobody = (code: string) => Object.assign(new Error(code), { code });
const found = (names: Record<string, string[]>, domain = "shop.example", without = "ENOTFOUND") =>
	told(
		senderCheck(domain, {
			resolveMx: async (name) => {
				if (!names[name]?.includes("mx")) throw nobody(without);
				return [{ exchange: "mx.mail.example" }];
			},
			resolveTxt: async (name) => {
				if (!names[name]) throw nobody(without);
				return names[name].map((text) => [text.slice(0, 6), text.slice(6)]);
			},
		}),
	);

const SPF = "v=spf1 include:mail.example -all";
const DMARC = { "_dmarc.shop.example": ["v=DMARC1; p=none"] };

test.each([
	[{ "shop.example": ["mx", SPF], ...DMARC }, /^right: shop.example has MX, SPF and DMARC/],
	[{ "shop.example": ["mx", "v=spf10"], ...DMARC }, /^wrong: shop.example has no SPF record \(.*tells\. /],
	[
		{ "shop.example": ["mx", SPF] },
		/^wrong: shop.example has no DMARC record \(TXT _dmarc.shop.example v=DMARC1/,
	],
	[{ "shop.example": [SPF], ...DMARC }, /^wrong: shop.example has no mail server \(MX\)/],
	[{}, /no mail server .*; no SPF .*; no DMARC/],
])("a sender's domain with %o", async (names, says) => {
	expect(await found(names)).toMatch(says);
});

test("one below another has the policy of that; a name service that is away says nothing", async () => {
	expect(await found({ "post.shop.example": ["mx", SPF], ...DMARC }, "post.shop.example")).toMatch(
		/^right: /,
	);
	expect(await found({}, "shop.example", "ETIMEOUT")).toBe(
		"unasked: the name service gave no answer about shop.example (ETIMEOUT)",
	);
});
