import { describe, expect, test } from "vitest";
import { SHOTS } from "~/studio/story/vocabulary";
import { LAYERED } from "./list";
import { type Approach, approachOn } from "./setting";

/** Where feet stand, in shares of the height. */
const FLOOR = 0.882;

describe.each(SHOTS)("a %s", (shot) => {
	test.each([
		true,
		false,
	])("never shows a place twice in turn from the same spot, words over it: %s", (isUnderWords) => {
		for (let turn = 0; turn < 20; turn++)
			expect(approachOn(turn, shot, isUnderWords)).not.toEqual(approachOn(turn + 1, shot, isUnderWords));
	});

	test("leaves some of the sky or the wall to see", () => {
		for (const { ground } of Object.values(LAYERED))
			for (let turn = 0; turn < 7; turn++) {
				const seen = approachOn(turn, shot, false);
				if (shot !== "above")
					expect(FLOOR - (FLOOR - ground.horizon) * seen.nearer * seen.ground).toBeGreaterThan(0.2);
			}
	});

	test("shows the horizon of a place at another height in turn, wherever words are", () => {
		for (let turn = 0; shot !== "above" && turn < 20; turn++) {
			const [one, next] = [turn, turn + 1].map((on) => approachOn(on, shot, true));
			const highOf = ({ nearer, ground }: Approach) => nearer * ground;
			expect(Math.abs(highOf(one as Approach) - highOf(next as Approach))).toBeGreaterThan(0.2);
		}
	});

	test("stays calm behind words", () => {
		for (let turn = 0; turn < 7; turn++) expect(approachOn(turn, shot, true).nearer).toBeLessThanOrEqual(1.2);
	});
});
