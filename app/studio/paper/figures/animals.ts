import type { Kind, Pose } from "~/studio/story/vocabulary";
import { darker, lighter, mix } from "../drawing/colour";
import { num, type Point } from "../drawing/sheet";
import { drawCurled, drawEars, drawSitting } from "./animal-parts";
import { type AnimalStance, animalPose, type Species } from "./animal-poses";
import { circle, type Doll, limbPath } from "./doll";
import type { HeadArt } from "./head.server";
import { drawHead } from "./heads";
import { HELD } from "./held";
import type { HeldThing } from "./held/thing";
import { PERCHES, type PerchName } from "./perches";
import { away } from "./skeleton";
import type { Worn } from "./wardrobe";

/**
 * An animal's measures: its head beside a grown-up's; the unit of its body in hundredths of that head; and in those units the
 * back's length, how thick it is at chest and hips, the legs' length and half width, how high the chin is over the chest.
 */
type Measures = {
	head: number;
	scale: number;
	back: number;
	chest: number;
	hips: number;
	leg: number;
	half: number;
	neck: number;
};

/** Every species there is: a sitting dog reaches to a child's hip, a cat to a knee. */
// biome-ignore format: a line each reads as a table
export const SPECIES: Record<Species, Measures> = {
	cat: { head: 0.42, scale: 1.6, back: 54, chest: 15, hips: 15, leg: 34, half: 5.5, neck: 12 },
	dog: { head: 0.5, scale: 1.66, back: 54, chest: 18, hips: 16, leg: 38, half: 6.2, neck: 14 },
	rabbit: { head: 0.38, scale: 1.4, back: 40, chest: 16, hips: 20, leg: 24, half: 6, neck: 9 },
	bird: { head: 0.36, scale: 1.6, back: 0, chest: 0, hips: 0, leg: 16, half: 2.5, neck: 0 },
	horse: { head: 0.78, scale: 2.3, back: 58, chest: 20, hips: 19, leg: 54, half: 6, neck: 34 },
	animal: { head: 0.38, scale: 1.35, back: 40, chest: 18, hips: 20, leg: 20, half: 6, neck: 8 },
};
export const isSpecies = (kind: Kind): kind is Species => kind in SPECIES;

/** Beside people, in whose measure what is climbed is drawn, an animal climbs on something smaller. */
const SMALLER = 0.7;

/** From the chin to the paws of one that sits, in units of the body. */
const SITTING = 76;

/** Where the chin of one is that sleeps, and how far its head is laid down. */
const CURLED = { x: 14, y: -12, turn: 58 };

export type Animal = {
	species: Species;
	pose: Pose;
	turned: 1 | -1;
	worn: Worn;
	holds: HeldThing | null;
	isBehind: boolean;
	/** What it climbs on, if it does. */
	perch: PerchName;
};

