import { darker, faint, lighter, mix } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { type Box, num } from "../drawing/sheet";
import type { Outfit } from "../scene/stage";
import { type Build, circle, type Doll } from "./doll";
import { hatBehind, hatOn } from "./hats";
import type { HeadArt } from "./head.server";
import { heldThing, reachOf } from "./held";
import { neckwear } from "./neckwear";

/** Storybook proportions: the younger, the shorter and rounder; grown-ups a head taller than children, the old a little less. */
export function buildFor(age: number): Build {
	if (age < 3) return { shoulder: 24, hip: 25, torso: 34, leg: 14, thick: 15 };
	if (age < 7) return { shoulder: 25, hip: 26, torso: 40, leg: 26, thick: 14 };
	if (age < 12) return { shoulder: 26, hip: 26, torso: 44, leg: 36, thick: 14 };
	if (age < 18) return { shoulder: 29, hip: 27, torso: 54, leg: 60, thick: 14 };
	if (age < 65) return { shoulder: 33, hip: 29, torso: 60, leg: 72, thick: 15 };
	return { shoulder: 32, hip: 31, torso: 58, leg: 60, thick: 15 };
}

/** Units from the chin to the soles. */
export const heightBelowChin = (build: Build) => 4 + build.torso + build.leg + 8;

export type Pose = { left: "wave" | "down" | "hip" | "hold"; right: "wave" | "down" | "hip" | "hold" };

/** Draws a person under and around the head given. */
export function drawPerson(doll: Doll, head: HeadArt, build: Build, outfit: Outfit, pose: Pose, dice: Dice) {
	const [main, second, third] = outfit.colours;
	const skin = head.skin;
	hatBehind(doll, head, outfit);
	behindBack(doll, build, outfit);
	legs(doll, build, outfit, skin, stepOf(build, outfit, dice.fork("step")));
	const arms = (["left", "right"] as const).map((side) => ({ side, ...armPath(side, pose[side], build) }));
	for (const arm of arms.filter(({ side }) => pose[side] !== "hold"))
		drawArm(doll, arm.d, arm.hand, outfit, skin);
	torso(doll, build, outfit, dice);
	// The neck, which the head's own edge meets.
	doll.shape(`M-9 -14L-11 8Q0 15 11 8L9 -14Z`, mix(skin, "#7a3b2a", 0.16));
	for (const arm of arms.filter(({ side }) => pose[side] === "hold")) {
		heldThing(doll, outfit, arm.hand[0], arm.hand[1], arm.side === "left" ? -1 : 1);
		drawArm(doll, arm.d, arm.hand, outfit, skin);
	}
	putHead(doll, head);
	// Over the neck that the photo has, under the chin.
	neckwear(doll, build, outfit, [main, second, third]);
	hatOn(doll, head, outfit);
}

