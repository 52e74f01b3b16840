import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { windowPane } from "../scene/buildings";
import { bunting } from "../scene/garland";
import { bush, roundTree } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { lampPost, planter } from "../scene/street";
import { board, disc, groundAt, pill, scaled, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A street of small painted houses: front doors, a red pillar box, a zebra crossing, trees, a bicycle. */
export const street: LayeredSetting = {
	moods: {
		day: [PALETTES.freshDay, PALETTES.goldenHour],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "poster",
	ground: { horizon: 0.69, farSize: 0.82 },
	perch: "crate",
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1000);
		lightInSky(view, onLitSide(view, 220, 380), dice.between(720, 800), 92);
		clouds(view, night ? 2 : 4, 720);
		for (const { x, y, unit } of view.row(6, 0))
			roundTree(
				view,
				x,
				y - unit * 0.08,
				unit * dice.between(0.24, 0.32),
				mix(mood.far, mood.mid, dice.between(0.3, 0.8)),
				toned(view, "#7d5940"),
			);
	},
	mid(view) {
		houses(view);
		pavement(view);
		const { light, width } = view;
		const side = light < 0 ? 0.1 : 0.9;
		for (const share of width > SIDE ? [side, 0.4, 1 - side] : [side]) {
			const { x, y, unit } = view.at(share, 0.16);
			shadow(view, x, y, unit * 0.1);
			roundTree(view, x, y, unit * 0.42, toned(view, "#6fa85a", 0.45), toned(view, "#7d5940"));
		}
	},
	near(view) {
		const { light, width, mood } = view;
		const side = light < 0 ? 0.9 : 0.1;
		pillarBox(view, view.at(side, 0.56));
		bicycle(view, view.at(1 - side, 0.62));
		for (const share of width > SIDE ? [0.25, 0.75] : [light < 0 ? 0.76 : 0.24]) {
			const { x, y, unit } = view.at(share, 0.14);
			lampPost(view, x, y, unit * 0.3);
		}
		const { y } = view.above(0, 0.3);
		for (let x = 0; x < width; x += SIDE)
			bunting(view, [x - 30, y], [x + SIDE + 30, y + 20], 70, [
				toned(view, mood.accent, 0.3),
				toned(view, mood.second, 0.3),
				toned(view, "#fff6e4", 0.3),
				toned(view, "#6fa8b5", 0.3),
			]);
	},
	front(view) {
		const { sheet, mood, night } = view;
		const y = SIDE * 0.975;
		const stone = toned(view, "#cbb89c", 0.5);
		sheet.add(sheet.broad(y, SIDE - y, [0, lighter(stone, 0.2)], [1, darker(stone, 0.3)]));
		for (const { x, unit, inward } of edges(view, 0.05, 1)) {
			planter(view, x, SIDE * 0.985, night);
			bush(view, x + inward * unit * 0.12, SIDE * 1.0, unit * 0.12, mix(mood.front, mood.near, 0.5));
		}
	},
	pieces: [
		(view, spot) => scaled(view, spot, spot.unit / SIDE, () => planter(view, 0, 0, view.night)),
		(view, { x, y, unit }) => lampPost(view, x, y, unit * 0.34),
		(view, spot) => bicycle(view, spot),
	],
};

const PAINTS = ["#e8a27c", "#8fbcc4", "#f1cf86", "#d98a86", "#a9bd8c", "#f3e6cd", "#b29ac4"];
const DOORS = ["#c9443f", "#2f6f8a", "#3f7f5f", "#7a4f86", "#d99a3a"];

