import { alongColours } from "./along-colours";
import type { Framed } from "./head-frame.server";
import { mapped } from "./mask";
import type { Face } from "./models/face-mesh.server";
import { joined, mattesOf } from "./models/segment.server";
import { eased, type Pixels, type Placing, type Rectangle } from "./pixels";
import type { Plane } from "./raster";

/** The windows that the segmenter looks at, in sides of the face, and how much each counts. */
const WINDOWS = [
	{ sides: 2.4, weight: 1 },
	{ sides: 3, weight: 1 },
	{ sides: 4, weight: 0.8 },
] as const;
const WEIGHTS = WINDOWS.flatMap(({ weight }) => [weight, weight]);
const ALL_WEIGHTS = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
const RADIUS = 6;
const EDGE = 2e-4;

/** How much of each px of the frame is person, 0 to 1: everybody near, with clothes and hands. */
export async function personMatte(picture: Pixels, { middle, box }: Face, framed: Framed): Promise<Plane> {
	const x = (middle.x + box.x) / 2;
	const parts = WINDOWS.map(({ sides }) => squareAt(x, box.y, sides * box.side));
	const mattes = await mattesOf("people", picture, parts);
	const mean = joinedInFrame(
		mattes,
		framed,
		(values) => values.reduce((sum, value, i) => sum + value * (WEIGHTS[i] as number), 0) / ALL_WEIGHTS,
	);
	return sharpened(
		framed,
		mapped(mean, (value) => eased(0.25, 0.75, value)),
	);
}

/** How much of each px of the frame is the thing that the photo shows within `subject`: an animal, a toy, anything. */
export async function subjectMatte(picture: Pixels, subject: Rectangle, framed: Framed): Promise<Plane> {
	const { left, top, right, bottom } = subject;
	const aside = (right - left) * 0.3;
	const above = (bottom - top) * 0.3;
	const parts = [
		{ left: 0, top: 0, right: picture.width, bottom: picture.height },
		subject,
		{ left: left - aside, top: top - above, right: right + aside, bottom: bottom + above },
	];
	const mattes = await mattesOf("anything", picture, parts);
	const most = joinedInFrame(mattes, framed, (values) => Math.max(...values));
	return sharpened(
		framed,
		mapped(most, (value) => eased(0.3, 0.65, value)),
	);
}

type Mattes = Parameters<typeof joined>[0];

/** At half the frame's size: the models see 256 px. */
function joinedInFrame(mattes: Mattes, { view, placing }: Framed, join: Parameters<typeof joined>[4]): Plane {
	const [a, b, c, d, e, f] = placing;
	const atHalf: Placing = [a * 2, b * 2, c * 2, d * 2, e, f];
	return joined(mattes, view.width / 2, view.height / 2, atHalf, join);
}

function sharpened({ view }: Framed, matte: Plane): Plane {
	const along = alongColours(view, RADIUS, EDGE)(matte);
	return mapped(along, (value, i) => (view.inside[i] ? eased(0.12, 0.9, value) : 0));
}

function squareAt(x: number, y: number, side: number): Rectangle {
	return { left: x - side / 2, top: y - side / 2, right: x + side / 2, bottom: y + side / 2 };
}
