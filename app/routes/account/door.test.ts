import { beforeEach, describe, expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type Answer, type Browser, openBrowser, toastOf } from "../browser.testing";
import * as profile from "./profile/route";
import * as signIn from "./sign-in/route";
import * as signOut from "./sign-out";
import * as everywhere from "./sign-out-everywhere";
import * as signUp from "./sign-up/route";

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
});

const ROSA = { username: "Rosa", email: "rosa@example.com", password: PASSWORD };
const enter = (form: Record<string, string> = ROSA, query = "") =>
	browser.post(signIn, `/sign-in${query}`, { form });
/** What a form that came back says, and what still stands in it. */
const failed = ({ data }: Answer) =>
	(data as { lastResult: { error: unknown; initialValue: unknown } }).lastResult;

test("sign up leads to sign in, sign in leads home, sign out leads home", async () => {
	const up = await browser.post(signUp, "/sign-up", { form: ROSA });
	expect([up.status, up.to]).toEqual([302, "/sign-in"]);
	expect(toastOf(up)).toBe("Thank you! We have sent you an email. Please sign in.");
	const entered = await enter();
	expect([entered.status, entered.to]).toEqual([302, "/"]);
	expect((await browser.get(profile, "/profile")).data).toMatchObject({ user: { username: "Rosa" } });
	const cookies = new Map(browser.cookies);
	const out = await browser.post(signOut, "/sign-out");
	expect([out.status, out.to]).toEqual([302, "/"]);
	expect((await browser.get(profile, "/profile")).to).toBe("/sign-in?redirectTo=%2Fprofile");
	expect((await openBrowser(cookies).get(profile, "/profile")).to).toBe("/sign-in?redirectTo=%2Fprofile");
});

