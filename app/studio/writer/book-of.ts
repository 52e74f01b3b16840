import type { CastMember } from "~/studio/story/cast";
import type { Scene } from "~/studio/story/scene";
import type { Looks, Script, Spread } from "~/studio/story/script";
import type { Chance } from "./chance";
import { oneLine } from "./cleaning";
import { compositionsFor } from "./compositions-for";

/** One of a book's twelve after title and imprint: opener, ten of two pages, last. */
export type ToldSpread = {
	/** One text a page; one alone where the other page is picture only. */
	words: readonly string[];
	/** The picture for a painter, without names. */
	shows: string;
	scene: Scene;
};

/** What a book is made of, whoever wrote it. */
type Told = {
	title: string;
	/** A reading level's id. */
	level: string;
	cast: readonly CastMember[];
	cover: Scene;
	/** What a painter is told of it is absent where nobody has told it. */
	titlePage: { scene: Scene; shows?: string };
	spreads: readonly ToldSpread[];
	synopsis: string;
	/** Id of the story of the shelf that it tells. */
	story?: string;
	looks?: Looks;
};

/** A whole book of 24 pages. `chance` decides how each picture shares its paper with the words. */
export function bookOf(
	{ title, level, cast, cover, titlePage, spreads, synopsis, story, looks }: Told,
	chance: Chance,
): Script {
	const printed = oneLine(title);
	const main = cast.find(({ isMain }) => isMain) ?? cast[0];
	const [ofTitle = "vignette", ...compositions] = compositionsFor(
		[
			{ shot: titlePage.scene.shot, pages: [printed], kind: "title", isAtNight: false, seen: 1 },
			...spreads.map(({ words, scene }, index) => ({
				shot: scene.shot,
				pages: pagesAt(index).length > words.length ? [...words, ""] : words,
				kind: pagesAt(index).length === 1 ? ("page" as const) : ("spread" as const),
				isAtNight: scene.time === "night" || scene.time === "dusk",
				seen: scene.figures.length + Math.min(1, scene.props.length),
			})),
		],
		chance,
	);
	return {
		title: printed,
		level,
		cast: [...cast],
		cover,
		...(story !== undefined && { story }),
		synopsis,
		...(looks && { looks }),
		spreads: [
			{ ...silent(1, "title", printed), ...titlePage, composition: ofTitle },
			silent(2, "imprint", `For ${main?.name ?? ""}.`),
			...spreads.map(({ words, shows, scene }, index): Spread => {
				const composition = compositions[index] ?? "spread";
				const pages = pagesAt(index);
				return {
					pages,
					kind: index === 0 ? "opener" : index === LAST ? "last" : "spread",
					words: onPages(words, pages.length, composition),
					gist: "",
					shows,
					scene,
					composition,
				};
			}),
		],
	};
}

const LAST = 11;

/** The pages of a book's twelve: 3; 4 and 5 to 22 and 23; 24. */
export const pagesAt = (index: number): readonly number[] =>
	index === 0 ? [3] : index === LAST ? [24] : [2 + 2 * index, 3 + 2 * index];

/** One text of two pages stands across from its picture. */
function onPages(
	words: readonly string[],
	pages: number,
	composition: Spread["composition"],
): readonly string[] {
	if (words.length === pages) return words;
	const [text = ""] = words;
	return composition === "picture-left" ? ["", text] : [text, ""];
}

const silent = (page: number, kind: Spread["kind"], text: string): Spread => ({
	pages: [page],
	kind,
	words: [text],
	gist: "",
	scene: null,
	composition: null,
});
