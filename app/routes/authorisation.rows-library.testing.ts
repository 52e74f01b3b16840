import type { Actor } from "~/shop/actor";
import { DELIVERY, makeBook } from "~/shop/checkout/checkout.testing";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { TestShop } from "~/shop.testing";
import * as bookUser from "./api/book-user";
import * as orderDetail from "./api/order-detail";
import * as ordersUser from "./api/orders-user";
import { door, type Row, signedOut, strangers } from "./authorisation.testing";
import * as approve from "./library/approve/route";
import * as bookFile from "./library/book-file";
import * as books from "./library/books/route";
import * as cancel from "./library/cancel/route";
import * as damaged from "./library/damaged/route";
import * as deleteBook from "./library/delete-book/route";
import * as details from "./library/details/route";
import * as invoice from "./library/invoice/route";
import * as invoicePdf from "./library/invoice-pdf";
import * as order from "./library/order/route";
import * as step from "./library/order-step";
import * as orders from "./library/orders/route";
import * as proof from "./library/proof/route";
import * as proofPicture from "./library/proof-picture";

/** The request for an order of the owner's under an address such as `/orders/`. */
const orderAt =
	(address: string, form?: Record<string, string>, end = "", standing = {}) =>
	async (shop: TestShop, owner: Actor) => {
		const orderId = await makeOrder(shop, owner.id, standing);
		return { path: `${address}${orderId}${end}`, params: { orderId }, form };
	};

/** The proof of an order of the owner's, its pages drawn. */
const proofOf = (form: Record<string, string>) => async (shop: TestShop, owner: Actor) => {
	const { bookId } = await drawnBook(shop, owner);
	const orderId = await ordered(shop, owner.id, bookId);
	await shop.db.updateTable("orders").set({ state: "proof" }).where("id", "=", orderId).execute();
	const isPost = Object.keys(form).length > 0;
	return { path: `/orders/${orderId}/proof`, params: { orderId }, ...(isPost ? { form } : {}) };
};

async function listOf(shop: TestShop, owner: Actor, path: string) {
	await makeBook(shop, owner);
	await makeOrder(shop, owner.id);
	return { path };
}

/** My Books, My Orders and an order. A list has no id in its address: another family sees its own. */
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
	...["not-come", "reopen", "arrived"].flatMap((press): Row[] => {
		const path = async (shop: TestShop, owner: Actor) => {
			const standing = {
				reopen: { state: "on hold", held_from: "proof", lapsed: 1 },
				arrived: { state: "posted" },
			} as const;
			const orderId = await makeOrder(shop, owner.id, standing[press as keyof typeof standing]);
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
		what: "the proof of an order",
		method: "GET",
		route: proof,
		of: proofOf({}),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "writing a page of a proof",
		method: "POST",
		route: proof,
		of: proofOf({ intent: "write", number: "5", "version-5": "1", "words-5": "And off they went." }),
		gets: { ...door("/orders/:id/proof"), other: 404, owner: "303 /orders/:id/proof?page=5#book" },
	},
	{
		what: "a picture of a proof",
		method: "GET",
		route: proofPicture,
		of: async (shop, owner) => {
			const { path, params } = await proofOf({})(shop, owner);
			return { path: `${path.replace(/proof$/, "pages/5")}?v=1`, params: { ...params, number: "5" } };
		},
		gets: { ...signedOut(404), other: 404, owner: 200 },
	},
	{
		what: "an approved book for reading",
		method: "GET",
		route: bookFile,
		of: async (shop, owner) => {
			const orderId = await makeOrder(shop, owner.id, { state: "approved" });
			const file_key = `print/${orderId}/screen.pdf`;
			await shop.providers.files.put(file_key, new Uint8Array([1]), "application/pdf");
			const made = { md5: "", bytes: 1, pages: 26, words: null, made_at: shop.clock.now().toISOString() };
			await shop.db
				.insertInto("print_files")
				.values({ order_id: orderId, kind: "screen", file_key, ...made })
				.execute();
			const params = { orderId, file: "screen.pdf" };
			return { path: `/orders/${orderId}/files/screen.pdf`, params };
		},
		gets: { ...signedOut(404), other: 404, owner: 200 },
	},
	{
		what: "the page that tells of a damaged book",
		method: "GET",
		route: damaged,
		of: orderAt("/orders/", undefined, "/damaged"),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "telling of a damaged book",
		method: "POST",
		route: damaged,
		of: orderAt("/orders/", { words: "Torn." }, "/damaged"),
		gets: { ...door("/orders/:id/damaged"), other: 404, owner: 409 },
	},
	{
		what: "the page that deletes an ordered book",
		method: "GET",
		route: deleteBook,
		of: orderAt("/orders/", undefined, "/delete-book"),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "deleting an ordered book",
		method: "POST",
		route: deleteBook,
		of: async (shop, owner) => {
			const orderId = await makeOrder(shop, owner.id, { state: "delivered" });
			const form = { email: DELIVERY.email };
			return { path: `/orders/${orderId}/delete-book`, params: { orderId }, form };
		},
		gets: { ...door("/orders/:id/delete-book"), other: 404, owner: "302 /orders/:id" },
	},
	{
		what: "the page that changes where an order goes to",
		method: "GET",
		route: details,
		of: orderAt("/orders/", undefined, "/details"),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "changing where an order goes to",
		method: "POST",
		route: details,
		of: orderAt("/orders/", DELIVERY, "/details"),
		gets: { ...door("/orders/:id/details"), other: 404, owner: "302 /orders/:id" },
	},
	...[
		{ what: "an order's invoice", route: invoice, end: "/invoice" },
		{ what: "the same as a PDF", route: invoicePdf, end: "/invoice.pdf" },
	].map(
		({ what, route, end }): Row => ({
			what,
			method: "GET",
			route,
			of: async (shop, owner) => {
				const asked = await orderAt("/orders/", undefined, end)(shop, owner);
				await shop.db
					.updateTable("orders")
					.set({ invoice_number: 1 })
					.where("id", "=", asked.params.orderId)
					.execute();
				return asked;
			},
			gets: { ...door("/orders/:id"), other: 404, owner: 200 },
		}),
	),
	{
		what: "the page that approves a book",
		method: "GET",
		route: approve,
		of: orderAt("/orders/", undefined, "/approve", { state: "proof" }),
		gets: { ...door("/orders/:id"), other: 404, owner: 200 },
	},
	{
		what: "approving a book",
		method: "POST",
		route: approve,
		of: orderAt("/orders/", { looked: "yes" }, "/approve", { state: "proof" }),
		gets: { ...door("/orders/:id/approve"), other: 404, owner: "302 /orders/:id" },
	},
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
		gets: { ...door("/orders/:id/cancel"), other: 404, owner: "302 /orders/:id" },
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
];
