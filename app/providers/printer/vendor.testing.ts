import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fault, listen } from "../../../e2e/vendors/listen";
import type { PrinterStandIn } from "../../../e2e/vendors/printer-house";
import { takeBreaches } from "../../../e2e/vendors/schemas/breaches";
import { inWords, kindOf, type TellFailure, type VendorFailure } from "../vendor-failure";
import { aBook } from "./book.testing";
import type { Printer, PrinterLog, PrintFile } from "./port";

/** Gives the adapter that speaks to a vendor's stand-in. */
type Connect<S> = (
	standIn: S,
	parts: { apiKey?: string; log: PrinterLog; tell?: TellFailure; patienceMs: number },
) => Printer;

const NO_SUM = { url: "https://shop.example/book.pdf", md5: "", bytes: 1, pages: 26 };
const UNAVAILABLE = { ok: false, error: "unavailable" };
const AWAY: Fault["does"][] = [500, 503, 429, 408, "reset", "hang after doing"];

/** What both vendors' adapters do about bad luck and bad files. `states`: every state of the vendor's, and what is made of it. */
export function vendorContract<S extends PrinterStandIn>(
	name: string,
	start: () => Promise<S>,
	connect: Connect<S>,
	states: Record<string, string>,
) {
	describe(`${name} in bad luck`, () => {
		let standIn: S;
		let printer: Printer;
		let warned: string[];
		let told: VendorFailure[];
		const tell: TellFailure = (failure) => told.push(failure);
		const log: PrinterLog = {
			warn: (event, fields) => warned.push(`${event} ${Object.values(fields).join(" ")}`),
		};
		beforeEach(async () => {
			warned = [];
			told = [];
			standIn = await start();
			printer = connect(standIn, { log, tell, patienceMs: 600 });
		});
		afterEach(() => standIn.close());

		test.each(AWAY)("%s: it may be asked again, and what was asked for twice is there once", async (does) => {
			standIn.faults.push({ does });
			expect(await printer.read("order_1")).toEqual(UNAVAILABLE);
			standIn.faults.push({ does });
			expect(await printer.submit(aBook("order_1"))).toEqual(UNAVAILABLE);
			expect(await printer.submit(aBook("order_1"))).toMatchObject({ value: { stage: "received" } });
			standIn.faults.push({ does });
			expect(await printer.cancel("order_1")).toEqual(UNAVAILABLE);
			expect(standIn.taken).toHaveLength(1);
			expect(await printer.cancel("order_1")).toMatchObject({ value: { stage: "cancelled" } });
		});

		test("a yes that never arrived is found by asking, without another order", async () => {
			standIn.faults.push({ does: "reset after doing" });
			expect(await printer.submit(aBook("order_1"))).toEqual(UNAVAILABLE);
			expect(await printer.read("order_1")).toMatchObject({ value: { stage: "received" } });
			expect(standIn.taken).toHaveLength(1);
		});

		test("an answer that is none is no answer", async () => {
			standIn.faults.push({ does: "cut" });
			await printer.submit(aBook("order_1"));
			standIn.faults.push({ does: "cut" });
			expect(await printer.read("order_1")).toEqual(UNAVAILABLE);
			expect(await printer.submit(aBook("order_1"))).toMatchObject({ value: { stage: "received" } });
			expect(standIn.taken).toHaveLength(1);
		});

		test("nobody at the address is away", async () => {
			await standIn.close();
			expect(await printer.submit(aBook("order_1"))).toEqual(UNAVAILABLE);
		});

		test("a wrong key is for the operator to mend: told without the key, and never taken for an answer", async () => {
			const wrong = connect(standIn, { log, tell, patienceMs: 600, apiKey: "not-the-key" });
			const asks = [
				() => wrong.read("order_1"),
				() => wrong.submit(aBook("order_1")),
				() => wrong.cancel("order_1"),
			];
			for (const ask of asks) expect(await ask()).toEqual(UNAVAILABLE);
			expect(standIn.taken).toEqual([]);
			expect(told.map(kindOf)).toEqual(["ours", "ours", "ours"]);
			for (const failure of told)
				expect(inWords(failure)).toMatch(
					/^\w+ said 40[13]: the key in \w+_API_KEY (is not valid|may not do this) \(/,
				);
		});

		test.each([
			["no country", { address: { ...aBook("order_1").address, country: "" } }, [/country/]],
			["no copies", { copies: 0 }, [/copies|count/]],
			["no files", { files: null }, []],
			["a file without its sum", { files: { interior: NO_SUM, case: NO_SUM, whole: NO_SUM } }, [/md5/]],
		])("%s is refused", async (_, wrong, breaches) => {
			expect(await printer.submit({ ...aBook("order_1"), ...wrong })).toEqual({
				ok: false,
				error: "refused",
			});
			expect(standIn.taken).toEqual([]);
			expect(takeBreaches()).toEqual(breaches.map((what) => expect.stringMatching(what)));
		});

		test.each(Object.entries(states))("its state %s is %s", async (state, stage) => {
			await printer.submit(aBook("order_1"));
			standIn.put("order_1", state);
			expect(await printer.read("order_1")).toMatchObject({ value: { stage } });
			expect(warned).toEqual([]);
		});

		test("a state nobody has told us of stops the order, and is logged", async () => {
			await printer.submit(aBook("order_1"));
			standIn.put("order_1", "Sunbathing");
			expect(await printer.read("order_1")).toMatchObject({ value: { stage: "stopped" } });
			expect(warned).toEqual(["printer state unknown order_1 Sunbathing"]);
		});

		test("nothing of a family is ever logged", async () => {
			await printer.submit({ ...aBook("order_1"), copies: 0 });
			expect(takeBreaches()).toHaveLength(1);
			await printer.submit(aBook("order_2"));
			standIn.faults.push({ does: "cut" });
			await printer.read("order_2");
			expect(told.map(({ code }) => code)).toEqual([
				expect.toBeOneOf([null, "ValidationFailed"]),
				"unreadable",
			]);
			expect(JSON.stringify([warned, told])).not.toMatch(/Ada|James|London|SW1Y|ada@/);
		});
	});

	describe(`${name}'s own check of the files`, () => {
		const pdf = Buffer.from("%PDF-1.6 as it is");
		let url: string;
		let close: () => Promise<void>;
		beforeAll(async () => {
			const server = createServer((request, response) => {
				if (request.url === "/book.pdf") response.end(pdf);
				else response.writeHead(404).end();
			});
			const opened = await listen(server);
			url = `http://127.0.0.1:${opened.port}`;
			close = opened.close;
		});
		afterAll(() => close());

		async function checked(changed: Partial<PrintFile>) {
			const standIn = await start();
			try {
				const printer = connect(standIn, { log: { warn: () => {} }, patienceMs: 2_000 });
				const md5 = createHash("md5").update(pdf).digest("hex");
				const file = (pages: number) => ({
					url: `${url}/book.pdf`,
					md5,
					bytes: pdf.length,
					pages,
					...changed,
				});
				const files = { interior: file(24), case: file(1), whole: file(26) };
				await printer.submit({ ...aBook("order_1"), files });
				const read = await printer.read("order_1");
				return read.ok && read.value.stage;
			} finally {
				await standIn.close();
			}
		}

		test("files as they are said to be go on; others stop the order", async () => {
			expect(await checked({})).toBe("received");
			expect(await checked({ md5: "0".repeat(32) })).toBe("stopped");
			expect(await checked({ url: `${url}/gone.pdf` })).toBe("stopped");
		});
	});
}
