import type { Figure } from "../scene";
import type { Shot } from "../vocabulary";
import type { Body, Box, Place } from "./layout";
import { PAPER } from "./paper";

/** How many mm high a grown-up is on a picture as high as the paper. */
const GROWN_UP: Record<Shot, number> = { wide: 132, mid: 152, close: 240, above: 130 };
/** A picture without anybody grown-up comes nearer to who is there, but not so near that a mouse is a giant. */
const NEARER = 0.5;
const NEAREST = 1.6;
/** Smaller pictures show people a little larger than their size would: faces have to be seen. */
const SMALLER = 0.8;
/** Between two figures at least, and how far they are moved apart at most, in mm. */
const APART = { least: 2, most: 7 };
/** Neighbours stand so near that an arm may be before the other: by this share of what is beside a head, more where only heads count. */
const TOGETHER = { whole: 0.4, heads: 0.9 };
/** Of a room, mm: a row that fills it to a hair would be beyond its edge by one. */
const SLACK = 0.5;
/** Who isn't foremost stands so many mm further back, far ones further. */
const STEP = { beside: 3, far: 8 };
const FAR_SIZE = 0.9;
/** Who is small stands nearer than who is tall, and so larger and lower, and nobody nearer than whom a picture is about: by this share of what they are smaller, so many mm for each time as large. */
const SMALL = { nearer: 0.45, most: 1.22, lower: 14 };
/** ... unless that would make everybody smaller than this share of what they could be. */
const WORTH = 0.94;
/** Who is lower than this share of the tallest is seen down to the ground. */
const LOWEST = 0.42;
/** Who lies, or is no taller than this, may be one row behind another, where one row would make them small: the next begins at so much of its height. */
const LOW = 0.45;
const OVER = 1;
/** Rows that lie behind each other stay on the ground: so high they are together at most, in shares of their picture. */
const LYING_HIGH = 0.42;
const ENOUGH = 0.85;
/** A bed's legs are so much below who is in it, in shares of a grown-up's height; a close picture has as much of the bed. */
const BED = 0.17;

/** Whoever does that is in a bed, where a place has some. */
export const isInBed = ({ pose }: Pick<Figure, "pose">): boolean => pose === "sleep" || pose === "in-bed";

export type Crowd = {
	/** Which of the scene's figures. */
	who: readonly number[];
	/** Where their boxes have to be; its lower edge is the ground. */
	room: Box;
	/** Which share of the room that is left over is on their left; half of it where nothing is said. */
	lean?: number;
};

export type Standing = {
	figures: readonly Figure[];
	bodies: readonly Body[];
	crowds: readonly Crowd[];
	shot: Shot;
	/** Of the picture they are in, mm. */
	high: number;
	/** The lowest a chin may be, mm, where the lower edge may cut off what is under it. */
	lowestChin?: number;
};

/**
 * Stands figures side by side in the rooms given, as large as the shot has them and as the narrowest room allows: one
 * measure for all. Gives their places in the order of the figures; who is in no crowd has none.
 */
