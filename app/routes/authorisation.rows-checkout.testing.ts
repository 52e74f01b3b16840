import type { Actor } from "~/shop/actor";
import { ASKS, CARD, charged, DELIVERY, makeBook, must, prepared } from "~/shop/checkout/checkout.testing";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { TestShop } from "~/shop.testing";
import * as createIntent from "./api/create-payment-intent";
import * as saveOrder from "./api/orders";
import * as orderOfPayment from "./api/orders-payment";
import { door, type Row, signedOut, strangers } from "./authorisation.testing";
import * as authenticate from "./checkout/authenticate/route";
import * as checkout from "./checkout/checkout/route";
import * as confirmation from "./checkout/order-confirmation/route";
import * as settling from "./checkout/return/route";
import * as details from "./library/details/route";
import * as order from "./library/order/route";

const PAY = {
	...DELIVERY,
	intent: "pay",
	amount: "3498",
	cardNumber: CARD.number,
	cardExpiry: CARD.expiry,
	cardCvc: CARD.cvc,
};

/** The checkout of a book of the owner's. */
const checkoutOf = (form?: Record<string, string>) => async (shop: TestShop, owner: Actor) => ({
	path: `/checkout?book=${await makeBook(shop, owner)}`,
	form,
});

/** The bank's question about a payment of the owner's. */
const bankAsks = (form?: Record<string, string>) => async (shop: TestShop, owner: Actor) => {
	const { paymentIntentId, clientSecret } = await prepared(shop, owner, await makeBook(shop, owner));
	must(await confirmTestCard(shop, clientSecret ?? "", ASKS));
	return { path: `/checkout/authenticate?payment=${paymentIntentId}`, form };
};

const intentAt = (path: string) => async (shop: TestShop, owner: Actor) => ({
	path,
	json: { amount: 3498, currency: "gbp", metadata: { bookId: await makeBook(shop, owner) } },
});

/** Saving the order of a payment that the owner has made. */
const savingAt = (path: string) => async (shop: TestShop, owner: Actor) => ({
	path,
	json: { paymentIntentId: await charged(shop, owner, await makeBook(shop, owner)) },
});

/** Reading an order of the owner's by its payment. */
const orderAt = (address: string) => async (shop: TestShop, owner: Actor) => {
	const paymentIntentId = shop.ids.next("pi");
	await makeOrder(shop, owner.id, { payment_id: paymentIntentId });
	return { path: `${address}${paymentIntentId}`, params: { paymentIntentId } };
};

/** A page of an order of the owner's, to which its confirmation leads. */
async function boughtBy(shop: TestShop, owner: Actor, page = "", form?: Record<string, string>) {
	const orderId = await makeOrder(shop, owner.id);
	return { path: `/orders/${orderId}${page}`, params: { orderId }, form };
}

/** Who owns nothing at all is shown the way to make a book; whoever has a session learns that this one isn't theirs. */
const NO_CHECKOUT = { ...signedOut("302 /create-book?restore"), guest: 404, other: 404 } as const;

/** A family whose session has run out comes back to it. */
const FAMILYS_CHECKOUT = { ...NO_CHECKOUT, expired: "302 /sign-in?redirectTo=/checkout?book=:id" } as const;

/** Buying a book: its pages and calls. */
export const checkoutRows: Row[] = [
	{
		what: "the checkout of a book",
		method: "GET",
		route: checkout,
		of: checkoutOf(),
		gets: { ...FAMILYS_CHECKOUT, owner: 200 },
	},
	{
		what: "paying for a book",
		method: "POST",
		route: checkout,
		of: checkoutOf(PAY),
		gets: { ...FAMILYS_CHECKOUT, owner: "303 /order-confirmation?payment=:id" },
	},
	{
		what: "a guest's checkout",
		method: "GET",
		route: checkout,
		owner: "guest",
		of: checkoutOf(),
		gets: { ...NO_CHECKOUT, owner: 200 },
	},
	{
		what: "the bank's question about a payment",
		method: "GET",
		route: authenticate,
		of: bankAsks(),
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "answering the bank",
		method: "POST",
		route: authenticate,
		of: bankAsks({ answer: "authenticate" }),
		gets: { ...strangers(404), owner: "303 /order-confirmation?payment=:id" },
	},
	{
		what: "the way back from a payment",
		method: "GET",
		route: settling,
		of: async (shop, owner) => ({
			path: `/checkout/return?payment=${await charged(shop, owner, await makeBook(shop, owner))}`,
		}),
		gets: { ...strangers("302 /"), owner: "303 /order-confirmation?payment=:id" },
	},
	{
		what: "the order confirmation",
		method: "GET",
		route: confirmation,
		of: orderAt("/order-confirmation?payment="),
		gets: { ...strangers("302 /"), owner: 200 },
	},
	{
		what: "a guest's order confirmation",
		method: "GET",
		route: confirmation,
		owner: "guest",
		of: orderAt("/order-confirmation?payment="),
		gets: { ...strangers("302 /"), owner: 200 },
	},
	{
		what: "/api/payment/create-payment-intent",
		method: "POST",
		route: createIntent,
		of: intentAt("/api/payment/create-payment-intent"),
		gets: { ...signedOut(401), other: 404, owner: 200 },
	},
	{
		what: "/api/payment/create-guest-payment-intent",
		method: "POST",
		route: createIntent,
		owner: "guest",
		of: intentAt("/api/payment/create-guest-payment-intent"),
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "/api/orders",
		method: "POST",
		route: saveOrder,
		of: savingAt("/api/orders"),
		gets: { ...signedOut(401), other: 404, owner: 201 },
	},
	{
		what: "/api/orders/guest",
		method: "POST",
		route: saveOrder,
		owner: "guest",
		of: savingAt("/api/orders/guest"),
		gets: { ...strangers(404), owner: 201 },
	},
	{
		what: "/api/orders/:paymentIntentId",
		method: "GET",
		route: orderOfPayment,
		of: orderAt("/api/orders/"),
		gets: { ...signedOut(401), other: 404, owner: 200 },
	},
	{
		what: "/api/orders/guest/:paymentIntentId, without the key of its link",
		method: "GET",
		route: orderOfPayment,
		owner: "guest",
		of: orderAt("/api/orders/guest/"),
		gets: { ...strangers(404), owner: 200 },
	},
	{
		what: "an order that was bought as a guest, without a key",
		method: "GET",
		route: order,
		owner: "guest",
		of: (shop, owner) => boughtBy(shop, owner),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "changing where such an order goes to",
		method: "POST",
		route: details,
		owner: "guest",
		of: (shop, owner) => boughtBy(shop, owner, "/details", DELIVERY),
		gets: { ...door("/orders/:id/details"), other: 404, owner: "302 /orders/:id" },
	},
];
