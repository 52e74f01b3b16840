import { beforeEach, expect, test } from "vitest";
import { enqueue } from "~/jobs/enqueue.server";
import { DAY, HOUR, swept } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { guest, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { timeToAnswer } from "./answer";
import { cancelOwnOrder } from "./cancel-order.server";
import { provingLink } from "./link.server";
import { moveOwnOrder, type OwnStep } from "./move-own-order.server";
import { operateOrder } from "./operate-order.server";
import { makeOrder, placedOrder } from "./orders.testing";
import { readOrderDetail } from "./read-order-detail.server";

const ada = guest();
let shop: TestShop;
let orderId: string;
beforeEach(async () => {
	shop = await openTestShop();
	orderId = await placedOrder(shop, ada);
	await runDueJobs(shop);
});

/** Turns the clock on, as the sweep comes by then. */
async function later(ms: number) {
	shop.clock.advance(ms);
	await swept(shop);
	await runDueJobs(shop);
}
const asked = () => ({
	orderId,
	key: new URL(provingLink(shop, orderId, "/details")).searchParams.get("key"),
});
const press = (step: OwnStep) => moveOwnOrder(shop, null, { ...asked(), step });
const read = async () => must(await readOrderDetail(shop, null, asked()));
const mailsCalled = async (name: string) =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter(({ id }) => id.startsWith(`${name}:`));

test("a family that hasn't answered is reminded after a day, once, with the day it has until", async () => {
	expect((await read()).answer).toMatchObject({ left: "7 days" });
	await later(DAY - HOUR);
	expect(await mailsCalled("order-reminder")).toEqual([]);
	await later(HOUR);
	await later(DAY);
	const [reminder, ...more] = await mailsCalled("order-reminder");
	expect(more).toEqual([]);
	expect(reminder?.text).toContain("Please answer by");
	expect((await read()).answer).toMatchObject({ left: "5 days" });
});

test("after a week the order is on hold and says how to come back; its family does, and has a week again", async () => {
	await later(7 * DAY - HOUR);
	expect((await read()).order).toMatchObject({ state: "proof", lapsed: false });
	await later(HOUR);
	const waiting = await read();
	expect(waiting.order).toMatchObject({ state: "on hold", lapsed: true });
	expect(waiting.may).toEqual(["reopen", "cancel"]);
	expect((await mailsCalled("order-lapsed"))[0]?.text).toContain("There you can go on with your book");
	must(await press("reopen"));
	await runDueJobs(shop);
	expect(await read()).toMatchObject({
		order: { state: "proof", lapsed: false },
		answer: { left: "7 days" },
	});
	must(await press("approve"));
});

test("each time it is shown its book a family is reminded once, and told once that its order waits", async () => {
	for (let time = 1; time <= 3; time++) {
		await later(DAY);
		await later(DAY);
		const reminders = await mailsCalled("order-reminder");
		expect(reminders).toHaveLength(time);
		expect(new Set(reminders.map(({ id }) => id)).size).toBe(time);
		await later(5 * DAY);
		expect(await mailsCalled("order-lapsed")).toHaveLength(time);
		must(await press("reopen"));
		await runDueJobs(shop);
	}
});

test("it can be cancelled from there, too", async () => {
	await later(7 * DAY);
	const pence = must(await cancelOwnOrder(shop, null, { ...asked(), email: "ada@example.com" }));
	expect(pence).toBe(3498);
});

test("whatever a family changes begins its week anew", async () => {
	await later(6 * DAY);
	const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	await shop.db
		.insertInto("page_versions")
		.values({
			id: "page_changed",
			book_id: order.book_id,
			first_page: 4,
			version: 2,
			made_by: "redraw",
			words: null,
			seed: "",
			state: "ready",
			failure: null,
			created_at: shop.clock.now().toISOString(),
		})
		.execute();
	await later(2 * DAY);
	expect(await read()).toMatchObject({ order: { state: "proof" }, answer: { left: "5 days" } });
});

test("an order that a person has put on hold isn't reopened by its family", async () => {
	must(await operateOrder(shop, orderId, { step: "hold", note: "a chargeback" }));
	expect((await read()).may).toEqual(["cancel"]);
	expect(await press("reopen")).toMatchObject({
		ok: false,
		error: { code: "conflict", message: "This order is on hold: one of us is looking at it." },
	});
});

test("a reminder that is late reminds nobody who has answered", async () => {
	const answered = await makeOrder(shop, "guest_ada", { state: "approved" });
	const job = { kind: "send-mail", key: "late", payload: { mail: "order-reminder", id: answered } } as const;
	await enqueue(shop.db, shop, job);
	await runDueJobs(shop);
	expect(await mailsCalled("order-reminder")).toEqual([]);
});

test.each([
	[7 * DAY, "7 days"],
	[2 * DAY, "2 days"],
	[2 * DAY - 1, "47 hours"],
	[HOUR, "1 hour"],
	[HOUR - 1, "less than an hour"],
	[-HOUR, "less than an hour"],
])("%d ms are left as %s", (ms, left) => {
	const heard = "2026-11-02T09:00:00.000Z";
	expect(timeToAnswer(heard, new Date(Date.parse(heard) + 7 * DAY - ms)).left).toBe(left);
});
