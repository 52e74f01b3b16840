import { expect, onTestFinished, test } from "vitest";
import { type ProdigiStandIn, startProdigi } from "../../../e2e/vendors/prodigi";
import type { TellFailure } from "../vendor-failure";
import { aBook } from "./book.testing";
import type { Printer, PrinterLog } from "./port";
import { printerContract } from "./port.contract";
import { createProdigiPrinter } from "./prodigi.server";
import { vendorContract } from "./vendor.testing";

const silent: PrinterLog = { warn: () => {} };
function connect(
	{ url: apiUrl, apiKey }: ProdigiStandIn,
	parts: { apiKey?: string; log: PrinterLog; tell?: TellFailure; patienceMs?: number } = { log: silent },
): Printer {
	return createProdigiPrinter({
		apiUrl,
		apiKey,
		callbackUrl: (reference) => `https://shop.example/api/webhooks/prodigi?order=${reference}&key=right`,
		isOwnCallback: (reference, query) => reference === "order_1" && query.get("key") === "right",
		...parts,
	});
}

async function started() {
	const standIn = await startProdigi();
	onTestFinished(() => standIn.close());
	return { standIn, printer: connect(standIn) };
}

printerContract("prodigi", async () => {
	const standIn = await startProdigi();
	onTestFinished(() => standIn.close());
	return {
		printer: connect(standIn),
		stages: ["printed", "posted"],
		bring: async (reference, stage) => standIn.bring(reference, stage as "printed"),
	};
});

vendorContract("prodigi", startProdigi, connect, {
	Draft: "stopped",
	AwaitingPayment: "stopped",
	InProgress: "received",
	Complete: "posted",
	Cancelled: "cancelled",
});

test("a book is asked for as it takes them: one file, sizes filled, our names for order and try", async () => {
	const { standIn, printer } = await started();
	const book = aBook("order_1");
	await printer.submit({
		...book,
		copies: 3,
		address: { ...book.address, line2: "Attic", phone: "020 7946 0000" },
	});
	expect(standIn.taken[0]?.body).toEqual({
		merchantReference: "order_1",
		idempotencyKey: "order_1",
		callbackUrl: "https://shop.example/api/webhooks/prodigi?order=order_1&key=right",
		shippingMethod: "Standard",
		recipient: {
			name: "Ada Lovelace",
			email: "ada@example.com",
			phoneNumber: "020 7946 0000",
			address: {
				line1: "12 St James's Square",
				line2: "Attic",
				postalOrZipCode: "SW1Y 4JH",
				countryCode: "GB",
				townOrCity: "London",
			},
		},
		items: [
			{
				sku: "BOOK-FE-8_3-SQ-HARD-G",
				copies: 3,
				sizing: "fillPrintArea",
				assets: [
					{
						printArea: "default",
						url: "https://shop.example/print/whole.pdf?key=secret",
						md5Hash: "0123456789abcdef0123456789abcdef",
						pageCount: 26,
					},
				],
			},
		],
	});
});

test.each([
	["a step that failed", { details: { allocateProductionLocation: "Error" } }, {}, "stopped"],
	["a step nobody knows", { details: { inProduction: "Paused" } }, {}, "stopped"],
	["an issue", { issues: [{ errorCode: "order.items.ItemUnavailable" }] }, {}, "stopped"],
	["files that won't do", {}, { items: [{ status: "Invalid" }] }, "stopped"],
	["printed", { details: { inProduction: "Complete" } }, {}, "printed"],
	["printing", { details: { inProduction: "InProgress" } }, {}, "received"],
	["a parcel that waits", {}, { shipments: [{ status: "Processing" }] }, "received"],
	["a parcel on its way", {}, { shipments: [{ status: "Shipped" }] }, "posted"],
	["a parcel nobody knows", {}, { shipments: [{ status: "Beamed" }] }, "stopped"],
])("%s, while it is in progress: %s %s is %s", async (_, status, rest, stage) => {
	const { standIn, printer } = await started();
	await printer.submit(aBook("order_1"));
	const order = standIn.order("order_1");
	Object.assign(order, rest);
	Object.assign(order.status, status);
	expect(await printer.read("order_1")).toMatchObject({ value: { stage } });
});

test.each([
	"http://track.example/1",
	"javascript:alert(1)",
	"not an address",
])("%s is no page to send a family to", async (url) => {
	const { standIn, printer } = await started();
	await printer.submit(aBook("order_1"));
	standIn.bring("order_1", "posted");
	standIn.order("order_1").shipments = [{ status: "Shipped", tracking: { number: "RM1", url } }];
	expect(await printer.read("order_1")).toMatchObject({ value: { tracking: { number: "RM1", url: null } } });
});

test("its call names the order by the proof in its address, whatever its body says", async () => {
	const { standIn, printer } = await started();
	await printer.submit(aBook("order_1"));
	const query = new URLSearchParams("order=order_1&key=right");
	const body = standIn.event("order_1", "evt_1").replaceAll("order_1", "order_2");
	expect(printer.readCallback({ body, query })).toEqual({ ok: true, value: { reference: "order_1" } });
	expect(printer.readCallback({ body: "<html>", query })).toEqual({ ok: false, error: "unreadable" });
	const others = new URLSearchParams("order=order_2&key=right");
	expect(printer.readCallback({ body, query: others })).toEqual({ ok: false, error: "forged" });
});
