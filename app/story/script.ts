import type { CastMember } from "./cast";
import type { Scene } from "./scene";

/** A whole book before it is drawn: what its pages say and show. The synopsis is a fold of it. */

/** How words and picture share a page or spread. */
export const COMPOSITIONS = [
	"spread",
	"picture-left",
	"picture-right",
	"vignette",
	"close-up",
	"strip",
	"night-wide",
	"clearing",
] as const;
export type Composition = (typeof COMPOSITIONS)[number];

export type Page = {
	/** 1 to 24; of a spread the left one of its two. */
	number: number;
	kind: "title" | "imprint" | "opener" | "spread" | "last";
	/** Empty where the picture speaks alone. */
	text: string;
	/** The sentences of `text`, in their order, that tell the story in short. Empty for none. */
	gist: string;
	/** The gist makes no character known, so that a short synopsis can do without it. */
	isSpare: boolean;
	/** Null where nothing is drawn. */
	scene: Scene | null;
	composition: Composition | null;
};

export type Script = {
	title: string;
	/** A reading level's id. */
	level: string;
	cast: CastMember[];
	cover: Scene;
	/** Title, imprint, opener, ten spreads and the last picture: 24 pages. */
	pages: Page[];
};

/** Pages whose gists make a paragraph of the synopsis together. */
const PARAGRAPHS: readonly (readonly number[])[] = [
	[3, 4],
	[6, 8, 10],
	[12, 14, 16, 18],
	[20, 22],
];

/** What a synopsis does without first, where it would grow too long. */
const LEAST_NEEDED: readonly number[] = [14, 16, 12, 10, 8, 20, 22, 6];

/**
 * The script in short: sentences of the book and no others, paragraphs separated by a blank line. `isFitting` judges a
 * draft's length; where it says no, the least needed page is left out, but none that makes a character known.
 */
export function synopsisOf({ pages }: Script, isFitting: (draft: string) => boolean): string {
	const told = new Set(pages.filter(({ gist }) => gist !== "").map(({ number }) => number));
	const draft = () =>
		PARAGRAPHS.map((numbers) =>
			pages
				.filter(({ number }) => numbers.includes(number) && told.has(number))
				.map(({ gist }) => gist)
				.join(" "),
		)
			.filter((paragraph) => paragraph !== "")
			.join("\n\n");
	for (const number of LEAST_NEEDED) {
		if (isFitting(draft())) break;
		if (pages.some((page) => page.number === number && page.isSpare)) told.delete(number);
	}
	return draft();
}