/** Where the chin is and how the head is held, in units of the body. */
export type AnimalFrame = { chin: Point; head: number; lift: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where the parts of an animal on four legs are, facing right; the ground at 0. */
function framed(species: Species, stance: AnimalStance) {
	const { back, chest, hips, leg, neck } = SPECIES[species];
	const { pitch, front, hind } = stance;
	const hip: Point = [-back / 2, 0];
	const shoulder: Point = [
		hip[0] + Math.cos(radians(pitch)) * back,
		hip[1] - Math.sin(radians(pitch)) * back,
	];
	const legOf = (from: Point, [upper, bend]: readonly [number, number]): [Point, Point, Point] => {
		const middle = away(from, upper, leg * 0.5);
		return [from, middle, away(middle, upper - bend, leg * 0.5)];
	};
	const below = ([x, y]: Point, by: number): Point => [x, y + by];
	const legs = {
		front: front.map((one, i) => legOf(below([shoulder[0] + i * 5 - 4, shoulder[1]], chest * 0.35), one)),
		hind: hind.map((one, i) => legOf(below([hip[0] + i * 5 + 1, hip[1]], hips * 0.35), one)),
	};
	const lowest = Math.max(
		...[...legs.front, ...legs.hind].map(([, , end]) => end[1] + 4),
		hip[1] + hips,
		shoulder[1] + chest,
	);
	const drop = -lowest - stance.lift * leg;
	const chin: Point = [
		shoulder[0] + chest * 0.5 + neck * 0.15,
		shoulder[1] - neck * (1 - stance.low) + stance.low * chest * 0.5,
	];
	return { hip, shoulder, legs, drop, chin };
}

export function frameOf({ species, pose, turned }: Pick<Animal, "species" | "pose" | "turned">): AnimalFrame {
	const stance = animalPose(species, pose);
	if (species === "bird") {
		const lift = pose === "fly" ? 60 : pose === "jump" ? 26 : 0;
		const rests = pose === "sleep" || pose === "lie" || pose === "swim";
		return { chin: [0, -(rests ? 64 : SITTING) - lift], head: pose === "sleep" ? 10 * turned : 0, lift };
	}
	if (stance === "sits") return { chin: [0, -SITTING], head: 0, lift: 0 };
	if (stance === "curled")
		return { chin: [CURLED.x * turned, CURLED.y], head: CURLED.turn * turned, lift: 0 };
	const { chin, drop } = framed(species, stance);
	return {
		chin: [chin[0] * turned, chin[1] + drop],
		head: stance.head * turned,
		lift: stance.lift * SPECIES[species].leg,
	};
}

/** Draws an animal in hundredths of its head's height, the ground at 0. */
export function drawAnimal(doll: Doll, animal: Animal, head: HeadArt) {
	const { species, pose, turned, worn, isBehind } = animal;
	const { scale } = SPECIES[species];
	const fur = mix(head.hair, head.skin, 0.5);
	const dark = darker(fur, 0.22);
	const pale = lighter(head.skin, 0.5);
	const { chin, head: turn } = frameOf(animal);
	const stance = animalPose(species, pose);
	doll.within({ scale }, (doll) => {
		if (species === "bird") doll.within({ y: chin[1] }, (doll) => bird(doll, pose, fur, dark, pale));
		else if (stance === "sits")
			doll.within({ y: chin[1] }, (doll) => drawSitting(doll, species, fur, dark, isBehind ? fur : pale));
		else if (stance === "curled")
			doll.within({ across: turned }, (doll) => drawCurled(doll, species, fur, dark));
		else doll.within({ across: turned }, (doll) => onFours(doll, animal, stance, fur, head.hair));
		if (!isBehind) doll.within({ x: chin[0], y: chin[1] }, (doll) => collar(doll, worn.colours[0]));
		if (animal.holds) beside(doll, animal, animal.holds, chin);
	});
	doll.within({ x: chin[0] * scale, y: chin[1] * scale, turn }, (doll) => {
		drawEars(doll, head, species, fur, dark);
		drawHead(doll, head, { hat: worn.hat === "bubble" ? "bubble" : "none", colours: worn.colours, isBehind });
	});
}

function collar(doll: Doll, colour: string) {
	doll.shape("M-17 -2Q-16 10 0 12Q16 10 17 -2Q8 5 0 5Q-8 5 -17 -2Z", colour);
	doll.shape(circle(0, 14, 4.5), "#f4c64f");
}

/** What an animal has stands before it on the ground, on the side it looks to; a rucksack is on its back. */
function beside(doll: Doll, { species, turned, worn }: Animal, thing: HeldThing, [x]: Point) {
	if (thing === HELD.rucksack || thing === HELD.wellies) return;
	const small = 0.72;
	const at = x + turned * (species === "horse" ? 34 : 40);
	doll.within({ x: at, y: thing.grip === "beside" ? 0 : -24, scale: small, across: turned }, (doll) =>
		thing.draw(doll, worn.colours),
	);
}

function onFours(doll: Doll, { species, perch }: Animal, stance: AnimalStance, fur: string, hair: string) {
	const { chest, hips, half, neck } = SPECIES[species];
	const { hip, shoulder, legs, drop, chin } = framed(species, stance);
	const dark = darker(fur, 0.18);
	const isHorse = species === "horse";
	const foot = isHorse ? darker(hair, 0.35) : lighter(fur, 0.2);
	const leg = (doll: Doll, [from, middle, end]: [Point, Point, Point], thick: number, colour: string) => {
		doll.shape(limbPath([from, middle, end], [thick, half, half * 0.9]), darker(colour, 0.12));
		doll.detail(
			`<path d="${limbPath([from, middle, end], [thick - 1.4, half - 1.3, half * 0.9 - 1.2])}" fill="${doll.lit(colour)}"/>`,
		);
		const flat = Math.abs(end[1] + drop) < 8;
		doll.shape(circle(end[0] + (flat ? 2 : 0), end[1] + (flat ? 0.5 : 0), half + 2, half * 0.85), foot);
	};
	doll.within({ y: drop }, (doll) => {
		if (stance.on === "perch") {
			const [x, y] = legs.front[1]?.[2] ?? shoulder;
			doll.within({ x: x + 12, y: -drop, scale: SMALLER }, (doll) =>
				PERCHES[perch](doll, (-drop - y - 4) / SMALLER),
			);
		}
		const rump: Point = [hip[0] - hips * 0.75, hip[1] - hips * 0.2];
		const bend = away(rump, -stance.tail, 22);
		if (species === "rabbit") doll.shape(circle(rump[0] - 3, rump[1], 10), lighter(fur, 0.5));
		else if (species !== "animal")
			doll.limb(
				`M${num(rump[0])} ${num(rump[1])}Q${num(bend[0])} ${num(bend[1])} ${num(away(bend, isHorse ? -20 : -stance.tail - 30, isHorse ? 34 : 20)[0])} ${num(away(bend, isHorse ? -20 : -stance.tail - 30, isHorse ? 34 : 20)[1])}`,
				isHorse ? darker(hair, 0.25) : fur,
				isHorse ? 10 : species === "cat" ? 9 : 10,
			);
		if (legs.hind[1]) leg(doll, legs.hind[1] as [Point, Point, Point], hips * 0.55, dark);
		if (legs.front[1]) leg(doll, legs.front[1] as [Point, Point, Point], chest * 0.45, dark);
		const middle: Point = [(hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2 - 1];
		const throat: Point = [chin[0] - 3, chin[1] + 4];
		const trunk = limbPath([hip, middle, shoulder], [hips, (hips + chest) * 0.47, chest]);
		const whole = `${trunk}${limbPath([shoulder, throat], [chest * 0.95, isHorse ? 12 : 13])}`;
		doll.shape(whole, fur);
		doll.mark(
			limbPath(
				[
					[hip[0], hip[1] + hips * 0.72],
					[middle[0], middle[1] + hips * 0.66],
					[shoulder[0], shoulder[1] + chest * 0.7],
				],
				[3, 4, 3],
			),
			"#fff6e0",
			0.24,
		);
		if (isHorse)
			doll.seam(
				`M${num(throat[0] - 14)} ${num(throat[1] - neck * 0.3)}Q${num(shoulder[0] - 16)} ${num(shoulder[1] - 14)} ${num(shoulder[0] - 20)} ${num(shoulder[1] - 8)}`,
				darker(hair, 0.25),
				9,
			);
		if (species === "cat")
			for (const share of [0.25, 0.5, 0.75]) {
				const x = hip[0] + (shoulder[0] - hip[0]) * share;
				const y = hip[1] + (shoulder[1] - hip[1]) * share - hips * 0.85;
				doll.seam(`M${num(x)} ${num(y)}q3 6 0 11`, dark, 3.2, 0.6);
			}
		if (legs.hind[0]) leg(doll, legs.hind[0] as [Point, Point, Point], hips * 0.62, fur);
		if (legs.front[0]) leg(doll, legs.front[0] as [Point, Point, Point], chest * 0.48, fur);
	});
}

/** A bird around its chin: it stands, rests on its belly, or spreads its wings. */
function bird(doll: Doll, pose: Pose, fur: string, dark: string, pale: string) {
	const flies = pose === "fly" || pose === "jump" || pose === "dance";
	if (pose !== "sleep" && pose !== "lie" && pose !== "swim") {
		doll.limb("M-9 60V72M9 60V72", "#e39a3b", 5);
		doll.limb("M-9 72l-6 2M-9 72l5 3M9 72l-5 3M9 72l6 2", "#e39a3b", 3.6);
	}
	const wing = (s: 1 | -1, up: number) =>
		doll.within({ x: s * 24, y: 2, turn: -s * up, across: s }, (doll) => {
			doll.shape("M0 0C22 10 28 34 20 50C8 44 0 30 -2 16Z", dark);
			doll.seam("M12 38q6 -8 6 -16M6 32q5 -8 5 -16", darker(dark, 0.3), 1.6, 0.6);
		});
	if (flies) for (const s of [1, -1] as const) wing(s, 88);
	doll.shape("M-24 -6C-42 20 -36 58 0 64C36 58 42 20 24 -6Z", fur);
	doll.detail(`<path d="M-13 6C-20 26 -14 46 0 52C14 46 20 26 13 6Z" fill="${doll.lit(pale)}"/>`);
	if (!flies) {
		wing(-1, 0);
		wing(1, pose === "wave" || pose === "point" ? 92 : 0);
	}
}
