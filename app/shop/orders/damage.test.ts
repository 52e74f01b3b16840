import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { DAY, HOUR, swept } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { DELIVERY, family, guest, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { DAMAGE_TEXTS } from "./damage";
import { findDamages } from "./damage-store.server";
import { orderLink } from "./link.server";
import { lookUpOrders } from "./look-up.server";
import { moveOwnOrder } from "./move-own-order.server";
import { operateOrder, refundByOperator, reprintOrder } from "./operate-order.server";
import { makeOrder, placedOrder } from "./orders.testing";
import { orderIdOf, printReferenceOf } from "./print-reference";
import { readOrderDetail } from "./read-order-detail.server";
import { reconcilePayment } from "./reconcile-payment.server";
import { forgetDamagePhotos, reportDamage } from "./report-damage.server";

const kin = family();
let shop: TestShop;
let photo: { path: string; name: string; tooLarge: boolean };
beforeEach(async () => {
	shop = await openTestShop();
	shop.settings = { ...shop.settings, OPERATOR_EMAIL: "kin@example.com" };
	photo = { path: join(shop.settings.DATA_DIR, "damage.jpg"), name: "damage.jpg", tooLarge: false };
	await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
		.withExif({ IFD0: { Copyright: "Ada" } })
		.jpeg()
		.toFile(photo.path);
});

const own = (orderId: string, step: "approve" | "deliver") =>
	moveOwnOrder(shop, kin, { orderId, key: null, step });
const report = (
	orderId: string,
	{
		key = null,
		actor = kin,
		words = "The spine is torn.",
	}: { key?: string | null; actor?: Actor; words?: string } = {},
) => reportDamage(shop, actor, { orderId, key, words, photo });
const open = async (orderId: string) => must(await readOrderDetail(shop, kin, { orderId, key: null })).damage;
const at = () => shop.clock.now().getTime();
const filesOf = async () =>
	(await shop.db.selectFrom("damages").select("file_key").execute()).map(({ file_key }) => file_key);
const mailed = async (mail: string) =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).filter(({ id }) => id.startsWith(`${mail}:`));

async function hours(count: number) {
	shop.clock.advance(count * HOUR);
	await swept(shop);
	await runDueJobs(shop);
}

/** An order that has just arrived. */
async function delivered(): Promise<string> {
	const orderId = await makeOrder(shop, kin.id, { state: "posted" });
	must(await own(orderId, "deliver"));
	await runDueJobs(shop);
	return orderId;
}

test("a damaged book is told of within seven days, once, and whoever runs the shop hears of it with the words", async () => {
	const orderId = await delivered();
	const { until } = await open(orderId);
	expect(Date.parse(until ?? "")).toBe(at() + 7 * DAY);
	expect(must(await report(orderId))).toBe(DAMAGE_TEXTS.told);
	expect(must(await report(orderId))).toBe(DAMAGE_TEXTS.before);
	await runDueJobs(shop);
	const [mail, ...more] = await mailed("operator-damage");
	expect(more).toEqual([]);
	// Told on a Monday.
	const said = ["The spine is torn.", "by 4 March 2026"];
	for (const words of said) expect(mail?.text).toContain(words);
	const [heard, ...others] = await mailed("order-damaged");
	expect(others).toEqual([]);
	expect(heard?.to).toBe(DELIVERY.email);
	for (const words of said) expect(heard?.text).toContain(words);
	expect(await open(orderId)).toEqual({
		until: null,
		told: {
			at: shop.clock.now().toISOString(),
			words: "The spine is torn.",
			answerBy: "2026-03-04T09:00:00.000Z",
			isLate: false,
			answer: null,
		},
	});
	shop.clock.advance(3 * DAY);
	expect((await open(orderId)).told?.isLate).toBe(true);
	const [found] = await lookUpOrders(shop, orderId);
	expect(found?.damages).toMatchObject([{ words: "The spine is torn.", answer: null }]);
	const [key] = await filesOf();
	const kept = await sharp((await shop.providers.files.get(key ?? "")) ?? undefined).metadata();
	expect(kept).toMatchObject({ format: "jpeg", width: 40 });
	expect(kept.exif).toBeUndefined();
});

