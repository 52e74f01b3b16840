import { request as httpRequest } from "node:http";
import { gzipSync } from "node:zlib";
import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "./test";

/** Bytes of JavaScript /create-book may ship, gzip (issue: speed and memory). */
const MOST_SCRIPT_BYTES = 110 * 1024;

test("an address that leads nowhere has a page of its own", async ({ page, looksRight }) => {
	const answer = await page.goto("/nothing/here");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! 404 Adventure Detour Ahead");
	await expect(page).toHaveTitle("Page not found | Fable & Kin");
	await looksRight();
	const ways = page.getByRole("main").getByRole("link");
	await expect(ways.filter({ hasText: "Back to Home" })).toHaveAttribute("href", "/");
	await expect(ways.filter({ hasText: "Create Your Book" })).toHaveAttribute("href", "/create-book");
});

test("the first stop of the keyboard skips to the page's own part", { tag: "@both" }, async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to main content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the menu opens on a phone, with and without JavaScript", async ({ page, looksRight }) => {
	const small = (page.viewportSize()?.width ?? 0) < 600;
	await page.goto("/");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	if (!small) {
		await expect(button).toBeHidden();
		await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).not.toHaveCount(0);
		return;
	}
	const menu = page.locator("#small-menu");
	await expect(menu).toBeHidden();
	await button.click();
	await expect(menu.getByRole("link", { name: "Create Book" })).toBeVisible();
	await looksRight();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await button.click();
	await menu.getByRole("link", { name: "Create Book" }).click();
	await expect(page).toHaveURL("/create-book");
});

test("every link of the shell leads somewhere", { tag: "@script" }, async ({ page }) => {
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
	await expect(page.locator("footer")).toContainText(String(new Date().getFullYear()));
});

test("the specimen page shows every piece", async ({ page, looksRight }) => {
	await page.goto("/styles");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Styles");
	await looksRight();
});

const open = (page: Page) => page.locator(".toast:popover-open");

/** Asks the shell for a toast, as the pages' scripts do. */
function raise(page: Page, detail: object): Promise<void> {
	return page.evaluate((toast) => {
		document.dispatchEvent(new CustomEvent("shop:toast", { detail: toast }));
	}, detail);
}

test.describe("toasts", { tag: "@script" }, () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install({ time: "2026-11-20T10:00:00" });
		await page.goto("/");
		await expect(page.locator("script[src*=shell]")).toBeAttached();
		await page.clock.pauseAt("2026-11-20T11:00:00");
	});

	test("the shell's closes after 3 s, the generic one after 5 s, an error stays", async ({ page }) => {
		await raise(page, { message: "Shell", type: "success", duration: 3000 });
		await raise(page, { message: "Generic", type: "success" });
		await raise(page, { message: "Broken", type: "error" });
		await expect(open(page)).toHaveCount(3);
		await expect(page.getByRole("alert")).toHaveText(/Broken/);
		await page.clock.runFor(2_900);
		await expect(open(page)).toHaveCount(3);
		await page.clock.runFor(200);
		await expect(open(page)).toHaveText([/Generic/, /Broken/]);
		await page.clock.runFor(2_000);
		await expect(open(page)).toHaveText([/Broken/]);
		await page.clock.runFor(60_000);
		await expect(open(page)).toHaveText([/Broken/]);
		await open(page).getByRole("button", { name: "Close" }).click();
		await expect(open(page)).toHaveCount(0);
	});

	test("the generic one stands top right, the shell's top centre", async ({ page }) => {
		await raise(page, { message: "Shell", type: "info", duration: 3000 });
		await raise(page, { message: "Generic", type: "info" });
		const [shell, generic] = [await open(page).first().boundingBox(), await open(page).last().boundingBox()];
		const centre = (shell?.x ?? 0) + (shell?.width ?? 0) / 2;
		expect(Math.abs(centre - 640)).toBeLessThan(20);
		expect((generic?.x ?? 0) + (generic?.width ?? 0)).toBeGreaterThan(1200);
		expect(shell?.y).toBeLessThan(40);
		expect(generic?.y).toBeLessThan(40);
	});

	test("its time stands still while it is pointed at, focused or the window isn't looked at", async ({
		page,
	}) => {
		await raise(page, { message: "Stay", type: "success" });
		await open(page).hover();
		await page.clock.runFor(20_000);
		await expect(open(page)).toHaveCount(1);
		await open(page).getByRole("button", { name: "Close" }).focus();
		await page.mouse.move(10, 700);
		await page.clock.runFor(20_000);
		await expect(open(page)).toHaveCount(1);
		await open(page).getByRole("button", { name: "Close" }).blur();
		await page.clock.runFor(6_000);
		await expect(open(page)).toHaveCount(0);
	});

	test("dragged 80 % of its width it is gone, less far it comes back", async ({ page }) => {
		await raise(page, { message: "Drag me away", type: "error" });
		const drag = async (part: number) => {
			const box = await open(page).boundingBox();
			if (!box) throw new Error("there is no toast");
			await page.mouse.move(box.x + 20, box.y + box.height / 2);
			await page.mouse.down();
			await page.mouse.move(box.x + 20 + (box.width * part) / 2, box.y + box.height / 2);
			await page.mouse.move(box.x + 20 + box.width * part, box.y + box.height / 2);
			await page.mouse.up();
		};
		await drag(0.7);
		await expect(open(page)).toHaveCount(1);
		await expect(open(page)).toHaveCSS("opacity", "1");
		await drag(-0.85);
		await expect(open(page)).toHaveCount(0);
	});
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

