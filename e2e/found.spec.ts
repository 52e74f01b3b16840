import { gzipSync } from "node:zlib";
import { join } from "./account-steps";
import { expect, test } from "./test";

/** Pages that are only read. */
const READ = [
	"/about",
	"/how-it-works",
	"/stories",
	"/faq",
	"/thank-you",
	"/privacy-policy",
	"/terms",
	"/cookie-policy",
	"/nothing/here",
];

test("every page of the site map says its one address, and shows a picture where it is shared", {
	tag: "@plain",
}, async ({ page, shop }) => {
	const robots = await (await page.request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
	const map = await (await page.request.get("/sitemap.xml")).text();
	const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
	expect(addresses.length).toBeGreaterThan(10);
	const titles = new Set<string>();
	for (const address of addresses) {
		const answer = await page.goto(address);
		expect(answer?.status(), address).toBe(200);
		titles.add(await page.title());
		await expect(page.locator("link[rel=canonical]"), address).toHaveAttribute("href", address);
		expect(await page.locator("meta[name=robots]").count(), address).toBe(0);
		const told = (property: string) =>
			page.locator(`meta[property="og:${property}"]`).getAttribute("content");
		expect(await told("url")).toBe(address);
		expect(await told("title")).toBe(await page.title());
		const picture = await page.request.get((await told("image")) ?? "");
		expect([picture.status(), picture.headers()["content-type"]], address).toEqual([200, "image/jpeg"]);
		for (const data of await page.locator("script[type='application/ld+json']").allTextContents())
			expect(JSON.parse(data)["@context"], address).toBe("https://schema.org");
	}
	expect(titles.size).toBe(addresses.length);
});

test("a phone's home screen gets an icon and a name", { tag: "@plain" }, async ({ page }) => {
	await page.goto("/about");
	const address = await page.locator("link[rel=manifest]").getAttribute("href");
	const answer = await page.request.get(address ?? "");
	expect(answer.headers()["content-type"]).toBe("application/manifest+json");
	const { name, icons } = (await answer.json()) as { name: string; icons: { src: string }[] };
	expect(name).toBe("Fable & Kin");
	expect(icons).toHaveLength(3);
	for (const { src } of icons)
		expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
});

test("pages that are only read ship no script to strangers, and set no cookie", {
	tag: "@script",
}, async ({ page }) => {
	const scripts: string[] = [];
	page.on("response", (answer) => {
		if (/javascript/.test(answer.headers()["content-type"] ?? "")) scripts.push(answer.url());
	});
	for (const address of READ) await page.goto(address, { waitUntil: "networkidle" });
	expect(scripts).toEqual([]);
	// Its form's time trap asks for a stamp.
	await page.goto("/contact", { waitUntil: "networkidle" });
	const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
	expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(1024);
	expect(await page.context().cookies()).toEqual([]);
});

test("a family on such a page has its menu, and its credits are asked for again", { tag: "@script" }, async ({
	page,
}) => {
	await join(page);
	const scripts: string[] = [];
	page.on("response", (answer) => {
		if (/javascript/.test(answer.headers()["content-type"] ?? "")) scripts.push(answer.url());
	});
	await page.goto("/about", { waitUntil: "networkidle" });
	expect(scripts).toHaveLength(1);
	expect(gzipSync(await (await page.request.get(scripts[0] ?? "")).body()).length).toBeLessThan(3 * 1024);
	await page.getByRole("button", { name: "Your account" }).click();
	const asked = page.waitForResponse("**/api/user/credits");
	await page.locator("#account-menu [data-credits-refresh]").click();
	expect((await asked).status()).toBe(200);
	await expect(page).toHaveURL("/about");
});

test("another spelling of an address leads to the page's one, and nothing odd to a fault", {
	tag: "@plain",
}, async ({ page, shop }) => {
	const long = `?x=${"a".repeat(8192)}`;
	const ask = (path: string, method = "GET") =>
		page.request.fetch(shop.url + path, { method, maxRedirects: 0, failOnStatusCode: false });
	for (const [path, to] of [
		["/about/", "/about"],
		["/ABOUT", "/about"],
		[`/about${long}`, "/about"],
		[`/${long}`, "/"],
		["/Faq/?a=1", "/faq?a=1"],
	]) {
		const answer = await ask(path ?? "");
		expect([answer.status(), answer.headers().location], path?.slice(0, 20)).toEqual([301, to]);
	}
	for (const path of ["/%", "/%00", "/%2e%2e/%2e%2e/etc/passwd", "/about%2F", "//evil.example", "/.env"])
		expect((await ask(path)).status(), path).toBe(404);
	for (const path of ["/about?_data=", "/about?_data=root"])
		expect((await ask(path)).status(), path).toBe(200);
	for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
		for (const path of ["/about", "/stories", "/robots.txt", "/sitemap.xml", "/site.webmanifest"]) {
			const answer = await ask(path, method);
			expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
		}
	}
});

test("a first visit is light", { tag: "@script" }, async ({ visit }) => {
	for (const [path, most] of [
		["/", 150],
		["/about", 60],
		["/how-it-works", 60],
		["/faq", 60],
		["/contact", 60],
		["/terms", 60],
		["/sign-in", 60],
		["/sign-up", 60],
		["/stories", 64],
	] as const) {
		const page = await visit({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
		const network = await page.context().newCDPSession(page);
		await network.send("Network.enable");
		let bytes = 0;
		network.on("Network.loadingFinished", ({ encodedDataLength }) => {
			bytes += encodedDataLength;
		});
		await page.goto(path, { waitUntil: "networkidle" });
		expect(bytes / 1024, `${path}, KB`).toBeLessThanOrEqual(most);
		expect(bytes).toBeGreaterThan(5000);
	}
});
