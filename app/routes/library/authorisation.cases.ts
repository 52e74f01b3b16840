import { loader as bookUser } from "../api/book-user";
import { loader as orderDetail } from "../api/order-detail";
import { loader as ordersUser } from "../api/orders-user";
import { action as writeReview } from "../api/reviews";
import { loader as readReview } from "../api/reviews-order";
import { loader as books } from "./books";
import { ask } from "./library.testing";
import { action as addOrder, loader as order } from "./order";
import { loader as orders } from "./orders";
import { loader as review, action as sendReview } from "./review";

/** What the owner of an order gets, and what another family gets; everybody else is signed out. */
export type AuthorisationCase = {
	name: string;
	owner: number;
	other: number;
	/** Signed out: a page leads to the sign-in page (302), a call answers 401. */
	signedOut: 302 | 401;
	answer(orderId: string, cookie: string | undefined): Promise<unknown>;
};

const REVIEW = { rating: "5", content: "Lovely.", displayName: "" };

/** The rows of My Books, My Orders, an order and its review for the matrix of issue 3: pages, forms and calls. */
export const libraryCases: AuthorisationCase[] = [
	{
		name: "GET /books",
		owner: 200,
		other: 200,
		signedOut: 302,
		answer: (_id, cookie) => books(ask("/books", { cookie })),
	},
	{
		name: "GET /orders",
		owner: 200,
		other: 200,
		signedOut: 302,
		answer: (_id, cookie) => orders(ask("/orders", { cookie })),
	},
	{
		name: "GET /orders/:orderId",
		owner: 200,
		other: 404,
		signedOut: 302,
		answer: (orderId, cookie) => order(ask(`/orders/${orderId}`, { cookie }, { orderId })),
	},
	{
		name: "POST /orders/:orderId without its key",
		owner: 404,
		other: 404,
		signedOut: 302,
		answer: (orderId, cookie) => addOrder(ask(`/orders/${orderId}`, { cookie, method: "POST" }, { orderId })),
	},
	{
		name: "GET /review/:orderId",
		owner: 200,
		other: 404,
		signedOut: 302,
		answer: (orderId, cookie) => review(ask(`/review/${orderId}`, { cookie }, { orderId })),
	},
	{
		name: "POST /review/:orderId",
		owner: 303,
		other: 404,
		signedOut: 302,
		answer: (orderId, cookie) => sendReview(ask(`/review/${orderId}`, { cookie, form: REVIEW }, { orderId })),
	},
	{
		name: "GET /api/book/user",
		owner: 200,
		other: 200,
		signedOut: 401,
		answer: (_id, cookie) => bookUser(ask("/api/book/user", { cookie })),
	},
	{
		name: "GET /api/orders/user/orders",
		owner: 200,
		other: 200,
		signedOut: 401,
		answer: (_id, cookie) => ordersUser(ask("/api/orders/user/orders", { cookie })),
	},
	{
		name: "GET /api/orders/user/orders/:orderId",
		owner: 200,
		other: 404,
		signedOut: 401,
		answer: (orderId, cookie) =>
			orderDetail(ask(`/api/orders/user/orders/${orderId}`, { cookie }, { orderId })),
	},
	{
		name: "GET /api/reviews/:orderId",
		owner: 200,
		other: 404,
		signedOut: 401,
		answer: (orderId, cookie) => readReview(ask(`/api/reviews/${orderId}`, { cookie }, { orderId })),
	},
	{
		name: "POST /api/reviews",
		owner: 201,
		other: 404,
		signedOut: 401,
		answer: (orderId, cookie) => writeReview(ask("/api/reviews", { cookie, json: { ...REVIEW, orderId } })),
	},
];
