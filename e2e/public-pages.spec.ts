import type { Page } from "@playwright/test";
import { join } from "./account-steps";
import { expect, test } from "./test";

/** The pages of the site map, and the two that aren't in it. */
const PATHS = [
	"/",
	"/stories",
	"/how-it-works",
	"/about",
	"/faq",
	"/contact",
	"/sign-up",
	"/sign-in",
	"/privacy-policy",
	"/terms",
	"/cookie-policy",
	"/create-book",
	"/thank-you",
	"/nothing/here",
];

test("at 320 px, and at 200 % of a desk's size, no page scrolls sideways", { tag: "@plain" }, async ({
	visit,
	looksRight,
}) => {
	for (const width of [320, 640]) {
		const page = await visit({ viewport: { width, height: 512 } });
		for (const path of PATHS) {
			await page.goto(path);
			await looksRight(page);
		}
	}
});

test("axe finds nothing while a menu is open, a stranger's or a family's", { tag: "@script" }, async ({
	visit,
	looksRight,
}) => {
	const page = await visit({ viewport: { width: 360, height: 740 } });
	const openMenu = async (path: string) => {
		await page.goto(path);
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await expect(page.locator("#small-menu")).toBeVisible();
		await looksRight(page);
	};
	for (const path of ["/", "/faq", "/sign-in"]) await openMenu(path);
	await join(page);
	await openMenu("/about");
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/stories");
	await page.getByRole("button", { name: "Your account" }).click();
	await expect(page.locator("#account-menu")).toBeVisible();
	await looksRight(page);
});

/** What has the focus: its place in the page's order, and whether somebody sees where they are. */
function focused(page: Page) {
	return page.evaluate(() => {
		const at = document.activeElement as HTMLElement;
		const stops = [...document.querySelectorAll("*")];
		const { outlineStyle, outlineWidth } = getComputedStyle(at);
		const { top, bottom } = at.getBoundingClientRect();
		const says = at.closest("label") ?? at;
		const drawn = (element: Element) => {
			const { outlineStyle: style, outlineWidth: width } = getComputedStyle(element);
			return style !== "none" && Number.parseFloat(width) >= 2;
		};
		return {
			name: at.textContent?.trim().slice(0, 30) || at.tagName,
			place: at === document.body ? -1 : stops.indexOf(at),
			isMarked:
				(outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) ||
				[...says.querySelectorAll("*")].some(drawn),
			isInSight: bottom > 0 && top < innerHeight,
		};
	});
}

test("the Tab key goes through each page from top to bottom, and shows where it is", {
	tag: "@script",
}, async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 800 } });
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const path of ["/", "/stories", "/faq", "/contact", "/sign-in", "/terms", "/nothing/here"]) {
		await page.goto(path);
		let last = -1;
		let stops = 0;
		for (; stops < 80; stops++) {
			await page.keyboard.press("Tab");
			const { name, place, isMarked, isInSight } = await focused(page);
			if (place === -1 || (place < last && stops > 5)) break;
			expect(place, `${path}: ${name} comes after what stands before it`).toBeGreaterThan(last);
			expect(isMarked, `${path}: the focus on ${name} is seen`).toBe(true);
			expect(isInSight, `${path}: ${name} is in sight`).toBe(true);
			last = place;
		}
		expect(stops, path).toBeGreaterThan(5);
	}
});

test("without styles and pictures every page still reads in order", { tag: "@plain" }, async ({ visit }) => {
	const page = await visit();
	await page.route(/\.css$/, (route) => route.fulfill({ contentType: "text/css", body: "" }));
	await page.route(/\.(avif|jpg|png|svg|ico)$/, (route) => route.fulfill({ status: 204 }));
	for (const path of PATHS) {
		await page.goto(path);
		const read = await page.locator("body").innerText();
		const heading = await page.getByRole("heading", { level: 1 }).innerText();
		const order = ["Skip to", "About Us", heading, "Privacy Policy"].map((text) => read.indexOf(text));
		if (path !== "/about" && path !== "/privacy-policy")
			expect(order, `${path}: skip link, header, its own part, footer`).toEqual(
				[...order].sort((a, b) => a - b),
			);
		expect(Math.min(...order), path).toBeGreaterThanOrEqual(0);
		for (const picture of await page.locator("main img").all())
			expect((await picture.getAttribute("alt")) !== null, `${path}: a picture says what it shows`).toBe(
				true,
			);
	}
});
