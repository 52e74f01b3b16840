import { expect, onTestFinished, test } from "vitest";
import { type CloudprinterStandIn, startCloudprinter } from "../../../e2e/vendors/cloudprinter";
import type { TellFailure } from "../vendor-failure";
import { aBook } from "./book.testing";
import { createCloudprinter } from "./cloudprinter.server";
import type { Printer, PrinterLog } from "./port";
import { printerContract } from "./port.contract";
import { vendorContract } from "./vendor.testing";

const silent: PrinterLog = { warn: () => {} };
function connect(
	{ url: apiUrl, apiKey, webhookKey }: CloudprinterStandIn,
	parts: { apiKey?: string; log: PrinterLog; tell?: TellFailure; patienceMs?: number } = { log: silent },
): Printer {
	const contact = { email: "hello@shop.example", phone: "+44 20 7946 0001" };
	return createCloudprinter({ apiUrl, apiKey, webhookKey, contact, ...parts });
}

async function started() {
	const standIn = await startCloudprinter();
	onTestFinished(() => standIn.close());
	return { standIn, printer: connect(standIn) };
}

printerContract("cloudprinter", async () => {
	const { standIn, printer } = await started();
	return {
		printer,
		stages: ["posted"],
		bring: async (reference, stage) => standIn.bring(reference, stage as "printed"),
	};
});

const GOES_ON = ["1", "5", "6", "10", "15", "30", "32", "33", "34", "37", "38", "40", "45"];
const STOPPED = ["7", "11", "31", "35", "39", "41", "501"];
vendorContract("cloudprinter", startCloudprinter, connect, {
	...Object.fromEntries(GOES_ON.map((state) => [state, "received"])),
	...Object.fromEntries(STOPPED.map((state) => [state, "stopped"])),
	100: "posted",
	500: "cancelled",
});

test("a book is asked for as it takes them: two files, everything in words, our key in the body", async () => {
	const { standIn, printer } = await started();
	const book = aBook("order_1");
	await printer.submit({ ...book, copies: 3, address: { ...book.address, line2: "Attic" } });
	expect(standIn.taken[0]?.body).toEqual({
		apikey: standIn.apiKey,
		reference: "order_1",
		email: "hello@shop.example",
		addresses: [
			{
				type: "delivery",
				firstname: "Ada",
				lastname: "Lovelace",
				street1: "12 St James's Square",
				street2: "Attic",
				zip: "SW1Y 4JH",
				city: "London",
				country: "GB",
				email: "ada@example.com",
				phone: "+44 20 7946 0001",
			},
		],
		items: [
			{
				reference: "order_1-1",
				product: "photobook_cw_s210_s_fc",
				shipping_level: "cp_ground",
				title: "Picture book",
				count: "3",
				files: [
					{
						type: "cover",
						url: "https://shop.example/print/case.pdf?key=secret",
						md5sum: "0123456789abcdef0123456789abcdef",
					},
					{
						type: "book",
						url: "https://shop.example/print/interior.pdf?key=secret",
						md5sum: "0123456789abcdef0123456789abcdef",
					},
				],
				options: [
					{ type: "total_pages", count: "24" },
					{ type: "pageblock_150mcs", count: "24" },
				],
			},
		],
	});
});

test.each([
	["Cher", "Cher", "Cher"],
	["Ada King Lovelace", "Ada King", "Lovelace"],
])("%s is called %s and %s", async (name, firstname, lastname) => {
	const { standIn, printer } = await started();
	const book = aBook("order_1");
	await printer.submit({ ...book, address: { ...book.address, name, phone: "1" } });
	expect(standIn.taken[0]?.body).toMatchObject({ addresses: [{ firstname, lastname, phone: "1" }] });
});

test("its call is believed to be its own by the key only it has, and read for the order's name alone", async () => {
	const { standIn, printer } = await started();
	const query = new URLSearchParams();
	const body = standIn.signal("order_1", "ItemShipped", "2026-03-05T10:00:00+00:00");
	expect(printer.readCallback({ body, query })).toEqual({ ok: true, value: { reference: "order_1" } });
	const forged = body.replace(standIn.webhookKey, standIn.apiKey);
	expect(printer.readCallback({ body: forged, query })).toEqual({ ok: false, error: "forged" });
	for (const unreadable of ["<html>", "{}", "[]", "null", '{"apikey":1}'])
		expect(printer.readCallback({ body: unreadable, query })).toEqual({ ok: false, error: "unreadable" });
});
