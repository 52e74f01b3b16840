import { renderToStaticMarkup } from "react-dom/server";
import { BooksScreen } from "~/routes/library/books/BooksScreen";
import { OrderScreen } from "~/routes/library/order/OrderScreen";
import { OrdersScreen } from "~/routes/library/orders/OrdersScreen";
import { orderLink } from "~/shop/orders/link.server";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { OrderProblem } from "~/ui/library/OrderProblem";
import { loader as booksLoader } from "./books/route";
import { ask, signedIn } from "./library.testing";
import { loader as orderLoader } from "./order/route";
import { loader as ordersLoader } from "./orders/route";

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
