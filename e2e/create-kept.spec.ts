import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { Page } from "@playwright/test";
import { enter, join, signIn, toast } from "./account-steps";
import {
	BOOK,
	type Browsing,
	character,
	choosePhoto,
	fillBookForm,
	openBookForm,
	PHOTOS,
	passCaptcha,
	SOLO,
	started,
	submitBook,
	waitForCover,
} from "./journey";
import { expect, test } from "./test";

const EXPIRED = "Your session has expired. Please log in again.";
const title = (page: Page) => page.getByLabel("Title of the book");
const photo = (page: Page, number: number) => page.getByRole("img", { name: `Photo of character ${number}` });

async function isWhole(page: Page): Promise<void> {
	await expect(title(page)).toHaveValue(BOOK.title);
	await expect(page.getByLabel("What happens?")).toHaveValue(BOOK.description);
	await expect(page.getByRole("radio", { name: BOOK.level })).toBeChecked();
	await expect(character(page, 2).getByLabel("Name")).toHaveValue("Chelsea");
	await expect(character(page, 2).getByLabel("Relationship to the main character")).toHaveValue("Pet");
}

test("Create without a network loses nothing, and then goes on", async ({
	page,
	context,
	scripted,
	faults,
}) => {
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing);
	await passCaptcha(browsing);
	await context.setOffline(true);
	if (scripted) {
		await submitBook(page);
		await expect(toast(page, "Failed to generate content. Please try again.")).toBeVisible();
		await isWhole(page);
		await context.setOffline(false);
	} else {
		await submitBook(page).catch(() => undefined);
		await expect(title(page)).toHaveCount(0);
		await context.setOffline(false);
		await page.goBack();
		await isWhole(page);
		for (const number of [1, 2]) await choosePhoto(browsing, number, PHOTOS.cat);
		await passCaptcha(browsing);
		// The browser's own page of what went wrong is no fault of ours.
		faults.splice(0);
	}
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
});

test("a session that has ended elsewhere: told so, and after the sign-in the form is as it was", async ({
	page,
	visit,
	scripted,
}) => {
	const browsing = { page, scripted };
	const family = await join(page);
	await openBookForm(browsing);
	await fillBookForm(browsing);
	await passCaptcha(browsing);
	const elsewhere = await visit();
	await enter(elsewhere, family);
	await elsewhere.goto("/profile");
	await elsewhere.getByRole("button", { name: "Sign out everywhere" }).click();
	await expect(elsewhere).toHaveURL("/");
	// In the seconds before it keeps itself.
	await title(page).fill(BOOK.title);
	await submitBook(page);
	await page.waitForURL("**/sign-in?redirectTo=*");
	await expect(toast(page, EXPIRED)).toBeVisible();
	await signIn(page, family);
	await page.waitForURL("**/create-book?edit");
	await isWhole(page);
	for (const number of [1, 2]) await expect(photo(page, number)).not.toHaveJSProperty("naturalWidth", 0);
	await started(browsing);
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
});

test("two stories sent from two tabs are two books, each in its own tab after a reload", {
	tag: "@script",
}, async ({ page, context, scripted }) => {
	// Two covers are drawn for it.
	test.slow();
	const other = await context.newPage();
	await openBookForm({ page, scripted });
	await openBookForm({ page: other, scripted });
	const send = async (browsing: Browsing, words: string) => {
		await fillBookForm(browsing, { ...SOLO, title: words });
		await passCaptcha(browsing);
		await submitBook(browsing.page);
		await browsing.page.waitForURL("**/create-book/progress*");
	};
	await send({ page, scripted }, "Eileen on the Moon");
	await send({ page: other, scripted }, "Eileen under the Sea");
	for (const [tab, heading] of [
		[page, "Eileen on the Moon"],
		[other, "Eileen under the Sea"],
	] as const) {
		await waitForCover(tab);
		await tab.reload();
		await expect(tab.getByRole("heading", { level: 1 })).toHaveText(heading);
	}
});

test("a shop that is killed while the form arrives has kept the photo that was there, and asks for the other only", {
	tag: "@plain",
}, async ({ openShop, visit, scripted }) => {
	const shop = await openShop();
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await page.getByRole("button", { name: "Add a character" }).click();
	await page.waitForURL("**/create-book#character-3");
	const cookies = await page.context().cookies();
	const head = (name: string, more = "") =>
		`--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
	const sending = httpRequest(`${shop.url}/create-book?edit`, {
		method: "POST",
		headers: {
			"Content-Type": "multipart/form-data; boundary=edge",
			Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
		},
	}).on("error", () => {});
	sending.write(`${head("title")}Half of a form\r\n${head("characters.0.name")}Eileen\r\n`);
	sending.write(head("characters.0.photo", '; filename="woman.jpg"'));
	sending.write(readFileSync(PHOTOS.woman));
	sending.write(`\r\n${head("characters.1.name")}Chelsea\r\n`);
	sending.write(head("characters.1.photo", '; filename="cat.jpg"'));
	sending.write(readFileSync(PHOTOS.cat).subarray(0, 9000));
	await expect.poll(() => shop.count("drafts where form like '%photo_%'")).toBe(1);
	await shop.kill();
	await shop.start();
	await page.goto("/create-book");
	await expect(title(page)).toHaveValue("Half of a form");
	await expect(character(page, 1).getByLabel("Name")).toHaveValue("Eileen");
	await expect(photo(page, 1)).not.toHaveJSProperty("naturalWidth", 0);
	await expect(photo(page, 2)).toHaveCount(0);
	await expect(page.locator("fieldset.character")).toHaveCount(3);

	// Two days later the photo has gone by its time, and the form says why.
	await title(page).fill("Touched a day later");
	await shop.advance(24 * 3600_000);
	await page.getByRole("button", { name: "Keep what I have so far" }).click();
	await page.waitForURL("**/create-book#character-1");
	await shop.advance(24 * 3600_000);
	await expect(async () => {
		await page.goto("/create-book");
		await expect(page.getByText("We no longer have this photo.")).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(title(page)).toHaveValue("Touched a day later");
});
