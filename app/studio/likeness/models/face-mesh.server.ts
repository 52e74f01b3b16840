import { type Pixels, type Placing, type Point, viewOf } from "../pixels";
import { ask, lazily, loadGraph } from "./engine.server";
import type { FoundFace } from "./find-faces.server";

/** The geometry of one face, in px of its picture: places on it, nothing that tells one person from another. */
export type Face = {
	/** 468 places (MediaPipe's canonical face model). */
	points: readonly Point[];
	/** How sure it is that there is a face, 0 to 1: a cat's has none. */
	sure: number;
	score: number;
	/** Radians clockwise from upright. */
	tilt: number;
	/** Middles of the eyes, left one of the picture first, and the middle between them. */
	eyes: readonly [Point, Point];
	middle: Point;
	chin: Point;
	/** px between the eyes. */
	apart: number;
	/** px between the eyes if the face looked straight at us: what every proportion of a head is given in. */
	unit: number;
	/** -1 to 1: how far it is turned to the side; 0 straight ahead. */
	turn: number;
	/** The square around it. */
	box: { x: number; y: number; side: number };
};

const SIDE = 192;
const RIGHT_EYE = [33, 133, 159, 145];
const LEFT_EYE = [263, 362, 386, 374];
export const CHIN = 152;
export const NOSE = 1;
export const CHEEKS = [234, 454] as const;
/** From the eyes to the chin it is 1.85 times as far as from eye to eye, in a face that looks straight at us. */
const CHIN_TO_EYES = 1.85;
/** The square looked at, in sides of the square found (profiles want a wider one), and in sides of the mesh once there is one. */
const FIRST_LOOKS = [1.5, 1.9, 2.3];
const WORTH_ANOTHER_LOOK = 0.6;
const NEXT_LOOK = 1.45;
const LOOKS = 3;
const SURE = 0.5;

const faceMesh = lazily(() => loadGraph("@vladmandic/human/models/facemesh.json"));

/** The outline of the face in the mesh, from the forehead clockwise. */
export const OVAL = [
	10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
	150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
/** The corners of the jaw. */
export const JAW = [172, 397] as const;

/** Lays the mesh on a face that was found, looking again from where it lies; null when it is no human face. */
export async function meshOf(picture: Pixels, found: FoundFace): Promise<Face | null> {
	for (const wide of found.score > WORTH_ANOTHER_LOOK ? FIRST_LOOKS : FIRST_LOOKS.slice(0, 1)) {
		const face = await meshFrom(picture, found, wide);
		if (face) return face;
	}
	return null;
}

async function meshFrom(picture: Pixels, found: FoundFace, wide: number): Promise<Face | null> {
	const [left, right] = found.eyes;
	let tilt = Math.atan2(right.y - left.y, right.x - left.x);
	let look = { x: found.x, y: found.y, side: found.side * wide };
	let face: Face | null = null;
	for (let n = 0; n < LOOKS; n++) {
		face = await lookAt(picture, look, tilt, found.score);
		if (face.sure < SURE / 3) return null;
		tilt = face.tilt;
		look = { x: face.box.x, y: face.box.y, side: face.box.side * NEXT_LOOK };
	}
	return face && face.sure > SURE && face.unit > 2 ? face : null;
}

async function lookAt(
	picture: Pixels,
	look: { x: number; y: number; side: number },
	angle: number,
	score: number,
): Promise<Face> {
	const scale = look.side / SIDE;
	const c = Math.cos(angle) * scale;
	const s = Math.sin(angle) * scale;
	const placing: Placing = [c, s, -s, c, look.x - ((c - s) * SIDE) / 2, look.y - ((s + c) * SIDE) / 2];
	const { data } = viewOf(picture, SIDE, SIDE, placing);
	const shares = new Float32Array(data.length);
	for (let i = 0; i < data.length; i++) shares[i] = (data[i] as number) / 255;
	const [places, flag] = (await ask(await faceMesh(), shares, SIDE, ["Identity_2:0", "Identity_1:0"])) as [
		Float32Array,
		Float32Array,
	];
	const points = Array.from({ length: places.length / 3 }, (_, i) => {
		const u = places[i * 3] as number;
		const v = places[i * 3 + 1] as number;
		return {
			x: placing[0] * u + placing[2] * v + placing[4],
			y: placing[1] * u + placing[3] * v + placing[5],
		};
	});
	const eyes = [middleOf(points, RIGHT_EYE), middleOf(points, LEFT_EYE)] as const;
	const middle = middleOf(eyes, [0, 1]);
	const chin = points[CHIN] as Point;
	const apart = distance(...eyes);
	const nose = points[NOSE] as Point;
	const [one, other] = CHEEKS.map((i) => distance(nose, points[i] as Point)) as [number, number];
	return {
		points,
		sure: flag[0] as number,
		score,
		tilt: Math.atan2(eyes[1].y - eyes[0].y, eyes[1].x - eyes[0].x),
		eyes,
		middle,
		chin,
		apart,
		unit: Math.max(apart, distance(middle, chin) / CHIN_TO_EYES),
		turn: (other - one) / (other + one || 1),
		box: boxOf(points),
	};
}

function middleOf(points: readonly Point[], which: readonly number[]): Point {
	const sum = (axis: "x" | "y") => which.reduce((total, i) => total + (points[i] as Point)[axis], 0);
	return { x: sum("x") / which.length, y: sum("y") / which.length };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function boxOf(points: readonly Point[]) {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
	return { x: (left + right) / 2, y: (top + bottom) / 2, side: Math.max(right - left, bottom - top) };
}
