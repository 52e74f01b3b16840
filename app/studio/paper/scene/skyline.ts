import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper } from "../drawing/pen";
import { fill, line, num } from "../drawing/sheet";
import { wall } from "./buildings";
import type { Stage } from "./stage";

/** Two rows of far roofs and towers across the sheet, standing on `y`. */
export function skyline({ sheet, dice, mood, night }: Stage, y: number) {
	for (const [share, low, high, step] of [
		[0.1, 180, 420, 120],
		[0.45, 110, 300, 150],
	] as const) {
		const tone = mix(mood.far, mood.mid, share);
		for (let x = -60; x < sheet.width + 60; x += step * dice.between(0.7, 1.2)) {
			const w = step * dice.between(0.7, 1.15);
			const h = dice.between(low, high);
			sheet.fill(
				cutPaper(
					dice,
					[
						[x, y],
						[x, y - h],
						[x + w * 0.5, y - h - dice.pick([0, 0, 46, 70])],
						[x + w, y - h],
						[x + w, y],
					],
					3,
				),
				sheet.down([0, lighter(tone, 0.1)], [1, lighter(tone, 0.3)]),
			);
			for (let wy = y - h + 30; wy < y - 24; wy += 42)
				for (let wx = x + 18; wx < x + w - 22; wx += 34)
					if (dice.chance(night ? 0.3 : 0.16))
						sheet.add(
							`<rect x="${num(wx)}" y="${num(wy)}" width="13" height="18" fill="${night ? faint("#ffd879", 0.85) : faint(darker(tone, 0.35), 0.4)}"/>`,
						);
		}
	}
}

/** A Ferris wheel; (x, y) is the middle of its foot, `r` the radius of its rim. */
export function bigWheel({ sheet, mood, night, dice }: Stage, x: number, y: number, r: number) {
	const tone = night ? mix(mood.second, mood.far, 0.35) : mix(mood.far, "#ffffff", 0.5);
	const cy = y - r * 1.15;
	let spokes = "";
	for (let i = 0; i < 16; i++) {
		const a = (i / 16) * Math.PI * 2;
		spokes += `M${num(x)} ${num(cy)}L${num(x + Math.cos(a) * r)} ${num(cy + Math.sin(a) * r)}`;
	}
	sheet.add(
		line(
			`M${num(x - r * 0.5)} ${num(y)}L${num(x)} ${num(cy)}L${num(x + r * 0.5)} ${num(y)}`,
			darker(tone, 0.15),
			14,
		),
		line(spokes, faint(tone, 0.7), 3),
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${tone}" stroke-width="9"/><circle cx="${num(x)}" cy="${num(cy)}" r="${num(r * 0.9)}" fill="none" stroke="${tone}" stroke-width="4"/>`,
	);
	for (let i = 0; i < 16; i++) {
		const a = (i / 16) * Math.PI * 2;
		sheet.add(
			`<circle cx="${num(x + Math.cos(a) * r)}" cy="${num(cy + Math.sin(a) * r + 10)}" r="17" fill="${dice.pick([mood.accent, mood.second, "#7fc4c9", "#fff2d8"])}"/>`,
		);
	}
}

/** A clock tower, `h` high; by night its face is lit. */
export function clockTower(stage: Stage, x: number, y: number, h: number) {
	const { sheet, mood, night } = stage;
	const stone = night ? mix("#d9b98a", mood.sky[0], 0.45) : "#e9c593";
	const w = h * 0.17;
	wall(stage, x, y, w, h * 0.66, stone);
	for (let i = 0; i < 5; i++)
		sheet.line(
			`M${num(x - w * 0.3)} ${num(y - h * (0.08 + i * 0.1))}v${num(-h * 0.07)}M${num(x)} ${num(y - h * (0.08 + i * 0.1))}v${num(-h * 0.07)}M${num(x + w * 0.3)} ${num(y - h * (0.08 + i * 0.1))}v${num(-h * 0.07)}`,
			faint(darker(stone, 0.5), 0.4),
			w * 0.07,
		);
	wall(stage, x, y - h * 0.6, w * 1.16, h * 0.19, lighter(stone, 0.08));
	const cy = y - h * 0.695;
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(w * 1.2)}" fill="${sheet.glow("#ffe9a0", [0, 0.7], [1, 0])}"/>`,
		);
	const roof = night ? mix("#3f6a6b", mood.sky[0], 0.4) : "#4f8a86";
	sheet.add(
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(w * 0.45)}" fill="${darker(stone, 0.35)}"/><circle cx="${num(x)}" cy="${num(cy)}" r="${num(w * 0.39)}" fill="#fff8dd"/>`,
		line(
			`M${num(x)} ${num(cy)}V${num(cy - w * 0.3)}M${num(x)} ${num(cy)}L${num(x + w * 0.2)} ${num(cy + w * 0.08)}`,
			"#3b2c40",
			w * 0.05,
		),
		fill(
			`M${num(x - w * 0.64)} ${num(y - h * 0.785)}L${num(x - w * 0.4)} ${num(y - h * 0.86)}H${num(x + w * 0.4)}L${num(x + w * 0.64)} ${num(y - h * 0.785)}Z`,
			roof,
		),
		fill(
			`M${num(x - w * 0.34)} ${num(y - h * 0.86)}V${num(y - h * 0.9)}H${num(x + w * 0.34)}V${num(y - h * 0.86)}Z`,
			stone,
		),
		fill(
			`M${num(x - w * 0.44)} ${num(y - h * 0.895)}Q${num(x - w * 0.08)} ${num(y - h * 0.94)} ${num(x)} ${num(y - h * 1.04)}Q${num(x + w * 0.08)} ${num(y - h * 0.94)} ${num(x + w * 0.44)} ${num(y - h * 0.895)}Z`,
			roof,
		),
		`<circle cx="${num(x)}" cy="${num(y - h * 1.045)}" r="${num(w * 0.06)}" fill="${mood.second}"/>`,
	);
}
