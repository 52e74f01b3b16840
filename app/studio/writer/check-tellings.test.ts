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
	const [beat] = tells;
	if (!beat?.text) throw new Error("nothing to change");
	const kept = { ...beat.text };
	const text = beat.text as Record<string, readonly string[]>;
	try {
		for (const one of tells)
			(one.text as typeof text).starter = ["{Event}. It goes on and on and on and on and on and on and on."];
		const faults = faultsOfTellings(["says"], CASTS.slice(0, 1)).join("\n");
		expect(faults).toMatch(/starter: 15 words \(most 10\): It goes on/u);
		expect(faults).toContain(`says, ${beat.beat}, starter: one wording only`);
	} finally {
		text.starter = kept.starter;
	}
	expect(FRAME.lasts.length).toBeGreaterThan(1);
});
