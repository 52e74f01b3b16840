import type { Locator, Page } from "@playwright/test";
import {
	type Browsing,
	character,
	choosePhotoOfSeveral,
	fillBookForm,
	holdBack,
	openBookForm,
	PHOTOS,
	passCaptcha,
	SOLO,
	submitBook,
	uploadPhoto,
} from "./journey";
import { expect, test } from "./test";

const THREE = "e2e/photos/three-people.jpg";
const PORTRAIT = /^Mia’s portrait, made from your photo, as it will be drawn$/;

/** Models draw in these journeys: seconds a photo on a busy machine. */
const PATIENT = { timeout: 120_000 };

const choices = (page: Page) => page.getByRole("group", { name: "Who is Mia?" });
const person = (page: Page, number: number) =>
	choices(page).getByRole("radio", { name: `Person ${number} of 3` });

async function fillMia(browsing: Browsing, photo: string): Promise<void> {
	const [first] = SOLO.characters;
	const mia = {
		...first,
		name: "Mia",
		age: "7",
		personality: "A bold girl",
		photo,
	} as (typeof SOLO.characters)[0];
	await fillBookForm(browsing, { ...SOLO, characters: [mia] });
}

test("of three people in a photo the one chosen is drawn", async ({ page, shop, scripted, looksRight }) => {
	test.slow();
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillMia(browsing, THREE);
	await choosePhotoOfSeveral(browsing, 1, THREE);
	await expect(person(page, 1)).toBeChecked();
	await expect(choices(page).getByRole("radio")).toHaveCount(3);
	const shown = page.getByRole("img", { name: PORTRAIT });
	await expect(shown).toHaveCount(1);
	const first = await shown.getAttribute("src");
	await person(page, 1).focus();
	for (const _ of [2, 3]) await page.keyboard.press("ArrowRight");
	await expect(person(page, 3)).toBeChecked();
	const chosen = await person(page, 3).inputValue();
	await expect(shown).toHaveAttribute("src", `/heads/${chosen}`);
	expect(chosen).not.toBe(first);
	await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
	const { width = 0 } = (await choices(page).locator("img").first().boundingBox()) ?? {};
	expect(width).toBeGreaterThanOrEqual(88);
	// The draft keeps itself a moment later.
	if (scripted) await expect(() => areAsServed(page)).toPass();
	await page.setViewportSize({ width: 320, height: 700 });
	await looksRight(page);
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
	expect(shop.count("characters where name = 'Mia' and head_id = ?", chosen)).toBe(1);
});

/**
 * The characters' cards of this page, or of another document of it: their elements and words, without what is typed and what only a
 * browser without a script is shown.
 */
function cardsOf(page: Page, html?: string): Promise<string[]> {
	return page.evaluate((other) => {
		const from = other === undefined ? document : new DOMParser().parseFromString(other, "text/html");
		return [...from.querySelectorAll("fieldset.character")].map((card) => {
			const copy = card.cloneNode(true) as HTMLElement;
			for (const element of copy.querySelectorAll("noscript")) element.remove();
			for (const element of copy.querySelectorAll("*")) {
				for (const name of ["data-likeness", "checked", "selected", "style"]) element.removeAttribute(name);
				if (/^(INPUT|PROGRESS)$/.test(element.tagName)) element.removeAttribute("value");
				if (element.className === "") element.removeAttribute("class");
				const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
				for (const { name } of attributes) element.removeAttribute(name);
				for (const { name, value } of attributes) element.setAttribute(name, value);
			}
			copy.normalize();
			return copy.outerHTML.replaceAll("><", ">\n<");
		});
	}, html);
}

/** Holds the cards as they are by now to those the server shows of the same draft; gives them. */
async function areAsServed(page: Page): Promise<string[]> {
	const served = await (await page.request.get("/create-book?edit")).text();
	const cards = await cardsOf(page);
	expect(cards).toEqual(await cardsOf(page, served));
	return cards;
}

