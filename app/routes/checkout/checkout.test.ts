import { expect, test } from "vitest";
import { breakWrites } from "#db/broken.testing";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { OFFER_ENDED } from "~/shop/books/rules";
import {
	ASKS,
	CARD,
	charged,
	DECLINED,
	DELIVERY,
	makeBook,
	makeCoupon,
	must,
	ordersOf,
	paymentsOf,
} from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { countUse } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { placeOrder } from "~/shop/orders/place-order.server";
import { replaceShop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { dayAndTime } from "~/ui/day-and-time";
import { toastOf } from "../browser.testing";
import { action as answer, loader as ask } from "./authenticate/route";
import type { FailedCheckout } from "./checkout/answer-form.server";
import { action, loader } from "./checkout/route";
import { loader as confirmation } from "./order-confirmation/route";
import { loader as back } from "./return/route";

type Route = (args: { request: Request; params: object; context: object }) => Promise<unknown>;
type Shown = Record<string, unknown> & { failed: FailedCheckout };
type Page = { data: Record<string, unknown>; init: { status?: number } | null };

async function browser() {
	const shop = await openTestShop();
	replaceShop(shop);
	const { session, cookie } = await beginSession(shop);
	const headers = { Cookie: cookie.split(";")[0] ?? "" };
	const visit = async (route: unknown, path: string, fields?: Record<string, string>) => {
		const init = fields ? { method: "POST", headers, body: new URLSearchParams(fields) } : { headers };
		const request = new Request(`http://localhost:3000${path}`, init);
		const arrived = await (route as Route)({ request, params: {}, context: {} }).catch(
			(thrown: unknown) => thrown,
		);
		if (arrived instanceof Error) throw arrived;
		const location = arrived instanceof Response ? arrived.headers.get("Location") : null;
		return { location, page: arrived as Page };
	};
	/** Sends the checkout's form, which fails, and follows to the page that says why. */
	const fail = async (path: string, fields: Record<string, string>) => {
		const { location } = await visit(action, path, fields);
		expect(location).toMatch(/^\/checkout\?book=\w+&failed=failed_\w+$/);
		const { data, init } = (await visit(loader, location ?? "")).page;
		expect(init?.status ?? 200).toBe(200);
		return { location: location ?? "", page: data as Shown };
	};
	return { shop, visit, fail, actor: { kind: "guest" as const, id: session.guestId } };
}

const PAY = {
	...DELIVERY,
	intent: "pay",
	amount: "3498",
	cardNumber: CARD.number,
	cardExpiry: CARD.expiry,
	cardCvc: CARD.cvc,
};

test("without a book there is the way to make one", async () => {
	const { visit } = await browser();
	expect((await visit(loader, "/checkout")).location).toBe("/create-book?restore");
	const stranger = new Request("http://localhost:3000/checkout");
	const thrown = await loader({ request: stranger, params: {}, context: {} }).catch(
		(response: unknown) => response,
	);
	expect((thrown as Response).headers.get("Location")).toBe("/create-book?restore");
});

test("somebody else's book is a 404", async () => {
	const { shop, visit } = await browser();
	const bookId = await makeBook(shop, { id: "guest_bob" });
	expect((await visit(loader, `/checkout?book=${bookId}`)).page.init?.status).toBe(404);
	expect((await visit(action, `/checkout?book=${bookId}`, PAY)).page.init?.status).toBe(404);
});

test("a checkout opened over and over from one network address is refused kindly, Order again as well", async () => {
	const { shop, visit, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	await countUse(shop, LIMITS.checkout, "unknown", LIMITS.checkout.most - 1);
	expect((await visit(loader, `/checkout?book=${bookId}`)).page.data).toMatchObject({ ended: null });
	for (const path of [`/checkout?book=${bookId}`, `/checkout?book=${bookId}&again=1`])
		expect((await visit(loader, path)).page.init?.status).toBe(429);
	shop.clock.advance(LIMITS.checkout.windowMs);
	expect((await visit(loader, `/checkout?book=${bookId}`)).page.data).toMatchObject({ ended: null });
});

test("a book whose hours are over says so", async () => {
	const { shop, visit, actor } = await browser();
	await makeBook(shop, actor);
	shop.clock.advance(48 * 3600_000);
	const { page } = await visit(loader, "/checkout");
	expect(page).toMatchObject({
		data: { ended: "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK", checkout: null },
		init: { status: 403 },
	});
});

test("Pay leads to the confirmation; pressed again, or the page opened again, it does too", async () => {
	const { shop, visit, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	const path = `/checkout?book=${bookId}`;
	const { location } = await visit(action, path, PAY);
	const [order] = await ordersOf(shop);
	expect(location).toBe(`/order-confirmation?payment=${order?.payment_id}`);
	expect((await visit(action, path, PAY)).location).toBe(location);
	expect((await visit(loader, path)).location).toBe(location);
	expect(await ordersOf(shop)).toHaveLength(1);
	const { page } = await visit(confirmation, location ?? "");
	expect(page.data).toMatchObject({ order: { id: order?.id, price: { totalPence: 3498 } }, signedIn: false });
});

test("a coupon code that was refused is given back", async () => {
	const { shop, fail, actor } = await browser();
	const path = `/checkout?book=${await makeBook(shop, actor)}`;
	for (const intent of ["apply-coupon", "pay"]) {
		const { page } = await fail(path, { ...PAY, intent, couponCode: "STORY1O" });
		expect(page.failed).toMatchObject({
			problem: { fields: { couponCode: ["Invalid coupon code"] } },
			typedCoupon: "STORY1O",
		});
	}
	expect(await paymentsOf(shop)).toEqual([]);
});

test("a post that failed is shown under its own address, again and again, until Pay is accepted", async () => {
	const { shop, visit, fail, actor } = await browser();
	const path = `/checkout?book=${await makeBook(shop, actor)}`;
	const { location, page } = await fail(path, { ...PAY, city: "", cardNumber: DECLINED });
	expect(page.failed.problem?.fields).toEqual({ city: ["City is required"] });
	expect(page).toMatchObject({ checkout: { typed: { city: "", name: "Ada Lovelace" } } });
	expect((await visit(loader, location)).page.data).toMatchObject({ failed: page.failed });
	expect((await visit(loader, path)).page.data).toMatchObject({ failed: null });
	const second = await fail(path, { ...PAY, cardNumber: DECLINED });
	expect(second.page.failed.problem).toMatchObject({ code: "declined", message: "Your card was declined." });
	expect((await visit(loader, location)).page.data).toMatchObject({ failed: null });
	const kept = JSON.stringify(await shop.db.selectFrom("failed_forms").selectAll().execute());
	expect(kept).not.toMatch(/40000000|12 \/ 29|cardCvc/);
	await visit(action, path, PAY);
	expect(await shop.db.selectFrom("failed_forms").selectAll().execute()).toEqual([]);
});

test("a coupon typed and not applied is applied by Pay, which then waits for a second look at the total", async () => {
	const { shop, visit, fail, actor } = await browser();
	const path = `/checkout?book=${await makeBook(shop, actor)}`;
	const { page } = await fail(path, { ...PAY, couponCode: "story10" });
	expect(page).toMatchObject({
		failed: { problem: { code: "amount_changed" } },
		checkout: { coupon: { code: "STORY10" }, price: { totalPence: 3198 } },
	});
	expect(await paymentsOf(shop)).toEqual([]);
	expect((await visit(action, path, { ...PAY, amount: "3198" })).location).toMatch(/^\/order-confirmation/);
	expect(await ordersOf(shop)).toMatchObject([{ total_pence: 3198 }]);
});

test("the way to an account keeps what was typed, applies the coupon, and leads back", async () => {
	const { shop, visit, actor } = await browser();
	const path = `/checkout?book=${await makeBook(shop, actor)}`;
	const form = { ...PAY, intent: "create-account", couponCode: "story10", city: "Leeds" };
	const { location } = await visit(action, path, form);
	expect(location).toBe(`/sign-up?redirectTo=${encodeURIComponent(path)}`);
	const { page } = await visit(loader, path);
	expect(page.data).toMatchObject({ checkout: { coupon: { code: "STORY10" }, typed: { city: "Leeds" } } });
});

test("until when a new book can be ordered is told in the shop's own time", async () => {
	const { shop, visit, actor } = await browser();
	const path = `/checkout?book=${await makeBook(shop, actor)}`;
	const ends = new Date(shop.clock.now().getTime() + 48 * 3600_000);
	expect((await visit(loader, path)).page.data).toMatchObject({ offerUntil: dayAndTime(ends.toISOString()) });
});

test("the confirmation is for the browser that paid; anybody else, or nobody's payment, goes home", async () => {
	const { shop, visit, actor } = await browser();
	const theirs = { kind: "guest" as const, id: "guest_bob" };
	const paymentId = await charged(shop, theirs, await makeBook(shop, theirs));
	must(await placeOrder(shop, theirs, paymentId));
	const unpaid = await charged(shop, actor, await makeBook(shop, actor));
	for (const query of [
		"",
		"?payment=",
		"?payment=pi_nobody",
		`?payment=${paymentId}`,
		`?payment=${unpaid}`,
	]) {
		expect((await visit(confirmation, `/order-confirmation${query}`)).location).toBe("/");
	}
});

test("the result of a payment that went back is no confirmation, but the order's own page", async () => {
	const { shop, visit, actor } = await browser();
	const { location } = await visit(action, `/checkout?book=${await makeBook(shop, actor)}`, PAY);
	const [order] = await ordersOf(shop);
	await shop.db.updateTable("orders").set({ state: "cancelled", status: "refunded" }).execute();
	expect((await visit(confirmation, location ?? "")).location).toBe(`/orders/${order?.id}`);
});

test("an order that can't be saved is said so, and is there once it can: nothing is charged twice", async () => {
	const { shop, visit, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	const mend = await breakWrites(shop.db, "insert on orders");
	const { location } = await visit(action, `/checkout?book=${bookId}`, PAY);
	expect(location).toMatch(/^\/checkout\/return\?payment=/);
	const { page } = await visit(back, location ?? "");
	expect(page.data).toEqual({ unsaved: "Failed to save order" });
	expect(shop.logged.filter(({ event }) => event === "order")).toHaveLength(2);
	await mend();
	shop.clock.advance(60_000);
	await runDueJobs(shop);
	const [order] = await ordersOf(shop);
	expect((await visit(back, location ?? "")).location).toBe(
		`/order-confirmation?payment=${order?.payment_id}`,
	);
	expect(await ordersOf(shop)).toHaveLength(1);
});

test("a free order whose offer has ended says so, and not that a payment failed", async () => {
	const { shop, visit, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	await makeCoupon(shop, "GIFT", { pence_off: 9999 });
	const { paymentIntentId } = must(await preparePayment(shop, actor, { bookId, couponCode: "GIFT" }));
	shop.clock.advance(48 * 3600_000);
	const { location, page } = await visit(back, `/checkout/return?payment=${paymentIntentId}`);
	expect(location).toBe(`/checkout?book=${bookId}`);
	expect(toastOf(page as unknown as Response)).toBe(OFFER_ENDED);
});

test("the bank's step: asked, refused, asked, allowed", async () => {
	const { shop, visit, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	const path = `/checkout?book=${bookId}`;
	const pay = () => visit(action, path, { ...PAY, cardNumber: ASKS });
	const { location: bank } = await pay();
	expect(bank).toMatch(/^\/checkout\/authenticate\?payment=pi_/);
	expect((await visit(ask, bank ?? "")).page.data).toEqual({ amountPence: 3498 });
	const refused = (await visit(answer, bank ?? "", { answer: "refuse" })).location ?? "";
	expect(refused).toMatch(/^\/checkout\?book=\w+&failed=/);
	expect((await visit(loader, refused)).page.data).toMatchObject({
		failed: { problem: { code: "declined", message: expect.stringContaining("unable to authenticate") } },
	});
	expect((await visit(ask, bank ?? "")).location).toMatch(/^\/checkout\/return/);
	await pay();
	expect((await visit(answer, bank ?? "", { answer: "authenticate" })).location).toMatch(
		/^\/order-confirmation/,
	);
	expect(await ordersOf(shop)).toHaveLength(1);
	const strange = await browser();
	expect((await strange.visit(ask, bank ?? "")).page.init?.status).toBe(404);
	expect((await strange.visit(answer, bank ?? "", { answer: "authenticate" })).page.init?.status).toBe(404);
});

test("a coupon button answers with the page again; nothing that was typed of the card is in it", async () => {
	const { shop, visit, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	const path = `/checkout?book=${bookId}`;
	const applied = await visit(action, path, { ...PAY, intent: "apply-coupon", couponCode: "story10" });
	expect(applied.location).toBe(`${path}#order-summary`);
	const { page } = await visit(loader, path);
	expect(page.data).toMatchObject({ checkout: { coupon: { code: "STORY10" }, typed: { city: "London" } } });
	expect(JSON.stringify(page.data)).not.toMatch(/4242/);
	const kept = JSON.stringify(await shop.db.selectFrom("checkouts").selectAll().execute());
	expect(kept).not.toMatch(/4242|12 \/ 29/);
	await visit(action, path, { ...PAY, intent: "remove-coupon" });
	expect((await visit(loader, path)).page.data).toMatchObject({ checkout: { coupon: null } });
});

test("too many tries are held up with the form as it was", async () => {
	const { shop, visit, fail, actor } = await browser();
	const bookId = await makeBook(shop, actor);
	const path = `/checkout?book=${bookId}`;
	for (let at = 0; at < 60; at++)
		await visit(action, path, { ...PAY, intent: "apply-coupon", couponCode: "NOPE" });
	const form = { ...PAY, intent: "apply-coupon", couponCode: "STORY10", city: "Leeds" };
	expect((await fail(path, form)).page).toMatchObject({
		failed: { problem: { code: "rate_limited" }, typedCoupon: "STORY10" },
		checkout: { typed: { city: "Leeds" } },
	});
});
