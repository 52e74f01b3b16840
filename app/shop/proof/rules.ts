import { LONGEST, type ReadingLevel } from "~/shop/books/rules";
import { fail } from "~/shop/result";
import { DEDICATION_PAGE, readDedication } from "~/story/dedication";

/** A whole book as its family looks it through before it is printed. Pure, safe in the browser. */

/** Pictures that a family may have drawn anew of one book in its proof; its texts are counted by MOST_EDITS. */
export const MOST_PROOF_REDRAWS = 5;

/**
 * So many characters fit on one page in any composition, at no less than 14 pt: held by
 * app/providers/illustrator/pages/most-letters.test.ts.
 */
export const MOST_LETTERS: Record<ReadingLevel, number> = {
	tiny: 130,
	starter: 190,
	confident: 300,
	whiz: 520,
	pro: 720,
	custom: 420,
};
/** The dedication is set large, and by itself. */
export const MOST_DEDICATION = 120;

/** How many characters a page may say. */
export function mostLetters(level: string, number: number): number {
	if (number === DEDICATION_PAGE) return MOST_DEDICATION;
	return MOST_LETTERS[level as ReadingLevel] ?? MOST_LETTERS.tiny;
}

/** What a family writes of a page: all of it, and of the dedication's page the dedication; what a gift says is written with the order. */
export function writtenOf(text: string, number: number): { text: string; isDedication: boolean } {
	const isDedication = number === DEDICATION_PAGE;
	return { text: isDedication ? readDedication(text).dedication : text, isDedication };
}

export const PROOF_TEXTS = {
	unsuitable:
		"We can’t print this: it has words that have no place in a children’s book. Please put it another way.",
	empty: "A page that had words needs some: please write at least one.",
	notNow: "This book can’t be changed just now. Please look at your order to see how it stands.",
	approved: "You have approved this book, so it stays as it is.",
	again: "This book was approved with its first order, and is printed again just as it was.",
	beingDrawn:
		"This page is being drawn just now. Please try again in a moment: everything you typed is kept.",
	stale:
		"This page was changed meanwhile, perhaps in another tab. Both texts are below: nothing is lost. Save yours again if it is the one you want.",
	redrawsUsed: `This book’s ${MOST_PROOF_REDRAWS} redraws are used. Every version of its pages stays to choose from.`,
	editsUsed:
		"This book has been changed as often as we can keep up with. Please write to us for anything more.",
	noHeads:
		"The heads cut out of your photos have been deleted, so no picture of this book can be drawn anew. Its words and pictures stay as they are.",
	titleTooLong: `With this name the title has more than ${LONGEST.title} characters. Please choose a shorter spelling.`,
	nameTaken:
		"Somebody else in this book is called that already. Please choose a spelling of its own, so that we can tell them apart.",
	noVersion: "We couldn’t find this version of the page. Please choose one of those shown.",
	noPage: "We couldn’t find this page. Please choose one of those shown.",
} as const;

export const tooLong = (letters: number, most: number) =>
	`This is ${letters - most} ${letters - most === 1 ? "character" : "characters"} too long for its page. Please use at most ${most}, so that it can be read well.`;

export const spelledTooLong = (number: number) =>
	`With this name the words of page ${number} don’t fit any more. Please choose a shorter spelling, or shorten that page first.`;

export const NO_PAGE = fail("not_found", PROOF_TEXTS.noPage);
