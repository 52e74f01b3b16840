import { MOST_CHARACTERS } from "~/studio/story/idea";
import type { Style } from "~/studio/story/vocabulary";

/** What becomes of a story idea in the shop. Pure, safe in the browser. */

const FIRST_CHARACTERS = 2;

/** Most characters of what a family says to us about its order, counted as the texts of an idea are. */
export const LONGEST_COMMENT = 500;
/** What special instructions are for and what becomes of them: before they are typed, and once they are sent. */
export const COMMENT_TEXTS = {
	for: "A note to us, such as a day the book is needed by: one of us reads it when you order, and writes to you if it takes an answer. By itself it changes no word and no picture: those you change on the book’s pages, before and after you order.",
	sent: "One of us reads this, and writes to you if it takes an answer.",
} as const;

/** What an idea lacks as a whole, in the same words at both doors. */
export const IDEA_TEXTS = {
	incomplete: "Please complete all required fields and select a main character",
	tooMany: "Maximum of 4 characters allowed",
	tooFew: "You need at least 1 character",
} as const;

/** What couldn't be made, in the same words on the page and from the call. */
export const MAKING_TEXTS = {
	synopsis: "Failed to generate synopsis",
	cover: "Failed to generate cover",
	content: "Failed to generate content. Please try again.",
	ours: "This was our mistake, not yours. Please press the button below to try again.",
	refused: "These words or photos can’t become a children’s book. Please change them and try again.",
} as const;

/** A book that nobody ordered is forgotten so long after it was last worked on, ms. */
export const UNORDERED_KEPT_MS = 30 * 24 * 3600_000;

/** What never got a synopsis, a form or a book, is forgotten so long after it was last touched, ms: no sooner than its photos. */
export const UNWRITTEN_KEPT_MS = 48 * 3600_000;

/** Work on a book that takes longer than this isn't waited for: the page says so, and whoever has an account hears by mail, ms. */
export const LATE_MS = 120_000;

/** Whether work that was begun at `since` (ISO) takes longer than anybody waits for it. */
export const isLate = (since: string, now: Date): boolean => now.getTime() - Date.parse(since) > LATE_MS;

/** A new book may be ordered for 48 hours from its first cover. */
export const OFFER_MS = 48 * 3600_000;

export const OFFER_ENDED = "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK";

/** What a book whose photos and heads have gone answers to whoever would order it or draw another cover. */
export const PHOTOS_DELETED =
	"The photos of this book and the portraits made from them have been deleted, and nothing more can be drawn without them. Its cover stays. Change the story or keep it, and add photos again: it becomes a new book.";

/** What an ordered book answers to whoever would draw or choose another cover of it. */
export const COVER_STAYS = "This book has been ordered, so its cover stays as it is.";

/** When the offer of a book ends whose first cover came at `createdAt`, both ISO. */
export function offerEnd(createdAt: string): string {
	return new Date(Date.parse(createdAt) + OFFER_MS).toISOString();
}

/**
 * Whether a book whose first cover came at `createdAt` (ISO) may still be ordered at `now`; the 48th hour's end is not
 * included. Without a cover there is no offer yet, and none that could end.
 */
export function offerOpen(createdAt: string, now: Date): boolean {
	return now.getTime() - Date.parse(createdAt) < OFFER_MS;
}

/** Why a form's book isn't written yet whose photo shows several people: its family says first which of them it is. */
export const UNCHOSEN = "unchosen";

/** Whether a book waits: its first cover was asked for while its family had none left, and is drawn when it has. */
export function isWaiting(book: { cover_id: string | null; failure: string | null }): boolean {
	return book.cover_id === null && book.failure === "frozen";
}

/** The ways in which a book is drawn, with what a family is told of each: who sees what of its photos. */
export const STYLES = [
	{
		id: "painted",
		label: "Painted",
		told: "Painted by an AI model at Replicate. Your photos stay with us; the portraits made from them are sent there to be painted, with a description of each picture.",
	},
	{
		id: "paper-theatre",
		label: "Paper Theatre: our own cut-paper pictures",
		told: "Made in our shop alone: no photo or portrait is sent to anybody to be drawn, and no AI draws.",
	},
] as const satisfies readonly { id: Style; label: string; told: string }[];
/** What a family is told of a style besides whose pictures are inspected. */
export const inspectedBy = (inspector: string): string =>
	`Before you see a picture, an AI model at ${inspector} looks at it for faults; it is sent that picture and its description, and no portrait.`;
