import { APART, EYES } from "./frame";
import { hullOf, insideOf } from "./mask";
import { CHEEKS, CHIN, type Face, JAW, NOSE, OVAL } from "./models/face-mesh.server";
import type { Point } from "./pixels";
import type { Plane } from "./raster";

/** A face in its frame at half size: what the shape of a head is worked out from. */
export type Outline = {
	/** The face's oval, with the nose of a profile, as a mask; and its middle. */
	oval: Plane;
	nose: Point;
	/** px between the eyes, and the middle between them. */
	apart: number;
	eyes: Point;
	chin: Point;
	/** The height of the corners of the jaw, and half the distance between them. */
	jaw: { y: number; half: number };
	/** The middle of the head between cheeks and chin. */
	x: number;
	/** The side on which the back of a head that is turned away shows: -1 left, 1 right; 0 of one that looks at us. */
	back: -1 | 0 | 1;
	/** How far it is turned, 0 to 1, and the side it looks to, of which the least is seen: -1 left, 1 right. */
	turn: number;
	looks: -1 | 1;
	/** The other people: the middles of their faces and the px between their eyes. */
	others: readonly (Point & { apart: number })[];
};

/** So far turned, a head shows its ear and its nape behind the face. */
const TURNED = 0.4;
/** From the middle between the eyes to the middle of a face, in the distance between the eyes. */
const DOWN = 0.3;

/** The outline of a face, at half the size of its frame. */
export function outlineOf(
	face: Face,
	others: readonly Face[],
	side: number,
	toFrame: (point: Point) => Point,
): Outline {
	const half = (point: Point): Point => {
		const { x, y } = toFrame(point);
		return { x: x / 2, y: y / 2 };
	};
	const at = (i: number) => half(face.points[i] as Point);
	const chin = at(CHIN);
	const [left, right] = [at(JAW[0]), at(JAW[1])];
	const cheeks = (at(CHEEKS[0]).x + at(CHEEKS[1]).x) / 2;
	const apart = APART / 2;
	const nose = at(NOSE);
	const oval = insideOf(OVAL.map(at), side, side);
	const isProfile = !oval.data[Math.round(nose.y) * side + Math.round(nose.x)];
	return {
		oval: isProfile ? insideOf(hullOf(face.points.map(half)), side, side) : oval,
		nose,
		apart,
		eyes: { x: EYES.x / 2, y: EYES.y / 2 },
		chin,
		jaw: { y: (left.y + right.y) / 2, half: Math.max(apart * 0.8, (right.x - left.x) / 2) },
		x: cheeks * 0.6 + chin.x * 0.4,
		back: Math.abs(face.turn) < TURNED ? 0 : face.turn > 0 ? 1 : -1,
		turn: Math.abs(face.turn),
		looks: face.turn > 0 ? -1 : 1,
		others: others.map((other) => {
			const { x, y } = half(other.middle);
			const own = (apart * other.unit) / face.unit;
			return { x, y: y + DOWN * own, apart: own };
		}),
	};
}

/** How much nearer a place is to the nearest of the others than to this head, each measured by its own size. */
export function nearerToOthers({ eyes, apart, others }: Outline, x: number, y: number): number {
	const own = Math.hypot(x - eyes.x, y - eyes.y - DOWN * apart) / apart;
	let nearest = Number.POSITIVE_INFINITY;
	for (const other of others) nearest = Math.min(nearest, Math.hypot(x - other.x, y - other.y) / other.apart);
	return own - nearest;
}

/** How much less far an ear stands off on the side that a head looks to, in the distance between the eyes for a head turned all the way. */
const EAR_HIDDEN = 1.15;

/** How far an ear may stand off the face on a place's side: further behind a head that is turned away, less where it looks to. */
export function earOf(outline: Outline, x: number): number {
	const side = Math.sign(x - outline.x);
	return side === outline.back ? 0.8 : Math.max(0.05, 0.35 - frontOf(outline, side) * EAR_HIDDEN);
}

/** How much is hidden of the side that a head looks to, 0 to 1; 0 of the other one, and of a profile, whose nose is there. */
export const frontOf = ({ back, looks, turn }: Outline, side: number) =>
	side === looks && back === 0 ? turn : 0;
