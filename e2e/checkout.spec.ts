import type { Page } from "@playwright/test";
import {
	applyCoupon,
	type Browsing,
	CARDS,
	confirmed,
	fillCard,
	fillDelivery,
	holdBack,
	makeBookByCall,
	payButton,
	row,
	waitForCover,
} from "./journey";
import { expect, test } from "./test";

const OFFER_MS = 48 * 3600_000;

const orders = (bookId: string) => ["orders where book_id = ?", bookId] as const;

/** Opens the checkout of a fresh book; gives the book's id. */
async function openCheckout(page: Page): Promise<string> {
	const bookId = await makeBookByCall(page.request);
	await page.goto(`/checkout?book=${bookId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Order");
	return bookId;
}

/** An address nobody else in this shop has used: coupons are counted by it. */
const emailOf = ({ testId }: { testId: string }) => `${testId}@example.org`;

/** Presses Pay however the button stands: what a browser without the page's script would do. */
async function payUnchecked(page: Page): Promise<void> {
	await page.locator("#checkout-form").evaluate((form: HTMLFormElement) => {
		const intent = document.createElement("input");
		Object.assign(intent, { type: "hidden", name: "intent", value: "pay" });
		form.append(intent);
		form.submit();
	});
}

test("a coupon is applied, shown and taken off again", { tag: "@both" }, async ({ page, looksRight }) => {
	await openCheckout(page);
	await page.getByLabel("Full name").fill("Typed before the coupon");
	await applyCoupon(page, "  story10 ");
	await expect(page.getByText("STORY10 applied: you save £3.00")).toBeVisible();
	await expect(row(page, "Coupon STORY10")).toHaveText("−£3.00");
	await expect(row(page, "Total, tax included")).toHaveText("£31.98");
	await expect(payButton(page)).toHaveText("Pay £31.98");
	await page.getByRole("button", { name: "Remove coupon STORY10" }).click();
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await expect(page.getByLabel("Coupon code")).toHaveValue("");
	await applyCoupon(page, "fiver");
	await expect(payButton(page)).toHaveText("Pay £29.98");
	await page.getByRole("button", { name: "Remove coupon FIVER" }).click();
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await applyCoupon(page, "NOSUCHCODE");
	await expect(page.locator("#couponCode-error")).toContainText("Invalid coupon code");
	await expect(payButton(page)).toHaveText("Pay £34.98");
	await expect(page.getByLabel("Full name")).toHaveValue("Typed before the coupon");
	await looksRight();
});

test("a blank coupon can't be applied", { tag: "@plain" }, async ({ page }) => {
	await openCheckout(page);
	await applyCoupon(page, "   ");
	await expect(page.locator("#couponCode-error")).toContainText("Please enter a coupon code");
});

test("Apply waits for a code, in capitals, and says that it is applying", { tag: "@script" }, async ({
	page,
}) => {
	await openCheckout(page);
	const apply = page.locator("#apply-coupon");
	await expect(apply).toBeDisabled();
	await page.getByLabel("Coupon code").pressSequentially("story10");
	await expect(page.getByLabel("Coupon code")).toHaveValue("STORY10");
	const { goOn } = await holdBack(page, "**/checkout?book=*");
	await apply.click();
	await expect(apply).toHaveText("Applying...");
	await expect(apply).toBeDisabled();
	goOn();
	await expect(page.getByText("STORY10 applied")).toBeVisible();
});

test(
	"a coupon that was used is used up for this family",
	{ tag: "@script" },
	async ({ page, shop }, info) => {
		shop.command("coupon", "ONCEONLY", "10%");
		const delivery = { email: emailOf(info) };
		await openCheckout(page);
		await fillDelivery(page, delivery);
		await applyCoupon(page, "onceonly");
		await expect(payButton(page)).toHaveText("Pay £31.98");
		await fillCard(page);
		await payButton(page).click();
		await confirmed(page);

		await openCheckout(page);
		await fillDelivery(page, delivery);
		await applyCoupon(page, "onceonly");
		await expect(page.locator("#couponCode-error")).toContainText("You have already used this coupon");
		await expect(payButton(page)).toHaveText("Pay £34.98");
	},
);

test("what is missing for delivery is said, word for word", async ({ page, scripted, looksRight }) => {
	const bookId = await openCheckout(page);
	await fillDelivery(page, { name: " ", email: "ada@nowhere", address: "", city: "", postalCode: "" });
	await fillCard(page);
	await payButton(page).click();
	const texts = {
		"Full name": "Full name is required",
		Email: "Please enter a valid email",
		Address: "Address is required",
		City: "City is required",
		"Postal code": "Postal code is required",
	};
	for (const [label, text] of Object.entries(texts)) {
		const field = page.getByLabel(label, { exact: true });
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(new RegExp(text));
	}
	await expect(page.getByText("Please fix the errors in the form").first()).toBeVisible();
	await looksRight();
	if (scripted) {
		await expect(page.getByLabel("Full name")).toBeFocused();
		// Errors clear on edit.
		await page.getByLabel("City").fill("London");
		await expect(page.getByText("City is required")).toHaveCount(0);
	} else {
		await expect(page).toHaveTitle("Error: Complete Your Order | Fable & Kin");
		await expect(page.locator(".error-summary")).toBeFocused();
		await page.locator(".error-summary").getByRole("link", { name: "City is required" }).click();
		await expect(page.getByLabel("City")).toBeFocused();
		await expect(page.getByLabel("Email")).toHaveValue("ada@nowhere");
	}
	await page.getByLabel("Email").fill("");
	await fillCard(page);
	await payButton(page).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Email is required/);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(bookId).not.toBe("");
});

test("the server says the same when the page's script doesn't", { tag: "@script" }, async ({
	page,
	looksRight,
}) => {
	await openCheckout(page);
	await page.getByLabel("Full name").fill("Ada");
	await payUnchecked(page);
	const summary = page.locator(".error-summary");
	await expect(page).toHaveTitle("Error: Complete Your Order | Fable & Kin");
	await expect(summary).toBeFocused();
	for (const text of [
		"Email is required",
		"Address is required",
		"City is required",
		"Postal code is required",
		"Please complete your card details",
	]) {
		await expect(summary.getByRole("link", { name: text })).toBeVisible();
	}
	await expect(page.getByLabel("Full name")).toHaveValue("Ada");
	await looksRight();
});

test("Pay waits for the card's details", { tag: "@script" }, async ({ page }) => {
	await openCheckout(page);
	await expect(payButton(page)).toBeDisabled();
	await expect(page.getByText("Please complete your card details")).toBeVisible();
	await page.getByLabel("Card number").pressSequentially("4242424242424242");
	await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
	await page.getByLabel("Expiry date").pressSequentially("1240");
	await expect(page.getByLabel("Expiry date")).toHaveValue("12 / 40");
	await expect(payButton(page)).toBeDisabled();
	await page.getByLabel("Security code").fill("123");
	await expect(payButton(page)).toBeEnabled();
	await expect(page.getByText("Please complete your card details")).toBeHidden();
});

test("a card that is declined, poor or unknown charges nothing, and another one pays", {
	tag: "@both",
}, async ({ page, shop, looksRight }) => {
	const bookId = await openCheckout(page);
	await fillDelivery(page);
	const refusals = [
		{ card: CARDS.declined, says: "Your card was declined." },
		{ card: CARDS.poor, says: "Your card has insufficient funds." },
		{ card: "4111111111111111", says: "This is a test shop, so it takes test cards only" },
	];
	for (const { card, says } of refusals) {
		await fillCard(page, card);
		await payButton(page).click();
		await expect(page.locator(".error-summary")).toContainText(says);
		await expect(page.getByLabel("City")).toHaveValue("London");
		await expect(page.getByLabel("Card number")).toHaveValue("");
	}
	await looksRight();
	expect(shop.count(...orders(bookId))).toBe(0);
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(shop.count(...orders(bookId))).toBe(1);
	expect(shop.charges(bookId)).toBe(1);
});

test("3-D Secure: refused it leads back, allowed it pays", { tag: "@both" }, async ({
	page,
	shop,
	looksRight,
}) => {
	const bookId = await openCheckout(page);
	await fillDelivery(page);
	await fillCard(page, CARDS.bank);
	await payButton(page).click();
	await page.waitForURL("**/checkout/authenticate?payment=*");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm with your bank");
	await expect(page).toHaveTitle("Confirm with your bank | Fable & Kin");
	await expect(page.getByRole("main")).toContainText("£34.98");
	await looksRight();
	await page.getByRole("button", { name: "Refuse" }).click();
	await expect(page.getByText("We are unable to authenticate your payment method.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Order");
	await expect(page.getByLabel("City")).toHaveValue("London");
	expect(shop.count(...orders(bookId))).toBe(0);
	await fillCard(page, CARDS.bank);
	await payButton(page).click();
	await page.getByRole("button", { name: "Authenticate" }).click();
	const { orderNumber } = await confirmed(page);
	await expect(row(page, "Order number")).toHaveText(orderNumber);
	expect(shop.charges(bookId)).toBe(1);
});

test("a total changed in the page is not charged", { tag: "@both" }, async ({ page, shop }) => {
	const bookId = await openCheckout(page);
	await fillDelivery(page);
	await fillCard(page);
	await page.locator("[name=amount]").evaluate((input: HTMLInputElement) => {
		input.value = "1";
	});
	await payButton(page).click();
	await expect(page.locator(".error-summary")).toContainText(
		"The total is now £34.98. Please check it and try again.",
	);
	expect(shop.charges(bookId)).toBe(0);
	expect(shop.count(...orders(bookId))).toBe(0);
	await expect(payButton(page)).toHaveText("Pay £34.98");
});

test("Pay pressed twice is one charge and one order", { tag: "@both" }, async ({ page, shop }) => {
	const bookId = await openCheckout(page);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).dblclick({ noWaitAfter: true });
	await confirmed(page);
	expect(shop.charges(bookId)).toBe(1);
	expect(shop.count(...orders(bookId))).toBe(1);
});

test("the same book paid in two tabs is one charge and one order", { tag: "@both" }, async ({
	page,
	context,
	shop,
}) => {
	const bookId = await openCheckout(page);
	const second = await context.newPage();
	await second.goto(page.url());
	for (const tab of [page, second]) {
		await fillDelivery(tab);
		await fillCard(tab);
	}
	await Promise.all([payButton(page).click(), payButton(second).click()]);
	const [one, other] = await Promise.all([confirmed(page), confirmed(second)]);
	expect(other.orderNumber).toBe(one.orderNumber);
	expect(shop.charges(bookId)).toBe(1);
	expect(shop.count(...orders(bookId))).toBe(1);
	// Coming back to the checkout of what is ordered leads to its order.
	await page.goto(`/checkout?book=${bookId}`);
	expect(await confirmed(page)).toEqual(one);
	await expect(page.getByText("This book has already been ordered.")).toBeVisible();
});

test("somebody else's book, payment and confirmation are not found", { tag: "@both" }, async ({
	page,
	visit,
}) => {
	const bookId = await openCheckout(page);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).click();
	const { payment } = await confirmed(page);
	const stranger = await visit();
	await makeBookByCall(stranger.request);
	const answer = await stranger.goto(`/checkout?book=${bookId}`);
	expect(answer?.status()).toBe(404);
	await stranger.goto(`/order-confirmation?payment=${payment}`);
	await expect(stranger).toHaveURL("/");
	const bank = await stranger.goto(`/checkout/authenticate?payment=${payment}`);
	expect(bank?.status()).toBe(404);
});

test(
	"a coupon that covers it all needs no card",
	{ tag: "@both" },
	async ({ page, shop, looksRight }, info) => {
		const code = `ALL${info.project.name.toUpperCase().replace(/\W/g, "")}`;
		shop.command("coupon", code, "3498");
		const bookId = await openCheckout(page);
		await fillDelivery(page, { email: emailOf(info) });
		await applyCoupon(page, code);
		await expect(payButton(page)).toHaveText("Place order");
		await expect(page.getByLabel("Card number")).toHaveCount(0);
		await looksRight();
		await payButton(page).click();
		const { payment, orderNumber } = await confirmed(page);
		expect(payment).toMatch(/^free_/);
		await expect(row(page, "Order number")).toHaveText(orderNumber);
		await expect(row(page, "Total")).toHaveText("£0.00");
		expect(shop.count(...orders(bookId))).toBe(1);
	},
);

test("after 48 hours the offer has ended", { tag: "@both" }, async ({ openShop, visit, looksRight }) => {
	const shop = await openShop();
	const page = await visit({ shop });
	const bookId = await openCheckout(page);
	await fillDelivery(page);
	await fillCard(page);
	await shop.advance(OFFER_MS);
	await payButton(page).click();
	const answer = page.getByText("THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK");
	await expect(answer.first()).toBeVisible();
	await page.goto(`/checkout?book=${bookId}`);
	await expect(answer).toBeVisible();
	await expect(payButton(page)).toHaveCount(0);
	await looksRight(page);
	expect(shop.count(...orders(bookId))).toBe(0);
});

test("checkout without a book offers the one this browser remembers", { tag: "@script" }, async ({
	page,
}) => {
	await page.goto("/checkout");
	await expect(page).toHaveURL("/create-book?restore");
	const bookId = await makeBookByCall(page.request);
	const draft = { title: "Remembered", synopsis: "", coverImageUrl: "", bookId, comment: "" };
	await page.evaluate((text) => localStorage.setItem("currentBookOrder", text), JSON.stringify(draft));
	await page.goto("/checkout");
	await page.getByRole("button", { name: "Go on with this book" }).click();
	await waitForCover(page);
	// What the storage says is only believed where the book is this browser's.
	await page.goto("/create-book?edit&restore");
	const theirs = { ...draft, bookId: "book_somebodyelses", title: "Not mine" };
	await page.evaluate((text) => localStorage.setItem("currentBookOrder", text), JSON.stringify(theirs));
	await page.reload();
	const answered = page.waitForResponse("**/create-book/restore");
	await page.getByRole("button", { name: "Go on with this book" }).click();
	expect((await answered).status()).toBe(404);
});

test.describe("confetti", { tag: "@script" }, () => {
	async function order({ page }: Pick<Browsing, "page">): Promise<void> {
		await page.evaluate(() => localStorage.setItem("currentBookOrder", "{}"));
		await fillDelivery(page);
		await fillCard(page);
		await payButton(page).click();
		await confirmed(page);
	}

	test("falls for 20 s, and the remembered draft is gone", async ({ page }) => {
		await openCheckout(page);
		await page.clock.install({ time: "2026-11-20T10:00:00" });
		await page.clock.pauseAt("2026-11-20T11:00:00");
		await order({ page });
		const confetti = page.locator("canvas.confetti");
		await expect(confetti).toBeAttached();
		expect(await page.evaluate(() => localStorage.getItem("currentBookOrder"))).toBeNull();
		await page.clock.runFor(19_000);
		await expect(confetti).toBeAttached();
		await page.clock.runFor(2_000);
		await expect(confetti).not.toBeAttached();
	});

	test("stays away where motion is not wanted", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openCheckout(page);
		await order({ page });
		await page.waitForFunction(() => localStorage.getItem("currentBookOrder") === null);
		await expect(page.locator("canvas")).toHaveCount(0);
	});
});
