import { darker, faint, lighter, mix } from "../drawing/colour";
import { form } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { palm } from "../scene/jungle-life";
import { broadLeaf } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { gulls, sailingBoat, water } from "../scene/water";
import { disc, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { crab, footprints, sand, shell } from "./shore";
import { edges, type Spot, type View } from "./view";

/** A palm island: a lagoon, golden sand, a treasure chest, a raft, a crab. */
export const island: LayeredSetting = {
	moods: {
		day: [PALETTES.seaDay, PALETTES.seaSunset],
		night: [PALETTES.seaNight, PALETTES.violetNight],
	},
	face: "poster",
	ground: { horizon: 0.53, farSize: 0.5 },
	perch: "shore",
	far(view) {
		const { dice, mood, night, horizon } = view;
		sky(view);
		if (night) stars(view, 1080);
		const x = onLitSide(view, 260, 460);
		lightInSky(view, x, dice.between(760, 860), 104);
		clouds(view, night ? 2 : 4, 740);
		for (const share of view.width > SIDE ? [0.3, 0.72] : [view.light < 0 ? 0.7 : 0.3])
			farIsle(view, view.at(share, 0).x, horizon + 4, SIDE * 0.3);
		water(view, horizon, x, toned(view, mood.far, 0.2), toned(view, mood.mid, 0.2));
		gulls(view, night ? 2 : 6, { x: 100, y: horizon - 420, width: view.width - 200, height: 260 });
		const boat = view.at(view.light < 0 ? 0.58 : 0.42, 0.1);
		sailingBoat(view, boat.x, boat.y, boat.unit * 0.12, toned(view, mood.accent, 0.3));
	},
	mid(view) {
		const { light } = view;
		raft(view, view.at(light < 0 ? 0.2 : 0.8, 0.3));
		sand(view);
		const side = light < 0 ? 0.9 : 0.1;
		const leaf = toned(view, "#3f9a5f", 0.42);
		for (const [dx, depth, h] of [
			[0, 0.44, 0.5],
			[0.07, 0.5, 0.4],
		] as const) {
			const { x, y, unit } = view.at(side + dx * light, depth);
			shadow(view, x, y, unit * 0.1);
			palm(view, x, y, unit * h, leaf);
		}
		if (view.width > SIDE) {
			const { x, y, unit } = view.at(light < 0 ? 0.04 : 0.96, 0.46);
			palm(view, x, y, unit * 0.5, leaf);
		}
	},
	near(view) {
		const side = view.light < 0 ? 0.87 : 0.13;
		chest(view, view.at(side, 0.72));
		footprints(view);
	},
	front(view) {
		const { dice, mood } = view;
		const leaf = toned(view, "#2f7f58", 0.45);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (let i = 0; i < 6; i++)
				broadLeaf(
					view,
					x - inward * 20 + inward * dice.between(0, 90),
					SIDE + 20,
					unit * dice.between(0.12, 0.2),
					inward > 0 ? dice.between(-80, -14) : -180 + dice.between(14, 80),
					mix(leaf, lighter(leaf, 0.3), dice.next()),
				);
			if (inward === view.light) crab(view, x + inward * unit * 0.22, SIDE * 0.985, unit * 0.042);
			else
				for (const [dx, colour] of [
					[0.2, mood.second],
					[0.25, "#fff4e6"],
				] as const)
					shell(view, x + inward * unit * dx, SIDE * 0.982, unit * 0.024, toned(view, colour, 0.3));
		}
	},
	pieces: [
		(view, { x, y, unit }) => palm(view, x, y, unit * 0.3, toned(view, "#3f9a5f", 0.45)),
		(view, { x, y, unit }) => crab(view, x, y, unit * 0.05),
		(view, { x, y, unit }) => {
			shell(view, x, y, unit * 0.036, toned(view, view.mood.second, 0.3));
			shell(view, x + unit * 0.07, y + unit * 0.01, unit * 0.026, toned(view, "#fff4e6", 0.3));
		},
	],
};

