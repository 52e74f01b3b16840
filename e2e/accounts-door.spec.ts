import type { Page } from "@playwright/test";
import {
	enter,
	fillSignUp,
	join,
	newFamily,
	openAccountMenu,
	openMail,
	press,
	signIn,
	WRONG,
	whoIsIn,
} from "./account-steps";
import { openBookForm, started } from "./journey";
import { expect, test } from "./test";

const formError = (page: Page) => page.locator("[data-form-error]");

test("where one wanted to go is kept from door to door", async ({ page }) => {
	const family = newFamily();
	await page.goto("/orders?page=2");
	await expect(page).toHaveURL("/sign-in?redirectTo=%2Forders%3Fpage%3D2");
	await page.getByRole("link", { name: "New member? Register here." }).click();
	await expect(page).toHaveURL("/sign-up?redirectTo=%2Forders%3Fpage%3D2");
	await fillSignUp(page, family);
	await press(page, "Sign Up");
	await expect(page).toHaveURL("/sign-in?redirectTo=%2Forders%3Fpage%3D2");
	await signIn(page, { ...family, password: "not-that-one" });
	await expect(formError(page)).toHaveText(WRONG);
	await signIn(page, family);
	await expect(page).toHaveURL("/orders?page=2");
});

test("and never leads off the site", { tag: "@script" }, async ({ page, baseURL }) => {
	const family = await join(page);
	for (const target of [
		"//evil.example",
		"/\\evil.example",
		"https://evil.example/",
		"javascript:alert(1)",
	]) {
		await page.context().clearCookies();
		await page.goto(`/sign-in?redirectTo=${encodeURIComponent(target)}`);
		await signIn(page, family);
		await expect(page).toHaveURL(`${baseURL}/`);
		expect(await whoIsIn(page)).toBe(family.username);
	}
});

test.describe("Google, played by the test shop", () => {
	const goToGoogle = async (page: Page, from = "/sign-in") => {
		await page.goto(from);
		await press(page, "Continue with google");
		await page.waitForURL("**/sandbox/google/authorize?*");
	};

	test("one of the identities, refused and chosen", async ({ page, looksRight }) => {
		await goToGoogle(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose an account");
		await expect(page).toHaveTitle("Google, played by the test shop");
		await looksRight(page);
		await press(page, "No, don't sign me in");
		await expect(page).toHaveURL("/sign-in");
		await expect(page.locator("[role=alert]")).toHaveCount(0);
		expect(await whoIsIn(page)).toBeNull();

		await goToGoogle(page, "/sign-up?redirectTo=%2Fbooks");
		await page.getByRole("button", { name: /^Amelia Hartley/ }).click();
		await expect(page).toHaveURL("/books");
		expect(await whoIsIn(page)).toMatch(/^Amelia Hartley/);
	});

	test("one that is typed", async ({ page }) => {
		const { username, email } = newFamily();
		await goToGoogle(page);
		await page.getByLabel("Name", { exact: true }).fill(username);
		await page.getByLabel("Email", { exact: true }).fill(email);
		await press(page, "Continue");
		await expect(page).toHaveURL("/");
		expect(await whoIsIn(page)).toBe(username);
	});

	test("a password account is linked only when Google has verified the address", async ({ page }) => {
		const { username, email } = await join(page);
		await page.context().clearCookies();
		const comeAs = async ({ verified }: { verified: boolean }) => {
			await goToGoogle(page);
			await page.getByLabel("Name", { exact: true }).fill("Somebody Else");
			await page.getByLabel("Email", { exact: true }).fill(email);
			await page.getByLabel("Google has verified this address").setChecked(verified);
			await press(page, "Continue");
		};
		await comeAs({ verified: false });
		await expect(page).toHaveURL("/sign-in");
		await expect(page.getByText("Google hasn’t confirmed that this email address is yours")).toBeVisible();
		expect(await whoIsIn(page)).toBeNull();
		await comeAs({ verified: true });
		await expect(page).toHaveURL("/");
		expect(await whoIsIn(page)).toBe(username);
		// Nobody had proved the address before: its password is gone, and the mail says so.
		await openMail(page, email, /your password was removed/i);
		await expect(page.locator(".mail-text")).toContainText("Continue with google");
	});
});

test("what a guest has begun moves in", async ({ page, scripted }) => {
	const family = newFamily();
	await openBookForm({ page, scripted });
	const title = page.getByLabel("Title of the book");
	// With JavaScript what is typed is kept as one types; without, any button of the form keeps it.
	if (scripted) {
		const kept = page.waitForResponse((response) => response.url().endsWith("/create-book/draft"));
		await title.fill("Begun as a guest");
		await kept;
	} else {
		await title.fill("Begun as a guest");
		const answered = page.waitForEvent("load");
		await page.getByRole("button", { name: "Add a character" }).click();
		await answered;
	}
	await page.goto("/sign-up");
	await fillSignUp(page, family);
	await press(page, "Sign Up");
	await signIn(page, family);
	await expect(page).toHaveURL("/");
	await page.goto("/create-book");
	await started({ page, scripted });
	await expect(title).toHaveValue("Begun as a guest");

	// Signed out, it isn't shown to whoever comes next; signed in elsewhere, it is there.
	await (await openAccountMenu(page)).getByRole("button", { name: "Sign Out" }).click();
	await expect(page).toHaveURL("/");
	await page.goto("/create-book");
	await expect(title).toHaveValue("");
	await page.context().clearCookies();
	await enter(page, family);
	await page.goto("/create-book");
	await expect(title).toHaveValue("Begun as a guest");
});
