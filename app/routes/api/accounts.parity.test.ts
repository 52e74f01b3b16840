import { expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { mailedToken, openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { replaceShop as openDoorsOf } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as deletePage from "../account/delete-account/route";
import * as forgot from "../account/forgot-password/route";
import * as profile from "../account/profile/route";
import * as resetPage from "../account/reset-password/route";
import * as signInPage from "../account/sign-in/route";
import * as signOutPage from "../account/sign-out";
import * as signUpPage from "../account/sign-up/route";
import { type Answer, type Browser, openBrowser, toastOf } from "../browser.testing";
import * as signInCall from "./auth-sign-in";
import * as signOutCall from "./auth-sign-out";
import * as signUpCall from "./auth-sign-up";
import * as resetRequest from "./reset-request";
import * as resetToken from "./reset-token";
import * as deleteCall from "./user-delete";
import * as updateCall from "./user-update";

const ROSA = { username: "Rosa", email: "rosa@example.com", password: PASSWORD };
const NEW_PASSWORD = "another-boat-lamp";
const SIGN_IN = { email: ROSA.email, password: ROSA.password };

let shop: TestShop;

async function begin(): Promise<Browser> {
	shop = await openTestShop();
	openDoorsOf(shop);
	return openBrowser();
}

/** What the shop knows of its accounts: what both doors must leave alike. */
async function facts() {
	const users = await shop.db
		.selectFrom("users")
		.select(["username", "email", "email_proved", "picture_key"])
		.execute();
	const sessions = await shop.db.selectFrom("sessions").select("user_id").execute();
	const jobs = await shop.db.selectFrom("jobs").select(["kind", "state"]).execute();
	return { users, sessions, jobs };
}

const enter = (browser: Browser) => browser.post(signInPage, "/sign-in", { form: SIGN_IN });
const family = async (browser: Browser) => {
	const user = await openAccountOf(shop, ROSA.username, ROSA.email);
	await enter(browser);
	return user;
};
const mailed = async () => {
	await openAccountOf(shop, ROSA.username, ROSA.email);
	await openBrowser().post(forgot, "/forgot-password", { form: { email: ROSA.email } });
	await runDueJobs(shop);
	return mailedToken(shop, ROSA.email, "/reset-password/");
};

/** The words of a form's answer: in its toast, under the form, or beside a field. */
function wordsOf(answer: Answer): string | null {
	const toast = toastOf(answer);
	if (toast) return toast;
	const data = answer.data as {
		lastResult?: { error?: Record<string, string[]> };
		sent?: string;
		updated?: string;
		problem?: string;
	} | null;
	const wrong = Object.values(data?.lastResult?.error ?? {})[0]?.[0];
	return wrong ?? data?.sent ?? data?.updated ?? data?.problem ?? null;
}

type Case = {
	what: string;
	/** Statuses of the call and of the form. */
	statuses: [number, number];
	call(browser: Browser): Promise<Answer>;
	form(browser: Browser): Promise<Answer>;
	/** The words both say. */
	says?: string;
};

const cases: Case[] = [
	{
		what: "signup",
		statuses: [201, 302],
		call: (browser) => browser.post(signUpCall, "/api/auth/signup", { json: ROSA }),
		form: (browser) => browser.post(signUpPage, "/sign-up", { form: ROSA }),
		says: "Thank you! We have sent you an email. Please sign in.",
	},
	{
		what: "signup with a name that is taken",
		statuses: [409, 409],
		call: async (browser) => {
			await openAccountOf(shop, "Rosa", "first@example.com");
			return browser.post(signUpCall, "/api/auth/signup", { json: { ...ROSA, username: "ROSA" } });
		},
		form: async (browser) => {
			await openAccountOf(shop, "Rosa", "first@example.com");
			return browser.post(signUpPage, "/sign-up", { form: { ...ROSA, username: "ROSA" } });
		},
		says: "That username is taken. Please choose another one",
	},
	{
		what: "signup with nothing",
		statuses: [422, 422],
		call: (browser) => browser.post(signUpCall, "/api/auth/signup", { json: {} }),
		form: (browser) => browser.post(signUpPage, "/sign-up", { form: {} }),
		says: "Username is required",
	},
	{
		what: "signin",
		statuses: [200, 302],
		call: async (browser) => {
			await openAccountOf(shop, ROSA.username, ROSA.email);
			return browser.post(signInCall, "/api/auth/signin", { json: SIGN_IN });
		},
		form: async (browser) => {
			await openAccountOf(shop, ROSA.username, ROSA.email);
			return enter(browser);
		},
	},
	{
		what: "signin with a wrong password",
		statuses: [401, 401],
		call: (browser) => browser.post(signInCall, "/api/auth/signin", { json: SIGN_IN }),
		form: enter,
		says: "Wrong email or password. Please check both and try again.",
	},
	{
		what: "signout",
		statuses: [200, 302],
		call: async (browser) => {
			await family(browser);
			return browser.get(signOutCall, "/api/auth/signout");
		},
		form: async (browser) => {
			await family(browser);
			return browser.post(signOutPage, "/sign-out");
		},
	},
	{
		what: "update",
		statuses: [200, 302],
		call: async (browser) => {
			const { id } = await family(browser);
			return browser.post(updateCall, `/api/user/update/${id}`, {
				params: { id },
				json: { username: "Rosa Hart" },
			});
		},
		form: async (browser) => {
			await family(browser);
			return browser.post(profile, "/profile", {
				form: { username: "Rosa Hart", email: ROSA.email, password: "" },
			});
		},
	},
	{
		what: "update to a name that is too short",
		statuses: [422, 422],
		call: async (browser) => {
			const { id } = await family(browser);
			return browser.post(updateCall, `/api/user/update/${id}`, { params: { id }, json: { username: "Jo" } });
		},
		form: async (browser) => {
			await family(browser);
			return browser.post(profile, "/profile", { form: { username: "Jo" } });
		},
		says: "Username must have at least 3 characters",
	},
	{
		what: "delete",
		statuses: [200, 302],
		call: async (browser) => {
			const { id } = await family(browser);
			return browser.post(deleteCall, `/api/user/delete/${id}`, { params: { id }, method: "DELETE" });
		},
		form: async (browser) => {
			await family(browser);
			return browser.post(deletePage, "/profile/delete", { form: { password: ROSA.password } });
		},
		says: "Account deleted successfully!",
	},
	{
		what: "reset/request",
		statuses: [200, 200],
		call: async (browser) => {
			await openAccountOf(shop, ROSA.username, ROSA.email);
			return browser.post(resetRequest, "/api/reset/request", { json: { email: ROSA.email } });
		},
		form: async (browser) => {
			await openAccountOf(shop, ROSA.username, ROSA.email);
			return browser.post(forgot, "/forgot-password", { form: { email: ROSA.email } });
		},
		says: "Password reset link sent to your email",
	},
	{
		what: "reset/{token}",
		statuses: [200, 200],
		call: async (browser) => {
			const token = await mailed();
			const params = { resetToken: token };
			expect((await browser.get(resetToken, `/api/reset/${token}`, { params })).data).toMatchObject({
				success: true,
			});
			return browser.post(resetToken, `/api/reset/${token}`, { params, json: { password: NEW_PASSWORD } });
		},
		form: async (browser) => {
			const token = await mailed();
			const form = { password: NEW_PASSWORD, confirm: NEW_PASSWORD };
			return browser.post(resetPage, `/reset-password/${token}`, { params: { resetToken: token }, form });
		},
		says: "Password updated successfully",
	},
	{
		what: "reset/{token}, guessed",
		statuses: [404, 404],
		call: async (browser) => {
			const params = { resetToken: "guessed" };
			const looked = await browser.get(resetToken, "/api/reset/guessed", { params });
			expect([looked.status, looked.data]).toMatchObject([404, { success: false }]);
			return browser.post(resetToken, "/api/reset/guessed", { params, json: { password: NEW_PASSWORD } });
		},
		form: (browser) => {
			const form = { password: NEW_PASSWORD, confirm: NEW_PASSWORD };
			return browser.post(resetPage, "/reset-password/guessed", { params: { resetToken: "guessed" }, form });
		},
		says: "Oops! Reset token is invalid or has expired",
	},
	{
		what: "reset/{token}, guessed, with a password that is too short",
		statuses: [404, 404],
		call: (browser) => {
			const params = { resetToken: "guessed" };
			return browser.post(resetToken, "/api/reset/guessed", { params, json: { password: "abc" } });
		},
		form: (browser) => {
			const form = { password: "abc", confirm: "" };
			return browser.post(resetPage, "/reset-password/guessed", { params: { resetToken: "guessed" }, form });
		},
		says: "Oops! Reset token is invalid or has expired",
	},
	{
		what: "reset/{token}, with a password that is too short",
		statuses: [422, 422],
		call: async (browser) => {
			const token = await mailed();
			const params = { resetToken: token };
			return browser.post(resetToken, `/api/reset/${token}`, { params, json: { password: "abc" } });
		},
		form: async (browser) => {
			const token = await mailed();
			const form = { password: "abc", confirm: "abc" };
			return browser.post(resetPage, `/reset-password/${token}`, { params: { resetToken: token }, form });
		},
		says: "Password must have at least 6 characters",
	},
];

test.each(cases)("$what: both doors lead to the same", async ({ statuses, call, form, says }) => {
	const answer = await call(await begin());
	const afterCall = await facts();
	const submitted = await form(await begin());
	const afterForm = await facts();
	expect([answer.status, submitted.status]).toEqual(statuses);
	expect(named(afterCall)).toEqual(named(afterForm));
	if (says) expect([(answer.data as { message: string }).message, wordsOf(submitted)]).toEqual([says, says]);
	// The envelope of a failure has `error` and `message`, whichever a client reads.
	if (answer.status >= 400) {
		expect(answer.data).toMatchObject({
			success: false,
			error: says,
			message: says,
			code: expect.any(String),
		});
	}
});

/** Sessions by whether they are an account's: ids differ from shop to shop. */
function named({ users, sessions, jobs }: Awaited<ReturnType<typeof facts>>) {
	return { users, jobs, sessions: sessions.map(({ user_id }) => (user_id ? "family" : "guest")) };
}
