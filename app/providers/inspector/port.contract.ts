import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AskedPicture, FAULTS, type Inspector } from "./port";

export const ASKED: AskedPicture = {
	prompt:
		"What it shows: A young girl holds up a red kite on a jetty.\n1. Reference picture 1: a young girl.",
	people: { least: 1, most: 1 },
};

/** A picture as inspectors are shown it. */
export const painted = (): Promise<Uint8Array> =>
	sharp({ create: { width: 64, height: 64, channels: 3, background: "#7fb2d9" } })
		.jpeg()
		.toBuffer();

/** What every adapter of the inspector port does. */
export function inspectorContract(
	name: string,
	start: () => Promise<{ inspector: Inspector; stop?(): Promise<void> }>,
) {
	describe(`inspector: ${name}`, () => {
		let started: Awaited<ReturnType<typeof start>>;
		beforeAll(async () => {
			started = await start();
		});
		afterAll(() => started.stop?.());

		test("says what it is", () => {
			const { kind, name: own } = started.inspector.describe();
			expect(["embedded", "vendor"]).toContain(kind);
			expect(own.length).toBeGreaterThan(2);
		});

		test("a vendor has inspected a picture, and names faults of the list; nobody else says that it has", async () => {
			const found = await started.inspector.inspect(await painted(), ASKED);
			expect(found.isInspected).toBe(started.inspector.describe().kind === "vendor");
			if (!found.isInspected) return;
			expect(FAULTS).toEqual(expect.arrayContaining([...found.faults]));
			for (const phrase of found.missing) expect(ASKED.prompt.toLowerCase()).toContain(phrase);
		});

		test("what is no picture isn't inspected, and neither is one that nobody waits for", async () => {
			const text = new TextEncoder().encode("not a picture");
			expect(await started.inspector.inspect(text, ASKED)).toMatchObject({ isInspected: false });
			const gone = AbortSignal.abort();
			expect(await started.inspector.inspect(await painted(), ASKED, gone)).toMatchObject({
				isInspected: false,
			});
		});
	});
}
