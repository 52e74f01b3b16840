import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { join } from "./account-steps";
import {
	applyCoupon,
	CARDS,
	confirmed,
	errorSummary,
	fillBookForm,
	fillCard,
	fillDelivery,
	goToCheckout,
	makeBookByCall,
	openBookForm,
	passCaptcha,
	payButton,
	started,
	submitBook,
	waitForCover,
} from "./journey";
import { addBook, addOrder, HOUR_MS } from "./library-steps";
import { standsStill, test } from "./test";

/** Where the README finds its pictures. */
const FOLDER = "docs/screens";

/** The window as it stands, in few colours: small enough to be kept with the sources. */
async function shoot(page: Page, name: string): Promise<void> {
	const width = page.viewportSize()?.width ?? 0;
	await standsStill(page);
	// A picture that loads only where it is seen may be on its way.
	await page.evaluate(() => {
		const seen = [...document.images].filter(
			(image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
		);
		return Promise.all(seen.map((image) => image.decode()));
	});
	const file = `${FOLDER}/${name}${width < 1280 ? `-${width}` : ""}.png`;
	await sharp(await page.screenshot())
		.png({ palette: true, colours: 192, effort: 8 })
		.toFile(file);
}

test("the journey, photographed", async ({ page, scripted }) => {
	const browsing = { page, scripted };
	mkdirSync(FOLDER, { recursive: true });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	await shoot(page, "home");
	await openBookForm(browsing);
	await passCaptcha(browsing);
	await submitBook(page);
	await errorSummary(page).waitFor();
	await page.evaluate(() => scrollTo(0, 0));
	await shoot(page, "create-book-failed");
	await openBookForm(browsing);
	await fillBookForm(browsing);
	await passCaptcha(browsing);
	await page.evaluate(() => scrollTo(0, 0));
	await shoot(page, "create-book");
	await submitBook(page);
	await waitForCover(page);
	await started(browsing);
	await page.getByRole("button", { name: "Draw another cover" }).click();
	await waitForCover(page);
	await started(browsing);
	await passCaptcha(browsing);
	await shoot(page, "cover");
	await goToCheckout(browsing, "Chelsea has a white patch on her left ear.");
	await applyCoupon(page, "STORY10");
	await fillDelivery(page);
	await fillCard(page, CARDS.declined);
	await page.evaluate(() => scrollTo(0, 0));
	await shoot(page, "checkout");
	await payButton(page).click();
	await errorSummary(page).waitFor();
	await page.evaluate(() => scrollTo(0, 0));
	await shoot(page, "checkout-failed");
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	await shoot(page, "confirmation");
});

test("a freeze, photographed", async ({ page, scripted }) => {
	const browsing = { page, scripted };
	await page.emulateMedia({ reducedMotion: "reduce" });
	const bookId = await makeBookByCall(page.request);
	for (let more = 0; more < 4; more++) {
		await page.request.post("/api/book/generate-guest-cover", { multipart: { bookId } });
	}
	await openBookForm(browsing, "/create-book?edit");
	await shoot(page, "create-book-frozen");
	await page.goto("/create-book/frozen");
	await shoot(page, "frozen");
});

test("a family's screens, photographed", async ({ page, scripted, shop }) => {
	const browsing = { page, scripted };
	mkdirSync(FOLDER, { recursive: true });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/sign-in");
	await shoot(page, "sign-in");
	await page.goto("/sign-up");
	await shoot(page, "sign-up");
	const { id } = await join(page);
	await openBookForm(browsing);
	await fillBookForm(browsing);
	await passCaptcha(browsing);
	await submitBook(page);
	await waitForCover(page);
	const bookId = await page.locator("[name=bookId]").first().inputValue();
	const title = await page.getByRole("heading", { level: 1 }).innerText();
	await addBook(shop, id, { title: "The Lighthouse Cat", characters: 2, age: 60 * HOUR_MS, covered: false });
	await page.goto("/books");
	await shoot(page, "books");
	const tracking = { number: "FK123456789GB", url: "https://carrier.example/FK123456789GB" };
	await addOrder(shop, id, { bookId, title, state: "posted", tracking });
	await page.goto("/orders");
	await shoot(page, "orders");
	await page.getByRole("link", { name: "View Details" }).first().click();
	await shoot(page, "order");
	await page.goto("/profile");
	await shoot(page, "profile");
});
