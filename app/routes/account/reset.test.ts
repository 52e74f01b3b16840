import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { mailedToken, openAccountOf, opens, PASSWORD } from "~/shop/accounts/accounts.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type Answer, type Browser, openBrowser } from "../browser.testing";
import * as forgot from "./forgot-password/route";
import * as reset from "./reset-password/route";
import * as signIn from "./sign-in/route";

const NEW_PASSWORD = "another-boat-lamp";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
	await openAccountOf(shop);
});

const errorsOf = ({ data }: Answer) => (data as { lastResult: { error: unknown } }).lastResult.error;
const ask = (email: string) => browser.post(forgot, "/forgot-password", { form: { email } });
const at = (token: string) => [`/reset-password/${token}`, { params: { resetToken: token } }] as const;
const look = (token: string) => browser.get(reset, ...at(token));
const set = (token: string, password: string, confirm = password) => {
	const [path, send] = at(token);
	return browser.post(reset, path, { ...send, form: { password, confirm } });
};

async function mailed(): Promise<string> {
	await ask("rosa@example.com");
	await runDueJobs(shop);
	return mailedToken(shop, "Rosa@example.com", "/reset-password/");
}

test("known and unknown addresses get one answer, which leads on after 3 s", async () => {
	for (const email of ["rosa@example.com", "nobody@example.com"]) {
		const answer = await ask(email);
		expect(answer.status).toBe(200);
		expect(answer.data).toEqual({ sent: "Password reset link sent to your email", signedIn: false });
		expect(answer.headers.get("Refresh")).toBe("3; url=/sign-in");
	}
});

test("whoever is signed in is led nowhere", async () => {
	await browser.post(signIn, "/sign-in", { form: { email: "rosa@example.com", password: PASSWORD } });
	const answer = await ask("rosa@example.com");
	expect(answer.headers.get("Refresh")).toBeNull();
	expect(answer.data).toMatchObject({ signedIn: true });
});

test.each([
	["", "Email is required"],
	["rosa", "Please enter a valid email"],
])("%o is no address", async (email, message) => {
	const answer = await ask(email);
	expect(answer.status).toBe(422);
	expect(errorsOf(answer)).toEqual({ email: [message] });
});

test("the link sets a password and leads on after 2 s; its address is told to nobody", async () => {
	const token = await mailed();
	const shown = await look(token);
	expect([shown.status, shown.data]).toEqual([200, { problem: null }]);
	expect(shown.headers.get("Referrer-Policy")).toBe("strict-origin");
	const answer = await set(token, NEW_PASSWORD);
	expect([answer.status, answer.data]).toEqual([200, { updated: "Password updated successfully" }]);
	expect(answer.headers.get("Refresh")).toBe("2; url=/sign-in");
	expect(await opens(shop, "rosa@example.com", NEW_PASSWORD)).toBe(true);
});

test("two that differ block it", async () => {
	const token = await mailed();
	const answer = await set(token, NEW_PASSWORD, "another-boat-lamb");
	expect(answer.status).toBe(422);
	expect(errorsOf(answer)).toEqual({ confirm: ["Passwords do not match"] });
	expect((await look(token)).status).toBe(200);
});

describe("a link that is guessed or used", () => {
	const invalid = "Oops! Reset token is invalid or has expired";

	test("shows why, and sets nothing", async () => {
		const token = await mailed();
		await set(token, NEW_PASSWORD);
		for (const bad of [token, "guessed"]) {
			const shown = await look(bad);
			expect([shown.status, shown.data]).toEqual([404, { problem: invalid }]);
			for (const password of ["third-boat-lamp", "abc", ""]) {
				const answer = await set(bad, password);
				expect([answer.status, answer.data]).toEqual([404, { problem: invalid }]);
				expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
			}
		}
	});

	test("is not guessed without end", async () => {
		for (let i = 0; i < 120; i++) await set(`guess-${i}`, "abc");
		expect((await set("one more", NEW_PASSWORD)).status).toBe(429);
	});
});

test("what breaks says so under its form", async () => {
	const token = await mailed();
	const mend = await breakWrites(shop.db, "update on users");
	const answer = await set(token, NEW_PASSWORD);
	expect(answer.status).toBe(500);
	expect(errorsOf(answer)).toEqual({ "": ["Something went wrong"] });
	await mend();
	await breakWrites(shop.db, "insert on reset_tokens");
	expect(errorsOf(await ask("rosa@example.com"))).toEqual({ "": ["Something went wrong"] });
});

test("a check that breaks says so", async () => {
	const token = await mailed();
	await sql`alter table reset_tokens rename to hidden`.execute(shop.db);
	const shown = await look(token);
	expect([shown.status, shown.data]).toEqual([500, { problem: "Error verifying token" }]);
	expect(shop.logged).toContainEqual({ level: "error", event: "bug" });
});
