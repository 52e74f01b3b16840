import { darker, lighter, mix } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { type Box, num } from "../drawing/sheet";
import type { Outfit } from "../scene/stage";
import type { Build } from "./build";
import type { Doll } from "./doll";
import { hatBehind, hatOn } from "./hats";
import type { HeadArt } from "./head.server";
import { heldThing, reachOf } from "./held";
import { neckwear } from "./neckwear";
import { drawTorso } from "./torso";

export type Pose = { left: "wave" | "down" | "hip" | "hold"; right: "wave" | "down" | "hip" | "hold" };

/** Draws a person under and around the head given. */
export function drawPerson(doll: Doll, head: HeadArt, build: Build, outfit: Outfit, pose: Pose, dice: Dice) {
	hatBehind(doll, head, outfit);
	const arms = (["left", "right"] as const).map((side) => armPath(side, pose[side], build));
	const holding = arms.filter(({ side }) => pose[side] === "hold");
	const body = (draw: (doll: Doll) => void) => doll.scaled(build.scale, build.neck, draw);
	body((doll) => {
		behindBack(doll, build, outfit);
		legs(doll, build, outfit, head.skin, stepOf(build, outfit, dice.fork("step")));
		for (const arm of arms.filter((arm) => !holding.includes(arm))) drawArm(doll, arm, outfit, head.skin);
		drawTorso(doll, build, outfit, dice);
		// The neck, which the head's own edge meets, with the chin's shadow on it.
		doll.shape("M-10 -16L-11 7Q0 14 11 7L10 -16Z", mix(head.skin, "#7a3b2a", 0.1));
		doll.mark("M-10 -16L-10.6 3Q0 11 10.6 3L10 -16Z", "#3a1520", 0.35);
		for (const arm of holding) {
			heldThing(doll, outfit, arm.hand[0], arm.hand[1], arm.side === "left" ? -1 : 1);
			drawArm(doll, arm, outfit, head.skin);
		}
	});
	putHead(doll, head);
	// Over the neck that the photo has, under the chin.
	body((doll) => neckwear(doll, build, outfit));
	hatOn(doll, head, outfit);
}

/** The likeness itself, with its edge of paper. */
export function putHead(doll: Doll, head: HeadArt) {
	if (head.outline) doll.outline(head.outline);
	doll.detail(
		`<image href="${head.href}" x="${num(head.x, 2)}" y="${num(head.y, 2)}" width="${num(head.size, 2)}" height="${num(head.size, 2)}"/>`,
	);
}

const GESTURES = ["hold", "wave", "down"] as const;

/**
 * What each arm does. The hand that was meant to hold something does so on the side where it hides nobody: `free` says
 * whether a box (in the head's measure) is free; otherwise the arm hangs down.
 */
export function poseFor(build: Build, outfit: Outfit, free: (box: Box) => boolean, dice: Dice): Pose {
	const first = dice.chance(0.5) ? "left" : "right";
	const second = first === "left" ? "right" : "left";
	const can = (side: "left" | "right", gesture: Pose["left"]) => {
		const { hand } = armPath(side, gesture, build);
		const s = side === "left" ? -1 : 1;
		const { x, y, width, height } = reachOf(gesture === "hold" ? outfit.hold : "none", hand[0], hand[1], s);
		const { scale, neck } = build;
		return free({ x: x * scale, y: y * scale + neck, width: width * scale, height: height * scale });
	};
	const wanted = outfit.hold === "none" ? GESTURES.slice(1) : GESTURES;
	const one = wanted.find((gesture) => can(first, gesture)) ?? "down";
	const other =
		one === "hold"
			? dice.pick(["wave", "down", "hip"] as const)
			: (wanted.find((gesture) => (gesture !== "wave" || one !== "wave") && can(second, gesture)) ?? "down");
	const pose = { [first]: one, [second]: other === "wave" && !can(second, "wave") ? "down" : other };
	return { left: pose.left ?? "down", right: pose.right ?? "down" };
}

