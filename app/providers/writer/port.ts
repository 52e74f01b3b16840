import type { StoryIdea } from "~/studio/story/idea";
import type { Script, Spread } from "~/studio/story/script";

export type Written = {
	/** The whole book. Its synopsis has 60 to 200 words of British English. */
	script: Script;
	/** The scene of the cover in a sentence or two, for the illustrator. Names no child. */
	imagePrompt: string;
	/** What a vendor counted, there and back; 0 where nothing is paid for. */
	tokens: number;
	/** No story of the shelf was about the idea, so one of its plays was put on of it. */
	isStaged?: boolean;
};

export type WriterError = "refused" | "unusable" | "unavailable";

/**
 * `tokens`: what a vendor counted for an answer that came to nothing; absent where none was asked, or none came. `reason`: why, for
 * the operator's log; never anything a family wrote.
 */
export type Unwritten = { ok: false; error: WriterError; tokens?: number; reason?: string };

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
	/** Whether other words can be had of the spread that begins on page `first`, which has some. Known without asking anybody. */
	canReword(script: Script, first: number): boolean;
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
