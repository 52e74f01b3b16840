import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/** The typefaces of covers and pages, all under the SIL Open Font Licence, read from their packages when first needed. */
const FACES = {
	storybook: ["caprasimo", 400],
	poster: ["lilita-one", 400],
	round: ["chango", 400],
	playful: ["grandstander", 800],
	byline: ["grandstander", 700],
	text: ["andika", 400],
} as const;

export type Face = keyof typeof FACES;

type Family = { name: string; weight: number; subsets: readonly string[] };

const RUBIK = { name: "rubik", weight: 800 };
const ANDIKA: Family = { name: "andika", weight: 700, subsets: ["latin", "latin-ext", "vietnamese"] };
/** Without subsets: cut into numbered slices of a hundred signs each. */
const DELA: Family = { name: "dela-gothic-one", weight: 400, subsets: [] };
const ZCOOL: Family = { name: "zcool-kuaile", weight: 400, subsets: ["chinese-simplified"] };

const CYRILLIC = ["cyrillic", "cyrillic-ext"];

/** What letters a script that the cover's own face lacks, or lacks in part: the prettier family before the broader one. */
const OTHERS: readonly { script: RegExp; families: readonly Family[] }[] = [
	{
		script: /[\p{Script=Latin}\p{Script=Inherited}]/u,
		families: [{ ...RUBIK, subsets: ["latin", "latin-ext"] }, ANDIKA],
	},
	{
		script: /\p{Script=Cyrillic}/u,
		families: [
			{ ...RUBIK, subsets: CYRILLIC },
			{ ...ANDIKA, subsets: CYRILLIC },
		],
	},
	{ script: /\p{Script=Hebrew}/u, families: [{ ...RUBIK, subsets: ["hebrew"] }] },
	{
		script: /\p{Script=Arabic}/u,
		families: [
			{ ...RUBIK, subsets: ["arabic"] },
			{ name: "noto-sans-arabic", weight: 800, subsets: ["arabic"] },
		],
	},
	{ script: /\p{Script=Greek}/u, families: [{ ...DELA, subsets: ["greek"] }] },
	{
		script: /\p{Script=Devanagari}/u,
		families: [{ name: "baloo-2", weight: 800, subsets: ["devanagari"] }],
	},
	{ script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u, families: [DELA, ZCOOL] },
];

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();
const files = new WeakMap<Font, string>();

/** The file a font was read from, in the packages of @fontsource: "andika/files/andika-latin-400-normal.woff". */
export const fileOf = (font: Font): string => files.get(font) ?? "";

function open({ name, weight }: Family, subset: string): Font {
	const file = `${name}/files/${name}-${subset}-${weight}-normal.woff`;
	let font = opened.get(file);
	if (!font) {
		const found = openSync(require.resolve(`@fontsource/${file}`));
		if (!("layout" in found)) throw new Error(`${file} holds a collection, not a font`);
		font = found;
		opened.set(file, font);
		files.set(font, file);
	}
	return font;
}

type Range = { subset: string; from: number; to: number };
const rangesOf = new Map<string, Range[]>();

/** The slice of a family of many thousand signs that has this one, by the ranges its package lists. */
function sliceWith(family: string, code: number): string | undefined {
	let ranges = rangesOf.get(family);
	if (!ranges) {
		const listed = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
		ranges = Object.entries(listed)
			.filter(([subset]) => subset.startsWith("["))
			.flatMap(([subset, list]) =>
				list.split(",").map((range) => {
					const [from = "", to = from] = range.trim().slice(2).split("-");
					return {
						subset: subset.slice(1, -1),
						from: Number.parseInt(from, 16),
						to: Number.parseInt(to, 16),
					};
				}),
			);
		rangesOf.set(family, ranges);
	}
	return ranges.find(({ from, to }) => from <= code && code <= to)?.subset;
}

function fontOf(family: Family, character: string): Font | null {
	const code = character.codePointAt(0) as number;
	const slice = family.subsets.length === 0 ? sliceWith(family.name, code) : undefined;
	for (const subset of slice ? [slice] : family.subsets) {
		const font = open(family, subset);
		if (font.hasGlyphForCodePoint(code)) return font;
	}
	return null;
}

/** Gives the font that draws a character, or null when none does. */
export type Fonts = (character: string) => Font | null;

/**
 * The fonts for a text in a face. What the face itself can't letter whole is lettered, script by script, in one family
 * that can: a name half in one hand and half in another looks like a mistake.
 */
export function fontsFor(face: Face, text: string): Fonts {
	const [name, weight] = FACES[face];
	const subsets = face === "text" ? [...ANDIKA.subsets, ...CYRILLIC] : ["latin", "latin-ext"];
	const own: Family = { name, weight, subsets };
	const characters = [...new Set(text)];
	const scripts = OTHERS.map(({ script, families }) => {
		const letters = characters.filter((character) => script.test(character));
		const all = [own, ...families];
		const whole = all.find((family) => letters.every((letter) => fontOf(family, letter)));
		return { script, families: whole ? [whole, ...all] : all };
	});
	const every = [own, ...OTHERS.flatMap(({ families }) => families)];
	return (character) => {
		const preferred = scripts.find(({ script }) => script.test(character))?.families ?? [];
		for (const family of [...preferred, ...every]) {
			const font = fontOf(family, character);
			if (font) return font;
		}
		return null;
	};
}
