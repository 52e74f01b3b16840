import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve, fluff, form } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { cloud, lightInSky, sky as paintSky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { toned } from "./kit";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** High above everything: a bank of cloud to stand on, a rainbow, balloons, swifts. */
export const sky: LayeredSetting = {
	moods: {
		day: [PALETTES.seaDay, PALETTES.seaSunset],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "playful",
	ground: { horizon: 0.66, farSize: 0.5 },
	perch: "cloud",
	far(view) {
		const { dice, night, width, light } = view;
		paintSky(view);
		if (night) stars(view, 1500);
		lightInSky(view, onLitSide(view, 260, 420), dice.between(820, 920), 120);
		if (!night) rainbow(view, width * (light < 0 ? 0.62 : 0.38), SIDE * 0.86, SIDE * 0.5);
		for (const { x, y, unit } of view.row(4, 0))
			cloud(view, x, y - dice.between(0, 0.3) * unit, unit * dice.between(0.3, 0.5), 0.7);
	},
	mid(view) {
		const { light, mood, width } = view;
		balloon(
			view,
			{ ...view.above(light < 0 ? 0.86 : 0.14, 0.1), unit: view.at(0, 0.4).unit },
			mood.accent,
			mood.second,
		);
		balloon(
			view,
			{ ...view.above(light < 0 ? 0.1 : 0.9, 0.36), unit: view.at(0, 0).unit },
			mood.second,
			"#5fa5b5",
		);
		if (width > SIDE)
			for (const share of [0.38, 0.6])
				balloon(
					view,
					{ ...view.above(share, share < 0.5 ? 0.2 : 0.42), unit: view.at(0, 0.1).unit },
					share < 0.5 ? "#7fb36a" : mood.accent,
					"#fff4e2",
				);
		swifts(view);
		bank(view, 0.12, 0.62, 9);
		bank(view, 0.4, 0.34, 8);
	},
	near(view) {
		bank(view, 0.74, 0, 8);
	},
	front(view) {
		const { dice } = view;
		const tone = clouded(view, -0.12);
		for (const { x, unit, inward } of edges(view, 0, 1))
			for (const [dx, r] of [
				[0, 0.11],
				[0.11, 0.075],
				[0.19, 0.05],
			] as const)
				form(
					view.sheet,
					dice,
					fluff(dice, x + inward * dx * unit, SIDE * 1.0, r * unit * 1.2, r * unit, 8),
					tone,
					{
						grain: 1,
						light: view.light,
					},
				);
	},
	pieces: [
		(view, { x, y, unit }) => puff(view, x, y, unit * 0.08),
		(view, { x, y, unit }) => puff(view, x, y, unit * 0.06),
	],
};

/** The colour of cloud so far down in shade: 0 in full light. */
const clouded = ({ night, mood }: View, shade: number) =>
	night
		? mix(mix(mood.sky[1], mood.glow, 0.3), mood.sky[0], Math.max(0, shade))
		: mix(lighter(mood.sky[2], 0.65), mood.sky[0], Math.max(0, shade * 0.6));

/** A bank of cloud right across the frame whose top lies at a depth. */
function bank(view: View, depth: number, shade: number, puffs: number) {
	const { sheet, dice, width } = view;
	const { y, unit } = view.at(0.5, depth);
	const tone = clouded(view, shade);
	const top: Point[] = [];
	const count = Math.round((puffs * width) / SIDE);
	for (let i = 0; i <= count; i++) {
		const step = (width + 200) / count;
		const x = i * step - 100 + dice.between(-0.16, 0.16) * step;
		const rise = unit * dice.between(0.018, 0.062);
		top.push(
			[x - step * 0.5, y + unit * 0.012],
			[x - step * 0.24, y - rise],
			[x + step * 0.2, y - rise * 0.9],
		);
	}
	sheet.add(
		fill(
			`${curve(top, false)}L${width + 200} ${SIDE + 60}L-200 ${SIDE + 60}Z`,
			sheet.down([0, lighter(tone, 0.35)], [0.3, tone], [1, mix(tone, view.mood.sky[1], 0.3)]),
		),
		line(curve(top, false), faint("#ffffff", view.night ? 0.25 : 0.8), 8),
	);
	for (let i = 0; i < count; i++)
		sheet.fill(
			curve(
				blob(
					dice,
					dice.between(0, width),
					y + unit * dice.between(0.05, 0.14),
					unit * 0.12,
					unit * 0.018,
					0.06,
				),
			),
			faint(mix(tone, view.mood.sky[0], 0.4), 0.16),
		);
}

function rainbow({ sheet }: View, x: number, y: number, r: number) {
	["#e8665a", "#f3a24a", "#f7d35c", "#7fbf74", "#5fa5cf", "#9a86c4"].forEach((colour, i) => {
		const own = r * (1 - i * 0.045);
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y)}" r="${num(own)}" fill="none" stroke="${faint(colour, 0.55)}" stroke-width="${num(r * 0.046)}"/>`,
		);
	});
}

