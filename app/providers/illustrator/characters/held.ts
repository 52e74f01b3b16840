import { darker, faint, lighter } from "../drawing/colour";
import { type Box, num } from "../drawing/sheet";
import { sparkle } from "../scene/sky";
import type { Outfit } from "../scene/stage";
import { circle, type Doll } from "./doll";

/** How far each thing reaches from the hand: outwards, inwards, up and down, in hundredths of the head's height. */
const REACH: Record<Outfit["hold"], readonly [out: number, inward: number, up: number, down: number]> = {
	none: [9, 9, 9, 9],
	lantern: [18, 12, 8, 46],
	telescope: [44, 10, 30, 18],
	balloon: [44, 16, 126, 8],
	flag: [48, 6, 74, 24],
	sword: [27, 9, 62, 9],
	net: [47, 9, 72, 26],
	book: [21, 16, 22, 22],
	flower: [20, 9, 44, 16],
	star: [37, 11, 64, 9],
	wand: [37, 11, 64, 20],
	teddy: [22, 14, 16, 36],
	umbrella: [60, 52, 136, 26],
};

/** What the thing covers when held at (x, y). */
export function reachOf(hold: Outfit["hold"], x: number, y: number, s: number): Box {
	const [out, inward, up, down] = REACH[hold];
	return { x: s > 0 ? x - inward : x - out, y: y - up, width: out + inward, height: up + down };
}

