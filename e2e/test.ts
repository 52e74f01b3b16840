import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { type Cluster, startCluster } from "./cluster";
import { type RunningShop, startShop } from "./shop";
import { takeBreaches } from "./vendors/schemas/breaches";

/** `npm test -- --whole`: as many rounds as there can be of what is otherwise done a few times. */
export const WHOLE = process.env.TEST_WHOLE === "1";

type Watched = {
	/** True where JavaScript runs. */
	scripted: boolean;
	/** Fails the test when axe finds anything, or when the page scrolls sideways: as wide as it is, as a tablet and as phones are. */
	looksRight(page: Page): Promise<void>;
	/** Opens a shop of the test's own, to be killed, stopped or turned to another day; `env` adds variables. */
	openShop(env?: Record<string, string>): Promise<RunningShop>;
	/** A page of another browser, watched like the test's own; the shop is the worker's unless named. */
	visit(options?: BrowserContextOptions & { shop?: RunningShop }): Promise<Page>;
};

/**
 * Playwright's test with a shop of the worker's own. A console error, an uncaught exception or an answer of 500 and above
 * fails the test, whatever else it looked at.
 */
export const test = base.extend<Watched & { faults: string[] }, { shop: RunningShop }>({
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
	faults: [
		async ({}, use) => {
			const faults: string[] = [];
			await use(faults);
			expect(faults, "console errors, exceptions and 5xx answers").toEqual([]);
			expect(takeBreaches(), "what a vendor doesn't take or doesn't say").toEqual([]);
		},
		{ auto: true },
	],
	// Opened where a test asks for it: many look at another shop's, or at no page at all.
	page: async ({ page, faults }, use) => {
		watchPage(page, faults);
		await use(page);
	},
	looksRight: async ({ scripted }, use) => {
		await use(async (page) => {
			const size = page.viewportSize();
			await noSidewaysScroll(page);
			if (scripted) await axeFindsNothing(page);
			// What a test has made narrow itself is looked at as it is.
			if (!size || size.width < WIDE) return;
			for (const width of NARROWER) {
				await page.setViewportSize({ ...size, width });
				await noSidewaysScroll(page, width);
			}
			if (scripted) await axeFindsNothing(page);
			await page.setViewportSize(size);
		});
	},
	openShop: async ({}, use) => {
		const shops: RunningShop[] = [];
		await use(async (env) => {
			const shop = await startShop(env);
			shops.push(shop);
			return shop;
		});
		await Promise.all(shops.map((shop) => shop.remove()));
	},
	visit: async ({ browser, shop, faults, contextOptions, javaScriptEnabled, viewport }, use) => {
		const contexts: { close(): Promise<void> }[] = [];
		await use(async ({ shop: at = shop, ...options } = {}) => {
			const own = { ...contextOptions, javaScriptEnabled, viewport, baseURL: at.url, ...options };
			const context = await browser.newContext(own);
			contexts.push(context);
			const page = await context.newPage();
			watchPage(page, faults);
			return page;
		});
		await Promise.all(contexts.map((context) => context.close()));
	},
});

/** px. A page at least so wide is looked at as a tablet and phones show it too, the last of them by axe as well. */
const WIDE = 1000;
const NARROWER = [768, 320, 360];

/**
 * The same in a shop of the test's own, which shows what a book looks like inside. A book's pages take twenty seconds' work: only these
 * journeys have it done, and the same pages come to a browser without scripts, so one with them is enough.
 */
export const insideTest = test.extend<{ shopInside: RunningShop }>({
	shopInside: async ({ openShop, scripted }, use) =>
		use(await openShop({ PREVIEW_SPREADS: "10", PAGES: scripted ? "drawn" : "plain" })),
	baseURL: async ({ shopInside }, use) => use(shopInside.url),
});

/** The same in a shop of several processes, the worker's own. */
export const clusterTest = test.extend<object, { cluster: Cluster }>({
	cluster: [
		async ({}, use) => {
			const cluster = await startCluster();
			await use(cluster);
			await cluster.remove();
		},
		{ scope: "worker", timeout: 180_000 },
	],
	baseURL: async ({ cluster }, use) => use(cluster.url),
});

function watchPage(page: Page, faults: string[]): void {
	page.on("console", (message) => {
		// The browser's own line about a form that was answered with 4xx is what a failing form looks like.
		if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
	});
	page.on("pageerror", (error) => faults.push(String(error)));
	page.on("response", (response) => {
		if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
	});
}

async function noSidewaysScroll(page: Page, width = page.viewportSize()?.width): Promise<void> {
	// Asked again when the page moved on by itself just then, as the progress page does.
	await expect(async () => {
		const { scroll, client } = await page.evaluate(() => ({
			scroll: document.documentElement.scrollWidth,
			client: document.documentElement.clientWidth,
		}));
		expect(scroll, `no sideways scroll at ${width} px`).toBeLessThanOrEqual(client);
	}).toPass({ timeout: 5000 });
}

/** Waits until a page is dressed: styles and fonts are there, and nothing fades in. What goes round for ever is not waited for. */
export async function standsStill(page: Page): Promise<void> {
	await page.waitForLoadState("load");
	await page.evaluate(async () => {
		await document.fonts.ready;
		const ending = document
			.getAnimations()
			.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
}

/** WCAG 2.2 AA and axe's best practices. Needs JavaScript of its own, so it runs in the scripted projects. */
async function axeFindsNothing(page: Page): Promise<void> {
	// A toast that is still fading in has no contrast yet.
	await standsStill(page);
	// What stands in a frame would go unseen.
	expect(page.frames(), "frames").toHaveLength(1);
	// Run within the page, and told that only what is wrong will be read: a third of what its own runner for Playwright costs.
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
	const found = await page.evaluate(async () => {
		const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
			resultTypes: ["violations"],
		});
		return violations.map(
			({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
		);
	});
	expect(found, "axe").toEqual([]);
}

export { expect };
