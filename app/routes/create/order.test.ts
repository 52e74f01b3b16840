import { beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { answered, type Browser, openBrowser } from "./browser.testing";
import * as coverRoute from "./cover/route";
import * as orderRoute from "./order";

const MINUTE = 60_000;

let shop: TestShop;
let browser: Browser;
let bookId: string;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	const begun = await beginSession(shop);
	browser = withCookie(begun.cookie);
	bookId = await makeBook(shop, { id: begun.session.guestId });
	shop.clock.advance(MINUTE);
});

function withCookie(cookie: string): Browser {
	const opened = openBrowser();
	const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
	opened.cookies.set(name, value);
	return opened;
}

const orderNow = async () =>
	(await browser.get(orderRoute.loader, `/create-book/order?book=${bookId}`)).location;
const page = async () =>
	(await browser.get(coverRoute.loader, `/create-book/cover?book=${bookId}`)).body as {
		captcha: object | null;
		book: { offerEndsText: string };
	};
const goOn = async (answer: Record<string, string>) => {
	const fields = { bookId, comment: "", intent: "continue", ...answer };
	const path = `/create-book/cover?book=${bookId}`;
	return browser.post(coverRoute.action, path, new URLSearchParams(fields));
};

test("ORDER NOW shows the captcha first, and for 20 minutes after an answer no more", async () => {
	expect(await orderNow()).toBe(`/create-book/cover?book=${bookId}`);
	expect((await page()).captcha).not.toBeNull();
	expect((await goOn(await answered(shop))).location).toBe(`/checkout?book=${bookId}`);
	expect(await orderNow()).toBe(`/checkout?book=${bookId}`);
	expect((await page()).captcha).toBeNull();
	shop.clock.advance(20 * MINUTE - 1);
	expect(await orderNow()).toBe(`/checkout?book=${bookId}`);
	shop.clock.advance(1);
	expect(await orderNow()).toBe(`/create-book/cover?book=${bookId}`);
	expect((await page()).captcha).not.toBeNull();
	expect(await goOn({})).toMatchObject({
		status: 422,
		body: { fields: { captcha: ["Please complete the reCAPTCHA verification"] } },
	});
});

test("an answer counts in the browser that gave it, not in another of the same family", async () => {
	await goOn(await answered(shop));
	const elsewhere = await beginSession(shop);
	browser = withCookie(elsewhere.cookie);
	expect(await orderNow()).toBe(`/create-book/cover?book=${bookId}`);
});

test("the page says until when the book can be ordered, to a guest too", async () => {
	expect((await page()).book.offerEndsText).toBe("Wednesday, 4 March 2026 at 09:00");
});
