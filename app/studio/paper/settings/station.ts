import { darker, faint, lighter, mix } from "../drawing/colour";
import { fluff, form, heightAt } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { bush, roundTree } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { planter } from "../scene/street";
import { board, disc, groundAt, halo, pill, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A little country station: a steam train waits, a clock hangs from the roof, luggage stands about. */
export const station: LayeredSetting = {
	moods: {
		day: [PALETTES.freshDay, PALETTES.goldenHour],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "poster",
	ground: { horizon: 0.64, farSize: 0.7 },
	perch: "trunk",
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1100);
		lightInSky(view, onLitSide(view, 200, 340), dice.between(700, 780), 92);
		clouds(view, night ? 2 : 3, 720);
		const top = groundAt(view, -0.12, mix(mood.far, mood.sky[2], 0.2), 0.05, 0.3);
		for (const { x } of view.row(6, 0))
			roundTree(
				view,
				x,
				heightAt(top, x) + 20,
				dice.between(150, 240),
				mix(mood.far, mood.mid, dice.next()),
				toned(view, "#7d5940"),
			);
		groundAt(view, -0.02, mood.mid, 0.015, 0.6);
		for (const { x, y } of view.row(7, 0.02))
			bush(view, x, y + 30, dice.between(130, 220), mix(mood.mid, mood.near, 0.6));
	},
	mid(view) {
		const { light, width } = view;
		rails(view);
		const { y, unit } = view.at(0.5, 0.16);
		train(view, light < 0 ? width * 0.98 : width * 0.02, y, unit, light < 0 ? -1 : 1);
		signal(view, view.at(light < 0 ? 0.06 : 0.94, 0.1));
	},
	near(view) {
		const { sheet, width, night, light, dice } = view;
		const edge = view.at(0.5, 0.3).y;
		const stone = toned(view, "#d9c4a4", 0.5);
		sheet.add(
			sheet.broad(edge, SIDE - edge, [0, lighter(stone, 0.14)], [0.3, stone], [1, darker(stone, 0.22)]),
			`<rect y="${num(edge)}" width="${width}" height="30" fill="${lighter(stone, 0.4)}"/>`,
			`<rect y="${num(edge + 44)}" width="${width}" height="18" fill="${toned(view, "#f4c64a", 0.4)}"/>`,
		);
		for (let row = 0; row < 9; row++) {
			const y = edge + 96 + row ** 1.4 * 26;
			let d = "";
			for (let x = -60 + (row % 2) * 90; x < width; x += (130 + row * 22) * dice.between(0.92, 1.08))
				d += `M${num(x)} ${num(y)}h${num(90 + row * 15)}`;
			sheet.line(d, faint(row % 2 ? darker(stone, 0.4) : lighter(stone, 0.5), 0.2), 5);
		}
		canopy(view);
		const side = light < 0 ? 0.11 : 0.89;
		luggage(view, view.at(side, 0.66));
		const lamp = view.at(1 - side, 0.6);
		if (night) halo(view, lamp.x, lamp.y - lamp.unit * 0.2, lamp.unit * 0.3);
		bench(view, { ...lamp, x: lamp.x - light * 20 });
		if (width > SIDE) luggage(view, view.at(0.62, 0.4));
	},
	front(view) {
		const { sheet, mood, night } = view;
		const edge = SIDE * 0.972;
		sheet.add(
			sheet.broad(edge, SIDE - edge, [0, mix(mood.front, mood.near, 0.3)], [1, darker(mood.front, 0.3)]),
		);
		for (const { x, inward } of edges(view, 0.05, 1)) {
			planter(view, x, SIDE * 0.985, night);
			planter(view, x + inward * 190, SIDE * 0.995, night);
		}
	},
	pieces: [
		(view, spot) => luggage(view, spot),
		(view, spot) => planter(view, spot.x, spot.y, view.night),
		(view, spot) => bench(view, spot),
	],
};

function rails(view: View) {
	const { sheet, width } = view;
	const top = view.at(0.5, 0.1).y;
	const bottom = view.at(0.5, 0.34).y;
	const gravel = toned(view, "#9a8f88", 0.5);
	sheet.add(sheet.broad(top, bottom - top, [0, lighter(gravel, 0.15)], [1, darker(gravel, 0.2)]));
	let sleepers = "";
	for (let x = 10; x < width; x += 74)
		sleepers += `M${num(x)} ${num(top + (bottom - top) * 0.4)}l-14 ${num((bottom - top) * 0.4)}`;
	sheet.add(
		line(sleepers, toned(view, "#6f4f3c", 0.45), 24),
		line(
			`M0 ${num(top + (bottom - top) * 0.46)}H${width}M0 ${num(top + (bottom - top) * 0.72)}H${width}`,
			toned(view, "#c9ced6", 0.4),
			11,
		),
	);
}

