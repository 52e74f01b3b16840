import type { ReadingLevel, Relationship } from "~/shop/books/rules";
import type { Script, Spread } from "~/story/script";

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
	/**
	 * What the pages of the family's earlier books say, a text a book, the latest first: this one is told otherwise where it can
	 * be. A vendor isn't sent it, for it names people; only the embedded writer's plan, whose words fill what the vendor's don't,
	 * goes by it.
	 */
	toldBefore?: readonly string[];
};

export type Written = {
	/** The whole book. Its synopsis has 60 to 200 words of British English besides a quotation of the idea. */
	script: Script;
	/** The scene of the cover in a sentence or two, for the illustrator. Names no child. */
	imagePrompt: string;
	/** What a vendor counted, there and back; 0 where nothing is paid for. */
	tokens: number;
};

export type WriterError = "refused" | "unusable" | "unavailable";

/** `tokens`: what a vendor counted for an answer that came to nothing; absent where none was asked, or none came. */
type Unwritten = { ok: false; error: WriterError; tokens?: number };

export interface Writer {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/**
	 * Writes a book. Of the same idea, earlier books and seed the embedded writer writes the same one again; a vendor's writer may not.
	 * Errors: `refused` (the writer won't write this), `unusable` (its answer made no sense), `unavailable` (no answer in time).
	 */
	writeScript(
		idea: StoryIdea,
		seed: string,
		signal?: AbortSignal,
	): Promise<{ ok: true; value: Written } | Unwritten>;
	/**
	 * The spread that begins on page `first` of a book, in other words that name the same people. `book.seed` is what it was
	 * written with; another `wording` is another telling. `tokens` are counted as above, absent where nothing is paid for.
	 * Errors: as above; `unusable` also where the book has no such spread.
	 */
	reword(
		idea: StoryIdea,
		book: { script: Script; seed: string },
		first: number,
		wording: string,
		signal?: AbortSignal,
	): Promise<{ ok: true; value: Spread; tokens?: number } | Unwritten>;
}
