import { expect, test } from "vitest";
import { beginsWithZeros, solve } from "./solve";

test("counts zero bits, not bytes", () => {
	const hash = Uint8Array.of(0b0000_0000, 0b0001_1111);
	expect([0, 8, 11].map((zeros) => beginsWithZeros(hash, zeros))).toEqual([true, true, true]);
	expect([12, 16].map((zeros) => beginsWithZeros(hash, zeros))).toEqual([false, false]);
	expect(beginsWithZeros(new Uint8Array(2), 17)).toBe(false);
});

test("finds the nonce whose hash begins as asked", async () => {
	const nonce = await solve({ salt: "salt", zeros: 10 });
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`salt${nonce}`));
	expect(beginsWithZeros(new Uint8Array(hash), 10)).toBe(true);
});