test("two that are sent at once are one report, and one photo is kept", async () => {
	const orderId = await delivered();
	const both = await Promise.all([report(orderId), report(orderId)]);
	expect(both.map(must).sort()).toEqual([DAMAGE_TEXTS.told, DAMAGE_TEXTS.before].sort());
	expect(await findDamages(shop.db, orderId)).toHaveLength(1);
});

test("what isn't delivered, or was longer ago, can't be told; a stranger learns nothing", async () => {
	const posted = await makeOrder(shop, kin.id, { state: "posted" });
	expect(await report(posted)).toMatchObject({ ok: false, error: { message: DAMAGE_TEXTS.notThere } });
	const orderId = await delivered();
	expect(await report(orderId, { actor: family("owen") })).toMatchObject({ error: { code: "not_found" } });
	expect(await report(orderId, { actor: guest("owen"), key: "guessed" })).toMatchObject({
		error: { code: "not_found" },
	});
	shop.clock.advance(7 * DAY + 1);
	expect(await report(orderId)).toMatchObject({ error: { code: "conflict", message: DAMAGE_TEXTS.over } });
	expect((await open(orderId)).until).toBeNull();
	expect(await filesOf()).toEqual([]);
});

test("whoever has the mail's link tells as well as its family", async () => {
	const orderId = await delivered();
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key");
	expect(must(await report(orderId, { actor: family("owen"), key }))).toBe(DAMAGE_TEXTS.told);
});

test.each([
	["none", undefined, DAMAGE_TEXTS.noPhoto],
	["one that is too large", { tooLarge: true }, "Image size must be less than 30MB"],
])("without a photo that can be kept nothing is told: %s", async (_what, changed, says) => {
	const orderId = await delivered();
	const told = await reportDamage(shop, kin, {
		orderId,
		key: null,
		words: "Torn.",
		photo: changed && { ...photo, ...changed },
	});
	expect(told).toMatchObject({ ok: false, error: { fields: { photo: [says] } } });
	expect(await findDamages(shop.db, orderId)).toEqual([]);
});

test("printed again it goes the whole way once more under a name of its own, is told of anew, and costs nothing", async () => {
	const orderId = await delivered();
	must(await report(orderId));
	expect(must(await reprintOrder(shop, orderId))).toBe("approved");
	expect(await findDamages(shop.db, orderId)).toMatchObject([{ answer: "reprint", open_for: null }]);
	expect((await open(orderId)).told).toBeNull();
	const again = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	expect(again).toMatchObject({ reprints: 1, tracking_number: null, status: "paid" });
	expect(Date.parse(again.estimated_delivery ?? "")).toBeGreaterThan(at());
	await runDueJobs(shop);
	const printer = shop.providers.printer;
	expect(await printer?.read(`${orderId}-2`)).toMatchObject({ ok: true, value: { stage: "received" } });
	await hours(24);
	await hours(24);
	must(await own(orderId, "deliver"));
	await runDueJobs(shop);
	for (const [mail, times] of [
		["order-reprint", 1],
		["order-posted", 1],
		["order-delivered", 2],
		["order-approved", 0],
	] as const)
		expect(await mailed(mail), mail).toHaveLength(times);
	expect(await shop.db.selectFrom("refunds").selectAll().execute()).toEqual([]);
	expect(must(await report(orderId))).toBe(DAMAGE_TEXTS.told);
});

