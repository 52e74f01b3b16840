import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { writeBadPhotos } from "./bad-photos";
import {
	answerTo,
	BOOK,
	type Browsing,
	character,
	choosePhoto,
	errorSummary,
	fillBookForm,
	openBookForm,
	PHOTOS,
	passCaptcha,
	started,
	submitBook,
	uploadPhoto,
} from "./journey";
import { expect, test } from "./test";

const characters = (page: Page) => page.locator("fieldset.character");

/** Presses a button of the form that changes its list of characters; without JavaScript that is a page of its own. */
async function press({ page, scripted }: Browsing, name: string): Promise<void> {
	const button = page.getByRole("button", { name });
	if (scripted) return button.click();
	const answered = page.waitForEvent("load");
	await button.click();
	await answered;
}

test("characters are added, removed and made the main one", async ({ page, scripted }) => {
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await expect(characters(page)).toHaveCount(2);
	await page.getByLabel("Title of the book").fill("Kept all along");
	await character(page, 1).getByLabel("Name").fill("Eileen");
	await character(page, 2).getByLabel("Name").fill("Chelsea");
	await choosePhoto(browsing, 2, PHOTOS.cat);
	await press(browsing, "Add a character");
	await expect(characters(page)).toHaveCount(3);
	await expect(character(page, 2).getByRole("img", { name: "Photo of character 2" })).toBeVisible();
	await press(browsing, "Add a character");
	await expect(characters(page)).toHaveCount(4);
	await press(browsing, "Add a character");
	await expect(page.getByText("Maximum of 4 characters allowed").first()).toBeVisible();
	await expect(characters(page)).toHaveCount(4);
	await press(browsing, "Remove (character 4)");
	await press(browsing, "Remove (character 3)");
	await expect(characters(page)).toHaveCount(2);

	await expect(character(page, 1).getByText("Main character", { exact: true })).toBeVisible();
	await expect(character(page, 2).getByLabel("Relationship to the main character")).toBeVisible();
	await press(browsing, "Make main (character 2)");
	await expect(character(page, 2).getByText("Main character", { exact: true })).toBeVisible();
	await expect(character(page, 1).getByLabel("Relationship to the main character")).toBeVisible();

	// Removing the main character makes the first one the main.
	await press(browsing, "Remove (character 2)");
	await expect(characters(page)).toHaveCount(1);
	await expect(character(page, 1).getByText("Main character", { exact: true })).toBeVisible();
	await expect(character(page, 1).getByLabel("Name")).toHaveValue("Eileen");
	await press(browsing, "Remove (character 1)");
	await expect(page.getByText("You need at least 1 character").first()).toBeVisible();
	await expect(characters(page)).toHaveCount(1);
	await expect(page.getByLabel("Title of the book")).toHaveValue("Kept all along");
});

