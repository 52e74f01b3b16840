import type { Page } from "@playwright/test";
import { toast } from "./account-steps";
import { openCheckout } from "./copied-book";
import { CARDS, confirmed, fillDelivery, payButton } from "./journey";
import { type RunningShop, startShop } from "./shop";
import { expect, test } from "./test";
import { type StripeStandIn, startStripe } from "./vendors/stripe";
import { routeStripeJs } from "./vendors/stripe-js";

// One shop for all of them.
test.describe.configure({ mode: "default" });

let stripe: StripeStandIn;
let shop: RunningShop;
test.beforeAll(async () => {
	stripe = await startStripe();
	shop = await startShop({
		STRIPE_SECRET_KEY: stripe.secretKey,
		STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
		STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
		STRIPE_API_URL: stripe.url,
	});
});
test.afterAll(async () => {
	await shop.remove();
	await stripe.close();
});

const ordersOf = (bookId: string) => shop.count("orders where book_id = ?", bookId);
const paidSoFar = () => stripe.events.filter(({ type }) => type === "payment_intent.succeeded").length;

const wallet = (page: Page, name: string) => page.getByRole("button", { name: `Pay with ${name}` });
const confirmIn = (page: Page, name: string) => page.getByRole("button", { name: `Confirm with ${name}` });

test("a wallet pays for what is typed, once it could be sent, and for the total that is shown", {
	tag: "@script",
}, async ({ visit, looksRight }) => {
	const page = await visit({ shop });
	const played = await routeStripeJs(page, stripe, { googlePay: true });
	const bookId = await openCheckout(page, shop);
	const box = page.locator("[data-wallets]");
	await expect(box).toContainText("or pay by card");
	await expect(box).toContainText("the 14-day right to cancel does not apply");
	await looksRight(page);

	// No sheet before the form could be sent.
	await wallet(page, "Google Pay").click();
	await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Full name is required/);
	await expect(confirmIn(page, "Google Pay")).toHaveCount(0);
	await fillDelivery(page);
	// Nor before a coupon has shown its total.
	await page.getByLabel("Coupon code").fill("STORY10");
	await wallet(page, "Google Pay").click();
	await expect(page.getByText("STORY10 applied")).toBeVisible();
	await expect(confirmIn(page, "Google Pay")).toHaveCount(0);

	await wallet(page, "Google Pay").click();
	await expect(page.getByText("Total £31.98")).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await wallet(page, "Google Pay").click();
	const paid = paidSoFar();
	await confirmIn(page, "Google Pay").click();
	await confirmed(page);
	expect(played.amounts).toEqual([3198]);
	expect(paidSoFar()).toBe(paid + 1);
	expect(ordersOf(bookId)).toBe(1);
});

test("a wallet whose payment fails is told of, and its button pays after all", { tag: "@script" }, async ({
	visit,
}) => {
	const page = await visit({ shop });
	const played = await routeStripeJs(page, stripe, { applePay: true });
	const bookId = await openCheckout(page, shop);
	await fillDelivery(page);
	played.walletCard = CARDS.declined;
	await page.getByRole("button", { name: "Buy with Apple Pay" }).click();
	await confirmIn(page, "Apple Pay").click();
	await expect(toast(page, "Your card was declined.")).toBeVisible();
	await expect(confirmIn(page, "Apple Pay")).toHaveCount(0);
	await expect(payButton(page)).toHaveText("Pay £34.98");
	expect(ordersOf(bookId)).toBe(0);

	played.walletCard = CARDS.good;
	await page.getByRole("button", { name: "Buy with Apple Pay" }).click();
	await confirmIn(page, "Apple Pay").click();
	await confirmed(page);
	expect(ordersOf(bookId)).toBe(1);
});

test("a browser without a wallet shows none, and pays by card", { tag: "@script" }, async ({ visit }) => {
	const page = await visit({ shop });
	await routeStripeJs(page, stripe);
	const bookId = await openCheckout(page, shop);
	const card = page.getByLabel("Card number");
	await expect(card).toBeVisible();
	await expect(page.locator("[data-wallets]")).toBeHidden();
	await expect(payButton(page)).toBeDisabled();
	await fillDelivery(page);
	await card.fill(CARDS.declined);
	await payButton(page).click();
	await expect(toast(page, "Your card was declined.")).toBeVisible();
	await card.fill(CARDS.good);
	await payButton(page).click();
	await confirmed(page);
	expect(ordersOf(bookId)).toBe(1);
});

test("without a script Pay leads to the vendor's page, which has its wallets itself", {
	tag: "@plain",
}, async ({ visit }) => {
	const page = await visit({ shop });
	const bookId = await openCheckout(page, shop);
	await expect(page.locator("[data-wallets]")).toBeHidden();
	await fillDelivery(page);
	await payButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
	await page.getByLabel("Card number").fill(CARDS.good);
	await page.getByRole("button", { name: "Pay £34.98" }).click();
	await confirmed(page);
	expect(ordersOf(bookId)).toBe(1);
});
