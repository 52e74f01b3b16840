import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, landUnder } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import type { Stage } from "./stage";

/** Open water from a horizon down, with a path of light under the sun or moon at `lightX`. */
export function water(
	{ sheet, dice, mood, night }: Stage,
	horizon: number,
	lightX: number,
	far = mood.far,
	near = mood.near,
) {
	sheet.add(
		sheet.broad(
			horizon,
			SIDE - horizon,
			[0, lighter(far, night ? 0.12 : 0.3)],
			[0.2, far],
			[0.7, near],
			[1, darker(near, 0.3)],
		),
	);
	for (let i = 0; i < 150; i++) {
		const depth = dice.next() ** 1.4;
		const y = horizon + 8 + depth * (SIDE - horizon);
		const x = dice.between(-50, sheet.width);
		const length = 30 + depth * dice.between(80, 260);
		const tone = dice.chance(0.55)
			? lighter(mix(far, near, depth), 0.35)
			: darker(mix(far, near, depth), 0.25);
		sheet.line(
			`M${num(x)} ${num(y)}q${num(length / 4)} ${num(-4 - depth * 12)} ${num(length / 2)} 0t${num(length / 2)} 0`,
			faint(tone, 0.4),
			3 + depth * 8,
		);
	}
	for (let i = 0; i < 44; i++) {
		const depth = (i / 44) ** 1.2;
		const y = horizon + 10 + depth * 560;
		const half = (18 + depth * 130) * dice.between(0.4, 1.1);
		const x = lightX + dice.between(-1, 1) * (14 + depth * 90);
		sheet.line(
			`M${num(x - half)} ${num(y)}q${num(half)} ${num(-5 - depth * 8)} ${num(2 * half)} 0`,
			faint(lighter(mood.glow, 0.2), 0.75 - depth * 0.4),
			4 + depth * 7,
		);
	}
}

/** One rolling wave with a crest of foam, right across the sheet. */
export function wave({ sheet, dice }: Stage, y: number, height: number, colour: string, foam: string) {
	const top: Point[] = [];
	const span = dice.between(230, 300);
	const start = -dice.between(60, 280);
	for (let x = start; x < sheet.width + 400; x += span) {
		top.push(
			[x, y + dice.between(-5, 5)],
			[x + span * 0.5, y - height + dice.between(-8, 8)],
			[x + span * 0.68, y - height * 0.7],
		);
	}
	sheet.add(
		fill(landUnder(top), sheet.down([0, lighter(colour, 0.22)], [0.3, colour], [1, darker(colour, 0.3)])),
		line(curve(top, false), foam, 11),
		`<g transform="translate(14 26)">${line(curve(top, false), faint(foam, 0.35), 7)}</g>`,
		`<g transform="translate(-30 62)">${line(curve(top, false), faint(foam, 0.18), 6, 'stroke-dasharray="120 70"')}</g>`,
	);
}

