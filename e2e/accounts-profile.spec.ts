import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import {
	button,
	DAY_MS,
	EXPIRED,
	enter,
	followLink,
	isNamed,
	join,
	NEW_PASSWORD,
	newFamily,
	openAccountMenu,
	openMail,
	password,
	press,
	signIn,
	toast,
	uncheck,
	whoIsIn,
} from "./account-steps";
import { holdBack, PHOTOS } from "./journey";
import { expect, test } from "./test";

const SAVED = "Profile updated successfully!";
const UPLOADED = "Image uploaded successfully!";
const TOO_LARGE = "Image size must be less than 10MB";
const NO_PICTURE = "Please upload only JPG, PNG, or WEBP images";

const summary = (page: Page) => page.locator(".error-summary");
const picture = (page: Page) => page.locator("img[data-picture]");

async function openProfile(page: Page) {
	const family = await join(page);
	await page.goto("/profile");
	return family;
}

/** Chooses a picture; without JavaScript a button sends it. */
async function choosePicture(
	{ page, scripted }: { page: Page; scripted: boolean },
	file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
	await page.locator("#picture").setInputFiles(file);
	if (!scripted) await press(page, "Upload");
}

test("name, picture and password are changed", async ({ page, scripted, looksRight }) => {
	const { username, email } = await openProfile(page);
	await isNamed(page, "Profile", "Profile");
	await expect(page.getByLabel("Username", { exact: true })).toHaveValue(username);
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
	await expect(password(page, "New password (optional)")).toHaveValue("");
	for (const name of ["Update Profile", "Sign Out", "Sign out everywhere"]) {
		await expect(button(page, name)).toBeVisible();
	}
	await looksRight();

	await choosePicture({ page, scripted }, PHOTOS.woman);
	await expect(toast(page, UPLOADED)).toBeAttached();
	await expect(picture(page)).toHaveJSProperty("naturalWidth", 512);
	await expect(page.locator(".avatar-button img")).toHaveCount(1);

	const fresh = newFamily().username;
	await page.getByLabel("Username", { exact: true }).fill(fresh);
	await password(page, "New password (optional)").fill(NEW_PASSWORD);
	await press(page, "Update Profile");
	await expect(toast(page, SAVED)).toBeAttached();
	await expect(page).toHaveURL("/profile");
	await expect(picture(page)).toHaveJSProperty("naturalWidth", 512);
	const menu = await openAccountMenu(page);
	await expect(menu.getByText(fresh, { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await looksRight();

	await press(page, "Sign Out");
	await expect(page).toHaveURL("/");
	await enter(page, { email, password: NEW_PASSWORD });
});

test("what can't be accepted is told beside its field", { tag: "@both" }, async ({
	page,
	visit,
	looksRight,
}) => {
	const { username: taken } = await join(await visit());
	const { username } = await openProfile(page);
	const form = page.locator("form", { has: page.getByLabel("Username") });
	const send = async (typed: { username: string; email: string; password: string }) => {
		await uncheck(form);
		await page.getByLabel("Username", { exact: true }).fill(typed.username);
		await page.getByLabel("Email", { exact: true }).fill(typed.email);
		await password(page, "New password (optional)").fill(typed.password);
		await press(page, "Update Profile");
		await expect(page).toHaveTitle("Error: Profile | Fable & Kin");
		await expect(summary(page)).toBeFocused();
	};
	await send({ username: "Jo", email: "jo", password: "short" });
	await expect(summary(page)).toContainText("Failed to update profile");
	for (const says of [
		"Username must have at least 3 characters",
		"Please enter a valid email",
		"Password must have at least 6 characters",
	]) {
		await expect(summary(page).getByRole("link", { name: says })).toBeVisible();
		await expect(form.getByText(says)).toBeVisible();
	}
	await looksRight();
	await expect(page.getByLabel("Username", { exact: true })).toHaveValue("Jo");
	await send({ username: taken, email: newFamily().email, password: "" });
	await expect(summary(page)).toContainText("That username is taken. Please choose another one");
	expect(await whoIsIn(page)).toBe(username);
});

test("what is no picture, or too much of one, is refused", { tag: "@both" }, async ({ page, scripted }) => {
	await openProfile(page);
	const refused = async (name: string, buffer: Buffer, says: string) => {
		await choosePicture({ page, scripted }, { name, mimeType: "image/jpeg", buffer });
		if (scripted) await expect(toast(page, says).last()).toBeVisible();
		else await expect(page.locator("[data-picture-form]")).toContainText(says);
		await expect(picture(page)).toHaveCount(0);
	};
	await refused("story.jpg", Buffer.from("Once upon a time"), NO_PICTURE);
	if (scripted) await expect(toast(page, `Image upload failed: ${NO_PICTURE}`)).toBeVisible();
	await refused("wall.jpg", Buffer.alloc(10 * 1024 * 1024 + 1), TOO_LARGE);
	await choosePicture({ page, scripted }, PHOTOS.cat);
	await expect(picture(page)).toHaveJSProperty("naturalWidth", 512);
});

test.describe("the upload, with JavaScript", { tag: "@script" }, () => {
	test("tells how far it is", async ({ page }) => {
		await openProfile(page);
		const progress = page.getByRole("progressbar", { name: /^Uploading/ });
		await expect(progress).toBeHidden();
		const sent = await holdBack(page, "**/profile/picture");
		await choosePicture({ page, scripted: true }, PHOTOS.woman);
		await expect(progress).toBeVisible();
		await expect(page.getByText(/^Uploading \d{1,3}%$/)).toBeVisible();
		sent.goOn();
		await expect(toast(page, UPLOADED)).toBeVisible();
		await expect(progress).toBeHidden();
	});

	test("says why it failed", async ({ page }) => {
		await openProfile(page);
		const answers = [
			{ answer: { status: 429, json: { message: "Too many" } }, says: "Image upload failed: Too many" },
			{
				answer: { status: 200, json: {} },
				says: "Failed to get download URL: the answer had none",
			},
		];
		for (const { answer, says } of answers) {
			await page.route("**/profile/picture", (route) => route.fulfill(answer), { times: 1 });
			await choosePicture({ page, scripted: true }, PHOTOS.cat);
			await expect(toast(page, says)).toBeVisible();
		}
		await expect(picture(page)).toHaveCount(0);
	});

	test("the button says that it is busy", async ({ page }) => {
		await openProfile(page);
		const label = await button(page, "Update Profile").evaluate((element: HTMLButtonElement) => {
			element.click();
			return element.textContent;
		});
		expect(label).toBe("Updating...");
		await expect(toast(page, SAVED)).toBeAttached();
	});
});

test("a new address takes over when its owner confirms it", { tag: "@both" }, async ({
	page,
	looksRight,
}) => {
	const { email, password: secret } = await openProfile(page);
	const next = newFamily().email;
	await page.getByLabel("Email", { exact: true }).fill(next);
	await press(page, "Update Profile");
	await expect(page.getByText(`We have sent a link to ${next}.`)).toBeVisible();
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);

	await openMail(page, next, /confirm/i);
	await followLink(page, "/confirm-email/");
	const link = page.url();
	await isNamed(page, "Confirm your email address", "Confirm your email address");
	await looksRight();
	await press(page, "Confirm this address");
	await expect(page).toHaveURL("/profile");
	await expect(toast(page, `${next} is your address now.`)).toBeAttached();
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(next);
	await page.goto(link);
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(button(page, "Confirm this address")).toHaveCount(0);
	await page.context().clearCookies();
	await enter(page, { email: next, password: secret });
});

test("an address or password isn't changed at a browser that was left open", { tag: "@script" }, async ({
	page,
	shop,
}) => {
	const { password: secret } = await join(page);
	await shop.advance(20 * 60_000);
	await page.goto("/profile");
	await password(page, "New password (optional)").fill(NEW_PASSWORD);
	await press(page, "Update Profile");
	await expect(summary(page)).toContainText("Please type your current password too");
	await password(page, "New password (optional)").fill(NEW_PASSWORD);
	await password(page, "Current password (optional)").fill(secret);
	await press(page, "Update Profile");
	await expect(toast(page, SAVED)).toBeAttached();
});

test("Delete Account asks first", async ({ page, scripted, looksRight }) => {
	const family = await openProfile(page);
	const asks = /cannot be undone and all your data will be permanently lost/;
	const ask = () => page.getByRole("link", { name: "Delete Account", exact: true }).click();
	await ask();
	if (scripted) {
		const dialog = page.getByRole("dialog", { name: "Delete Account" });
		await expect(dialog).toContainText(asks);
		expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
		await looksRight();
		await page.mouse.wheel(0, 400);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await ask();
		await dialog.getByRole("button", { name: "No" }).click();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL("/profile");
		await ask();
		await dialog.getByRole("button", { name: "Yes" }).click();
	} else {
		await expect(page).toHaveURL("/profile/delete");
		await isNamed(page, "Delete Account", "Delete Account");
		await expect(page.getByRole("main")).toContainText(asks);
		await expect(page.getByRole("heading", { name: "What we have to keep, and why" })).toBeVisible();
		await looksRight();
		await page.getByRole("main").getByRole("link", { name: "No", exact: true }).click();
		await expect(page).toHaveURL("/profile");
		await ask();
		await press(page, "Yes");
	}
	await expect(page).toHaveURL("/");
	await expect(toast(page, "Account deleted successfully!")).toBeAttached();
	expect(await whoIsIn(page)).toBeNull();
	await page.goto("/sign-in");
	await signIn(page, family);
	await expect(page.locator("[data-form-error]")).toBeVisible();
});

test("a dialog that can't do what was confirmed says so", { tag: "@script" }, async ({ page, context }) => {
	const { username } = await openProfile(page);
	await page.getByRole("link", { name: "Delete Account", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Delete Account" });
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
	await looksRight();
});

test("Download my data gives one ZIP", { tag: "@both" }, async ({ page, scripted }) => {
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

test("Sign out everywhere", { tag: "@both" }, async ({ page, visit }) => {
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

test("a session that has run out says so and leads to the sign-in page", { tag: "@both" }, async ({
	page,
	shop,
}) => {
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
			route.fulfill({ status: 429, json: { message: "Too many requests" } }),
		);
		await lookAgain(page);
		await expect(toast(page, "Session verification failed: Too many requests")).toBeVisible();
		await expect(page).toHaveURL("/profile");
	});
});
