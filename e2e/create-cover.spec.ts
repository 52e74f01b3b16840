import type { Page } from "@playwright/test";
import {
	confirmed,
	errorSummary,
	fillBookForm,
	fillCard,
	fillDelivery,
	goToCheckout,
	hydrated,
	makeBook,
	makeBookByCall,
	openBookForm,
	passCaptcha,
	payButton,
	SOLO,
	submitBook,
	waitForCover,
} from "./journey";
import { change, turnTo } from "./library-steps";
import { expect, test } from "./test";
import { startReplicate } from "./vendors/replicate";
import { startRecaptcha } from "./vendors/recaptcha";

/** Sends the form a second time within the same moment: two clicks before anything could have come of the first. */
async function submitTwice(page: Page): Promise<void> {
	await page
		.getByRole("button", { name: "Create my synopsis and cover" })
		.last()
		.dblclick({ noWaitAfter: true });
}

test("a title of emoji and one of a program become covers", { tag: "@script" }, async ({
	page,
	scripted,
}) => {
	const browsing = { page, scripted };
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.type());
		void dialog.accept();
	});
	await makeBook(browsing, { ...SOLO, title: "さくら <img src=x onerror=alert(1)>" });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("さくら <img src=x onerror=alert(1)>");
	await expect(page.getByRole("img", { name: /^Cover of/ })).not.toHaveJSProperty("naturalWidth", 0);
	expect(dialogs).toEqual([]);
});

test("back from the cover finds the story, and the same story is the same book", { tag: "@both" }, async ({
	page,
	scripted,
	shop,
}) => {
	const browsing = { page, scripted };
	await makeBook(browsing, { ...SOLO, level: "Custom Level", needs: "Words we sign in Makaton" });
	// What the family wrote is what happens.
	for (const told of ["fly to the moon", "the rocket had run out of fuel"])
		await expect(page.locator(".synopsis")).toContainText(told);
	await expect(page.getByText("Custom Level: Words we sign in Makaton")).toBeVisible();
	const made = shop.count("books");
	await page.getByRole("link", { name: "Change the story" }).click();
	await expect(page).toHaveURL(/\/create-book\?edit&book=/);
	await expect(page.getByLabel("Title of the book")).toHaveValue(SOLO.title);
	await expect(page.getByLabel("what does your reader need?")).toHaveValue("Words we sign in Makaton");
	await hydrated(browsing);
	await passCaptcha(browsing);
	await submitBook(page);
	await waitForCover(page);
	expect(shop.count("books")).toBe(made);
	await page.goBack();
	await page.goForward();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(SOLO.title);
});

test("two clicks make one book", { tag: "@both" }, async ({ page, scripted, shop }) => {
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await passCaptcha(browsing);
	const before = { books: shop.count("books"), covers: shop.count("covers") };
	await submitTwice(page);
	await waitForCover(page);
	expect({ books: shop.count("books"), covers: shop.count("covers") }).toEqual({
		books: before.books + 1,
		covers: before.covers + 1,
	});
});

test("two tabs, two books: each tab goes on with its own", { tag: "@script" }, async ({
	page,
	scripted,
	context,
}) => {
	await makeBook({ page, scripted }, SOLO);
	const second = await context.newPage();
	const browsing = { page: second, scripted };
	await openBookForm(browsing, "/create-book?edit");
	await second.getByLabel("Title of the book").fill("Another story");
	await passCaptcha(browsing);
	await submitBook(second);
	await waitForCover(second);
	await page.getByRole("button", { name: "Draw another cover" }).click();
	await expect(page.getByRole("radio", { name: "Cover 2" })).toBeChecked({ timeout: 60_000 });
	await expect(page.getByRole("heading", { name: SOLO.title })).toBeVisible();
	await hydrated({ page, scripted });
	await goToCheckout({ page, scripted });
	await expect(page.getByRole("heading", { name: SOLO.title })).toBeVisible();
	await goToCheckout(browsing);
	await expect(second.getByRole("heading", { name: "Another story" })).toBeVisible();
});

test("five covers, then a freeze of seven days", { tag: "@both" }, async ({
	openShop,
	visit,
	scripted,
	looksRight,
}) => {
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
	await hydrated(browsing);
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

test("earlier covers stay to be chosen, and the one shown at Pay is printed", { tag: "@both" }, async ({
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
	await hydrated(browsing);
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
	await looksRight();
	await page.setViewportSize({ width: 1280, height: 800 });
	await hydrated(browsing);
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

test("with reCAPTCHA too, Continue waits until a person is there", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const google = await startRecaptcha();
	const shop = await openShop({
		RECAPTCHA_SITE_KEY: "site-key",
		RECAPTCHA_SECRET_KEY: google.secretKey,
		RECAPTCHA_VERIFY_URL: google.url,
	});
	const page = await visit({ shop });
	await page.route("https://www.google.com/recaptcha/api.js", (route) =>
		route.fulfill({ contentType: "text/javascript", body: "" }),
	);
	const bookId = await makeBookByCall(page.request);
	await page.goto(`/create-book/cover?book=${bookId}`);
	const goOn = page.getByRole("button", { name: "Continue to Checkout" });
	await expect(goOn).toBeDisabled();
	// What the widget does when its box is ticked.
	await page.locator(".g-recaptcha").evaluate((widget, token) => {
		const answer = document.createElement("textarea");
		answer.name = "g-recaptcha-response";
		answer.value = token;
		widget.append(answer);
		Reflect.get(window, widget.getAttribute("data-callback") ?? "")();
	}, google.newToken());
	await goOn.click();
	await expect(page).toHaveURL(`/checkout?book=${bookId}`);
	await google.close();
});

test("leaving while the cover is drawn is asked about; the messages change meanwhile", {
	tag: "@script",
}, async ({ openShop, visit, scripted }) => {
	// The shop's own illustrator may be done before the page that waits for it is there.
	const illustrator = await startReplicate();
	illustrator.fates = Array(100).fill("never ends");
	const shop = await openShop({
		REPLICATE_API_TOKEN: illustrator.token,
		REPLICATE_BASE_URL: illustrator.url,
	});
	const page = await visit({ shop });
	const browsing = { page, scripted };
	await openBookForm(browsing);
	await fillBookForm(browsing, SOLO);
	await passCaptcha(browsing);
	await submitBook(page);
	await expect(page.locator(".making-now")).toContainText("Drawing everybody, and the cover");
	const message = page.locator("dialog .overlay-message");
	const first = (await message.textContent()) ?? "";
	await expect(message).not.toHaveText(first);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog", { name: "Please wait" })).toBeVisible();
	// A browser asks only when somebody has touched the page.
	await page.mouse.click(400, 400);
	const asked = page.waitForEvent("dialog");
	const leaving = page.goto("/").catch(() => "stayed");
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	expect(await leaving).toBe("stayed");
	await illustrator.close();
});

test("a modal overlay covers the form as soon as it is sent", { tag: "@script" }, async ({
	page,
	scripted,
}) => {
	const browsing = { page, scripted };
	// A page on its way to the next can't be asked any more, so it notes down itself what covers it.
	await page.addInitScript(() => {
		addEventListener("submit", () => {
			requestAnimationFrame(() => {
				const cover = document.querySelector("dialog:modal");
				sessionStorage.setItem("covered", cover?.getAttribute("aria-label") ?? "nothing");
			});
		});
	});
	await openBookForm(browsing);
	await passCaptcha(browsing);
	await submitBook(page);
	await expect(errorSummary(page)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("covered"))).toBe("Please wait");
	await expect(page.locator("dialog")).toHaveCount(0);
});
