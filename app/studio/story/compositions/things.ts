import type { Figure, Thing } from "../scene";
import type { Prop } from "../vocabulary";
import type { Body, Box, Place, ThingPlace, Window, Words } from "./layout";
import { commonTo, cornersOf, outside, overlapOf } from "./overlaps";
import { labelOf, PAPER, pagesOf } from "./paper";

/** How high a grown-up is, mm of the world. */
const GROWN_UP = 1700;
/** The room that a word of the vocabulary gets, in shares of a grown-up's height; the least and the most that anything gets. */
const PROP = 0.34;
const LEAST = 0.11;
const MOST = 1;
const MOST_IN_AIR = 0.7;
/** Grown-ups who are nobody's photo are broad: as high as the family's they would fill a picture. */
const TALLEST = 0.9;
const FULL = 0.62;
/** People, with their hats, in shares of how high they are without. */
const PERSON = { wide: 0.54, high: 1.14 };
/** Their heads and what is right under them: never behind anybody. */
const HEAD = 0.45;
/** So much of its picture's height a grown-up counts at most, and of its room's width a thing. */
const LARGEST = 0.75;
const BROADEST = 0.5;
/** Where words leave hardly any height, a thing has so much of the picture's all the same. */
const LOWEST = 0.2;
const BROADEST_NEAR = 0.62;
const BROADEST_ALONE = 0.9;
/** Several take so much more room than one, to the side and up; people stand before each other. */
const SEVERAL = { wide: 1.5, high: 1.1 };
/** In a picture of things alone the largest is so high, in shares of the picture, but none so many times as large as beside people. */
const ALONE = 0.6;
/** All of them side by side would be so many times as broad as their room at most: they stand before each other. */
const ALONE_ACROSS = 1.6;
const NEAREST = 2.5;
/** How far from the lower edge of its picture a thing stands at least, mm, bled or not. */
const ABOVE_EDGE = 8;
/** Where the ground in front is taken it lies further back: so many mm, and so much smaller. */
const ROWS = [
	{ back: -2, small: 1 },
	{ back: 14, small: 0.9 },
	{ back: 30, small: 0.8 },
] as const;
/** Nothing on the ground stands above where it ends: so low a horizon is at most, and so little of what is under it a camera sees. */
const HORIZON = 0.62;
const FLATTEST = 0.65;
/** Smaller than it should be rather than over somebody; what is large less so, and people hardly. */
const SMALLER = {
	small: [1, 0.75, 0.5],
	large: [1, 0.75, 0.6],
	people: [1, 0.9],
	near: [1, 0.8, 0.65],
} as const;
/** Things make a group: they may overlap by this share of the smaller, a much smaller one before a large one by more. */
const TOUCHING = 0.25;
const BEFORE = { overlap: 0.75, smaller: 0.35 };
/** No two stand in one line: by turns each is so many mm further back than the row it is in, or in the foremost half as many nearer. */
const OUT_OF_LINE = [0, 7, 3, 10, 5] as const;
/** What is so large may be seen in part, behind people. */
const LARGE = 0.4;
const STEPS = 32;
/** In the air: at so many heights between the top of its picture and somebody's knees. */
const HEIGHTS = 9;
/** What is lost by hiding a face or lying under words, by being over somebody's clothes, by a row back, by a mm away from where it is wanted. */
const COST = { face: 40, hidden: 12, part: 3, over: 4, row: 0.06, smaller: 0.5, mm: 0.0012, side: 0.004 };
/** On a head and a shoulder nothing is larger than this, in heights of that head. */
const ON_HEAD = 0.8;
const ON_SHOULDER = 0.55;

/** Drawings that lie flat: they need no room above the ground. */
const FLAT = new Set(
	"sunlight puddle hole plank white-line crumbs dark-paper gold-paper cloth footprints paw-prints".split(" "),
);
const FLATNESS = 0.3;

type Around = {
	/** Where feet and things may be, left and right. */
	rooms: readonly Box[];
	/** Whose the figures are, ids of the cast, and where each of them faces. */
	who: readonly string[];
	facing?: readonly (Figure["facing"] | undefined)[];
	figures: readonly Place[];
	bodies: readonly Body[];
	words: readonly (Words | null)[];
};

/** How long a thing is where it is drawn, in shares of a grown-up's height. */
function shareOf(thing: Prop | Thing): number {
	if (typeof thing === "string") return PROP;
	return Math.min(
		thing.isPerson ? TALLEST : thing.at === "air" ? MOST_IN_AIR : MOST,
		Math.max(LEAST, thing.long / GROWN_UP),
	);
}

/** How long it is drawn, mm of the world: what is larger than a picture has room for is no larger than its room. */
export const shownLong = (thing: Thing): number => Math.min(thing.long, shareOf(thing) * GROWN_UP);

/** How broad and high it is with all that there are of it. */
function extentOf(thing: Prop | Thing): { wide: number; high: number } {
	const share = shareOf(thing);
	if (typeof thing === "string") return { wide: share, high: share };
	const one = thing.isPerson ? PERSON : { wide: 1, high: FLAT.has(thing.drawing) ? FLATNESS : 1 };
	if (!thing.many) return { wide: share * one.wide, high: share * one.high };
	return { wide: share * SEVERAL.wide, high: share * one.high * SEVERAL.high };
}

