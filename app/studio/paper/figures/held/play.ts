import { faint, lighter } from "../../drawing/colour";
import { circle } from "../doll";
import type { HeldThing } from "./thing";

/** What is played with, in a hand or before the body. */

const WOOD = "#8b6543";
const lifted = [46, 62] as const;

export const teddy: HeldThing = {
	grip: "hand",
	arm: [20, 50],
	draw(doll) {
		for (const [x, y, r] of [
			[-5, -9, 5],
			[13, -9, 5],
			[4, 16, 12],
			[-7, 12, 5],
			[15, 12, 5],
			[-3, 28, 5.5],
			[11, 28, 5.5],
			[4, -1, 11],
		] as const)
			doll.shape(circle(x, y, r), "#c08a55");
		doll.detail(`<path d="${circle(4, 3, 5)}" fill="${doll.lit("#e8c497")}"/>`);
		doll.seam("M0 -3h.1M8 -3h.1M4 1h.1", "#3c2618", 2.6);
	},
};

export const boat: HeldThing = {
	grip: "both",
	draw(doll, [, , third]) {
		doll.limb("M0 -4V-44", WOOD, 3.4);
		doll.shape("M3 -43Q24 -28 25 -9H3Z", "#fff6e2");
		doll.shape("M-3 -36Q-17 -24 -18 -9H-3Z", lighter(third, 0.2));
		doll.shape("M-31 -5H31Q26 13 14 13H-15Q-26 12 -31 -5Z", "#c9543f");
		doll.seam("M-27 2Q0 5 27 2", "#fff1d6", 3);
	},
};

export const bike: HeldThing = {
	grip: "beside",
	arm: [34, 20],
	draw(doll, [main]) {
		for (const x of [-2, 62]) {
			doll.limb(circle(x, -19, 17), "#3d3a4c", 5);
			doll.seam(`M${x - 16} -19h32M${x} -35v32M${x - 11} -30l22 22M${x + 11} -30l-22 22`, "#b9bccb", 1.2);
		}
		const frame = "M-2 -19L14 -48L46 -48L62 -19M-2 -19H27L46 -48M27 -19L12 -52";
		doll.limb(frame, main, 5.5);
		doll.limb("M62 -19L44 -58L36 -61", main, 5);
		doll.limb("M2 -55H21", "#3d3a4c", 6.5);
		doll.shape(circle(27, -19, 5), "#b9bccb");
	},
};

export const kite: HeldThing = {
	grip: "hand",
	arm: [92, 44],
	draw(doll, [, , third]) {
		doll.seam("M0 0Q24 -30 34 -76", "#f7efe0", 1.8);
		doll.shape("M34 -76L20 -106L46 -134L62 -98Z", "#e2574c");
		doll.mark("M46 -134L34 -76L62 -98Z", third, 0.5);
		doll.seam("M46 -134L34 -76M20 -106L62 -98", "#fff1d6", 2);
		doll.seam("M34 -76Q20 -66 30 -56T24 -38", "#f2c14e", 3);
		doll.seam("M26 -64l6 4M28 -50l-6 4", "#6fb3c9", 5);
	},
};

export const ball: HeldThing = {
	grip: "hand",
	arm: [38, 50],
	draw(doll) {
		doll.shape(circle(9, -9, 16), "#e2574c");
		doll.detail(
			`<path d="M-6 -14Q9 -8 24 -14Q26 -8 24 -3Q9 3 -6 -3Q-8 -8 -6 -14Z" fill="${doll.lit("#fff1d6")}"/>`,
		);
		doll.seam("M3 -20q4 -3 9 -2", "#ffffff", 2.6, 0.7);
	},
};

export const drum: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.shape("M-24 -10Q0 -3 24 -10V14Q0 23 -24 14Z", "#d9503f");
		doll.seam("M-23 -4L-12 14L0 0L12 14L23 -4", "#f6dfa0", 2.4);
		doll.shape(circle(0, -10, 24, 7), "#fff3dc");
		doll.seam("M-24 14Q0 23 24 14", "#f2c14e", 4);
		doll.limb("M-26 -22L-8 -12M26 -22L8 -12", "#b98748", 3);
	},
};

export const flag: HeldThing = {
	grip: "hand",
	arm: lifted,
	draw(doll, [, , third]) {
		doll.limb("M0 22L5 -62", WOOD, 4);
		doll.shape("M5 -62Q22 -72 46 -58Q38 -48 43 -36Q24 -46 4 -36Z", third);
		doll.seam("M20 -52h.1", "#e2574c", 9);
	},
};

export const balloon: HeldThing = {
	grip: "hand",
	arm: [64, 54],
	draw(doll) {
		doll.seam("M0 0Q22 -34 20 -66", "#f7efe0", 1.8);
		doll.shape("M20 -66C-8 -82 -4 -124 22 -124C48 -124 50 -82 20 -66Z", "#e2574c");
		doll.shape("M16 -62L20 -68L25 -62Z", "#c4453a");
		doll.seam("M10 -108Q13 -116 21 -117", "#ffd9cf", 3.6, 0.8);
	},
};

export const net: HeldThing = {
	grip: "hand",
	arm: lifted,
	draw(doll) {
		doll.limb("M-6 24L18 -46", "#a9793f", 4);
		doll.shape("M8 -56Q16 -2 34 4Q46 -20 44 -62Z", faint("#ffffff", 0.4));
		doll.seam(
			"M16 -50L33 0M25 -50L34 2M35 -54L35 2M12 -36Q28 -28 44 -38M18 -18Q30 -12 42 -18",
			"#fffbe9",
			1.4,
			0.9,
		);
		doll.seam("M8 -56Q26 -44 44 -62Q26 -72 8 -56", "#d04f3b", 3.4);
	},
};
