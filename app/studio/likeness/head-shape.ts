import { alongColours } from "./along-colours";
import { bareAtOneSide, handsInHair } from "./beside-head";
import { type Around, coloursAround } from "./hair-colours";
import { earOf, frontOf, nearerToOthers, type Outline } from "./head-outline";
import { distanceTo, filledIn, grown, mapped, reached } from "./mask";
import { clamped, eased, type Pixels } from "./pixels";
import { blurred, type Plane, plane, resized } from "./raster";
import { textureOf } from "./texture";

/** The largest outline a head may have, in the distance between the eyes: to its sides, above the eyes, below the chin. */
const WIDEST = 2.5;
const TALLEST = 3.1;
const BELOW_CHIN = 0.7;

/**
 * Which part of a person is the head, 0 to 1, at half the frame's size: the face with its ears, its hair or what it
 * wears above and beside it, and a bit of neck; no shoulders, hands, collars or other people.
 */
export function headShape(view: Pixels, person: Plane, inside: Uint8Array, outline: Outline): Plane {
	const far = distanceTo(outline.oval);
	const texture = textureOf(view, outline.oval);
	const bare = bareAtOneSide(person, outline, texture, far);
	const around = coloursAround(view, person, inside, outline, far, bare);
	const long = (side: -1 | 1) => outline.back === side || hangs(person, outline, around, far, side);
	const [left, right] = [long(-1), long(1)];
	const hands = handsInHair(outline, around, texture, { left, right });
	const foreign = mapped(bare, (value, i) => Math.max(value, hands.data[i] as number));
	// Under an ear where no hair hangs only skin fills a bay: a collar may be as dark as hair.
	const fills = (x: number, y: number, i: number) => {
		const side = Math.sign(x - outline.x);
		if (y < outline.eyes.y || (side < 0 ? left : right)) return true;
		return frontOf(outline, side) === 0 && (around.skin.data[i] as number) > 0.5;
	};
	const part = plane(view.width, view.height, (x, y) => {
		const i = y * view.width + x;
		if (outline.oval.data[i]) return 1;
		if (!inside[i] || (person.data[i] as number) <= 0) return 0;
		const away = (far.data[i] as number) / outline.apart;
		const own = 1 - (foreign.data[i] as number);
		return own * partAt(outline, around, texture.grain, x < outline.x ? left : right, away, x, y, view.width);
	});
	const mayFill = mapped(foreign, (value, i) =>
		value < 0.5 && fills(i % view.width, Math.floor(i / view.width), i) ? 1 : 0,
	);
	const whole = rounded(smoothed(part, outline), person, mayFill, far, outline);
	const isBeard = (i: number) => around.bearded && (around.hair.data[i] as number) > 0.5;
	const ended = endingAtEdges(view, whole, person, outline, isBeard);
	return softened(withoutThin(ended, outline), person);
}

/** How many of the rows from the eyes to the chin have hair beside the face where it hangs down to the shoulders. */
const HANGING = 0.75;

/** Whether hair, or a scarf, hangs down on a side (-1 left): otherwise what has its colour under the jaw is a collar. */
function hangs(
	{ data, width }: Plane,
	outline: Outline,
	{ hair }: Around,
	far: Plane,
	side: -1 | 1,
): boolean {
	const { eyes, chin, apart, x: middle } = outline;
	let rows = 0;
	let covered = 0;
	for (let y = Math.round(eyes.y); y < Math.min(chin.y, hair.height); y++, rows++) {
		let run = 0;
		for (let x = Math.round(middle); x > 0 && x < width - 1; x += side) {
			const i = y * width + x;
			if (outline.oval.data[i] || (far.data[i] as number) > apart * 0.6) continue;
			if ((hair.data[i] as number) > 0.5 && (data[i] as number) > 0.5) run++;
		}
		if (run > apart * 0.12) covered++;
	}
	return covered > rows * HANGING;
}

/** Half a neck, as a share of half the jaw; of a head that is turned the side it looks to shows that much less of it. */
const NECK = 1;
/**
 * How much a place outside the oval belongs to the head; `hanging` says whether hair falls down on its side, `away` is its
 * distance from the oval.
 */
