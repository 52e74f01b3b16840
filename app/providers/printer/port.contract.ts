import { beforeEach, describe, expect, test } from "vitest";
import type { Printer, PrintStage } from "./port";

/** A printer of a test's own, and a way to move an order at it to another stage. */
type Started = { printer: Printer; bring(reference: string, stage: PrintStage): Promise<void> };

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

		test("an order that was handed over is there, and no other", async () => {
			expect(await printer.read("order_1")).toEqual({ ok: false, error: "not_found" });
			expect(await printer.submit({ reference: "order_1" })).toEqual(received);
			expect(await printer.read("order_1")).toEqual(received);
			for (const other of ["order_2", "order_1/../order_1", ""])
				expect(await printer.read(other)).toEqual({ ok: false, error: "not_found" });
		});

		test("handed over again it is the same order, at once or when it is printed", async () => {
			const all = await Promise.all(
				Array.from({ length: 20 }, () => printer.submit({ reference: "order_1" })),
			);
			for (const one of all) expect(one).toEqual(received);
			await started.bring("order_1", "printed");
			expect(await printer.submit({ reference: "order_1" })).toMatchObject({ value: { stage: "printed" } });
		});

		test("it is followed from the post on", async () => {
			await printer.submit({ reference: "order_1" });
			for (const stage of ["printed", "posted", "delivered"] as const) {
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
			await printer.submit({ reference: "order_1" });
			for (let time = 0; time < 2; time++)
				expect(await printer.cancel("order_1")).toMatchObject({ ok: true, value: { stage: "cancelled" } });
			expect(await printer.submit({ reference: "order_1" })).toMatchObject({ value: { stage: "cancelled" } });
			await printer.submit({ reference: "order_2" });
			await started.bring("order_2", "printed");
			expect(await printer.cancel("order_2")).toEqual({ ok: false, error: "not_possible" });
			expect(await printer.read("order_2")).toMatchObject({ value: { stage: "printed" } });
		});
	});
}
