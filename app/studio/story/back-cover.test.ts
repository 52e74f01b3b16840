import { expect, test } from "vitest";
import { backCover } from "./back-cover";
import type { Scene } from "./scene";
import type { Script, Spread } from "./script";

const scene: Scene = {
	setting: "meadow",
	time: "dusk",
	weather: "clear",
	mood: "wondrous",
	shot: "close",
	figures: [
		{
			who: "c1",
			pose: "wave",
			expression: "glad",
			facing: "front",
			holds: null,
			with: null,
			place: "middle",
			depth: "near",
		},
	],
	props: ["kite"],
	focus: "c1",
};
const spread = (pages: number[], gist: string): Spread => ({
	pages,
	kind: "spread",
	words: pages.map(() => ""),
	gist,
	scene,
	composition: "spread",
});
const script: Script = {
	title: "Leo and the Lost Kite",
	level: "starter",
	cast: [],
	cover: scene,
	spreads: [
		spread([3], "Leo had a kite."),
		spread([4, 5], "It flew off."),
		spread([22, 23], "He found it again."),
		spread([24], ""),
	],
};

test("the back cover is the front's place with nobody and nothing in it, after the last page", () => {
	const back = backCover(script);
	expect(back.pages).toEqual([25]);
	expect(back.scene).toMatchObject({
		setting: "meadow",
		time: "dusk",
		mood: "wondrous",
		figures: [],
		props: [],
	});
	expect(script.cover.figures).toHaveLength(1);
});

test("it tells how the story begins, not how it ends", () => {
	expect(backCover(script).words).toEqual(["Leo had a kite. It flew off."]);
});
