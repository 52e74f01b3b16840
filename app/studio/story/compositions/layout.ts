import type { Scene } from "../scene";
import type { Shot } from "../vocabulary";

/** Where things are on a page or spread: mm from the upper left corner of the trimmed paper, y down. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * How much room a figure of the scene takes, in shares of a grown-up's height, around the point on the ground that it stands
 * on or over. Its face is the whole head, hat and hair too.
 */
export type Body = { box: Box; face: Box };

/** Where a figure stands: the point on the ground, and how many mm a grown-up is high there. */
export type Place = { x: number; y: number; size: number };

/** The same of a thing; `depth`: it is in the air, or on somebody, as near as who stands at that height; 0: it stands behind everybody. */
export type ThingPlace = Place & { depth?: number };

/** A piece of the setting: the whole paper, or a picture cut out and laid on it. */
export type Window = {
	box: Box;
	/** Bled off all round, cut square, or torn round. */
	edge: "bleed" | "cut" | "round";
	shot: Shot;
	/** The ground's height on the paper: where somebody near stands. */
	ground: number;
	/** Whether the setting's own front layer is drawn: it would hide who is cut off by the lower edge. */
	hasFront: boolean;
	/** A label of paper that is laid on it later: no thing may be there. */
	label?: Box;
};

/** The words of one page: on the picture itself, at the left edge of their box, or on blank paper, a narrow block in the middle of it. */
export type Words = { box: Box; on: "picture" | "paper" };

export type Layout = {
	windows: readonly Window[];
	/** In the order of the scene's figures; `window` is the one they are in. */
	figures: readonly (Place & { window: number })[];
	/** Where a thing is that nobody holds, in the order of the scene's props. */
	props: readonly (ThingPlace & { window: number })[];
	/** One a page, null where it says nothing. */
	words: readonly (Words | null)[];
};

/** What a composition is given. `bodies` are the scene's figures in their order. */
export type Content = {
	scene: Pick<Scene, "figures" | "props" | "shot" | "side">;
	bodies: readonly Body[];
	/** How many letters each page says: what doesn't hang on how they are set. */
	letters: readonly number[];
	/** How high each page's words are when they are set so wide, both in mm; 0 where it says nothing. */
	wordsHigh: readonly ((width: number) => number)[];
};

/** A way to share a page or spread between words and picture. */
export type Arrangement = {
	/** How high words may be, in mm, before they are set smaller; past their level's smallest size they take what they need. */
	comfortable: { page: number; spread: number };
	arrange(content: Content, width: number): Layout;
};
