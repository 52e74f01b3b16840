import type { Shot } from "~/story/vocabulary";
import type { Face } from "../lettering/fonts.server";
import type { Moods, Stage } from "../scene/stage";
import { type Ground, type View, viewOf } from "./view";

/**
 * A place in layers. Each draws with shares of the frame (`View`), so that it serves a square and a spread, from near,
 * from far and from above.
 */
export type LayeredSetting = {
	moods: Moods;
	/** What titles are set in. */
	face: Face;
	ground: Ground;
	/** Sky or wall, and whatever is far away. What is behind a title or words stays calm: the upper third. */
	far(view: View): void;
	/** The ground, and what stands on it behind the figures. */
	mid(view: View): void;
	/** Beside the figures: the middle of the floor stays free for them. */
	near(view: View): void;
	/** In front of them, along the lower edge: it may hide feet at the sides, never a face. */
	front(view: View): void;
};

/** What is drawn before the figures are, on a stage of any width. */
export function drawBehind(setting: LayeredSetting, stage: Stage, shot: Shot): void {
	for (const layer of ["far", "mid", "near"] as const)
		setting[layer](viewOf({ ...stage, dice: stage.dice.fork(layer) }, shot, setting.ground));
}

/** What is drawn over them. */
export function drawInFront(setting: LayeredSetting, stage: Stage, shot: Shot): void {
	setting.front(viewOf(stage, shot, setting.ground));
}
