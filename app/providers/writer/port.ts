import type { ReadingLevel, Relationship } from "~/shop/books/rules";
import type { PlaceAndTime } from "~/story/scene";

/** One character as the writer hears of it. A vendor's writer gets a placeholder instead of the name. */
export type WriterCharacter = {
	name: string;
	/** Years, 0 to 120. */
	age: number;
	/** The family's own words, gender included. */
	personality: string;
	isMain: boolean;
	/** Who this is to the main character; null for the main character. */
	relationship: Relationship | null;
};

export type StoryIdea = {
	title: string;
	location: string;
	description: string;
	readingLevel: ReadingLevel;
	/** What the reader of a Custom Level needs, in the family's words; empty with any other, and where nobody said. */
	readingNeeds: string;
	/** 1 to 4, exactly one of them main. */
	characters: WriterCharacter[];
};

/** What was written, and where and when its cover plays. */
export type Synopsis = PlaceAndTime & {
	/** 60 to 200 words of British English besides a quotation of the idea, paragraphs separated by a blank line. */
	synopsis: string;
	/** The scene of the cover in a sentence or two, for the illustrator. Names no child. */
	imagePrompt: string;
};

export type WriterError = "refused" | "unusable" | "unavailable";

export interface Writer {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/**
	 * Writes the synopsis of a book.
	 * Errors: `refused` (the writer won't write this), `unusable` (its answer made no sense), `unavailable` (no answer in time).
	 */
	writeSynopsis(
		idea: StoryIdea,
		signal?: AbortSignal,
	): Promise<{ ok: true; value: Synopsis } | { ok: false; error: WriterError }>;
}
