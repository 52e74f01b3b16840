import type { Locator, Page } from "@playwright/test";
import {
	type Browsing,
	character,
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
const HEAD = /^Mia’s head, cut out of your photo, as it will be drawn$/;

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
	if (!scripted) {
		await page.getByRole("button", { name: "Keep what I have so far" }).click();
		await lookUntil(browsing, choices(page));
	}
	await expect(person(page, 1)).toBeChecked(PATIENT);
	await expect(choices(page).getByRole("radio")).toHaveCount(3);
	const shown = page.getByRole("img", { name: HEAD });
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
	await page.setViewportSize({ width: 320, height: 700 });
	await looksRight();
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
	expect(shop.count("characters where name = 'Mia' and head_id = ?", chosen)).toBe(1);
});

test("a photo is turned, and its head is drawn anew", async ({ page, scripted }) => {
	test.slow();
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await character(page, 1).getByLabel("Name").fill("Mia");
	await character(page, 1).locator("input[type=file]").setInputFiles(PHOTOS.woman);
	if (!scripted) await page.getByRole("button", { name: "Keep what I have so far" }).click();
	const photo = character(page, 1).getByRole("img", { name: "Photo of character 1" });
	const head = page.getByRole("img", { name: HEAD });
	await lookUntil(browsing, head);
	const before = await head.getAttribute("src");
	const turn = page.getByRole("button", { name: "Turn Mia’s photo" });
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
		const again = page.getByRole("button", { name: "Look again at Mia’s photo" });
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
	const bar = card.getByRole("progressbar", { name: "Cutting out the head …" });
	await expect(bar).toBeVisible(PATIENT);
	await expect(card.getByRole("img", { name: "Photo of character 1" })).toBeVisible(PATIENT);
	await looksRight();
	held.goOn();
	await expect(
		card.getByRole("img", { name: "The character’s head, cut out of your photo, as it will be drawn" }),
	).toBeVisible(PATIENT);
	await expect(bar).toHaveCount(0);
	expect(asked).toBeGreaterThan(0);
	await expect(card.getByRole("status").filter({ hasText: "cut out of the photo" })).toHaveCount(1);
});

test("a head that can't be cut out is told kindly, and the story is sent", { tag: "@script" }, async ({
	page,
	scripted,
}) => {
	const browsing = { page, scripted };
	const message =
		"Your photo is safe with us, but we couldn't draw its picture just now. You can go on: we try again when the cover is drawn. Another photo may work better.";
	await answerUpload(page, message);
	await openBookForm(browsing);
	await fillMia(browsing, PHOTOS.woman);
	await expect(character(page, 1).getByText(message)).toBeVisible();
	await expect(character(page, 1).getByRole("progressbar", { name: /Cutting/ })).toHaveCount(0);
	await expect(character(page, 1).locator(".field-error")).toHaveCount(0);
	await passCaptcha(browsing);
	await submitBook(page);
	await page.waitForURL("**/create-book/progress*");
});
