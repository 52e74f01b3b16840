import type { Spread } from "~/story/script";

/** A book's pages before it is bought. Pure, safe in the browser. */

/** Pages that may be drawn anew, and worded anew, of one book before it is bought. */
export const MOST_REDRAWS = 3;
export const MOST_WORDINGS = 3;
/** Books whose pages are drawn at a time, of those nobody has bought; one of them a visitor. */
export const MOST_DRAWING = 10;
/** A picture that fails, hangs or is refused so often is given up; the others are drawn all the same. */
export const MOST_TRIES = 3;

/** Where it is counted what a family has had of a book, by how a version was made. */
export const COUNTED = {
	redraw: "redraws",
	reword: "wordings",
	"proof-redraw": "proof_redraws",
	edit: "edits",
} as const;

/** Texts that a family may write of a book in its proof; and what a gift says may be put on its page beyond that. */
export const MOST_EDITS = 100;
export const MOST_MESSAGES = MOST_EDITS + 20;

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

/** One way in which a picture with its words was made, to choose from. */
export type KeptVersion = {
	/** From 1. */
	version: number;
	/** What each of its pages says. */
	words: string[];
	/** A picture a page; null while they are being drawn. */
	imageUrls: (string | null)[];
	/** It is in the book. */
	chosen: boolean;
};

/** What may be changed of a page before its book is bought: how often in a book, and what is said once that is used up. */
export const CHANGES = {
	redraw: {
		most: MOST_REDRAWS,
		used: `This book’s ${MOST_REDRAWS} redraws are used. Every version of its pages stays to choose from.`,
	},
	reword: {
		most: MOST_WORDINGS,
		used: `This book’s ${MOST_WORDINGS} wordings are used. Every version of its pages stays to choose from.`,
	},
} as const;

export const PAGES_TEXTS = {
	frozen:
		"Pages can’t be drawn or worded anew while your cover credits are used up. What there is stays, and the book can be ordered as it is.",
	ordered: "This book has been ordered, so its pages stay as they are.",
	noVersion: "We couldn’t find this version of the page. Please choose one of those shown.",
	notShared: "This book isn’t shown any more. Whoever sent you the link can send a new one.",
	notFound: "We couldn't find the pages of this book.",
	noCover: "The pages of this book are drawn after its cover. Please ask again in a moment.",
	waiting:
		"We are drawing the pages of other books just now. Yours come next, by themselves; you can go on meanwhile.",
	tomorrow:
		"We have drawn as many pages as we can in a day. Yours are drawn tomorrow, by themselves; you can go on meanwhile, and a book that is ordered isn't kept waiting.",
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

/** The same for whoever has the link of a shared book. */
export function sharedPageAddress(token: string, number: number, version: number): string {
	return `/look/${token}/${number}.jpg?v=${version}`;
}

const LAST_PAGE = 24;

/**
 * The first page of the picture that a page is on: the double pages are 4 and 5 to 22 and 23. For what is no page's number
 * 0, which no picture is on.
 */
export function spreadOf(number: number): number {
	if (!Number.isInteger(number) || Math.abs(number) > LAST_PAGE) return 0;
	return number >= 4 && number <= 23 ? number - (number % 2) : number;
}
