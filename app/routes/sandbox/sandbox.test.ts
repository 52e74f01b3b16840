import { expect, test } from "vitest";
import { readSetting } from "#db/settings";
import { runDueJobs } from "~/jobs/worker.server";
import { charged, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { replaceShop, type Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { action as clock, loader as readClock } from "./clock";
import { loader as list } from "./mail/route";
import { loader as html } from "./mail-html";
import { loader as one } from "./mail-one/route";

const at = (path: string, init: RequestInit = {}, params: Record<string, string> = {}) => ({
	request: new Request(`http://localhost:3000${path}`, init),
	params,
	context: {},
});
const post = (body: BodyInit, type?: string): RequestInit => ({
	method: "POST",
	body,
	headers: type ? { "Content-Type": type } : {},
});

test("the confirmation is in the outbox: listed, as text with its link, and as HTML that can do nothing", async () => {
	const shop = await openTestShop();
	replaceShop(shop);
	const { order } = must(
		await placeOrder(shop, guest(), await charged(shop, guest(), await makeBook(shop, guest()))),
	);
	await runDueJobs(shop);
	const { mails } = (await list(at("/sandbox/mail"))).data;
	expect(mails).toHaveLength(1);
	const id = mails[0]?.id ?? "";
	expect((await one(at("/sandbox/mail/x", {}, { id }))).data.text).toContain(
		`http://localhost:3000/orders/${order.id}?key=`,
	);
	const response = await html(at("/sandbox/mail/x/html", {}, { id }));
	expect(response.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*sandbox/);
	expect(await response.text()).toContain(order.orderNumber);
	await expect(one(at("/sandbox/mail/x", {}, { id: "another" }))).rejects.toMatchObject({
		init: { status: 404 },
	});
});

test.each([
	["JSON", post(JSON.stringify({ advanceMs: 60_000 }), "application/json")],
	["a form", post(new URLSearchParams({ advanceMs: "60000" }))],
])("the clock goes forward by %s, and is kept", async (_, init) => {
	const shop = await openTestShop();
	replaceShop(shop);
	const before = shop.clock.now().getTime();
	const response = await clock(at("/sandbox/clock", init));
	expect(await response.json()).toEqual({ now: new Date(before + 60_000).toISOString() });
	expect(Number(await readSetting(shop.db, "clock_offset_ms"))).not.toBeNaN();
});

test.each(["-1", "soon", "1e99"])("a clock can't go %s", async (advanceMs) => {
	replaceShop(await openTestShop());
	expect((await clock(at("/sandbox/clock", post(new URLSearchParams({ advanceMs }))))).status).toBe(422);
});

test("the clock answers its other methods", async () => {
	replaceShop(await openTestShop());
	const response = await readClock(at("/sandbox/clock"));
	expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("outside test mode none of it is there", async () => {
	const open = await openTestShop();
	const shop: Shop = {
		...open,
		settings: { ...open.settings, testMode: false, APP_URL: "https://shop.example" },
	};
	replaceShop(shop);
	const before = shop.clock.now();
	expect((await clock(at("/sandbox/clock", post(new URLSearchParams({ advanceMs: "1000" }))))).status).toBe(
		404,
	);
	expect(shop.clock.now()).toEqual(before);
	for (const page of [list(at("/sandbox/mail")), one(at("/sandbox/mail/x"))]) {
		await expect(page).rejects.toMatchObject({ init: { status: 404 } });
	}
	expect((await html(at("/sandbox/mail/x/html"))).status).toBe(404);
});
