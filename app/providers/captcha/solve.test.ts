import { expect, test } from "vitest";
import { beginsWithZeros, solve } from "./solve";

test("counts zero bits, not bytes", () => {
	const hash = Uint8Array.of(0b0000_0000, 0b0001_1111);
	expect([0, 8, 11].map((zeros) => beginsWithZeros(hash, zeros))).toEqual([true, true, true]);
	expect([12, 16].map((zeros) => beginsWithZeros(hash, zeros))).toEqual([false, false]);
	expect(beginsWithZeros(new Uint8Array(2), 17)).toBe(false);
});

test("stops when it is told to", async () => {
	const stop = new AbortController();
	const solving = solve({ salt: "salt", zeros: 256 }, stop.signal);
	stop.abort(new Error("the page is left"));
	await expect(solving).rejects.toThrow("the page is left");
});

test("lets other work of the page run in between", async () => {
	const stop = new AbortController();
	let turns = 0;
	const tick = () => {
		if (++turns === 5) stop.abort();
		else setTimeout(tick, 0);
	};
	setTimeout(tick, 0);
	await expect(solve({ salt: "salt", zeros: 256 }, stop.signal)).rejects.toThrow();
	expect(turns).toBe(5);
});
