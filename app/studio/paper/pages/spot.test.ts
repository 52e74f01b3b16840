import { expect, test } from "vitest";
import type { Scene, Thing } from "~/studio/story/scene";
import { spreadBriefWith } from "../briefs.testing";
import { diceFrom } from "../drawing/dice";
import { moodFor } from "../scene/stage";
import { meadow } from "../settings/meadow";
import { drawSpot } from "./spot";

const brief = spreadBriefWith({ png: new Uint8Array() });
const mood = moodFor(meadow.moods, { time: "noon" }, diceFrom("spot"));
const sceneWith = (props: Scene["props"]): Scene => ({ ...(brief.spread.scene as Scene), props });
const bell: Thing = {
	drawing: "bell",
	called: "a bell",
	long: 340,
	at: "ground",
	side: null,
	by: null,
	many: false,
};

test("a page of words alone shows the picture's things once more, two at most, and none that are people or places", () => {
	const one = drawSpot(brief, sceneWith([bell]), mood);
	expect(one).toMatch(/^<svg /u);
	expect(one).not.toMatch(/NaN|undefined|Infinity/u);
	expect(drawSpot(brief, sceneWith([bell, "map"]), mood)).not.toBe(one);
	expect(drawSpot(brief, sceneWith([bell, "map", "key"]), mood)).toBe(
		drawSpot(brief, sceneWith([bell, "map"]), mood),
	);
	const others: Thing[] = [
		{ ...bell, drawing: "captain", long: 1660, isPerson: true },
		{ ...bell, drawing: "puddle", long: 900 },
		{ ...bell, drawing: "castle", long: 1300 },
	];
	expect(drawSpot(brief, sceneWith(others), mood)).toBeNull();
});