/** The likeness itself, its shadow on neck and collar (no wider than the narrowest of them), and the scene's light over it. */
export function putHead(doll: Doll, head: HeadArt) {
	doll.mark("M-9.8 -3L-10.7 8L-15 8.6Q0 17.5 15 8.6L10.7 8L9.8 -3Z", "#1d1240", 0.22);
	if (head.outline) doll.outline(head.outline);
	doll.detail(
		`<g style="isolation:isolate"><image href="${head.href}" x="${num(head.x, 2)}" y="${num(head.y, 2)}" width="${num(head.size, 2)}" height="${num(head.size, 2)}"/>${head.outline ? `<path d="${head.outline}" fill="${doll.lit("#ffffff")}" style="mix-blend-mode:multiply"/>` : ""}</g>`,
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
		return free(reachOf(gesture === "hold" ? outfit.hold : "none", hand[0], hand[1], s));
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
	return { d: `M${num(x)} ${num(y)}Q${num(ex)} ${num(ey)} ${num(hand[0])} ${num(hand[1])}`, hand };
}

function drawArm(doll: Doll, d: string, hand: readonly [number, number], outfit: Outfit, skin: string) {
	const [main, second] = outfit.colours;
	const sleeve = outfit.garment === "dungarees" || outfit.garment === "tunic" ? second : main;
	const gloved = outfit.garment === "spacesuit" || outfit.neck === "scarf";
	doll.shape(circle(hand[0], hand[1], 8), gloved ? lighter(outfit.colours[2], 0.1) : skin);
	doll.limb(d, sleeve, 15);
	// The hand lies on the cuff: drawn again without an edge.
	doll.detail(
		`<path d="${circle(hand[0], hand[1], 7.6)}" fill="${doll.lit(gloved ? lighter(outfit.colours[2], 0.1) : skin)}"/><path d="M${num(hand[0] - 3)} ${num(hand[1] - 3)}q3 -2 6 1" fill="none" stroke="${faint(darker(skin, 0.5), 0.35)}" stroke-width="1.4" stroke-linecap="round"/>`,
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
		const x = s * build.hip * 0.47;
		const lifted = s === step ? build.leg : 0;
		const kneeX = x + s * (1.5 + lifted * 0.5);
		const kneeY = (top + foot - lifted * 0.5) / 2;
		const ankle = x + s * (1 + lifted * 0.2);
		const ground = foot - lifted * 0.3;
		if (!long) {
			doll.limb(
				`M${num(x)} ${num(top)}Q${num(kneeX)} ${num(kneeY)} ${num(ankle)} ${num(ground - 3)}`,
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

function torso(doll: Doll, build: Build, outfit: Outfit, dice: Dice) {
	const [main, second, third] = outfit.colours;
	const w = build.shoulder;
	const flared = { dress: 20, robe: 17, coat: 8, tunic: 9, tailcoat: 6 }[outfit.garment as string] ?? 0;
	const hem =
		outfit.garment === "robe"
			? 4 + build.torso + build.leg - 3
			: 4 + build.torso + (flared > 7 ? build.leg * 0.36 : 0);
	const h = build.hip + flared;
	const d = `M${num(-w + 9)} 5Q${num(-w)} 7 ${num(-w)} 20C${num(-w + 2)} ${num(build.torso * 0.6)} ${num(-h)} ${num(build.torso * 0.75)} ${num(-h)} ${num(hem - 3)}Q0 ${num(hem + 6)} ${num(h)} ${num(hem - 3)}C${num(h)} ${num(build.torso * 0.75)} ${num(w - 2)} ${num(build.torso * 0.6)} ${num(w)} 20Q${num(w)} 7 ${num(w - 9)} 5Q0 13 ${num(-w + 9)} 5Z`;
	doll.shape(d, outfit.garment === "dungarees" ? second : main);
	// Everything on the cloth stays inside it by its own measures: half the width, less a margin.
	const inside = (y: number) =>
		y < build.torso * 0.6
			? w - 4
			: w + ((h - w) * (y - build.torso * 0.6)) / (hem - build.torso * 0.6 + 1) - 4;
	if (outfit.pattern === "stripes") {
		for (let y = 24; y < hem - 5; y += 11) {
			const half = inside(y);
			doll.seam(`M${num(-half)} ${num(y)}Q0 ${num(y + 5)} ${num(half)} ${num(y)}`, third, 4.4, 0.9);
		}
	}
	const buttoned = ["coat", "tailcoat", "pyjamas", "robe"].includes(outfit.garment);
	if (outfit.pattern === "dots" || outfit.pattern === "stars") {
		for (let y = 22; y < hem - 4; y += 11) {
			for (let x = -inside(y) + 5 + (((y / 11) % 2) | 0) * 6; x < inside(y) - 4; x += 13) {
				const px = x + dice.between(-1, 1);
				// The seam and its buttons are the pattern's own colour.
				if (buttoned && px > -9 && px < 13) continue;
				doll.seam(
					outfit.pattern === "dots"
						? `M${num(px)} ${num(y)}h.1`
						: `M${num(px - 2.4)} ${num(y)}h4.8M${num(px)} ${num(y - 2.4)}v4.8`,
					third,
					outfit.pattern === "dots" ? 4.2 : 1.7,
					0.95,
				);
			}
		}
	}
	if (outfit.garment === "dungarees") {
		doll.detail(
			`<path d="M-15 26Q0 29 15 26L${num(h - 1)} ${num(hem - 2)}Q0 ${num(hem + 5)} ${num(-h + 1)} ${num(hem - 2)}Z" fill="${doll.lit(main)}"/>`,
		);
		doll.seam("M-14 27L-16 9M14 27L16 9", main, 5);
		doll.seam("M-14 29h.1M14 29h.1", third, 5);
		doll.seam("M-8 38Q0 40 8 38V48Q0 53 -8 48Z", lighter(main, 0.3), 1.6);
	}
	if (outfit.garment === "spacesuit") {
		doll.detail(
			`<rect x="-13" y="26" width="26" height="17" rx="4" fill="${doll.lit(mix(second, "#ffffff", 0.2))}"/>`,
		);
		doll.seam("M-7 31h.1M0 31h.1M7 31h.1", third, 5);
		doll.seam("M-8 38h16", darker(second, 0.3), 2.4);
		doll.seam(
			`M${num(-inside(build.torso - 4))} ${num(build.torso - 3)}Q0 ${num(build.torso + 2)} ${num(inside(build.torso - 4))} ${num(build.torso - 3)}`,
			third,
			4,
		);
	}
	if (buttoned) {
		doll.seam(`M0 12V${num(hem)}`, darker(main, 0.4), 1.8, 0.7);
		for (let y = 26; y < hem - 5; y += 13) doll.seam(`M4.5 ${num(y)}h.1`, third, 4.6);
	}
	if (outfit.garment === "tunic" || outfit.garment === "dress") {
		const y = build.torso * 0.72;
		doll.seam(`M${num(-inside(y))} ${num(y)}Q0 ${num(y + 5)} ${num(inside(y))} ${num(y)}`, third, 5.4);
	}
	if (outfit.garment === "jumper" || outfit.garment === "shirt") {
		doll.seam(
			`M${num(-h + 2)} ${num(hem - 4)}Q0 ${num(hem + 3)} ${num(h - 2)} ${num(hem - 4)}`,
			darker(main, 0.3),
			4,
			0.55,
		);
	}
	if (outfit.back === "rucksack")
		doll.seam(
			`M${num(-w + 9)} 7Q${num(-w + 10)} 24 ${num(-w + 5)} 42M${num(w - 9)} 7Q${num(w - 10)} 24 ${num(w - 5)} 42`,
			third,
			5,
		);
	// Shade on the side away from the light, and under the head.
	doll.mark(
		`M${num(w - 9)} 6Q${num(w)} 8 ${num(w)} 20C${num(w - 2)} ${num(build.torso * 0.6)} ${num(h)} ${num(build.torso * 0.75)} ${num(h)} ${num(hem - 3)}L${num(h * 0.45)} ${num(hem)}Q${num(w * 0.5)} ${num(build.torso * 0.5)} ${num(w - 9)} 6Z`,
		"#1d1240",
		0.15,
	);
}
