import type { Box } from "./layout";

/** What boxes of a picture have in common, in mm. */

/** How many mm of a box are beyond another one, up and to the sides. */
export const outside = (own: Box, box: Box) =>
	Math.max(0, box.x - own.x) +
	Math.max(0, own.x + own.width - box.x - box.width) +
	Math.max(0, box.y - own.y);

/** Which share of the smaller of two boxes they have in common. */
export const overlapOf = (own: Box, other: Box) =>
	commonTo(own, other) / Math.max(0.01, Math.min(own.width * own.height, other.width * other.height));

/** mm² that two boxes share. */
export function commonTo(own: Box, other: Box): number {
	const across = Math.min(own.x + own.width, other.x + other.width) - Math.max(own.x, other.x);
	const down = Math.min(own.y + own.height, other.y + other.height) - Math.max(own.y, other.y);
	return across > 0 && down > 0 ? across * down : 0;
}

/** In its lower corners a picture's foreground hides what is there, in shares of its height. */
const CORNER = { width: 0.2, height: 0.1 };
/** What a picture's foreground covers of it. */
export const cornersOf = ({ x, y, width, height }: Box): Box[] => {
	const corner = {
		y: y + height * (1 - CORNER.height),
		width: height * CORNER.width,
		height: height * CORNER.height,
	};
	return [
		{ ...corner, x },
		{ ...corner, x: x + width - corner.width },
	];
};
