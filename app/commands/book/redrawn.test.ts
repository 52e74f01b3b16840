import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { createEmbeddedWriter } from "~/providers/writer/embedded.server";
import { layOutSpread } from "~/studio/paper/pages/drawn-spread.server";
import type { CastLikeness } from "~/studio/story/cast";
import type { Box, Layout } from "~/studio/story/compositions/layout";
import { PAPER } from "~/studio/story/compositions/paper";
import type { StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS, type ReadingLevel } from "~/studio/story/levels";
import { anotherLook, type Look, lookOf, readLook, withLook, writeLook } from "~/studio/story/look";
import { picturesOn } from "~/studio/story/pictured-pages";
import type { Script, Spread } from "~/studio/story/script";

const VERSIONS = 6;
/** The first ones are unlike each other at first sight. */
const UNLIKE = 3;

let png: Uint8Array;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><ellipse cx="64" cy="64" rx="45" ry="58" fill="#a06a48"/></svg>`;
	png = await sharp(Buffer.from(head)).png().toBuffer();
});

const PEOPLE = [
	["Mina", 6, "clever and brave", null],
	["Hank", 71, "calm", "Grandparent"],
	["Biscuit", 4, "a quick dog", "Pet"],
	["Rosa", 34, "strong", "Mum"],
] as const;

function ideaOf(readingLevel: ReadingLevel, count: number): StoryIdea {
	return {
		title: "The Lost Kite",
		location: ["the park", "the castle", "the beach", "the museum"][count - 1] ?? "the park",
		description: "Mina looks for her lost kite.",
		readingLevel,
		readingNeeds: readingLevel === "custom" ? "short sentences" : "",
		characters: PEOPLE.slice(0, count).map(([name, age, personality, relationship], i) => ({
			name,
			age,
			personality,
			relationship,
			isMain: i === 0,
		})),
	} as StoryIdea;
}

async function scriptOf(level: ReadingLevel, count: number): Promise<Script> {
	const written = await createEmbeddedWriter().writeScript(ideaOf(level, count), `${level} ${count}`);
	if (!written.ok) throw new Error(written.error);
	return written.value.script;
}

/** The first versions of a picture, as they would be made one after the other while the rest of the book stays. */
function versionsOf(spreads: readonly Spread[], at: number): Spread[] {
	const own = spreads[at] as Spread;
	const looks = [lookOf(own) as Look];
	while (looks.length < VERSIONS) looks.push(anotherLook(spreads, at, looks) as Look);
	return [own, ...looks.slice(1).map((look) => withLook(own, look))];
}

const layoutOf = async ({ title, level, cast }: Script, spread: Spread): Promise<Layout> => {
	const likenesses: CastLikeness[] = cast.map((member) => ({ member, likeness: { png } }));
	const brief = { title, level, spread, cast: likenesses, seed: "a", lettered: false };
	return (await layOutSpread(brief, spread.scene as NonNullable<Spread["scene"]>)).laid.layout;
};

/** How far two layouts are apart, mm: the farthest that anything of them is moved or resized. */
function apart(one: Layout, other: Layout): number {
	if (one.windows.length !== other.windows.length) return PAPER;
	const numbers = ({ windows, figures, words }: Layout) => [
		...windows.flatMap(({ box, shot, edge }) => [
			box.x,
			box.y,
			box.width,
			box.height,
			["wide", "mid", "close", "above"].indexOf(shot) * 40,
			["bleed", "cut", "round"].indexOf(edge) * 40,
		]),
		...figures.flatMap(({ x, y, size }) => [x, y, size]),
		...words.flatMap((said) => (said ? [said.box.x, said.box.y] : [0, 0])),
	];
	const [a, b] = [numbers(one), numbers(other)];
	return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
}

const overlap = (a: Box, b: Box) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const BOOKS = READING_LEVELS.map(({ id }, i) => ({ level: id, count: [4, 1, 2][i % 3] ?? 1 }));

describe.each(lot(BOOKS, 2))("a $level book of $count", ({ level, count }) => {
	test("each picture drawn anew is another one of the same scene and words", async () => {
		const script = await scriptOf(level, count);
		for (const [at, spread] of script.spreads.entries()) {
			if (!spread.scene) continue;
			const versions = versionsOf(script.spreads, at);
			const page = `page ${spread.pages[0]}`;
			const looks = versions.map((version) => writeLook(lookOf(version) as Look));
			expect(new Set(looks).size, `${page}: ${looks.join(", ")}`).toBe(VERSIONS);
			const layouts: Layout[] = [];
			for (const version of versions) {
				expect(version.words).toEqual(spread.words);
				const lost = picturesOn(spread).pages.filter((side) => !picturesOn(version).pages.includes(side));
				expect(lost, `${page}: ${looks.join(", ")}`).toEqual([]);
				const { shot: _, side: __, figures, ...scene } = version.scene as NonNullable<Spread["scene"]>;
				expect(spread.scene).toMatchObject(scene);
				expect(figures.map(({ place: ___, ...figure }) => figure)).toEqual(
					spread.scene.figures.map(({ place: ___, ...figure }) => figure),
				);
				if (layouts.length < UNLIKE) layouts.push(await layoutOf(script, version));
			}
			for (const [i, one] of layouts.entries())
				for (const other of layouts.slice(i + 1))
					expect(apart(one, other), `${page}: ${looks.join(", ")}`).toBeGreaterThan(25);
			for (const { words, figures } of layouts) {
				expect(figures.length).toBe(layouts[0]?.figures.length);
				for (const [side, said] of words.entries()) {
					if (spread.kind !== "title") expect(said !== null).toBe((spread.words[side] ?? "") !== "");
					for (const other of words.slice(side + 1))
						if (said && other) expect(overlap(said.box, other.box), page).toBe(false);
				}
			}
		}
	});

	test("never the third of one composition running, whichever of them are drawn anew", async () => {
		const { spreads } = await scriptOf(level, count);
		const book = [...spreads];
		for (const at of [4, 6, 5, 8, 7, 10, 3, 9, 12, 11, 13]) {
			const own = book[at] as Spread;
			const look = anotherLook(book, at, [lookOf(spreads[at] as Spread) as Look]);
			book[at] = withLook(own, look as Look);
		}
		const told = book.filter(({ scene }) => scene !== null).map(({ composition }) => composition);
		for (const [i, composition] of told.entries())
			expect(
				[told[i + 1], told[i + 2]].every((next) => next === composition),
				told.join(" "),
			).toBe(false);
	});
});

test("a look is read as it was stored, and the same book gives the same look", async () => {
	const { spreads } = await scriptOf("starter", 2);
	const look = anotherLook(spreads, 5, [lookOf(spreads[5] as Spread) as Look]);
	expect(readLook(writeLook(look as Look))).toEqual(look);
	expect(anotherLook(spreads, 5, [lookOf(spreads[5] as Spread) as Look])).toEqual(look);
	expect(anotherLook(spreads, 1, [])).toBeNull();
});
