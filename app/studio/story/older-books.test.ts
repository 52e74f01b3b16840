import { describe, expect, test } from "vitest";
import { backCover } from "./back-cover";
import { READING_LEVELS } from "./levels";
import { OLDER_BOOKS } from "./older-books.testing";
import { OUTFITS } from "./outfits";
import { SETTINGS } from "./places/list";
import { pagesOf, type Script, synopsisOf } from "./script";
import { COMPOSITIONS, EXPRESSIONS, KINDS, MOODS, POSES, PROPS, SHOTS, TIMES, WEATHERS } from "./vocabulary";

/** What families have from before there was a shelf is a book still. */

/** Every word of the vocabulary that a script was stored with, a list each. */
function wordsIn({ cast, cover, spreads }: Script): Record<string, (string | null | undefined)[]> {
	const scenes = [cover, ...spreads.flatMap(({ scene }) => scene ?? [])];
	const figures = scenes.flatMap((scene) => scene.figures);
	return {
		setting: scenes.map(({ setting }) => setting),
		time: scenes.map(({ time }) => time),
		weather: scenes.map(({ weather }) => weather),
		mood: scenes.map(({ mood }) => mood),
		shot: scenes.map(({ shot }) => shot),
		outfit: [...scenes.map(({ outfit }) => outfit), ...cast.map(({ outfit }) => outfit)],
		prop: [...scenes.flatMap(({ props }) => props), ...figures.map(({ holds }) => holds)].map((one) =>
			typeof one === "object" ? one?.drawing : one,
		),
		pose: figures.map(({ pose }) => pose),
		expression: figures.map(({ expression }) => expression),
		composition: spreads.map(({ composition }) => composition),
		kind: cast.map(({ kind }) => kind),
	};
}
const KNOWN: Record<string, readonly string[]> = {
	setting: SETTINGS,
	time: TIMES,
	weather: WEATHERS,
	mood: MOODS,
	shot: SHOTS,
	outfit: OUTFITS,
	prop: PROPS,
	pose: POSES,
	expression: EXPRESSIONS,
	composition: COMPOSITIONS,
	kind: KINDS,
};

test("no word that they were stored with has left the vocabulary", () => {
	for (const { script } of OLDER_BOOKS)
		for (const [list, words] of Object.entries(wordsIn(script)))
			for (const word of words) if (word) expect(KNOWN[list], script.title).toContain(word);
});

test("they are those of before: none tells a story of the shelf, and there is one of each level", () => {
	for (const { script } of OLDER_BOOKS) {
		expect(script).not.toHaveProperty("story");
		expect(script).not.toHaveProperty("synopsis");
		for (const spread of script.spreads) expect(spread).not.toHaveProperty("shows");
	}
	const levels = OLDER_BOOKS.map(({ script }) => script.level);
	expect([...new Set(levels)].sort()).toEqual(READING_LEVELS.map(({ id }) => id).sort());
});

describe.each(OLDER_BOOKS)("$script.title, $script.level", ({ script }) => {
	const main = script.cast.find(({ isMain }) => isMain)?.name ?? "";

	test("its synopsis is folded of its gists, and the back cover says how that begins", () => {
		const synopsis = synopsisOf(script);
		const words = synopsis.split(/\s+/u).length;
		expect(words).toBeGreaterThanOrEqual(60);
		expect(words).toBeLessThanOrEqual(200);
		expect(synopsis).toContain(main);
		const [beginning] = synopsis.split("\n\n");
		const { words: said, scene, composition } = backCover(script);
		expect(said).toEqual([beginning]);
		expect(composition).toBe("clearing");
		expect(scene).toMatchObject({ setting: script.cover.setting, figures: [] });
	});

	test("every picture is told in words", () => {
		const pages = pagesOf(script);
		expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
		for (const { altText, spread } of pages) {
			if (!spread.scene) expect(altText).toBe("");
			else expect(altText).toMatch(/^(?!.*(?:undefined|null|somebody)).{40,}[^.]\.$/u);
		}
	});
});
