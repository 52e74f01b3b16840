import { darker, faint, lighter, mix } from "../drawing/colour";
import { form, heightAt } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { cottage } from "../scene/buildings";
import { path } from "../scene/land";
import { bush, flower, roundTree, tuft } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { board, disc, frontStrip, groundAt, shadow, toned } from "./kit";
import { flowerBushes, flowerClump, lawn } from "./lawn";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A back garden: a picket fence, an apple tree, a shed, rows of vegetables, a watering can. */
export const garden: LayeredSetting = {
	moods: {
		day: [PALETTES.freshDay, PALETTES.goldenHour],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "storybook",
	ground: { horizon: 0.57, farSize: 0.55 },
	perch: "crate",
	far(view) {
		const { dice, mood, night, light } = view;
		sky(view);
		if (night) stars(view, 1100);
		lightInSky(view, onLitSide(view, 240, 400), dice.between(740, 820), 96);
		clouds(view, night ? 2 : 4, 740);
		const top = groundAt(view, -0.1, mix(mood.far, mood.sky[2], 0.2), 0.03, 0.3);
		for (const share of view.width > SIDE ? [0.2, 0.5, 0.86] : [light < 0 ? 0.68 : 0.32]) {
			const { x, unit } = view.at(share, 0);
			cottage(view, x, heightAt(top, x) + 60, unit * 0.22);
		}
		for (const { x, y } of view.row(8, -0.02))
			bush(view, x, y + 40, dice.between(180, 280), mix(mood.far, mood.mid, dice.between(0.4, 0.9)));
	},
	mid(view) {
		const { dice, mood, light } = view;
		fence(view);
		groundAt(view, 0.07, mood.mid, 0.006, 0.8);
		for (const { x, y, unit } of view.row(9, 0.09))
			flower(
				view,
				x,
				y + 16,
				unit * dice.between(0.07, 0.12),
				mix(dice.pick([mood.accent, mood.second, "#ffffff", "#c98ac4"]), mood.sky[0], view.night ? 0.35 : 0),
				mood.near,
				mood.second,
			);
		const side = light < 0 ? 0.88 : 0.12;
		flowerBushes(view, 7, 0.13, [mood.accent, mood.second, "#fffaf0"]);
		lawn(view, 0.16, 1.3, ["#fffaf0", mood.accent]);
		shed(view, view.at(side, 0.2));
		appleTree(view, view.at(1 - side, 0.3));
		if (view.width > SIDE) appleTree(view, view.at(light < 0 ? 0.66 : 0.34, 0.16));
		beds(view, side);
		path(view, view.at(0.5, 0).x, view.at(0, 0.1).y, view.floor, "#e6d3a6");
	},
	near(view) {
		const { dice, mood, light } = view;
		for (const { x, y } of view.row(24, 0.8))
			tuft(
				view,
				x,
				y + dice.between(-90, 140),
				dice.between(26, 50),
				mix(mood.near, lighter(mood.near, 0.4), dice.next()),
			);
		const side = light < 0 ? 0.12 : 0.88;
		wateringCan(view, view.at(side, 0.84), light < 0 ? 1 : -1);
	},
	front(view) {
		const { dice, mood, night } = view;
		const top = frontStrip(view, mood.front);
		for (const { x } of view.row(20, 1))
			tuft(
				view,
				x,
				heightAt(top, x) + 18,
				dice.between(50, 95),
				mix(mood.front, mood.near, dice.between(0, 0.6)),
			);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (let i = 0; i < 8; i++)
				flower(
					view,
					x + inward * unit * (0.01 + i * 0.028),
					SIDE,
					dice.between(150, 300) * (1 - i * 0.06),
					mix(dice.pick([mood.accent, mood.second, "#ffffff", "#d98ab0"]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					mood.second,
				);
			snail(view, x + inward * unit * 0.25, SIDE * 0.985, unit * 0.03, inward);
		}
	},
	pieces: [
		(view, spot) => flowerClump(view, spot),
		(view, { x, y, unit }) => bush(view, x, y, unit * 0.2, mix(view.mood.mid, view.mood.near, 0.7)),
		(view, spot) => wateringCan(view, spot, view.light < 0 ? 1 : -1),
	],
};

function fence(view: View) {
	const { sheet, width } = view;
	const white = toned(view, "#fffaf0", 0.42);
	const { y, unit } = view.at(0.5, 0.08);
	let pickets = "";
	for (let x = -20; x < width + 40; x += unit * 0.05)
		pickets += `M${num(x)} ${num(y)}v${num(-unit * 0.13)}l${num(unit * 0.014)} ${num(-unit * 0.022)}l${num(unit * 0.014)} ${num(unit * 0.022)}v${num(unit * 0.13)}Z`;
	sheet.add(
		line(
			`M0 ${num(y - unit * 0.045)}H${width}M0 ${num(y - unit * 0.105)}H${width}`,
			darker(white, 0.14),
			unit * 0.014,
		),
		fill(pickets, white),
	);
}

function shed(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#7fa8a0", 0.45);
	const w = unit * 0.26;
	shadow(view, x, y, w * 0.7);
	board(view, x, y, w, unit * 0.23, wood);
	for (let i = -3; i <= 3; i++)
		sheet.line(`M${num(x + (i * w) / 7)} ${num(y)}v${num(-unit * 0.23)}`, faint(darker(wood, 0.4), 0.35), 5);
	sheet.fill(
		`M${num(x - w * 0.6)} ${num(y - unit * 0.21)}L${num(x)} ${num(y - unit * 0.35)}L${num(x + w * 0.6)} ${num(y - unit * 0.21)}Z`,
		sheet.down([0, lighter(toned(view, mood.accent, 0.45), 0.1)], [1, toned(view, mood.accent, 0.5)]),
	);
	board(view, x - w * 0.16, y, w * 0.36, unit * 0.17, darker(wood, 0.28));
	disc(view, x - w * 0.04, y - unit * 0.08, unit * 0.006, mood.second);
	sheet.add(
		`<rect x="${num(x + w * 0.14)}" y="${num(y - unit * 0.17)}" width="${num(w * 0.26)}" height="${num(unit * 0.08)}" rx="6" fill="${view.night ? "#ffdf90" : "#d7eef2"}" stroke="${lighter(wood, 0.5)}" stroke-width="9"/>`,
	);
}

function appleTree(view: View, { x, y, unit }: Spot) {
	const { dice, mood } = view;
	roundTree(view, x, y, unit * 0.5, mix(mood.mid, mood.near, 0.7), toned(view, "#7d5940"));
	for (let i = 0; i < 12; i++) {
		const angle = dice.between(0, 6.3);
		const away = Math.sqrt(dice.next());
		disc(
			view,
			x + Math.cos(angle) * away * unit * 0.14,
			y - unit * 0.33 + Math.sin(angle) * away * unit * 0.1,
			unit * 0.013,
			toned(view, i % 3 ? mood.accent : lighter(mood.accent, 0.3), 0.3),
		);
	}
}

/** Rows of vegetables on one side: carrots' green, and cabbages before them. */
function beds(view: View, side: number) {
	const { sheet, dice } = view;
	const soil = toned(view, "#8a5f45", 0.5);
	for (const [depth, heads] of [
		[0.36, false],
		[0.52, true],
	] as const) {
		const { x, y, unit } = view.at(side, depth);
		const half = unit * 0.17;
		shadow(view, x, y + unit * 0.02, half);
		form(
			sheet,
			dice,
			[
				[x - half, y + unit * 0.012],
				[x - half * 0.86, y - unit * 0.022],
				[x + half * 0.86, y - unit * 0.022],
				[x + half, y + unit * 0.012],
			],
			soil,
			{ grain: 4 },
		);
		for (let i = 0; i < 5; i++) {
			const px = x + (i - 2) * half * 0.4;
			if (!heads) tuft(view, px, y - unit * 0.012, unit * 0.055, toned(view, "#79b95c", 0.45));
			else
				for (const [r, colour] of [
					[0.036, "#5f9f5a"],
					[0.026, "#86c070"],
					[0.015, "#b4d98f"],
				] as const)
					disc(view, px, y - unit * 0.028, r * unit, toned(view, colour, 0.45));
		}
	}
}

function wateringCan(view: View, { x, y, unit }: Spot, towards: 1 | -1) {
	const { sheet, mood } = view;
	const tin = toned(view, mix(mood.second, "#5fa3b5", 0.75), 0.35);
	const w = unit * 0.052;
	shadow(view, x, y, w * 1.5);
	sheet.add(
		line(
			`M${num(x + towards * w * 0.8)} ${num(y - w * 0.4)}L${num(x + towards * w * 2)} ${num(y - w * 1.7)}`,
			darker(tin, 0.1),
			w * 0.28,
		),
		fill(
			`M${num(x + towards * w * 1.75)} ${num(y - w * 1.8)}l${num(towards * w * 0.2)} ${num(-w * 0.4)}l${num(towards * w * 0.55)} ${num(w * 0.5)}l${num(-towards * w * 0.3)} ${num(w * 0.3)}Z`,
			tin,
		),
		`<path d="M${num(x - towards * w * 0.9)} ${num(y - w * 0.3)}C${num(x - towards * w * 2)} ${num(y - w * 0.6)} ${num(x - towards * w * 1.6)} ${num(y - w * 2.3)} ${num(x)} ${num(y - w * 1.9)}" fill="none" stroke="${darker(tin, 0.14)}" stroke-width="${num(w * 0.2)}"/>`,
		fill(
			`M${num(x - w)} ${num(y)}L${num(x - w * 0.86)} ${num(y - w * 1.5)}H${num(x + w * 0.86)}L${num(x + w)} ${num(y)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(tin, 0.3)], [1, darker(tin, 0.2)]),
		),
		line(`M${num(x - w * 0.9)} ${num(y - w * 1.1)}H${num(x + w * 0.9)}`, lighter(tin, 0.4), w * 0.1),
	);
}

function snail(view: View, x: number, y: number, s: number, towards: 1 | -1) {
	const body = toned(view, "#e0c08a", 0.4);
	const shell = toned(view, view.mood.accent, 0.35);
	view.sheet.add(
		line(
			`M${num(x - towards * s * 1.3)} ${num(y)}H${num(x + towards * s)}q${num(towards * s * 0.5)} 0 ${num(towards * s * 0.5)} ${num(-s * 0.9)}`,
			body,
			s * 0.5,
		),
		`<circle cx="${num(x)}" cy="${num(y - s * 0.9)}" r="${num(s)}" fill="${shell}"/>`,
		`<path d="M${num(x)} ${num(y - s * 0.9)}q${num(s * 0.4)} ${num(-s * 0.2)} ${num(s * 0.2)} ${num(-s * 0.5)}q${num(-s * 0.6)} ${num(-s * 0.2)} ${num(-s * 0.7)} ${num(s * 0.5)}q${num(s * 0.1)} ${num(s * 0.8)} ${num(s)} ${num(s * 0.4)}" fill="none" stroke="${lighter(shell, 0.5)}" stroke-width="${num(s * 0.16)}"/>`,
	);
}