test("money given back answers a report, a refusal doesn't", async () => {
	const orderId = await delivered();
	must(await report(orderId));
	expect((await refundByOperator(shop, orderId, { pence: 9_999_99, again: false })).ok).toBe(false);
	expect((await open(orderId)).told?.answer).toBeNull();
	must(await refundByOperator(shop, orderId, { pence: 1000, again: false }));
	expect((await open(orderId)).told?.answer).toBe("refund");
	expect(await findDamages(shop.db, orderId)).toMatchObject([{ answer: "refund" }]);
});

test("its photo goes 30 days after the answer, and 90 days after it was told without one", async () => {
	const answered = await delivered();
	must(await report(answered));
	const [key = ""] = await filesOf();
	must(await refundByOperator(shop, answered, { pence: 1000, again: false }));
	await hours(29 * 24);
	expect(await shop.providers.files.get(key ?? "")).not.toBeNull();
	await hours(24);
	expect(await shop.providers.files.get(key ?? "")).toBeNull();
	expect(await filesOf()).toEqual([null]);

	const left = await delivered();
	must(await report(left));
	await hours(89 * 24);
	expect((await filesOf()).filter(Boolean)).toHaveLength(1);
	await hours(24);
	expect((await filesOf()).filter(Boolean)).toEqual([]);
});

test("a second printing's name leads back to its order", () => {
	expect(printReferenceOf({ id: "order_7", reprints: 0 })).toBe("order_7");
	for (const reprints of [0, 1, 11])
		expect(orderIdOf(printReferenceOf({ id: "order_7", reprints }))).toBe("order_7");
});

test("money given back at the provider answers a report too", async () => {
	const orderId = await placedOrder(shop, kin);
	await shop.db.updateTable("orders").set({ state: "posted" }).execute();
	must(await own(orderId, "deliver"));
	must(await report(orderId));
	const { payment_id } = await shop.db.selectFrom("orders").select("payment_id").executeTakeFirstOrThrow();
	must(await shop.providers.payments.refund(payment_id, "by hand", 1000));
	await reconcilePayment(shop, payment_id);
	expect(await findDamages(shop.db, orderId)).toMatchObject([{ answer: "refund", open_for: null }]);
});

test("what its files are gone of isn't printed again, and why not is said", async () => {
	const orderId = await delivered();
	must(await report(orderId));
	await shop.db.deleteFrom("print_files").execute();
	expect(await reprintOrder(shop, orderId)).toMatchObject({
		error: { code: "conflict", message: expect.stringContaining("gone, after 12 months") },
	});
	expect((await open(orderId)).told?.answer).toBeNull();
});

test("only what was posted is printed again", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "proof" });
	expect(await reprintOrder(shop, orderId)).toMatchObject({
		error: { message: "This order waits to be approved, so it can’t be printed again." },
	});
	expect(await reprintOrder(shop, "order_none")).toMatchObject({ error: { code: "not_found" } });
	must(await operateOrder(shop, orderId, { step: "hold", note: "" }));
	expect((await reprintOrder(shop, orderId)).ok).toBe(false);
});

test("the photos of many damaged books are forgotten some at a time, all of them by one sweep", async () => {
	const at = shop.clock.now().toISOString();
	const order_id = await makeOrder(shop, kin.id, { state: "delivered" });
	const damages = Array.from({ length: 450 }, (_, count) => ({
		id: `damage_${count}`,
		order_id,
		open_for: null,
		words: "",
		file_key: `damages/${count}.jpg`,
		delete_after: at,
		created_at: at,
	}));
	await shop.db.insertInto("damages").values(damages).execute();
	await forgetDamagePhotos(shop, 0);
	expect((await filesOf()).filter((key) => key !== null)).toEqual([]);
	const jobs = await shop.db
		.selectFrom("jobs")
		.select("payload")
		.where("kind", "=", "delete-files")
		.execute();
	const removed = jobs.map(({ payload }) => (JSON.parse(payload) as { keys: string[] }).keys.length);
	expect(removed.reduce((sum, keys) => sum + keys, 0)).toBe(450);
	expect(Math.max(...removed)).toBeLessThanOrEqual(200);
});
