import { beforeEach, expect, test } from "vitest";
import * as signIn from "~/routes/account/sign-in/route";
import { type Browser, openBrowser, toastOf } from "~/routes/browser.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import type { UserRow } from "~/shop/accounts/store.server";
import { CARD, DELIVERY, makeBook, paymentsOf } from "~/shop/checkout/checkout.testing";
import { endSessionsOf } from "~/shop/sessions/end-session.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import * as checkout from "./route";

const EXPIRED = "Your session has expired. Please log in again.";
const FORM = {
	...DELIVERY,
	city: "Leeds",
	intent: "pay",
	amount: "3498",
	cardNumber: CARD.number,
	cardExpiry: CARD.expiry,
	cardCvc: CARD.cvc,
};

let shop: TestShop;
let browser: Browser;
let user: UserRow;
let path: string;

beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
	browser = openBrowser();
	await enter("/sign-in");
	path = `/checkout?book=${await makeBook(shop, user)}`;
});

const enter = (to: string) => browser.post(signIn, to, { form: { email: user.email, password: PASSWORD } });

test("Pay after the session has ended asks to sign in, and comes back to what was typed", async () => {
	await endSessionsOf(shop.db, user.id);
	const refused = await browser.post(checkout, path, { form: { ...FORM, account: user.id } });
	const door = `/sign-in?redirectTo=${encodeURIComponent(path)}`;
	expect([refused.to, toastOf(refused)]).toEqual([door, EXPIRED]);
	const sessions = JSON.stringify(await shop.db.selectFrom("sessions").selectAll().execute());
	expect(sessions).toContain("Leeds");
	expect(sessions).not.toMatch(/4242|12 \/ 29/);
	expect((await enter(door)).to).toBe(path);
	for (const _time of ["first", "reloaded"]) {
		const { data } = await browser.get(checkout, path);
		expect(data).toMatchObject({ checkout: { typed: { city: "Leeds", name: DELIVERY.name } } });
	}
	expect(await paymentsOf(shop)).toEqual([]);
});

test("another account that signs in instead doesn't find the address in its own checkout", async () => {
	await endSessionsOf(shop.db, user.id);
	await browser.post(checkout, path, { form: { ...FORM, account: user.id } });
	user = await openAccountOf(shop, "Bob");
	path = `/checkout?book=${await makeBook(shop, user)}`;
	await enter("/sign-in");
	const { data } = await browser.get(checkout, path);
	expect(data).toMatchObject({ checkout: { typed: { city: "", name: "Bob" } } });
	expect(JSON.stringify(await shop.db.selectFrom("checkouts").selectAll().execute())).not.toContain("Leeds");
});

test("so does opening it", async () => {
	await endSessionsOf(shop.db, user.id);
	const sent = await browser.get(checkout, path);
	expect([sent.to, toastOf(sent)]).toEqual([`/sign-in?redirectTo=${encodeURIComponent(path)}`, EXPIRED]);
});