function armPath(side: "left" | "right", pose: Pose["left"], build: Build) {
	const s = side === "left" ? -1 : 1;
	const x = s * (build.shoulder - 6);
	const y = 17;
	const reach = build.torso * 0.52;
	const place = {
		wave: { elbow: [x + s * reach * 0.95, y + 12], hand: [x + s * reach * 1.45, y - reach * 0.85] },
		down: { elbow: [x + s * reach * 0.55, y + reach * 0.75], hand: [x + s * reach * 0.5, y + reach * 1.5] },
		hip: { elbow: [x + s * reach * 1.05, y + reach * 0.75], hand: [s * (build.hip - 4), build.torso - 4] },
		hold: { elbow: [x + s * reach * 0.75, y + reach * 0.8], hand: [x + s * reach * 1.25, y + reach * 0.55] },
	}[pose];
	const [ex, ey] = place.elbow as [number, number];
	const hand = place.hand as [number, number];
	const length = Math.hypot(hand[0] - ex, hand[1] - ey);
	return {
		d: `M${num(x)} ${num(y)}Q${num(ex)} ${num(ey)} ${num(hand[0])} ${num(hand[1])}`,
		hand,
		side,
		/** Where the arm points to, at its end. */
		away: [(hand[0] - ex) / length, (hand[1] - ey) / length] as const,
	};
}

function drawArm(
	doll: Doll,
	{ d, hand: [x, y], side, away }: ReturnType<typeof armPath>,
	outfit: Outfit,
	skin: string,
) {
	const [main, second, third] = outfit.colours;
	const sleeve = outfit.garment === "dungarees" || outfit.garment === "tunic" ? second : main;
	const gloved = outfit.garment === "spacesuit" || outfit.neck === "scarf";
	const colour = gloved ? lighter(third, 0.1) : skin;
	const [ax, ay] = away;
	// The thumb is on the side of the body, and of the head where the arm is raised.
	const thumb = (side === "left" ? -1 : 1) * (ay > 0.3 ? -1 : 1);
	const p = (along: number, across: number) =>
		`${num(x + ax * along + ay * across * thumb)} ${num(y + ay * along - ax * across * thumb)}`;
	doll.limb(d, sleeve, 15);
	doll.shape(`M${p(-3, 4)}C${p(1, 12)} ${p(6, 13)} ${p(8, 11)}Q${p(9, 7)} ${p(2, 3)}Z`, colour);
	doll.shape(
		`M${p(-5, -6)}C${p(1, -9.5)} ${p(12, -8.5)} ${p(13, -1)}C${p(13, 6)} ${p(4, 8)} ${p(-5, 6)}Z`,
		colour,
	);
	doll.seam(`M${p(7, -4.5)}L${p(11, -3.6)}M${p(7.6, -0.4)}L${p(11.6, 0)}`, darker(colour, 0.4), 1.1, 0.5);
	doll.seam(
		`M${p(-4, -6.5)}Q${p(-2.6, 0)} ${p(-4, 6.5)}`,
		gloved ? darker(colour, 0.3) : darker(sleeve, 0.25),
		3.2,
	);
}

/** The side whose foot is off the ground, or 0: those with legs to show sometimes skip. */
function stepOf(build: Build, outfit: Outfit, dice: Dice): -1 | 0 | 1 {
	return build.leg < 30 || outfit.garment === "robe" ? 0 : dice.pick([-1, 0, 1] as const);
}

function legs(doll: Doll, build: Build, outfit: Outfit, skin: string, step: -1 | 0 | 1) {
	const [main, second, third] = outfit.colours;
	const long = outfit.garment === "robe";
	const bare = outfit.garment === "dress" || outfit.garment === "tunic";
	const top = 4 + build.torso - 8;
	const foot = 4 + build.torso + build.leg;
	const cloth =
		outfit.garment === "spacesuit" || outfit.garment === "pyjamas" || outfit.garment === "dungarees"
			? main
			: second;
	for (const s of [-1, 1]) {
		// A step to the side: the foot further out, and a little off the ground.
		const out = s === step ? build.leg * 0.26 : 1;
		const x = s * build.hip * 0.47;
		const ankle = x + s * out;
		const ground = foot - (s === step ? build.leg * 0.07 : 0);
		if (!long) {
			doll.limb(
				`M${num(x)} ${num(top)}Q${num(x + s * (1.5 + out * 0.35))} ${num((top + ground) / 2)} ${num(ankle)} ${num(ground - 3)}`,
				bare ? mix(skin, third, 0.75) : cloth,
				build.thick * (outfit.garment === "spacesuit" ? 1.35 : 1.1),
			);
		}
		shoe(doll, ankle, ground, s, outfit);
	}
}

