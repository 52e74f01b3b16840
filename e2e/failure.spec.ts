import type { Page } from "@playwright/test";
import { openCheckout } from "./copied-book";
import {
	type Browsing,
	character,
	confirmed,
	fillBookForm,
	fillCard,
	fillDelivery,
	openBookForm,
	passCaptcha,
	payButton,
	SOLO,
	started,
	submitBook,
	waitForCover,
} from "./journey";
import { change } from "./library-steps";
import { expect, test } from "./test";
import { startAnthropic } from "./vendors/anthropic";
import { startReplicate } from "./vendors/replicate";

/** Back at step 1 with a clear message, and nothing lost. */
async function isBackWithEverything(page: Page, message: string): Promise<void> {
	await page.waitForURL("**/create-book?book=*", { timeout: 60_000 });
	await expect(page.getByText("Failed to generate content. Please try again.")).toBeVisible();
	await expect(page.getByRole("main")).toContainText(message);
	await expect(page.getByRole("main")).toContainText("no credit was taken");
	await expect(page.getByLabel("Title of the book")).toHaveValue(SOLO.title);
	await expect(page.getByRole("radio", { name: SOLO.level })).toBeChecked();
	await expect(character(page, 1).getByLabel("Name")).toHaveValue("Eileen");
	const photo = page.getByRole("img", { name: "Photo of character 1" });
	await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
}

async function sendBook(browsing: Browsing): Promise<void> {
	await started(browsing);
	await passCaptcha(browsing);
	await submitBook(browsing.page);
}

test("a writer that answers rubbish: a clear message, and the next try works", async ({
	openShop,
	visit,
	scripted,
	looksRight,
}) => {
	const writer = await startAnthropic();
	writer.mode = "rubbish";
	const shop = await openShop({ ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: writer.url });
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await sendBook(browsing);
	await isBackWithEverything(page, "Failed to generate synopsis");
	await expect(page.getByLabel("What happens?")).toHaveValue(SOLO.description);
	await looksRight(page);
	expect(shop.count("covers")).toBe(0);
	writer.mode = "write";
	await sendBook(browsing);
	await waitForCover(page);
	await writer.close();
});

test("an illustrator that fails takes no credit, and the synopsis is not bought twice", async ({
	openShop,
	visit,
	scripted,
}) => {
	const writer = await startAnthropic();
	const illustrator = await startReplicate();
	illustrator.fates = Array(100).fill("fails");
	const shop = await openShop({
		ANTHROPIC_API_KEY: "test-key",
		ANTHROPIC_BASE_URL: writer.url,
		REPLICATE_API_TOKEN: illustrator.token,
		REPLICATE_BASE_URL: illustrator.url,
	});
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await sendBook(browsing);
	await isBackWithEverything(page, "Failed to generate cover");
	expect(shop.count("credits where used > 0")).toBe(0);
	illustrator.fates = [];
	await sendBook(browsing);
	await waitForCover(page);
	expect(shop.count("credits where used = 1")).toBe(1);
	expect(writer.requests).toHaveLength(1);
	await test.step("another cover that fails leaves the one there is", async () => {
		illustrator.fates = Array(100).fill("refuses");
		await page.getByRole("button", { name: "Draw another cover" }).click();
		await isBackWithEverything(page, "Failed to generate cover");
		await page.getByRole("link", { name: "Back to your cover" }).click();
		await expect(page.getByRole("img", { name: /^Cover of / })).toBeVisible();
		await expect(page.getByRole("button", { name: "Continue to Checkout" })).toBeVisible();
		expect(shop.count("credits where used = 1")).toBe(1);
	});
	await illustrator.close();
	await writer.close();
});

test("an order that can't be saved is said so, and is there once it can: nothing is charged twice", async ({
	page,
	shop,
}) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	change(shop, "create trigger broken before insert on orders begin select raise(abort, 'disk'); end");
	await payButton(page).click();
	await page.waitForURL("**/checkout/return?payment=*");
	await expect(page.getByText("Failed to save order")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saving your order");
	change(shop, "drop trigger broken");
	await page.getByRole("link", { name: "Look again now" }).click();
	await confirmed(page);
	expect([shop.charges(bookId), shop.count("orders where book_id = ?", bookId)]).toEqual([1, 1]);
});