/** A little sailing boat; (x, y) is the water line. */
export function sailingBoat({ sheet, mood, night }: Stage, x: number, y: number, size: number, sail: string) {
	const hull = night ? mix("#7a4a34", mood.sky[0], 0.4) : "#8c5537";
	sheet.add(
		line(`M${num(x)} ${num(y - size * 0.1)}V${num(y - size)}`, darker(hull, 0.3), size * 0.03),
		fill(
			`M${num(x + size * 0.03)} ${num(y - size * 0.97)}Q${num(x + size * 0.44)} ${num(y - size * 0.6)} ${num(x + size * 0.42)} ${num(y - size * 0.24)}Q${num(x + size * 0.2)} ${num(y - size * 0.19)} ${num(x + size * 0.03)} ${num(y - size * 0.24)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(sail, 0.4)], [1, darker(sail, 0.12)]),
		),
		fill(
			`M${num(x - size * 0.04)} ${num(y - size * 0.86)}Q${num(x - size * 0.3)} ${num(y - size * 0.5)} ${num(x - size * 0.3)} ${num(y - size * 0.26)}Q${num(x - size * 0.16)} ${num(y - size * 0.21)} ${num(x - size * 0.04)} ${num(y - size * 0.25)}Z`,
			lighter(sail, 0.6),
		),
		fill(
			`M${num(x - size * 0.46)} ${num(y - size * 0.17)}Q${num(x)} ${num(y - size * 0.11)} ${num(x + size * 0.46)} ${num(y - size * 0.17)}Q${num(x + size * 0.36)} ${num(y + size * 0.05)} ${num(x + size * 0.2)} ${num(y + size * 0.05)}H${num(x - size * 0.24)}Q${num(x - size * 0.4)} ${num(y + size * 0.03)} ${num(x - size * 0.46)} ${num(y - size * 0.17)}Z`,
			sheet.down([0, lighter(hull, 0.2)], [1, darker(hull, 0.25)]),
		),
		line(
			`M${num(x - size * 0.55)} ${num(y + size * 0.055)}h${num(size * 1.1)}`,
			faint("#ffffff", 0.5),
			size * 0.03,
		),
	);
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y - size * 1.02)}" r="${num(size * 0.3)}" fill="${sheet.glow("#ffd977", [0, 0.9], [0.2, 0.35], [1, 0])}"/>`,
		);
}

/** A lighthouse on its rock; by night its beam sweeps the sky. */
export function lighthouse({ sheet, mood, night, light }: Stage, x: number, y: number, height: number) {
	const w = height * 0.2;
	const white = night ? mix("#f4efe2", mood.sky[1], 0.35) : "#fdf7e8";
	const red = night ? mix(mood.accent, mood.sky[0], 0.3) : mood.accent;
	const lampY = y - height * 0.93;
	const rock = darker(mix(mood.mid, "#7d6f72", 0.6), 0.2);
	if (night) {
		for (const s of [-1, 1]) {
			const beam = sheet.linear(
				s < 0 ? [1, 0, 0, 0] : [0, 0, 1, 0],
				[0, faint("#fff2b3", 0.6)],
				[1, faint("#fff2b3", 0)],
			);
			sheet.fill(
				`M${num(x)} ${num(lampY - 8)}L${num(x + s * height * 1.9)} ${num(lampY - height * 0.24)}V${num(lampY + height * 0.2)}L${num(x)} ${num(lampY + 8)}Z`,
				beam,
			);
		}
	}
	sheet.fill(
		`M${num(x - w * 2)} ${num(y + w * 0.7)}Q${num(x - w * 1.6)} ${num(y - w * 0.5)} ${num(x - w * 0.6)} ${num(y - w * 0.3)}Q${num(x)} ${num(y - w * 0.5)} ${num(x + w * 0.7)} ${num(y - w * 0.3)}Q${num(x + w * 1.8)} ${num(y - w * 0.3)} ${num(x + w * 2.2)} ${num(y + w * 0.7)}Z`,
		sheet.down([0, lighter(rock, 0.2)], [1, darker(rock, 0.3)]),
	);
	const half = (share: number) => w * (0.5 - share * 0.2);
	const ring = (from: number, to: number) =>
		`M${num(x - half(from))} ${num(y - height * from)}L${num(x - half(to))} ${num(y - height * to)}H${num(x + half(to))}L${num(x + half(from))} ${num(y - height * from)}Z`;
	const side = light < 0 ? ([0, 0, 1, 0] as const) : ([1, 0, 0, 0] as const);
	[0, 0.17, 0.34, 0.51, 0.68].forEach((from, i) => {
		const colour = i % 2 ? red : white;
		sheet.fill(
			ring(from, from + 0.172),
			sheet.linear(side, [0, lighter(colour, 0.2)], [0.6, colour], [1, darker(colour, 0.28)]),
		);
	});
	sheet.add(
		fill(
			`M${num(x - w * 0.46)} ${num(y - height * 0.85)}h${num(w * 0.92)}v${num(-w * 0.12)}h${num(-w * 0.92)}Z`,
			darker(red, 0.4),
		),
		fill(
			`M${num(x - w * 0.26)} ${num(y - height * 0.87)}h${num(w * 0.52)}v${num(-height * 0.1)}h${num(-w * 0.52)}Z`,
			night ? "#fff3b8" : mix(mood.sky[0], "#ffffff", 0.4),
		),
		fill(
			`M${num(x - w * 0.38)} ${num(y - height * 0.965)}Q${num(x)} ${num(y - height * 1.1)} ${num(x + w * 0.38)} ${num(y - height * 0.965)}Z`,
			red,
		),
		line(`M${num(x)} ${num(y - height * 0.86)}v${num(-height * 0.1)}`, darker(red, 0.4), w * 0.05),
	);
	for (const share of [0.24, 0.58])
		sheet.fill(
			`M${num(x - w * 0.07)} ${num(y - height * share)}v${num(-w * 0.2)}a${num(w * 0.07)} ${num(w * 0.07)} 0 0 1 ${num(w * 0.14)} 0v${num(w * 0.2)}Z`,
			night ? "#ffd36e" : darker(mood.sky[0], 0.4),
		);
}

/** Gulls far away. */
export function gulls(
	{ sheet, dice, night, mood }: Stage,
	count: number,
	area: { x: number; y: number; width: number; height: number },
) {
	for (let i = 0; i < count; i++) {
		const x = area.x + dice.next() * area.width;
		const y = area.y + dice.next() * area.height;
		const s = dice.between(20, 46);
		sheet.line(
			`M${num(x - s)} ${num(y - s * 0.2)}Q${num(x - s * 0.4)} ${num(y - s * 0.6)} ${num(x)} ${num(y)}Q${num(x + s * 0.4)} ${num(y - s * 0.6)} ${num(x + s)} ${num(y - s * 0.2)}`,
			night ? mix(mood.sky[2], "#ffffff", 0.3) : "#ffffff",
			s * 0.13,
		);
	}
}
