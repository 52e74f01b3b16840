import { APART, EYES, FRAME } from "./frame";
import type { Face } from "./models/face-mesh.server";
import { fitted } from "./photo.server";
import {
	type Pixels,
	type Placing,
	type Point,
	placedBack,
	type Rectangle,
	type View,
	viewOf,
} from "./pixels";

/** What has no eyes that a model finds fills so much of the frame. */
const FILLED = 0.72;

/** A head in its frame: its px, and where each of the frame's px lies in the picture. */
export type Framed = { view: View; placing: Placing };

/** A person's head upright and of the same size as everybody's. */
export function frameFace(picture: Pixels, { tilt, unit, middle }: Face): Promise<Framed> {
	const scale = unit / APART;
	const c = Math.cos(tilt) * scale;
	const s = Math.sin(tilt) * scale;
	return framed(picture, scale, [
		c,
		s,
		-s,
		c,
		middle.x - (c * EYES.x - s * EYES.y),
		middle.y - (s * EYES.x + c * EYES.y),
	]);
}

/** A part of a picture in the middle of the frame. */
export function frameAround(picture: Pixels, { left, top, right, bottom }: Rectangle): Promise<Framed> {
	const scale = Math.max(right - left, bottom - top, 2) / (FRAME * FILLED);
	const half = (FRAME * scale) / 2;
	return framed(picture, scale, [scale, 0, 0, scale, (left + right) / 2 - half, (top + bottom) / 2 - half]);
}

/** Far larger pictures are made smaller first: px left out would glitter. */
async function framed(picture: Pixels, scale: number, placing: Placing): Promise<Framed> {
	const smaller =
		scale > 1.4 ? await fitted(picture, (Math.max(picture.width, picture.height) * 1.2) / scale) : picture;
	const across = smaller.width / picture.width;
	const down = smaller.height / picture.height;
	const [a, b, c, d, e, f] = placing;
	const view = viewOf(smaller, FRAME, FRAME, [
		a * across,
		b * down,
		c * across,
		d * down,
		e * across,
		f * down,
	]);
	return { view, placing };
}

/** Where a place of the picture lies in the frame. */
export const inFrame = ({ placing }: Framed, point: Point): Point => placedBack(placing, point);
