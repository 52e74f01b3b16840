import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Addresses } from "./port";

type Started = {
	addresses: Addresses;
	/** Puts so many addresses at a postal code. */
	put(postcode: string, count: number): void;
	/** A postal code that there isn't, in the form of one. */
	nowhere: string;
	/** The vendor answers nothing, until it is let. */
	silence(): void;
	stop(): Promise<void>;
};

/** What every adapter of the addresses port does. */
export function addressesContract(name: string, start: () => Promise<Started>) {
	describe(`addresses: ${name}`, () => {
		let started: Started;
		beforeAll(async () => {
			started = await start();
		});
		afterAll(() => started.stop());

		test("says who is asked", () => {
			expect(started.addresses.describe().name).not.toBe("");
		});

		test("finds the addresses of a postal code, each with what a parcel needs", async () => {
			started.put("BS1 4ST", 3);
			const found = await started.addresses.find("BS1 4ST");
			if (!found.ok) throw new Error(found.error);
			expect(found.value).toHaveLength(3);
			for (const { line1, town, postcode } of found.value) {
				expect(line1).not.toBe("");
				expect(town).not.toBe("");
				expect(postcode).toBe("BS1 4ST");
			}
		});

		test("a postal code that there isn't is not found", async () => {
			expect(await started.addresses.find(started.nowhere)).toEqual({ ok: false, error: "not_found" });
		});

		test("without an answer it is unavailable, and never throws", async () => {
			started.silence();
			expect(await started.addresses.find("BS1 4ST")).toEqual({ ok: false, error: "unavailable" });
		});
	});
}