/** What a hand at (x, y) holds; `s` is -1 for the left hand of the picture, 1 for the right. */
export function heldThing(doll: Doll, outfit: Outfit, x: number, y: number, s: number) {
	const [, second, third] = outfit.colours;
	const p = (dx: number, dy: number) => `${num(x + dx * s)} ${num(y + dy)}`;
	switch (outfit.hold) {
		case "none":
			return;
		case "lantern":
			doll.detail(`<circle cx="${num(x + 3 * s)}" cy="${num(y + 27)}" r="48" fill="${doll.glow}"/>`);
			doll.seam(`M${p(-5, 10)}Q${p(3, -6)} ${p(11, 10)}`, "#5b4632", 2.4);
			doll.shape(`M${p(-8, 14)}L${p(-5, 9)}H${num(x + 11 * s)}L${p(14, 14)}Z`, "#5b4632");
			doll.detail(
				`<path d="M${p(-7, 14)}H${num(x + 13 * s)}V${num(y + 40)}H${num(x - 7 * s)}Z" fill="#ffdf8a"/><path d="M${p(-1, 20)}H${num(x + 7 * s)}V${num(y + 38)}H${num(x - s)}Z" fill="#fff6d2"/>`,
			);
			doll.seam(
				`M${p(-7, 14)}V${num(y + 40)}M${p(13, 14)}V${num(y + 40)}M${p(3, 14)}V${num(y + 40)}`,
				"#5b4632",
				2,
			);
			doll.shape(`M${p(-9, 40)}H${num(x + 15 * s)}L${p(12, 45)}H${num(x - 6 * s)}Z`, "#5b4632");
			return;
		case "telescope":
			doll.shape(`M${p(-8, 10)}L${p(20, -14)}L${p(26, -7)}L${p(-3, 16)}Z`, "#b67a3d");
			doll.shape(`M${p(18, -15)}L${p(34, -28)}L${p(42, -19)}L${p(26, -5)}Z`, "#d99f52");
			doll.seam(`M${p(19, -15)}L${p(27, -5)}M${p(34, -28)}L${p(42, -19)}`, "#f7dc93", 3.4);
			return;
		case "balloon":
			doll.seam(`M${p(0, 0)}Q${p(16, -34)} ${p(12, -66)}`, "#f7efe0", 1.8);
			doll.shape(
				`M${p(12, -66)}C${p(-16, -82)} ${p(-12, -124)} ${p(14, -124)}C${p(40, -124)} ${p(42, -82)} ${p(12, -66)}Z`,
				third,
			);
			doll.seam(`M${p(2, -108)}Q${p(5, -116)} ${p(13, -117)}`, lighter(third, 0.8), 3.6, 0.8);
			return;
		case "flag":
			doll.limb(`M${p(0, 22)}L${p(5, -62)}`, "#8b6543", 4);
			doll.shape(
				`M${p(5, -62)}Q${p(22, -72)} ${p(46, -58)}Q${p(38, -48)} ${p(43, -36)}Q${p(24, -46)} ${p(4, -36)}Z`,
				third,
			);
			doll.seam(`M${p(20, -52)}h.1`, "#fff3cf", 9);
			return;
		case "sword":
			doll.shape(`M${p(-3, 4)}L${p(20, -56)}L${p(25, -60)}L${p(25, -53)}L${p(4, 7)}Z`, "#d9c39a");
			doll.seam(`M${p(-7, -6)}L${p(12, 2)}`, "#8b5a33", 5);
			return;
		case "net":
			doll.limb(`M${p(-6, 24)}L${p(18, -46)}`, "#a9793f", 4);
			doll.detail(
				`<path d="M${p(8, -56)}Q${p(16, -2)} ${p(34, 4)}Q${p(46, -20)} ${p(44, -62)}Z" fill="${faint("#ffffff", 0.4)}"/>`,
			);
			doll.seam(
				`M${p(16, -50)}L${p(33, 0)}M${p(25, -50)}L${p(34, 2)}M${p(35, -54)}L${p(35, 2)}M${p(12, -36)}Q${p(28, -28)} ${p(44, -38)}M${p(18, -18)}Q${p(30, -12)} ${p(42, -18)}`,
				"#fffbe9",
				1.4,
				0.9,
			);
			doll.seam(`M${p(8, -56)}Q${p(26, -44)} ${p(44, -62)}Q${p(26, -72)} ${p(8, -56)}`, "#d04f3b", 3.4);
			return;
		case "book":
			doll.shape(`M${p(-14, -14)}L${p(14, -20)}L${p(19, 14)}L${p(-9, 20)}Z`, third);
			doll.seam(`M${p(-8, -8)}L${p(10, -12)}M${p(-6, 0)}L${p(6, -3)}`, "#fff1cf", 2.4);
			doll.seam(`M${p(-8, 20)}L${p(19, 14)}`, "#fff8e8", 3);
			return;
		case "flower":
			doll.seam(`M${p(-2, 14)}Q${p(5, -10)} ${p(6, -30)}`, "#5d8a45", 3.4);
			for (let i = 0; i < 6; i++)
				doll.detail(
					`<ellipse cx="0" cy="-8" rx="5" ry="7.5" fill="${doll.lit(i % 2 ? third : lighter(third, 0.25))}" transform="translate(${p(6, -30)}) rotate(${i * 60})"/>`,
				);
			doll.seam(`M${p(6, -30)}h.1`, "#f7c948", 9);
			return;
		case "star":
		case "wand":
			if (outfit.hold === "wand") doll.limb(`M${p(-4, 18)}L${p(12, -34)}`, "#7d5a8f", 3.6);
			doll.detail(`<circle cx="${num(x + 13 * s)}" cy="${num(y - 40)}" r="36" fill="${doll.glow}"/>`);
			doll.shape(sparkle(x + 13 * s, y - 40, 22), "#ffe58a");
			return;
		case "teddy":
			for (const [dx, dy, r] of [
				[-5, -9, 5],
				[13, -9, 5],
				[4, 16, 12],
				[-7, 12, 5],
				[15, 12, 5],
				[-3, 28, 5.5],
				[11, 28, 5.5],
				[4, -1, 11],
			] as const)
				doll.shape(circle(x + dx * s, y + dy, r), "#c08a55");
			doll.detail(`<path d="${circle(x + 4 * s, y + 3, 5)}" fill="${doll.lit("#e8c497")}"/>`);
			doll.seam(`M${p(0, -3)}h.1M${p(8, -3)}h.1M${p(4, 1)}h.1`, "#3c2618", 2.6);
			return;
		case "umbrella":
			doll.limb(`M${p(-2, 24)}L${p(4, -84)}`, "#6b4a32", 3.4);
			doll.shape(
				`M${p(-50, -80)}Q${p(-38, -134)} ${p(5, -134)}Q${p(50, -132)} ${p(58, -76)}Q${p(44, -88)} ${p(30, -78)}Q${p(16, -90)} ${p(3, -80)}Q${p(-10, -92)} ${p(-24, -82)}Q${p(-38, -92)} ${p(-50, -80)}Z`,
				third,
			);
			doll.mark(
				`M${p(5, -134)}Q${p(-14, -116)} ${p(-24, -82)}Q${p(-10, -92)} ${p(3, -80)}Z`,
				darker(second, 0.3),
				0.25,
			);
			return;
	}
}
