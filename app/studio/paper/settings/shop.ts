import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { bunting } from "../scene/garland";
import { ball, board, disc, pill, pottedPlant, shadow, teddy, toned } from "./kit";
import { PALETTES } from "./palettes";
import { floor, hangingLamp, sunPatch, wallAndSkirting, window } from "./room";
import type { LayeredSetting } from "./setting";
import { shelves } from "./shelving";
import { edges, type Spot, type View } from "./view";

/** A shop of nearly everything: jars of sweets, boxes and toys on its shelves, a counter with till and scales. */
export const shop: LayeredSetting = {
	moods: {
		day: [PALETTES.rosyRoom, PALETTES.honeyRoom],
		night: [PALETTES.plumNightRoom, PALETTES.tealNightRoom],
	},
	face: "playful",
	ground: { horizon: 0.71, farSize: 0.84 },
	perch: "stool",
	far(view) {
		const { mood, width, light } = view;
		wallAndSkirting(view, mix(mood.far, mood.mid, 0.3), 0.09);
		for (const share of width > SIDE ? [light < 0 ? 0.06 : 0.94, 0.5] : [0.5])
			window(view, view.above(share, 0.13), 0.26, 0.2);
		const { y } = view.above(0, 0.42);
		for (let x = 0; x < width; x += SIDE / 2)
			bunting(view, [x - 20, y], [x + SIDE / 2 + 20, y], 54, [
				toned(view, mood.accent, 0.3),
				toned(view, mood.second, 0.3),
				toned(view, "#fff6e4", 0.3),
			]);
	},
	mid(view) {
		const { mood, width, light } = view;
		floor(view, "boards", mood.near);
		const wood = toned(view, "#b07a4a", 0.45);
		for (const share of width > SIDE ? [0.2, 0.36, 0.64, 0.8] : [0.1, 0.9]) {
			const spot = view.at(share, 0.03);
			shelves(view, spot, [0.27, 0.36], 3, wood, (x, y, w, h) => goods(view, x, y, w, h));
		}
		sunPatch(view, view.at(0.5, 0).x, SIDE * 0.24);
		counter(view, view.at(light < 0 ? 0.84 : 0.16, 0.42));
		for (const share of width > SIDE ? [0.28, 0.72] : [light < 0 ? 0.8 : 0.2]) {
			const { x, unit } = view.at(share, 0);
			hangingLamp(view, x, view.above(0, 0.47).y, unit * 0.05, toned(view, mood.accent, 0.3));
		}
	},
	near(view) {
		const side = view.light < 0 ? 0.1 : 0.9;
		basket(view, view.at(side, 0.62), 0.2);
	},
	front(view) {
		for (const { x, unit, inward } of edges(view, 0.08, 1)) {
			const y = SIDE * 0.99;
			if (inward === view.light) {
				crate(view, x, y, unit);
			} else {
				teddy(view, x, y, unit * 0.15);
				ball(view, x + inward * unit * 0.13, y, unit * 0.034, view.mood.accent, view.mood.second);
			}
		}
	},
	pieces: [
		(view, spot) => basket(view, spot, 0.17),
		(view, { x, y, unit }) => crate(view, x, y, unit),
		(view, { x, y, unit }) =>
			pottedPlant(view, x, y, unit * 0.18, toned(view, "#5fa56a"), toned(view, view.mood.accent, 0.3)),
	],
};

/** Jars, boxes, tins and a toy now and then, along one board. */
function goods(view: View, x: number, y: number, w: number, h: number) {
	const { sheet, dice, mood } = view;
	const colours = [mood.accent, mood.second, "#6fa8a0", "#8f7fb8", "#f3e2c4", "#e08a6a"];
	let at = x + h * 0.1;
	while (at < x + w - h * 0.5) {
		const colour = toned(view, dice.pick(colours), 0.4);
		const wide = h * dice.between(0.36, 0.52);
		const tall = h * dice.between(0.5, 0.8);
		const cx = at + wide / 2;
		const kind = dice.whole(0, 3);
		if (kind === 0) {
			pill(view, cx, y, wide, tall, 12, toned(view, "#e9f3f2", 0.4));
			for (let i = 0; i < 7; i++)
				disc(
					view,
					cx + dice.between(-0.32, 0.32) * wide,
					y - dice.between(0.1, 0.62) * tall,
					wide * 0.11,
					toned(view, dice.pick(colours), 0.3),
				);
			pill(view, cx, y - tall, wide * 0.8, h * 0.1, 5, colour);
		} else if (kind === 1) {
			board(view, cx, y, wide, tall, colour);
			sheet.line(
				`M${num(cx)} ${num(y)}v${num(-tall)}M${num(cx - wide / 2)} ${num(y - tall * 0.6)}h${num(wide)}`,
				lighter(colour, 0.5),
				h * 0.06,
			);
		} else if (kind === 2) {
			pill(view, cx, y, wide, tall * 0.8, 6, colour);
			pill(view, cx, y - tall * 0.2, wide, tall * 0.36, 0, toned(view, "#fff4e0", 0.38));
		} else {
			disc(view, cx, y - wide * 0.5, wide * 0.5, colour);
			sheet.line(
				`M${num(cx - wide * 0.46)} ${num(y - wide * 0.6)}q${num(wide * 0.46)} ${num(wide * 0.34)} ${num(wide * 0.92)} 0`,
				faint("#fff6e2", 0.8),
				h * 0.05,
			);
		}
		at += wide + h * 0.1;
	}
}

