import { faint, lighter, mix } from "../drawing/colour";
import { blob, curve, dots, dotted, fluff } from "../drawing/pen";
import { fill, num, overlap, type Point, SIDE } from "../drawing/sheet";
import type { Stage } from "./stage";

/** Fills the whole sheet with the mood's sky, brushed in broad strokes. */
export function sky({ sheet, dice, mood, night }: Stage) {
	const [top, middle, low] = mood.sky;
	sheet.add(sheet.broad(0, SIDE, [0, top], [0.42, middle], [0.78, low], [1, low]));
	for (let i = 0; i < 16; i++) {
		const y = dice.between(0, 1300);
		const x = dice.between(-200, sheet.width - 300);
		const length = dice.between(400, 1200);
		const tone = dice.chance(0.5) ? lighter(middle, 0.5) : mix(top, middle, 0.3);
		const d = curve(
			[
				[x, y],
				[x + length * 0.35, y + dice.between(-26, 26)],
				[x + length * 0.7, y + dice.between(-26, 26)],
				[x + length, y],
			],
			false,
		);
		sheet.line(d, faint(tone, night ? 0.07 : 0.1), dice.between(30, 90));
	}
}

/** Whether clouds or mist hide sun, moon and stars. */
export const skyIsHidden = ({ weather }: Stage) =>
	weather === "rain" || weather === "storm" || weather === "snow" || weather === "fog";

/** A sun or moon with its halo. */
export function lightInSky(stage: Stage, x: number, y: number, r: number) {
	if (skyIsHidden(stage)) return;
	const { sheet, dice, mood, night } = stage;
	const halo = sheet.glow(mood.glow, [0, night ? 0.55 : 0.75], [0.35, night ? 0.2 : 0.32], [1, 0]);
	sheet.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 4.6)}" fill="${halo}"/>`);
	const disc = curve(blob(dice, x, y, r, r, 0.015, 14));
	sheet.fill(disc, sheet.radialAt([0.4, 0.35, 0.75], [0, lighter(mood.glow, 0.7)], [1, mood.glow]));
	if (!night) return;
	for (let i = 0; i < 6; i++) {
		const angle = dice.between(0, Math.PI * 2);
		const away = dice.between(0.15, 0.65) * r;
		const size = dice.between(0.08, 0.2) * r;
		const crater = blob(
			dice,
			x + Math.cos(angle) * away,
			y + Math.sin(angle) * away,
			size,
			size * 0.92,
			0.08,
		);
		sheet.fill(curve(crater), faint(mix(mood.glow, mood.sky[1], 0.5), 0.4));
	}
}

/** Stars thick at the top and fewer towards the horizon; a few with rays. */
export function stars(stage: Stage, lowest: number, amount = 1) {
	if (skyIsHidden(stage)) return;
	const { sheet, dice, mood, keepFree } = stage;
	const isFree = (x: number, y: number, around: number) =>
		!keepFree.some((box) =>
			overlap(box, { x: x - around, y: y - around, width: 2 * around, height: 2 * around }),
		);
	const keep = (x: number, y: number) => (isFree(x, y, 12) ? 1 - (y / lowest) ** 1.5 : 0);
	for (const [count, size, opacity] of [
		[260, 4, 0.7],
		[90, 7, 0.85],
		[34, 11, 0.95],
	] as const) {
		sheet.add(
			dotted(
				dots(dice, { x: 0, y: 0, width: sheet.width, height: lowest }, count * amount, keep),
				faint(lighter(mood.glow, 0.75), opacity),
				size,
			),
		);
	}
	for (let i = 0; i < 12 * amount; i++) {
		const x = dice.between(40, sheet.width - 40);
		const y = dice.between(40, lowest * 0.85);
		const r = dice.between(14, 34);
		if (isFree(x, y, r)) sheet.fill(sparkle(x, y, r), faint(lighter(mood.glow, 0.6), 0.9));
	}
}

/** A star of four rays. */
export function sparkle(x: number, y: number, r: number): string {
	const q = r * 0.14;
	return `M${num(x)} ${num(y - r)}Q${num(x + q)} ${num(y - q)} ${num(x + r)} ${num(y)}Q${num(x + q)} ${num(y + q)} ${num(x)} ${num(y + r)}Q${num(x - q)} ${num(y + q)} ${num(x - r)} ${num(y)}Q${num(x - q)} ${num(y - q)} ${num(x)} ${num(y - r)}Z`;
}

/** A heaped cloud with a lit top and a flat, shaded foot. */
export function cloud(
	{ sheet, dice, mood, night, light }: Stage,
	x: number,
	y: number,
	width: number,
	opacity = 1,
) {
	const tone = night ? mix(mood.sky[1], mood.glow, 0.22) : lighter(mood.sky[2], 0.72);
	const puffs = Math.round(3 + width / 140);
	const parts: Point[][] = [];
	for (let i = 0; i < puffs; i++) {
		const share = puffs === 1 ? 0.5 : i / (puffs - 1);
		const rise = Math.sin(share * Math.PI) * 0.24 + 0.1;
		const r = width * (rise * 0.62 + dice.between(0.02, 0.05));
		parts.push(fluff(dice, x + (share - 0.5) * width * 0.8, y - r * 0.55, r * 1.2, r, 7));
	}
	parts.push(blob(dice, x, y - width * 0.03, width * 0.52, width * 0.06, 0.05));
	const shade = night ? mix(tone, mood.sky[0], 0.35) : mix(tone, mood.sky[0], 0.3);
	const group = (dx: number, dy: number, colour: string) =>
		`<g transform="translate(${num(dx)} ${num(dy)})">${parts.map((part) => fill(curve(part), colour)).join("")}</g>`;
	sheet.add(
		`<g opacity="${num(opacity, 2)}">${group(0, 0, shade)}${group(light * width * 0.012, -width * 0.025, tone)}</g>`,
	);
}

/** A scatter of clouds that leaves the middle of the title calm. */
export function clouds(stage: Stage, count: number, lowest: number) {
	const { dice, sheet } = stage;
	for (let i = 0; i < count; i++) {
		const left = i % 2 === 0;
		const x = left ? dice.between(-80, 560) : dice.between(sheet.width - 560, sheet.width + 80);
		cloud(stage, x, dice.between(120, lowest), dice.between(260, 560), dice.between(0.75, 1));
	}
}
