import { circle } from "../doll";
import type { HeldThing } from "./thing";

/** Creatures that stories are about, carried in both arms. */

export const owl: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.shape("M-17 -30C-22 -2 -14 14 2 14S26 -2 21 -30C18 -40 -14 -40 -17 -30Z", "#8d6a4a");
		doll.shape("M-17 -32L-19 -46L-8 -38ZM21 -32L23 -46L12 -38Z", "#6f5138");
		for (const x of [-6, 10]) {
			doll.shape(circle(x, -29, 8), "#fff3dc");
			doll.seam(`M${x} -29h.1`, "#2c2030", 5);
		}
		doll.shape("M-1 -25H5L2 -18Z", "#f0a63a");
		doll.detail(`<path d="${circle(2, -2, 10, 12)}" fill="${doll.lit("#fff3dc")}"/>`);
	},
};

export const fox: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.shape("M14 10C34 14 44 -6 36 -22C30 -26 26 -20 27 -12Z", "#d9692f");
		doll.shape("M-18 14C-22 -8 -12 -20 2 -20S26 -8 22 14Z", "#d9692f");
		doll.shape(
			"M-22 -52L-5 -42H9L26 -52C28 -36 22 -28 12 -22L2 -14L-8 -22C-18 -28 -24 -36 -22 -52Z",
			"#d9692f",
		);
		doll.shape("M-19 -30C-10 -30 -4 -26 2 -17C8 -26 14 -30 23 -30L12 -22L2 -14L-8 -22Z", "#fff3dc");
		doll.seam("M-7 -33h.1M11 -33h.1M2 -17h.1", "#2c2030", 4.4);
	},
};

export const dragon: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.shape("M14 -24C26 -44 42 -44 50 -36C44 -30 44 -24 38 -20C30 -22 26 -14 16 -10Z", "#e8a93f");
		doll.shape("M-16 14C-22 -8 -14 -24 2 -24S26 -6 20 14Z", "#5fa65a");
		doll.shape("M-8 14C-12 -4 -6 -14 0 -16S10 -2 8 14Z", "#f4e3a4");
		doll.shape("M-28 -38C-28 -54 -10 -60 4 -54C16 -48 16 -30 6 -22C-6 -16 -28 -22 -28 -38Z", "#5fa65a");
		doll.shape("M2 -55L7 -64L12 -52Z", "#e8a93f");
		for (const x of [-13, -1]) {
			doll.shape(circle(x, -43, 5.4), "#fff3dc");
			doll.seam(`M${x - 1} -42h.1`, "#2c2030", 4.4);
		}
		doll.seam("M-24 -29Q-15 -24 -6 -29", "#35603a", 2);
	},
};

export const penguin: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.shape("M-14 -20C-17 4 -11 14 2 14S21 4 18 -20C18 -44 12 -52 2 -52S-14 -44 -14 -20Z", "#34425c");
		doll.detail(
			`<path d="M-10 -16C-13 4 -7 11 2 11S17 4 14 -16C12 -24 6 -26 2 -22C-2 -26 -8 -24 -10 -16Z" fill="${doll.lit("#fff3dc")}"/>`,
		);
		for (const x of [-4, 8]) {
			doll.shape(circle(x, -37, 6), "#fff3dc");
			doll.seam(`M${x} -37h.1`, "#2c2030", 4.4);
		}
		doll.shape("M-3 -32Q2 -35 7 -32L2 -26Z", "#f0a63a");
	},
};

export const robot: HeldThing = {
	grip: "both",
	draw(doll) {
		doll.limb("M2 -52V-62", "#51707f", 3);
		doll.shape(circle(2, -64, 4.5), "#f4c653");
		doll.shape("M-16 -52H20V-26H-16Z", "#8fb3c4");
		doll.shape("M-16 -22H20L17 14H-13Z", "#8fb3c4");
		for (const x of [-6, 10]) {
			doll.shape(circle(x, -41, 5.4), "#fffdf6");
			doll.seam(`M${x} -41h.1`, "#2c2030", 4.4);
		}
		doll.seam("M-5 -32H9M-6 -2H10", "#51707f", 2.4);
		doll.shape(circle(-4, -12, 3.6), "#d9503f");
		doll.shape(circle(8, -12, 3.6), "#6aa97a");
	},
};
