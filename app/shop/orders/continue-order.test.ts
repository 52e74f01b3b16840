import { beforeEach, expect, test, vi } from "vitest";
import { handlers } from "~/jobs/handlers.server";
import { DAY, HOUR, swept } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { aBook } from "~/providers/printer/book.testing";
import type { Printer } from "~/providers/printer/port";
import { vendorFailure } from "~/providers/vendor-failure";
import { family, guest, must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { advanceOrder } from "./advance-order.server";
import { continueOrder } from "./continue-order.server";
import { orderLink } from "./link.server";
import { moveOwnOrder } from "./move-own-order.server";
import { operateOrder } from "./operate-order.server";
import { makeOrder, placedOrder } from "./orders.testing";

const kin = family();
let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const stateOf = async (id: string) =>
	(await shop.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst())?.state;
const stepsOf = async (id: string) =>
	(
		await shop.db.selectFrom("order_events").selectAll().where("order_id", "=", id).orderBy("id").execute()
	).map(({ step, actor }) => `${step} by ${actor}`);
const notesOf = async (id: string) =>
	(await shop.db.selectFrom("order_events").select("note").where("order_id", "=", id).execute()).map(
		({ note }) => note,
	);
const mailsOf = async () =>
	((await shop.providers.sandbox.outbox?.list()) ?? []).map(({ id }) => id.split(":")[0]).sort();
const own = (orderId: string, step: "approve" | "deliver") =>
	moveOwnOrder(shop, kin, { orderId, key: null, step });

/** Turns the clock on, hour by hour as the sweep comes by. */
async function hours(count: number) {
	shop.clock.advance(count * HOUR);
	await swept(shop);
	await runDueJobs(shop);
}

test("a paid order is made, approved, printed, posted and arrives; each step is told once", async () => {
	const orderId = await placedOrder(shop, kin);
	await runDueJobs(shop);
	expect(await stateOf(orderId)).toBe("proof");
	await hours(72);
	expect(await stateOf(orderId)).toBe("proof");

	must(await own(orderId, "approve"));
	await runDueJobs(shop);
	expect(await stateOf(orderId)).toBe("at the printer");
	await hours(23);
	expect(await stateOf(orderId)).toBe("at the printer");
	await hours(1);
	expect(await stateOf(orderId)).toBe("printed");
	await hours(24);
	const posted = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
	expect(posted).toMatchObject({
		state: "posted",
		tracking_number: expect.stringMatching(/^TEST\w{8}$/),
		// Approved on Thursday, 5 March 2026.
		estimated_delivery: "2026-03-16T09:00:00.000Z",
	});

	must(await own(orderId, "deliver"));
	await hours(24);
	expect(await stateOf(orderId)).toBe("delivered");
	expect(await stepsOf(orderId)).toEqual([
		"place by family",
		"begin by job",
		"show by job",
		"approve by family",
		"submit by job",
		"print by printer",
		"post by printer",
		"deliver by family",
	]);
	expect(await mailsOf()).toEqual([
		"order-approved",
		"order-confirmation",
		"order-delivered",
		"order-posted",
		"order-ready",
		"order-reminder",
	]);
});

test("a parcel nobody speaks of has arrived ten working days after it was posted, bank holidays not counted", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "printed" });
	await shop.providers.printer?.submit(aBook(orderId));
	// Posted on Maundy Thursday, 2 April 2026; Good Friday and Easter Monday are holidays.
	shop.clock.advance(31 * DAY);
	await continueOrder(shop, orderId);
	expect(await stateOf(orderId)).toBe("posted");
	await hours(17 * 24 + 23);
	expect(await stateOf(orderId)).toBe("posted");
	await hours(1);
	expect(await stateOf(orderId)).toBe("delivered");
	expect((await stepsOf(orderId)).at(-1)).toBe("deliver by job");
});

