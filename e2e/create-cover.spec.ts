import type { Page } from "@playwright/test";
import {
	errorSummary,
	fillBookForm,
	goToCheckout,
	makeBook,
	makeBookByCall,
	openBookForm,
	passCaptcha,
	SOLO,
	started,
	submitBook,
	waitForCover,
} from "./journey";
import { expect, test } from "./test";
import { startRecaptcha } from "./vendors/recaptcha";
import { startReplicate } from "./vendors/replicate";

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

test("back from the cover finds the story, and the same story is the same book", async ({
	page,
	scripted,
	shop,
}) => {
	const browsing = { page, scripted };
	await makeBook(browsing, { ...SOLO, level: "Custom Level", needs: "Words we sign in Makaton" });
	await expect(page.locator(".synopsis")).toContainText("Eileen");
	await expect(page.getByText("Custom Level: Words we sign in Makaton")).toBeVisible();
	const made = shop.count("books");
	await page.getByRole("link", { name: "Change the story" }).click();
	await expect(page).toHaveURL(/\/create-book\?edit&book=/);
	await expect(page.getByLabel("Title of the book")).toHaveValue(SOLO.title);
	await expect(page.getByLabel("what does your reader need?")).toHaveValue("Words we sign in Makaton");
	await started(browsing);
	await passCaptcha(browsing);
	await submitBook(page);
	await waitForCover(page);
	expect(shop.count("books")).toBe(made);
	await page.goBack();
	await page.goForward();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(SOLO.title);
});

test("two clicks make one book", async ({ page, scripted, shop }) => {
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
	await started({ page, scripted });
	await goToCheckout({ page, scripted });
	await expect(page.getByRole("heading", { name: SOLO.title })).toBeVisible();
	await goToCheckout(browsing);
	await expect(second.getByRole("heading", { name: "Another story" })).toBeVisible();
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
	// What the widget does: it writes a field, hidden by its style alone, and fills it when its box is ticked.
	await page.locator(".g-recaptcha").evaluate((widget, token) => {
		widget.innerHTML = '<textarea name="g-recaptcha-response" style="display: none"></textarea>';
		widget.querySelector("textarea")?.append(token);
		Reflect.get(window, widget.getAttribute("data-callback") ?? "")();
	}, google.newToken());
	await expect(page.locator("[name=g-recaptcha-response]")).toBeHidden();
	await goOn.click();
	await expect(page).toHaveURL(`/checkout?book=${bookId}`);
	await google.close();
});

test("where reCAPTCHA's widget can't be loaded the page says so, and what was typed comes back", {
	tag: "@script",
}, async ({ openShop, visit, faults }) => {
	const shop = await openShop({ RECAPTCHA_SITE_KEY: "site-key", RECAPTCHA_SECRET_KEY: "secret" });
	const page = await visit({ shop });
	await page.route("https://www.google.com/recaptcha/api.js", (route) => route.abort());
	const bookId = await makeBookByCall(page.request);
	await page.goto(`/create-book/cover?book=${bookId}`);
	await page.getByLabel(/instructions/i).fill("By Friday, please.");
	const said = page.locator("#captcha-error");
	await expect(said).toContainText("reCAPTCHA couldn’t be loaded");
	await page.getByRole("button", { name: "Continue to Checkout" }).click();
	await expect(page.locator(".error-summary")).toContainText("reCAPTCHA couldn’t be loaded");
	await expect(said).toHaveCount(1);
	await expect(page.getByLabel(/instructions/i)).toHaveValue("By Friday, please.");
	// The browser's own word for the script that is away.
	for (const fault of faults.splice(0)) expect(fault).toContain("ERR_FAILED");
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
