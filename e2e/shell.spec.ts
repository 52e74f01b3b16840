import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { shopTime } from "./library-steps";
import { expect, test } from "./test";

/** KB of JavaScript that a page may ship, gzip, the shell's script with it. */
const MOST_SCRIPT = {
	"/sign-in": 4,
	"/sandbox/mail": 4,
	"/styles": 4,
	// Its sample books slide.
	"/": 6,
	// Everything that the book form does: a tenth of a second on a poor phone.
	"/create-book": 16,
};

test("an address that leads nowhere has a page of its own", async ({ page, looksRight }) => {
	const answer = await page.goto("/nothing/here");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! 404 Adventure Detour Ahead");
	await expect(page).toHaveTitle("Page not found | Fable & Kin");
	await looksRight(page);
	const ways = page.getByRole("main").getByRole("link");
	await expect(ways.filter({ hasText: "Back to Home" })).toHaveAttribute("href", "/");
	await expect(ways.filter({ hasText: "Create Your Book" })).toHaveAttribute("href", "/create-book");
});

test("the first stop of the keyboard skips to the page's own part", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to main content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("where there is room the menu stands open", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
	await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).not.toHaveCount(0);
});

test("a menu that is tabbed out of closes", { tag: "@script" }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.locator("#small-menu");
	await button.click();
	await menu.getByRole("link").first().focus();
	await page.keyboard.press("Shift+Tab");
	await expect(button).toBeFocused();
	await expect(menu).toBeVisible();
	await menu.getByRole("link").last().focus();
	await page.keyboard.press("Tab");
	await expect(menu).toBeHidden();
	await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("every link of the shell leads somewhere", { tag: "@script" }, async ({ page, shop }) => {
	await page.goto("/");
	const addresses = await page
		.locator("header a, footer a")
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
	const own = [...new Set(addresses)].filter((address) => address.startsWith("http"));
	expect(own.length).toBeGreaterThan(3);
	for (const address of own) {
		expect((await page.request.get(address)).status(), address).toBe(200);
		const { hash } = new URL(address);
		if (hash) await expect(page.locator(hash), address).toBeAttached();
	}
	// By the shop's clock, which other tests turn forward.
	await expect(page.locator("footer")).toContainText(
		/Registered in .+, company number .+Registered office: .+@.+ · [\d ]+/s,
	);
	await expect(page.locator("footer")).toContainText(String(new Date(await shopTime(shop)).getUTCFullYear()));
});

test("the footer leads to the networks the shop is on, and to no others", async ({
	openShop,
	visit,
	looksRight,
}) => {
	const shop = await openShop({ SOCIAL_INSTAGRAM: "https://www.instagram.com/fableandkin" });
	const page = await visit({ shop });
	await page.goto("/sign-in");
	const networks = page.getByRole("contentinfo").getByRole("link", { name: /^Fable & Kin on / });
	await expect(networks).toHaveCount(1);
	await expect(networks).toHaveAccessibleName("Fable & Kin on Instagram");
	await expect(networks).toHaveAttribute("href", "https://www.instagram.com/fableandkin");
	await looksRight(page);
});

test("the specimen page shows every piece", async ({ page, looksRight }) => {
	await page.goto("/styles");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Styles");
	await looksRight(page);
});

test("a password is shown and hidden, text is counted, stars are chosen by keyboard", {
	tag: "@script",
}, async ({ page }) => {
	await page.goto("/styles");
	await page.locator("#password").fill("secret");
	await page.getByRole("button", { name: "Show password" }).click();
	await expect(page.locator("#password")).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Hide password" }).click();
	await expect(page.locator("#password")).toHaveAttribute("type", "password");
	await page.locator("#description").fill("x".repeat(20));
	await expect(page.locator("#description-count")).toHaveText("480 of 500 characters left");
	await page.locator("#rating-2").focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.locator("#rating-3")).toBeChecked();
});

test("the question before something final is modal and blocks scrolling", { tag: "@script" }, async ({
	page,
}) => {
	await page.goto("/styles");
	await page.getByRole("link", { name: "Ask first" }).click();
	const dialog = page.getByRole("dialog", { name: "Delete Account" });
	await expect(dialog).toBeVisible();
	expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
	await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
	await dialog.getByRole("button", { name: "No" }).click();
	await expect(dialog).toBeHidden();
});

test("without JavaScript nothing is shown that needs it", { tag: "@plain" }, async ({ page }) => {
	await page.goto("/styles");
	await expect(page.locator("[data-password-toggle]")).toBeHidden();
	await expect(page.locator(".toast-close").first()).toBeHidden();
	await expect(page.getByText("Failed to save order").first()).toBeVisible();
});

/** The addresses of every script a page loads, modules it preloads included. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
	const loaded: string[] = [];
	page.on("response", (answer) => {
		if (/javascript/.test(answer.headers()["content-type"] ?? ""))
			loaded.push(new URL(answer.url()).pathname);
	});
	await page.goto(address, { waitUntil: "networkidle" });
	page.removeAllListeners("response");
	return [...new Set(loaded)];
}

async function gzipBytes(page: Page, addresses: string[]): Promise<number> {
	const bodies = await Promise.all(
		addresses.map(async (address) => (await page.request.get(address)).body()),
	);
	return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

test("a page that is filled in ships the shell's script, and more only if it needs it", {
	tag: "@script",
}, async ({ page, visit }) => {
	for (const [address, most] of Object.entries(MOST_SCRIPT)) {
		const scripts = await scriptsOf(await visit(), address);
		expect(scripts.filter((script) => script.startsWith("/assets/shell"))).toHaveLength(1);
		expect((await gzipBytes(page, scripts)) / 1024, `${address}, KB`).toBeLessThanOrEqual(most);
	}
});
