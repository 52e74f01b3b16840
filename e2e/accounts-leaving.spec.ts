import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import {
	choosePicture,
	DAY_MS,
	EXPIRED,
	enter,
	isNamed,
	join,
	openProfile,
	picture,
	press,
	signIn,
	toast,
	whoIsIn,
} from "./account-steps";
import { PHOTOS } from "./journey";
import { expect, test } from "./test";

test("Delete Account asks first", async ({ page, scripted, looksRight }) => {
	const family = await openProfile(page);
	const asks = /cannot be undone and all your data will be permanently lost/;
	const ask = () => page.getByRole("link", { name: "Delete Account", exact: true }).click();
	await ask();
	if (scripted) {
		const dialog = page.getByRole("dialog", { name: "Delete Account" });
		await expect(dialog).toContainText(asks);
		expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
		await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
		await looksRight(page);
		await page.mouse.wheel(0, 400);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await ask();
		await dialog.getByRole("button", { name: "No" }).click();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL("/profile");
		await ask();
		await dialog.getByLabel("Your password").fill("not this one");
		await dialog.getByLabel("Your password").press("Enter");
	} else {
		await expect(page).toHaveURL("/profile/delete");
		await isNamed(page, "Delete Account", "Delete Account");
		await expect(page.getByRole("main")).toContainText(asks);
		await expect(page.getByRole("heading", { name: "What we have to keep, and why" })).toBeVisible();
		await looksRight(page);
		await page.getByRole("main").getByRole("link", { name: "No", exact: true }).click();
		await expect(page).toHaveURL("/profile");
		await ask();
		await page.getByLabel("Your password").fill("not this one");
		await press(page, "Yes");
	}
	await expect(page).toHaveURL("/profile/delete");
	await isNamed(page, "Delete Account", "Error: Delete Account");
	await expect(page.getByRole("alert").first()).toContainText("That isn't your current password");
	await expect(page.getByLabel("Your password")).toHaveValue("");
	await looksRight(page);
	await page.getByLabel("Your password").fill(family.password);
	await press(page, "Yes");
	await expect(page).toHaveURL("/");
	await expect(toast(page, "Account deleted successfully!")).toBeAttached();
	expect(await whoIsIn(page)).toBeNull();
	await page.goto("/sign-in");
	await signIn(page, family);
	await expect(page.locator("[data-form-error]")).toBeVisible();
});

test("a dialog that can't do what was confirmed says so", { tag: "@script" }, async ({ page, context }) => {
	const { username, password } = await openProfile(page);
	await page.getByRole("link", { name: "Delete Account", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Delete Account" });
	await dialog.getByLabel("Your password").fill(password);
	await context.setOffline(true);
	await dialog.getByRole("button", { name: "Yes" }).click();
	await expect(toast(page, "An error occurred")).toBeVisible();
	await expect(dialog).toBeHidden();
	await context.setOffline(false);
	expect(await whoIsIn(page)).toBe(username);
});

test("the page that says what is kept has no script's help either", { tag: "@script" }, async ({
	page,
	looksRight,
}) => {
	await join(page);
	await page.goto("/profile/delete");
	await isNamed(page, "Delete Account", "Delete Account");
	await looksRight(page);
});

test("Download my data gives one ZIP", async ({ page, scripted }) => {
	const { username, email } = await openProfile(page);
	await choosePicture({ page, scripted }, PHOTOS.cat);
	await expect(picture(page)).toBeVisible();
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download my data" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("my-data.zip");
	const entries = unzipSync(readFileSync(await download.path()));
	expect(Object.keys(entries)).toEqual(["READ ME.txt", "data.json", "picture.jpg"]);
	const data = strFromU8(entries["data.json"] ?? new Uint8Array());
	expect(JSON.parse(data)).toMatchObject({ account: { username, email } });
	expect(data).not.toContain("argon2");
});

test("Sign out everywhere", async ({ page, visit }) => {
	const family = await openProfile(page);
	const phone = await visit();
	await enter(phone, family);
	await press(page, "Sign out everywhere");
	await expect(page).toHaveURL("/");
	await expect(toast(page, "You are signed out on every phone and computer.")).toBeAttached();
	await phone.goto("/profile");
	await expect(phone).toHaveURL("/sign-in?redirectTo=%2Fprofile");
	await expect(toast(phone, EXPIRED)).toBeVisible();
	await signIn(phone, family);
	await expect(phone).toHaveURL("/profile");
});

test("a session that has run out says so and leads to the sign-in page", async ({ page, shop }) => {
	const family = await openProfile(page);
	await shop.advance(31 * DAY_MS);
	await page.getByLabel("Username", { exact: true }).fill("Never mind");
	await press(page, "Update Profile");
	await expect(page).toHaveURL("/sign-in?redirectTo=%2Fprofile");
	await expect(toast(page, EXPIRED)).toBeVisible();
	await signIn(page, family);
	await expect(page).toHaveURL("/profile");

	await shop.advance(31 * DAY_MS);
	await page.goto("/create-book");
	await expect(page).toHaveURL("/sign-in?redirectTo=%2Fcreate-book");
	await expect(toast(page, EXPIRED)).toBeVisible();
});

test.describe("the session check, with JavaScript", { tag: "@script" }, () => {
	/** What the browser does when a tab is looked at again. */
	const lookAgain = (page: Page) =>
		page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

	test("finds out when the page is come back to", async ({ page, shop }) => {
		await openProfile(page);
		await shop.advance(31 * DAY_MS);
		await lookAgain(page);
		await expect(page).toHaveURL("/sign-in?redirectTo=%2Fprofile");
		await expect(toast(page, EXPIRED)).toBeVisible();
	});

	test("says when it couldn't be made", async ({ page }) => {
		await openProfile(page);
		await page.route("**/api/user/check-session", (route) =>
			route.fulfill({
				status: 429,
				json: { code: "rate_limited", message: "You are not authenticated often" },
			}),
		);
		await lookAgain(page);
		await expect(toast(page, "Session verification failed: You are not authenticated often")).toBeVisible();
		await expect(page).toHaveURL("/profile");
	});
});
