import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { aBook } from "~/providers/printer/book.testing";
import type { PrintRequest } from "~/providers/printer/port";
import { vendorPrinter } from "~/providers/printer/vendor.server";
import { must } from "~/shop/checkout/checkout.testing";
import { LIMITS } from "~/shop/limits/rules";
import { reprintOrder } from "~/shop/orders/operate-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type CloudprinterStandIn, startCloudprinter } from "../../../e2e/vendors/cloudprinter";
import { type ProdigiStandIn, startProdigi } from "../../../e2e/vendors/prodigi";
import { action as call } from "./webhooks-printer";

let shop: TestShop;
let orderId: string;

const stateOf = async (id: string) =>
	(await shop.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow()).state;
const stepsOf = async (id: string) =>
	(
		await shop.db.selectFrom("order_events").select("step").where("order_id", "=", id).orderBy("id").execute()
	).map(({ step }) => step);

async function post(
	address: string,
	body: string,
	headers: HeadersInit = { "content-type": "application/json" },
) {
	const { pathname, search } = new URL(address, "https://shop.example");
	const url = new URL(pathname + search, "http://localhost:3000");
	const request = new Request(url, { method: "POST", body, headers });
	const answer = await call({ request, params: { printer: url.pathname.split("/").at(-1) }, context: {} });
	await runDueJobs(shop);
	return answer.status;
}

const PRINTED_TWICE = ["print", "post", "reprint", "submit", "print", "post"];

/** Has the posted order printed again; gives what it is called at the printer now. */
async function reprinted(): Promise<string> {
	const { printer } = shop.providers;
	if (!printer) throw new Error("there is a printer");
	// Nobody serves this shop's own files here.
	const submit = (request: PrintRequest) =>
		printer.submit({ ...request, files: aBook(request.reference).files });
	shop.providers.printer = { ...printer, submit };
	must(await reprintOrder(shop, orderId));
	await runDueJobs(shop);
	expect(await stateOf(orderId)).toBe("at the printer");
	return `${orderId}-2`;
}

