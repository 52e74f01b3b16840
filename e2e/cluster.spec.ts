import type { Page } from "@playwright/test";
import { newFamily, openMail } from "./account-steps";
import { approve, buy } from "./journey";
import { expect, clusterTest as test } from "./test";

/** The shop as two web and two worker processes on PostgreSQL: the journeys that money and paper depend on. */

const DAY_MS = 24 * 3600_000;

const standing = (page: Page) => page.locator("#order-now h2");

async function waitFor(page: Page, title: string): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(standing(page)).toHaveText(title, { timeout: 500 });
	}).toPass({ timeout: 60_000 });
}

test("a guest pays, reads its proof, approves it and holds its book, whichever process answers", {
	tag: "@script",
}, async ({ page, scripted, cluster }) => {
	test.setTimeout(240_000);
	const { email } = newFamily();
	const orderNumber = await buy({ page, scripted }, email);
	await expect(() => openMail(page, email, /is ready for you to approve/)).toPass({ timeout: 90_000 });
	await page.locator('.mail-text a[href*="/orders/"]').first().click();
	await page.goto(`${page.url().split("?")[0]}/proof?page=4`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.goBack();
	await approve(page);
	await waitFor(page, "Your book is being printed");
	await cluster.advance(3 * DAY_MS);
	await waitFor(page, "Your book is on its way");
	await page.getByRole("button", { name: "It has arrived" }).click();
	await expect(standing(page)).toHaveText("Your book has arrived");

	const placed = await cluster.rows("select id from orders where order_number = $1", orderNumber);
	expect(placed).toHaveLength(1);
	// The last mail goes out beside the page that says so.
	await expect
		.poll(() => cluster.rows("select key from jobs where kind = 'send-mail' and state <> 'done'"), {
			timeout: 30_000,
		})
		.toEqual([]);
	const failed = await cluster.rows("select id, kind, failure from jobs where state = 'failed'");
	expect(failed).toEqual([]);
});