/** The room of a thing around its foot. */
export const roomFor = (thing: Prop | Thing): Box => {
	const { wide, high } = extentOf(thing);
	return { x: -wide / 2, y: -high, width: wide, height: high };
};

/**
 * Finds a place for each thing that the words name: every one is seen, where it is said to be as far as there is room, never over a face
 * or under words. What is further back than somebody is behind them; in a close picture things lie before everybody. They gather
 * where people are, but where everybody is on one half of a picture across the fold the largest is on the other.
 */
export function placeThings(
	things: readonly (Prop | Thing)[],
	{ box, ground, shot, hasFront, label }: Window,
	{ rooms, who, facing = [], figures, bodies, words }: Around,
): ThingPlace[] {
	const grownUp = Math.max(...figures.map((one) => one.size), box.height * ALONE);
	const longest = Math.max(...things.map((thing) => extentOf(thing).high), LEAST);
	const across = rooms.reduce((sum, { width }) => sum + width, 0);
	const broad = things.reduce((sum, thing) => sum + extentOf(thing).wide, LEAST);
	const size =
		figures.length > 0
			? Math.min(box.height * LARGEST, Math.max(...figures.map((one) => one.size)))
			: Math.min(box.height * NEAREST, (box.height * ALONE) / longest, (across * ALONE_ACROSS) / broad);
	const [middle, mm] = [box.x + box.width / 2, box.height / PAPER];
	const deep = Math.max(0, ground - box.y - box.height * HORIZON) * FLATTEST;
	const halves = new Set(figures.map(({ x }) => x < middle));
	const empty =
		pagesOf(box.width) > 1 && halves.size === 1 ? (halves.has(true) ? EMPTY.right : EMPTY.left) : null;
	const free = things.filter(
		(thing) => typeof thing === "string" || (!thing.by && !thing.side && thing.at === "ground"),
	);
	const first = free.reduce<Prop | Thing | null>(
		(most, one) => (most && shareOf(most) >= shareOf(one) ? most : one),
		null,
	);
	const of = (part: "box" | "face") =>
		figures.map(({ x, y, size }, i) => {
			const own = (bodies[i] as Body)[part];
			return { x: x + own.x * size, y: y + own.y * size, width: own.width * size, height: own.height * size };
		});
	const people = of("box");
	const faces = of("face");
	const labels = words.flatMap((one) => (one && one.on !== "paper" ? [labelOf(one.box)] : []));
	const covered = [...(hasFront ? cornersOf(box) : []), ...(label ? [label] : [])];
	const taken: Box[] = [];
	return things.map((thing, turn) => {
		const share = shareOf(thing);
		const { wide, high } = extentOf(thing);
		const isPerson = typeof thing === "object" && thing.isPerson === true;
		const hasFace = isPerson || (typeof thing === "object" && thing.isCreature === true);
		const { at, side, by } = typeof thing === "string" ? LYING : thing;
		const whose = by === null ? -1 : who.indexOf(by);
		const person = figures[whose];
		const boxOf = ({ x, y, size }: Place): Box => ({
			x: x - (size * wide) / 2,
			y: y - size * high,
			width: size * wide,
			height: size * high,
		});
		const costOf = (place: ThingPlace) => {
			const own = boxOf(place);
			const lost = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + overlapOf(own, one), 0);
			const hidden = (boxes: readonly Box[]) =>
				boxes.reduce((sum, one) => sum + commonTo(own, one) / (own.width * own.height), 0);
			const isBehind = (i: number) =>
				(shot !== "close" || place.depth !== undefined) && (figures[i] as Place).y > (place.depth ?? place.y);
			const isOn = place.depth !== undefined && (at === "head" || at === "shoulder");
			const others = (boxes: readonly Box[], behind: boolean) =>
				boxes.filter((_, i) => isBehind(i) === behind && !(isOn && i === whose));
			const head = { ...own, height: own.height * (hasFace ? HEAD : 0) };
			return (
				COST.face * lost(others(faces, false)) +
				COST.hidden * (lost(labels) + hidden(covered) + crowded(own, taken)) +
				(share > LARGE && (isPerson || !hasFace) ? COST.part : COST.hidden) * hidden(others(people, true)) +
				(hasFace
					? COST.hidden *
						[...others(people, true), ...labels].reduce((sum, one) => sum + overlapOf(head, one), 0)
					: 0) +
				COST.over * lost(others(people, false)) +
				COST.hidden * (outside(own, box) / (own.width || 1))
			);
		};
		const offOf = ({ x, y }: ThingPlace) => {
			if (person) return COST.side * Math.abs(person.x + AHEAD[facing[whose] ?? "front"] * person.size - x);
			const near = Math.min(
				...[...people, ...taken].map((one) => Math.abs(one.x + one.width / 2 - x)),
				box.width,
			);
			const share = side ? SIDES[side] : thing === first ? empty : null;
			const wanted = share === null ? null : box.x + box.width * share;
			const high = at === "air" ? Math.abs(y - (ground - size * 0.7)) : 0;
			return wanted === null
				? COST.mm * (near + high)
				: COST.side * Math.max(0, Math.abs(wanted - x) - box.width * 0.08) + COST.mm * high;
		};
		/** As large as the shot has things, and as its room allows: its top keeps under the words. */
		const tallest = isPerson ? (box.height * FULL) / high : Number.POSITIVE_INFINITY;
		const sizeIn = (room: Box, small: number, y = ground) =>
			Math.min(
				size * small,
				tallest,
				Math.max(box.height * LOWEST, y - room.y) / high,
				(room.width * (figures.length > 0 ? BROADEST : BROADEST_ALONE)) / wide,
			);
		const along = (room: Box, own: number, placeAt: (x: number) => { place: ThingPlace; cost: number }) => {
			const half = (own * wide) / 2;
			return Array.from({ length: STEPS }, (_, k) =>
				placeAt(room.x + half + ((room.width - 2 * half) * k) / (STEPS - 1)),
			);
		};
		const onGround = () =>
			(shot === "close" ? ROWS.slice(0, 2) : ROWS.filter(({ back }) => back * mm <= deep)).flatMap(
				({ back, small }, row) =>
					SMALLER[isPerson ? "people" : share > LARGE ? "large" : "small"].flatMap((smaller) =>
						rooms.flatMap((room) => {
							const aside = OUT_OF_LINE[turn % OUT_OF_LINE.length] as number;
							const y = Math.min(
								ground - (row === 0 ? back - aside / 2 : back + aside) * mm,
								box.y + box.height - ABOVE_EDGE,
							);
							const own = sizeIn(room, small * smaller, y);
							const away =
								figures.length > 0 && (at === "behind" || high > LARGE) ? ROWS.length - 1 - row : row;
							const cost = COST.row * away + COST.smaller * (1 - smaller);
							// From near, what is large is behind everybody.
							const depth = shot === "close" && share > LARGE ? { depth: 0 } : {};
							return along(room, own, (x) => ({ place: { x, y, size: own, ...depth }, cost }));
						}),
					),
			);
		/** Who is near is cut off below as everybody is there, and behind them. */
		const near = () =>
			SMALLER.near.flatMap((smaller) =>
				rooms.flatMap((room) => {
					const own = Math.min(grownUp, (room.width * BROADEST_NEAR) / wide) * smaller;
					const y = Math.max(ground, room.y + own * high);
					const cost = COST.smaller * (1 - smaller);
					return along(room, own, (x) => ({ place: { x, y, size: own, depth: 0 }, cost }));
				}),
			);
		const inAir = () =>
			rooms.flatMap((room) => {
				const own = sizeIn(room, 0.9);
				const [top, low] = [room.y + own * high, ground - size * 0.3];
				return Array.from({ length: HEIGHTS }, (_, k) => top + ((low - top) * k) / (HEIGHTS - 1)).flatMap(
					(y) => along(room, own, (x) => ({ place: { x, y, size: own, depth: ground - 40 }, cost: 0 })),
				);
			});
		const onSomebody = () => {
			const face = faces[whose];
			if (!face || !person) return [];
			const own = (high: number) => Math.min(person.size, (face.height * high) / share);
			const depth = person.y + 0.01;
			const places: ThingPlace[] =
				at === "head"
					? [{ x: face.x + face.width / 2, y: face.y + face.height * 0.08, size: own(ON_HEAD), depth }]
					: [-0.12, 1.12].map((aside) => ({
							x: face.x + face.width * aside,
							y: face.y + face.height * 1.06,
							size: own(ON_SHOULDER),
							depth,
						}));
			return places.map((place) => ({ place, cost: -1 }));
		};
		const possible = [
			...(isPerson && shot === "close" ? near() : onGround()),
			...(at === "air" ? inAir().map((one) => ({ ...one, cost: one.cost - 1 })) : []),
			...(at === "head" || at === "shoulder" ? onSomebody() : []),
		];
		const best = possible
			.map(({ place, cost }) => ({ place, cost: cost + costOf(place) + offOf(place) }))
			.reduce((least, one) => (one.cost < least.cost ? one : least)).place;
		taken.push(boxOf(best));
		return best;
	});
}

const LYING = { at: "ground", side: null, by: null } as const;
/** What is beside somebody is before them where they face a side, in shares of a grown-up. */
const AHEAD = { left: -0.35, right: 0.35, front: 0, away: 0 } as const;
const SIDES = { left: 0.22, middle: 0.5, right: 0.78 } as const;

/** Where the largest is wanted that nobody else is beside, in shares of the width. */
const EMPTY = { left: 0.3, right: 0.7 } as const;

/** How much of what is there already a thing would hide, or be hidden by, beyond what a group of things may. */
const crowded = (own: Box, taken: readonly Box[]) =>
	taken.reduce((sum, other) => {
		const isBefore =
			own.width * own.height < other.width * other.height * BEFORE.smaller &&
			own.y + own.height > other.y + other.height;
		return sum + Math.max(0, overlapOf(own, other) - (isBefore ? BEFORE.overlap : TOUCHING));
	}, 0);
