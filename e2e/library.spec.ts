import type { Page } from "@playwright/test";
import { isNamed, join, toast } from "./account-steps";
import { errorSummary, goToCheckout, holdBack } from "./journey";
import { addBook, HOUR_MS, OFFER_MS, shopTime, titles, turnTo } from "./library-steps";
import type { RunningShop } from "./shop";
import { expect, test } from "./test";

const ENDED = "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK";

const card = (page: Page, title: string) =>
	page.locator(".book-card", { has: page.getByRole("heading", { name: title, exact: true }) });

async function addBooks(shop: RunningShop, ownerId: string, count: number): Promise<void> {
	for (let number = 1; number <= count; number++) {
		await addBook(shop, ownerId, { title: `Story ${number}`, age: number * 60_000 });
	}
}

test("My Books, with nothing in it and with everything a card can say", async ({
	page,
	shop,
	looksRight,
}) => {
	const { id } = await join(page);
	await page.goto("/books");
	await isNamed(page, "Your Storybooks", "My Books");
	await expect(page.getByRole("heading", { name: "No books yet" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Create Your First Book" })).toHaveAttribute(
		"href",
		"/create-book",
	);
	await looksRight(page);

	await addBook(shop, id, { title: "", synopsis: null, description: "", covered: false, age: 3000 });
	await addBook(shop, id, { title: "Rosa and the Whale", characters: 2, age: 2000 });
	const ended = await addBook(shop, id, { title: "Long ago", age: OFFER_MS + HOUR_MS });
	await page.goto("/books");
	await expect(page.getByRole("button", { name: "Create New Book" })).toBeVisible();

	const bare = card(page, "UNTITLED STORY");
	for (const says of ["NO DESCRIPTION AVAILABLE", "No Cover Image Available", "1 character", "20 pages"]) {
		await expect(bare.getByText(says, { exact: true })).toBeVisible();
	}
	const whole = card(page, "Rosa and the Whale");
	for (const says of [
		"2 characters",
		"24 pages",
		/^Created \d{1,2} \w+ \d{4}$/,
		/^Rosa hears a whale sing/,
	]) {
		await expect(whole.getByText(says)).toBeVisible();
	}
	await whole.scrollIntoViewIfNeeded();
	await expect(whole.getByRole("img", { name: "Cover of Rosa and the Whale" })).not.toHaveJSProperty(
		"naturalWidth",
		0,
	);
	await expect(whole.locator(".countdown")).toContainText(/^4[78]\shours?, \d+\sminutes?, \d+\sseconds?$/);
	await expect(whole.getByRole("link", { name: "ORDER NOW" })).toBeVisible();
	const over = card(page, "Long ago");
	await expect(over.getByText("OFFER EXPIRED")).toBeVisible();
	await expect(over.getByRole("button", { name: ENDED })).toBeDisabled();
	await expect(over.getByRole("link", { name: "ORDER NOW" })).toHaveCount(0);
	await expect(page.getByText("You've reached the end of your books")).toBeVisible();
	await looksRight(page);
	// The window is the server's: the address of the checkout opens nothing either.
	await page.goto(`/checkout?book=${ended}`);
	await expect(page.getByText(ENDED)).toBeVisible();
});

test("ORDER NOW leads past the captcha to the checkout of that book, and straight there once it is passed", async ({
	page,
	shop,
	scripted,
	looksRight,
}) => {
	const browsing = { page, scripted };
	const { id } = await join(page);
	const bookId = await addBook(shop, id);
	await addBook(shop, id, { title: "Another one" });
	await page.goto("/books");
	const orderNow = card(page, "Rosa and the Whale").getByRole("link", { name: "ORDER NOW" });
	// The work of the script is held up, so that the button can be looked at before it is done.
	const work = await holdBack(page, "**/solve.worker*");
	await orderNow.click();
	await expect(page).toHaveURL(`/create-book/cover?book=${bookId}`);
	const goOn = page.getByRole("button", { name: "Continue to Checkout" });
	if (scripted) {
		await expect(goOn).toBeDisabled();
	} else {
		await goOn.click();
		const question = (await page.locator("label[for=captcha]").textContent()) ?? "";
		await expect(errorSummary(page)).toContainText(`Please complete the reCAPTCHA verification: ${question}`);
		await expect(page.getByLabel(question)).toHaveAccessibleDescription(
			new RegExp(`${question.slice(0, -1)}`),
		);
	}
	await looksRight(page);
	work.goOn();
	await goToCheckout(browsing);
	await expect(page).toHaveURL(`/checkout?book=${bookId}`);
	await expect(page.getByRole("main")).toContainText("Rosa and the Whale");
	await page.goto("/books");
	await orderNow.click();
	await expect(page).toHaveURL(`/checkout?book=${bookId}`);
	if (!scripted) return;
	const draft = await page.evaluate(() => localStorage.getItem("currentBookOrder"));
	expect(JSON.parse(draft ?? "")).toMatchObject({ bookId, title: "Rosa and the Whale", comment: "" });
});

test("an offer lasts to the second", async ({ page, shop, scripted }) => {
	const { id } = await join(page);
	const begun = await shopTime(shop);
	await addBook(shop, id);
	const book = card(page, "Rosa and the Whale");
	await turnTo(shop, begun + OFFER_MS - 60_000);
	if (scripted) await page.clock.install();
	await page.goto("/books");
	await expect(book.getByRole("link", { name: "ORDER NOW" })).toBeVisible();
	const countdown = book.locator(".countdown");
	await expect(countdown).toContainText(/^0\shours, [01]\sminutes?, \d+\sseconds?$/);
	if (scripted) {
		await page.clock.pauseAt(Date.now() + 1000);
		const seconds = async () => Number(/(\d+) seconds?$/.exec((await countdown.textContent()) ?? "")?.[1]);
		const seen = await seconds();
		await page.clock.runFor(1000);
		expect(await seconds()).toBe(seen - 1);
		await page.clock.runFor(60_000);
		await expect(book.getByText("OFFER EXPIRED")).toBeVisible();
		await expect(book.getByRole("button", { name: ENDED })).toBeDisabled();
		await expect(book.getByRole("link", { name: "ORDER NOW" })).toHaveCount(0);
	}
	// It began within the moment after `begun` was read.
	await turnTo(shop, begun + OFFER_MS + 2000);
	await page.goto("/books");
	await expect(book.getByText("OFFER EXPIRED")).toBeVisible();
	await expect(book.getByRole("button", { name: ENDED })).toBeDisabled();
});

test("Load More Books", async ({ page, shop, scripted, looksRight }) => {
	const { id } = await join(page);
	await addBooks(shop, id, 7);
	await page.goto("/books");
	const all = ["Story 1", "Story 2", "Story 3", "Story 4", "Story 5", "Story 6", "Story 7"];
	const more = page.getByRole("link", { name: "Load More Books" });
	const end = page.getByText("You've reached the end of your books");
	await expect(titles(page, "books")).toHaveText(all.slice(0, 3));
	await expect(end).toHaveCount(0);
	await looksRight(page);
	await more.click();
	if (scripted) {
		await expect(titles(page, "books")).toHaveText(all.slice(0, 6));
		await expect(page.getByRole("heading", { name: "Story 4" })).toBeFocused();
		await expect(page).toHaveURL("/books?upto=2");
	} else {
		await expect(page).toHaveURL(/\/books\?upto=2#./);
		await expect(titles(page, "books")).toHaveText(all.slice(0, 6));
		await expect(card(page, "Story 3")).toBeInViewport();
	}
	await more.click();
	await expect(titles(page, "books")).toHaveText(all);
	if (scripted) await expect(page.getByRole("status").filter({ hasText: /^1 more book$/ })).toHaveCount(1);
	// Both ways the address is the whole list's: it is found again, as long as it was, where it was.
	await card(page, "Story 7").scrollIntoViewIfNeeded();
	await page.goto("/orders");
	await page.goBack();
	await expect(titles(page, "books")).toHaveText(all);
	await expect(card(page, "Story 7")).toBeInViewport();
	await page.reload();
	await expect(titles(page, "books")).toHaveText(all);
	await expect(end).toBeVisible();
	await expect(more).toHaveCount(0);
	await looksRight(page);
});

test.describe("with JavaScript", { tag: "@script" }, () => {
	test("a next page that can't be had is told, and asked for again", async ({ page, shop }) => {
		const { id } = await join(page);
		await addBooks(shop, id, 4);
		await page.goto("/books");
		await page.route("**/books?upto=2", (route) => route.fulfill({ status: 429, body: "Too many" }), {
			times: 1,
		});
		const more = page.getByRole("link", { name: "Load More Books" });
		await more.click();
		await expect(toast(page, "Failed to fetch books")).toBeVisible();
		const banner = page.locator(".notice-error", { hasText: "Failed to fetch books" });
		await expect(banner).toBeVisible();
		await expect(titles(page, "books")).toHaveCount(3);
		await more.click();
		await expect(titles(page, "books")).toHaveCount(4);
		await expect(banner).toBeHidden();
	});

	test("a page that is none is the first, or the end", async ({ page, shop }) => {
		const { id } = await join(page);
		await addBooks(shop, id, 4);
		for (const asked of ["page=-1", "page=abc", "upto=0"]) {
			await page.goto(`/books?${asked}`);
			await expect(titles(page, "books")).toHaveCount(3);
		}
		for (const tooFar of ["/books?upto=11", "/orders?upto=11"]) {
			expect((await page.goto(tooFar))?.status()).toBe(404);
		}
		for (const address of ["/books?page=1000000000", "/orders?page=1000000000"]) {
			await page.goto(address);
			await expect(page.getByRole("link", { name: /^Load More/ })).toHaveCount(0);
			const newest = page.getByRole("link", { name: /^Newest (books|orders)$/ });
			await expect(newest).toHaveAttribute("href", new URL(page.url()).pathname);
		}
	});
});