/** A terrace whose houses stand wall to wall. */
function houses(view: View) {
	const { sheet, dice, mood, night, width } = view;
	const { y, unit } = view.at(0.5, 0.03);
	let x = -unit * dice.between(0.02, 0.12);
	for (let i = dice.whole(0, 6); x < width; i++) {
		const w = unit * dice.between(0.18, 0.22);
		const h = unit * dice.between(0.23, 0.3);
		const cx = x + w / 2;
		const paint = toned(view, PAINTS[i % PAINTS.length] as string, 0.52);
		const roof = mix(toned(view, "#a8584a", 0.5), paint, 0.2);
		board(view, cx + w * 0.24, y - h, w * 0.14, unit * 0.09, darker(roof, 0.12));
		sheet.fill(
			cutPaper(
				dice,
				[
					[x - 8, y - h + 6],
					[cx, y - h - unit * 0.085],
					[x + w + 8, y - h + 6],
				],
				3,
			),
			sheet.down([0, lighter(roof, 0.14)], [1, roof]),
		);
		board(view, cx, y, w, h, paint);
		sheet.line(`M${num(x)} ${num(y - h)}h${num(w)}`, lighter(paint, 0.4), unit * 0.008);
		for (const dx of [-0.24, 0.24])
			windowPane(view, cx + dx * w, y - h * 0.58, w * 0.22, w * 0.26, {
				round: i % 3 === 0,
				lit: night && dice.chance(0.7),
			});
		windowPane(view, cx - w * 0.2, y - unit * 0.03, w * 0.34, w * 0.34, {
			round: false,
			lit: night && dice.chance(0.6),
		});
		pill(view, cx - w * 0.2, y - unit * 0.012, w * 0.42, unit * 0.02, 6, toned(view, "#7f5a44", 0.4));
		for (let k = 0; k < 5; k++)
			disc(
				view,
				cx - w * 0.36 + k * w * 0.08,
				y - unit * 0.036,
				unit * 0.011,
				toned(view, [mood.accent, "#6fa85a", mood.second][k % 3] as string, 0.35),
			);
		const door = toned(view, DOORS[(i * 2) % DOORS.length] as string, 0.42);
		sheet.add(
			fill(
				`M${num(cx + w * 0.1)} ${num(y)}v${num(-unit * 0.105)}a${num(w * 0.12)} ${num(w * 0.12)} 0 0 1 ${num(w * 0.24)} 0v${num(unit * 0.105)}Z`,
				door,
			),
			line(
				`M${num(cx + w * 0.1)} ${num(y)}v${num(-unit * 0.105)}a${num(w * 0.12)} ${num(w * 0.12)} 0 0 1 ${num(w * 0.24)} 0v${num(unit * 0.105)}`,
				lighter(paint, 0.5),
				9,
			),
		);
		disc(view, cx + w * 0.3, y - unit * 0.055, unit * 0.005, mood.second);
		x += w;
	}
}

/** Pavement, kerb and the road with its crossing, which runs towards us. */
function pavement(view: View) {
	const { sheet, width, mood } = view;
	const stone = toned(view, "#dccbb0", 0.5);
	const road = toned(view, "#8d8a96", 0.5);
	groundAt(view, 0.02, stone, 0, 0.4);
	const kerb = view.at(0.5, 0.3).y;
	sheet.add(
		sheet.broad(kerb, SIDE - kerb, [0, darker(road, 0.12)], [0.4, road], [1, darker(road, 0.2)]),
		`<rect y="${num(kerb - 22)}" width="${width}" height="26" fill="${lighter(stone, 0.3)}"/>`,
	);
	for (let i = 0; i < (22 * width) / SIDE; i++)
		sheet.line(
			`M${num((i * SIDE) / 22)} ${num(kerb - 20)}l${num((i - 11) * 2)} ${num(view.at(0, 0.03).y - kerb + 24)}`,
			faint(darker(stone, 0.3), 0.3),
			4,
		);
	const middle = width / 2;
	const depth = SIDE - kerb;
	for (let i = -4; i < 4; i++) {
		const far = middle + (i + 0.22) * depth * 0.32;
		const near = middle + (i + 0.22) * depth * 0.62;
		sheet.fill(
			`M${num(far)} ${num(kerb + depth * 0.1)}h${num(depth * 0.17)}L${num(near + depth * 0.33)} ${SIDE}H${num(near)}Z`,
			faint(mix("#fffaf0", mood.sky[0], view.night ? 0.35 : 0.04), 0.34),
		);
	}
}

