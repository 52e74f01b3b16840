import { renderToStaticMarkup } from "react-dom/server";
import { SELLER } from "~/content/seller.testing";
import { BooksScreen } from "~/routes/library/books/BooksScreen";
import { OrderScreen } from "~/routes/library/order/OrderScreen";
import { OrdersScreen } from "~/routes/library/orders/OrdersScreen";
import { orderLink, provingLink } from "~/shop/orders/link.server";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { OrderProblem } from "~/ui/library/OrderProblem";
import { SellerProvider } from "~/ui/Seller";
import { loader as booksLoader } from "./books/route";
import { ask, signedIn, told } from "./library.testing";
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

/** The cookie with which a browser goes on that has opened the link with this key. */
export const opened = (orderId: string, key: string) => `fk_orders=${orderId}:${key}`;

/** An order's page; with a key as a browser comes to it that follows the mail's link. */
export const orderPage = async (shop: TestShop, orderId: string, cookie?: string, key?: string) => {
	serveWith(shop);
	const load = (path: string, cookies?: string) => orderLoader(ask(path, { cookie: cookies }, { orderId }));
	const path = `/orders/${orderId}`;
	const { data, init } = key
		? await load(`${path}?key=${encodeURIComponent(key)}`, cookie).catch((way: Response) => {
				const [given = ""] = told(way).cookies.split(";");
				return load(told(way).to ?? "", [cookie, given].filter(Boolean).join("; "));
			})
		: await load(path, cookie);
	const { detail, problem, ...screen } = data;
	const element = detail ? <OrderScreen {...detail} {...screen} /> : <OrderProblem problem={problem} />;
	const page = <SellerProvider value={SELLER}>{element}</SellerProvider>;
	return { status: init?.status, html: renderToStaticMarkup(page), data };
};

/** What the signed link of an order's mail carries. */
export const keyOf = (shop: TestShop, orderId: string) =>
	new URL(orderLink(shop, orderId)).searchParams.get("key") ?? "";

/** What the link carries that is mailed to prove who is an order's buyer. */
export const provingKeyOf = (shop: TestShop, orderId: string) =>
	new URL(provingLink(shop, orderId, "/details")).searchParams.get("key") ?? "";
