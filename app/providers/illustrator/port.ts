import type { ReadingLevel, Relationship } from "~/shop/books/rules";
import type { Verdict } from "~/shop/likenesses/rules";
import type { CastMember } from "~/story/cast";
import type { Box } from "~/story/compositions/layout";
import type { Spread } from "~/story/script";
import type { Setting } from "~/story/places/list";
import type { Time } from "~/story/vocabulary";

/** The drawn head of a character: a cut-out picture with a transparent ground, no photograph any more. */
export type Likeness = { png: Uint8Array };

/** The heads of a photo, the largest and most central first, at most MOST_HEADS. */
export type DrawnHeads = { heads: readonly [Likeness, ...Likeness[]]; verdict: Verdict };

export type CoverCharacter = {
	name: string;
	age: number;
	personality: string;
	isMain: boolean;
	relationship: Relationship | null;
	likeness: Likeness;
	/** As whom the book's script has cast them: body, clothes and colours are the same on every page. */
	member: CastMember;
};

export type CoverBrief = {
	title: string;
	/** The synopsis' scene in words (Synopsis.imagePrompt). */
	imagePrompt: string;
	/** Where and when the cover plays (Synopsis). */
	setting: Setting;
	time: Time;
	readingLevel: ReadingLevel;
	/** Any text; the same brief and seed give the same drawing, another seed another one. */
	seed: string;
	/** 1 to 4, exactly one of them main. */
	characters: CoverCharacter[];
	/** Whether title and name are lettered on the picture, as they are unless said otherwise; print sets them as live text itself. */
	lettered?: boolean;
};

/** Edge of the square in px: 1024 for the screen; 2551 = 216 mm (3 mm bleed on every edge) at 300 dpi for print. */
export type CoverSize = 1024 | 2551;

/** Somebody of the cast with the head they have in this book. */
export type CastLikeness = { member: CastMember; likeness: Likeness };

export type SpreadBrief = {
	title: string;
	/** A reading level's id. */
	level: string;
	spread: Spread;
	/** All of the book's, whoever of them this spread shows. */
	cast: CastLikeness[];
	/** Any text, the same for all spreads of a book; another one gives other drawings. */
	seed: string;
	/** Whether the words are lettered on the picture; print sets them as live text itself, on the ground they are given all the same. */
	lettered: boolean;
};

/** Edge of a page in px: 1024 = the trimmed 210 mm for the screen; 2551 = 216 mm with its bleed for print. */
export type PageSize = 1024 | 2551;

/** A piece of text as print sets it live. Lengths are in mm from the upper left corner of the trimmed page. */
export type PlacedText = {
	/** What comes one after the other is read so; a space at its end where another word follows, which not every font has. */
	text: string;
	/** A title, the main character's name on its label, or what is told. */
	part: "title" | "name" | "story";
	/** A file of the packages @fontsource: "andika/files/andika-latin-400-normal.woff". */
	font: string;
	/** pt. */
	size: number;
	/** Where its base line begins. */
	x: number;
	y: number;
	/** Of the base line, in degrees clockwise. */
	turn: number;
	/** #rrggbb; or colours that run into each other, each at so many ems above the base line, the highest first. */
	ink: string | readonly (readonly [above: number, colour: string])[];
};

export type Picture = {
	bytes: Uint8Array;
	type: "image/jpeg";
	width: number;
	height: number;
	/** What it says and where: lettered on it already, or where it has kept the ground for it. */
	words: readonly PlacedText[];
	/** Where heads are, mm from the upper left corner of the trimmed page; none where nobody can tell, as of a vendor's picture. */
	faces: readonly Box[];
};

export type IllustratorError = "refused" | "unusable" | "unavailable";

/** `pictures`: what a vendor was paid for that came to nothing; absent where it drew none. */
type Drawn<T> = { ok: true; value: T } | { ok: false; error: IllustratorError; pictures?: number };

/** What was ordered of a vendor, kept where a killed process finds it again: the vendor's id by the name of the drawing. */
export type Predictions = {
	find(drawing: string): Promise<string | null>;
	keep(drawing: string, id: string): Promise<void>;
	forget(drawing: string): Promise<void>;
};

/** Where a picture of a scene is kept that was paid for: whoever sets other words over it buys no other. */
export type BoughtArt = {
	find(): Promise<Uint8Array | null>;
	keep(art: Uint8Array): Promise<void>;
};

export interface Illustrator {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/**
	 * Draws the heads of all people of a photo (JPEG, at most 2048 px on its longer side), cut out and painted; without a person one
	 * likeness of what the photo is of. Nothing that identifies a person is computed or kept.
	 */
	drawHeads(photo: Uint8Array, signal?: AbortSignal): Promise<Drawn<DrawnHeads>>;
	/** Draws the front cover. Screen and print come from the same drawing. */
	drawCover(brief: CoverBrief, size: CoverSize, signal?: AbortSignal): Promise<Drawn<Picture>>;
	/**
	 * Draws a spread: one square picture for each of its pages. Screen and print come from the same drawing; a vendor's is kept in `art`,
	 * and taken from there whatever the spread says by then.
	 */
	drawSpread(
		brief: SpreadBrief,
		size: PageSize,
		signal?: AbortSignal,
		art?: BoughtArt,
	): Promise<Drawn<Picture[]>>;
	/** Lets go of processes and connections. */
	close(): Promise<void>;
}
