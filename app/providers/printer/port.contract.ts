import { beforeEach, describe, expect, test } from "vitest";
import { aBook } from "./book.testing";
import type { Printer, PrintStage } from "./port";

/**
 * A printer of a test's own, which stages on the way to the family it tells of, and a way to move an order at it there. In the first
 * of these stages it is too late to call one off, and so it is when an order is brought to `printed`.
 */
type Started = {
	printer: Printer;
	stages: readonly ("printed" | "posted" | "delivered")[];
	bring(reference: string, stage: PrintStage): Promise<void>;
};

/** What every adapter of the printer port does. */
export function printerContract(name: string, start: () => Promise<Started>) {
	describe(`printer: ${name}`, () => {
		let started: Started;
		let printer: Printer;
		beforeEach(async () => {
			started = await start();
			printer = started.printer;
		});
		const received = { ok: true, value: { reference: "order_1", stage: "received", tracking: null } };
		const submitted = () => printer.submit(aBook("order_1"));

		test("an order that was handed over is there, and no other", async () => {
			expect(await printer.read("order_1")).toEqual({ ok: false, error: "not_found" });
			expect(await submitted()).toEqual(received);
			expect(await printer.read("order_1")).toEqual(received);
			for (const other of ["order_2", "order_1/../order_1", "order_1&top=1", ""])
				expect(await printer.read(other)).toEqual({ ok: false, error: "not_found" });
		});

		test("handed over again it is the same order, at once or when it is on its way", async () => {
			const all = await Promise.all(Array.from({ length: 20 }, submitted));
			for (const one of all) expect(one).toEqual(received);
			const [first = "posted"] = started.stages;
			await started.bring("order_1", first);
			expect(await submitted()).toMatchObject({ value: { stage: first } });
		});

		test("it is followed to the post, with its number from there on", async () => {
			await submitted();
			for (const stage of started.stages) {
				await started.bring("order_1", stage);
				const read = await printer.read("order_1");
				expect(read).toMatchObject({ ok: true, value: { stage } });
				const tracking = read.ok ? read.value.tracking : null;
				if (stage === "printed") expect(tracking).toBeNull();
				else expect(tracking?.number).toMatch(/^\w+$/);
				if (tracking?.url) expect(tracking.url).toMatch(/^https:\/\//);
			}
		});

		test("it is called off until it is printed, once for all", async () => {
			expect(await printer.cancel("order_1")).toEqual({ ok: false, error: "not_found" });
			await submitted();
			for (let time = 0; time < 2; time++)
				expect(await printer.cancel("order_1")).toMatchObject({ ok: true, value: { stage: "cancelled" } });
			expect(await submitted()).toMatchObject({ value: { stage: "cancelled" } });
			await printer.submit(aBook("order_2"));
			await started.bring("order_2", "printed");
			const before = await printer.read("order_2");
			expect(await printer.cancel("order_2")).toEqual({ ok: false, error: "not_possible" });
			expect(await printer.read("order_2")).toEqual(before);
		});

		test("a call without proof is nobody's word", () => {
			const query = new URLSearchParams({ order: "order_1", key: "guessed" });
			const body = JSON.stringify({ apikey: "guessed", type: "ItemShipped", order_reference: "order_1" });
			expect(printer.readCallback({ body, query })).toEqual({ ok: false, error: "forged" });
		});
	});
}
