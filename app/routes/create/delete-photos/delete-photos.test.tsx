import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { PHOTOS_DELETED } from "~/shop/books/rules";
import { drawnBook, ordered } from "~/shop/orders/delete-photos.testing";
import { PHOTO_NEED_TEXTS } from "~/shop/orders/rules";
import { PHOTO_KEEPING } from "~/shop/photos/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { guestOf, type Somebody, signedIn } from "../../authorisation.testing";
import { BooksScreen } from "../../library/books/BooksScreen";
import * as booksRoute from "../../library/books/route";
import { OrderScreen } from "../../library/order/OrderScreen";
import * as orderRoute from "../../library/order/route";
import { CoverScreen } from "../cover/CoverScreen";
import * as coverRoute from "../cover/route";
import { DeletePhotosScreen } from "./DeletePhotosScreen";
import * as page from "./route";

let shop: TestShop;
let kin: Somebody;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	kin = await signedIn(shop, "rosa");
});

type Props<Screen extends (props: never) => unknown> = Parameters<Screen>[0];
const shown = async (path: string, who = kin) => {
	const { data } = await who.browser.get(page, path);
	return renderToStaticMarkup(<DeletePhotosScreen {...(data as Props<typeof DeletePhotosScreen>)} />);
};
const press = async (bookId: string, from: string, who = kin) => {
	const { status, to } = await who.browser.post(page, "/delete-photos", { form: { bookId, from } });
	expect(status).toBe(303);
	await runDueJobs(shop);
	return shown(to ?? "", who);
};
const coverPage = async (bookId: string, who = kin) => {
	const { data } = await who.browser.get(coverRoute, `/create-book/cover?book=${bookId}`);
	return renderToStaticMarkup(<CoverScreen {...(data as Props<typeof CoverScreen>)} />);
};
const booksPage = async () => {
	const { data } = await kin.browser.get(booksRoute, "/books");
	return renderToStaticMarkup(<BooksScreen {...(data as Props<typeof BooksScreen>)} />);
};

test("the page says what goes and what that means; the button deletes, and says that they have gone", async () => {
	const { bookId } = await drawnBook(shop, kin.actor);
	const before = await shown(`/delete-photos?book=${bookId}&from=cover`);
	for (const text of [PHOTO_KEEPING, "Rosa and the Whale", "The cover stays. To draw another", "Keep them"])
		expect(before).toContain(text);
	expect(before).toMatch(/<button[^>]*>Delete my photos now</);
	const after = await press(bookId, "cover");
	expect(after).toContain("We have no photos and no portraits of ");
	expect(after).toContain(`href="/create-book/cover?book=${bookId}"`);
	expect(after).not.toMatch(/<button/);
	expect(await press(bookId, "cover")).toBe(after);
});

test("the cover's page and My Books lead there, and then say that photos would be added again", async () => {
	const { bookId } = await drawnBook(shop, kin.actor);
	expect(await coverPage(bookId)).toContain(`href="/delete-photos?book=${bookId}&amp;from=cover"`);
	expect(await booksPage()).toContain(`href="/delete-photos?book=${bookId}&amp;from=books"`);
	expect(await press(bookId, "books")).toContain('href="/books"');
	const said = renderToStaticMarkup(PHOTOS_DELETED);
	for (const html of [await coverPage(bookId), await booksPage()]) {
		expect(html).toContain(said);
		expect(html).not.toContain("/delete-photos");
		for (const offered of ["Draw another cover", "Continue to Checkout", "ORDER NOW"])
			expect(html).not.toContain(offered);
	}
});

test("of an order in the making it says kindly what stays, why and until when", async () => {
	const { bookId } = await drawnBook(shop, kin.actor);
	const orderId = await ordered(shop, kin.actor.id, bookId);
	const { data } = await kin.browser.get(orderRoute, `/orders/${orderId}`, { params: { orderId } });
	const { detail, ...screen } = data as { detail: Props<typeof OrderScreen> } & Props<typeof OrderScreen>;
	const order = renderToStaticMarkup(<OrderScreen {...screen} {...detail} />);
	expect(order).toContain(PHOTO_KEEPING);
	expect(order).toContain(`href="/delete-photos?book=${bookId}&amp;from=order"`);
	const after = await press(bookId, "order");
	expect(after).toContain(renderToStaticMarkup(PHOTO_NEED_TEXTS.making));
	expect(after).toContain(`href="/orders/${orderId}"`);
});

test("a guest's order leads back by its link, in this browser alone", async () => {
	const guest = await guestOf(shop);
	const { bookId } = await drawnBook(shop, guest.actor);
	const orderId = await ordered(shop, guest.actor.id, bookId);
	const after = await press(bookId, "order", guest);
	const link = new RegExp(`href="(/orders/${orderId}\\?key=[^"]+)"`).exec(after)?.[1] ?? "";
	const ask = async (who: Somebody) => {
		const way = await who.browser.get(orderRoute, link, { params: { orderId } });
		return who.browser.get(orderRoute, way.to ?? "", { params: { orderId } });
	};
	expect(await ask(guest)).toMatchObject({ status: 200, data: { detail: { owned: true } } });
	expect(await ask(await guestOf(shop))).toMatchObject({ status: 200, data: { detail: { owned: false } } });
});
