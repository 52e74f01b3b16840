import {
	confirmed,
	fillCard,
	fillDelivery,
	goToCheckout,
	makeBook,
	makeBookByCall,
	openBookForm,
	passCaptcha,
	payButton,
	SOLO,
	started,
	submitBook,
} from "./journey";
import { change, turnTo } from "./library-steps";
import { expect, test } from "./test";

test("five covers, then a freeze of seven days", async ({ openShop, visit, scripted, looksRight }) => {
	const shop = await openShop();
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await makeBook(browsing, SOLO);
	const bookId = await page.locator("[name=bookId]").inputValue();
	// As if three more had been drawn meanwhile: this is the fifth.
	change(shop, "update credits set used = 4");
	const drawn = await page.request.post("/api/book/generate-guest-cover", { multipart: { bookId } });
	expect(drawn.status()).toBe(200);
	const refused = await page.request.post("/api/book/generate-guest-cover", { multipart: { bookId } });
	expect(refused.status()).toBe(403);
	const frozenBy = (await refused.json()) as { freezeExpiresAt: string };
	expect(frozenBy).toMatchObject({
		success: false,
		code: "frozen",
		freezeExpiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
	});

	await page.goto("/create-book/cover");
	await started(browsing);
	await page.getByRole("link", { name: "Draw another cover" }).click();
	const frozen = scripted ? page.getByRole("dialog") : page.getByRole("main");
	await expect(frozen).toContainText("Oops! You have no more credits left.");
	await expect(frozen).toContainText(
		"You have used all your free cover credits. You cannot generate a new cover at this time.",
	);
	if (scripted) await expect(frozen.getByText("Oops! Out of credits. Please try again later.")).toBeVisible();
	const countdown = frozen.locator(".countdown");
	await expect(countdown).toContainText(/^(7\sdays, 0\shours|6\sdays, 23\shours), /);
	await looksRight(page);
	if (scripted) {
		const seen = (await countdown.textContent()) ?? "";
		await expect(countdown).not.toHaveText(seen);
		await page.keyboard.press("Escape");
		await expect(frozen).toBeHidden();
	}
	// The cover there is can still be ordered.
	await page.goto("/create-book/cover");
	await expect(page.getByRole("button", { name: "Continue to Checkout" })).toBeVisible();

	const order = page
		.getByRole("main")
		.getByRole("link", { name: `Order “${SOLO.title}”` })
		.first();
	await test.step("the form says so before anything is typed, and the story that is sent waits", async () => {
		await openBookForm(browsing, "/create-book?edit");
		await expect(page.getByRole("main")).toContainText(
			/Five new covers are yours on \w+, \d+ \w+ \d{4} at \d\d:\d\d\. Ordering a book you have made gives them back/,
		);
		await expect(order).toHaveAttribute("href", `/create-book/cover?book=${bookId}`);
		await page.getByLabel("Title of the book").fill("A sixth one");
		await passCaptcha(browsing);
		await submitBook(page);
		if (scripted) {
			await expect(frozen).toContainText("Oops! You have no more credits left.");
			await expect(frozen.getByText("Oops! Out of credits. Please try again later.")).toBeVisible();
			await looksRight(page);
			await frozen.getByRole("button", { name: "Send my story" }).click();
		}
		await page.waitForURL("**/create-book/frozen");
		await expect(page.getByText("Oops! Out of credits. Please try again later.")).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! You have no more credits left.");
		await expect(page.getByText("Your story “A sixth one” is written and safe.")).toBeVisible();
		await order.click();
		await expect(page.getByRole("button", { name: "Continue to Checkout" })).toBeVisible();
	});
	await test.step("its cover is drawn by itself when the freeze is over", async () => {
		const end = Date.parse(frozenBy.freezeExpiresAt);
		await turnTo(shop, end - 3000);
		await page.goto("/create-book/frozen");
		if (scripted) await expect(page.locator(".countdown")).toHaveText("Freeze expired", { timeout: 10_000 });
		await turnTo(shop, end);
		await expect.poll(() => shop.count("covers where state = 'ready'"), { timeout: 20_000 }).toBe(3);
		await page.goto("/create-book/frozen");
		await expect(page).toHaveURL("/create-book/cover");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("A sixth one");
	});
});

test("earlier covers stay to be chosen, and the one shown at Pay is printed", async ({
	page,
	scripted,
	shop,
	context,
	looksRight,
}) => {
	const browsing = { page, scripted };
	const bookId = await makeBookByCall(page.request);
	const drawn = await page.request.post("/api/book/generate-guest-cover", { multipart: { bookId } });
	expect(drawn.status()).toBe(200);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`/create-book/cover?book=${bookId}`);
	await started(browsing);
	await expect(page.getByRole("radio", { name: "Cover 2" })).toBeChecked();
	await expect(
		page.getByText(/You can order this book until \w+, \d+ \w+ \d{4} at \d\d:\d\d, 48 hours/),
	).toBeVisible();
	const goOn = await page.getByRole("button", { name: "Continue to Checkout" }).boundingBox();
	expect((goOn?.y ?? 0) + (goOn?.height ?? 0) - 740, "less than two screens of scrolling").toBeLessThan(
		2 * 740,
	);

	const earlier = page.getByRole("radio", { name: "Cover 1" });
	const coverId = (await earlier.inputValue()) ?? "";
	const large = page.getByRole("img", { name: /^Cover of/ });
	await expect(large).not.toHaveAttribute("src", new RegExp(coverId));
	await earlier.check();
	if (scripted) await expect(large).toHaveAttribute("src", new RegExp(coverId));
	await page.getByRole("button", { name: "Use this cover" }).click();
	await expect(large).toHaveAttribute("src", new RegExp(coverId));
	await expect(earlier).toBeChecked();
	await looksRight(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await started(browsing);
	await goToCheckout(browsing);
	await expect(large).toHaveAttribute("src", new RegExp(coverId));

	await test.step("another tab picks the other one", async () => {
		const tab = await context.newPage();
		await tab.goto(`/create-book/cover?book=${bookId}`);
		await tab.getByRole("radio", { name: "Cover 2" }).check();
		await tab.getByRole("button", { name: "Use this cover" }).click();
		await expect(tab.getByRole("radio", { name: "Cover 2" })).toBeChecked();
		await tab.close();
	});
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	await expect(large).toHaveAttribute("src", new RegExp(coverId));
	expect(shop.count("orders where book_id = ? and cover_id = ?", bookId, coverId)).toBe(1);
});
