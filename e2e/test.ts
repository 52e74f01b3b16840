import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningShop, startShop } from "./shop";

type Watched = {
	/** Fails the test when axe finds anything, or when the page scrolls sideways. */
	looksRight(): Promise<void>;
	/** True where JavaScript runs. */
	scripted: boolean;
};

/**
 * Playwright's test with a shop of the worker's own. A console error, an uncaught exception or an answer of 500 and above
 * fails the test, whatever else it looked at.
 */
export const test = base.extend<Watched & { watch: undefined }, { shop: RunningShop }>({
	shop: [
		async ({}, use) => {
			const shop = await startShop();
			await use(shop);
			await shop.remove();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ shop }, use) => use(shop.url),
	scripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
	watch: [
		async ({ page }, use) => {
			const faults: string[] = [];
			page.on("console", (message) => {
				// The browser's own line about a form that was answered with 4xx is what a failing form looks like.
				if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
					faults.push(message.text());
			});
			page.on("pageerror", (error) => faults.push(String(error)));
			page.on("response", (response) => {
				if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
			});
			await use(undefined);
			expect(faults, "console errors, exceptions and 5xx answers").toEqual([]);
		},
		{ auto: true },
	],
	looksRight: async ({ page, scripted }, use) => {
		await use(async () => {
			await noSidewaysScroll(page);
			if (scripted) await axeFindsNothing(page);
		});
	},
});

async function noSidewaysScroll(page: Page): Promise<void> {
	// Asked again when the page moved on by itself just then, as the progress page does.
	await expect(async () => {
		const { scroll, client } = await page.evaluate(() => ({
			scroll: document.documentElement.scrollWidth,
			client: document.documentElement.clientWidth,
		}));
		expect(scroll, "no sideways scroll").toBeLessThanOrEqual(client);
	}).toPass({ timeout: 5000 });
}

/** WCAG 2.2 AA and axe's best practices. Needs JavaScript of its own, so it runs in the scripted projects. */
async function axeFindsNothing(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(
		violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
		"axe",
	).toEqual([]);
}

export { expect };
