import type { Actor } from "~/shop/actor";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { TestShop } from "~/shop.testing";
import * as bookUser from "./api/book-user";
import * as orderDetail from "./api/order-detail";
import * as ordersUser from "./api/orders-user";
import * as reviews from "./api/reviews";
import * as reviewsOrder from "./api/reviews-order";
import { door, type Row, signedOut, strangers } from "./authorisation.testing";
import * as feedback from "./marketing/feedback/route";
import * as books from "./library/books/route";
import * as cancel from "./library/cancel/route";
import * as step from "./library/order-step";
import * as order from "./library/order/route";
import * as orders from "./library/orders/route";
import * as review from "./library/review/route";

const REVIEW = { rating: "5", content: "Lovely.", displayName: "" };

/** The request for an order of the owner's under an address such as `/orders/`. */
const orderAt =
	(address: string, form?: Record<string, string>, end = "") =>
	async (shop: TestShop, owner: Actor) => {
		const orderId = await makeOrder(shop, owner.id);
		return { path: `${address}${orderId}${end}`, params: { orderId }, form };
	};

async function listOf(shop: TestShop, owner: Actor, path: string) {
	await makeBook(shop, owner);
	await makeOrder(shop, owner.id);
	return { path };
}

/** My Books, My Orders, an order and its review. A list has no id in its address: another family sees its own. */
export const libraryRows: Row[] = [
	{
		what: "My Books",
		method: "GET",
		route: books,
		of: (shop, owner) => listOf(shop, owner, "/books"),
		gets: { ...door("/books"), other: 200, owner: 200 },
	},
	{
		what: "My Orders",
		method: "GET",
		route: orders,
		of: (shop, owner) => listOf(shop, owner, "/orders"),
		gets: { ...door("/orders"), other: 200, owner: 200 },
	},
	{
		what: "an order",
		method: "GET",
		route: order,
		of: orderAt("/orders/"),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "taking an order into an account, without the key of its link",
		method: "POST",
		route: order,
		of: orderAt("/orders/"),
		gets: { ...door("/orders/:id"), other: 404, owner: 404 },
	},
	...["approve", "arrived"].flatMap((press): Row[] => {
		const path = async (shop: TestShop, owner: Actor) => {
			const state = press === "approve" ? "proof" : "posted";
			const orderId = await makeOrder(shop, owner.id, { state });
			return { path: `/orders/${orderId}/${press}`, params: { orderId } };
		};
		const what = `/orders/:orderId/${press}`;
		return [
			{
				what,
				method: "GET",
				route: step,
				of: path,
				gets: { ...strangers("302 /orders/:id"), owner: "302 /orders/:id" },
			},
			{
				what,
				method: "POST",
				route: step,
				of: path,
				gets: { ...door("/orders/:id"), other: 404, owner: "302 /orders/:id" },
			},
		];
	}),
	{
		what: "the page that cancels an order",
		method: "GET",
		route: cancel,
		of: orderAt("/orders/", undefined, "/cancel"),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "cancelling an order",
		method: "POST",
		route: cancel,
		of: orderAt("/orders/", { email: "ada@example.com" }, "/cancel"),
		gets: { ...door("/orders/:id"), other: 404, owner: "302 /orders/:id" },
	},
	{
		what: "the review page",
		method: "GET",
		route: review,
		of: orderAt("/review/"),
		gets: { ...door("/review/:id"), other: 404, owner: 200 },
	},
	{
		what: "writing a review",
		method: "POST",
		route: review,
		of: orderAt("/review/", REVIEW),
		gets: { ...door("/review/:id"), other: 404, owner: "303 /orders?review=success" },
	},
	{
		what: "giving feedback",
		method: "POST",
		route: feedback,
		of: () => ({ path: "/feedback", form: { name: "Rosa", feedback: "Lovely.", rating: "4" } }),
		gets: { ...door("/feedback"), other: "302 /", owner: "302 /" },
	},
	{
		what: "/api/book/user",
		method: "GET",
		route: bookUser,
		of: (shop, owner) => listOf(shop, owner, "/api/book/user"),
		gets: { ...signedOut(401), other: 200, owner: 200 },
	},
	{
		what: "/api/orders/user/orders",
		method: "GET",
		route: ordersUser,
		of: (shop, owner) => listOf(shop, owner, "/api/orders/user/orders"),
		gets: { ...signedOut(401), other: 200, owner: 200 },
	},
	{
		what: "/api/orders/user/orders/:orderId",
		method: "GET",
		route: orderDetail,
		of: orderAt("/api/orders/user/orders/"),
		gets: { ...signedOut(401), other: 404, owner: 200 },
	},
	{
		what: "/api/reviews/:orderId",
		method: "GET",
		route: reviewsOrder,
		of: orderAt("/api/reviews/"),
		gets: { ...signedOut(401), other: 404, owner: 200 },
	},
	{
		what: "/api/reviews",
		method: "POST",
		route: reviews,
		of: async (shop, owner) => ({
			path: "/api/reviews",
			json: { ...REVIEW, orderId: await makeOrder(shop, owner.id) },
		}),
		gets: { ...signedOut(401), other: 404, owner: 201 },
	},
];
