import type { Body, Box, Place, Window, Words } from "./layout";
import { labelOf } from "./paper";

/** The room that a thing on the ground gets, in shares of a grown-up's height, and so much of its picture's height a grown-up counts at most. */
const THING = 0.34;
const LARGEST = 0.75;
/** How far from the lower edge of its picture a thing stands at least, mm, bled or not. */
const ABOVE_EDGE = 8;
/** Where the ground in front is taken it lies further back: so many mm, and so much smaller. */
const ROWS = [
	{ back: -2, small: 1 },
	{ back: 14, small: 0.9 },
	{ back: 30, small: 0.8 },
] as const;
const STEPS = 32;
/** What is lost by hiding a face or lying under words, by being over somebody's clothes, by a row back, by a mm away from everybody. */
const COST = { hidden: 12, over: 1, row: 0.06, mm: 0.0012 };

type Around = {
	/** Where feet and things may be, left and right. */
	rooms: readonly Box[];
	figures: readonly Place[];
	bodies: readonly Body[];
	words: readonly (Words | null)[];
};

/**
 * Finds a place for each of `count` things that the words name: every one is seen, beside somebody where there is room, never over a face
 * or under words. What is further back than somebody is behind them; in a close picture things lie before everybody.
 */
export function placeThings(count: number, { box, ground, shot }: Window, around: Around): Place[] {
	const { rooms, figures, bodies, words } = around;
	const size = Math.min(
		box.height * LARGEST,
		Math.max(0, ...figures.map((one) => one.size)) || box.height * 0.5,
	);
	const of = (part: "box" | "face") =>
		figures.map(({ x, y, size }, i) => {
			const own = (bodies[i] as Body)[part];
			return { x: x + own.x * size, y: y + own.y * size, width: own.width * size, height: own.height * size };
		});
	const people = of("box");
	const hidden = [
		...of("face"),
		...words.flatMap((one) => (one && one.on !== "paper" ? [labelOf(one.box)] : [])),
	];
	const places: Place[] = [];
	for (let i = 0; i < count; i++) {
		const taken = places.map(boxOf);
		const costOf = (place: Place, row: number) => {
			const own = boxOf(place);
			const lost = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + overlapOf(own, one), 0);
			const isBehind = (_: Box, i: number) => shot !== "close" && (figures[i] as Place).y > place.y;
			const before = people.filter((one, i) => !isBehind(one, i));
			const off = Math.min(...people.map((one) => Math.abs(one.x + one.width / 2 - place.x)), box.width);
			return (
				COST.hidden * (lost(hidden) + lost(taken) + lost(people.filter(isBehind))) +
				COST.over * lost(before) +
				COST.row * row +
				COST.mm * off
			);
		};
		const best = ROWS.flatMap(({ back, small }, row) =>
			rooms.flatMap((room) => {
				const half = (size * small * THING) / 2;
				const y = Math.min(ground - back, box.y + box.height - ABOVE_EDGE);
				return Array.from({ length: STEPS }, (_, k) => {
					const x = room.x + half + ((room.width - 2 * half) * k) / (STEPS - 1);
					const place = { x, y, size: size * small };
					return { place, cost: costOf(place, row) };
				});
			}),
		).sort((a, b) => a.cost - b.cost)[0];
		if (best) places.push(best.place);
	}
	return places;
}

const boxOf = ({ x, y, size }: Place): Box => ({
	x: x - (size * THING) / 2,
	y: y - size * THING,
	width: size * THING,
	height: size * THING,
});

/** Which share of a box another one covers. */
function overlapOf(own: Box, other: Box): number {
	const across = Math.min(own.x + own.width, other.x + other.width) - Math.max(own.x, other.x);
	const down = Math.min(own.y + own.height, other.y + other.height) - Math.max(own.y, other.y);
	return across > 0 && down > 0 ? (across * down) / (own.width * own.height) : 0;
}