function pillarBox(view: View, { x, y, unit }: Spot) {
	const { sheet } = view;
	const red = toned(view, "#d3352f", 0.3);
	const w = unit * 0.065;
	shadow(view, x, y, w * 1.6);
	sheet.add(
		`<rect x="${num(x - w * 1.1)}" y="${num(y - w * 0.5)}" width="${num(w * 2.2)}" height="${num(w * 0.5)}" rx="8" fill="${darker(red, 0.45)}"/>`,
		`<rect x="${num(x - w)}" y="${num(y - w * 3.7)}" width="${num(w * 2)}" height="${num(w * 3.3)}" fill="${sheet.linear([0, 0, 1, 0], [0, darker(red, 0.1)], [0.35, lighter(red, 0.16)], [1, darker(red, 0.26)])}"/>`,
		fill(
			`M${num(x - w * 1.16)} ${num(y - w * 3.6)}q0 ${num(-w * 0.3)} ${num(w * 0.2)} ${num(-w * 0.36)}Q${num(x)} ${num(y - w * 4.7)} ${num(x + w * 0.96)} ${num(y - w * 3.96)}q${num(w * 0.2)} ${num(w * 0.06)} ${num(w * 0.2)} ${num(w * 0.36)}Z`,
			sheet.linear([0, 0, 1, 0], [0, red], [0.4, lighter(red, 0.2)], [1, darker(red, 0.22)]),
		),
		line(`M${num(x - w * 0.6)} ${num(y - w * 3.05)}h${num(w * 1.2)}`, darker(red, 0.7), w * 0.17),
		`<rect x="${num(x - w * 0.42)}" y="${num(y - w * 2.5)}" width="${num(w * 0.84)}" height="${num(w * 0.6)}" rx="5" fill="${toned(view, "#fff6e4", 0.3)}"/>`,
	);
}

function bicycle(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const frame = toned(view, mix(mood.second, "#3f9a9a", 0.7), 0.3);
	const tyre = toned(view, "#3c3a48", 0.3);
	const r = unit * 0.062;
	const wheel = (cx: number) =>
		`<circle cx="${num(cx)}" cy="${num(y - r)}" r="${num(r)}" fill="none" stroke="${tyre}" stroke-width="${num(r * 0.14)}"/><circle cx="${num(cx)}" cy="${num(y - r)}" r="${num(r * 0.14)}" fill="${tyre}"/>`;
	const [l, right] = [x - r * 1.35, x + r * 1.35];
	shadow(view, x, y, r * 2.4);
	sheet.add(
		wheel(l),
		wheel(right),
		line(
			`M${num(l)} ${num(y - r)}L${num(x - r * 0.5)} ${num(y - r * 2.1)}H${num(x + r * 0.85)}L${num(x)} ${num(y - r)}L${num(x - r * 0.62)} ${num(y - r * 2.35)}M${num(l)} ${num(y - r)}H${num(x)}M${num(right)} ${num(y - r)}L${num(x + r * 0.75)} ${num(y - r * 2.6)}`,
			frame,
			r * 0.15,
		),
		line(
			`M${num(x - r * 0.95)} ${num(y - r * 2.4)}h${num(r * 0.65)}M${num(x + r * 0.4)} ${num(y - r * 2.7)}q${num(r * 0.4)} ${num(-r * 0.16)} ${num(r * 0.7)} ${num(r * 0.16)}`,
			tyre,
			r * 0.18,
		),
		`<rect x="${num(x + r * 0.8)}" y="${num(y - r * 2.5)}" width="${num(r * 0.8)}" height="${num(r * 0.62)}" rx="8" fill="${toned(view, "#c79a62", 0.4)}"/>`,
	);
}
