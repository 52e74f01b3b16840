import { expect, test } from "vitest";
import { HIGHLIGHTS, shown, TESTIMONIALS } from "./claims";

test("what nobody can prove is shown in test mode only", () => {
	expect(shown(HIGHLIGHTS, true)).toHaveLength(4);
	expect(shown(TESTIMONIALS, true)).toHaveLength(3);
	expect(shown([...HIGHLIGHTS, ...TESTIMONIALS], false).every(({ evidence }) => evidence)).toBe(true);
	expect(shown(HIGHLIGHTS, false).map(({ figure }) => figure)).not.toContain("10,000+");
});
