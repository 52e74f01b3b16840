import type { Dice } from "../drawing/dice";
import { type Box, SAFE, SIDE } from "../drawing/sheet";
import { ANIMAL_BELOW_CHIN, type Kind } from "./animal";
import type { Build } from "./doll";
import { heightBelowChin } from "./person";

/** What the layout needs to know of a character. */
export type Extent = {
	isMain: boolean;
	age: number;
	animal: Kind | null;
	build: Build;
	headWidth: number;
	/** What hair or the head's own hat adds to its height, in hundredths; and what a hat adds that is put on. */
	headRise: number;
	hatRise: number;
	hatWidth: number;
};

/** Where a figure stands: the middle of its chin, the head's height, and where its feet are. */
export type Position = { x: number; chin: number; head: number; feet: number; face: Box };

/** Room from the title's lower edge to the ground, and the lowest line that feet may stand on. */
export type Room = { top: number; floor: number };

/** Larger heads would leave no room for the scene. */
const LARGEST_HEAD = 530;
/** How far behind the main character somebody stands at most. */
const STEP_BACK = 44;

const below = (extent: Extent) => (extent.animal ? ANIMAL_BELOW_CHIN : heightBelowChin(extent.build));

/** An animal's head, ears and all, is smaller than anybody's. */
const ANIMAL_SHARE: Record<Kind, number> = { dog: 0.6, cat: 0.52, rabbit: 0.48, bird: 0.42, pet: 0.46 };

/** How large a head is beside the main character's. */
function share(extent: Extent, among: number): number {
	if (extent.isMain) return 1;
	if (extent.animal) return ANIMAL_SHARE[extent.animal];
	return among > 3 ? 0.86 : 0.92;
}

/** How broad a figure is, in heads: its head or its arms. */
const breadth = (extent: Extent) =>
	Math.max(extent.headWidth + 8, extent.hatWidth, extent.animal ? 92 : 2 * extent.build.shoulder + 44) / 100;

/**
 * Stands 1 to 4 figures side by side, the main one near the middle and largest, so that no two heads meet and none
 * reaches the title. Takes them in the order of the brief; gives their places in that order.
 */
export function arrange(extents: readonly Extent[], room: Room, dice: Dice): Position[] {
	const order = arranged(extents, dice);
	const height = room.floor - room.top - STEP_BACK;
	const tallest = Math.max(
		...extents.map(
			(e) => (share(e, extents.length) * (100 + Math.max(e.hatRise, e.headRise) + below(e))) / 100,
		),
	);
	const widths = order.map(
		(i) => breadth(extents[i] as Extent) * share(extents[i] as Extent, extents.length),
	);
	const gap = extents.length > 2 ? 0.02 : 0.16;
	const total = widths.reduce((sum, w) => sum + w, 0) + gap * (widths.length - 1);
	const available = SIDE - 2 * (SAFE - 10);
	const head = Math.min(LARGEST_HEAD, height / tallest, available / total);
	const spare = Math.max(0, available - total * head);
	const between = Math.min(spare / (order.length + 1), head * 0.34);
	const whole = total * head + between * (order.length - 1);
	const sway = order.length === 1 ? dice.between(-150, 150) : dice.between(-0.5, 0.5) * Math.min(160, spare);
	let x = SIDE / 2 - whole / 2 + Math.min(spare / 2, Math.max(-spare / 2, sway));
	const places: Position[] = [];
	order.forEach((index, position) => {
		const extent = extents[index] as Extent;
		const own = head * share(extent, extents.length);
		const w = (widths[position] as number) * head;
		// Those beside the main one stand a step further back, the animals a step nearer.
		const feet = extent.isMain
			? room.floor
			: extent.animal
				? room.floor + 18
				: room.floor - dice.between(14, STEP_BACK);
		const chin = feet - (below(extent) * own) / 100;
		const faceWidth = (extent.headWidth * own) / 100;
		const height = own * (1 + extent.headRise / 100);
		places[index] = {
			x: x + w / 2,
			chin,
			head: own,
			feet,
			face: { x: x + w / 2 - faceWidth / 2, y: chin - height, width: faceWidth, height },
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
