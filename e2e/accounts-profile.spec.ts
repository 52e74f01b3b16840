import type { Page } from "@playwright/test";
import {
	button,
	choosePicture,
	enter,
	followLink,
	isNamed,
	join,
	NEW_PASSWORD,
	newFamily,
	openAccountMenu,
	openMail,
	openProfile,
	password,
	picture,
	press,
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

test("name, picture and password are changed", async ({ page, scripted, looksRight }) => {
	const { username, email } = await openProfile(page);
	await isNamed(page, "Profile", "Profile");
	await expect(page.getByLabel("Username", { exact: true })).toHaveValue(username);
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
	await expect(password(page, "New password (optional)")).toHaveValue("");
	for (const name of ["Update Profile", "Sign Out", "Sign out everywhere"]) {
		await expect(button(page, name)).toBeVisible();
	}
	await looksRight(page);

	await choosePicture({ page, scripted }, PHOTOS.woman);
	await expect(toast(page, UPLOADED)).toBeAttached();
	await expect(picture(page)).toHaveJSProperty("naturalWidth", 512);
	await expect(page.locator(".avatar-button img")).toHaveCount(1);
	const first = await picture(page).getAttribute("src");
	await choosePicture({ page, scripted }, PHOTOS.cat);
	// Another address: browsers keep what they have seen of the first.
	await expect(picture(page)).not.toHaveAttribute("src", first ?? "");

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
	await looksRight(page);

	await press(page, "Sign Out");
	await expect(page).toHaveURL("/");
	await enter(page, { email, password: NEW_PASSWORD });
});

test("what can't be accepted is told beside its field", async ({ page, visit, looksRight }) => {
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
	await looksRight(page);
	await expect(page.getByLabel("Username", { exact: true })).toHaveValue("Jo");
	await send({ username: taken, email: newFamily().email, password: "" });
	await expect(summary(page)).toContainText("That username is taken. Please choose another one");
	expect(await whoIsIn(page)).toBe(username);
});

test("what is no picture, or too much of one, is refused", async ({ page, scripted }) => {
	await openProfile(page);
	const refused = async (name: string, buffer: Buffer, says: string) => {
		await choosePicture({ page, scripted }, { name, mimeType: "image/jpeg", buffer });
		if (scripted) await expect(toast(page, says).last()).toBeVisible();
		else await expect(summary(page).getByRole("link")).toHaveAttribute("href", "#picture");
		await expect(page.locator("[data-picture-form]")).toContainText(says);
		await expect(page.locator("#picture")).toHaveAttribute("aria-invalid", "true");
		await expect(picture(page)).toHaveCount(0);
	};
	await refused("story.jpg", Buffer.from("Once upon a time"), NO_PICTURE);
	if (scripted) await expect(toast(page, `Image upload failed: ${NO_PICTURE}`)).toBeVisible();
	await refused("wall.jpg", Buffer.alloc(10 * 1024 * 1024 + 1), TOO_LARGE);
	await choosePicture({ page, scripted }, PHOTOS.cat);
	await expect(picture(page)).toHaveJSProperty("naturalWidth", 512);
	await expect(page.locator("#picture")).not.toHaveAttribute("aria-invalid");
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

test("a new address takes over when its owner confirms it", async ({ page, looksRight }) => {
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
	await looksRight(page);
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

test("a new address that was a mistake is called off, however long it is", async ({ page, looksRight }) => {
	const { email } = await openProfile(page);
	const mistake = `${"a-very-long-name".repeat(3)}@${"some-subdomain.".repeat(4)}example.com`;
	await page.getByLabel("Email", { exact: true }).fill(mistake);
	await press(page, "Update Profile");
	const said = page.getByText(`We have sent a link to ${mistake}.`);
	await expect(said).toBeVisible();
	await page.setViewportSize({ width: 320, height: 700 });
	await looksRight(page);
	// Enter in a field saves the details; it doesn't press the button above them.
	await page.getByLabel("Username", { exact: true }).press("Enter");
	await expect(said).toBeVisible();
	await press(page, "Keep my address");
	await expect(said).toHaveCount(0);
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
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
