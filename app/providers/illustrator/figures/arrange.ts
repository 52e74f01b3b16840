import type { Dice } from "../drawing/dice";
import { type Box, SAFE, SIDE } from "../drawing/sheet";
/** What the layout needs to know of a character, in hundredths of its head's height. */
export type Extent = {
	isMain: boolean;
	/** An animal sits in front of the people. */
	inFront: boolean;
	/** The height of its head beside a grown-up's, 1. */
	head: number;
	/** From the chin to the soles, how broad the body is, and how broad with its arms. */
	below: number;
	trunk: number;
	breadth: number;
	headWidth: number;
	/** How far the middle of the head is beside its chin. */
	headMiddle: number;
	/** What hair or the head's own hat adds to its height; and what a hat adds that is put on. */
	headRise: number;
	hatRise: number;
	hatWidth: number;
};

/** Where a figure stands: the middle of its chin, the head's height, where its feet are; its face, and its body without the arms. */
export type Position = { x: number; chin: number; head: number; feet: number; face: Box; body: Box };

/** Room from the title's lower edge to the ground and the lowest line that feet may stand on. */
export type Room = { top: number; floor: number };

/** Larger heads would leave no room for the scene. */
const LARGEST_HEAD = 530;
/** How far behind the main character somebody stands at most. */
const STEP_BACK = 44;
/** The main character stands so much nearer that nobody's head is as large; but no cat becomes a giant. */
const FOREMOST = 1.06;
const NEAREST = 1.6;

/** How large each head is drawn beside a grown-up's. */
function sharesOf(extents: readonly Extent[]): number[] {
	const others = Math.max(...extents.filter(({ isMain }) => !isMain).map(({ head }) => head), 0);
	return extents.map(({ isMain, head }) =>
		isMain ? Math.max(head, Math.min(head * NEAREST, others * FOREMOST)) : head,
	);
}

/** How broad a figure is, in heads: its head or its arms. */
const breadthOf = ({ headWidth, headMiddle, hatWidth, breadth }: Extent) =>
	Math.max(headWidth + 8 + 2 * Math.abs(headMiddle), hatWidth, breadth) / 100;

/**
 * Stands 1 to 4 figures side by side, the main one near the middle and largest, so that no two heads meet and none
 * reaches the title. Takes them in the order of the brief; gives their places in that order.
 */
export function arrange(extents: readonly Extent[], room: Room, dice: Dice): Position[] {
	const order = arranged(extents, dice);
	const height = room.floor - room.top - STEP_BACK;
	const shares = sharesOf(extents);
	const tallest = Math.max(
		...extents.map(
			(e, i) => ((shares[i] as number) * (100 + Math.max(e.hatRise, e.headRise) + e.below)) / 100,
		),
	);
	const largest = Math.max(...shares);
	const widths = order.map((i) => breadthOf(extents[i] as Extent) * (shares[i] as number));
	const gap = extents.length > 2 ? 0.02 : 0.16;
	const total = widths.reduce((sum, w) => sum + w, 0) + gap * (widths.length - 1);
	const available = SIDE - 2 * SAFE;
	const head = Math.min(LARGEST_HEAD / largest, height / tallest, available / total);
	const spare = Math.max(0, available - total * head);
	const between = Math.min(spare / (order.length + 1), head * 0.34);
	const whole = total * head + between * (order.length - 1);
	const sway = order.length === 1 ? dice.between(-150, 150) : dice.between(-0.5, 0.5) * Math.min(160, spare);
	const aside = (available - whole) / 2;
	let x = SIDE / 2 - whole / 2 + Math.min(aside, Math.max(-aside, sway));
	const places: Position[] = [];
	order.forEach((index, position) => {
		const extent = extents[index] as Extent;
		const own = head * (shares[index] as number);
		const w = (widths[position] as number) * head;
		// Those beside the main one stand a step further back, the animals a step nearer.
		const ground = extent.isMain
			? room.floor
			: extent.inFront
				? room.floor + 18
				: room.floor - dice.between(14, STEP_BACK);
		const feet = ground;
		const chin = feet - (extent.below * own) / 100;
		const faceWidth = (extent.headWidth * own) / 100;
		const trunk = (extent.trunk * own) / 100;
		const height = own * (1 + extent.headRise / 100);
		places[index] = {
			x: x + w / 2,
			chin,
			head: own,
			feet,
			face: {
				x: x + w / 2 + (extent.headMiddle * own) / 100 - faceWidth / 2,
				y: chin - height,
				width: faceWidth,
				height,
			},
			body: { x: x + w / 2 - trunk / 2, y: chin, width: trunk, height: feet - chin },
		};
		x += w + gap * head + between;
	});
	return places;
}

/** The main one in the middle, or as near to it as the number allows; the rest around it by chance. */
function arranged(extents: readonly Extent[], dice: Dice): number[] {
	const main = Math.max(
		0,
		extents.findIndex((extent) => extent.isMain),
	);
	const rest = extents.map((_, i) => i).filter((i) => i !== main);
	for (let i = rest.length - 1; i > 0; i--) {
		const j = dice.whole(0, i);
		[rest[i], rest[j]] = [rest[j] as number, rest[i] as number];
	}
	const before =
		extents.length === 4 ? dice.whole(1, 2) : extents.length === 3 ? 1 : dice.whole(0, rest.length);
	return [...rest.slice(0, before), main, ...rest.slice(before)];
}
