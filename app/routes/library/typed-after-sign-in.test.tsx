import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import * as signIn from "~/routes/account/sign-in/route";
import { type Browser, openBrowser, type RouteModule } from "~/routes/browser.testing";
import { openAccountOf, PASSWORD } from "~/shop/accounts/accounts.testing";
import type { UserRow } from "~/shop/accounts/contract";
import { DELIVERY } from "~/shop/checkout/checkout.testing";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { OrderState } from "~/shop/orders/rules";
import { SESSION_MS } from "~/shop/sessions/rules";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { CancelScreen } from "./cancel/CancelScreen";
import * as cancel from "./cancel/route";
import { DamagedScreen } from "./damaged/DamagedScreen";
import * as damaged from "./damaged/route";
import * as deleteBook from "./delete-book/route";
import { DetailsScreen } from "./details/DetailsScreen";
import * as details from "./details/route";
import * as proof from "./proof/route";
import { typedBefore } from "./proof/typed-before";

let shop: TestShop;
let browser: Browser;
let user: UserRow;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	user = await openAccountOf(shop);
	browser = openBrowser();
	await enter();
});

const enter = () => browser.post(signIn, "/sign-in", { form: { email: user.email, password: PASSWORD } });
const order = (state: OrderState) => makeOrder(shop, user.id, { state });

type Form = RouteModule & Required<Pick<RouteModule, "loader">>;

/** What a page of an order shows, as its own loader gives it. */
async function shownAt<Page extends Form>(route: Page, orderId: string, path: string) {
	const { status, data } = await browser.get(route, path, { params: { orderId } });
	expect(status).toBe(200);
	return data as Awaited<ReturnType<Page["loader"]>>;
}

/** Sends a form when the session has run out, signs in again, and gives the page that it leads back to. */
async function sentTooLate<Page extends Form>(
	route: Page,
	orderId: string,
	below: string,
	form: Record<string, string | File>,
) {
	const path = `/orders/${orderId}/${below}`;
	const params = { orderId };
	shop.clock.advance(SESSION_MS + 1);
	const refused = await browser.post(route, path, { params, form });
	expect(refused.to).toBe(`/sign-in?redirectTo=${encodeURIComponent(path)}`);
	await enter();
	return shownAt(route, orderId, path);
}

test("an address typed when the session had ended is typed again, with what the form was shown with", async () => {
	const orderId = await order("proof");
	const shown = await sentTooLate(details, orderId, "details", {
		...DELIVERY,
		address: "1 Long Lane",
		giftMessage: "For Zoë",
		seen: "an-older-one",
	});
	const html = renderToStaticMarkup(<DetailsScreen {...shown} />);
	for (const says of ['value="1 Long Lane"', "For Zoë", 'value="an-older-one"']) expect(html).toContain(says);
});

test("what is wrong with a damaged book is typed again, and its photo asked for again", async () => {
	const orderId = await makeOrder(shop, user.id, { state: "posted" });
	const { id } = user;
	await moveOwnOrder(
		shop,
		{ kind: "family", id, guestId: "guest_1" },
		{ orderId, key: null, step: "deliver" },
	);
	const form = { words: "Torn at the back.", photo: new File(["x".repeat(600_000)], "torn.jpg") };
	// A session ends long before the time in which a book can be reported.
	await shop.db.deleteFrom("sessions").execute();
	const path = `/orders/${orderId}/damaged`;
	await browser.post(damaged, path, { params: { orderId }, form });
	await enter();
	const shown = await shownAt(damaged, orderId, path);
	const html = renderToStaticMarkup(<DamagedScreen {...shown} />);
	for (const says of ["Torn at the back.", "Please choose the photo again"]) expect(html).toContain(says);
});

test("the address typed to cancel an order is typed again, and nothing is cancelled by itself", async () => {
	const orderId = await order("proof");
	const shown = await sentTooLate(cancel, orderId, "cancel", { email: "ada@example.com" });
	expect(renderToStaticMarkup(<CancelScreen {...shown} />)).toContain('value="ada@example.com"');
	expect(shown.mayCancel).toBe(true);
});

test("the address typed to delete a book is typed again", async () => {
	const orderId = await order("delivered");
	const shown = await sentTooLate(deleteBook, orderId, "delete-book", { email: "ada@example.com" });
	expect(shown.lastResult?.initialValue.email).toBe("ada@example.com");
});

test("an order's key that has ended doesn't keep a family from signing in", async () => {
	const orderId = await order("proof");
	browser.cookies.set("fk_orders", `${orderId}:ended`);
	const shown = await sentTooLate(cancel, orderId, "cancel", { email: "ada@example.com" });
	expect(shown.lastResult?.initialValue.email).toBe("ada@example.com");
});

test("words typed on a page of the proof lead back to it, beside what is there by now", async () => {
	const orderId = await order("proof");
	const words = { intent: "write", number: "4", "version-5": "1", "words-5": "Rosa hid." };
	const path = `/orders/${orderId}/proof`;
	shop.clock.advance(SESSION_MS + 1);
	const refused = await browser.post(proof, `${path}?page=4`, { params: { orderId }, form: words });
	expect(refused.to).toBe(`/sign-in?redirectTo=${encodeURIComponent(path)}`);
	const session = await shop.db.selectFrom("sessions").select("facts").execute();
	expect(session.some(({ facts }) => facts.includes("Rosa hid."))).toBe(true);

	const opening = [
		{ number: 4, spread: 4, text: "Before." },
		{ number: 5, spread: 5, text: "It says this now." },
	];
	const { intent, ...typed } = words;
	const written = [{ number: 5, version: 1, words: "Rosa hid." }];
	const at = (current: number) => typedBefore(typed, written, opening, [{ spread: 5, current }]);
	expect(at(1)?.typed).toMatchObject([{ number: 5, words: "Rosa hid.", newer: null }]);
	expect(at(2)?.typed[0]?.newer).toBe("It says this now.");
	expect(typedBefore(typed, [{ number: 9, version: 1, words: "" }], opening, [])).toBeUndefined();
	const name = { number: "5", who: "character_1", name: "Zoé" };
	expect(typedBefore(name, [], opening, [])?.typedName).toMatchObject({ who: "character_1", name: "Zoé" });
	expect(typedBefore({ number: "5" }, [], opening, [])).toBeUndefined();
});