test("what the carrier says is believed", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "at the printer" });
	await shop.providers.printer?.submit(aBook(orderId));
	for (let time = 0; time < 3; time++) await shop.providers.sandbox.printer?.advance(orderId);
	await continueOrder(shop, orderId);
	expect(await stepsOf(orderId)).toEqual(["print by printer", "post by printer", "deliver by printer"]);
});

test("an order that no vendor will have made waits for a person with what the vendor said", async () => {
	const unpainted = vendorFailure("Replicate", "predictions", { status: 402 });
	const says =
		"Replicate said 402: its account has no money left (replicate.com/account/billing) (predictions).";
	const orderId = await placedOrder(shop, kin);
	await shop.db.updateTable("previews").set({ state: "waiting" }).execute();
	const run = async () => {
		shop.failures.tell(unpainted);
		await shop.db.updateTable("previews").set({ state: "stopped" }).execute();
	};
	await runDueJobs(shop, { ...handlers, "draw-pages": { attempts: 5, timeoutMs: 1000, run } });
	await hours(1);
	expect(await stateOf(orderId)).toBe("on hold");
	expect(await notesOf(orderId)).toContain(`Not every page could be drawn. ${says}`);
});

test("a book that can't be drawn whole waits for a person, and goes on when it is resumed", async () => {
	const orderId = await placedOrder(shop, kin);
	await shop.db.updateTable("previews").set({ state: "stopped" }).execute();
	await runDueJobs(shop);
	expect(await stateOf(orderId)).toBe("on hold");
	expect(await notesOf(orderId)).toContain("Not every page could be drawn.");
	await shop.db.updateTable("previews").set({ state: "ready" }).execute();
	await hours(1);
	expect(await stateOf(orderId)).toBe("on hold");
	must(await operateOrder(shop, orderId, { step: "resume", note: "" }));
	await runDueJobs(shop);
	expect(await stateOf(orderId)).toBe("proof");
});

test("pages that are still being drawn are waited for", async () => {
	const orderId = await placedOrder(shop, kin);
	await shop.db.updateTable("previews").set({ state: "drawing" }).execute();
	expect(await continueOrder(shop, orderId)).toBe("drawing");
	expect(await stateOf(orderId)).toBe("making");
});

test("without a printer what is approved waits for a person", async () => {
	shop = await openTestShop({ printer: null });
	const orderId = await makeOrder(shop, kin.id, { state: "approved" });
	expect(await continueOrder(shop, orderId)).toBeNull();
	expect(await stateOf(orderId)).toBe("on hold");
	expect(await notesOf(orderId)).toContain("No printer is set up.");
});

/** The embedded printer, as a test wants it. */
function printerWith(changed: (embedded: Printer) => Partial<Printer>): Printer {
	const { printer } = shop.providers;
	if (!printer) throw new Error("there is no printer");
	shop.providers.printer = { ...printer, ...changed(printer) };
	return printer;
}

test("a printer that says yes and times out has the order once", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "approved" });
	const submitted = vi.fn();
	printerWith((embedded) => ({
		submit: async (order) => {
			submitted(order.reference);
			await embedded.submit(order);
			return { ok: false, error: "unavailable" };
		},
	}));
	expect(await continueOrder(shop, orderId)).toBe("printer");
	expect(await stateOf(orderId)).toBe("approved");
	expect(await continueOrder(shop, orderId)).toBeNull();
	expect(await stateOf(orderId)).toBe("at the printer");
	expect(submitted).toHaveBeenCalledTimes(1);
});

test("a printer that refuses, or has lost, cancelled or stopped an order makes it wait for a person", async () => {
	printerWith(() => ({ submit: async () => ({ ok: false, error: "refused" }) }));
	const refused = await makeOrder(shop, kin.id, { state: "approved" });
	const lost = await makeOrder(shop, kin.id, { state: "at the printer" });
	for (const id of [refused, lost]) await continueOrder(shop, id);
	const ids = [refused, lost];
	for (const stage of ["cancelled", "stopped"] as const) {
		const id = await makeOrder(shop, kin.id, { state: "at the printer" });
		printerWith(() => ({
			read: async (reference) => ({ ok: true, value: { reference, stage, tracking: null } }),
		}));
		await continueOrder(shop, id);
		ids.push(id);
	}
	for (const id of ids) expect(await stateOf(id)).toBe("on hold");
	expect((await Promise.all(ids.map(notesOf))).flat()).toEqual([
		"The printer refuses it.",
		"The printer doesn't know it.",
		"The printer has cancelled it.",
		"The printer has stopped it.",
	]);
});

