import { isInBed } from "~/studio/story/compositions/stand";
import type { Figure } from "~/studio/story/scene";
import type { Expression, Pose } from "~/studio/story/vocabulary";
import type { Box, Point } from "../drawing/sheet";
import { type Animal, drawAnimal, frameOf, SPECIES } from "./animals";
import { Doll } from "./doll";
import type { FigureForm } from "./form.server";
import type { HeadArt } from "./head.server";
import { extentOf } from "./heads";
import { HELD } from "./held";
import { withThing } from "./held-how";
import type { PerchName } from "./perches";
import { chinOf, drawPerson, type Person } from "./person";
import { POSES, type Stance } from "./poses";
import { rideOf } from "./rides";
import { FREE_OF_CHAIR, seated } from "./seated";
import { away, type Bones, legLength, skeletonOf } from "./skeleton";
import { stanceOf } from "./ways";

/** What of a scene's figure its body has to know; `inBubble` where nobody goes without air. */
export type Acting = Pick<Figure, "pose" | "expression" | "facing" | "holds"> & {
	inBubble?: boolean;
	/** Which picture of a book it is: what can be done in several ways is done in the next one. */
	turn?: number;
	/** What the place has to climb on; absent: a boulder. */
	perch?: PerchName;
	/** The arm on that side of the picture reaches out to somebody, so many degrees from hanging down. */
	reaches?: { to: "left" | "right"; angle: number };
};

/**
 * Somebody in a pose. Measures are hundredths of a grown-up's head, so that one scale keeps people in proportion; the origin is
 * on the ground under the figure, y down. Whatever is drawn of it lies in `box`.
 */
export type Posed = {
	form: FigureForm;
	box: Box;
	/** The whole head, hair and hat too, as far as it is drawn. */
	face: Box;
	headHeight: number;
	/** Where it touches the ground; null in the air. */
	ground: { x: number; width: number } | null;
	/** A person's hands, the one on the right of the picture first; an animal has none to give. */
	hands: readonly [Point, Point] | null;
	draw(doll: Doll, head: HeadArt): void;
};

/** A grown-up from sole to crown, in the same measure. */
export const GROWN_UP = 373;
/** The broadest edge of paper around a figure. */
export const RIM = 1.5;
/** How far soles and their edge of paper may reach below the ground that they stand on. */
const SUNK = 5;
const BARE = { hat: "none", back: "none" } as const;
const PLAIN = { tint: "#ffffff", edge: "#fffaf0", glow: "#ffe08a" };

export function posed(form: FigureForm, acting: Acting): Posed {
	const scale = form.headHeight / 100;
	const { species } = form.body;
	// The eyes of a photo are open: who sleeps has lids over them, or has turned over where it isn't known where the eyes are.
	const isTurnedOver = acting.pose === "sleep" && !(form.head.lids && !species);
	const worn = {
		...form.worn,
		...(isInBed(acting) ? BARE : {}),
		...(isTurnedOver && form.head.covered ? ({ hat: "nightcap" } as const) : {}),
		...(acting.inBubble ? ({ hat: "bubble" } as const) : {}),
	};
	const isBehind = isTurnedOver || acting.facing === "away";
	const own = species
		? animal({
				species,
				pose: acting.pose,
				turned: acting.facing === "left" ? -1 : 1,
				worn,
				holds: acting.holds ? withThing("", POSES.stand.front as Stance, acting.holds).thing : null,
				isBehind,
				perch: acting.perch ?? "boulder",
			})
		: person(form, acting, worn, isBehind);
	const { rise, half } = extentOf(form.head, species && worn.hat !== "bubble" ? "none" : worn.hat);
	const [x, y] = own.chin;
	const drawAt = (up: number) => (doll: Doll, head: HeadArt) =>
		doll.within({ y: -up, scale }, (doll) => own.draw(doll, head));
	const measured = (draw: Posed["draw"]) => {
		const doll = new Doll(PLAIN, RIM);
		draw(doll, { ...form.head, href: "" });
		return doll.box;
	};
	// A tail, a toe, a tilted head: whatever reaches below the ground lifts the whole figure onto it.
	const { y: top, height } = measured(drawAt(0));
	const up = Math.max(0, top + height - SUNK);
	const draw = drawAt(up);
	const at = ([x, y]: Point): Point => [x * scale, y * scale - up];
	const box = measured(draw);
	const head = turnedBox({ x: x * scale, y: y * scale - up }, own.turn, {
		left: -half * scale,
		right: half * scale,
		top: -(100 + rise) * scale,
	});
	return {
		form,
		box,
		// A tilted head fills its box's corners no more, and one from behind is drawn without its photo.
		face: common(head, box),
		headHeight: form.headHeight,
		ground: own.ground && { x: own.ground.x * scale, width: own.ground.width * scale },
		hands: own.hands && [at(own.hands[0]), at(own.hands[1])],
		draw,
	};
}

/** In hundredths of the own head: where the chin is, how the head is turned. */
type Own = {
	chin: readonly [number, number];
	turn: number;
	ground: Posed["ground"];
	hands: Posed["hands"];
	draw(doll: Doll, head: HeadArt): void;
};

function animal(one: Animal): Own {
	const { scale, back } = SPECIES[one.species];
	const { chin, head, lift } = frameOf(one);
	return {
		chin: [chin[0] * scale, chin[1] * scale],
		turn: head,
		ground:
			lift > 40 || one.pose === "swim" || one.pose === "fly"
				? null
				: { x: 0, width: Math.max(64, back + 26) * scale },
		hands: null,
		draw: (doll, head) => drawAnimal(doll, one, head),
	};
}

