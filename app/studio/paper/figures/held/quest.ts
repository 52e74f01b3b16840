import { darker } from "../../drawing/colour";
import { circle } from "../doll";
import type { HeldThing } from "./thing";

/** What one sets out with, and finds on the way. */

const dark = "#5b4632";
const lifted = [46, 62] as const;

export const torch: HeldThing = {
	grip: "hand",
	arm: [40, 50],
	draw(doll) {
		doll.shine(40, -12, 34);
		doll.shape("M-9 -5L14 -9L15 4L-8 6Z", "#4a5878");
		doll.shape("M13 -11L25 -17L28 7L15 5Z", "#d9503f");
		doll.shape("M25 -17Q31 -6 28 7Z", "#ffe9a0");
	},
};

export const map: HeldThing = {
	grip: "hand",
	arm: [30, 66],
	draw(doll) {
		doll.shape("M-13 -24L0 -28L13 -24L27 -29L29 2L15 7L2 3L-11 7Z", "#f3e2b4");
		doll.seam("M0 -27L2 2M13 -24L15 6", darker("#f3e2b4", 0.25), 1.4);
		doll.seam("M-6 -4Q2 -18 9 -10T22 -18", "#c9503f", 2.2);
		doll.seam("M20 -20l4 4M24 -20l-4 4", "#c9503f", 2);
		doll.seam("M-7 -14h.1", "#5f9b6c", 8);
	},
};

export const key: HeldThing = {
	grip: "hand",
	arm: [50, 58],
	draw(doll) {
		doll.seam("M0 -4V-32M0 -31h10M0 -24h8", "#b9862c", 7);
		doll.shape(`${circle(0, 3, 11)}`, "#e8b53f");
		doll.limb("M0 -6V-32", "#e8b53f", 5.5);
		doll.limb("M1 -30h9M1 -22h7", "#e8b53f", 5);
		doll.seam("M-4 4h8", "#8a5f1d", 4);
	},
};

export const lantern: HeldThing = {
	grip: "hand",
	arm: [44, 40],
	draw(doll) {
		doll.shine(3, 27, 48);
		doll.seam("M-5 10Q3 -6 11 10", dark, 2.4);
		doll.shape("M-8 14L-5 9H11L14 14Z", dark);
		doll.shape("M-7 14H13V40H-7Z", "#ffdf8a");
		doll.detail(`<path d="M-1 20H7V38H-1Z" fill="#fff6d2"/>`);
		doll.seam("M-7 14V40M13 14V40M3 14V40", dark, 2);
		doll.shape("M-9 40H15L12 45H-6Z", dark);
	},
};

export const rope: HeldThing = {
	grip: "hand",
	arm: [24, 30],
	draw(doll) {
		for (const r of [17, 12.5, 8]) doll.limb(`${circle(2, 14, r, r * 1.15)}`, "#cfa768", 5);
		doll.limb("M6 30Q14 40 8 52", "#cfa768", 5);
		doll.seam("M-13 6l4 3M-12 20l5 -2M14 4l5 3M14 22l4 2", "#8f6a37", 1.6);
	},
};

export const letter: HeldThing = {
	grip: "hand",
	arm: lifted,
	draw(doll, [, , third]) {
		doll.shape("M-8 -20L26 -26L30 -3L-4 3Z", "#fff8e6");
		doll.seam("M-8 -20L13 -10L26 -26", "#cdb98f", 1.8);
		doll.shape(circle(12, -10, 4), third === "#fff8e6" ? "#c9503f" : "#c9503f");
	},
};

export const book: HeldThing = {
	grip: "hand",
	arm: [26, 64],
	draw(doll, [, , third]) {
		doll.shape("M-14 -14L14 -20L19 14L-9 20Z", darker(third, 0.1));
		doll.seam("M-8 -8L10 -12M-6 0L6 -3", "#fff1cf", 2.4);
		doll.seam("M-8 20L19 14", "#fff8e8", 3);
	},
};

export const telescope: HeldThing = {
	grip: "hand",
	arm: [40, 56],
	draw(doll) {
		doll.shape("M-8 10L20 -14L26 -7L-3 16Z", "#b67a3d");
		doll.shape("M18 -15L34 -28L42 -19L26 -5Z", "#d99f52");
		doll.seam("M19 -15L27 -5M34 -28L42 -19", "#f7dc93", 3.4);
	},
};

export const shell: HeldThing = {
	grip: "hand",
	arm: [36, 62],
	draw(doll) {
		doll.shape("M2 4Q-14 -2 -14 -14Q-10 -24 3 -25Q16 -24 19 -13Q18 -2 4 4Z", "#f4b8a4");
		doll.seam("M3 2L-9 -16M3 2L-2 -22M3 2L8 -22M3 2L15 -15", "#d98672", 1.8);
	},
};

export const feather: HeldThing = {
	grip: "hand",
	arm: [42, 60],
	draw(doll) {
		doll.shape("M0 0Q-10 -26 8 -52Q20 -28 6 -2Z", "#6fb3c9");
		doll.seam("M1 8Q2 -20 8 -46M4 -12l8 -6M4 -22l9 -7M3 -16l-6 -6M4 -28l-5 -6", "#fdf6e4", 1.8);
	},
};