/** A hot-air balloon; the spot is the foot of its basket. */
function balloon(view: View, { x, y, unit }: Spot, first: string, second: string) {
	const { sheet, dice, night, light } = view;
	const r = unit * 0.15;
	const cy = y - r * 2.3;
	const one = toned(view, first, 0.3);
	const other = toned(view, second, 0.3);
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(cy + r)}" r="${num(r * 1.9)}" fill="${sheet.glow("#ffcf7a", [0, 0.45], [1, 0])}"/>`,
		);
	const half = (share: number) =>
		`C${num(x + r * 1.36 * share)} ${num(cy - r * 1.1)} ${num(x + r * 1.3 * share)} ${num(cy + r * 0.5)} ${num(x + r * 0.22 * share)} ${num(cy + r * 1.3)}`;
	const gore = (left: number, right: number, colour: string) =>
		fill(
			`M${num(x)} ${num(cy - r * 1.02)}${half(right)}L${num(x + r * 0.22 * left)} ${num(cy + r * 1.3)}C${num(x + r * 1.3 * left)} ${num(cy + r * 0.5)} ${num(x + r * 1.36 * left)} ${num(cy - r * 1.1)} ${num(x)} ${num(cy - r * 1.02)}Z`,
			colour,
		);
	const edges = [-1, -0.68, -0.26, 0.26, 0.68, 1];
	for (let i = 0; i < 5; i++) {
		const colour = i % 2 ? other : one;
		const lit = ((i - 2) * light) / 2;
		sheet.add(
			gore(
				edges[i] as number,
				edges[i + 1] as number,
				lit > 0 ? lighter(colour, 0.16 * lit) : darker(colour, -0.16 * lit),
			),
		);
	}
	const wicker = toned(view, "#b07a48", 0.4);
	sheet.line(
		`M${num(x - r * 0.2)} ${num(cy + r * 1.3)}L${num(x - r * 0.16)} ${num(y - r * 0.4)}M${num(x + r * 0.2)} ${num(cy + r * 1.3)}L${num(x + r * 0.16)} ${num(y - r * 0.4)}`,
		darker(wicker, 0.3),
		r * 0.03,
	);
	form(
		sheet,
		dice,
		[
			[x - r * 0.22, y - r * 0.42],
			[x + r * 0.22, y - r * 0.42],
			[x + r * 0.17, y],
			[x - r * 0.17, y],
		],
		wicker,
		{ smooth: false, grain: 5, light },
	);
}

function swifts(view: View) {
	const { sheet, dice, mood, width } = view;
	const ink = toned(view, mix("#35506b", mood.sky[0], 0.2), 0.3);
	for (let i = 0; i < (7 * width) / SIDE; i++) {
		const x = (i + 0.5) * (SIDE / 7) + dice.between(-80, 80);
		const y = SIDE * dice.between(0.36, 0.56);
		const s = dice.between(22, 44);
		sheet.fill(
			`M${num(x - s)} ${num(y - s * 0.5)}Q${num(x - s * 0.2)} ${num(y - s * 0.4)} ${num(x)} ${num(y)}Q${num(x + s * 0.2)} ${num(y - s * 0.4)} ${num(x + s)} ${num(y - s * 0.5)}Q${num(x + s * 0.3)} ${num(y - s * 0.1)} ${num(x)} ${num(y + s * 0.34)}Q${num(x - s * 0.3)} ${num(y - s * 0.1)} ${num(x - s)} ${num(y - s * 0.5)}Z`,
			ink,
		);
	}
}

/** A heap of cloud that lies on the others. */
function puff(view: View, x: number, y: number, r: number) {
	const tone = clouded(view, 0.06);
	for (const [dx, share] of [
		[-0.8, 0.7],
		[0.8, 0.75],
		[0, 1],
	] as const)
		form(
			view.sheet,
			view.dice,
			fluff(view.dice, x + dx * r, y - r * 0.5 * share, r * share * 1.1, r * share * 0.8, 8),
			tone,
			{
				grain: 1,
				light: view.light,
			},
		);
}
