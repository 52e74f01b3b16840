import { counted } from "~/shop/counted";
import { BACK_PAGE } from "~/studio/story/back-cover";
import { DEDICATION_PAGE, readDedication } from "~/studio/story/dedication";
import { MOST_LETTERS, type ReadingLevel } from "~/studio/story/levels";
import type { Spread } from "~/studio/story/script";

/** A book's pages, before it is bought and in its proof. Pure, safe in the browser. */

/** Pages that may be drawn anew, and worded anew, of one book before it is bought. */
export const MOST_REDRAWS = 3;
export const MOST_WORDINGS = 3;
/** Changes of what its pages say that a family may write before it buys: a picture with other words on it is one. */
export const MOST_EDITS_BEFORE = 20;
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

/** The same in all, its proof included; and what a gift says may be put on its page beyond that. */
export const MOST_EDITS = 100;
export const MOST_MESSAGES = MOST_EDITS + 20;

/** How often something may still be changed, and how often in all. */
export type Left = { left: number; of: number };

/** What is left of `of` once `used` are. */
export const leftOf = (used: number, of: number): Left => ({ left: Math.max(0, of - used), of });

/** "2 of 3 redraws left". */
export const leftText = ({ left, of }: Left, name: string): string => `${left} of ${counted(of, name)} left`;

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
	/** Whether there is a picture that could be another one, and whether its words could be. */
	canRedraw: boolean;
	canReword: boolean;
};

/** The back cover as its family sees it. */
export type ShownBack = {
	/** What it says. */
	text: string;
	altText: string;
	/** null until its picture is there, and where it couldn't be drawn. */
	imageUrl: string | null;
	isComing: boolean;
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
	/** null where no page is shown. It is counted nowhere. */
	back: ShownBack | null;
	/** How many of them have their picture, and how many there are. */
	drawn: number;
	of: number;
	/** A reading level's id. */
	level: string;
	redraws: Left;
	wordings: Left;
	edits: Left;
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

/** What there is to choose from of one picture. */
export type PictureVersions = {
	/** The first page of the picture. */
	spread: number;
	/** The oldest first; what failed isn't among them. */
	versions: KeptVersion[];
	/** Of the one that is in the book; 0 for none. */
	current: number;
	/** What was asked for last came to nothing. */
	lastFailed: boolean;
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
	ownWords: "We have no other words for this page. You can write your own instead.",
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
		"The photos of this book and the portraits made from them have been deleted, so no more of its pages can be drawn. Those that are there stay.",
	stopped:
		"Some pages couldn't be drawn. That was our mistake, not yours: your book is safe, and each of its pages is drawn and looked at before anything is printed.",
} as const;

/** Whether a family may write what a page says; the title page is lettered with the title. */
export const canWrite = ({ kind, text }: Pick<ShownPage, "kind" | "text">): boolean =>
	kind !== "title" && text !== "";

/** Whether a spread is shown before the book is bought: all of them, or where pictures cost money the first `most` double pages. */
export function isShown({ kind, pages }: Spread, most: number | null): boolean {
	return most === null || (kind === "spread" && (pages[0] ?? 0) < 4 + 2 * most);
}

/** Whether the words of a spread tell the story; those of title and imprint are the family's. */
export const isTold = ({ kind, words }: Spread): boolean =>
	kind !== "title" && kind !== "imprint" && words.some((said) => said !== "");

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

/** The first page of the picture that can be looked at under a number: of a page's, or the back cover, which nobody changes by itself. */
export const pictureOf = (number: number): number => (number === BACK_PAGE ? BACK_PAGE : spreadOf(number));

/** The dedication is set large, and by itself: most characters of it. */
export const MOST_DEDICATION = 120;

/**
 * How many characters a page may say, counted as `maxlength` counts them. A page that says more by itself, such as one told before there
 * was a limit, may go on saying as much: its own words always fit.
 */
export function mostLetters(level: string, number: number, said: string): number {
	const most = number === DEDICATION_PAGE ? MOST_DEDICATION : MOST_LETTERS[level as ReadingLevel];
	return Math.max(most ?? MOST_LETTERS.tiny, writtenOf(said, number).text.length);
}

/** What a family writes of a page: all of it, and of the dedication's page the dedication; what a gift says is written with the order. */
export function writtenOf(text: string, number: number): { text: string; isDedication: boolean } {
	const isDedication = number === DEDICATION_PAGE;
	return { text: isDedication ? readDedication(text).dedication : text, isDedication };
}

/** The fields of a form in which a family writes a page: its words, and the version of its picture that was on the screen. */
export const wordsField = (number: number) => `words-${number}`;
export const versionField = (number: number) => `version-${number}`;

/** What was sent for a page and not put on it. */
export type TypedWords = {
	number: number;
	words: string;
	/** What is wrong with it; null where that is another page's fault. */
	error: string | null;
	/** What another tab has put there meanwhile. */
	newer: string | null;
};

/** Why a family's own words can't be put on a page. */
export const WORDS_TEXTS = {
	unsuitable:
		"We can’t print this: it has words that have no place in a children’s book. Please put it another way.",
	empty:
		"This page needs at least one word: its picture has a place for them. What it said before stays in the book until you save something else.",
	emptyDedication:
		"A dedication needs at least one word. What it said before stays in the book until you save something else.",
	beingDrawn:
		"This page is being drawn just now. Please try again in a moment: everything you typed is kept.",
	stale:
		"This page was changed meanwhile, perhaps in another tab. Both texts are below: nothing is lost. Save yours again if it is the one you want.",
	editsUsed:
		"This book has been changed as often as we can keep up with. Please write to us for anything more.",
	editsUsedBefore: `This book’s ${MOST_EDITS_BEFORE} changes before you buy are used. Once it is ordered there are more, before anything is printed.`,
	noPage: "We couldn’t find this page. Please choose one of those shown.",
} as const;

export const tooLong = (letters: number, most: number) =>
	`This is ${counted(letters - most, "character")} too long for its page. Please use at most ${most}, so that it can be read well.`;