function person(
	form: FigureForm,
	{ pose, expression, facing, holds, reaches, turn = 0, perch = "boulder" }: Acting,
	worn: FigureForm["worn"],
	isBehind: boolean,
): Own {
	const build = form.body.build as NonNullable<FigureForm["body"]["build"]>;
	const isSideways = facing === "left" || facing === "right";
	const inWheelchair = form.member.usesWheelchair && !FREE_OF_CHAIR.has(pose);
	// Who is too small for a seat sits on the ground.
	const isLittle = pose === "sit" && (form.member.kind === "baby" || form.member.kind === "toy");
	const natural = stanceOf(pose, isSideways && !isLittle, isLittle ? 0 : turn);
	const ride = inWheelchair || isLittle ? null : rideOf(holds, pose);
	const own = inWheelchair
		? seated(POSES[pose].side ?? natural, pose, legLength(build))
		: (ride?.stance ?? natural);
	const felt = feeling(own, pose, expression, turn);
	const having = holds && !ride ? withThing(pose, felt, holds) : null;
	const stance = reaching(having?.stance ?? felt, reaches, facing === "left");
	const turned = facing === "left" ? -1 : facing === "right" || stance.view === "side" ? 1 : 0;
	const skeleton = skeletonOf(build, stance, turned);
	const one: Person = {
		id: form.member.id,
		skeleton,
		worn: having?.thing === HELD.wellies ? { ...worn, feet: "wellies" } : worn,
		holds: having && { thing: having.thing, arm: having.arm },
		isBehind,
		inWheelchair,
		perch,
		ride,
	};
	const [x, y] = chinOf(skeleton);
	const [first, second] = [...skeleton.arms].sort((a, b) => b.end[0] - a.end[0]) as typeof skeleton.arms;
	const handOf = ({ end, lower }: Bones) =>
		away(end, lower, 6).map((value) => value * build.scale) as unknown as Point;
	const touching = [
		...skeleton.legs.map(({ end }) => end),
		...skeleton.legs.map(({ middle }) => middle),
		skeleton.pelvis,
	]
		.filter(([, low]) => low > -34)
		.map(([at]) => at);
	const left = Math.min(...touching) - 14;
	const right = Math.max(...touching) + 14;
	return {
		chin: [x * build.scale, y * build.scale],
		turn: skeleton.head,
		ground:
			(stance.lift > 0.4 && pose !== "jump") || stance.on === "water"
				? null
				: { x: ((left + right) / 2) * build.scale, width: (right - left) * build.scale },
		hands: [handOf(first), handOf(second)],
		draw: (doll, head) => drawPerson(doll, one, head),
	};
}

/** With one arm held out to a side of the picture. */
function reaching(stance: Stance, reaches: Acting["reaches"], isLeft: boolean): Stance {
	if (!reaches || Math.abs(stance.lean) > 30) return stance;
	const isRight = reaches.to === "right";
	if (stance.view === "front") {
		const arm = [reaches.angle, 4] as const;
		return { ...stance, arms: isRight ? [arm, stance.arms[1]] : [stance.arms[0], arm] };
	}
	// Forward is where the figure faces: that arm is the farther one, the other the nearer.
	const isForward = isRight !== isLeft;
	const arm = [isForward ? reaches.angle : -reaches.angle, isForward ? 4 : 0] as const;
	return { ...stance, arms: isForward ? [stance.arms[0], arm] : [arm, stance.arms[1]] };
}

/** What somebody feels, in how they hold themselves: an upright head tilts by 12 degrees at most, and who only stands has the arms for it. */
function feeling(stance: Stance, pose: Pose, expression: Expression, turn: number): Stance {
	if (Math.abs(stance.lean) > 30) return stance;
	const { head, lean } = FEELINGS[expression];
	const arms = pose === "stand" && stance.view === "front" ? ARMS[expression] : undefined;
	return {
		...stance,
		...(arms && { arms: turn % 2 === 1 ? ([arms[1], arms[0]] as const) : arms }),
		lean: stance.lean + (stance.view === "side" ? lean : 0),
		head: Math.max(-12, Math.min(12, stance.head + head)),
	};
}
const FEELINGS: Record<Expression, { head: number; lean: number }> = {
	glad: { head: -1, lean: 0 },
	surprised: { head: -5, lean: -5 },
	sad: { head: 9, lean: 6 },
	brave: { head: -3, lean: -3 },
	sleepy: { head: 9, lean: 2 },
	thinking: { head: -7, lean: 0 },
};
/** The arms of who stands and feels it, right and left. */
const ARMS: Partial<Record<Expression, Stance["arms"]>> = {
	// Both hands up beside the head.
	surprised: [
		[112, 58],
		[106, 62],
	],
	// The hands wring each other, low down.
	sad: [
		[12, -58],
		[12, -58],
	],
	// Hands on hips.
	brave: [
		[44, -92],
		[44, -92],
	],
	// A hand at the cheek, the other arm across.
	thinking: [
		[74, 140],
		[14, -84],
	],
};

/** What two boxes that overlap have in common. */
function common(a: Box, b: Box): Box {
	const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
	return {
		x,
		y,
		width: Math.min(a.x + a.width, b.x + b.width) - x,
		height: Math.min(a.y + a.height, b.y + b.height) - y,
	};
}

/** The box around a head that is turned about its chin. */
function turnedBox(
	chin: { x: number; y: number },
	turn: number,
	{ left, right, top }: { left: number; right: number; top: number },
): Box {
	const angle = (turn * Math.PI) / 180;
	const corners = [
		[left, 0],
		[right, 0],
		[left, top],
		[right, top],
	].map(([x = 0, y = 0]) => [
		chin.x + x * Math.cos(angle) - y * Math.sin(angle),
		chin.y + x * Math.sin(angle) + y * Math.cos(angle),
	]);
	const xs = corners.map(([x = 0]) => x);
	const ys = corners.map(([, y = 0]) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
