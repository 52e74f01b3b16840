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
			"payments",
			"mail",
			"writer",
			"illustrator",
			"files",
			"captcha",
		]) {
			expect(
				problems.some((problem) => problem.startsWith(word)),
				word,
			).toBe(true);
		}
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
	["PORT", "0"],
	["PORT", "three thousand"],
	["APP_URL", "fableandkin"],
	["RATE_LIMIT_SCALE", "-1"],
	["TRUST_PROXY_HOPS", "1.5"],
	["SESSION_SECRET", "short"],
])("%s=%s is refused", (name, value) => {
	expect(problemsOf({ [name]: value }).some((problem) => problem.startsWith(name))).toBe(true);
});

test("an empty variable counts as unset", () => {
	expect(readConfig({ DATA_DIR, STRIPE_SECRET_KEY: "", PORT: "" }).PORT).toBe(3000);
});

test(".env.example explains every variable", async () => {
	const { variableNames } = await import("./config.server");
	const example = readFileSync(".env.example", "utf8");
	expect(variableNames.filter((name) => !new RegExp(`^#?\\s*${name}=`, "m").test(example))).toEqual([]);
});