describe("Prodigi's calls", () => {
	let prodigi: ProdigiStandIn;
	/** Where it was told to call about the order. */
	let address: string;
	const event = (id: string) => prodigi.event(orderId, id);

	beforeEach(async () => {
		prodigi = await startProdigi();
		onTestFinished(() => prodigi.close());
		shop = await openTestShop();
		replaceShop(shop);
		const { apiKey: PRODIGI_API_KEY, url: PRODIGI_API_URL } = prodigi;
		const settings = {
			APP_URL: "https://shop.example",
			PRINTER: "prodigi",
			PRODIGI_API_KEY,
			PRODIGI_API_URL,
		} as const;
		shop.providers.printer = await vendorPrinter(settings, shop.signer, shop.log, shop.failures.tell);
		orderId = await makeOrder(shop, "guest_ada", { state: "at the printer" });
		await shop.providers.printer?.submit(aBook(orderId));
		address = String(prodigi.taken[0]?.body.callbackUrl);
	});

	test("an order it calls about is read back and goes on, with its tracking", async () => {
		prodigi.bring(orderId, "posted");
		expect(await post(address, event("evt_1"))).toBe(200);
		const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
		expect(order).toMatchObject({
			state: "posted",
			tracking_number: "RM123456789GB",
			tracking_url: "https://track.example/RM123456789GB",
		});
	});

	test("what it says is not believed: the order is read back", async () => {
		const posted = event("evt_1").replace("InProgress", "Complete");
		expect(await post(address, posted)).toBe(200);
		expect(await stateOf(orderId)).toBe("at the printer");
	});

	test("a hundred times the same, and each after the one it follows, it is told once", async () => {
		prodigi.bring(orderId, "printed");
		const printed = event("evt_1");
		prodigi.bring(orderId, "posted");
		const posted = event("evt_2");
		expect(await post(address, posted)).toBe(200);
		for (let time = 0; time < 100; time++) expect(await post(address, time % 2 ? posted : printed)).toBe(200);
		expect(await stepsOf(orderId)).toEqual(["print", "post"]);
		const jobs = await shop.db.selectFrom("jobs").select("key").where("key", "like", "printer:%").execute();
		expect(jobs).toHaveLength(2);
	});

	test("what is printed again is another order there, and what it says of the first one means nothing any more", async () => {
		prodigi.bring(orderId, "posted");
		const first = event("evt_1");
		await post(address, first);
		const again = await reprinted();
		expect(prodigi.taken.map(({ body }) => body.merchantReference)).toEqual([orderId, again]);
		expect(await post(address, first)).toBe(200);
		expect(await stateOf(orderId)).toBe("at the printer");
		prodigi.bring(again, "posted");
		expect(await post(String(prodigi.taken[1]?.body.callbackUrl), prodigi.event(again, "evt_2"))).toBe(200);
		expect(await stepsOf(orderId)).toEqual(PRINTED_TWICE);
	});

	test("one that is forged is refused and asks nothing of anybody", async () => {
		prodigi.bring(orderId, "posted");
		const other = await makeOrder(shop, "guest_eve", { state: "at the printer" });
		const asked = prodigi.calls.length;
		for (const forged of [
			"/api/webhooks/prodigi",
			`/api/webhooks/prodigi?order=${orderId}`,
			`/api/webhooks/prodigi?order=${orderId}&key=${"x".repeat(43)}`,
			address.replace(orderId, other),
		])
			expect(await post(forged, event("evt_1"))).toBe(403);
		expect(prodigi.calls).toHaveLength(asked);
		expect(await stateOf(orderId)).toBe("at the printer");
		expect(await shop.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
	});

	test("one with proof that is no event is refused; one about an order that has gone is taken and means nothing", async () => {
		for (const body of ["", "junk", "null", "[]", "{}"]) expect(await post(address, body)).toBe(422);
		await shop.db.deleteFrom("orders").execute();
		expect(await post(address, event("evt_1"))).toBe(200);
		expect(shop.logged).toEqual([]);
	});

	test("one that is larger than any is refused unread", async () => {
		expect(await post(address, "x".repeat(1024 * 1024 + 1))).toBe(413);
	});

	test("past its limit it is asked to come later", async () => {
		for (let time = 0; time < LIMITS.printerCall.most; time++)
			await call({
				request: new Request("http://localhost:3000/api/webhooks/prodigi", { method: "POST", body: "" }),
				params: { printer: "prodigi" },
				context: {},
			});
		expect(await post(address, event("evt_1"))).toBe(429);
	});

	test("another printer's address isn't there", async () => {
		for (const name of ["cloudprinter", "embedded", "__proto__"])
			expect(await post(`/api/webhooks/${name}`, event("evt_1"))).toBe(404);
	});
});

describe("Cloudprinter's calls", () => {
	let cloudprinter: CloudprinterStandIn;
	const ADDRESS = "/api/webhooks/cloudprinter";
	const signal = (type: string, hour = 10) =>
		cloudprinter.signal(orderId, type, `2026-03-05T${hour}:00:00+00:00`);

	beforeEach(async () => {
		cloudprinter = await startCloudprinter();
		onTestFinished(() => cloudprinter.close());
		shop = await openTestShop();
		replaceShop(shop);
		const settings = {
			APP_URL: "https://shop.example",
			PRINTER: "cloudprinter",
			CLOUDPRINTER_API_KEY: cloudprinter.apiKey,
			CLOUDPRINTER_WEBHOOK_KEY: cloudprinter.webhookKey,
			CLOUDPRINTER_EMAIL: "hello@shop.example",
			CLOUDPRINTER_PHONE: "+44 20 7946 0001",
			CLOUDPRINTER_API_URL: cloudprinter.url,
		} as const;
		shop.providers.printer = await vendorPrinter(settings, shop.signer, shop.log, shop.failures.tell);
		orderId = await makeOrder(shop, "guest_ada", { state: "at the printer" });
		await shop.providers.printer?.submit(aBook(orderId));
	});

	test("an order it calls about is read back and goes on, however often and in whatever order", async () => {
		expect(await post(ADDRESS, signal("ItemShipped"))).toBe(200);
		expect(await stateOf(orderId)).toBe("at the printer");
		cloudprinter.bring(orderId, "posted");
		for (let time = 0; time < 100; time++)
			expect(await post(ADDRESS, signal(time % 2 ? "ItemProduced" : "ItemShipped", 11))).toBe(200);
		expect(await stepsOf(orderId)).toEqual(["print", "post"]);
		const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
		expect(order).toMatchObject({ tracking_number: "RM123456789GB", tracking_url: null });
	});

	test("what is printed again is another order there", async () => {
		cloudprinter.bring(orderId, "posted");
		await post(ADDRESS, signal("ItemShipped"));
		const again = await reprinted();
		expect(await post(ADDRESS, signal("ItemShipped", 12))).toBe(200);
		expect(await stateOf(orderId)).toBe("at the printer");
		cloudprinter.bring(again, "posted");
		const shipped = cloudprinter.signal(again, "ItemShipped", "2026-03-09T10:00:00+00:00");
		expect(await post(ADDRESS, shipped)).toBe(200);
		expect(await stepsOf(orderId)).toEqual(PRINTED_TWICE);
	});

	test("without the key only it has it is refused, and what is no signal as well", async () => {
		cloudprinter.bring(orderId, "posted");
		const forged = signal("ItemShipped").replace(cloudprinter.webhookKey, cloudprinter.apiKey);
		expect(await post(ADDRESS, forged)).toBe(403);
		for (const body of ["", "junk", "null", "{}"]) expect(await post(ADDRESS, body)).toBe(422);
		expect(await stateOf(orderId)).toBe("at the printer");
	});

	test("an order it stops waits for a person, and says so", async () => {
		cloudprinter.put(orderId, "11");
		expect(await post(ADDRESS, signal("ItemError"))).toBe(200);
		expect(await stateOf(orderId)).toBe("on hold");
	});
});

test("a shop whose printer is embedded takes no calls", async () => {
	shop = await openTestShop();
	replaceShop(shop);
	for (const name of ["prodigi", "cloudprinter", "embedded"])
		expect(await post(`/api/webhooks/${name}`, "{}")).toBe(404);
});