/** A steam engine with its coaches behind it; its nose looks to the frame's middle, `end` is where the coaches leave the frame. */
function train(view: View, end: number, y: number, unit: number, towards: 1 | -1) {
	const { sheet, mood, dice, night } = view;
	const red = toned(view, mood.accent, 0.36);
	const green = toned(view, "#3f7f6a", 0.42);
	const iron = toned(view, "#2f3442", 0.25);
	const brass = toned(view, mood.second, 0.25);
	const at = (dx: number) => end + towards * dx * unit;
	const wheel = (dx: number, r: number) => {
		disc(view, at(dx), y - r * unit, r * unit, iron);
		disc(view, at(dx), y - r * unit, r * 0.72 * unit, red);
		disc(view, at(dx), y - r * unit, r * 0.3 * unit, brass);
	};
	shadow(view, at(0.22), y + 6, unit * 0.4);
	const coaches = view.width > SIDE ? 3 : 1;
	const nose = (coaches - 1) * 0.46;
	for (let i = 0; i < coaches; i++) {
		const x = at(-0.06 + i * 0.46);
		pill(view, x, y - unit * 0.05, unit * 0.43, unit * 0.26, unit * 0.02, green);
		pill(view, x, y - unit * 0.28, unit * 0.45, unit * 0.045, unit * 0.02, lighter(green, 0.35));
		sheet.line(`M${num(x - unit * 0.2)} ${num(y - unit * 0.12)}h${num(unit * 0.4)}`, brass, unit * 0.008);
		for (const dx of [-0.15, -0.05, 0.05, 0.15])
			sheet.add(
				`<rect x="${num(x + (dx - 0.038) * unit)}" y="${num(y - unit * 0.26)}" width="${num(unit * 0.076)}" height="${num(unit * 0.1)}" rx="10" fill="${night ? "#ffe09a" : "#d7eef2"}"/>`,
			);
		for (const dx of [-0.14, 0.14]) wheel(-0.06 + i * 0.46 + dx * towards * 1, 0.04);
	}
	const cab = nose + 0.25;
	sheet.line(`M${num(at(nose + 0.14))} ${num(y - unit * 0.05)}H${num(at(nose + 0.68))}`, iron, unit * 0.03);
	pill(view, at(cab), y - unit * 0.06, unit * 0.15, unit * 0.27, unit * 0.012, red);
	pill(view, at(cab), y - unit * 0.32, unit * 0.19, unit * 0.025, unit * 0.012, iron);
	sheet.add(
		`<rect x="${num(at(cab) - unit * 0.045)}" y="${num(y - unit * 0.27)}" width="${num(unit * 0.09)}" height="${num(unit * 0.09)}" rx="12" fill="${night ? "#ffe09a" : "#d7eef2"}"/>`,
	);
	pill(view, at(nose + 0.48), y - unit * 0.075, unit * 0.32, unit * 0.15, unit * 0.05, red);
	for (const dx of [0.38, 0.5, 0.6])
		sheet.line(`M${num(at(nose + dx))} ${num(y - unit * 0.08)}v${num(-unit * 0.14)}`, brass, unit * 0.009);
	pill(view, at(nose + 0.57), y - unit * 0.2, unit * 0.05, unit * 0.14, 6, iron);
	pill(view, at(nose + 0.57), y - unit * 0.33, unit * 0.075, unit * 0.03, 8, iron);
	pill(view, at(nose + 0.44), y - unit * 0.215, unit * 0.05, unit * 0.05, unit * 0.024, brass);
	disc(view, at(nose + 0.645), y - unit * 0.15, unit * 0.035, iron);
	halo(view, at(nose + 0.66), y - unit * 0.16, unit * 0.18);
	disc(view, at(nose + 0.655), y - unit * 0.15, unit * 0.024, night ? "#fff0b0" : lighter(brass, 0.4));
	for (const dx of [0.24, 0.36, 0.48]) wheel(nose + dx, 0.055);
	wheel(nose + 0.6, 0.038);
	sheet.line(
		`M${num(at(nose + 0.24))} ${num(y - unit * 0.055)}H${num(at(nose + 0.48))}`,
		lighter(iron, 0.4),
		unit * 0.012,
	);
	for (let i = 0; i < 4; i++)
		form(
			sheet,
			dice,
			fluff(
				dice,
				at(nose + 0.56 - i * 0.075),
				y - unit * (0.4 + i * 0.06),
				unit * (0.045 + i * 0.018),
				unit * (0.035 + i * 0.013),
				8,
			),
			mix("#fffaf2", mood.sky[1], night ? 0.5 : 0.12),
			{ grain: 1 },
		);
}