function partAt(
	outline: Outline,
	around: Around,
	grains: Plane,
	hanging: boolean,
	away: number,
	x: number,
	y: number,
	width: number,
): number {
	const { apart, eyes, chin, jaw, x: middle } = outline;
	const i = y * width + x;
	const hair = around.hair.data[i] as number;
	const skin = around.skin.data[i] as number;
	const dx = x - middle;
	const aside = Math.abs(dx) / apart;
	const room = Math.min(WIDEST, ((dx < 0 ? middle : width - middle) - 4) / apart);
	const bottom = chin.y + apart * BELOW_CHIN;
	const height = y < eyes.y ? (eyes.y - y) / (apart * TALLEST) : (y - eyes.y) / (bottom - eyes.y);
	if ((aside / room) ** 2.6 + height ** 2.6 > 1) return 0;

	let part = outline.others.length > 0 ? 1 - eased(-0.1, 0.1, nearerToOthers(outline, x, y)) : 1;
	// Skin far from the face is a hand or an arm; what has grain may be hair of skin's colour.
	const grain = grains.data[i] as number;
	const behind = Math.sign(dx) === outline.back;
	const front = frontOf(outline, Math.sign(dx));
	const smooth = Math.max(eased(3, 1.6, grain), eased(0.4, 0.1, hair));
	const ear = earOf(outline, x);
	part *= 1 - eased(ear, ear + 0.2, away) * eased(0.8, 1, aside) * skin * smooth;
	// A hat, whose brim may come down to the eyes, may be of any colour, of those behind it too.
	const beside = eased(eyes.y - apart * 0.15, eyes.y + apart * 0.25, y);
	const lowest = eased(jaw.y - apart * 0.3, jaw.y, y);
	const strange = beside * eased(0.05, 0.2 - 0.12 * lowest, away) * (around.strange.data[i] as number);
	part *= 1 - strange;
	if (y > eyes.y - apart * 0.4) part *= 1 - eased(1.35, 1.7, aside) * (1 - hair);
	// Beside the mouth there is nothing but an ear where no hair hangs, and no ear on the side that a head looks to.
	// Under the ear only skin may stand off the jaw: a collar may be as dark as hair.
	const underEar = behind ? 0 : eased(0.7, 0.85, (y - eyes.y) / apart) * (1 - skin);
	const lobe = Math.min(0.35, ear) * (1 - underEar) + 0.03 * underEar;
	const temple = front > 0 ? 0.1 : 0.3;
	if (!hanging)
		part *=
			1 -
			eased(temple, temple + 0.3, (y - eyes.y) / apart) * eased(lobe, lobe + (front > 0 ? 0.06 : 0.15), away);
	// From the eyes down to the jaw less and less but hair that hangs may stand off the face: a collar may have its colour.
	const locks = hanging ? hair : hair * (1 - underEar) * eased(jaw.y, eyes.y + apart * 0.5, y);
	const kept = behind ? Math.max(locks, skin) : locks;
	part *= 1 - eased(eyes.y + apart * 0.2, jaw.y, y) * eased(0.04, 0.16, away) * (1 - kept);
	const below = y - jaw.y;
	const blend = apart * 0.22;
	if (below <= -blend) return part;
	const neckDepth = chin.y - jaw.y + apart * 0.2;
	const half = jaw.half * (NECK - front);
	const throat = Math.hypot(dx / half, Math.max(0, below) / neckDepth) < 1 ? 1 : 0;
	// Under the chin a collar may begin at once.
	// Nothing but skin and a beard shows there; behind the jaw of one who is turned away the neck may be in the shade.
	const bare = behind ? 0 : 1 - Math.max(skin, around.bearded ? hair : 0);
	const neck = throat * (1 - strange) * (1 - eased(0.08, 0.16, away) * bare);
	const under = eased(-blend, blend * 0.7, below);
	const strands = !hanging || (Math.abs(dx) < jaw.half * 0.6 && y > chin.y) ? 0 : part * hair * hair;
	return Math.max((1 - under) * part + under * strands, neck);
}

function smoothed(part: Plane, { apart }: Outline): Plane {
	const whole = filledIn(
		mapped(part, (value) => (value > 0.5 ? 1 : 0)),
		Math.round(apart * 0.075),
	);
	const filled = mapped(part, (value, i) => Math.max(value, whole.data[i] as number));
	return blurred(blurred(filled, Math.round(apart * 0.045)), Math.round(apart * 0.03));
}

