import { expect, test } from "./test";

const PAGES = {
	"/about": "About Us",
	"/how-it-works": "How It Works",
	"/faq": "Frequently Asked Questions",
	"/privacy-policy": "Privacy Policy",
	"/terms": "Terms of Service",
	"/cookie-policy": "Cookie Policy",
};

for (const [path, heading] of Object.entries(PAGES)) {
	test(`${path} can be read, and is kept for every stranger`, async ({ page, looksRight }) => {
		const answer = await page.goto(path);
		expect(answer?.headers()).toMatchObject({ vary: expect.stringContaining("Cookie") });
		expect(answer?.headers()["set-cookie"]).toBeUndefined();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		if (path.endsWith("policy") || path === "/terms")
			await expect(page.getByText("Effective 1 July 2025")).toBeVisible();
		if (path === "/how-it-works")
			await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(6);
		await looksRight(page);
	});
}

test("no link of the public pages is dead, and no page has a word that isn't meant for a family", {
	tag: "@plain",
}, async ({ page, request }) => {
	const seen = new Set<string>();
	const open = ["/"];
	for (let path = open.pop(); path !== undefined; path = open.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
		await page.goto(path);
		const words = await page.locator("body").innerText();
		expect(words, path).not.toMatch(/undefined|NaN|[Ll]orem ipsum|[Pp]laceholder|\[object/);
		for (const link of await page.locator("a[href]").all()) {
			const { origin, pathname, hash } = new URL((await link.getAttribute("href")) ?? "", page.url());
			if (origin !== new URL(page.url()).origin) continue;
			if (hash && pathname === new URL(page.url()).pathname)
				await expect(page.locator(hash), `${path}${hash}`).toHaveCount(1);
			open.push(pathname);
		}
	}
	for (const path of Object.keys(PAGES)) expect([...seen]).toContain(path);
});
