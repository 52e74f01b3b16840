import { beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import * as call from "~/routes/api/user-delete";
import { type Browser, openBrowser, toastOf } from "~/routes/browser.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { RECENT_MS } from "~/shop/accounts/rules";
import { findUser, type UserRow, updateUser } from "~/shop/accounts/store.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as page from "./route";

const GOOGLE = { sub: "1", email: "rosa@example.com", emailVerified: true, name: "Rosa", picture: null };
const WRONG = { password: ["That isn't your current password"] };
const MISSING = { password: ["Password is required"] };

let shop: TestShop;
let user: UserRow;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
});

/** The browser of a family that signed in so long ago. */
async function signedIn(by: "password" | "google", ageMs: number): Promise<Browser> {
	const facts = by === "google" ? { google: GOOGLE } : {};
	const { cookie } = await beginSession(shop, { userId: user.id, facts });
	shop.clock.advance(ageMs);
	const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
	return openBrowser(new Map([[name, value]]));
}

const isThere = async () => (await findUser(shop.db, user.id)) !== undefined;
const errorOf = (data: unknown) => (data as { lastResult: { error: unknown } }).lastResult.error;

/** By what and how long ago the sign-in was; what the account has; what is typed; what the page asks for and answers; what the call answers. */
test.each([
	["password", 0, "a password", "", "password", MISSING, 200],
	["password", 0, "a password", "wrong", "password", WRONG, 200],
	["password", 0, "a password", PASSWORD, "password", null, 200],
	["password", RECENT_MS, "a password", PASSWORD, "password", null, 200],
	["password", RECENT_MS + 1, "a password", PASSWORD, "password", null, 403],
	["password", RECENT_MS + 1, "a password", "", "password", MISSING, 403],
	["google", RECENT_MS, "a password", "", null, null, 200],
	["google", RECENT_MS, "a password", "wrong", null, WRONG, 200],
	["google", RECENT_MS + 1, "a password", "", "password", MISSING, 403],
	["google", RECENT_MS + 1, "a password", PASSWORD, "password", null, 403],
	["google", RECENT_MS, "none", "", null, null, 200],
	["google", RECENT_MS + 1, "none", "", "google", { "": [expect.stringMatching(/sign in again/)] }, 403],
	["google", RECENT_MS + 1, "none", PASSWORD, "google", WRONG, 403],
] as const)("signed in by %s %i ms ago, has %s, types %j: the page asks for %s", async (by, age, has, typed, asks, error, status) => {
	if (has === "none") await updateUser(shop.db, user.id, { password_hash: null });
	const browser = await signedIn(by, age);
	expect((await browser.get(page, "/profile/delete")).data).toMatchObject({ account: user.id, proof: asks });
	const form = { account: user.id, ...(typed ? { password: typed } : {}) };
	const posted = await browser.post(page, "/profile/delete", { form });
	expect(await isThere()).toBe(error !== null);
	if (error) {
		expect([posted.status, errorOf(posted.data)]).toEqual(["" in error ? 403 : 422, error]);
		expect(JSON.stringify(posted.data)).not.toContain(PASSWORD);
	} else expect([posted.to, toastOf(posted)]).toEqual(["/", "Account deleted successfully!"]);

	if (!(await isThere())) return;
	const path = `/api/user/delete/${user.id}`;
	const called = await browser.post(call, path, { method: "DELETE", params: { id: user.id } });
	expect(called.status).toBe(status);
	expect(await isThere()).toBe(status !== 200);
	if (status !== 200)
		expect(called.data).toMatchObject({
			success: false,
			code: "sign_in_again",
			message: expect.stringMatching(/Please sign in again, then delete it/),
		});
});

test("the call takes a sign-in of the last 15 minutes alone", async () => {
	const browser = await signedIn("password", RECENT_MS);
	const path = `/api/user/delete/${user.id}`;
	const called = await browser.post(call, path, { method: "DELETE", params: { id: user.id } });
	expect([called.status, called.data]).toEqual([
		200,
		{ success: true, message: "Account deleted successfully!" },
	]);
	expect(await isThere()).toBe(false);
});

test("ten wrong passwords are heard in 15 minutes, then not even the right one", async () => {
	const browser = await signedIn("password", 0);
	const say = (password: string) =>
		browser.post(page, "/profile/delete", { form: { account: user.id, password } });
	for (let i = 0; i < 10; i++) expect((await say(`guess-${i}`)).status).toBe(422);
	expect((await say(PASSWORD)).status).toBe(429);
	expect(await isThere()).toBe(true);
	shop.clock.advance(15 * 60_000);
	expect((await say(PASSWORD)).to).toBe("/");
	expect(await isThere()).toBe(false);
});