test("the session's cookie is for this site and no script, and lasts thirty days", async () => {
	await openAccountOf(shop);
	const { headers } = await enter();
	const cookie = headers.getSetCookie().find((one) => one.startsWith("fk_session="));
	expect(cookie).toMatch(/^fk_session=\S{20,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
});

test("where one wanted to go is kept from door to door", async () => {
	const target = "?redirectTo=%2Forders%2Forder_1%3Fx%3D1";
	expect((await browser.get(signIn, `/sign-in${target}`)).data).toEqual({
		signIn: `/sign-in${target}`,
		signUp: `/sign-up${target}`,
		google: `/sign-in/google${target}`,
	});
	const up = await browser.post(signUp, `/sign-up${target}`, { form: ROSA });
	expect(up.to).toBe(`/sign-in${target}`);
	expect((await enter(ROSA, target)).to).toBe("/orders/order_1?x=1");
	expect((await browser.get(signIn, `/sign-in${target}`)).to).toBe("/orders/order_1?x=1");
});

test.each([
	"//evil.example",
	"https://evil.example/",
	"/\\evil.example",
	"/%09/evil.example",
	"javascript:alert(1)",
])("%s leads nowhere but home", async (target) => {
	await openAccountOf(shop);
	const to = (await enter(ROSA, `?redirectTo=${encodeURIComponent(target)}`)).to ?? "";
	expect(new URL(to, "http://localhost:3000").origin).toBe("http://localhost:3000");
	expect(["/", "/%09/evil.example"]).toContain(to);
});

describe("a form that fails is shown again", () => {
	test("with one message for a wrong password and an unknown address, and without the password", async () => {
		await openAccountOf(shop);
		const wrong = await enter({ email: ROSA.email, password: "wrong-one" });
		const unknown = await enter({ email: "nobody@example.com", password: PASSWORD });
		for (const answer of [wrong, unknown]) {
			expect(answer.status).toBe(401);
			expect(failed(answer).error).toEqual({
				"": ["Wrong email or password. Please check both and try again."],
			});
			expect(answer.headers.getSetCookie()).toEqual([]);
		}
		expect(failed(wrong).initialValue).toEqual({ email: "rosa@example.com" });
	});

	test("with each message beside its field", async () => {
		const empty = await enter({});
		expect(empty.status).toBe(422);
		expect(failed(empty).error).toEqual({ email: ["Email is required"], password: ["Password is required"] });
		const up = await browser.post(signUp, "/sign-up", { form: { ...ROSA, username: "Jo", password: "abc" } });
		expect(up.status).toBe(422);
		expect(failed(up)).toMatchObject({
			error: {
				username: ["Username must have at least 3 characters"],
				password: ["Password must have at least 6 characters"],
			},
			initialValue: { username: "Jo", email: "rosa@example.com" },
		});
	});

	test("with when to come back, after too many tries", async () => {
		for (let i = 0; i < 10; i++) await enter({ ...ROSA, password: `guess-${i}` });
		const answer = await enter();
		expect(answer.status).toBe(429);
		expect(answer.headers.get("Retry-After")).toBe("900");
		expect(failed(answer).error).toEqual({ "": [expect.stringContaining("try again in 15 minutes")] });
	});
});

test("a password of a megabyte is turned away unread", async () => {
	const answer = await enter({ ...ROSA, password: "x".repeat(1024 * 1024) });
	expect(answer.status).toBe(413);
	const longer = await enter({ ...ROSA, password: "x".repeat(100_000) });
	expect(longer.status).toBe(422);
	expect(failed(longer).error).toEqual({ password: ["Password must have at most 200 characters"] });
});

describe("a form of another site", () => {
	const cross = { headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" } };

	test("signs nobody in, up or out", async () => {
		await openAccountOf(shop);
		expect((await browser.post(signIn, "/sign-in", { form: ROSA, ...cross })).status).toBe(403);
		expect(
			(await browser.post(signUp, "/sign-up", { form: { ...ROSA, username: "Other" }, ...cross })).status,
		).toBe(403);
		await enter();
		expect((await browser.post(signOut, "/sign-out", cross)).status).toBe(403);
		expect((await browser.post(everywhere, "/sign-out/everywhere", cross)).status).toBe(403);
		expect((await browser.get(profile, "/profile")).status).toBe(200);
	});
});

describe("a session that has run out", () => {
	const expired = "Your session has expired. Please log in again.";

	test("is told on the way to the sign-in page, once", async () => {
		await openAccountOf(shop);
		await enter();
		shop.clock.advance(31 * 24 * 3600_000);
		const first = await browser.get(profile, "/profile");
		expect(first.to).toBe("/sign-in?redirectTo=%2Fprofile");
		expect(toastOf(first)).toBe(expired);
		const second = await browser.get(profile, "/profile");
		expect(toastOf(second)).toBeNull();
	});

	test("or was ended from another browser: the same words", async () => {
		await openAccountOf(shop);
		await enter();
		const other = openBrowser();
		await other.post(signIn, "/sign-in", { form: ROSA });
		expect((await other.post(everywhere, "/sign-out/everywhere")).to).toBe("/");
		expect(toastOf(await browser.get(profile, "/profile"))).toBe(expired);
	});

	test("is no matter for somebody who signed out, or never was in", async () => {
		await openAccountOf(shop);
		expect(toastOf(await browser.get(profile, "/profile"))).toBeNull();
		await enter();
		await browser.post(signOut, "/sign-out");
		expect(toastOf(await browser.get(profile, "/profile"))).toBeNull();
	});
});

test("a door that breaks says so under its form, with what was typed still in it", async () => {
	const sorry = { "": ["Something went wrong! Please try again."] };
	await openAccountOf(shop);
	const mend = await breakWrites(shop.db, "insert on sessions");
	const entered = await enter();
	expect(entered.status).toBe(500);
	expect(failed(entered)).toMatchObject({ error: sorry, initialValue: { email: ROSA.email } });
	await mend();
	await breakWrites(shop.db, "insert on users");
	const form = { ...ROSA, username: "Ada", email: "ada@example.com" };
	const up = await browser.post(signUp, "/sign-up", { form });
	expect(up.status).toBe(500);
	expect(failed(up)).toMatchObject({ error: sorry, initialValue: { username: "Ada" } });
});

test("a sign-out that breaks says so, and leaves the family signed in", async () => {
	await openAccountOf(shop);
	await enter();
	await breakWrites(shop.db, "delete on sessions");
	const answer = await browser.post(signOut, "/sign-out");
	expect(answer.to).toBe("/");
	expect(toastOf(answer)).toBe("Failed to sign out");
	expect((await browser.get(profile, "/profile")).status).toBe(200);
});
