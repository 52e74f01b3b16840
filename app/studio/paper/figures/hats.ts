import { darker, faint, lighter } from "../drawing/colour";
import { num } from "../drawing/sheet";
import { circle, type Doll } from "./doll";
import type { Colours } from "./garments";
import { bubbleRadius, type Hat, type Seat } from "./hat";

/** A hat with a broad brim, of straw or of cloth. */
const brimmed =
	(colour: string | null) =>
	(doll: Doll, { at }: Seat, [, , third]: Colours) => {
		const felt = colour ?? "#eacb7c";
		doll.shape(
			`M${at(-0.76, -4)}Q${at(-0.72, -38)} ${at(-0.1, -35)}Q${at(0.72, -40)} ${at(0.76, -4)}Z`,
			felt,
		);
		doll.seam(`M${at(-0.75, -9)}Q${at(0, 1)} ${at(0.75, -9)}`, colour ? darker(felt, 0.45) : third, 6.4);
		doll.shape(
			`M${at(-1.42, 3)}Q${at(-1, -10)} ${at(0, -3)}Q${at(1, -10)} ${at(1.42, 3)}Q${at(0, 14)} ${at(-1.42, 3)}Z`,
			lighter(felt, 0.12),
		);
		doll.seam(`M${at(-1.2, 3)}Q${at(0, 12)} ${at(1.2, 3)}`, darker(felt, 0.4), 1.8, 0.5);
	};

