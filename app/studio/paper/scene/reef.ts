import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, fluff, form } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
import type { Stage } from "./stage";

/** A coral, branching or, now and then, a cushion; `size` is about its height. */
export function coral({ sheet, dice, light }: Stage, x: number, y: number, size: number, colour: string) {
	if (dice.chance(0.4)) {
		for (let i = 0; i < 3; i++)
			form(
				sheet,
				dice,
				fluff(dice, x + (i - 1) * size * 0.26, y - size * 0.18, size * 0.26, size * 0.24, 9),
				i === 1 ? lighter(colour, 0.12) : colour,
				{ light, grain: 5 },
			);
		return;
	}
	const grow = (
		bx: number,
		by: number,
		length: number,
		angle: number,
		width: number,
		depth: number,
	): string => {
		const ex = bx + Math.cos(angle) * length;
		const ey = by + Math.sin(angle) * length;
		let out = line(
			`M${num(bx)} ${num(by)}Q${num((bx + ex) / 2 + dice.between(-8, 8))} ${num((by + ey) / 2)} ${num(ex)} ${num(ey)}`,
			mix(colour, lighter(colour, 0.3), depth / 4),
			width,
		);
		if (depth < 3)
			for (const turn of [-0.5, 0.45])
				out += grow(
					ex,
					ey,
					length * dice.between(0.62, 0.8),
					angle + turn * dice.between(0.7, 1.2),
					width * 0.72,
					depth + 1,
				);
		return out;
	};
	for (const angle of [-1.9, -1.57, -1.2]) sheet.add(grow(x, y, size * 0.36, angle, size * 0.11, 0));
}

/** A few strands of seaweed, `height` at most. */
export function weed({ sheet, dice }: Stage, x: number, y: number, height: number, colour: string) {
	const strands = dice.whole(3, 5);
	for (let i = 0; i < strands; i++) {
		const foot = x + (i - strands / 2) * 30;
		const tall = height * dice.between(0.6, 1);
		const sway = dice.between(-40, 40);
		const spine: Point[] = Array.from(
			{ length: 6 },
			(_, k): Point => [foot + Math.sin(k * 1.2 + i) * 18 + (sway * k) / 5, y - (tall * k) / 5],
		);
		sheet.add(
			line(curve(spine, false), darker(colour, 0.15), 16),
			line(curve(spine, false), lighter(colour, 0.1), 8),
		);
		spine.slice(1).forEach(([sx, sy], k) => {
			const s = k % 2 ? 1 : -1;
			sheet.fill(
				`M${num(sx)} ${num(sy)}q${num(s * 46)} ${num(-26)} ${num(s * 62)} ${num(-64)}q${num(-s * 50)} ${num(6)} ${num(-s * 62)} ${num(64)}Z`,
				mix(colour, lighter(colour, 0.3), k / 6),
			);
		});
	}
}

/** A striped fish that swims left or right, as the dice say; (x, y) is its middle, `s` half its length. */
export function fish({ sheet, dice }: Stage, x: number, y: number, s: number, colour: string) {
	const flip = dice.chance(0.5) ? 1 : -1;
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num((flip * s) / 100, 3)} ${num(s / 100, 3)}) rotate(${num(dice.between(-8, 8))})">${fill("M-50 0Q-92 -46 -98 -36Q-84 0 -98 36Q-92 46 -50 0Z", darker(colour, 0.15))}${fill("M-10 -40Q20 -74 44 -34Z", darker(colour, 0.2))}${fill("M-60 0Q-20 -56 40 -38Q86 -22 90 2Q84 26 40 40Q-20 54 -60 0Z", sheet.down([0, lighter(colour, 0.25)], [1, darker(colour, 0.16)]))}${fill("M8 -42Q-4 0 8 44L24 43Q12 0 24 -42Z", faint("#ffffff", 0.75))}${fill("M-24 -34Q-34 0 -24 34L-12 40Q-22 0 -12 -40Z", faint("#ffffff", 0.6))}<circle cx="58" cy="-9" r="12" fill="#fffdf4"/><circle cx="61" cy="-8" r="7" fill="#1d2440"/>${line("M74 12q-8 8 -18 6", darker(colour, 0.4), 4)}</g>`,
	);
}

/** A whale in the blue distance, swimming towards the light; (x, y) is its middle, `s` a little less than half its length. */
export function whale({ sheet, mood, light }: Stage, x: number, y: number, s: number) {
	const tone = mix(mood.far, mood.sky[1], 0.25);
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num((light * s) / 100, 3)} ${num(s / 100, 3)})">${fill("M-86 -8Q-120 -20 -128 -46Q-106 -44 -98 -30Q-96 -50 -80 -58Q-76 -34 -76 -16Z", tone)}${fill("M-92 -14Q-40 -2 -10 -26Q40 -52 88 -26Q108 -8 96 12Q60 40 0 34Q-56 26 -92 -14Z", sheet.down([0, lighter(tone, 0.12)], [1, darker(tone, 0.15)]))}${fill("M98 8Q64 40 0 34Q-20 31 -38 23Q40 22 98 8Z", faint(lighter(tone, 0.6), 0.5))}${line("M40 20v9M54 17v10M68 14v9", faint(darker(tone, 0.3), 0.5), 2)}${fill("M14 22Q4 48 -22 56Q-22 36 -10 22Z", darker(tone, 0.12))}<circle cx="68" cy="-4" r="3.6" fill="#152243"/></g>`,
	);
}

/** A jellyfish; (x, y) is the middle of its bell's rim, `s` half its width. */
export function jellyfish({ sheet, dice, mood }: Stage, x: number, y: number, s: number) {
	const colour = lighter(mood.accent, 0.4);
	for (let i = 0; i < 6; i++) {
		const sx = x - s * 0.7 + (i * s * 1.4) / 5;
		sheet.line(
			`M${num(sx)} ${num(y)}q${num(dice.between(-40, 40))} ${num(s * 0.6)} ${num(dice.between(-20, 20))} ${num(s * 1.1)}t${num(dice.between(-30, 30))} ${num(s * 0.8)}`,
			faint(colour, 0.6),
			9,
		);
	}
	sheet.fill(
		`M${num(x - s)} ${num(y + 8)}Q${num(x - s)} ${num(y - s * 1.1)} ${num(x)} ${num(y - s * 1.1)}Q${num(x + s)} ${num(y - s * 1.1)} ${num(x + s)} ${num(y + 8)}Q${num(x + s * 0.6)} ${num(y - 18)} ${num(x + s * 0.33)} ${num(y + 8)}Q${num(x)} ${num(y - 18)} ${num(x - s * 0.33)} ${num(y + 8)}Q${num(x - s * 0.6)} ${num(y - 18)} ${num(x - s)} ${num(y + 8)}Z`,
		sheet.down([0, faint(lighter(colour, 0.4), 0.95)], [1, faint(colour, 0.7)]),
	);
}
