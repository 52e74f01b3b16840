import { beforeEach, expect, test } from "vitest";
import { runAll, sentForm } from "~/jobs/making.testing";
import * as signIn from "~/routes/account/sign-in/route";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { readTally } from "~/shop/tally/count-step.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { openBrowser } from "./browser.testing";
import * as checkout from "./checkout/checkout/route";
import * as createBook from "./create/create-book/route";

const PERSON = { "User-Agent": "Mozilla/5.0 (iPhone) Safari/605.1", "Accept-Language": "en-GB" };

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
});

const steps = () => readTally(shop, "2026-03-02");

test("the book form is counted as it is opened: no cookie is set for it, and no session written", async () => {
	const browser = openBrowser();
	expect((await browser.get(createBook, "/create-book", { headers: PERSON })).status).toBe(200);
	await browser.get(createBook, "/create-book");
	expect(await steps()).toMatchObject({ "form opened": 1, "checkout opened": 0 });
	expect(browser.cookies.size).toBe(0);
	expect(await shop.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("the checkout is counted where there is something to buy, and not when its form comes back to it", async () => {
	const user = await openAccountOf(shop);
	const browser = openBrowser();
	await browser.get(checkout, "/checkout?book=book_none", { headers: PERSON });
	await browser.post(signIn, "/sign-in", { form: { email: user.email, password: PASSWORD } });
	const path = `/checkout?book=${await makeBook(shop, user)}`;
	expect((await browser.get(checkout, path, { headers: PERSON })).status).toBe(200);
	await browser.get(checkout, path, { headers: { ...PERSON, Referer: `http://localhost:3000${path}` } });
	expect(await steps()).toMatchObject({ "checkout opened": 1 });
});

test("a cover is counted when it has arrived, once", async () => {
	await sentForm(shop);
	expect((await steps())["cover made"]).toBe(0);
	await runAll(shop);
	expect((await steps())["cover made"]).toBe(1);
});
