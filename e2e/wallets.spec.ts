import type { Page } from "@playwright/test";
import { toast } from "./account-steps";
import { openCheckout } from "./copied-book";
import { CARDS, confirmed, fillDelivery, payButton } from "./journey";
import type { RunningShop } from "./shop";
import { expect, test } from "./test";
import { type StripeStandIn, startStripe } from "./vendors/stripe";
import { routeStripeJs } from "./vendors/stripe-js";

let stripe: StripeStandIn;
test.beforeAll(async () => {
	stripe = await startStripe();
});
test.afterAll(() => stripe.close());

const settings = () => ({
	STRIPE_SECRET_KEY: stripe.secretKey,
	STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
	STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
	STRIPE_API_URL: stripe.url,
});

const ordersOf = (shop: RunningShop) => shop.count("orders");
const paidSoFar = () => stripe.events.filter(({ type }) => type === "payment_intent.succeeded").length;

const wallet = (page: Page, name: string) => page.getByRole("button", { name: `Pay with ${name}` });
const confirmIn = (page: Page, name: string) => page.getByRole("button", { name: `Confirm with ${name}` });

test("a wallet pays for what is typed, once it could be sent, and for the total that is shown", {
	tag: "@script",
}, async ({ openShop, visit, looksRight }) => {
	const shop = await openShop(settings());
	const page = await visit({ shop });
	const played = await routeStripeJs(page, stripe, { googlePay: true });
	await openCheckout(page, shop);
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
	expect(ordersOf(shop)).toBe(1);
});

test("a wallet whose payment fails is told of, and its button pays after all", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const shop = await openShop(settings());
	const page = await visit({ shop });
	const played = await routeStripeJs(page, stripe, { applePay: true });
	await openCheckout(page, shop);
	await fillDelivery(page);
	played.walletCard = CARDS.declined;
	await page.getByRole("button", { name: "Buy with Apple Pay" }).click();
	await confirmIn(page, "Apple Pay").click();
	await expect(toast(page, "Your card was declined.")).toBeVisible();
	await expect(confirmIn(page, "Apple Pay")).toHaveCount(0);
	await expect(payButton(page)).toHaveText("Pay £34.98");
	expect(ordersOf(shop)).toBe(0);

	played.walletCard = CARDS.good;
	await page.getByRole("button", { name: "Buy with Apple Pay" }).click();
	await confirmIn(page, "Apple Pay").click();
	await confirmed(page);
	expect(ordersOf(shop)).toBe(1);
});

test("a browser without a wallet shows none, and pays by card", { tag: "@script" }, async ({
	openShop,
	visit,
}) => {
	const shop = await openShop(settings());
	const page = await visit({ shop });
	await routeStripeJs(page, stripe);
	await openCheckout(page, shop);
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
	expect(ordersOf(shop)).toBe(1);
});

test("without a script Pay leads to the vendor's page, which has its wallets itself", {
	tag: "@plain",
}, async ({ openShop, visit }) => {
	const shop = await openShop(settings());
	const page = await visit({ shop });
	await openCheckout(page, shop);
	await expect(page.locator("[data-wallets]")).toBeHidden();
	await fillDelivery(page);
	await payButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
	await page.getByLabel("Card number").fill(CARDS.good);
	await page.getByRole("button", { name: "Pay £34.98" }).click();
	await confirmed(page);
	expect(ordersOf(shop)).toBe(1);
});
