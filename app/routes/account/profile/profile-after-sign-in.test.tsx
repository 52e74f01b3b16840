import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { type Browser, openBrowser, toastOf } from "~/routes/browser.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import type { UserRow } from "~/shop/accounts/store.server";
import { endSessionsOf } from "~/shop/sessions/end-session.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as signIn from "../sign-in/route";
import { type ProfileProps, ProfileScreen } from "./ProfileScreen";
import * as profile from "./route";

let shop: TestShop;
let browser: Browser;
let user: UserRow;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
	browser = openBrowser();
	await enter(user);
});

const enter = ({ email }: { email: string }) =>
	browser.post(signIn, "/sign-in?redirectTo=%2Fprofile", { form: { email, password: PASSWORD } });

async function shown() {
	const { typed, ...page } = (await browser.get(profile, "/profile")).data as ProfileProps & {
		typed?: ProfileProps["lastResult"];
	};
	return renderToStaticMarkup(<ProfileScreen {...page} lastResult={typed} />);
}

/** Posts what the form of the page holds, changed, after the session was ended elsewhere. */
async function postTooLate(change: Record<string, string>) {
	const page = await shown();
	const hidden = /<input type="hidden" name="account" value="([^"]+)"/.exec(page)?.[1] ?? "";
	await endSessionsOf(shop.db, user.id);
	return browser.post(profile, "/profile", { form: { account: hidden, ...change } });
}

const CHANGE = {
	username: "Rosa Hart",
	email: "hart@example.com",
	password: "another-boat-lamp",
	currentPassword: "the-lamp-before",
};

test("what was typed after the session had ended is typed again after sign-in, but for passwords", async () => {
	const refused = await postTooLate(CHANGE);
	expect(refused.to).toBe("/sign-in?redirectTo=%2Fprofile");
	expect(toastOf(refused)).toBe("Your session has expired. Please log in again.");
	const rows = await shop.db.selectFrom("sessions").select("facts").execute();
	expect(JSON.stringify(rows)).toContain("Rosa Hart");
	expect(JSON.stringify(rows)).not.toContain("lamp");
	expect((await enter(user)).to).toBe("/profile");
	const page = await shown();
	expect(page).toContain('value="Rosa Hart"');
	expect(page).toContain('value="hart@example.com"');
	expect(await shown()).toContain('value="Rosa"');
	expect(await shop.db.selectFrom("users").select(["username", "email"]).execute()).toEqual([
		{ username: "Rosa", email: "Rosa@example.com" },
	]);
});

test("another family that signs in here sees its own profile", async () => {
	const other = await openAccountOf(shop, "Amelia");
	await postTooLate(CHANGE);
	await enter(other);
	const page = await shown();
	expect(page).toContain('value="Amelia"');
	expect(page).not.toContain("Hart");
	expect(JSON.stringify(await shop.db.selectFrom("sessions").select("facts").execute())).not.toContain(
		"Hart",
	);
});

test("where there is no password, none is said to be kept", async () => {
	expect(await shown()).toContain("Leave it empty to keep the one you have.");
	await shop.db.updateTable("users").set({ password_hash: null }).execute();
	const page = await shown();
	expect(page).toContain(
		"You sign in with Google. A password takes its place, and signs out every other device.",
	);
	expect(page).not.toContain("Leave it empty");
});
