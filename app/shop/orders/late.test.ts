import { expect, test } from "vitest";
import { isOverdue, isPostedLate, lastPostingDay } from "./late";
import { estimatedDelivery } from "./rules";

const at = (day: string) => new Date(`${day}T12:00:00.000Z`);

test.each([
	// A Monday, three working days before Thursday.
	["2026-11-26T12:00:00.000Z", "2026-11-23"],
	// Over a weekend.
	["2026-11-23T12:00:00.000Z", "2026-11-18"],
	// Over Christmas, Boxing Day (kept on the 28th) and a weekend.
	["2026-12-30T12:00:00.000Z", "2026-12-23"],
])("what is promised for %s has to be posted on %s", (promised, last) => {
	expect(lastPostingDay(promised)).toBe(last);
});

test("posted on the last day it is in time, and late from the next one on, whether or not it is posted", () => {
	const promised = estimatedDelivery("GB", at("2026-11-23"));
	const last = lastPostingDay(promised ?? "");
	expect(isPostedLate(promised, at(last).toISOString(), at("2027-02-01"))).toBe(false);
	expect(isPostedLate(promised, undefined, at(last))).toBe(false);
	const next = new Date(at(last).getTime() + 24 * 3600_000);
	expect(isPostedLate(promised, next.toISOString(), next)).toBe(true);
	expect(isPostedLate(promised, undefined, next)).toBe(true);
});

test("a family may say that nothing came once the promised day is over, by London's clock", () => {
	const promised = "2026-07-10T12:00:00.000Z";
	expect(isOverdue(promised, new Date("2026-07-10T22:59:00.000Z"))).toBe(false);
	expect(isOverdue(promised, new Date("2026-07-10T23:01:00.000Z"))).toBe(true);
});

test("where nothing is promised nothing is late", () => {
	expect(isPostedLate(null, undefined, at("2030-01-01"))).toBe(false);
	expect(isOverdue(null, at("2030-01-01"))).toBe(false);
});
