import { mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { drawBack, drawStraps } from "./back";
import { Doll } from "./doll";
import { drawTrunk, GARMENTS, type Garment } from "./garments";
import type { HeadArt } from "./head.server";
import { drawHead, withoutHat } from "./heads";
import { HELD } from "./held";
import type { HeldThing } from "./held/thing";
import { type Dressed, drawArm, drawLap, drawLeg, drawSkirt } from "./limbs";
import { NECKWEAR } from "./neckwear";
import { PERCHES, type PerchName } from "./perches";
import { drawRide, type Ride } from "./rides";
import { away, type Bones, type Skeleton } from "./skeleton";
import { drawCushion, drawPerch, drawPillow, drawQuilt, drawWater, drawWheelchair } from "./support";
import type { Worn } from "./wardrobe";

/** Somebody as drawn: body, clothes, what they have in which hand. */
export type Person = {
	id: string;
	skeleton: Skeleton;
	worn: Worn;
	holds: { thing: HeldThing; arm: 0 | 1 } | null;
	isBehind: boolean;
	inWheelchair: boolean;
	/** What they climb on, if they do. */
	perch: PerchName;
	/** What they ride. */
	ride: Ride | null;
};

/** Where the chin is, in the body's space. */
export const chinOf = ({ neck, lean, head, build }: Skeleton) =>
	away(neck, 180 - (lean + head) / 2, build.neck / build.scale + 1);

/** Draws somebody in hundredths of their head's height, the ground at 0. */
export function drawPerson(doll: Doll, person: Person, head: HeadArt) {
	const { skeleton, worn, isBehind } = person;
	const { build, arms, legs, turned, stance } = skeleton;
	const garment: Garment = GARMENTS[worn.garment];
	const dressed: Dressed = { worn, garment, skin: head.skin };
	const trunk = { x: skeleton.neck[0], y: skeleton.neck[1], turn: skeleton.lean };
	const isSide = stance.view === "side";
	const isAsleep = stance.on === "pillow";
	const body = (draw: (doll: Doll) => void) => doll.within({ scale: build.scale }, draw);
	const toes = (i: 0 | 1): 1 | -1 => (isSide || turned !== 0 ? (turned === -1 ? -1 : 1) : i === 0 ? 1 : -1);
	/** Across the trunk, so before it. */
	const isBefore = (i: 0 | 1) =>
		!isBehind &&
		(isSide
			? i === 0
			: Math.abs(arms[i].end[0] - skeleton.neck[0]) < build.shoulder * 0.95 &&
				arms[i].end[1] > skeleton.neck[1] + 10);
	// A thigh held forward is before the trunk; a skirt is over it.
	const thigh = isSide ? stance.legs[0][0] : Math.abs(legs[0].upper);
	const isLegBefore = !isBehind && (isSide ? thigh > 60 && !garment.skirt : thigh > 50);
	const arm = (doll: Doll, i: 0 | 1) => {
		const bones = arms[i];
		if (person.holds?.arm === i && person.holds.thing.grip === "hand")
			drawHeld(doll, person, bones, person.holds.thing);
		drawArm(doll, bones, dressed, i === 0 ? 1 : -1);
	};
	const bothLegs = (doll: Doll) => {
		drawLeg(doll, legs[1], skeleton, dressed, toes(1));
		drawLeg(doll, legs[0], skeleton, dressed, toes(0));
	};
	const back = (doll: Doll) =>
		doll.within(trunk, (doll) => drawBack(doll, skeleton, worn, person.holds?.thing === HELD.rucksack));
	body((doll) => {
		if (stance.on === "perch" || stance.on === "seat") drawPerch(doll, skeleton, PERCHES[person.perch]);
		if (isAsleep) drawPillow(doll, skeleton);
		if (person.ride && person.ride.way !== "in") drawRide(doll, person.ride, skeleton);
		if (stance.on === "bed") drawCushion(doll, skeleton);
		if (person.inWheelchair) drawWheelchair(doll, skeleton, "behind", worn.colours[0]);
		if (!isBehind) back(doll);
		if (person.holds?.thing.grip === "beside") drawBeside(doll, person, person.holds.thing);
		for (const i of [1, 0] as const) if (!isBefore(i)) arm(doll, i);
		if (!isLegBefore) bothLegs(doll);
		else if (isSide) drawLeg(doll, legs[1], skeleton, dressed, toes(1));
		const isLap = isLegBefore && !isSide && garment.skirt !== undefined;
		if (!isLap) drawSkirt(doll, skeleton, dressed);
		doll.within(trunk, (doll) => {
			drawTrunk(
				doll,
				{ build, breadth: skeleton.breadth, isBehind },
				{ garment, colours: worn.colours, pattern: worn.pattern },
				diceFrom(person.id),
			);
			// The neck, up to where any head hides it, with the chin's shadow on it.
			doll.shape("M-6 -22L-9 -9L-10 7Q0 13 10 7L9 -9L6 -22Z", mix(head.skin, "#7a3b2a", 0.1));
			if (!isBehind) doll.mark("M-6 -22L-9 -9L-9.6 3Q0 10 9.6 3L9 -9L6 -22Z", "#3a1520", 0.35);
		});
		if (!isBehind && (worn.back === "rucksack" || person.holds?.thing === HELD.rucksack))
			doll.within(trunk, (doll) => drawStraps(doll, skeleton, worn));
		if (isLegBefore && isSide) drawLeg(doll, legs[0], skeleton, dressed, toes(0));
		else if (isLegBefore) bothLegs(doll);
		if (isLap) drawLap(doll, skeleton, dressed);
		if (stance.on === "bed") drawQuilt(doll, skeleton, worn.colours);
		if (person.inWheelchair) drawWheelchair(doll, skeleton, "before", worn.colours[0]);
		if (person.ride?.way === "in") drawRide(doll, person.ride, skeleton);
		if (person.holds?.thing.grip === "both" && !isBehind) drawHeld(doll, person, arms[0], person.holds.thing);
		for (const i of [1, 0] as const) if (isBefore(i)) arm(doll, i);
		if (isBehind) back(doll);
		if (isAsleep) drawQuilt(doll, skeleton, worn.colours);
		if (stance.on === "water" && worn.hat !== "bubble") drawWater(doll, skeleton);
	});
	const [x, y] = chinOf(skeleton);
	const isAverted = !isBehind && !isAsleep && turned !== 0 && head.looks === -turned;
	const headSpace = {
		...{ x: x * build.scale, y: y * build.scale, turn: skeleton.head },
		// Nobody looks back over their shoulder at nothing: such a photo is mirrored.
		...(isAverted && { across: -1 as const }),
	};
	doll.within(headSpace, (doll) => {
		const own = isAsleep && isBehind ? withoutHat(head) : head;
		drawHead(doll, own, {
			...{ hat: worn.hat, colours: worn.colours, isBehind },
			...{ isPerson: true, isAsleep },
		});
	});
	if (!isBehind)
		body((doll) =>
			doll.within(trunk, (doll) =>
				NECKWEAR[worn.neck](doll, worn.colours, build.shoulder * skeleton.breadth),
			),
		);
}

/** A thing at a hand, or between both; a hand that is too low for it reaches over it where it stands on the ground. */
function drawHeld(doll: Doll, { skeleton, worn }: Person, bones: Bones, thing: HeldThing) {
	const low = lowestOf(thing, worn.colours);
	const above = (y: number) => (skeleton.stance.lift > 0 ? y : Math.min(y, -low));
	if (thing.grip === "both") {
		const [one, other] = skeleton.arms;
		const x = (one.end[0] + other.end[0]) / 2;
		const y = Math.min(one.end[1], other.end[1]) - 2;
		doll.within({ x, y: above(y) }, (doll) => thing.draw(doll, worn.colours));
		return;
	}
	const [x, y] = away(bones.end, bones.lower, 5);
	doll.within({ x, y: above(y), across: bones.from[0] < x ? 1 : -1 }, (doll) =>
		thing.draw(doll, worn.colours),
	);
}

/** How far a thing hangs below the hand that has it, without its edge of paper. */
function lowestOf(thing: HeldThing, colours: Worn["colours"]): number {
	const alone = new Doll({ tint: "#ffffff", edge: "#ffffff", glow: "#ffffff" }, 0);
	thing.draw(alone, colours);
	return alone.box.y + alone.box.height;
}

/** What stands beside somebody, its handle at their hand. */
function drawBeside(doll: Doll, { skeleton, worn, holds }: Person, thing: HeldThing) {
	const { end, from } = skeleton.arms[holds?.arm ?? 0];
	const across = end[0] >= from[0] ? 1 : -1;
	// As large as its handle is high: a child's bike is small.
	const scale = Math.max(0.8, -end[1] / HANDLE);
	doll.within({ x: end[0] - across * 10, y: 0, scale, across }, (doll) => thing.draw(doll, worn.colours));
}

/** How high the handle of a thing is that stands beside somebody, in its own units. */
const HANDLE = 60;
