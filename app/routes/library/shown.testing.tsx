import { renderToStaticMarkup } from "react-dom/server";
import { orderLink } from "~/shop/orders/link.server";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { BooksScreen } from "~/ui/library/BooksScreen";
import { OrderProblem } from "~/ui/library/OrderProblem";
import { OrderScreen } from "~/ui/library/OrderScreen";
import { OrdersScreen } from "~/ui/library/OrdersScreen";
import { loader as booksLoader } from "./books";
import { ask, signedIn } from "./library.testing";
import { loader as orderLoader } from "./order";
import { loader as ordersLoader } from "./orders";

/** The shop, and a family that is signed in to it. */
export async function open() {
	const shop = await openTestShop();
	serveWith(shop);
	return { shop, ...(await signedIn(shop, "rosa")) };
}

/** A page as a browser without scripts sees it. */
export const booksPage = async (path: string, cookie: string) => {
	const { data, init } = await booksLoader(ask(path, { cookie }));
	return { status: init?.status, html: renderToStaticMarkup(<BooksScreen {...data} />) };
};

export const ordersPage = async (path: string, cookie: string) => {
	const { data, init } = await ordersLoader(ask(path, { cookie }));
	return { status: init?.status, html: renderToStaticMarkup(<OrdersScreen {...data} />) };
};

export const orderPage = async (shop: TestShop, orderId: string, cookie?: string, key?: string) => {
	const path = `/orders/${orderId}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
	serveWith(shop);
	const { data, init } = await orderLoader(ask(path, { cookie }, { orderId }));
	const { detail, problem, ...screen } = data;
	const element = detail ? <OrderScreen {...detail} {...screen} /> : <OrderProblem problem={problem} />;
	return { status: init?.status, html: renderToStaticMarkup(element), data };
};

/** What the signed link of an order's mail carries. */
export const keyOf = (shop: TestShop, orderId: string) =>
	new URL(orderLink(shop, orderId)).searchParams.get("key") ?? "";
