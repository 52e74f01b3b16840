import type { CastLikeness } from "./cast";
import type { ReadingLevel } from "./levels";
import type { Outfit } from "./outfits";
import type { Setting } from "./places/list";
import type { Scene } from "./scene";
import type { Looks, Spread } from "./script";
import type { Time } from "./vocabulary";

/** What whoever draws is told of a picture. */

/** A character's sheet: the same person, animal or toy from several sides, in the clothes of the book. */
export type SheetBrief = Pick<CastLikeness, "member" | "likeness"> & { looks?: Looks };

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
	cast: CastLikeness[];
	/** How people are dressed in all of the book's pictures, where its script tells it. */
	looks?: Looks;
	/** What people wear on it instead of their own clothes (Scene). */
	outfit?: Outfit;
	/** The picture that the book's story declares, without its place and hour: who does what with which things. Absent in books written before. */
	scene?: Pick<Scene, "figures" | "props" | "mood" | "outfit">;
	/** Whether title and name are lettered on the picture, as they are unless said otherwise; print sets them as live text itself. */
	lettered?: boolean;
};

/** Edge of the square in px: 1024 for the screen; 2551 = 216 mm (3 mm bleed on every edge) at 300 dpi for print. */
export type CoverSize = 1024 | 2551;

export type SpreadBrief = {
	title: string;
	/** A reading level's id. */
	level: string;
	spread: Spread;
	/** All of the book's, whoever of them this spread shows. */
	cast: CastLikeness[];
	/** How people and things look in all of the book's pictures, where its script tells it. */
	looks?: Looks;
	/** The book's cover without its letters, for whoever paints by it: the same style and clothes. */
	cover?: Uint8Array;
	/** Any text, the same for all spreads of a book; another one gives other drawings. */
	seed: string;
	/** Whether the words are lettered on the picture; print sets them as live text itself, on the ground they are given all the same. */
	lettered: boolean;
};

/** Edge of a page in px: 1024 = the trimmed 210 mm for the screen; 2551 = 216 mm with its bleed for print. */
export type PageSize = 1024 | 2551;
