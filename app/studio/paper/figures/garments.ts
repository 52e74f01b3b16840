import { darker, lighter, mix } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { num } from "../drawing/sheet";
import type { Build } from "./build";
import type { Doll } from "./doll";

/** Main, second and third colour of somebody's clothes. */
export type Colours = readonly [main: string, second: string, third: string];
/** What a part of the body is covered with: one of the colours, or nothing. */
type Cloth = "main" | "second" | "tights" | "skin";

/** Where things may be on the cloth of a trunk: half the width at a height, from the neck (0) to the hem. */
type Cloths = { colours: Colours; hip: number; hem: number; inside(y: number): number };

export type Garment = {
	sleeves: Cloth;
	/** How much of the arm the sleeves cover, and of the leg what is worn on the legs; 1 is all. */
	sleeveLength: number;
	legs: Cloth;
	legLength: number;
	/** Of the trunk. */
	trunk: Exclude<Cloth, "skin" | "tights">;
	/** A skirt hangs down over so much of the legs, and stands out so far at its hem. */
	skirt?: { length: number; flare: number };
	/** Broader legs, as many times. */
	thick?: number;
	/** Buttoned down the middle. */
	buttoned?: true;
	gloves?: true;
	/** What is sewn on it. */
	draw?(doll: Doll, cloth: Cloths): void;
};

const belt = (doll: Doll, { colours, inside }: Cloths, y: number) =>
	doll.seam(`M${num(-inside(y))} ${num(y)}Q0 ${num(y + 5)} ${num(inside(y))} ${num(y)}`, colours[2], 5.4);
const waistband = (doll: Doll, { colours, hem, inside }: Cloths) =>
	doll.seam(
		`M${num(-inside(hem) + 1)} ${num(hem - 4)}Q0 ${num(hem + 2)} ${num(inside(hem) - 1)} ${num(hem - 4)}`,
		darker(colours[0], 0.3),
		4,
		0.55,
	);
const bib = (doll: Doll, { colours: [main, , third], hip, hem }: Cloths) => {
	doll.detail(
		`<path d="M-15 26Q0 29 15 26L${num(hip - 1)} ${num(hem - 2)}Q0 ${num(hem + 4)} ${num(-hip + 1)} ${num(hem - 2)}Z" fill="${doll.lit(main)}"/>`,
	);
	doll.seam("M-14 27L-16 9M14 27L16 9", main, 5);
	doll.seam("M-14 29h.1M14 29h.1", third, 5);
	doll.seam("M-8 38Q0 40 8 38V46Q0 51 -8 46Z", lighter(main, 0.3), 1.6);
};

/** Everything that can be worn on the body: an entry is all that it takes. */
export const GARMENTS = {
	jumper: { sleeves: "main", sleeveLength: 1, legs: "second", legLength: 1, trunk: "main", draw: waistband },
	shirt: {
		sleeves: "main",
		sleeveLength: 0.44,
		legs: "second",
		legLength: 1,
		trunk: "main",
		draw: waistband,
	},
	shorts: {
		sleeves: "main",
		sleeveLength: 0.44,
		legs: "second",
		legLength: 0.5,
		trunk: "main",
		thick: 1.12,
		draw: waistband,
	},
	coat: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "second",
		legLength: 1,
		trunk: "main",
		skirt: { length: 0.3, flare: 5 },
		buttoned: true,
	},
	tailcoat: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "second",
		legLength: 1,
		trunk: "main",
		skirt: { length: 0.2, flare: 3 },
		buttoned: true,
	},
	dress: {
		sleeves: "main",
		sleeveLength: 0.36,
		legs: "tights",
		legLength: 1,
		trunk: "main",
		skirt: { length: 0.5, flare: 13 },
		draw: (doll, cloth) => belt(doll, cloth, cloth.hem - 9),
	},
	tunic: {
		sleeves: "second",
		sleeveLength: 1,
		legs: "tights",
		legLength: 1,
		trunk: "main",
		skirt: { length: 0.34, flare: 7 },
		draw: (doll, cloth) => belt(doll, cloth, cloth.hem - 9),
	},
	robe: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "main",
		legLength: 1,
		trunk: "main",
		skirt: { length: 0.86, flare: 9 },
		buttoned: true,
	},
	pyjamas: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "main",
		legLength: 1,
		trunk: "main",
		thick: 1.12,
		buttoned: true,
	},
	dungarees: {
		sleeves: "second",
		sleeveLength: 1,
		legs: "main",
		legLength: 1,
		trunk: "second",
		thick: 1.08,
		draw: bib,
	},
	swimsuit: {
		sleeves: "skin",
		sleeveLength: 0,
		legs: "main",
		legLength: 0.3,
		trunk: "main",
		thick: 1.1,
		draw: (doll, { colours, inside, hem }) =>
			doll.seam(
				`M${num(-inside(hem * 0.5))} ${num(hem * 0.5)}Q0 ${num(hem * 0.5 + 5)} ${num(inside(hem * 0.5))} ${num(hem * 0.5)}`,
				colours[2],
				8,
			),
	},
	apron: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "second",
		legLength: 1,
		trunk: "main",
		draw: (doll, { colours, hip, hem }) => {
			doll.detail(
				`<path d="M-13 20Q0 23 13 20L${num(hip - 3)} ${num(hem)}Q0 ${num(hem + 4)} ${num(-hip + 3)} ${num(hem)}Z" fill="${doll.lit(colours[2])}"/>`,
			);
			doll.seam(`M-12 21L-15 8M12 21L15 8`, colours[2], 4);
			doll.seam(
				`M-9 ${num(hem - 16)}Q0 ${num(hem - 13)} 9 ${num(hem - 16)}V${num(hem - 6)}Q0 ${num(hem - 3)} -9 ${num(hem - 6)}Z`,
				darker(colours[2], 0.3),
				1.6,
				0.6,
			);
		},
	},
	spacesuit: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "main",
		legLength: 1,
		trunk: "main",
		thick: 1.25,
		gloves: true,
		draw: (doll, cloth) => {
			const [, second, third] = cloth.colours;
			doll.detail(
				`<rect x="-13" y="26" width="26" height="15" rx="4" fill="${doll.lit(mix(second, "#ffffff", 0.2))}"/>`,
			);
			doll.seam("M-7 31h.1M0 31h.1M7 31h.1", third, 5);
			doll.seam("M-8 37h16", darker(second, 0.3), 2.4);
			belt(doll, cloth, cloth.hem - 6);
		},
	},
	/** Fur all over: what a soft toy wears. */
	plush: {
		sleeves: "main",
		sleeveLength: 1,
		legs: "main",
		legLength: 1,
		trunk: "main",
		thick: 1.3,
		draw: (doll, { colours, hem }) =>
			doll.detail(
				`<path d="M-13 14C-19 24 -17 ${num(hem - 12)} -9 ${num(hem - 4)}Q0 ${num(hem)} 9 ${num(hem - 4)}C17 ${num(hem - 12)} 19 24 13 14Z" fill="${doll.lit(colours[1])}"/>`,
			),
	},
} as const satisfies Record<string, Garment>;
export type GarmentName = keyof typeof GARMENTS;