/** The directives of a page's Content-Security-Policy. */
function policyOf(answer: APIResponse): Map<string, string> {
	const policy = answer.headers()["content-security-policy"] ?? "";
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...values] = directive.split(" ");
			return [name, values.join(" ")];
		}),
	);
}

test("every answer carries its protections", { tag: "@script" }, async ({ request }) => {
	for (const address of ["/", "/create-book", "/styles", "/nothing/here", "/sandbox/mail"]) {
		await test.step(address, async () => {
			const answer = await request.get(address);
			const policy = policyOf(answer);
			expect(policy.get("default-src")).toBe("'none'");
			expect(policy.get("script-src")).toMatch(/^'self'( 'nonce-[\w+/=]{22,}')?$/);
			expect(policy.get("style-src")).toBe("'self'");
			expect(policy.get("frame-ancestors")).toBe("'none'");
			expect(policy.get("base-uri")).toBe("'none'");
			expect(policy.get("form-action")).toBe("'self'");
		});
	}
	for (const address of ["/", "/favicon.ico", "/healthz", "/api/nope", "/nothing/here"]) {
		const headers = (await request.get(address)).headers();
		expect(headers["x-content-type-options"], address).toBe("nosniff");
		expect(headers["referrer-policy"], address).toBe("same-origin");
		expect(headers["permissions-policy"], address).toContain("camera=()");
		expect(headers["set-cookie"], address).toBeUndefined();
		expect(headers["x-powered-by"], address).toBeUndefined();
	}
	const [one, other] = [await request.get("/create-book"), await request.get("/create-book")];
	expect(policyOf(one).get("script-src")).not.toBe(policyOf(other).get("script-src"));
	expect(one.headers()["cache-control"]).toBe("no-store");
});

test("a foreign Host is told to set APP_URL", { tag: "@script" }, async ({ shop }) => {
	const { hostname, port } = new URL(shop.url);
	const asked = (host: string) =>
		new Promise<{ status: number; text: string }>((resolve, reject) => {
			const sent = httpRequest({ hostname, port, path: "/", headers: { Host: host } }, (answer) => {
				let text = "";
				answer.setEncoding("utf8").on("data", (part: string) => {
					text += part;
				});
				answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
			});
			sent.on("error", reject).end();
		});
	for (const host of ["shop.example", "localhost.shop.example", "10.0.0.1:3000"]) {
		const { status, text } = await asked(host);
		expect(status, host).toBe(421);
		expect(text, host).toContain("APP_URL");
	}
	expect((await asked("127.0.0.1")).status).toBe(200);
});

test("a post from another site changes nothing", { tag: "@script" }, async ({ request, shop }) => {
	const before = shop.count("sessions");
	const foreign: Record<string, string>[] = [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site", Origin: shop.url },
	];
	for (const headers of foreign) {
		for (const address of [
			"/create-book",
			"/create-book/draft",
			"/api/uploads",
			"/api/orders/guest",
			"/checkout",
		]) {
			const answer = await request.post(address, { headers, form: { title: "Theirs" } });
			expect(answer.status(), `${address} ${JSON.stringify(headers)}`).toBe(403);
		}
	}
	expect(shop.count("sessions")).toBe(before);
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

test("a page ships no script but the shell's, unless it needs one", { tag: "@script" }, async ({
	page,
	visit,
}) => {
	for (const address of ["/", "/nothing/here", "/sandbox/mail", "/styles"]) {
		const scripts = await scriptsOf(await visit(), address);
		expect(scripts, address).toHaveLength(1);
		expect(scripts[0]).toMatch(/^\/assets\/shell/);
		expect(await gzipBytes(page, scripts)).toBeLessThan(6 * 1024);
	}
	const forms = await scriptsOf(page, "/create-book");
	expect(await gzipBytes(page, forms)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});
