import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as googleCall from "~/routes/api/auth-google";
import * as checkSession from "~/routes/api/user-check-session";
import { type Answer, type Browser, openBrowser, toastOf } from "~/routes/browser.testing";
import * as authorize from "~/routes/sandbox/google-authorize/route";
import * as token from "~/routes/sandbox/google-token";
import * as userinfo from "~/routes/sandbox/google-userinfo";
import { openAccountOf } from "~/shop/accounts/accounts.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as google from "./google-callback";
import * as start from "./google-start";
import * as signUpPage from "./sign-up/route";

const AMELIA = { name: "Amelia Hartley", email: "amelia@example.com", verified: "yes" };

let shop: TestShop;
let browser: Browser;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = openBrowser();
	// The server asks Google's endpoints, which it plays itself.
	vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
		const call = { request: new Request(address, init), params: {}, context: {} };
		return address.endsWith("/token") ? token.action(call) : userinfo.loader(call);
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const pathOf = (address: string | null) => {
	const { pathname, search } = new URL(address ?? "", "http://localhost:3000");
	return pathname + search;
};

/** Leaves for the provider, answers its page, and comes back. */
async function goAndReturn(form: Record<string, string>, redirectTo = ""): Promise<Answer> {
	const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : "";
	const left = await browser.post(start, `/sign-in/google${query}`);
	expect(left.status).toBe(302);
	const page = pathOf(left.to);
	expect((await openBrowser().get(authorize, page)).status).toBe(200);
	const answered = await openBrowser().post(authorize, page, { form });
	expect(answered.status).toBe(302);
	return browser.get(google, pathOf(answered.to));
}

const whoIsIn = async () => (await browser.get(checkSession, "/api/user/check-session")).data;

test("the whole way: to the provider, back, and on to where one wanted to go", async () => {
	const back = await goAndReturn(AMELIA, "/orders?page=2");
	expect([back.status, back.to]).toEqual([302, "/orders?page=2"]);
	expect(await whoIsIn()).toMatchObject({
		success: true,
		user: { username: "Amelia Hartley", email: "amelia@example.com" },
	});
	expect(browser.cookies.has("fk_oauth")).toBe(false);
});

test("an account with that address is linked, and its guest orders move in", async () => {
	const user = await openAccountOf(shop, "Amelia", "amelia@example.com");
	const order = await makeOrder(shop, "guest_elsewhere", { email_fold: "amelia@example.com" });
	await goAndReturn(AMELIA);
	expect(await whoIsIn()).toMatchObject({ user: { _id: user.id } });
	const row = await shop.db
		.selectFrom("orders")
		.select("owner_id")
		.where("id", "=", order)
		.executeTakeFirst();
	expect(row?.owner_id).toBe(user.id);
});

describe("a failure is logged, and shows nothing but the sign-in form", () => {
	const failed = (answer: Answer) => {
		expect([answer.status, answer.to]).toEqual([302, "/sign-in"]);
		expect(answer.headers.getSetCookie().join()).not.toMatch(/fk_session|fk_toast/);
		expect(shop.logged).toContainEqual({ level: "warn", event: "google sign-in failed" });
	};

	test("refused by the person", async () => {
		failed(await goAndReturn({ intent: "refuse" }));
	});

	test("a state that this browser never got", async () => {
		const left = await openBrowser().post(start, "/sign-in/google");
		const answered = await openBrowser().post(authorize, pathOf(left.to), { form: AMELIA });
		failed(await browser.get(google, pathOf(answered.to)));
	});

	test("a code used before", async () => {
		const left = await browser.post(start, "/sign-in/google");
		const cookies = new Map(browser.cookies);
		const answered = await openBrowser().post(authorize, pathOf(left.to), { form: AMELIA });
		expect((await browser.get(google, pathOf(answered.to))).to).toBe("/");
		failed(await openBrowser(cookies).get(google, pathOf(answered.to)));
	});

	test("a provider that can't be reached", async () => {
		vi.stubGlobal("fetch", async () => {
			throw new TypeError("fetch failed");
		});
		failed(await goAndReturn(AMELIA));
	});
});

test.each([
	true,
	false,
])("an unverified address is told what to do instead, has it an account (%s) or none", async (has) => {
	if (has) await openAccountOf(shop, "Amelia", "amelia@example.com");
	const answer = await goAndReturn({ ...AMELIA, verified: "no" });
	expect([answer.status, answer.to]).toEqual([302, "/sign-in"]);
	expect(answer.headers.getSetCookie().join()).not.toContain("fk_session");
	expect(toastOf(answer)).toMatch(/Google hasn’t confirmed[\s\S]*create an account/);
});

test("without a provider there is no button, and no way", async () => {
	replaceShop({ ...shop, providers: { ...shop.providers, identity: null } });
	expect((await browser.post(start, "/sign-in/google")).status).toBe(404);
	expect((await browser.get(signUpPage, "/sign-up")).data).toMatchObject({ google: null });
});

test("the sandbox sends nobody to another site, and is not there where Google is real", async () => {
	const asked = "response_type=code&client_id=fable-and-kin.sandbox";
	const away = `/sandbox/google/authorize?${asked}&redirect_uri=${encodeURIComponent("https://evil.example/")}`;
	expect((await browser.get(authorize, away)).status).toBe(422);
	expect((await browser.post(authorize, away, { form: AMELIA })).status).toBe(422);
	replaceShop({
		...shop,
		providers: { ...shop.providers, sandbox: { ...shop.providers.sandbox, identity: null } },
	});
	expect((await browser.get(authorize, away)).status).toBe(404);
	expect((await browser.post(token, "/sandbox/google/token")).status).toBe(404);
	expect((await browser.get(userinfo, "/sandbox/google/userinfo")).status).toBe(404);
});

describe("POST /api/auth/google", () => {
	const call = (json: unknown) => browser.post(googleCall, "/api/auth/google", { json });

	test("name, address and photo alone prove nothing", async () => {
		await openAccountOf(shop, "Amelia", "amelia@example.com");
		const answer = await call({
			name: "Amelia",
			email: "amelia@example.com",
			photo: "https://example.com/a.jpg",
		});
		expect(answer.status).toBe(401);
		expect(answer.data).toMatchObject({ success: false, code: "unauthenticated" });
	});

	test("the identity this browser came back with signs in; another one doesn't", async () => {
		await goAndReturn(AMELIA);
		expect((await call({ name: "Owen", email: "owen@example.com", photo: null })).status).toBe(401);
		const answer = await call({ name: "Amelia Hartley", email: "AMELIA@example.com", photo: null });
		expect(answer.status).toBe(200);
		expect(answer.data).toMatchObject({
			username: "Amelia Hartley",
			email: "amelia@example.com",
			profilePicture: null,
		});
	});

	test("a verified ID token signs in; a made-up one doesn't", async () => {
		const person = { name: "Amelia Hartley", email: "amelia@example.com", emailVerified: true };
		const credential = shop.providers.sandbox.identity?.credential(person);
		expect((await call({ credential })).status).toBe(200);
		expect((await call({ credential: `${credential}x` })).status).toBe(401);
		expect((await call({ credential: "x".repeat(10_000) })).status).toBe(422);
	});
});
