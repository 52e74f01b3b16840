import type { CoverBrief, CoverSize, PageSize, SheetBrief, SpreadBrief } from "~/studio/story/brief";
import type { DrawnHeads } from "~/studio/story/likeness";
import type { Picture } from "~/studio/story/picture";
import type { Fault } from "../inspector/port";

/** `ours`: until whoever runs the shop has mended it, as a token that isn't valid or an account without money. */
export type IllustratorError = "refused" | "unusable" | "unavailable" | "ours";

/**
 * What vendors were paid for, what came to nothing too: pictures and cents of a dollar, absent where none was drawn, and an inspector's
 * tokens.
 */
export type Spent = { pictures?: number; cents?: number; tokens?: number };

/** What is wrong with a picture that is given all the same. */
export type NotedFault = Fault | "not inspected" | "not inspected again";

type Drawn<T> = Spent &
	(
		| { ok: true; value: T /** For whoever runs the shop. */; faults?: readonly NotedFault[] }
		| { ok: false; error: IllustratorError }
	);

/**
 * What was ordered of a vendor, kept where a killed process finds it again: the vendor's id by the name of the drawing, and what an
 * inspection has decided.
 */
export type Predictions = {
	find(drawing: string): Promise<string | null>;
	keep(drawing: string, id: string): Promise<void>;
	forget(drawing: string): Promise<void>;
};

/** What is bought of a vendor: enough to look at, or as large as there is. */
export type ArtSize = "screen" | "print";

/** Where a picture is kept as it was bought: whoever sets other words over it buys no other, and print is drawn from what was shown. */
export type BoughtArt = {
	/**
	 * Counts an inspection before it is asked for, by what one usually takes in tokens, and gives what puts that right once it has answered
	 * (0 for no answer): whoever is killed in between leaves it counted. Without it its tokens are given with the picture.
	 */
	countInspection?(usual: number): Promise<(tokens: number) => Promise<void>>;
	/** What an inspector found wrong with the one that was shown all the same. */
	faults?: readonly NotedFault[];
	find(size: ArtSize): Promise<Uint8Array | null>;
	keep(size: ArtSize, art: Uint8Array): Promise<void>;
};

/** What a painter draws of each character first, so that they look alike in all pictures of a book. */
export type Sheets = {
	/** Names a sheet by all that goes into it: another head or other clothes are another sheet, another spelling of a name is not. */
	nameOf(brief: SheetBrief): string;
	/** Draws it: a JPEG without metadata. */
	draw(brief: SheetBrief, signal?: AbortSignal): Promise<Drawn<Uint8Array>>;
};

export interface Illustrator {
	/**
	 * `makers`: whose models a vendor paints with, and `inspector`: who inspects what is painted, if anybody, for the privacy page. `cents`
	 * of a dollar: what a picture costs of the model that is asked first.
	 */
	describe(): {
		kind: "embedded" | "vendor";
		name: string;
		makers?: readonly string[];
		inspector?: string;
		cents?: Record<ArtSize, number>;
	};
	/**
	 * Draws the heads of all people of a photo (JPEG, at most 2048 px on its longer side), cut out and painted; without a person one
	 * likeness of what the photo is of. Nothing that identifies a person is computed or kept.
	 */
	drawHeads(photo: Uint8Array, signal?: AbortSignal): Promise<Drawn<DrawnHeads>>;
	/** Absent for whoever draws from the heads alone. */
	sheets?: Sheets;
	/**
	 * Draws the front cover. Screen and print come from the same drawing. A vendor's is kept in `art` and taken from there whatever is to be
	 * said on it by then; for print the one that was shown is painted once more, larger, unless it is large enough.
	 */
	drawCover(
		brief: CoverBrief,
		size: CoverSize,
		signal?: AbortSignal,
		art?: BoughtArt,
	): Promise<Drawn<Picture>>;
	/** Draws a spread: one square picture for each of its pages; otherwise as a cover. */
	drawSpread(
		brief: SpreadBrief,
		size: PageSize,
		signal?: AbortSignal,
		art?: BoughtArt,
	): Promise<Drawn<Picture[]>>;
	/** Lets go of processes and connections. */
	close(): Promise<void>;
}