function canopy(view: View) {
	const { sheet, mood, width } = view;
	const iron = toned(view, "#33566a", 0.4);
	// Below a title, however near one looks.
	const y = Math.max(view.above(0.5, 0.42).y, SIDE * 0.38);
	const size = view.at(0.5, 0.5).unit;
	const posts = width > SIDE ? [0.02, 0.33, 0.67, 0.98] : [0.03, 0.97];
	for (const share of posts) {
		const { x, y: foot } = view.at(share, 0.48);
		sheet.add(
			line(`M${num(x)} ${num(foot)}V${num(y)}`, iron, size * 0.02),
			fill(
				`M${num(x - size * 0.025)} ${num(foot)}l${num(size * 0.012)} ${num(-size * 0.05)}h${num(size * 0.026)}l${num(size * 0.012)} ${num(size * 0.05)}Z`,
				iron,
			),
		);
		for (const side of [-1, 1])
			sheet.line(
				`M${num(x)} ${num(y + size * 0.12)}Q${num(x + side * size * 0.02)} ${num(y + size * 0.02)} ${num(x + side * size * 0.1)} ${num(y)}`,
				iron,
				size * 0.012,
			);
	}
	let valance = "";
	const step = size * 0.06;
	for (let x = 0; x < width; x += step)
		valance += `M${num(x)} ${num(y - size * 0.02)}h${num(step)}v${num(size * 0.03)}l${num(-step / 2)} ${num(size * 0.03)}l${num(-step / 2)} ${num(-size * 0.03)}Z`;
	sheet.add(
		fill(valance, toned(view, "#fbf1dc", 0.45)),
		`<rect y="${num(y - size * 0.05)}" width="${width}" height="${num(size * 0.035)}" fill="${iron}"/>`,
	);
	const clock = view.above(view.light < 0 ? 0.16 : 0.84, 0.27);
	const r = size * 0.055;
	sheet.line(`M${num(clock.x)} ${num(y)}V${num(clock.y)}`, iron, 10);
	halo(view, clock.x, clock.y, r * 3, mood.glow);
	disc(view, clock.x, clock.y, r, iron);
	disc(view, clock.x, clock.y, r * 0.84, "#fff8e4");
	sheet.line(
		`M${num(clock.x)} ${num(clock.y)}V${num(clock.y - r * 0.6)}M${num(clock.x)} ${num(clock.y)}l${num(r * 0.4)} ${num(r * 0.14)}`,
		"#3b2c40",
		r * 0.1,
	);
}

function signal(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const white = toned(view, "#fbf3e4", 0.42);
	sheet.line(`M${num(x)} ${num(y)}V${num(y - unit * 0.42)}`, white, unit * 0.014);
	sheet.add(
		`<g transform="rotate(-24 ${num(x)} ${num(y - unit * 0.38)})">${fill(`M${num(x)} ${num(y - unit * 0.4)}h${num(unit * 0.14)}v${num(unit * 0.036)}h${num(-unit * 0.14)}Z`, toned(view, mood.accent, 0.3))}${fill(`M${num(x + unit * 0.1)} ${num(y - unit * 0.4)}h${num(unit * 0.018)}v${num(unit * 0.036)}h${num(-unit * 0.018)}Z`, white)}</g>`,
	);
	halo(view, x, y - unit * 0.36, unit * 0.08, "#8fe0a0");
	disc(view, x, y - unit * 0.36, unit * 0.016, toned(view, "#5fc08a", 0.1));
}

function luggage(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	shadow(view, x, y, unit * 0.15);
	for (const [dx, lift, w, h, colour] of [
		[0, 0, 0.2, 0.12, "#a8663f"],
		[-0.015, 0.12, 0.15, 0.085, mood.accent],
		[0.005, 0.205, 0.1, 0.06, mood.second],
	] as const) {
		const tone = toned(view, colour, 0.42);
		const cx = x + dx * unit;
		const foot = y - lift * unit;
		sheet.line(
			`M${num(cx - unit * 0.02)} ${num(foot - h * unit)}q${num(unit * 0.02)} ${num(-unit * 0.03)} ${num(unit * 0.04)} 0`,
			darker(tone, 0.4),
			unit * 0.009,
		);
		pill(view, cx, foot, w * unit, h * unit, unit * 0.012, tone);
		for (const s of [-0.3, 0.3])
			board(view, cx + s * w * unit, foot, unit * 0.014, h * unit, darker(tone, 0.3));
	}
}

function bench(view: View, { x, y, unit }: Spot) {
	const wood = toned(view, "#b0703f");
	const w = unit * 0.11;
	shadow(view, x, y, w * 1.1);
	for (const side of [-0.75, 0.75])
		view.sheet.line(
			`M${num(x + side * w)} ${num(y)}v${num(-unit * 0.14)}`,
			toned(view, "#33566a", 0.4),
			unit * 0.014,
		);
	for (const dy of [0.06, 0.1, 0.13])
		view.sheet.line(`M${num(x - w)} ${num(y - dy * unit)}h${num(2 * w)}`, wood, unit * 0.018);
}
