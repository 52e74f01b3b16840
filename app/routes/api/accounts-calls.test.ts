import { beforeEach, expect, test } from "vitest";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import type { UserRow } from "~/shop/accounts/store.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type Browser, openBrowser } from "../browser.testing";
import * as signInCall from "./auth-sign-in";
import * as signOutCall from "./auth-sign-out";
import * as checkSession from "./user-check-session";
import * as credits from "./user-credits";
import * as updateCall from "./user-update";

const SIGN_IN = { email: "rosa@example.com", password: PASSWORD };

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
});

/** Opens an account and signs it in with this browser. */
async function family(browser: Browser): Promise<UserRow> {
	const user = await openAccountOf(shop, "Rosa", SIGN_IN.email);
	await browser.post(signInCall, "/api/auth/signin", { json: SIGN_IN });
	return user;
}

test("check-session: the user, or words that contain 'not authenticated'", async () => {
	const browser = openBrowser();
	const nobody = await browser.get(checkSession, "/api/user/check-session");
	expect(nobody.status).toBe(401);
	expect(nobody.data).toMatchObject({
		success: false,
		message: expect.stringContaining("not authenticated"),
	});
	const { id } = await family(browser);
	expect((await browser.get(checkSession, "/api/user/check-session")).data).toEqual({
		success: true,
		user: { _id: id, username: "Rosa", email: "rosa@example.com", profilePicture: null },
	});
});

test("credits", async () => {
	const browser = openBrowser();
	await family(browser);
	const answer = await browser.get(credits, "/api/user/credits");
	expect(answer.data).toEqual({ coverCredits: 5, freezeExpiresAt: null });
	await shop.db.schema.dropTable("credits").execute();
	const lost = await browser.get(credits, "/api/user/credits");
	expect([lost.status, lost.data]).toMatchObject([500, { message: "Failed to fetch credits" }]);
});

test("signin answers with the user and the session's cookie", async () => {
	const { id } = await openAccountOf(shop);
	const answer = await openBrowser().post(signInCall, "/api/auth/signin", { json: SIGN_IN });
	expect(answer.data).toEqual({
		_id: id,
		username: "Rosa",
		email: "Rosa@example.com",
		profilePicture: null,
	});
	expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith("fk_session="))).toBe(true);
});

test("whoever only asks what a signout would answer stays signed in", async () => {
	const browser = openBrowser();
	await family(browser);
	expect((await browser.get(signOutCall, "/api/auth/signout", { method: "HEAD" })).status).toBe(200);
	expect((await browser.get(checkSession, "/api/user/check-session")).status).toBe(200);
});

test("a signout that another site asks for is refused", async () => {
	const browser = openBrowser();
	await family(browser);
	const elsewhere: Record<string, string>[] = [
		{ "Sec-Fetch-Site": "cross-site" },
		{ Origin: "https://evil.example" },
	];
	for (const headers of elsewhere) {
		expect((await browser.get(signOutCall, "/api/auth/signout", { headers })).status).toBe(403);
	}
	expect((await browser.get(checkSession, "/api/user/check-session")).status).toBe(200);
});

test("a signin that another site sends is refused, and other methods are told which ones there are", async () => {
	const headers = { "Sec-Fetch-Site": "cross-site" };
	expect((await openBrowser().post(signInCall, "/api/auth/signin", { json: SIGN_IN, headers })).status).toBe(
		403,
	);
	const got = await openBrowser().get(signInCall, "/api/auth/signin");
	expect([got.status, got.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("a megabyte of password is refused without a look at it", async () => {
	const json = { ...SIGN_IN, password: "x".repeat(1024 * 1024) };
	expect((await openBrowser().post(signInCall, "/api/auth/signin", { json })).status).toBe(413);
});

test("update with a new address answers with the old one, and says which one waits", async () => {
	const browser = openBrowser();
	const { id } = await family(browser);
	const json = { email: "new@example.com" };
	const answer = await browser.post(updateCall, `/api/user/update/${id}`, { params: { id }, json });
	expect(answer.data).toEqual({
		_id: id,
		username: "Rosa",
		email: SIGN_IN.email,
		profilePicture: null,
		pendingEmail: "new@example.com",
	});
});
