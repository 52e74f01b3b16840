import { darker, lighter, mix } from "../drawing/colour";
import { num } from "../drawing/sheet";
import { circle, type Doll } from "./doll";

/**
 * What is under the raised foot of somebody who climbs, so `high` above the ground, in the body's measure: around (0, 0) on the ground,
 * the way they climb to the right. A place says which is at home there.
 */
export type Perch = (doll: Doll, high: number) => void;

/** From which to which x whatever is climbed reaches at its foot. */
const LEFT = -34;
const RIGHT = 46;

/** A box with straight sides, its upper edge where the foot is. */
const sides = (high: number, left: number, right: number, low = 0) =>
	`M${left} ${num(-low)}L${left + 1} ${num(-high)}L${right - 1} ${num(-high)}L${right} ${num(-low)}Z`;

/** Grass at the foot of something, in tufts. */
const tufts = (doll: Doll) => doll.seam("M-24 -3l-3 -8M-16 -2l1 -9M60 -2l4 -9M52 -2l0 -8", "#7fa35c", 3);

const boulderOf =
	(colour: string, isInGrass = false): Perch =>
	(doll, high) => {
		doll.shape(
			`M${LEFT} 0Q${LEFT} ${num(-high * 0.55)} -26 ${num(3 - high)}Q-4 ${num(-high - 3)} 14 ${num(-high)}Q24 ${num(-high - 4)} 28 ${num(-high - 26)}Q42 ${num(-high - 34)} 54 ${num(-high - 24)}Q70 ${num(-high * 0.4)} 68 0Q16 6 ${LEFT} 0Z`,
			colour,
		);
		doll.mark(
			`M30 0Q42 ${num(-high * 0.6)} 50 ${num(-high - 22)}Q68 ${num(-high * 0.4)} 67 0Z`,
			"#3a3050",
			0.16,
		);
		doll.seam(`M-20 ${num(8 - high)}Q0 ${num(4 - high)} 12 ${num(6 - high)}`, lighter(colour, 0.4), 3, 0.8);
		if (isInGrass) tufts(doll);
	};

const blockOf =
	(colour: string): Perch =>
	(doll, high) => {
		doll.shape(sides(high - 9, LEFT + 4, RIGHT - 4), colour);
		doll.mark(sides(high - 9, 14, RIGHT - 4), "#3a3050", 0.12);
		doll.shape(sides(high, LEFT - 1, RIGHT + 1, high - 10), lighter(colour, 0.25));
		doll.shape(sides(7, LEFT - 1, RIGHT + 1), darker(colour, 0.1));
	};

const plank = "#b98550";