function farIsle(view: View, x: number, y: number, w: number) {
	const tone = toned(view, mix("#6fae7a", view.mood.sky[2], 0.4), 0.4);
	view.sheet.fill(
		`M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.3)} ${num(y - w * 0.2)} ${num(x - w * 0.1)} ${num(y - w * 0.13)}Q${num(x + w * 0.12)} ${num(y - w * 0.36)} ${num(x + w * 0.22)} ${num(y - w * 0.14)}Q${num(x + w * 0.4)} ${num(y - w * 0.1)} ${num(x + w / 2)} ${num(y)}Z`,
		view.sheet.down([0, lighter(tone, 0.3)], [1, tone]),
	);
}

function chest(view: View, { x, y, unit }: Spot) {
	const { sheet, dice, mood, light } = view;
	const wood = toned(view, "#9a5f38", 0.42);
	const gold = toned(view, "#f4c04a", 0.25);
	const w = unit * 0.1;
	shadow(view, x, y, w * 1.4);
	form(
		sheet,
		dice,
		[
			[x - w, y - w * 0.8],
			[x - w * 1.02, y - w * 1.7],
			[x, y - w * 2],
			[x + w * 1.02, y - w * 1.7],
			[x + w, y - w * 0.8],
		],
		darker(wood, 0.2),
		{ light, smooth: false },
	);
	for (let i = 0; i < 9; i++)
		disc(
			view,
			x + (i - 4) * w * 0.2,
			y - w * (0.86 + (i % 3) * 0.1),
			w * 0.16,
			i % 4 === 1 ? toned(view, mood.accent, 0.3) : i % 2 ? gold : lighter(gold, 0.4),
		);
	form(
		sheet,
		dice,
		[
			[x - w, y],
			[x - w * 1.04, y - w * 0.8],
			[x + w * 1.04, y - w * 0.8],
			[x + w, y],
		],
		wood,
		{ light, smooth: false, grain: 3 },
	);
	for (const dx of [-0.7, 0.7]) sheet.line(`M${num(x + dx * w)} ${num(y)}v${num(-w * 0.8)}`, gold, w * 0.13);
	sheet.line(`M${num(x - w * 1.02)} ${num(y - w * 0.8)}h${num(w * 2.04)}`, gold, w * 0.12);
	disc(view, x, y - w * 0.52, w * 0.15, gold);
	disc(view, x, y - w * 0.52, w * 0.06, darker(wood, 0.5));
}

function raft(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#b5814e", 0.45);
	const w = unit * 0.12;
	sheet.line(
		`M${num(x - w * 1.3)} ${num(y + w * 0.16)}q${num(w * 1.3)} ${num(w * 0.16)} ${num(w * 2.6)} 0`,
		faint("#ffffff", 0.6),
		8,
	);
	sheet.line(`M${num(x)} ${num(y)}V${num(y - w * 1.8)}`, darker(wood, 0.25), w * 0.09);
	sheet.fill(
		`M${num(x + w * 0.06)} ${num(y - w * 1.75)}Q${num(x + w * 0.95)} ${num(y - w * 1.1)} ${num(x + w * 0.9)} ${num(y - w * 0.35)}Q${num(x + w * 0.4)} ${num(y - w * 0.45)} ${num(x + w * 0.06)} ${num(y - w * 0.35)}Z`,
		toned(view, "#fff4dd", 0.4),
	);
	sheet.line(
		`M${num(x)} ${num(y - w * 1.78)}l${num(-w * 0.4)} ${num(w * 0.12)}l${num(w * 0.4)} ${num(w * 0.12)}`,
		toned(view, mood.accent, 0.3),
		w * 0.08,
	);
	for (let i = 0; i < 5; i++)
		sheet.line(
			`M${num(x - w)} ${num(y - w * 0.1 + i * w * 0.07)}h${num(2 * w)}`,
			i % 2 ? wood : darker(wood, 0.12),
			w * 0.11,
		);
	sheet.line(
		`M${num(x - w * 0.6)} ${num(y - w * 0.14)}v${num(w * 0.36)}M${num(x + w * 0.6)} ${num(y - w * 0.14)}v${num(w * 0.36)}`,
		toned(view, "#f0dfb8", 0.4),
		w * 0.07,
	);
}