function shoe(doll: Doll, x: number, y: number, s: number, outfit: Outfit) {
	const third = outfit.feet === "sandals" ? "#9a6a3f" : outfit.colours[2];
	const tall = outfit.feet === "wellies" || outfit.feet === "boots" ? 17 : 5;
	const colour = outfit.feet === "wellies" ? third : darker(third, 0.24);
	const d = `M${num(x - 8.5)} ${num(y - tall)}h17v${num(tall - 4)}q${num(s > 0 ? 9 : 1)} 3 ${num(s > 0 ? 8 : 1)} 12h${num(s > 0 ? -26 : -19)}q${num(s > 0 ? -1 : -7)} 0 ${num(s > 0 ? 1 : -7)} -12Z`;
	const mirrored = `M${num(x + 8.5)} ${num(y - tall)}h-17v${num(tall - 4)}q-9 3 -8 12h26q1 0 -1 -12Z`;
	doll.shape(s > 0 ? d : mirrored, colour);
	doll.seam(`M${num(x - 10)} ${num(y + 7)}h20`, darker(colour, 0.5), 3, 0.5);
	if (tall > 6) doll.seam(`M${num(x - 8)} ${num(y - tall + 3)}h16`, lighter(colour, 0.45), 3.4);
	else doll.seam(`M${num(x - 4)} ${num(y - 3)}h8`, lighter(colour, 0.6), 2);
}

function behindBack(doll: Doll, build: Build, outfit: Outfit) {
	const [main, , third] = outfit.colours;
	const foot = 4 + build.torso + build.leg;
	const w = build.shoulder;
	if (outfit.back === "cape") {
		doll.shape(
			`M${num(-w + 4)} 10Q${num(-w - 14)} ${num(foot * 0.5)} ${num(-w - 22)} ${num(foot - 8)}Q${num(-w)} ${num(foot + 2)} ${num(-w * 0.45)} ${num(foot - 6)}Q0 ${num(foot + 4)} ${num(w * 0.5)} ${num(foot - 7)}Q${num(w + 2)} ${num(foot)} ${num(w + 20)} ${num(foot - 12)}Q${num(w + 12)} ${num(foot * 0.5)} ${num(w - 4)} 10Z`,
			darker(third, 0.08),
		);
		doll.mark(
			`M${num(-w + 6)} 14Q${num(-w - 4)} ${num(foot * 0.5)} ${num(-w * 0.5)} ${num(foot - 8)}L0 ${num(foot - 4)}L0 14Z`,
			"#1d1240",
			0.16,
		);
	}
	if (outfit.back === "rucksack") {
		doll.shape(
			`M${num(-w - 7)} 18Q${num(-w - 9)} 8 ${num(-w + 8)} 8H${num(w - 8)}Q${num(w + 9)} 8 ${num(w + 7)} 18V${num(build.torso - 4)}Q${num(w + 6)} ${num(build.torso + 4)} ${num(w - 6)} ${num(build.torso + 4)}H${num(-w + 6)}Q${num(-w - 6)} ${num(build.torso + 4)} ${num(-w - 7)} ${num(build.torso - 4)}Z`,
			third,
		);
	}
	if (outfit.back === "airtank") {
		doll.shape(
			`M${num(-w - 8)} 16q0 -10 12 -10h${num(2 * w - 8)}q12 0 12 10v${num(build.torso * 0.7)}q0 8 -8 8h${num(-2 * w)}q-8 0 -8 -8Z`,
			mix(main, "#8d95a8", 0.7),
		);
	}
}
