import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { newFamily, openMail } from "./account-steps";
import { approve, BOOK, buy } from "./journey";
import { expect, test } from "./test";

/** Presses a download of the order's page; gives what the browser has saved, and under which name. */
async function download(page: Page, label: RegExp): Promise<{ name: string; path: string; start: string }> {
	const [saved] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: label }).click(),
	]);
	const path = await saved.path();
	return { name: saved.suggestedFilename(), path, start: readFileSync(path, "latin1").slice(0, 80) };
}

test("the buyer of an approved book saves it as a PDF and as an EPUB from its order's page, and nobody else does", async ({
	page,
	scripted,
	looksRight,
	playwright,
}) => {
	test.setTimeout(240_000);
	const { email } = newFamily();
	await buy({ page, scripted }, email);
	await expect(() => openMail(page, email, /is ready for you to approve/)).toPass({ timeout: 60_000 });
	await page.locator('.mail-text a[href*="/orders/"]').first().click();
	await expect(page.locator("#order-now")).toBeVisible();
	await expect(page.getByRole("link", { name: /^Download the/ })).toHaveCount(0);
	await approve(page);
	await expect(async () => {
		await page.reload();
		await expect(page.getByRole("link", { name: /^Download the/ })).toHaveCount(2, { timeout: 500 });
	}).toPass({ timeout: 90_000 });
	await looksRight(page);

	const pdf = await download(page, /Download the PDF/);
	expect(pdf.name).toBe(`${BOOK.title}.pdf`);
	expect(pdf.start).toMatch(/^%PDF-1\.6/);
	if (spawnSync("pdfinfo", ["-v"]).status === 0)
		expect(execFileSync("pdfinfo", [pdf.path], { encoding: "utf8" })).toMatch(/^Pages:\s+26$/m);
	const epub = await download(page, /Download the EPUB/);
	expect(epub.name).toBe(`${BOOK.title}.epub`);
	expect(epub.start).toContain("mimetypeapplication/epub+zip");

	const address = await page.getByRole("link", { name: /Download the PDF/ }).getAttribute("href");
	const stranger = await playwright.request.newContext();
	const { origin, pathname } = new URL(address ?? "", page.url());
	expect((await stranger.get(origin + pathname)).status()).toBe(404);
	await stranger.dispose();
});
