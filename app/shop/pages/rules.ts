import type { Spread } from "~/story/script";

/** A book's pages before it is bought. Pure, safe in the browser. */

/** Pages that may be drawn anew, and worded anew, of one book before it is bought. */
export const MOST_REDRAWS = 3;
export const MOST_WORDINGS = 3;
/** Books whose pages are drawn at a time, of those nobody has bought; one of them a visitor. */
export const MOST_DRAWING = 10;
/** A picture that fails, hangs or is refused so often is given up; the others are drawn all the same. */
export const MOST_TRIES = 3;

/** A page as its family sees it. */
export type ShownPage = {
	number: number;
	text: string;
	altText: string;
	/** null while it is being drawn, and where that failed. */
	imageUrl: string | null;
	kind: Spread["kind"];
	/** The first page of the picture it is on: 4 for pages 4 and 5. */
	spread: number;
	/** Whether there is a picture that could be another one. */
	canRedraw: boolean;
};

export type BookPages = {
	bookId: string;
	title: string;
	/** Every page listed has its picture. */
	ready: boolean;
	/** stopped: no more pictures will come by themselves. */
	state: "ready" | "drawing" | "waiting" | "stopped";
	/** What the family is told of that, ready to show; null where there is nothing to say. */
	message: string | null;
	/** Only pages that are to be shown. */
	pages: ShownPage[];
	/** How many of them have their picture, and how many there are. */
	drawn: number;
	of: number;
	redrawsLeft: number;
	wordingsLeft: number;
	/** No page is drawn or worded anew while the free covers are used up. */
	frozen: boolean;
	/** What the link ends with under which others may look at it; null while it isn't shared. */
	shareToken: string | null;
};

export const PAGES_TEXTS = {
	notFound: "We couldn't find the pages of this book.",
	noCover: "The pages of this book are drawn after its cover. Please ask again in a moment.",
	waiting:
		"We are drawing the pages of other books just now. Yours come next, by themselves; you can go on meanwhile.",
	photosGone:
		"The photos of this book and the heads cut out of them have been deleted, so no more of its pages can be drawn. Those that are there stay.",
	stopped:
		"Some pages couldn't be drawn. That was our mistake, not yours: your book is safe, and each of its pages is drawn and looked at before anything is printed.",
} as const;

/** Whether a spread is shown before the book is bought: all of them, or where pictures cost money the first `most` double pages. */
export function isShown({ kind, pages }: Spread, most: number | null): boolean {
	return most === null || (kind === "spread" && (pages[0] ?? 0) < 4 + 2 * most);
}

/** The address of a page's picture for its owner; another version has another one. */
export function pageAddress(bookId: string, number: number, version: number): string {
	return `/pages/${bookId}/${number}?v=${version}`;
}
