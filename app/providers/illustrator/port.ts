import type { ReadingLevel, Relationship } from "~/shop/books/rules";
import type { PhotoFinding } from "~/shop/photos/rules";

/** The drawn head of a character: a cut-out picture with a transparent ground, no photograph any more. */
export type Likeness = { png: Uint8Array };

/** What a photo shows, and what would make a better likeness of a person: nothing, at best. */
export type Verdict = {
	shows: "person" | "animal" | "thing";
	/** How many people's faces are in the photo. */
	faces: number;
	findings: readonly PhotoFinding[];
};

export type DrawnLikeness = Likeness & { verdict: Verdict };

export type CoverCharacter = {
	name: string;
	age: number;
	personality: string;
	isMain: boolean;
	relationship: Relationship | null;
	likeness: Likeness;
};

export type CoverBrief = {
	title: string;
	location: string;
	/** The synopsis' scene in words (Synopsis.imagePrompt). */
	imagePrompt: string;
	readingLevel: ReadingLevel;
	/** Any text; the same brief and seed give the same drawing, another seed another one. */
	seed: string;
	/** 1 to 4, exactly one of them main. */
	characters: CoverCharacter[];
};

/** Edge of the square in px: 1024 for the screen; 2551 = 216 mm (3 mm bleed on every edge) at 300 dpi for print. */
export type CoverSize = 1024 | 2551;

export type Picture = { bytes: Uint8Array; type: "image/jpeg"; width: number; height: number };

export type IllustratorError = "refused" | "unusable" | "unavailable";

type Drawn<T> = { ok: true; value: T } | { ok: false; error: IllustratorError };

export interface Illustrator {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/**
	 * Draws the likeness of a character from a photo (JPEG, at most 2048 px on its longer side): the head of the largest, most central
	 * person, cut out and painted; without a person, what the photo is of. Nothing that identifies a person is computed or kept.
	 */
	drawLikeness(photo: Uint8Array, signal?: AbortSignal): Promise<Drawn<DrawnLikeness>>;
	/** Draws the front cover with its title lettered. Screen and print come from the same drawing. */
	drawCover(brief: CoverBrief, size: CoverSize, signal?: AbortSignal): Promise<Drawn<Picture>>;
	/** Lets go of threads and connections. */
	close(): Promise<void>;
}
