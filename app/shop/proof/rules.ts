import { WORDS_TEXTS } from "~/shop/pages/rules";
import { fail } from "~/shop/result";
import { LONGEST } from "~/studio/story/idea";

/** A whole book as its family looks it through before it is printed. Pure, safe in the browser. */

/** Pictures that a family may have drawn anew of one book in its proof; its texts are counted by MOST_EDITS. */
export const MOST_PROOF_REDRAWS = 5;

export const PROOF_TEXTS = {
	...WORDS_TEXTS,
	notNow: "This book can’t be changed just now. Please look at your order to see how it stands.",
	approved: "You have approved this book, so it stays as it is.",
	again: "This book was approved with its first order, so its words and pictures are changed no more.",
	redrawsUsed: `This book’s ${MOST_PROOF_REDRAWS} redraws are used. Every version of its pages stays to choose from.`,
	noHeads:
		"The portraits made from your photos have been deleted, so no picture of this book can be drawn anew. Its words and pictures stay as they are.",
	titleTooLong: `With this name the title has more than ${LONGEST.title} characters. Please choose a shorter spelling.`,
	nameTaken:
		"Somebody else in this book is called that already. Please choose a spelling of its own, so that we can tell them apart.",
	noVersion: "We couldn’t find this version of the page. Please choose one of those shown.",
} as const;

export const spelledTooLong = (number: number) =>
	`With this name the words of page ${number} don’t fit any more. Please choose a shorter spelling, or shorten that page first.`;

export const NO_PAGE = fail("not_found", PROOF_TEXTS.noPage);
