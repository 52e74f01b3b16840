import { expect, test } from "vitest";
import { type Promised, promisedDay } from "./late";
import { estimatedDelivery } from "./rules";

const at = (day: string, time = "12:00") => new Date(`${day}T${time}:00.000Z`);
const order = (by: string | null, state: Promised["state"] = "printed"): Promised => ({
	state,
	held_from: null,
	estimated_delivery: by,
});
const posted = (day: string) => [{ step: "post", at: at(day).toISOString() }];
const day = (by: string) => at(by).toISOString();

test.each([
	// A Monday, three working days before Thursday.
	["2026-11-26", "2026-11-23"],
	// Over a weekend.
	["2026-11-23", "2026-11-18"],
	// Over Christmas, Boxing Day (kept on the 28th) and a weekend.
	["2026-12-30", "2026-12-23"],
])("what is promised for %s has to be posted on %s", (by, last) => {
	const next = new Date(at(last).getTime() + 24 * 3600_000).toISOString().slice(0, 10);
	for (const [on, inTime] of [
		[last, true],
		[next, false],
	] as const) {
		expect(promisedDay(order(day(by), "posted"), posted(on), at("2027-02-01"))?.inTime).toBe(inTime);
		expect(promisedDay(order(day(by)), [], at(on))?.inTime).toBe(inTime);
	}
});

test("approved on 26 November, promised for 7 December: until that day is over in London nothing is late", () => {
	const by = estimatedDelivery("GB", at("2026-11-26"));
	expect(by?.slice(0, 10)).toBe("2026-12-07");
	for (const [now, isOver, inTime] of [
		[at("2026-12-02"), false, true],
		[at("2026-12-04"), false, false],
		[at("2026-12-07", "23:59"), false, false],
		[at("2026-12-08", "00:01"), true, false],
	] as const)
		expect(promisedDay(order(by), [], now)).toEqual({ by, isOver, inTime });
});

test("the day is London's, in summer too", () => {
	const by = "2026-07-10T12:00:00.000Z";
	expect(promisedDay(order(by), [], at("2026-07-10", "22:59"))?.isOver).toBe(false);
	expect(promisedDay(order(by), [], at("2026-07-10", "23:01"))?.isOver).toBe(true);
});

test("printed again it isn't posted before it is posted again; on hold it stands where it was", () => {
	const events = posted("2026-11-20");
	const now = at("2026-12-04");
	expect(promisedDay(order(day("2026-12-07"), "approved"), events, now)?.inTime).toBe(false);
	const held = { ...order(day("2026-12-07"), "on hold"), held_from: "posted" as const };
	expect(promisedDay(held, events, now)?.inTime).toBe(true);
});

test("where nothing is promised nothing is late", () => {
	expect(promisedDay(order(null), [], at("2030-01-01"))).toBeNull();
});