function counter(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#a8673f", 0.45);
	const w = unit * 0.34;
	shadow(view, x, y, w * 0.6);
	board(view, x, y, w, unit * 0.19, wood);
	for (let i = 0; i < 4; i++)
		sheet.add(
			`<rect x="${num(x - w / 2 + (i + 0.1) * w * 0.25)}" y="${num(y - unit * 0.15)}" width="${num(w * 0.2)}" height="${num(unit * 0.12)}" rx="8" fill="${lighter(wood, 0.12)}" stroke="${faint(darker(wood, 0.4), 0.5)}" stroke-width="6"/>`,
		);
	pill(view, x, y - unit * 0.185, w * 1.06, unit * 0.026, 6, lighter(wood, 0.25));
	const foot = y - unit * 0.21;
	const till = toned(view, mood.accent, 0.35);
	const tx = x - unit * 0.08;
	pill(view, tx, foot, unit * 0.13, unit * 0.075, 12, till);
	sheet.fill(
		`M${num(tx - unit * 0.05)} ${num(foot - unit * 0.07)}l${num(unit * 0.012)} ${num(-unit * 0.055)}h${num(unit * 0.076)}l${num(unit * 0.012)} ${num(unit * 0.055)}Z`,
		darker(till, 0.16),
	);
	pill(view, tx, foot - unit * 0.122, unit * 0.07, unit * 0.028, 6, toned(view, "#fff4dc", 0.35));
	for (let i = 0; i < 6; i++)
		disc(
			view,
			tx + ((i % 3) - 1) * unit * 0.028,
			foot - unit * (0.03 + Math.floor(i / 3) * 0.022),
			unit * 0.008,
			toned(view, "#fff4dc", 0.35),
		);
	const sx = x + unit * 0.1;
	const brass = toned(view, "#d9a53f", 0.3);
	sheet.add(
		fill(
			`M${num(sx - unit * 0.035)} ${num(foot)}l${num(unit * 0.02)} ${num(-unit * 0.06)}h${num(unit * 0.03)}l${num(unit * 0.02)} ${num(unit * 0.06)}Z`,
			brass,
		),
		line(
			`M${num(sx - unit * 0.055)} ${num(foot - unit * 0.07)}h${num(unit * 0.11)}`,
			darker(brass, 0.16),
			unit * 0.01,
		),
		`<path d="M${num(sx - unit * 0.062)} ${num(foot - unit * 0.09)}q${num(unit * 0.062)} ${num(unit * 0.05)} ${num(unit * 0.124)} 0Z" fill="${lighter(brass, 0.3)}"/>`,
	);
	disc(view, sx, foot - unit * 0.03, unit * 0.017, toned(view, "#fff8e8", 0.3));
}

function basket(view: View, { x, y, unit }: Spot, size: number) {
	const { sheet, mood } = view;
	const cane = toned(view, "#c89a5f", 0.42);
	const w = unit * size * 0.5;
	shadow(view, x, y, w * 1.2);
	for (const [dx, dy, colour] of [
		[-0.55, 1.02, mood.accent],
		[0, 1.16, "#9fbf5a"],
		[0.5, 1.04, mood.second],
		[-0.25, 0.98, "#e08a3f"],
		[0.25, 0.96, mood.accent],
	] as const)
		disc(view, x + dx * w, y - dy * w, w * 0.3, toned(view, colour, 0.35));
	sheet.add(
		fill(
			`M${num(x - w)} ${num(y - w * 0.95)}H${num(x + w)}L${num(x + w * 0.8)} ${num(y)}H${num(x - w * 0.8)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(cane, 0.2)], [1, darker(cane, 0.2)]),
		),
		line(
			[0.25, 0.5, 0.75]
				.map(
					(share) =>
						`M${num(x - w * (0.8 + share * 0.2))} ${num(y - w * 0.95 * share)}H${num(x + w * (0.8 + share * 0.2))}`,
				)
				.join(""),
			faint(darker(cane, 0.4), 0.4),
			8,
		),
		line(`M${num(x - w * 1.03)} ${num(y - w * 0.95)}H${num(x + w * 1.03)}`, lighter(cane, 0.25), w * 0.12),
	);
}

function crate(view: View, x: number, y: number, unit: number) {
	const { sheet } = view;
	const wood = toned(view, "#b98a55", 0.42);
	const w = unit * 0.2;
	shadow(view, x, y, w * 0.62);
	for (let i = 0; i < 7; i++)
		disc(
			view,
			x + ((i % 4) - 1.5) * w * 0.23 + (i > 3 ? w * 0.11 : 0),
			y - unit * (i > 3 ? 0.135 : 0.115),
			unit * 0.03,
			toned(view, i % 3 ? "#e8913f" : "#f0b04a", 0.35),
		);
	for (const dy of [0, 0.042, 0.084])
		sheet.add(
			`<rect x="${num(x - w / 2)}" y="${num(y - unit * (dy + 0.034))}" width="${num(w)}" height="${num(unit * 0.034)}" rx="4" fill="${sheet.down([0, lighter(wood, 0.2)], [1, darker(wood, 0.1)])}"/>`,
		);
	for (const dx of [-0.46, 0.46])
		sheet.line(`M${num(x + dx * w)} ${num(y)}v${num(-unit * 0.12)}`, darker(wood, 0.22), unit * 0.014);
}
