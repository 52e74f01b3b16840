/** What can be wrong with a painted picture: all that is ever said of it. */
export const FAULTS = [
	"unsuitable",
	"too many heads",
	"too few heads",
	"wrong limbs",
	"writing",
	"faces where words are set",
	"something missing",
] as const;
export type Fault = (typeof FAULTS)[number];

/** What its painter was asked for. */
export type AskedPicture = {
	/** The text that the painter was given; nobody is named in it. */
	prompt: string;
	/** How many of the prompt's numbered list have to be in it, and may. */
	people: { least: number; most: number };
};

/** `tokens`: what a vendor counted, also for an answer that came to nothing; absent where none was asked. */
export type Inspection = { tokens?: number } & (
	| { isInspected: false }
	| {
			isInspected: true;
			faults: readonly Fault[];
			/** What was asked for and isn't in it, at most three phrases of the prompt. */
			missing: readonly string[];
	  }
);

export interface Inspector {
	describe(): { kind: "embedded" | "vendor"; name: string };
	/**
	 * Inspects a painted picture (JPEG, at most 1024 px on its longer side) by itself and by what was asked for: heads in it are counted,
	 * and compared with no other picture. Ends within 20 s and never throws: a picture that can't be inspected is `isInspected: false`.
	 */
	inspect(picture: Uint8Array, asked: AskedPicture, signal?: AbortSignal): Promise<Inspection>;
}
