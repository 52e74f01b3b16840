/**
 * A thing as it stands or lies in a scene, in mm of the world, larger than life where life is too small to be seen: (0, 0) is the
 * middle of its foot on the ground, y down.
 */
export type PropDrawing = {
	/** All that is drawn, but for shadow and shine, is within: half the width to either side, and so high. */
	width: number;
	height: number;
	/** Where its light is, if it shines by night, and how far it reaches. */
	shines?: readonly [x: number, y: number, reach: number];
	draw(paint: Paint): void;
};

/** What a thing is drawn with; colours are given as they are by day. */
export type Paint = {
	/** A filled form, lit from above. */
	shape(d: string, colour: string): void;
	/** A stroke. */
	stroke(d: string, colour: string, width: number): void;
	disc(x: number, y: number, rx: number, colour: string, ry?: number): void;
};
