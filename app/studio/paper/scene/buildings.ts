import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
import type { Stage } from "./stage";

/** A wall with its light and shade; (x, y) is the middle of its foot. */
export function wall(
	{ sheet, dice, light }: Stage,
	x: number,
	y: number,
	width: number,
	height: number,
	colour: string,
) {
	const corners: Point[] = [
		[x - width / 2, y],
		[x - width / 2, y - height],
		[x + width / 2, y - height],
		[x + width / 2, y],
	];
	const paint = sheet.linear(
		light < 0 ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2],
		[0, lighter(colour, 0.16)],
		[0.55, colour],
		[1, darker(colour, 0.22)],
	);
	sheet.fill(cutPaper(dice, corners, Math.min(5, width * 0.015)), paint);
}

/** A window; by night it glows. */
export function windowPane(
	{ sheet, night, mood }: Stage,
	x: number,
	y: number,
	width: number,
	height: number,
	{ round = true, lit = night } = {},
) {
	const top = round ? `a${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(width)} 0` : `h${num(width)}`;
	const d = `M${num(x - width / 2)} ${num(y)}v${num(-height)}${top}v${num(height)}Z`;
	if (lit) {
		const halo = sheet.glow("#ffd36e", [0, 0.55], [1, 0]);
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y - height * 0.6)}" r="${num(Math.max(width, height) * 1.7)}" fill="${halo}"/>`,
		);
	}
	sheet.add(
		fill(d, lit ? sheet.down([0, "#fff3c0"], [1, "#ffbd4f"]) : mix(mood.sky[0], "#33506b", 0.45)),
		line(d, faint(darker(mood.mid, 0.5), 0.7), Math.max(2, width * 0.08)),
		line(
			`M${num(x)} ${num(y)}v${num(-height - (round ? width * 0.4 : 0))}M${num(x - width / 2)} ${num(y - height * 0.5)}h${num(width)}`,
			faint(darker(mood.mid, 0.5), 0.6),
			Math.max(1.5, width * 0.06),
		),
	);
}

/** A cottage with a thatched or tiled roof and a chimney; `size` is its width. */
export function cottage(stage: Stage, x: number, y: number, size: number) {
	const { sheet, dice, mood, night } = stage;
	const plaster = night ? mix("#e9d9c0", mood.sky[0], 0.5) : "#fbeed6";
	const tile = night ? mix(mood.accent, mood.sky[0], 0.5) : mood.accent;
	const h = size * 0.5;
	sheet.fill(
		cutPaper(
			dice,
			[
				[x + size * 0.2, y - h],
				[x + size * 0.2, y - h - size * 0.48],
				[x + size * 0.33, y - h - size * 0.48],
				[x + size * 0.33, y - h],
			],
			2,
		),
		mix(tile, plaster, 0.5),
	);
	for (let i = 0; i < 3; i++) {
		sheet.add(
			`<circle cx="${num(x + size * (0.27 + i * 0.09))}" cy="${num(y - h - size * (0.6 + i * 0.16))}" r="${num(size * (0.05 + i * 0.03))}" fill="${faint("#ffffff", 0.5 - i * 0.13)}"/>`,
		);
	}
	wall(stage, x, y, size * 0.86, h, plaster);
	const roof: Point[] = [
		[x - size * 0.55, y - h + size * 0.05],
		[x - size * 0.32, y - h - size * 0.36],
		[x + size * 0.32, y - h - size * 0.36],
		[x + size * 0.55, y - h + size * 0.05],
	];
	sheet.fill(cutPaper(dice, roof, 4), sheet.down([0, lighter(tile, 0.12)], [1, darker(tile, 0.18)]));
	for (let row = 0; row < 3; row++) {
		const ry = y - h - size * (0.24 - row * 0.11);
		const half = size * (0.36 + row * 0.07);
		let d = `M${num(x - half)} ${num(ry)}`;
		for (let i = 0; i < 9; i++) d += `q${num(half / 9)} ${num(size * 0.045)} ${num((2 * half) / 9)} 0`;
		sheet.line(d, faint(darker(tile, 0.4), 0.5), size * 0.012);
	}
	const door = `M${num(x - size * 0.08)} ${num(y)}v${num(-size * 0.24)}a${num(size * 0.08)} ${num(size * 0.08)} 0 0 1 ${num(size * 0.16)} 0v${num(size * 0.24)}Z`;
	sheet.fill(door, night ? mix(mood.second, mood.sky[0], 0.35) : mix(mood.second, "#7a5230", 0.35));
	windowPane(stage, x - size * 0.26, y - h * 0.38, size * 0.15, size * 0.13);
	windowPane(stage, x + size * 0.26, y - h * 0.38, size * 0.15, size * 0.13);
}
