import { openCheckout } from "./copied-book";
import {
	applyCoupon,
	type Browsing,
	CARDS,
	confirmed,
	errorSummary,
	fillCard,
	fillDelivery,
	makeBookByCall,
	payButton,
	row,
} from "./journey";
import { expect, test } from "./test";

const orders = (bookId: string) => ["orders where book_id = ?", bookId] as const;

test("a card that is declined, poor, expired or unknown charges nothing, and another one pays", async ({
	page,
	scripted,
	shop,
	looksRight,
}) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	const refusals = [
		{ card: CARDS.declined, says: "Your card was declined." },
		{ card: CARDS.poor, says: "Your card has insufficient funds." },
		{ card: CARDS.expired, says: "Your card has expired." },
		{ card: CARDS.good, expiry: "01 / 20", says: "Your card has expired." },
		{ card: "4111111111111111", says: "This is a test shop, so it takes test cards only" },
	];
	for (const { card, expiry, says } of refusals) {
		await fillCard(page, card, expiry);
		await payButton(page).click();
		await expect(errorSummary(page)).toContainText(says);
		await expect(errorSummary(page)).toBeFocused();
		await expect(page).toHaveTitle("Error: Complete Your Order | Fable & Kin");
		await expect(page.getByLabel("City")).toHaveValue("London");
		// It stays in the page that has it; no page that the server makes has it.
		const typed = (await page.getByLabel("Card number").inputValue()).replaceAll(" ", "");
		expect(typed).toBe(scripted ? card : "");
	}
	await looksRight(page);
	// Back from another page, and a reload, show the same page: nothing is asked to be sent again.
	await page.goto("/about");
	await page.goBack();
	await expect(errorSummary(page)).toContainText("it takes test cards only");
	await page.reload();
	await expect(errorSummary(page)).toContainText("it takes test cards only");
	await expect(page.getByLabel("City")).toHaveValue("London");
	expect(shop.count(...orders(bookId))).toBe(0);
	await fillCard(page);
	await payButton(page).click();
	await confirmed(page);
	expect(shop.count(...orders(bookId))).toBe(1);
	expect(shop.charges(bookId)).toBe(1);
});

test("3-D Secure: refused it leads back, allowed it pays", async ({ page, shop, looksRight }) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page, CARDS.bank);
	await payButton(page).click();
	await page.waitForURL("**/checkout/authenticate?payment=*");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm with your bank");
	await expect(page).toHaveTitle("Confirm with your bank | Fable & Kin");
	await expect(page.getByRole("main")).toContainText("£34.98");
	await looksRight(page);
	await page.getByRole("button", { name: "Refuse" }).click();
	const box = errorSummary(page);
	await expect(box).toContainText("Your payment didn’t go through");
	await expect(box).toContainText("We are unable to authenticate your payment method.");
	await expect(box).toContainText("Nothing was charged: please check the card, or use another one.");
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

test("a total changed in the page is not charged", async ({ page, shop }) => {
	const bookId = await openCheckout(page, shop);
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

test("Pay pressed twice is one charge and one order", async ({ page, shop }) => {
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await fillCard(page);
	await payButton(page).dblclick({ noWaitAfter: true });
	await confirmed(page);
	expect(shop.charges(bookId)).toBe(1);
	expect(shop.count(...orders(bookId))).toBe(1);
});

test("the same book paid in two tabs is one charge and one order", async ({ page, context, shop }) => {
	const bookId = await openCheckout(page, shop);
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

test("somebody else's book, payment and confirmation are not found", async ({ page, visit, shop }) => {
	const bookId = await openCheckout(page, shop);
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

test("a coupon that covers it all needs no card", async ({ page, shop, looksRight }, info) => {
	const code = `ALL${info.project.name.toUpperCase().replace(/\W/g, "")}`;
	shop.command("coupon", code, "3498");
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	await applyCoupon(page, code);
	await expect(payButton(page)).toHaveText("Place order");
	await expect(page.getByLabel("Card number")).toHaveCount(0);
	await looksRight(page);
	await payButton(page).click();
	const { payment, orderNumber } = await confirmed(page);
	expect(payment).toMatch(/^free_/);
	await expect(row(page, "Order number")).toHaveText(orderNumber);
	await expect(row(page, "Total")).toHaveText("£0.00");
	expect(shop.count(...orders(bookId))).toBe(1);
});

test.describe("confetti", { tag: "@script" }, () => {
	async function order({ page }: Pick<Browsing, "page">): Promise<void> {
		await page.evaluate(() => localStorage.setItem("currentBookOrder", "{}"));
		await fillDelivery(page);
		await fillCard(page);
		await payButton(page).click();
		await confirmed(page);
	}

	test("falls for 20 s, and the remembered draft is gone", async ({ page, shop }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await openCheckout(page, shop);
		// Its script is at work before its clock is stopped.
		await expect(payButton(page)).toBeDisabled();
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

	test("stays away where motion is not wanted", async ({ page, shop }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openCheckout(page, shop);
		await order({ page });
		await page.waitForFunction(() => localStorage.getItem("currentBookOrder") === null);
		await expect(page.locator("canvas")).toHaveCount(0);
	});
});