export type Pattern = "plain" | "stripes" | "dots" | "stars";

/** The colour of a part of the clothes. */
export const clothOf = (cloth: Cloth, [main, second, third]: Colours, skin: string) =>
	cloth === "main" ? main : cloth === "second" ? second : cloth === "skin" ? skin : mix(skin, third, 0.75);

/** The clothes on the trunk, in its own space (the neck at 0, down along it), with what is sewn and printed on them; from behind without what is only in front. */
export function drawTrunk(
	doll: Doll,
	{ build, breadth, isBehind }: { build: Build; breadth: number; isBehind: boolean },
	{ garment, colours, pattern }: { garment: Garment; colours: Colours; pattern: Pattern },
	dice: Dice,
) {
	const w = build.shoulder;
	const h = build.hip + (garment.skirt ? 2 : 0);
	const hem = build.torso;
	const third = colours[2];
	const trunk = clothOf(garment.trunk, colours, "");
	const d = `M-9 3Q${num(-w * 0.7)} 5 ${num(-w + 5)} 9Q${num(-w)} 12 ${num(-w)} 22C${num(-w + 2)} ${num(hem * 0.6)} ${num(-h)} ${num(hem * 0.72)} ${num(-h)} ${num(hem - 4)}Q${num(-h * 0.8)} ${num(hem + 4)} 0 ${num(hem + 5)}Q${num(h * 0.8)} ${num(hem + 4)} ${num(h)} ${num(hem - 4)}C${num(h)} ${num(hem * 0.72)} ${num(w - 2)} ${num(hem * 0.6)} ${num(w)} 22Q${num(w)} 12 ${num(w - 5)} 9Q${num(w * 0.7)} 5 9 3Q0 12 -9 3Z`;
	doll.shape(breadth === 1 ? d : narrowed(d, breadth), trunk);
	// Everything on the cloth stays inside it by its own measures: half the width, less a margin.
	const inside = (y: number) => {
		const share = Math.min(1, Math.max(0, (y / hem - 0.3) / 0.45));
		return (w + (h - w) * share - 5) * breadth;
	};
	const buttoned = Boolean(garment.buttoned) && !isBehind;
	if (pattern === "stripes")
		for (let y = 22; y < hem - 3; y += 10)
			doll.seam(`M${num(-inside(y))} ${num(y)}Q0 ${num(y + 4)} ${num(inside(y))} ${num(y)}`, third, 4.2, 0.9);
	if (pattern === "dots" || pattern === "stars")
		for (let y = 20; y < hem - 2; y += 11)
			for (let x = -inside(y) + 5 + (((y / 11) % 2) | 0) * 6; x < inside(y) - 4; x += 13) {
				const px = x + dice.between(-1, 1);
				// The seam and its buttons are the pattern's own colour.
				if (buttoned && px > -9 && px < 13) continue;
				doll.seam(
					pattern === "dots"
						? `M${num(px)} ${num(y)}h.1`
						: `M${num(px - 2.4)} ${num(y)}h4.8M${num(px)} ${num(y - 2.4)}v4.8`,
					third,
					pattern === "dots" ? 4.2 : 1.7,
					0.95,
				);
			}
	if (buttoned) {
		doll.seam(`M0 12V${num(hem + 2)}`, darker(colours[0], 0.4), 1.8, 0.7);
		for (let y = 26; y < hem - 3; y += 13) doll.seam(`M4.5 ${num(y)}h.1`, third, 4.6);
	}
	if (!isBehind) garment.draw?.(doll, { colours, hip: h * breadth, hem, inside });
}

/** A path with every point so much nearer to the middle line. */
const narrowed = (d: string, share: number) => {
	let isAcross = true;
	return d.replaceAll(/-?[\d.]+/g, (value) => {
		const out = isAcross ? num(Number(value) * share, 2) : value;
		isAcross = !isAcross;
		return out;
	});
};
