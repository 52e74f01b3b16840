import type { Actor } from "~/shop/actor";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { TestShop } from "~/shop.testing";
import * as reviews from "./api/reviews";
import * as reviewsOrder from "./api/reviews-order";
import { door, type Row, signedOut } from "./authorisation.testing";
import * as review from "./library/review/route";
import * as feedback from "./marketing/feedback/route";

const REVIEW = { rating: "5", content: "Lovely.", displayName: "" };

/** The request for the review of an order of the owner's under an address such as `/review/`. */
const reviewAt = (address: string, form?: Record<string, string>) => async (shop: TestShop, owner: Actor) => {
	const orderId = await makeOrder(shop, owner.id);
	return { path: `${address}${orderId}`, params: { orderId }, form };
};

/** The review of an order, and feedback to the shop. */
export const reviewRows: Row[] = [
	{
		what: "the review page",
		method: "GET",
		route: review,
		of: reviewAt("/review/"),
		gets: { ...door("/review/:id"), other: 404, owner: 200 },
	},
	{
		what: "writing a review",
		method: "POST",
		route: review,
		of: reviewAt("/review/", REVIEW),
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
		what: "/api/reviews/:orderId",
		method: "GET",
		route: reviewsOrder,
		of: reviewAt("/api/reviews/"),
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
