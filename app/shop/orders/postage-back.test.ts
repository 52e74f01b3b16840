import { beforeEach, describe, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { family, guest, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { advanceOrder } from "./advance-order.server";
import { LATE_TEXTS } from "./late";
import { orderLink } from "./link.server";
import { refundByOperator } from "./operate-order.server";
import { makeOrder } from "./orders.testing";
import { remedyLateness, sayNotCome } from "./postage-back.server";
import { readOrderDetail } from "./read-order-detail.server";
import { findRefunds } from "./refund-store.server";
import { longDate, type OrderState } from "./rules";
import { anyonesOrder } from "./store.server";

const DAY_MS = 24 * 3600_000;
const kin = family();
let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

/** An order promised for so many days from now. */
const promised = (
	days: number,
	facts: { state?: OrderState; held_from?: OrderState; payment_id?: string } = {},
	owner = kin.id,
) =>
	makeOrder(shop, owner, {
		state: "at the printer",
		estimated_delivery: new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString(),
		...facts,
	});
const remedy = async (id: string) => {
	const order = await anyonesOrder(shop.db, { id });
	if (order) await remedyLateness(shop, order);
};
const refundsOf = async (id: string) =>
	(await findRefunds(shop.db, id)).map(({ reason, amount_pence }) => `${reason} ${amount_pence}`);
const mailsOf = async (id: string) =>
	(await shop.db.selectFrom("jobs").select("key").where("key", "like", `%:${id}`).execute())
		.map(({ key }) => key.split(":")[0])
		.filter((mail) => mail === "order-late");
const say = (orderId: string, actor = kin) => sayNotCome(shop, actor, { orderId, key: null });

describe("what has missed its day", () => {
	test("gets nothing before that day is over: it is promised, shown and remedied by one date", async () => {
		const id = await promised(3);
		const { estimated_delivery: by } = (await anyonesOrder(shop.db, { id })) ?? {};
		const isOver = async () => {
			await remedy(id);
			const detail = must(await readOrderDetail(shop, kin, { orderId: id, key: null }));
			expect(detail.order.estimatedDelivery).toBe(by);
			expect(detail.promised?.by).toBe(by);
			return detail.promised?.isOver;
		};
		for (let day = 0; day <= 3; day++) {
			expect(await isOver()).toBe(false);
			expect(await refundsOf(id)).toEqual([]);
			shop.clock.advance(DAY_MS);
		}
		expect(await isOver()).toBe(true);
		expect(await refundsOf(id)).toEqual(["late 499"]);
		await runDueJobs(shop);
		const sent = (await shop.providers.sandbox.outbox?.list()) ?? [];
		const mail = sent.find(({ id: name }) => name.startsWith("order-late:"));
		expect(mail?.text).toContain(`was promised for ${longDate(by ?? "")}`);
	});

	test("gets its postage back by itself, once, with a mail", async () => {
		const id = await promised(-1);
		await remedy(id);
		await remedy(id);
		expect(await refundsOf(id)).toEqual(["late 499"]);
		expect(await mailsOf(id)).toEqual(["order-late"]);
		expect(await anyonesOrder(shop.db, { id })).toMatchObject({
			status: "partly_refunded",
			state: "at the printer",
		});
	});

	test.each([
		["too late for that day", 1, ["late 499"]],
		["in time", 10, []],
	])("where it was posted %s is given back: %j %j", async (_, days, refunds) => {
		const id = await promised(days, { state: "printed" });
		must(
			await shop.db
				.transaction()
				.execute((trx) => advanceOrder(trx, shop, id, { step: "post", by: "printer" })),
		);
		await remedy(id);
		expect(await refundsOf(id)).toEqual([]);
		shop.clock.advance((days + 1) * DAY_MS);
		await remedy(id);
		expect(await refundsOf(id)).toEqual(refunds);
	});

	test("and by two at the same instant only once", async () => {
		const id = await promised(-1);
		await Promise.all([remedy(id), say(id), remedy(id), say(id)]);
		expect(await refundsOf(id)).toEqual(["late 499"]);
	});

	test.each([
		["in time", 20, {}],
		["not approved yet", -1, { state: "proof" }],
		["delivered", -1, { state: "delivered" }],
		["without a charge", -1, { payment_id: "free_1" }],
	] as const)("gets nothing where it is %s", async (_, days, facts) => {
		const id = await promised(days, facts);
		await remedy(id);
		expect(await refundsOf(id)).toEqual([]);
		expect(await mailsOf(id)).toEqual([]);
	});

	test("gets nothing where nothing was promised", async () => {
		const id = await makeOrder(shop, kin.id, { state: "at the printer" });
		shop.clock.advance(60 * DAY_MS);
		await remedy(id);
		expect(await refundsOf(id)).toEqual([]);
	});
});

describe("a family that says its book hasn't come", () => {
	test("gets its postage back once, and is told the second time", async () => {
		const id = await promised(-1, { state: "posted" });
		expect(await say(id)).toMatchObject({ value: LATE_TEXTS.given });
		expect(await say(id)).toMatchObject({ value: LATE_TEXTS.before });
		expect(await refundsOf(id)).toEqual(["late 499"]);
	});

	test("is asked to wait until the day is over, and told where nothing can be missing", async () => {
		expect(await say(await promised(0, { state: "posted" }))).toMatchObject({
			error: { message: LATE_TEXTS.early },
		});
		expect(await say(await promised(-1, { state: "delivered" }))).toMatchObject({
			error: { message: LATE_TEXTS.notNow },
		});
	});

	test("may say so also of an order on hold, and of one that counts as delivered because nobody spoke", async () => {
		const held = await promised(-1, { state: "on hold", held_from: "posted" });
		expect(await say(held)).toMatchObject({ value: LATE_TEXTS.given });
		const silent = await promised(-1, { state: "posted" });
		const step = { step: "deliver", by: "job" } as const;
		must(await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, silent, step)));
		expect(await say(silent)).toMatchObject({ value: LATE_TEXTS.given });
	});

	test("is heard by whoever runs the shop, once", async () => {
		shop.settings.OPERATOR_EMAIL = "ruth@example.org";
		const id = await promised(-1, { state: "posted" });
		await say(id);
		await say(id);
		await runDueJobs(shop);
		const sent = (await shop.providers.sandbox.outbox?.list()) ?? [];
		const [mail, ...more] = sent.filter(({ id: name }) => name.startsWith("operator-missing:"));
		expect(more).toEqual([]);
		expect((await shop.providers.sandbox.outbox?.read(mail?.id ?? ""))?.text).toContain("reprint");
	});

	test.each([
		["that cost nothing", { payment_id: "free_1", total_pence: 0 }],
		["whose money is back", { refunded: true }],
	])("of an order %s is promised no postage", async (_, { refunded, ...facts }: Record<string, unknown>) => {
		const id = await promised(-1, { state: "posted", ...facts });
		if (refunded) must(await refundByOperator(shop, id, { again: false }));
		expect(await say(id)).toMatchObject({ value: LATE_TEXTS.looking });
		expect((await refundsOf(id)).filter((line) => line.startsWith("late"))).toEqual([]);
	});

	test("may be a guest with the mail's link, and nobody else", async () => {
		const id = await promised(-1, { state: "posted" }, guest().id);
		expect(await say(id)).toMatchObject({ error: { code: "not_found" } });
		const key = new URL(orderLink(shop, id)).searchParams.get("key");
		expect(await sayNotCome(shop, null, { orderId: id, key })).toMatchObject({ value: LATE_TEXTS.given });
	});
});
