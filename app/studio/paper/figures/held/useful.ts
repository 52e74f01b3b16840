import { darker } from "../../drawing/colour";
import { circle } from "../doll";
import type { HeldThing } from "./thing";

/** What is of use. */

const low = [26, 14] as const;

export const rucksack: HeldThing = { grip: "back", draw() {} };

export const wellies: HeldThing = { grip: "feet", draw() {} };

export const cake: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.shape("M-30 2H30Q24 9 0 9Q-24 9 -30 2Z", "#dfe7ee");
		doll.shape("M-22 -20Q0 -25 22 -20V2Q0 6 -22 2Z", "#f2c98f");
		doll.shape("M-23 -20Q0 -27 23 -20V-13Q18 -7 13 -13Q8 -6 2 -12Q-4 -6 -9 -12Q-15 -6 -23 -13Z", "#f7a8b4");
		for (const x of [-11, 0, 11]) {
			doll.limb(`M${x} -23v-11`, x ? "#6fb3c9" : "#f6d266", 3.4);
			doll.shape(`M${x} -45Q${x + 5} -38 ${x} -35Q${x - 5} -38 ${x} -45Z`, "#ffd76a");
		}
	},
};

export const umbrella: HeldThing = {
	grip: "hand",
	arm: [30, 74],
	draw(doll, [, second, third]) {
		doll.limb("M-2 18L10 -84", "#6b4a32", 3.4);
		const top =
			"M-36 -76Q-26 -132 16 -132Q60 -130 70 -72Q56 -84 42 -74Q28 -86 14 -76Q2 -88 -12 -78Q-24 -88 -36 -76Z";
		doll.shape(top, third);
		doll.mark("M16 -132Q-4 -114 -12 -78Q2 -88 14 -76Z", darker(second, 0.3), 0.25);
		doll.mark("M16 -132Q40 -112 42 -74Q56 -84 70 -72Q60 -130 16 -132Z", darker(second, 0.3), 0.16);
	},
};

export const basket: HeldThing = {
	grip: "hand",
	arm: low,
	draw(doll) {
		doll.limb("M-13 18Q-10 -4 4 -4Q18 -4 20 18", "#a9763a", 4);
		doll.shape("M-9 12h8q-4 -9 -8 0Z", "#d9503f");
		for (const [x, colour] of [
			[-6, "#d9503f"],
			[5, "#e8a93f"],
			[14, "#7aa653"],
		] as const)
			doll.shape(circle(x, 15, 7), colour);
		doll.shape("M-18 17H25L20 38H-12Z", "#c9944c");
		doll.seam("M-15 24H23M-13 31H21M-8 18l2 19M4 18v19M15 18l-2 19", "#8f6430", 1.6);
	},
};

export const spade: HeldThing = {
	grip: "hand",
	arm: low,
	draw(doll) {
		doll.limb("M0 -16V34", "#b98748", 4.4);
		doll.limb("M-6 -17H6", "#b98748", 4.6);
		doll.shape("M-9 30H9Q11 46 0 54Q-11 46 -9 30Z", "#d9503f");
	},
};