/** What is thinner than twice this is dropped, and bays narrower than twice this are filled, in the distance between the eyes. */
const THIN = 0.19;
const BAY = 0.24;
/** How much further a head that looks at us may reach on one side than on the other. */
const UNEVEN = 0.2;
const LOOKS_AT_US = 0.22;
/** So far from the face only what the matte is sure of belongs to somebody, in the distance between the eyes. */
const FAR = 0.12;
const SURE = 0.85;
/** Where the matte is as sure as this, there is no soft edge of it. */
const FIRM = 0.97;

/** Rather a bit rounder than in scraps: no bites, no threads, nothing that only hangs on, no side far wider than the other. */
function rounded(part: Plane, person: Plane, mayFill: Plane, far: Plane, outline: Outline): Plane {
	const least = mapped(far, (away) => (away > outline.apart * FAR ? SURE : 0.5));
	const isOwn = (value: number, i: number) => value * (person.data[i] as number) > (least.data[i] as number);
	const own = mapped(part, (value, i) => (isOwn(value > 0.5 ? 1 : 0, i) ? 1 : 0));
	const firm = withoutThin(own, outline);
	const even = outline.turn < LOOKS_AT_US ? evened(firm, outline) : firm;
	const radius = outline.apart * BAY;
	const { width, height } = part;
	const onEdge = (i: number) =>
		i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1);
	const away = distanceTo(even);
	const inward = distanceTo(mapped(away, (reach, i) => (reach > radius || onEdge(i) ? 1 : 0)));
	return mapped(inward, (depth, i) =>
		even.data[i] || (depth > radius && isOwn(1, i) && mayFill.data[i]) ? 1 : 0,
	);
}

/** px at a quarter of the frame's size within which an edge of the picture may be the head's, and how much contrast is one. */
const EDGE_AROUND = 10;
const EDGE = 1e-3;
/** What looks, near the shape's end, less than this like the part of the person that is inside is dropped. */
const ENDS = 0.67;

/**
 * Below the eyes, where colours alone were asked, the head ends where the picture has an edge: not beyond it, in a collar or a hand.
 * What is behind the person says nothing: the matte has told it; nor does an edge in a beard, which has many.
 */
function endingAtEdges(
	view: Pixels,
	shape: Plane,
	person: Plane,
	{ oval, eyes }: Outline,
	isBeard: (i: number) => boolean,
): Plane {
	const along = alongColours(view, EDGE_AROUND, EDGE);
	const [ofHead, ofPerson] = [shape, person].map((mask) =>
		along(resized(mask, Math.ceil(mask.width / 2), Math.ceil(mask.height / 2))),
	) as [Plane, Plane];
	return mapped(shape, (value, i) => {
		const isInside = (ofHead.data[i] as number) > ENDS * (ofPerson.data[i] as number);
		return oval.data[i] || i < eyes.y * shape.width || isInside || isBeard(i) ? value : 0;
	});
}

/** The matte draws the edge itself: where it is soft, a few px beyond the shape let it through. */
function softened(shape: Plane, person: Plane): Plane {
	const soft = mapped(grown(shape, 2), (value, i) =>
		shape.data[i] || (person.data[i] as number) < FIRM ? value : 0,
	);
	return blurred(blurred(soft, 3), 2);
}

/** Drops scraps and threads, and what only they hold. */
function withoutThin(shape: Plane, { apart, nose, eyes, oval }: Outline): Plane {
	const { width, height } = shape;
	const radius = apart * THIN;
	const seeds = [nose, eyes].map(
		({ x, y }) => Math.round(clamped(y, 0, height - 1)) * width + Math.round(clamped(x, 0, width - 1)),
	);
	const depth = distanceTo(mapped(shape, (value) => 1 - value));
	const core = mapped(depth, (deep, i) => (deep > radius || oval.data[i] ? 1 : 0));
	const away = distanceTo({ ...shape, data: Float32Array.from(reached(core, seeds)) });
	return mapped(away, (far, i) => (far < radius && shape.data[i] ? 1 : 0));
}

/** Without what the other side has nothing like: a hand in the hair, something behind the head. */
function evened(shape: Plane, { apart, x: middle }: Outline): Plane {
	const far = distanceTo(shape);
	return mapped(shape, (value, i) => {
		const mirrored = Math.round(2 * middle - (i % shape.width));
		if (mirrored < 0 || mirrored >= shape.width) return value;
		const other = far.data[i - (i % shape.width) + mirrored] as number;
		return other < apart * UNEVEN ? value : 0;
	});
}