test("an order that is cancelled while it is handed over is called off at the printer", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "approved" });
	const embedded = printerWith((printer) => ({
		submit: async (order) => {
			await advanceOrder(shop.db, shop, orderId, { step: "cancel", by: "operator" });
			return printer.submit(order);
		},
	}));
	expect(await continueOrder(shop, orderId)).toBeNull();
	expect(await stateOf(orderId)).toBe("cancelled");
	expect(await embedded.read(orderId)).toMatchObject({ value: { stage: "cancelled" } });
});

test("and also when the shop ended before it could be", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "cancelled" });
	await shop.providers.printer?.submit(aBook(orderId));
	expect(await continueOrder(shop, orderId)).toBeNull();
	expect(await shop.providers.printer?.read(orderId)).toMatchObject({ value: { stage: "cancelled" } });
});

test("the printer is told how many, where to and for whom", async () => {
	const orderId = await makeOrder(shop, kin.id, { state: "approved" });
	const submitted = vi.fn();
	printerWith((embedded) => ({
		submit: (order) => {
			submitted(order);
			return embedded.submit(order);
		},
	}));
	await continueOrder(shop, orderId);
	expect(submitted).toHaveBeenCalledWith(
		expect.objectContaining({
			reference: orderId,
			copies: 1,
			address: {
				name: "Ada Lovelace",
				line1: "12 St James's Square",
				line2: "",
				city: "London",
				postcode: "SW1Y 4JH",
				country: "GB",
				phone: "",
				email: "Ada@Example.com",
			},
		}),
	);
});

test("a printer that is away is asked again", async () => {
	printerWith(() => ({ read: async () => ({ ok: false, error: "unavailable" }) }));
	for (const state of ["approved", "at the printer", "printed", "posted"] as const)
		expect(await continueOrder(shop, await makeOrder(shop, kin.id, { state }))).toBe("printer");
});

test("only its family, the browser that bought it, and whoever has its link, moves an order, and only from where it may", async () => {
	const orderId = await makeOrder(shop, guest("ada").id, { state: "proof" });
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key") ?? "";
	const tries = [
		moveOwnOrder(shop, kin, { orderId, key: null, step: "approve" }),
		moveOwnOrder(shop, null, { orderId, key: `${key}x`, step: "approve" }),
		moveOwnOrder(shop, guest("owen"), { orderId, key: null, step: "approve" }),
	];
	for (const refused of await Promise.all(tries))
		expect(refused).toMatchObject({ ok: false, error: { code: "not_found" } });
	expect(await moveOwnOrder(shop, null, { orderId, key, step: "deliver" })).toMatchObject({
		error: {
			code: "conflict",
			message: "This order waits to be approved, so it can’t be marked as delivered.",
		},
	});
	must(await moveOwnOrder(shop, guest("ada"), { orderId, key: null, step: "approve" }));
	expect(await moveOwnOrder(shop, null, { orderId, key, step: "approve" })).toMatchObject({
		error: { message: "This order has been approved already." },
	});
});

test("outside the UK an approval promises no day", async () => {
	const delivery = JSON.stringify({
		name: "A",
		email: "a@example.com",
		address: "1 St",
		city: "Cork",
		country: "IE",
	});
	const orderId = await makeOrder(shop, kin.id, { state: "proof", delivery });
	must(await own(orderId, "approve"));
	const order = await shop.db.selectFrom("orders").select("estimated_delivery").executeTakeFirst();
	expect(order?.estimated_delivery).toBeNull();
});
