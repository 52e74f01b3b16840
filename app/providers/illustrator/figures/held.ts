import type { Prop } from "~/story/vocabulary";
import { darker, faint, lighter } from "../drawing/colour";
import { circle, type Doll } from "./doll";
import type { Colours } from "./garments";

/**
 * A thing as somebody has it. It is drawn around the hand at (0, 0), x away from the body, y down, in units of the body; what is
 * carried before the body around the middle between both hands, what stands on the ground around its own foot.
 */
export type HeldThing = {
	/** In one hand, in both before the body, beside the body on the ground with a hand on it, worn on the back, or on the feet. */
	grip: "hand" | "both" | "beside" | "back" | "feet";
	/** How the arm that has it is held: its upper bone, and how far the elbow is bent, degrees. */
	arm?: readonly [upper: number, bend: number];
	draw(doll: Doll, colours: Colours): void;
};

const WOOD = "#8b6543";
const dark = "#5b4632";
const lifted = [46, 62] as const;
const low = [26, 14] as const;

/** Everything that can be held: an entry is all that it takes. */
// biome-ignore format: a line each reads as a table
export const HELD: Record<Prop, HeldThing> = {
	torch: { grip: "hand", arm: [40, 50], draw(doll) {
		doll.shine(40, -12, 34);
		doll.shape("M-9 -5L14 -9L15 4L-8 6Z", "#4a5878");
		doll.shape("M13 -11L25 -17L28 7L15 5Z", "#d9503f");
		doll.shape("M25 -17Q31 -6 28 7Z", "#ffe9a0");
	} },
	map: { grip: "hand", arm: [30, 66], draw(doll) {
		doll.shape("M-13 -24L0 -28L13 -24L27 -29L29 2L15 7L2 3L-11 7Z", "#f3e2b4");
		doll.seam("M0 -27L2 2M13 -24L15 6", darker("#f3e2b4", 0.25), 1.4);
		doll.seam("M-6 -4Q2 -18 9 -10T22 -18", "#c9503f", 2.2);
		doll.seam("M20 -20l4 4M24 -20l-4 4", "#c9503f", 2);
		doll.seam("M-7 -14h.1", "#5f9b6c", 8);
	} },
	key: { grip: "hand", arm: [50, 58], draw(doll) {
		doll.seam("M0 -4V-32M0 -31h10M0 -24h8", "#b9862c", 7);
		doll.shape(`${circle(0, 3, 11)}`, "#e8b53f");
		doll.limb("M0 -6V-32", "#e8b53f", 5.5);
		doll.limb("M1 -30h9M1 -22h7", "#e8b53f", 5);
		doll.seam("M-4 4h8", "#8a5f1d", 4);
	} },
	rucksack: { grip: "back", draw() {} },
	wellies: { grip: "feet", draw() {} },
	teddy: { grip: "hand", arm: [20, 50], draw(doll) {
		for (const [x, y, r] of [[-5, -9, 5], [13, -9, 5], [4, 16, 12], [-7, 12, 5], [15, 12, 5], [-3, 28, 5.5], [11, 28, 5.5], [4, -1, 11]] as const)
			doll.shape(circle(x, y, r), "#c08a55");
		doll.detail(`<path d="${circle(4, 3, 5)}" fill="${doll.lit("#e8c497")}"/>`);
		doll.seam("M0 -3h.1M8 -3h.1M4 1h.1", "#3c2618", 2.6);
	} },
	lantern: { grip: "hand", arm: [44, 40], draw(doll) {
		doll.shine(3, 27, 48);
		doll.seam("M-5 10Q3 -6 11 10", dark, 2.4);
		doll.shape("M-8 14L-5 9H11L14 14Z", dark);
		doll.shape("M-7 14H13V40H-7Z", "#ffdf8a");
		doll.detail(`<path d="M-1 20H7V38H-1Z" fill="#fff6d2"/>`);
		doll.seam("M-7 14V40M13 14V40M3 14V40", dark, 2);
		doll.shape("M-9 40H15L12 45H-6Z", dark);
	} },
	rope: { grip: "hand", arm: [24, 30], draw(doll) {
		for (const r of [17, 12.5, 8]) doll.limb(`${circle(2, 14, r, r * 1.15)}`, "#cfa768", 5);
		doll.limb("M6 30Q14 40 8 52", "#cfa768", 5);
		doll.seam("M-13 6l4 3M-12 20l5 -2M14 4l5 3M14 22l4 2", "#8f6a37", 1.6);
	} },
	letter: { grip: "hand", arm: lifted, draw(doll, [, , third]) {
		doll.shape("M-8 -20L26 -26L30 -3L-4 3Z", "#fff8e6");
		doll.seam("M-8 -20L13 -10L26 -26", "#cdb98f", 1.8);
		doll.shape(circle(12, -10, 4), third === "#fff8e6" ? "#c9503f" : "#c9503f");
	} },
	cake: { grip: "both", draw(doll) {
		doll.shape("M-30 2H30Q24 9 0 9Q-24 9 -30 2Z", "#dfe7ee");
		doll.shape("M-22 -20Q0 -25 22 -20V2Q0 6 -22 2Z", "#f2c98f");
		doll.shape("M-23 -20Q0 -27 23 -20V-13Q18 -7 13 -13Q8 -6 2 -12Q-4 -6 -9 -12Q-15 -6 -23 -13Z", "#f7a8b4");
		for (const x of [-11, 0, 11]) {
			doll.limb(`M${x} -23v-11`, x ? "#6fb3c9" : "#f6d266", 3.4);
			doll.shape(`M${x} -45Q${x + 5} -38 ${x} -35Q${x - 5} -38 ${x} -45Z`, "#ffd76a");
		}
	} },
	boat: { grip: "both", draw(doll, [, , third]) {
		doll.limb("M0 -4V-44", WOOD, 3.4);
		doll.shape("M3 -43Q24 -28 25 -9H3Z", "#fff6e2");
		doll.shape("M-3 -36Q-17 -24 -18 -9H-3Z", lighter(third, 0.2));
		doll.shape("M-31 -5H31Q26 13 14 13H-15Q-26 12 -31 -5Z", "#c9543f");
		doll.seam("M-27 2Q0 5 27 2", "#fff1d6", 3);
	} },
	bike: { grip: "beside", arm: [34, 20], draw(doll, [main]) {
		for (const x of [-2, 62]) {
			doll.limb(circle(x, -19, 17), "#3d3a4c", 5);
			doll.seam(`M${x - 16} -19h32M${x} -35v32M${x - 11} -30l22 22M${x + 11} -30l-22 22`, "#b9bccb", 1.2);
		}
		const frame = "M-2 -19L14 -48L46 -48L62 -19M-2 -19H27L46 -48M27 -19L12 -52";
		doll.limb(frame, main, 5.5);
		doll.limb("M62 -19L44 -58L36 -61", main, 5);
		doll.limb("M2 -55H21", "#3d3a4c", 6.5);
		doll.shape(circle(27, -19, 5), "#b9bccb");
	} },
	kite: { grip: "hand", arm: [92, 44], draw(doll, [, , third]) {
		doll.seam("M0 0Q24 -30 34 -76", "#f7efe0", 1.8);
		doll.shape("M34 -76L20 -106L46 -134L62 -98Z", "#e2574c");
		doll.mark("M46 -134L34 -76L62 -98Z", third, 0.5);
		doll.seam("M46 -134L34 -76M20 -106L62 -98", "#fff1d6", 2);
		doll.seam("M34 -76Q20 -66 30 -56T24 -38", "#f2c14e", 3);
		doll.seam("M26 -64l6 4M28 -50l-6 4", "#6fb3c9", 5);
	} },
	ball: { grip: "hand", arm: [38, 50], draw(doll) {
		doll.shape(circle(9, -9, 16), "#e2574c");
		doll.detail(`<path d="M-6 -14Q9 -8 24 -14Q26 -8 24 -3Q9 3 -6 -3Q-8 -8 -6 -14Z" fill="${doll.lit("#fff1d6")}"/>`);
		doll.seam("M3 -20q4 -3 9 -2", "#ffffff", 2.6, 0.7);
	} },
	book: { grip: "hand", arm: [26, 64], draw(doll, [, , third]) {
		doll.shape("M-14 -14L14 -20L19 14L-9 20Z", darker(third, 0.1));
		doll.seam("M-8 -8L10 -12M-6 0L6 -3", "#fff1cf", 2.4);
		doll.seam("M-8 20L19 14", "#fff8e8", 3);
	} },
	umbrella: { grip: "hand", arm: [30, 74], draw(doll, [, second, third]) {
		doll.limb("M-2 18L10 -84", "#6b4a32", 3.4);
		const top = "M-36 -76Q-26 -132 16 -132Q60 -130 70 -72Q56 -84 42 -74Q28 -86 14 -76Q2 -88 -12 -78Q-24 -88 -36 -76Z";
		doll.shape(top, third);
		doll.mark("M16 -132Q-4 -114 -12 -78Q2 -88 14 -76Z", darker(second, 0.3), 0.25);
		doll.mark("M16 -132Q40 -112 42 -74Q56 -84 70 -72Q60 -130 16 -132Z", darker(second, 0.3), 0.16);
	} },
	basket: { grip: "hand", arm: low, draw(doll) {
		doll.limb("M-13 18Q-10 -4 4 -4Q18 -4 20 18", "#a9763a", 4);
		doll.shape("M-9 12h8q-4 -9 -8 0Z", "#d9503f");
		for (const [x, colour] of [[-6, "#d9503f"], [5, "#e8a93f"], [14, "#7aa653"]] as const) doll.shape(circle(x, 15, 7), colour);
		doll.shape("M-18 17H25L20 38H-12Z", "#c9944c");
		doll.seam("M-15 24H23M-13 31H21M-8 18l2 19M4 18v19M15 18l-2 19", "#8f6430", 1.6);
	} },
	spade: { grip: "hand", arm: low, draw(doll) {
		doll.limb("M0 -16V34", "#b98748", 4.4);
		doll.limb("M-6 -17H6", "#b98748", 4.6);
		doll.shape("M-9 30H9Q11 46 0 54Q-11 46 -9 30Z", "#d9503f");
	} },
	telescope: { grip: "hand", arm: [40, 56], draw(doll) {
		doll.shape("M-8 10L20 -14L26 -7L-3 16Z", "#b67a3d");
		doll.shape("M18 -15L34 -28L42 -19L26 -5Z", "#d99f52");
		doll.seam("M19 -15L27 -5M34 -28L42 -19", "#f7dc93", 3.4);
	} },
	drum: { grip: "both", draw(doll) {
		doll.shape("M-24 -10Q0 -3 24 -10V14Q0 23 -24 14Z", "#d9503f");
		doll.seam("M-23 -4L-12 14L0 0L12 14L23 -4", "#f6dfa0", 2.4);
		doll.shape(circle(0, -10, 24, 7), "#fff3dc");
		doll.seam("M-24 14Q0 23 24 14", "#f2c14e", 4);
		doll.limb("M-26 -22L-8 -12M26 -22L8 -12", "#b98748", 3);
	} },
	flag: { grip: "hand", arm: lifted, draw(doll, [, , third]) {
		doll.limb("M0 22L5 -62", WOOD, 4);
		doll.shape("M5 -62Q22 -72 46 -58Q38 -48 43 -36Q24 -46 4 -36Z", third);
		doll.seam("M20 -52h.1", "#e2574c", 9);
	} },
	balloon: { grip: "hand", arm: [64, 54], draw(doll) {
		doll.seam("M0 0Q22 -34 20 -66", "#f7efe0", 1.8);
		doll.shape("M20 -66C-8 -82 -4 -124 22 -124C48 -124 50 -82 20 -66Z", "#e2574c");
		doll.shape("M16 -62L20 -68L25 -62Z", "#c4453a");
		doll.seam("M10 -108Q13 -116 21 -117", "#ffd9cf", 3.6, 0.8);
	} },
	net: { grip: "hand", arm: lifted, draw(doll) {
		doll.limb("M-6 24L18 -46", "#a9793f", 4);
		doll.shape("M8 -56Q16 -2 34 4Q46 -20 44 -62Z", faint("#ffffff", 0.4));
		doll.seam("M16 -50L33 0M25 -50L34 2M35 -54L35 2M12 -36Q28 -28 44 -38M18 -18Q30 -12 42 -18", "#fffbe9", 1.4, 0.9);
		doll.seam("M8 -56Q26 -44 44 -62Q26 -72 8 -56", "#d04f3b", 3.4);
	} },
	shell: { grip: "hand", arm: [36, 62], draw(doll) {
		doll.shape("M2 4Q-14 -2 -14 -14Q-10 -24 3 -25Q16 -24 19 -13Q18 -2 4 4Z", "#f4b8a4");
		doll.seam("M3 2L-9 -16M3 2L-2 -22M3 2L8 -22M3 2L15 -15", "#d98672", 1.8);
	} },
	feather: { grip: "hand", arm: [42, 60], draw(doll) {
		doll.shape("M0 0Q-10 -26 8 -52Q20 -28 6 -2Z", "#6fb3c9");
		doll.seam("M1 8Q2 -20 8 -46M4 -12l8 -6M4 -22l9 -7M3 -16l-6 -6M4 -28l-5 -6", "#fdf6e4", 1.8);
	} },
	owl: { grip: "both", draw(doll) {
		doll.shape("M-17 -30C-22 -2 -14 14 2 14S26 -2 21 -30C18 -40 -14 -40 -17 -30Z", "#8d6a4a");
		doll.shape("M-17 -32L-19 -46L-8 -38ZM21 -32L23 -46L12 -38Z", "#6f5138");
		for (const x of [-6, 10]) {
			doll.shape(circle(x, -29, 8), "#fff3dc");
			doll.seam(`M${x} -29h.1`, "#2c2030", 5);
		}
		doll.shape("M-1 -25H5L2 -18Z", "#f0a63a");
		doll.detail(`<path d="${circle(2, -2, 10, 12)}" fill="${doll.lit("#fff3dc")}"/>`);
	} },
	fox: { grip: "both", draw(doll) {
		doll.shape("M14 10C34 14 44 -6 36 -22C30 -26 26 -20 27 -12Z", "#d9692f");
		doll.shape("M-18 14C-22 -8 -12 -20 2 -20S26 -8 22 14Z", "#d9692f");
		doll.shape("M-22 -52L-5 -42H9L26 -52C28 -36 22 -28 12 -22L2 -14L-8 -22C-18 -28 -24 -36 -22 -52Z", "#d9692f");
		doll.shape("M-19 -30C-10 -30 -4 -26 2 -17C8 -26 14 -30 23 -30L12 -22L2 -14L-8 -22Z", "#fff3dc");
		doll.seam("M-7 -33h.1M11 -33h.1M2 -17h.1", "#2c2030", 4.4);
	} },
	dragon: { grip: "both", draw(doll) {
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
	} },
	penguin: { grip: "both", draw(doll) {
		doll.shape("M-14 -20C-17 4 -11 14 2 14S21 4 18 -20C18 -44 12 -52 2 -52S-14 -44 -14 -20Z", "#34425c");
		doll.detail(`<path d="M-10 -16C-13 4 -7 11 2 11S17 4 14 -16C12 -24 6 -26 2 -22C-2 -26 -8 -24 -10 -16Z" fill="${doll.lit("#fff3dc")}"/>`);
		for (const x of [-4, 8]) {
			doll.shape(circle(x, -37, 6), "#fff3dc");
			doll.seam(`M${x} -37h.1`, "#2c2030", 4.4);
		}
		doll.shape("M-3 -32Q2 -35 7 -32L2 -26Z", "#f0a63a");
	} },
	robot: { grip: "both", draw(doll) {
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
	} },
};