test("what the script draws is what the server draws", { tag: "@script" }, async ({ page, scripted }) => {
	test.slow();
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await page.getByRole("button", { name: "Add a character" }).click();
	await page.getByRole("button", { name: "Add a character" }).click();
	await page.getByRole("button", { name: "Make main (character 4)" }).click();
	await page.getByRole("button", { name: "Remove (character 2)" }).click();
	for (const [index, photo] of [PHOTOS.woman, PHOTOS.cat].entries()) {
		const card = character(page, index + 1);
		await card.locator("input[type=file]").setInputFiles(photo);
		await expect(card.getByText("’s portrait is ready.")).toBeAttached(PATIENT);
	}
	const kept = page.waitForResponse("**/create-book/draft");
	await character(page, 1).getByLabel("Name").fill("Mia");
	await kept;
	expect(await areAsServed(page)).toHaveLength(3);
});

test("a photo is turned, and its head is drawn anew", async ({ page, scripted }) => {
	test.slow();
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await character(page, 1).getByLabel("Name").fill("Mia");
	await character(page, 1).locator("input[type=file]").setInputFiles(PHOTOS.woman);
	if (!scripted) await page.getByRole("button", { name: "Keep what I have so far" }).click();
	const photo = character(page, 1).getByRole("img", { name: "Photo of character 1" });
	const head = page.getByRole("img", { name: PORTRAIT });
	await lookUntil(browsing, head);
	const before = await head.getAttribute("src");
	const turn = page.getByRole("button", { name: "Turn the photo of Mia" });
	await turn.focus();
	await page.keyboard.press("Enter");
	await expect(photo).toHaveAttribute("src", /turned=1$/, PATIENT);
	if (scripted) await expect(turn).toBeFocused();
	await lookUntil(browsing, head);
	expect(await head.getAttribute("src")).not.toBe(before);
});

/** With a script the head comes by itself; without, whoever waits presses *Look again*. */
async function lookUntil({ page, scripted }: Browsing, awaited: Locator): Promise<void> {
	if (scripted) return expect(awaited).toBeVisible(PATIENT);
	await expect(async () => {
		const again = page.getByRole("button", { name: "Look again at the photo of Mia" });
		if (await again.isVisible()) await again.click();
		await expect(awaited).toBeVisible({ timeout: 2000 });
	}).toPass(PATIENT);
}

/** Keeps the photo, and answers as if its head weren't there yet, or couldn't be made. */
async function answerUpload(page: Page, message: string | null): Promise<void> {
	await page.route("**/api/uploads", async (route) => {
		const url = await uploadPhoto(page.request, PHOTOS.woman);
		const json = { url, width: 512, height: 512, heads: [], verdict: null, message };
		await route.fulfill({ status: 201, json });
	});
}

test("while a head is cut out a bar says so, and it follows by itself", { tag: "@script" }, async ({
	page,
	scripted,
	looksRight,
}) => {
	await openBookForm({ page, scripted });
	const card = character(page, 1);
	let asked = 0;
	await answerUpload(page, null);
	const held = await holdBack(page, "**/api/uploads/*");
	page.on("request", (request) => {
		if (/\/api\/uploads\/photo_/.test(request.url())) asked += 1;
	});
	await card.locator("input[type=file]").setInputFiles(PHOTOS.woman);
	const bar = card.getByRole("progressbar", { name: "Making the portrait …" });
	await expect(bar).toBeVisible(PATIENT);
	await expect(card.getByRole("img", { name: "Photo of character 1" })).toBeVisible(PATIENT);
	await looksRight(page);
	held.goOn();
	await expect(
		card.getByRole("img", { name: "The character’s portrait, made from your photo, as it will be drawn" }),
	).toBeVisible(PATIENT);
	await expect(bar).toHaveCount(0);
	expect(asked).toBeGreaterThan(0);
	await expect(card.getByRole("status").filter({ hasText: "portrait is ready" })).toHaveCount(1);
});

test("a head that can't be cut out is told kindly, and the story is sent", { tag: "@script" }, async ({
	page,
	scripted,
}) => {
	const browsing = { page, scripted };
	const message =
		"Your photo is safe with us, but we couldn't make its portrait just now. You can go on: we try again when the cover is drawn. Another photo may work better.";
	await answerUpload(page, message);
	await openBookForm(browsing);
	await fillMia(browsing, PHOTOS.woman);
	await expect(character(page, 1).getByText(message)).toBeVisible();
	await expect(character(page, 1).getByRole("progressbar", { name: /Making/ })).toHaveCount(0);
	await expect(character(page, 1).locator(".field-error")).toHaveCount(0);
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
});