export function stand({
	figures,
	bodies,
	crowds,
	shot,
	high: pictureHigh,
	lowestChin,
}: Standing): (Place | undefined)[] {
	const of = (i: number) => bodies[i] as Body;
	const everybody = crowds.flatMap(({ who }) => who);
	const tallest = Math.max(...everybody.map((i) => -of(i).box.y), 0.1);
	const byDepth = figures.map(({ depth }): number => (depth === "far" ? FAR_SIZE : 1));
	const isUpright = (i: number) =>
		lowestChin === undefined && of(i).box.width < of(i).box.height && !isInBed(figures[i] as Figure);
	const upright = everybody.filter(isUpright);
	const nearness = (i: number) => Math.min(SMALL.most, 1 + SMALL.nearer * (1 + of(i).box.y / tallest));
	const byHeight = [...byDepth];
	for (const i of upright) byHeight[i] = i === 0 ? Math.max(...upright.map(nearness)) : nearness(i);
	let sizes = byDepth;
	const share = (i: number) => sizes[i] as number;
	const wanted =
		GROWN_UP[shot] *
		(pictureHigh / PAPER) ** SMALLER *
		Math.min(NEAREST, (1 / Math.min(1, tallest)) ** NEARER);
	/** How large a row side by side may be in a room, and how far it rises, in shares of a grown-up's height. */
	const wideOf = (row: readonly number[]) =>
		row.reduce((sum, i, k) => sum + of(i).box.width * share(i) - overlap(row[k - 1], i), 0);
	const isLying = (i: number) => of(i).box.width > of(i).box.height;
	/** Of two side by side neither reaches the other's face. */
	const overlap = (left: number | undefined, right: number): number => {
		// Who lies has legs there, or a bed.
		if (left === undefined || isLying(left) || isLying(right)) return 0;
		const [{ box, face }, other] = [of(left), of(right)];
		const beside = Math.min(
			(box.x + box.width - face.x - face.width) * share(left),
			(other.face.x - other.box.x) * share(right),
		);
		return Math.max(0, beside) * (lowestChin === undefined ? TOGETHER.whole : TOGETHER.heads);
	};
	const riseOf = (row: readonly number[]) =>
		Math.max(0, ...row.map((i) => (-of(i).box.y + bedOf(i)) * share(i)));
	const bedOf = (i: number) => (isInBed(figures[i] as Figure) ? BED : 0);
	const sizeIn = (rows: readonly (readonly number[])[], room: Box): number => {
		const across = rows.map((row) => (room.width - SLACK - APART.least * (row.length - 1)) / wideOf(row));
		// Cut off below, only the faces have to be seen: from the tallest's top to the smallest's chin.
		const chin = Math.max(...rows.flat().map((i) => (of(i).face.y + of(i).face.height) * share(i)));
		const rise = rows.reduce((sum, row, k) => sum + riseOf(row) * (k === rows.length - 1 ? 1 : OVER), 0);
		const tall = lowestChin === undefined ? rise : rise + chin;
		const high = rows.length > 1 ? Math.min(room.height, pictureHigh * LYING_HIGH) : room.height;
		const free = lowestChin === undefined ? high - STEP.far : lowestChin - room.y;
		return Math.min(...across, free / Math.max(0.05, tall));
	};
	/** The front row first. */
	const rowsOf = ({ who, room }: Crowd): number[][] => {
		const order = [...who].sort((a, b) => rank(figures[a]) - rank(figures[b]) || a - b);
		const together = beside(order, figures);
		const areLow =
			lowestChin === undefined && who.every((i) => -of(i).box.y < Math.max(LOW, of(i).box.width * 0.8));
		let best = [together];
		const small = [...together].sort((a, b) => of(b).box.y - of(a).box.y);
		for (let count = 2; areLow && count <= who.length && sizeIn(best, room) < wanted * ENOUGH; count++) {
			const each = Math.ceil(together.length / count);
			const rows = Array.from({ length: Math.ceil(together.length / each) }, (_, k) =>
				small.slice(k * each, (k + 1) * each),
			);
			if (sizeIn(rows, room) > sizeIn(best, room)) best = rows;
		}
		return best;
	};
	const stoodIn = (measures: number[]) => {
		sizes = measures;
		const rowed = crowds
			.filter(({ who }) => who.length > 0)
			.map((crowd) => ({ ...crowd, rows: rowsOf(crowd) }));
		return { rowed, size: Math.min(wanted, ...rowed.map(({ rows, room }) => sizeIn(rows, room))) };
	};
	const [asLarge, nearer] = [stoodIn(byDepth), stoodIn(byHeight)];
	const isWorth = nearer.size >= asLarge.size * WORTH;
	sizes = isWorth ? byHeight : byDepth;
	const { rowed, size } = isWorth ? nearer : asLarge;
	const places: (Place | undefined)[] = figures.map(() => undefined);
	for (const { who, room, rows, lean = 0.5 } of rowed) {
		const bottom = room.y + room.height;
		let ground = lowestChin === undefined ? bottom : Math.max(bottom, room.y + riseOf(who) * size);
		for (const [k, row] of rows.entries()) {
			const spare = room.width - wideOf(row) * size;
			const apart = Math.max(APART.least, Math.min(APART.most, spare / (row.length + 1)));
			const left = Math.max(0, spare - apart * (row.length - 1));
			// Rows one behind the other lie a little to this side and to that.
			let x = room.x + left * (rows.length === 1 ? lean : k % 2 === 0 ? 0.35 : 0.65);
			for (const [at, i] of row.entries()) {
				const { box } = of(i);
				x -= overlap(row[at - 1], i) * size;
				const own = size * share(i);
				const isFar = figures[i]?.depth === "far";
				const back =
					lowestChin !== undefined || rows.length > 1 || i === who[0] ? 0 : isFar ? STEP.far : STEP.beside;
				const lower = rows.length > 1 ? 0 : Math.max(0, share(i) - 1) * SMALL.lower;
				// From near a cat would be cut off at its neck where a grown-up is at the knees.
				const foot = -box.y < tallest * LOWEST ? Math.min(ground, bottom) : ground;
				places[i] = { x: x - box.x * own, y: foot + lower - back - bedOf(i) * own, size: own };
				x += box.width * own + apart;
			}
			ground -= riseOf(row) * size * OVER;
		}
	}
	return places;
}

/** Who stands left of whom. */
export const rank = (figure: Figure | undefined) =>
	figure?.place === "left" ? 0 : figure?.place === "right" ? 2 : 1;

/** Who touches somebody stands next to them. */
function beside(order: number[], figures: readonly Figure[]): number[] {
	const list = [...order];
	for (const i of order) {
		const other = list.find((k) => figures[k]?.who === figures[i]?.with);
		if (other === undefined) continue;
		list.splice(list.indexOf(i), 1);
		list.splice(list.indexOf(other) + 1, 0, i);
	}
	return list;
}
