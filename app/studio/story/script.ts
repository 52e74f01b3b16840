import { pageAltText } from "./alt-text";
import type { CastMember } from "./cast";
import type { Scene } from "./scene";
import type { Composition } from "./vocabulary";

/** A whole book before it is drawn: what its pages say and show. The synopsis is a fold of it. */

const SPREAD_KINDS = ["cover", "title", "imprint", "opener", "spread", "last"] as const;

/** What is drawn as one picture: a page alone, or two side by side. */
export type Spread = {
	/** [1], [2], [3], [4, 5] ... [22, 23], [24]; [0] is the front cover. */
	pages: readonly number[];
	kind: (typeof SPREAD_KINDS)[number];
	/** What each of its pages says, as many as there are pages; empty where the picture speaks alone. */
	words: readonly string[];
	/** The spread in a sentence or two, for the synopsis. Empty for most. */
	gist: string;
	/** Null where nothing is drawn. */
	scene: Scene | null;
	composition: Composition | null;
	/** What its picture shows, for a painter, in one to three sentences without names. Absent in books written before it was told. */
	shows?: string;
};

/** What must look the same in every picture of a book, for a painter, without names. */
export type Looks = {
	/** What somebody wears, by their id in the cast: "a mustard raincoat and red wellies". */
	clothes: Readonly<Record<string, string>>;
	/** Things that come back: "the kite: red, patched with blue, a tail of socks". */
	things: readonly string[];
};

/** The story of a book that prints the family's own words. */
export const OWN_WORDS = "own-words";

/** The level that a book's words are set for: a family's own are few on a page, and large, whoever reads them. */
export const setFor = ({ story, level }: Pick<Script, "story" | "level">): string =>
	story === OWN_WORDS && level !== "tiny" ? "starter" : level;

export type Script = {
	title: string;
	/** A reading level's id. */
	level: string;
	cast: CastMember[];
	cover: Scene;
	/** Id of the story of the shelf that it tells; absent for a vendor's, and for books from before there was a shelf. */
	story?: string;
	/** For parents: what the book is about. Absent where the spreads' gists are folded into one. */
	synopsis?: string;
	/** Absent where nobody has told it; clothes are the cast's outfits then. */
	looks?: Looks;
	/** Title, imprint, opener, ten spreads and the last picture: 24 pages. */
	spreads: Spread[];
};

/** One of the 24, as a reader turns them. */
export type Page = { number: number; text: string; altText: string; spread: Spread };

/** The pages of a script in their order, each with what its picture shows in words; nothing for one without a picture. */
export function pagesOf({ spreads, cast }: Script): Page[] {
	return spreads.flatMap((spread) =>
		spread.pages.map((number, side) => ({
			number,
			text: spread.words[side] ?? "",
			altText: pageAltText(spread, cast, side),
			spread,
		})),
	);
}

/** All that a book's pages say, as one text. */
export const textOf = ({ spreads }: Script): string => spreads.flatMap(({ words }) => words).join(" ");

/** First pages of the spreads whose gists make a paragraph of the synopsis; a Custom Level gives each its own. */
const PARAGRAPHS = [
	[3, 4],
	[6, 8, 10],
	[12, 14, 16, 18],
	[20, 22],
] as const;

/** The script in short, paragraphs separated by a blank line: what the family reads before it buys. */
export function synopsisOf({ spreads, level, synopsis }: Script): string {
	if (synopsis !== undefined) return synopsis;
	const told = spreads.filter(({ gist }) => gist !== "");
	if (level === "custom") return told.map(({ gist }) => gist).join("\n\n");
	return PARAGRAPHS.map((firsts: readonly number[]) =>
		told.filter(({ pages }) => firsts.includes(pages[0] ?? 0)),
	)
		.map((paragraph) => paragraph.map(({ gist }) => gist).join(" "))
		.filter((paragraph) => paragraph !== "")
		.join("\n\n");
}
