import { describe, expect, test } from "vitest";
import { layOut } from "~/studio/paper/pages/words.server";
import { everyBook, scriptOf } from "~/studio/writer/books.testing";
import { altTextOf, pageAltText } from "./alt-text";
import type { CastMember } from "./cast";
import { ARRANGEMENTS } from "./compositions/list";
import { PAPER } from "./compositions/paper";
import type { Figure, Scene } from "./scene";
import { pagesOf } from "./script";
import { COMPOSITIONS, PROPS } from "./vocabulary";

const MIA: CastMember = {
	id: "c1",
	name: "Mia",
	age: 6,
	kind: "child",
	isMain: true,
	relationship: null,
	pronouns: "she",
	outfit: "everyday",
	palette: ["#aa3333", "#335577", "#ddaa22"],
	usesWheelchair: false,
};
const standing = (who: string, place: Figure["place"]): Figure => ({
	who,
	place,
	pose: "stand",
	expression: "glad",
	facing: "front",
	holds: null,
	with: null,
	depth: "near",
});
const SCENE: Scene = {
	setting: "beach",
	time: "noon",
	weather: "clear",
	mood: "calm",
	shot: "mid",
	figures: [standing("c1", "right"), standing("c2", "left"), standing("c3", "left")],
	props: [],
	focus: "c1",
};
const CAST = [MIA, { ...MIA, id: "c2", name: "Joe" }, { ...MIA, id: "c3", name: "Sam" }];

test("long names of people who each do something else leave no room for the place's things", () => {
	const cast = CAST.map((one, at) => ({
		...one,
		name: ["Oluwaseun-Temitope Ade Fitzwilliam", "Ann Marie Lee", "Kofi Adu Mensah"][at] ?? "",
	}));
	const [one, two, three] = SCENE.figures;
	const figures = [
		{ ...one, pose: "point" },
		{ ...two, pose: "carry" },
		{ ...three, pose: "kneel" },
	] as typeof SCENE.figures;
	const text = altTextOf({ ...SCENE, setting: "street", time: "dawn", weather: "rain", figures }, cast);
	expect(text.split(" ").length, text).toBeLessThanOrEqual(30);
});

test("every page is told in one sentence of 15 to 30 words", () => {
	for (const { idea, story } of everyBook(1))
		for (const { altText, spread } of pagesOf(scriptOf(idea, story))) {
			if (spread.scene === null) {
				expect(altText).toBe("");
				continue;
			}
			const words = altText.split(/\s+/u).length;
			expect(words, altText).toBeGreaterThanOrEqual(15);
			expect(words, altText).toBeLessThanOrEqual(30);
			expect(altText).toMatch(/[^.]\.$/u);
			expect(altText).not.toMatch(/undefined|, ,| ,|,,| {2}/u);
		}
});

const WORDS: readonly (readonly [string, string])[] = [
	["", ""],
	["The tide was out.", ""],
	["", "The tide was out."],
	["The tide was out, and the sand was wet.", "Mia ran."],
	["Mia ran.", "The tide was out, and the sand was wet."],
	["The tide was out.", "The tide came in."],
];

describe.each(COMPOSITIONS)("across the fold, %s", (composition) => {
	test.each(WORDS)("says of each page whether a picture is on it (%j, %j)", (...words) => {
		const { layout } = layOut(
			ARRANGEMENTS[composition],
			{ scene: { figures: [], props: [], shot: SCENE.shot }, bodies: [] },
			{ words, level: "starter", names: [], format: "spread" },
		);
		const isPictured = (side: number) =>
			layout.windows.some(({ box }) => box.x < (side + 1) * PAPER && box.x + box.width > side * PAPER);
		const texts = [0, 1].map((side) => pageAltText({ scene: SCENE, composition, words }, CAST, side));
		const whole = altTextOf(SCENE, CAST);
		for (const side of [0, 1]) {
			if (!isPictured(side))
				expect(texts[side]).toMatch(
					/^Blank paper with nothing on it but words(?:, | and a small drawing of )/u,
				);
			else if (side === 0 || !isPictured(0)) expect(texts[side]).toBe(whole);
			else expect(texts[side]).toMatch(/^The (?:picture|scene) of the page before goes on: /u);
		}
		expect(texts.filter((text) => text === whole)).toHaveLength(1);
		expect(texts.filter((text) => text !== whole).join(" ")).not.toMatch(/Mia|Joe|Sam/u);
	});
});

test("the picture of a page alone is told as a whole", () => {
	const spread = { scene: SCENE, composition: "picture-right", words: ["The tide was out."] } as const;
	expect(pageAltText(spread, CAST, 0)).toBe(altTextOf(SCENE, CAST));
});

test("things have their article", () => {
	const told = PROPS.map((prop) => altTextOf({ ...SCENE, figures: [], props: [prop] }, CAST));
	for (const text of told) expect(text).not.toMatch(/\ba (?:[aeiou]|wellies)|\ban [^aeiou]/u);
	expect(told.join(" ")).toContain("an owl");
});

test("people with very long names are told of by what they are, and those alike are counted", () => {
	const cast = CAST.map((member, at) => ({
		...member,
		name: at === 0 ? "Mia" : `${member.name} of the very long name`,
		kind: at === 0 ? member.kind : ("grown-up" as const),
	}));
	expect(altTextOf(SCENE, cast)).toMatch(/^Mia and two grown-ups stand /u);
	const [mia, ...others] = SCENE.figures as [Figure, ...Figure[]];
	expect(altTextOf({ ...SCENE, figures: others }, cast)).toMatch(/^Two grown-ups stand /u);
	expect(altTextOf({ ...SCENE, figures: [mia, ...others.slice(1)] }, cast)).toMatch(
		/^Mia and a grown-up stand /u,
	);
});

test("two people of one name are two", () => {
	const cast = CAST.map((member) => ({ ...member, name: "Sam" }));
	expect(altTextOf(SCENE, cast)).toMatch(/^Sam, Sam and Sam stand /u);
});
