import { expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { FRAME, TELLINGS } from "../shelf/tellings";
import { CASTS, EVERY_LINE } from "./casts";
import { faultsOfTellings } from "./check-tellings";
import { EVENT_KINDS } from "./events/event";

test("every kind of event is told, and what doesn’t happen", () => {
	expect(Object.keys(TELLINGS)).toEqual(expect.arrayContaining([...EVENT_KINDS, "denied", "fails"]));
});

test("nothing is wrong with how they are told", () => {
	expect(faultsOfTellings(lot(Object.keys(TELLINGS), 4), [...CASTS, ...lot(EVERY_LINE, 2)])).toEqual([]);
});

test("what a page can’t take, a picture can’t show, or nobody could tell anew, is said", () => {
	const { tells } = TELLINGS.says ?? { tells: [] };
	const all = tells as { starter: string }[];
	const kept = all.map((one) => ({ ...one }));
	try {
		for (const one of all) one.starter = "{Event}. It goes on and on and on and on and on and on and on.";
		const faults = faultsOfTellings(["says"], CASTS.slice(0, 1)).join("\n");
		expect(faults).toMatch(/starter: 15 words \(most 10\): It goes on/u);
		expect(faults).toContain("says, starter: one wording only");
	} finally {
		for (const [at, one] of all.entries()) Object.assign(one, kept[at]);
	}
	expect(FRAME.lasts.length).toBeGreaterThan(1);
});
