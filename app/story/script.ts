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
	/** The page in a sentence or two, for the synopsis. Empty for most. */
	gist: string;
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

/** Pages whose gists make a paragraph of the synopsis together; a Custom Level gives each its own. */
const PARAGRAPHS = [
	[3, 4],
	[6, 8, 10],
	[12, 14, 16, 18],
	[20, 22],
] as const;

/** The script in short, paragraphs separated by a blank line: what the family reads before it buys. */
export function synopsisOf({ pages, level }: Script): string {
	const told = pages.filter(({ gist }) => gist !== "");
	if (level === "custom") return told.map(({ gist }) => gist).join("\n\n");
	return PARAGRAPHS.map((numbers: readonly number[]) => told.filter(({ number }) => numbers.includes(number)))
		.map((paragraph) => paragraph.map(({ gist }) => gist).join(" "))
		.filter((paragraph) => paragraph !== "")
		.join("\n\n");
}