/** A style to choose, with the address of its sample, if that is drawn. */
export type StyleChoice = { id: Style; label: string; told: string; sample: string | null };

/** The book form as it was typed, valid or not: what a draft keeps and a screen shows. */
export type DraftForm = {
	title: string;
	location: string;
	description: string;
	readingLevel: string;
	/** What a Custom Level is to be; kept, but not looked at, with any other. */
	readingNeeds: string;
	/** A style's id; empty where the family wasn't asked: the shop has one style only. */
	style: string;
	/** The book it changes; empty while it is none yet. A form from another tab names another one, or none. */
	book: string;
	/** The account it was opened by; empty for a guest's. It is shown to no other. */
	account: string;
	characters: DraftCharacter[];
};

export type DraftCharacter = {
	name: string;
	age: string;
	personality: string;
	relationshipToMain: string;
	isMainCharacter: boolean;
	/** Address of the uploaded photo; empty until there is one. */
	imageUrl: string;
	/** The head of it that was chosen; empty: the largest, most central one. */
	headId: string;
};

export function emptyCharacter(isMainCharacter = false): DraftCharacter {
	return {
		name: "",
		age: "",
		personality: "",
		relationshipToMain: "",
		isMainCharacter,
		imageUrl: "",
		headId: "",
	};
}

/** The form as a new visitor meets it: two characters, the first of them the main one. */
export function emptyForm(): DraftForm {
	const characters = Array.from({ length: FIRST_CHARACTERS }, (_, index) => emptyCharacter(index === 0));
	return {
		title: "",
		location: "",
		description: "",
		readingLevel: "",
		readingNeeds: "",
		style: "",
		book: "",
		account: "",
		characters,
	};
}

type Moved<C extends DraftCharacter> = { ok: true; characters: C[] } | { ok: false; message: string };

/** One character more, at most four. */
export function addCharacter<C extends DraftCharacter>(characters: readonly C[], fresh: C): Moved<C> {
	if (characters.length >= MOST_CHARACTERS) return { ok: false, message: IDEA_TEXTS.tooMany };
	return { ok: true, characters: [...characters, { ...fresh, isMainCharacter: characters.length === 0 }] };
}

/** One character less, at least one; removing the main one makes the first the main one. */
export function removeCharacter<C extends DraftCharacter>(characters: readonly C[], index: number): Moved<C> {
	if (characters.length <= 1) return { ok: false, message: IDEA_TEXTS.tooFew };
	const left = characters.filter((_, at) => at !== index);
	const hadMain = characters[index]?.isMainCharacter === true;
	return { ok: true, characters: hadMain ? makeMain(left, 0) : left };
}

/** Choosing a main character unsets the others. */
export function makeMain<C extends DraftCharacter>(characters: readonly C[], index: number): C[] {
	return characters.map((character, at) => ({
		...character,
		isMainCharacter: at === index,
		relationshipToMain: at === index ? "" : character.relationshipToMain,
	}));
}

/** What the owner of an order or a book is named by that is nobody's any more. */
export const ERASED = "erased";

/** For *Order again*: so many months after a book's last order what it is printed from goes. */
export const PRINT_KEPT_MONTHS = 12;

/** ISO: what is printed from goes of books whose last order was placed then or before. */
export function printKeptSince(now: Date): string {
	const since = new Date(now);
	since.setUTCMonth(since.getUTCMonth() - PRINT_KEPT_MONTHS);
	return since.toISOString();
}

/** Whether a book that was last ordered then (ISO) can no longer be printed again. */
export function isPrintForgotten(lastOrderedAt: string | null, now: Date): boolean {
	return lastOrderedAt !== null && lastOrderedAt <= printKeptSince(now);
}

/** *Order again* of a book: it can be, or no longer; null of one that nobody has approved. */
export type OrderAgain = "open" | "over" | null;

/** Whether a book can be ordered again that somebody has approved or not, and that was last ordered then (ISO). */
export function orderAgain(
	{ approved, lastOrderedAt }: { approved: boolean; lastOrderedAt: string | null },
	now: Date,
): OrderAgain {
	if (!approved) return null;
	return isPrintForgotten(lastOrderedAt, now) ? "over" : "open";
}

/** Why a book isn't ordered again any more, and what can be done. */
export const ORDER_AGAIN_OVER = `We keep what a book is printed from for ${PRINT_KEPT_MONTHS} months after its last order. They are over for this one, so it can’t be printed again. You are welcome to make a new one at any time.`;
