import { expect, test } from "vitest";
import { dayBefore, isDay, londonDay, nextDay, startOfDay } from "./london-day";

test.each([
	["2026-01-15", "2026-01-15T00:00:00.000Z"],
	["2026-06-01", "2026-05-31T23:00:00.000Z"],
	// The clocks go forward and back at one in the morning: both days begin by the time before.
	["2026-03-29", "2026-03-29T00:00:00.000Z"],
	["2026-03-30", "2026-03-29T23:00:00.000Z"],
	["2026-10-25", "2026-10-24T23:00:00.000Z"],
	["2026-10-26", "2026-10-26T00:00:00.000Z"],
])("%s begins in London at %s", (day, at) => {
	const start = startOfDay(day);
	expect(start.toISOString()).toBe(at);
	expect(londonDay(start)).toBe(day);
	expect(londonDay(new Date(start.getTime() - 1))).not.toBe(day);
});

test("the next day, over the ends of months and years", () => {
	expect(["2026-02-28", "2026-12-31"].map(nextDay)).toEqual(["2026-03-01", "2027-01-01"]);
	expect(["2026-03-01", "2027-01-01"].map(dayBefore)).toEqual(["2026-02-28", "2026-12-31"]);
});

test.each(["2026-02-30", "2026-13-01", "26-01-01", "today", "2026-1-1", ""])("%j is no day", (typed) =>
	expect(isDay(typed)).toBe(false));