export const PERCHES = {
	boulder: boulderOf("#9a94a6", true),
	sandstone: boulderOf("#cf9c6b"),
	shore: boulderOf("#b0a193"),
	moonstone: boulderOf("#8f86b4"),
	coral: boulderOf("#d98b96"),
	snowdrift: boulderOf("#e6eef8"),
	stone: blockOf("#b9b0a6"),
	plinth: blockOf("#d9cbb0"),
	tiles: blockOf("#a9d3dc"),
	crate: (doll, high) => {
		doll.shape(sides(high, LEFT, RIGHT), plank);
		for (const share of [0.36, 0.68])
			doll.seam(`M${LEFT + 2} ${num(-high * share)}H${RIGHT - 2}`, darker(plank, 0.4), 2, 0.8);
		for (const x of [LEFT + 6, RIGHT - 6])
			doll.seam(`M${x} -4V${num(4 - high)}`, lighter(plank, 0.18), 8, 0.95);
	},
	trunk: (doll, high) => {
		const leather = "#a4623c";
		doll.shape(sides(high, LEFT, RIGHT), leather);
		doll.mark(sides(high, LEFT, RIGHT, high * 0.68), "#fff2d8", 0.16);
		doll.seam(`M${LEFT + 2} ${num(-high * 0.68)}H${RIGHT - 2}`, darker(leather, 0.5), 2.4);
		for (const x of [LEFT + 17, RIGHT - 17]) doll.seam(`M${x} -3V${num(3 - high)}`, "#e9c98f", 5);
		doll.shape(`M0 ${num(-high * 0.68 - 6)}h12v12h-12Z`, "#f0c350");
	},
	stump: (doll, high) => {
		const bark = "#8d6344";
		doll.shape(
			`M${LEFT - 8} 0Q${LEFT + 4} ${num(-high * 0.25)} ${LEFT + 4} ${num(6 - high)}Q6 ${num(-high - 6)} ${RIGHT - 4} ${num(6 - high)}Q${RIGHT - 4} ${num(-high * 0.25)} ${RIGHT + 10} 0Q6 6 ${LEFT - 8} 0Z`,
			bark,
		);
		doll.shape(circle(6, 6 - high, 32, 9), "#dcb782");
		for (const r of [20, 9]) doll.seam(circle(6, 6 - high, r, r * 0.28), darker("#dcb782", 0.28), 1.6);
		for (const [x, y] of [
			[-20, 0.3],
			[4, 0.16],
			[26, 0.34],
		] as const)
			doll.seam(`M${x} ${num(-high * y)}V${num(-high * (y + 0.36))}`, darker(bark, 0.4), 2.2, 0.7);
	},
	bale: (doll, high) => {
		const straw = "#dcb453";
		doll.shape(
			`M${LEFT + 3} 0Q${LEFT - 4} ${num(-high / 2)} ${LEFT + 3} ${num(-high)}L${RIGHT - 3} ${num(-high)}Q${RIGHT + 4} ${num(-high / 2)} ${RIGHT - 3} 0Z`,
			straw,
		);
		for (let x = LEFT + 9; x < RIGHT - 4; x += 9)
			doll.seam(`M${x} -5l${x % 2 ? 3 : -2} ${num(10 - high)}`, darker(straw, 0.22), 1.6, 0.7);
		for (const x of [LEFT + 20, RIGHT - 20])
			doll.seam(`M${x} -1V${num(1 - high)}`, mix(straw, "#b2503c", 0.7), 2.6);
	},
	books: (doll, high) => {
		const each = Math.max(8, high / Math.max(2, Math.round(high / 13)));
		const tones = ["#b8484a", "#3f7f86", "#e0a83f", "#5f5a94"];
		for (let i = 0, low = 0; low < high - 1; i++, low += each) {
			const [left, right] = [LEFT + (i % 3) * 4, RIGHT - ((i + 1) % 3) * 4];
			const tone = tones[i % tones.length] as string;
			doll.shape(sides(low + each, left, right, low), tone);
			doll.seam(
				`M${left + 12} ${num(-low - each / 2)}H${right - 3}`,
				lighter(tone, 0.75),
				Math.max(2, each * 0.42),
				0.9,
			);
		}
	},
	drum: (doll, high) => {
		doll.shape(
			`M${LEFT + 8} ${num(-high)}L${LEFT - 4} 0H${RIGHT + 4}L${RIGHT - 8} ${num(-high)}Z`,
			"#c9433f",
		);
		for (const x of [-20, 6, 32])
			doll.shape(
				`M${x - 8} ${num(10 - high)}L${x} ${num(-high * 0.5)}L${x + 8} ${num(10 - high)}Z`,
				"#f6cf6a",
			);
		doll.shape(sides(high, LEFT + 4, RIGHT - 4, high - 9), "#f3c457");
		doll.shape(sides(8, LEFT - 6, RIGHT + 6), "#f3c457");
	},
	stool: (doll, high) => {
		for (const [top, foot] of [
			[LEFT + 12, LEFT + 2],
			[RIGHT - 12, RIGHT - 2],
		] as const)
			doll.limb(`M${top} ${num(6 - high)}L${foot} -3`, "#c58b57", 6.4);
		if (high > 24) doll.limb(`M${LEFT + 8} ${num(-high * 0.42)}H${RIGHT - 8}`, "#b47a49", 4.4);
		doll.shape(`M${LEFT} ${num(-high)}H${RIGHT}q4 5 -1 10H${LEFT + 1}q-5 -5 -1 -10Z`, "#dba469");
	},
	cloud: (doll, high) => {
		doll.shape(
			`M${LEFT} 2C${LEFT - 18} 2 ${LEFT - 18} ${num(-high * 0.6)} ${LEFT} ${num(-high * 0.6)}C${LEFT + 2} ${num(-high)} -10 ${num(-high - 4)} 2 ${num(-high)}C16 ${num(-high - 2)} 22 ${num(-high + 1)} 26 ${num(-high * 0.86)}C${RIGHT + 4} ${num(-high * 0.9)} ${RIGHT + 8} ${num(-high * 0.56)} ${RIGHT + 4} ${num(-high * 0.5)}C${RIGHT + 20} ${num(-high * 0.4)} ${RIGHT + 16} 2 ${RIGHT} 2Z`,
			"#fdf6ea",
		);
		doll.seam(`M-18 ${num(-high * 0.34)}q10 8 22 0M14 ${num(-high * 0.5)}q9 7 18 0`, "#c9cfe6", 3, 0.8);
	},
} as const satisfies Record<string, Perch>;

export type PerchName = keyof typeof PERCHES;
