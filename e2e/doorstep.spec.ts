import type { Page } from "@playwright/test";
import { LATE_TEXTS } from "../app/shop/orders/late";
import { PHOTO_TEXTS } from "../app/shop/photos/rules";
import { newFamily, openMail, toast } from "./account-steps";
import { approve, buy, PHOTOS } from "./journey";
import { addOrder, mailConfirmation } from "./library-steps";
import type { RunningShop } from "./shop";
import { expect, test } from "./test";

const DAY_MS = 24 * 3600_000;

const standing = (page: Page) => page.locator("#order-now h2");

/** Looks at the order again until it stands so. */
async function waitFor(page: Page, title: string): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(standing(page)).toHaveText(title, { timeout: 500 });
	}).toPass({ timeout: 60_000 });
}

/** From the printer to the door. */
async function receive(page: Page, shop: RunningShop): Promise<void> {
	await waitFor(page, "Your book is being printed");
	await shop.advance(3 * DAY_MS);
	await waitFor(page, "Your book is on its way");
	await page.getByRole("button", { name: "It has arrived" }).click();
	await expect(standing(page)).toHaveText("Your book has arrived");
}

test("a book that can't arrive by its day gets its postage back by itself, once", async ({
	page,
	scripted,
	shop,
	looksRight,
}) => {
	test.setTimeout(240_000);
	const { email } = newFamily();
	const orderNumber = await buy({ page, scripted }, email);
	await expect(() => openMail(page, email, /is ready for you to approve/)).toPass({ timeout: 60_000 });
	await page.locator('.mail-text a[href*="/orders/"]').first().click();
	await approve(page);
	await waitFor(page, "Your book is being printed");
	shop.command("hold", orderNumber, "The printer has no paper.");
	await shop.advance(20 * DAY_MS);
	await waitFor(page, "One of us is looking at your order");
	shop.command("resume", orderNumber);
	await expect(async () => {
		await page.reload();
		await expect(page.getByText(/£4\.99 (is on its way back|was given back) to you/).first()).toBeVisible({
			timeout: 500,
		});
	}).toPass({ timeout: 60_000 });
	await looksRight(page);
	await page.getByRole("button", { name: "It hasn’t come" }).click();
	await expect(toast(page, LATE_TEXTS.before)).toBeAttached();
	await expect(page.getByText("−£4.99")).toHaveCount(1);
	await expect(() => openMail(page, email, /We are sorry: .* is late/)).toPass();
	await expect(page.locator(".mail-text")).toContainText("£4.99");
});

test("a book that came damaged is shown, printed again and delivered again", async ({
	page,
	shop,
	looksRight,
}) => {
	test.setTimeout(180_000);
	const guest = `guest_${newFamily().email.replace(/\W/g, "")}`;
	const title = `Rosa and the ${guest}`;
	const { id, orderNumber } = await addOrder(shop, guest, { title, state: "proof" });
	await mailConfirmation(shop, id);
	await openMail(page, "ada@example.org", new RegExp(orderNumber));
	await page.locator(`.mail-text a[href*="/orders/${id}"]`).first().click();
	await approve(page);
	await receive(page, shop);

	await page.getByRole("link", { name: "My book is damaged" }).click();
	const words = page.getByLabel("What is wrong?");
	await words.fill("Its corner is torn.");
	const photo = page.getByLabel("Photo of the damage");
	await photo.setInputFiles({ name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("a page") });
	await page.getByRole("button", { name: "Tell us" }).click();
	await expect(page.locator(".error-summary")).toContainText(PHOTO_TEXTS.wrongType);
	await expect(words).toHaveValue("Its corner is torn.");
	await page.setViewportSize({ width: 320, height: 640 });
	await looksRight(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	await photo.setInputFiles(PHOTOS.cat);
	await page.getByRole("button", { name: "Tell us" }).click();
	await expect(page.locator("#order-now")).toContainText("that your book came damaged");
	await expect(page.getByRole("link", { name: "My book is damaged" })).toHaveCount(0);
	await looksRight(page);

	shop.command("reprint", orderNumber);
	await receive(page, shop);
	await expect(page.getByText("We are printing your book again")).toBeVisible();
	await expect(page.getByRole("link", { name: "My book is damaged" })).toBeVisible();
	expect(shop.mails(`We are printing “${title}” again`)).toBe(1);
	expect(shop.mails(`“${title}” is on its way`)).toBe(2);
	await looksRight(page);
});

test("a family that changes its mind cancels, and sees all its money come back", async ({
	page,
	scripted,
	looksRight,
}) => {
	test.setTimeout(180_000);
	const { email } = newFamily();
	const orderNumber = await buy({ page, scripted }, email);
	await expect(() => openMail(page, email, new RegExp(orderNumber))).toPass({ timeout: 60_000 });
	await page.locator('.mail-text a[href*="/orders/"]').first().click();
	await page.getByRole("link", { name: "cancel this order" }).click();
	await page.getByLabel("The order’s email address").fill(email);
	await page.getByRole("button", { name: "Cancel this order" }).click();
	await expect(standing(page)).toHaveText("This order was cancelled");
	await expect(page.getByText(/£34\.98 (is on its way back|was given back) to you/)).toBeVisible();
	await expect(page.locator("#order-summary")).toContainText("−£34.98");
	await expect(page.getByRole("link", { name: "Approve my book" })).toHaveCount(0);
	await looksRight(page);
	await page.getByRole("link", { name: "Invoice" }).click();
	await expect(page.getByText(/^Given back on .*, your order was cancelled$/)).toBeVisible();
	await looksRight(page);
	await expect(() => openMail(page, email, /is cancelled$/)).toPass();
	await expect(page.locator(".mail-text")).toContainText("£34.98");
});