/** Every hat there is: an entry is all that it takes. */
export const HATS = {
	pirate: {
		rise: 28,
		isBroad: true,
		draw(doll, { at, x, y }, [main]) {
			doll.shape(
				`M${at(-1.35, 4)}Q${at(-1.05, -30)} ${at(-0.4, -30)}Q${at(0, -50)} ${at(0.4, -30)}Q${at(1.05, -30)} ${at(1.35, 4)}Q${at(0, -16)} ${at(-1.35, 4)}Z`,
				darker(main, 0.35),
			);
			doll.seam(`M${at(-1.25, 0)}Q${at(0, -20)} ${at(1.25, 0)}`, "#f3d27a", 3);
			doll.detail(`<path d="${circle(x, y - 26, 7)}" fill="${doll.lit("#f7f0dd")}"/>`);
			doll.seam(`M${num(x - 10)} ${num(y - 14)}l20 -7M${num(x - 10)} ${num(y - 21)}l20 7`, "#f7f0dd", 3);
			doll.seam(`M${num(x - 2.6)} ${num(y - 27)}h.1M${num(x + 2.6)} ${num(y - 27)}h.1`, "#2a2238", 2.6);
		},
	},
	sailor: {
		rise: 14,
		draw(doll, { at }, [main]) {
			doll.shape(
				`M${at(-0.8, -8)}Q${at(-0.75, -32)} ${at(0, -32)}Q${at(0.75, -32)} ${at(0.8, -8)}Z`,
				"#fbf6ea",
			);
			doll.shape(
				`M${at(-1.02, 1)}Q${at(-1.1, -15)} ${at(-0.9, -17)}Q${at(0, -8)} ${at(0.9, -17)}Q${at(1.1, -15)} ${at(1.02, 1)}Q${at(0, 10)} ${at(-1.02, 1)}Z`,
				"#fffaf0",
			);
			doll.seam(`M${at(-0.98, -5)}Q${at(0, 5)} ${at(0.98, -5)}`, main, 3.6);
		},
	},
	crown: {
		rise: 24,
		draw(doll, { at }, [, second, third]) {
			doll.shape(
				`M${at(-0.72, -6)}L${at(-0.86, -34)}L${at(-0.42, -20)}L${at(0, -42)}L${at(0.42, -20)}L${at(0.86, -34)}L${at(0.72, -6)}Q${at(0, 3)} ${at(-0.72, -6)}Z`,
				"#f4c64f",
			);
			doll.seam(`M${at(-0.7, -9)}Q${at(0, 0)} ${at(0.7, -9)}`, "#d99a2b", 3.6);
			doll.seam(`M${at(0, -11)}h.1`, third, 8);
			doll.seam(`M${at(-0.42, -13)}h.1M${at(0.42, -13)}h.1`, second, 5.6);
			doll.seam(`M${at(-0.86, -35)}h.1M${at(0, -43)}h.1M${at(0.86, -35)}h.1`, "#fff0b8", 6);
		},
	},
	circlet: {
		rise: 2,
		draw(doll, { at, x, y }, [, , third]) {
			doll.seam(`M${at(-1, 0)}Q${at(0, 16)} ${at(1, 0)}`, "#f4c64f", 4.6);
			doll.seam(`M${num(x)} ${num(y + 8)}h.1`, third, 9);
			doll.seam(`M${num(x - 1)} ${num(y + 6)}h.1`, "#ffffff", 2.4);
		},
	},
	explorer: { rise: 22, isBroad: true, draw: brimmed("#c9a66a") },
	straw: { rise: 22, isBroad: true, draw: brimmed(null) },
	bobble: {
		rise: 32,
		draw(doll, { at, x, y }, [main, second, third]) {
			doll.shape(circle(x, y - 40, 11), lighter(third, 0.2));
			doll.shape(
				`M${at(-1, 0)}Q${at(-1.02, -36)} ${at(0, -36)}Q${at(1.02, -36)} ${at(1, 0)}Q${at(0, 8)} ${at(-1, 0)}Z`,
				main,
			);
			doll.seam(`M${at(-0.9, -17)}l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5`, second, 2.8, 0.9);
			doll.shape(
				`M${at(-1.04, 3)}Q${at(-1.08, -11)} ${at(-1, -12)}Q${at(0, -3)} ${at(1, -12)}Q${at(1.08, -11)} ${at(1.04, 3)}Q${at(0, 12)} ${at(-1.04, 3)}Z`,
				lighter(third, 0.1),
			);
			doll.seam(
				`M${at(-0.7, -4)}v7M${at(-0.42, -2)}v7M${at(-0.14, 0)}v7M${at(0.14, 0)}v7M${at(0.42, -2)}v7M${at(0.7, -4)}v7`,
				darker(third, 0.4),
				1.8,
				0.5,
			);
		},
	},
	nightcap: {
		rise: 20,
		draw(doll, { at, x, y, half }, [main]) {
			doll.shape(
				`M${at(-1, 0)}Q${at(-0.8, -36)} ${at(0.2, -38)}Q${at(1.3, -38)} ${at(1.62, 6)}Q${at(1.2, -12)} ${at(0.98, -4)}Q${at(0, 8)} ${at(-1, 0)}Z`,
				main,
			);
			doll.shape(circle(x + 1.62 * half, y + 12, 8), "#fff6df");
			doll.shape(
				`M${at(-1.04, 4)}Q${at(-1.06, -7)} ${at(-1, -8)}Q${at(0, 1)} ${at(1, -8)}Q${at(1.06, -7)} ${at(1.04, 4)}Q${at(0, 12)} ${at(-1.04, 4)}Z`,
				"#fff6df",
			);
		},
	},
	topper: {
		rise: 32,
		draw(doll, { at }, [main, , third]) {
			doll.shape(`M${at(-0.62, -4)}L${at(-0.7, -50)}Q${at(0, -56)} ${at(0.7, -50)}L${at(0.62, -4)}Z`, main);
			doll.seam(`M${at(-0.63, -11)}Q${at(0, -5)} ${at(0.63, -11)}`, third, 8);
			doll.shape(
				`M${at(-1.1, -2)}Q${at(0, 9)} ${at(1.1, -2)}Q${at(1, 6)} ${at(0, 9)}Q${at(-1, 6)} ${at(-1.1, -2)}Z`,
				darker(main, 0.12),
			);
		},
	},
	party: {
		rise: 42,
		draw(doll, { at, x, y, half }, [, second, third]) {
			doll.shape(`M${at(-0.56, -10)}L${at(0.08, -62)}L${at(0.6, -8)}Q${at(0, 0)} ${at(-0.56, -10)}Z`, second);
			doll.seam(`M${at(-0.3, -26)}L${at(0.36, -30)}M${at(-0.12, -42)}L${at(0.2, -44)}`, third, 4.4);
			doll.shape(circle(x + 0.08 * half, y - 62, 8), "#fff3c9");
		},
	},
	headscarf: {
		rise: 14,
		behind(doll, { head }, [, , third]) {
			const w = head.width * 0.5 + 5;
			doll.shape(
				`M${num(-w)} -62Q${num(-w - 10)} -10 ${num(-w + 2)} 26Q0 34 ${num(w - 2)} 26Q${num(w + 10)} -10 ${num(w)} -62Z`,
				darker(third, 0.12),
			);
		},
		draw(doll, { at }, [, second, third]) {
			doll.shape(
				`M${at(-1.06, 14)}Q${at(-1.16, -34)} ${at(0, -32)}Q${at(1.16, -34)} ${at(1.06, 14)}Q${at(0.9, 0)} ${at(0, -3)}Q${at(-0.9, 0)} ${at(-1.06, 14)}Z`,
				third,
			);
			doll.seam(`M${at(-1.04, 2)}Q${at(0, -14)} ${at(1.04, 2)}`, second, 6);
		},
	},
	leaves: {
		rise: 6,
		draw(doll, { x, y, half }, [, , third]) {
			for (let i = 0; i < 9; i++) {
				const share = -1 + i / 4;
				const cx = x + share * half * 0.98;
				const cy = y + 6 * (1 - share * share) - 3;
				const turn = share * 50 + (i % 2 ? 24 : -24);
				doll.detail(
					`<path transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)})" d="M0 4C-8 -2 -7 -12 0 -19C7 -12 8 -2 0 4Z" fill="${doll.lit(i % 2 ? "#5f9b4c" : "#86b858")}"/>`,
				);
			}
			for (const share of [-0.72, -0.26, 0.26, 0.72]) {
				const cx = x + share * half;
				const cy = y + 5 * (1 - share * share);
				doll.seam(`M${num(cx)} ${num(cy)}h.1`, share < 0 ? third : "#fff1d8", 9.5);
				doll.seam(`M${num(cx)} ${num(cy)}h.1`, "#f2b53d", 4);
			}
		},
	},
	beret: {
		rise: 16,
		draw(doll, { at }, [, , third]) {
			doll.shape(
				`M${at(-1, 2)}Q${at(-1.5, -16)} ${at(-0.7, -27)}Q${at(0.2, -38)} ${at(0.9, -24)}Q${at(1.14, -14)} ${at(1, -2)}Q${at(0, 6)} ${at(-1, 2)}Z`,
				third,
			);
			doll.seam(`M${at(0, -31)}l3 -9`, third, 4);
		},
	},
	rainhat: {
		rise: 18,
		isBroad: true,
		behind(doll, { x, half }, [main]) {
			doll.shape(
				`M${num(x - half)} -82Q${num(x - half - 16)} -56 ${num(x - half - 10)} -40Q${num(x)} -26 ${num(x + half + 10)} -40Q${num(x + half + 16)} -56 ${num(x + half)} -82Z`,
				darker(main, 0.18),
			);
		},
		draw(doll, { at }, [main]) {
			doll.shape(`M${at(-0.9, -4)}Q${at(-0.9, -36)} ${at(0, -36)}Q${at(0.9, -36)} ${at(0.9, -4)}Z`, main);
			doll.shape(
				`M${at(-1.3, 6)}Q${at(-1.1, -8)} ${at(-0.9, -8)}Q${at(0, -1)} ${at(0.9, -8)}Q${at(1.1, -8)} ${at(1.3, 6)}Q${at(0, 13)} ${at(-1.3, 6)}Z`,
				lighter(main, 0.14),
			);
		},
	},
	bubble: {
		rise: 16,
		isOverEverything: true,
		behind(doll, { head }) {
			doll.shape(circle(head.middle, -48, bubbleRadius(head)), "#bfe3f2", 'fill-opacity="0.55"');
		},
		draw(doll, { head }) {
			const r = bubbleRadius(head);
			const m = head.middle;
			doll.detail(
				`<path d="${circle(m, -48, r)}" fill="none" stroke="${faint("#ffffff", 0.75)}" stroke-width="2.6"/>`,
			);
			doll.seam(
				`M${num(m - r * 0.78)} ${num(-48 - r * 0.36)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${num(m - r * 0.3)} ${num(-48 - r * 0.8)}`,
				"#ffffff",
				6,
				0.85,
			);
			doll.seam(
				`M${num(m - r * 0.86)} ${num(-48 - r * 0.1)}A${num(r)} ${num(r)} 0 0 1 ${num(m - r * 0.84)} ${num(-48 - r * 0.18)}`,
				"#ffffff",
				6,
				0.85,
			);
			doll.seam(
				`M${num(m + r * 0.84)} -44A${num(r * 0.9)} ${num(r * 0.9)} 0 0 1 ${num(m + r * 0.52)} ${num(-48 + r * 0.68)}`,
				"#ffffff",
				3.4,
				0.5,
			);
		},
	},
	chef: {
		rise: 34,
		draw(doll, { at, x, y, half }) {
			for (const [across, up, r] of [
				[-0.5, -27, 15],
				[0.5, -27, 15],
				[0, -33, 18],
			] as const)
				doll.shape(circle(x + across * half, y + up, r), "#fffaf0");
			doll.shape(`M${at(-0.8, -24)}L${at(-0.84, 0)}Q${at(0, 9)} ${at(0.84, 0)}L${at(0.8, -24)}Z`, "#fffaf0");
			doll.seam(`M${at(-0.84, -2)}Q${at(0, 7)} ${at(0.84, -2)}`, "#d8cfc0", 3);
		},
	},
} as const satisfies Record<string, Hat>;
export type HatName = keyof typeof HATS;
