import type { Stage } from "../scene/stage";

/** What a weather lays over a place: behind the figures, and thinly in front of them. Words and faces stay clear. */
export type WeatherDrawing = {
	/** Towards which colour the sky goes, and how far: 0 to 1. Land follows half as far. */
	sky: readonly [colour: string, share: number];
	behind(stage: Stage): void;
	/** What it leaves on the ground, where there is one that keeps it. */
	onGround?(stage: Stage): void;
	inFront(stage: Stage): void;
};
