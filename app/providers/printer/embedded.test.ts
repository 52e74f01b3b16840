import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBook } from "./book.testing";
import { createEmbeddedPrinter } from "./embedded.server";
import { printerContract } from "./port.contract";

const HOUR_MS = 3600_000;

let directory: string;
let now: number;
let ids: number;
beforeEach(async () => {
	directory = join(await mkdtemp(join(tmpdir(), "shop-printer-")), "printer");
	now = Date.parse("2026-03-02T09:00:00.000Z");
	ids = 0;
});
afterEach(() => rm(join(directory, ".."), { recursive: true }));

const open = () =>
	createEmbeddedPrinter({
		directory,
		clock: { now: () => new Date(now) },
		ids: { next: (word) => `${word}_${++ids}` },
	});

printerContract("embedded", async () => {
	const printer = open();
	return {
		printer,
		stages: ["printed", "posted", "delivered"],
		bring: async (reference, stage) => {
			for (let read = await printer.read(reference); read.ok && read.value.stage !== stage; )
				read = (await printer.advance(reference)) as typeof read;
		},
	};
});

test("an order is printed after a day and posted after two, by the shop's clock; arriving is somebody else's word", async () => {
	await open().submit(aBook("order_1"));
	const stages: string[] = [];
	for (const hours of [0, 23, 24, 47, 48, 2400]) {
		now = Date.parse("2026-03-02T09:00:00.000Z") + hours * HOUR_MS;
		const read = await open().read("order_1");
		stages.push(read.ok ? read.value.stage : read.error);
	}
	expect(stages).toEqual(["received", "received", "printed", "printed", "posted", "posted"]);
});

test("a hand moves it on before its time, to its end and no further", async () => {
	const printer = open();
	expect(await printer.advance("order_1")).toEqual({ ok: false, error: "not_found" });
	await printer.submit(aBook("order_1"));
	const stages: string[] = [];
	for (let time = 0; time < 4; time++) {
		const moved = await printer.advance("order_1");
		stages.push(moved.ok ? moved.value.stage : moved.error);
	}
	expect(stages).toEqual(["printed", "posted", "delivered", "not_possible"]);
	await printer.submit(aBook("order_2"));
	await printer.cancel("order_2");
	expect(await printer.advance("order_2")).toEqual({ ok: false, error: "not_possible" });
});

test("orders are the shop's alone, tell nothing of a family, and nothing is left on the way in", async () => {
	const printer = open();
	await printer.submit(aBook("order_1"));
	await printer.submit(aBook("order_1"));
	await printer.advance("order_1");
	const names = await readdir(directory);
	expect(names).toHaveLength(1);
	expect(await readFile(join(directory, names[0] ?? ""), "utf8")).not.toMatch(/Ada|James|London|secret/);
	expect((await stat(directory)).mode & 0o777).toBe(0o700);
	expect((await stat(join(directory, names[0] ?? ""))).mode & 0o777).toBe(0o600);
});
