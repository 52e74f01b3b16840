import type { Page } from "@playwright/test";
import {
	EXPIRED,
	enter,
	followLink,
	isNamed,
	join,
	NEW_PASSWORD,
	newFamily,
	openMail,
	password,
	press,
	signIn,
	toast,
	uncheck,
	WRONG,
	whoIsIn,
} from "./account-steps";
import { expect, test } from "./test";

const SENT = "Password reset link sent to your email";
const INVALID = "Oops! Reset token is invalid or has expired";
const HOUR_MS = 3600_000;

async function askForLink(page: Page, email: string): Promise<void> {
	await page.goto("/forgot-password");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await press(page, "Send Reset Link");
	await expect(page.getByRole("status").filter({ hasText: SENT })).toBeVisible();
}

/** Asks for a link and opens it, the `countUse`th to this address; gives its address. */
async function openLink(page: Page, email: string, count = 1): Promise<string> {
	await askForLink(page, email);
	await openMail(page, email, /set a new password/i, count);
	await followLink(page, "/reset-password/");
	return page.url();
}

async function setPassword(page: Page, first: string, second = first): Promise<void> {
	await password(page, "New password").fill(first);
	await password(page, "Confirm password").fill(second);
	await press(page, "Set password");
}

test("a forgotten password becomes a new one", async ({ page, scripted, looksRight }) => {
	const family = await join(page);
	await page.context().clearCookies();
	await page.goto("/sign-in");
	await page.getByRole("link", { name: "Forgot-password? Reset" }).click();
	await isNamed(page, "Forgot password", "Forgot password");
	await expect(page.getByRole("link", { name: "Back to Sign In" })).toHaveAttribute("href", "/sign-in");
	await looksRight(page);
	await askForLink(page, family.email);
	// With and without JavaScript the page goes on by itself.
	await expect(page).toHaveURL("/sign-in");

	await openMail(page, family.email, /set a new password/i);
	await followLink(page, "/reset-password/");
	await isNamed(page, "Set a new password", "Set a new password");
	await looksRight(page);
	if (scripted) {
		for (const label of ["New password", "Confirm password"]) {
			const field = page.locator(".field", { has: password(page, label) });
			await field.getByRole("button", { name: "Show password" }).click();
			await expect(password(page, label)).toHaveAttribute("type", "text");
			await field.getByRole("button", { name: "Hide password" }).click();
		}
	}
	await setPassword(page, NEW_PASSWORD, "something-else");
	await expect(page).toHaveTitle("Error: Set a new password | Fable & Kin");
	await expect(page.locator(".error-summary")).toBeFocused();
	await page.locator(".error-summary").getByRole("link", { name: "Passwords do not match" }).click();
	await expect(password(page, "Confirm password")).toBeFocused();
	await looksRight(page);
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	await setPassword(page, NEW_PASSWORD);
	// Not the 404 of a link that is used, though it is used now.
	expect((await answer).status()).toBe(200);
	await expect(page.getByRole("status").filter({ hasText: "Password updated successfully" })).toBeVisible();
	await expect(page).toHaveURL("/sign-in");

	await signIn(page, family);
	await expect(page.locator("[data-form-error]")).toHaveText(WRONG);
	await signIn(page, { ...family, password: NEW_PASSWORD });
	await expect(page).toHaveURL("/");
	expect(await whoIsIn(page)).toBe(family.username);
});

test("an address that nobody has an account with is answered the same, and gets no mail", {
	tag: "@script",
}, async ({ page }) => {
	const { email } = await join(page);
	await page.context().clearCookies();
	const unknown = newFamily().email;
	await askForLink(page, unknown);
	await expect(page).toHaveURL("/sign-in");
	// The mail of a later question has been sent, so this one would have been there by now.
	await askForLink(page, email);
	await openMail(page, email, /set a new password/i);
	await page.goto("/sandbox/mail");
	await expect(page.locator(".mail-list li", { hasText: unknown })).toHaveCount(0);
});

test("a link that is guessed, used, too old or of nobody any more opens nothing", async ({
	page,
	shop,
	looksRight,
}) => {
	const isRefused = async (address: string) => {
		const answer = await page.goto(address);
		expect(answer?.status()).toBe(404);
		await isNamed(page, "Set a new password", "Set a new password");
		await expect(page.getByRole("alert")).toHaveText(INVALID);
		await expect(page.getByRole("link", { name: "Send a new link" })).toHaveAttribute(
			"href",
			"/forgot-password",
		);
		await expect(password(page, "New password")).toHaveCount(0);
	};
	await isRefused("/reset-password/guessed");
	await looksRight(page);

	const { email } = await join(page);
	await page.context().clearCookies();
	const used = await openLink(page, email);
	const second = await page.context().newPage();
	await second.goto(used);
	await setPassword(page, NEW_PASSWORD);
	await expect(page.getByText("Password updated successfully")).toBeVisible();
	await isRefused(used);
	// A form that was open all along is refused as well, whatever is typed into it.
	const late = second.waitForResponse((response) => response.request().method() === "POST");
	await uncheck(second.locator("form", { has: password(second, "New password") }));
	await setPassword(second, "abc");
	expect((await late).status()).toBe(404);
	await expect(second.getByRole("alert")).toHaveText(INVALID);
	await second.close();

	const old = await openLink(page, email, 2);
	await shop.advance(HOUR_MS);
	await isRefused(old);

	const last = await openLink(page, email, 3);
	const id = await enter(page, { email, password: NEW_PASSWORD });
	expect((await page.request.delete(`/api/user/delete/${id}`)).status()).toBe(200);
	await isRefused(last);
});

test("a new password ends every other session", { tag: "@script" }, async ({ page, visit }) => {
	const { email } = await join(page);
	const other = await visit();
	await openLink(other, email);
	await setPassword(other, NEW_PASSWORD);
	await expect(other.getByText("Password updated successfully")).toBeVisible();
	await page.goto("/profile");
	await expect(page).toHaveURL("/sign-in?redirectTo=%2Fprofile");
	await expect(toast(page, EXPIRED)).toBeVisible();
});