test("a form that fails is shown again with everything in it", async ({ page, scripted, looksRight }) => {
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing);
	await page.getByLabel("Where does it take place?").fill("   ");
	// Only a Custom Level asks what its reader needs.
	const needs = page.getByLabel("what does your reader need?");
	await expect(needs).toBeHidden();
	await page.getByRole("radio", { name: "Custom Level" }).check();
	await character(page, 1).getByLabel("Age").fill("200");
	await submitWithWrongCaptcha(browsing);

	await expect(page).toHaveTitle("Error: Build your book | Fable & Kin");
	await expect(errorSummary(page)).toBeFocused();
	await expect(errorSummary(page)).toContainText(
		"Please complete all required fields and select a main character",
	);
	await expect(errorSummary(page)).toContainText(
		scripted
			? "Please complete the reCAPTCHA verification"
			: /Please complete the reCAPTCHA verification: What is \w+ plus \w+\?/,
	);
	await looksRight(page);
	await expect(page.getByLabel("Title of the book")).toHaveValue(BOOK.title);
	await expect(page.getByLabel("What happens?")).toHaveValue(BOOK.description);
	await expect(page.getByRole("radio", { name: "Custom Level" })).toBeChecked();
	await expect(needs).toHaveAccessibleDescription(/Please tell us what your reader needs/);
	await expect(character(page, 2).getByLabel("Relationship to the main character")).toHaveValue("Pet");
	for (const number of [1, 2]) {
		const photo = character(page, number).getByRole("img", { name: `Photo of character ${number}` });
		await expect(photo).toBeVisible();
		await expect(photo).toHaveJSProperty("complete", true);
		await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
		// No "No file chosen" beside it.
		await expect(character(page, number).locator("input[type=file]")).toBeHidden();
	}
	await errorSummary(page).getByRole("link", { name: "Please say where the story takes place" }).click();
	const place = page.getByLabel("Where does it take place?");
	await expect(place).toBeFocused();
	await expect(place).toHaveAttribute("aria-invalid", "true");
	await expect(place).toHaveAccessibleDescription(/Please say where the story takes place/);

	await page.unroute(SOLVER);
	// Back from another page, and a reload, show the same page: nothing is asked to be sent again.
	await page.goto("/about");
	await page.goBack();
	await expect(errorSummary(page)).toContainText("Please say where the story takes place");
	await page.reload();
	await expect(errorSummary(page)).toContainText("Please say where the story takes place");
	await expect(character(page, 1).getByRole("img", { name: "Photo of character 1" })).toBeVisible();

	// Mended, it goes on, and no photo is asked for again.
	await started(browsing);
	await place.fill(BOOK.location);
	if (scripted) await expect(errorSummary(page)).not.toContainText("where the story takes place");
	await needs.fill("Very short sentences");
	await character(page, 1).getByLabel("Age").fill("38");
	await passCaptcha(browsing);
	// What is mended goes from the summary, and so does the summary with the last of it.
	if (scripted) await expect(errorSummary(page)).toHaveCount(0);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
});

const SOLVER = "**/assets/solve.worker*";

