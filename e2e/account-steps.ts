import { expect, type Locator, type Page } from "@playwright/test";
import type { Browsing } from "./journey";

/** A family as it fills in the sign-up form. */
export type Family = { username: string; email: string; password: string };

export const NEW_PASSWORD = "another-boat-lamp";
export const WRONG = "Wrong email or password. Please check both and try again.";
export const EXPIRED = "Your session has expired. Please log in again.";
export const DAY_MS = 24 * 3600_000;

let families = 0;

/** Somebody who has no account in this worker's shop. */
export function newFamily(): Family {
	const number = ++families;
	return {
		username: `Hartley ${number}`,
		email: `hartley.${number}@example.org`,
		password: "three-boats-and-a-lamp",
	};
}

/** Opens an account by the calls and signs `page`'s browser in; gives the family with its account's id. */
export async function join(page: Page, family = newFamily()): Promise<Family & { id: string }> {
	expect((await page.request.post("/api/auth/signup", { data: family })).status()).toBe(201);
	return { ...family, id: await enter(page, family) };
}

/** Signs `page`'s browser in by the call; gives the account's id. */
export async function enter(page: Page, { email, password }: Omit<Family, "username">): Promise<string> {
	const answer = await page.request.post("/api/auth/signin", { data: { email, password } });
	expect(answer.status()).toBe(200);
	return ((await answer.json()) as { _id: string })._id;
}

/** The account `page`'s browser is signed in to; null for none. */
export async function whoIsIn(page: Page): Promise<string | null> {
	const answer = await page.request.get("/api/user/check-session");
	return answer.ok() ? ((await answer.json()) as { user: { username: string } }).user.username : null;
}

/** Every page has one h1, a title of its own and its language. */
export async function isNamed(page: Page, heading: string | RegExp, title: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	await expect(page).toHaveTitle(`${title} | Fable & Kin`);
	await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
}

export const password = (page: Page, label = "Password") => page.getByLabel(label, { exact: true });

/** A screen of the door begins with its form: no second mark of the shop before it, and a picture only beside it. */
export async function beginsWithForm(page: Page, { picture }: { picture: boolean }): Promise<void> {
	await expect(page.locator(".account-picture")).toBeVisible({ visible: picture });
	await expect(page.getByRole("main").locator("form .input").first()).toBeInViewport({ ratio: 1 });
	await expect(page.locator(".account-header svg")).toHaveCount(0);
}

export async function fillSignUp(page: Page, { username, email, ...rest }: Family): Promise<void> {
	await page.getByLabel("Username", { exact: true }).fill(username);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await password(page).fill(rest.password);
}

export async function signIn(page: Page, family: Omit<Family, "username">): Promise<void> {
	await page.getByLabel("Email", { exact: true }).fill(family.email);
	await password(page).fill(family.password);
	await press(page, "Sign In");
}

export const button = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true });

export function press(page: Page, name: string): Promise<void> {
	return button(page, name).click();
}

/** Lets the browser send what it would hold back itself: the server's own words are asked for. */
export function uncheck(form: Locator): Promise<void> {
	return form.evaluate((element: HTMLFormElement) => {
		element.noValidate = true;
	});
}

/** What a short message says, which may be gone again by now. */
export function toast(page: Page, text: string): Locator {
	return page.locator(".toast-text", { hasText: text });
}

/** Opens the menu of the account: behind the avatar, on a phone behind the hamburger. */
export async function openAccountMenu(page: Page): Promise<Locator> {
	const small = (page.viewportSize()?.width ?? 0) < 600;
	await page.getByRole("button", { name: small ? "Menu" : "Your account", exact: true }).click();
	const menu = page.locator(small ? "#small-menu" : "#account-menu");
	await expect(menu).toBeVisible();
	return menu;
}

/** Opens the newest mail to an address, once so many of that subject have come. */
export async function openMail(page: Page, to: string, subject: RegExp, count = 1): Promise<void> {
	const mails = page.locator(".mail-list li", { hasText: to }).getByRole("link", { name: subject });
	await expect(async () => {
		await page.goto("/sandbox/mail");
		await expect(mails).toHaveCount(count, { timeout: 500 });
	}).toPass();
	await mails.first().click();
}

/** Follows the link of the mail that is open. */
export async function followLink(page: Page, path: string): Promise<void> {
	await page.locator(`.mail-text a[href*="${path}"]`).click();
	await page.waitForURL(`**${path}*`);
}

/** A family that is signed in and looks at its profile. */
export async function openProfile(page: Page): Promise<Family & { id: string }> {
	const family = await join(page);
	await page.goto("/profile");
	return family;
}

export const picture = (page: Page) => page.locator("img[data-picture]");

/** Chooses a profile picture; without JavaScript a button sends it. */
export async function choosePicture(
	{ page, scripted }: Browsing,
	file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
	await page.locator("#picture").setInputFiles(file);
	if (!scripted) await press(page, "Upload");
}
