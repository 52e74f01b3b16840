import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, isLocalName, readConfig } from "./config.server";

const DATA_DIR = mkdtempSync(join(tmpdir(), "config-"));
const SECRET = "x".repeat(32);
const PRODUCTION = {
	DATA_DIR,
	APP_URL: "https://fableandkin.example",
	SESSION_SECRET: SECRET,
	STRIPE_SECRET_KEY: "sk",
	STRIPE_PUBLISHABLE_KEY: "pk",
	STRIPE_WEBHOOK_SECRET: "whsec",
	SMTP_URL: "smtps://mail.example:465",
	MAIL_FROM: "Fable & Kin <hello@fableandkin.example>",
	EMBEDDED_PORTS: "writer, illustrator, files, captcha",
	TRUST_PROXY_HOPS: "0",
	SELLER_NAME: "Fable & Kin Ltd",
	SELLER_COMPANY_NUMBER: "01234567",
	SELLER_REGISTERED_IN: "England and Wales",
	SELLER_ADDRESS: "1 Mill Lane, Leeds, LS1 1AA",
	SELLER_EMAIL: "hello@fableandkin.example",
	SELLER_PHONE: "0113 496 0123",
};

function problemsOf(env: Record<string, string | undefined>): string[] {
	try {
		readConfig({ DATA_DIR, ...env });
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
	return [];
}

describe("test mode", () => {
	test("an empty environment is a test shop on port 3000 whose secret is made once and kept", () => {
		const first = readConfig({ DATA_DIR });
		expect(first).toMatchObject({ testMode: true, PORT: 3000, APP_URL: "http://localhost:3000" });
		expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
		expect(readConfig({ DATA_DIR }).SESSION_SECRET).toBe(first.SESSION_SECRET);
		expect(readFileSync(join(DATA_DIR, "session-secret"), "utf8").trim()).toBe(first.SESSION_SECRET);
	});

	test.each(["web", "worker"])("ROLE=%s alone is one process of several: they need PostgreSQL", (ROLE) => {
		expect(problemsOf({ ROLE })).toEqual([
			`ROLE: ${ROLE} is one process of several, which need DATABASE_URL`,
		]);
		expect(problemsOf({ ROLE, DATABASE_URL: "postgres://localhost/shop" })).toEqual([]);
		expect(problemsOf({ ROLE, DATABASE_URL: "mysql://localhost/shop" })).toEqual([
			"DATABASE_URL: must be PostgreSQL's address, such as postgres://user:password@host:5432/shop",
		]);
	});

	test("NODE_ENV decides nothing", () => {
		expect(readConfig({ DATA_DIR, NODE_ENV: "production" }).testMode).toBe(true);
	});

	test.each([
		["localhost", true],
		["127.0.0.1", true],
		["[::1]", true],
		["shop.localhost", true],
		["localhost.evil.example", false],
		["fableandkin.example", false],
		["0.0.0.0", false],
	])("%s is a local name: %s", (name, local) => {
		expect(isLocalName(name)).toBe(local);
	});
});

describe("production", () => {
	test("says who sells, in one line of what is missing; a test shop is nobody", () => {
		const { SELLER_NAME: _name, ...unnamed } = PRODUCTION;
		const wanted = (names: string) =>
			`seller: production needs ${names}, for by law a shop says who sells and how they are reached`;
		expect(problemsOf({ ...unnamed, SELLER_EMAIL: " ", SELLER_PHONE: "" })).toEqual([
			wanted("SELLER_NAME, SELLER_EMAIL, SELLER_PHONE"),
		]);
		for (const name of Object.keys(PRODUCTION).filter((name) => name.startsWith("SELLER_")))
			expect(problemsOf({ ...PRODUCTION, [name]: undefined })).toEqual([wanted(name)]);
		expect(problemsOf({ ...PRODUCTION, SELLER_VAT_NUMBER: undefined })).toEqual([]);
		expect(problemsOf({})).toEqual([]);
		expect(readConfig({ DATA_DIR }).SELLER_NAME).toBe("Fable & Kin, a test shop");
	});

	test("starts with every port named", () => {
		const config = readConfig(PRODUCTION);
		expect(config.testMode).toBe(false);
		expect([...config.vendors].sort()).toEqual(["mail", "payments"]);
	});

	test("refuses plain http, and says everything that is missing at once", () => {
		const problems = problemsOf({ APP_URL: "http://fableandkin.example" });
		for (const word of [
			"APP_URL",
			"SESSION_SECRET",
			"TRUST_PROXY_HOPS",
			"payments",
			"mail",
			"writer",
			"illustrator",
			"files",
			"captcha",
			"seller",
		]) {
			expect(
				problems.some((problem) => problem.startsWith(word)),
				word,
			).toBe(true);
		}
	});

	test.each([
		[
			undefined,
			["TRUST_PROXY_HOPS: production needs the number of proxies in front of the shop, 0 for none"],
		],
		["", ["TRUST_PROXY_HOPS: production needs the number of proxies in front of the shop, 0 for none"]],
		["none", ["TRUST_PROXY_HOPS: must be a whole number from 0 to 10"]],
		["0", []],
		["1", []],
	])("is told how many proxies stand in front of it: %j", (TRUST_PROXY_HOPS, problems) => {
		expect(problemsOf({ ...PRODUCTION, TRUST_PROXY_HOPS })).toEqual(problems);
		expect(problemsOf({ TRUST_PROXY_HOPS })).toEqual(TRUST_PROXY_HOPS === "none" ? problems : []);
	});

	test.each([
		["PORT", "three thousand", "PORT: must be a whole number from 1 to 65535"],
		["APP_URL", "fableandkin", "APP_URL: must be a whole address, such as https://shop.example"],
		["SELLER_EMAIL", "hello", "SELLER_EMAIL: must be an email address"],
		["SELLER_PHONE", "ring us", "SELLER_PHONE: must be a phone number, such as 0113 496 0123"],
		["SMTP_URL", "notaurl", "SMTP_URL: must be smtps://user:password@host:465"],
		["SMTP_URL", "https://mail.example", "SMTP_URL: must be smtps://user:password@host:465"],
		[
			"MAIL_FROM",
			"Fable & Kin",
			"MAIL_FROM: must be a sender without quotes, such as Fable & Kin <hello@shop.example>",
		],
	])("%s=%s hides nothing else that is wrong, and is told once", (name, value, problem) => {
		expect(problemsOf({ ...PRODUCTION, [name]: value })).toEqual([problem]);
		expect(problemsOf({ ...PRODUCTION, SESSION_SECRET: "", [name]: value })).toEqual([
			problem,
			"SESSION_SECRET: production needs one of at least 32 characters",
		]);
	});

	test.each([
		"hello@shop.example",
		"Fable & Kin <hello@shop.example>",
	])("MAIL_FROM=%s is a sender", (sender) => {
		expect(readConfig({ ...PRODUCTION, MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
	});

	test("payments and mail may not stay embedded", () => {
		const {
			STRIPE_SECRET_KEY: _a,
			STRIPE_PUBLISHABLE_KEY: _b,
			STRIPE_WEBHOOK_SECRET: _c,
			...rest
		} = PRODUCTION;
		expect(problemsOf({ ...rest, EMBEDDED_PORTS: "payments,writer,illustrator,files,captcha" })).toEqual([
			"EMBEDDED_PORTS: payments is not one of writer, illustrator, files, captcha",
			"payments: production needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET",
		]);
	});
});

test("a half-set group fails at start naming what is missing, in test mode as well", () => {
	expect(problemsOf({ GOOGLE_CLIENT_ID: "id" })).toEqual([
		"identity: half set, GOOGLE_CLIENT_SECRET missing",
	]);
});

test.each([
	[{ PRINTER: "prodigi" }, ["printer: half set, PRODIGI_API_KEY missing"]],
	[{ PRODIGI_API_KEY: "key" }, ["printer: half set, PRINTER=prodigi missing"]],
	[{ PRINTER: "prodigi", PRODIGI_API_KEY: "key" }, []],
	[
		{ PRINTER: "cloudprinter", CLOUDPRINTER_API_KEY: "key", CLOUDPRINTER_EMAIL: "a@shop.example" },
		["printer: half set, CLOUDPRINTER_WEBHOOK_KEY, CLOUDPRINTER_PHONE missing"],
	],
	[{ PRINTER: "lulu", PRODIGI_API_KEY: "key" }, ["PRINTER: must be prodigi or cloudprinter"]],
])("a printer is chosen and has all its keys, or the shop doesn't start: %j", (given, problems) => {
	expect(problemsOf(given)).toEqual(problems);
	expect(problemsOf({ ...PRODUCTION, ...given })).toEqual(problems);
});

test.each([
	["PORT", "0"],
	["PORT", "three thousand"],
	["APP_URL", "fableandkin"],
	["RATE_LIMIT_SCALE", "-1"],
	["TRUST_PROXY_HOPS", "1.5"],
	["SESSION_SECRET", "short"],
	["ANTHROPIC_EFFORT", "max"],
	["INSPECT_PICTURES", "yes"],
])("%s=%s is refused", (name, value) => {
	expect(problemsOf({ [name]: value }).some((problem) => problem.startsWith(name))).toBe(true);
});

test.each([
	["https://www.instagram.com/fableandkin", []],
	...["http://www.instagram.com/fableandkin", "www.instagram.com/fableandkin", "javascript:alert(1)"].map(
		(given) =>
			[
				given,
				["SOCIAL_INSTAGRAM: must be a whole https address, such as https://www.network.example/shop"],
			] as const,
	),
] as const)("SOCIAL_INSTAGRAM=%s is an https address, or the shop doesn't start", (given, problems) => {
	expect(problemsOf({ SOCIAL_INSTAGRAM: given })).toEqual(problems);
});

test("the secret before is another one than the present", () => {
	expect(problemsOf({ ...PRODUCTION, SESSION_SECRET_BEFORE: SECRET })).toEqual([
		"SESSION_SECRET_BEFORE: the secret there was before, not the present one",
	]);
});

test("an empty variable counts as unset", () => {
	expect(readConfig({ DATA_DIR, STRIPE_SECRET_KEY: "", PORT: "" }).PORT).toBe(3000);
});

test(".env.example explains every variable", async () => {
	const { variableNames } = await import("./config.server");
	const example = readFileSync(".env.example", "utf8");
	expect(variableNames.filter((name) => !new RegExp(`^#?\\s*${name}=`, "m").test(example))).toEqual([]);
});