async function submitWithWrongCaptcha({ page, scripted }: Browsing): Promise<void> {
	if (scripted) {
		await passCaptcha({ page, scripted });
		// The work of the script doesn't arrive.
		await page.locator("[name=captcha-nonce]").evaluate((input) => input.setAttribute("name", "lost"));
		// Nor does it begin again: done, it would take back what is said of it, and may be before it is read.
		await page.route(SOLVER, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
	} else {
		const question = (await page.locator("label[for=captcha]").textContent()) ?? "";
		await page.getByLabel(/^What is/).fill(String(answerTo(question) + 1));
	}
	await submitBook(page);
}

test("limits are said while one types", { tag: "@script" }, async ({ page, scripted }) => {
	await openBookForm({ page, scripted });
	const description = page.getByLabel("What happens?");
	await expect(description).toHaveAttribute("maxlength", "500");
	await expect(description).toHaveAttribute("placeholder", /max 100 words/);
	await description.pressSequentially("Twenty characters ok");
	await expect(page.locator("#description-count")).toHaveText("480 of 500 characters left");
	await expect(page.getByRole("radio")).toHaveCount(6);
	await expect(character(page, 1).getByLabel("Age")).toHaveAttribute("max", "120");
});

test("what is no photo is refused, and nothing else is lost", async ({ page, scripted }, info) => {
	const browsing = { page, scripted };
	const bad = await writeBadPhotos((name) => info.outputPath(name));
	await openBookForm(browsing);
	await page.getByLabel("Title of the book").fill("Kept all along");
	await choosePhoto(browsing, 2, PHOTOS.cat);
	for (const { name, path, says } of bad) {
		await test.step(name, async () => {
			const card = character(page, 1);
			await card.locator("input[type=file]").setInputFiles(path);
			if (!scripted) await submitBook(page);
			await expect(card.getByText(says)).toBeVisible({ timeout: 30_000 });
			await expect(card.getByRole("img", { name: /Photo of/ })).toHaveCount(0);
		});
	}
	await expect(page.getByLabel("Title of the book")).toHaveValue("Kept all along");
	await expect(character(page, 2).getByRole("img", { name: "Photo of character 2" })).toBeVisible();
	await choosePhoto(browsing, 1, PHOTOS.woman);
	if (!scripted) await submitBook(page);
	await expect(character(page, 1).getByRole("img", { name: "Photo of character 1" })).toBeVisible();
	await expect(character(page, 1).locator(".field-error", { hasText: /image|photo/i })).toHaveCount(0);
});

test(
	"where a photo was taken is gone from what the shop keeps",
	{ tag: "@script" },
	async ({ page }, info) => {
		const located = info.outputPath("located.jpg");
		await sharp(PHOTOS.cat)
			.withExif({
				IFD0: { Make: "Secret camera" },
				IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" },
			})
			.toFile(located);
		expect(readFileSync(located).includes("Secret camera")).toBe(true);
		const address = await uploadPhoto(page.request, located);
		for (const size of ["", "?size=thumb"]) {
			const kept = await (await page.request.get(`${address}${size}`)).body();
			const { exif, xmp, iptc, format } = await sharp(kept).metadata();
			expect({ exif, xmp, iptc, format }).toEqual({
				exif: undefined,
				xmp: undefined,
				iptc: undefined,
				format: "jpeg",
			});
			expect(kept.includes("Secret camera")).toBe(false);
		}
	},
);

test("titles of every kind", async ({ page, scripted }) => {
	const browsing = { page, scripted };
	const refusals = [
		{ title: "x".repeat(10_000), says: "The title can have at most 80 characters" },
		{ title: "\u200b \u00a0", says: "Please give your book a title" },
	];
	await openBookForm(browsing);
	for (const { title, says } of refusals) {
		const field = page.getByLabel("Title of the book");
		// A browser stops at the limit; whoever sends more is told.
		await field.evaluate((input) => input.removeAttribute("maxlength"));
		await field.fill(title);
		await passCaptcha(browsing);
		await submitBook(page);
		await expect(errorSummary(page).getByRole("link", { name: says })).toBeVisible();
		await started(browsing);
	}
	// What looks like a program is a title like any other, shown as it was typed.
	const title = '<script>alert("boo")</script>';
	await page.getByLabel("Title of the book").fill(title);
	await submitBook(page);
	await expect(errorSummary(page)).toBeVisible();
	await expect(page.getByLabel("Title of the book")).toHaveValue(title);
	await expect(errorSummary(page).getByRole("link", { name: /title/i })).toHaveCount(0);
});

test("the draft outlives the shop's process and the browser's", async ({ openShop, visit, scripted }) => {
	const shop = await openShop();
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await choosePhoto(browsing, 1, PHOTOS.woman);
	// With JavaScript what is typed is kept as one types; without, any button of the form keeps it.
	await page.getByLabel("Title of the book").fill("Not finished yet");
	if (!scripted) await press(browsing, "Add a character");
	await expect.poll(() => shop.count("drafts where form like '%Not finished yet%'")).toBe(1);
	const storageState = await page.context().storageState();
	await page.context().close();
	expect(await shop.stop()).toBe(0);
	await shop.start();
	const next = await visit({ shop, storageState });
	await next.goto("/create-book");
	await expect(next.getByLabel("Title of the book")).toHaveValue("Not finished yet");
	const photo = next.getByRole("img", { name: "Photo of character 1" });
	await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
});

test("the work that shows a person begins when the form is used, beside the page's own thread", {
	tag: "@script",
}, async ({ page, scripted }) => {
	await openBookForm({ page, scripted });
	expect(page.workers()).toHaveLength(0);
	const begun = page.waitForEvent("worker");
	await page.getByLabel("Title of the book").fill("Up, up and away");
	expect((await begun).url()).toContain("/assets/solve.worker");
	await expect(page.getByText("You are a person. Thank you!")).toBeVisible();
});
