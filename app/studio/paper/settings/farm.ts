import { darker, faint, lighter, mix } from "../drawing/colour";
import { heightAt } from "../drawing/pen";
import { fill, num, SIDE } from "../drawing/sheet";
import { barn, fence, gate, hen, sheep } from "../scene/farmyard";
import { fireflies } from "../scene/garland";
import { path } from "../scene/land";
import { bush, flower, roundTree, tuft } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { board, disc, frontStrip, groundAt, shadow, toned } from "./kit";
import { flowerClump, lawn } from "./lawn";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A farmyard: a red barn with a silo, sheep on the hill, a fence with its gate, a trough, hens. */
export const farm: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#66b8dc", "#bfe3e3", "#fdf0c9"],
				land: ["#b9d49a", "#d9c468", "#86b259", "#3f7a45"],
				accents: ["#d2443a", "#f7b93c"],
				light: ["#ffdb73", "#ffffff"],
				letters: ["#fff8da", "#ffc548", "#6b2420"],
			},
			{
				sky: ["#f0a070", "#fbd09a", "#fff2cd"],
				land: ["#d9bd7c", "#e0a850", "#a99a4a", "#5a6a38"],
				accents: ["#b93a34", "#ffb437"],
				light: ["#fff1a8", "#fff4e4"],
				letters: ["#fffbee", "#ffe0a0", "#6b2a1e"],
			},
		],
		night: [
			{
				sky: ["#131f4e", "#30508a", "#7f97b8"],
				land: ["#41628c", "#4f6488", "#2f5468", "#142f44"],
				accents: ["#e5584c", "#ffca5c"],
				light: ["#fff1bb", "#bac6f2"],
				letters: ["#fff6d2", "#ffc75a", "#0f163a"],
			},
			{
				sky: ["#211a4c", "#4f4489", "#b38aa4"],
				land: ["#625a92", "#6a5a88", "#41466f", "#1d2246"],
				accents: ["#f0705c", "#ffd06a"],
				light: ["#ffebb8", "#c8bdee"],
				letters: ["#fff3da", "#ffbd74", "#180f3c"],
			},
		],
	},
	face: "storybook",
	ground: { horizon: 0.54, farSize: 0.44 },
	perch: "bale",
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1150);
		lightInSky(view, onLitSide(view, 240, 400), dice.between(770, 870), 112);
		clouds(view, night ? 3 : 5, 780);
		const top = groundAt(view, -0.04, mood.far, 0.035, 0.35);
		for (const { x, unit } of view.row(10, 0))
			bush(view, x, heightAt(top, x) + 14, unit * dice.between(0.08, 0.15), mix(mood.far, mood.near, 0.5));
	},
	mid(view) {
		const { dice, mood, light, width, night } = view;
		groundAt(view, 0.08, mood.mid, 0.014, 0.4);
		furrows(view);
		const hill = groundAt(view, 0.26, mix(mood.near, mood.far, 0.35), 0.016, 0.8);
		const tree = view.at(light < 0 ? 0.05 : 0.95, 0.34);
		roundTree(view, tree.x, tree.y, tree.unit * 0.52, mood.near, toned(view, "#7d5940", 0.42));
		const home = view.at(light < 0 ? 0.74 : 0.26, 0.3);
		if (width > SIDE) {
			const other = view.at(light < 0 ? 0.93 : 0.07, 0.3);
			roundTree(view, other.x, other.y, other.unit * 0.44, mood.near, toned(view, "#7d5940", 0.42));
		}
		barn(view, home.x, Math.max(home.y, heightAt(hill, home.x) + 30), home.unit * 0.4);
		for (const { x, y, unit } of view.row(4, 0.44)) {
			if (Math.abs(x - home.x) < home.unit * 0.26 || Math.abs(x / width - 0.5) < 0.08) continue;
			const up = dice.between(-0.05, 0.03) * unit;
			shadow(view, x, y + up, unit * 0.05);
			sheep(view, x, y + up, unit * dice.between(0.055, 0.075));
		}
		groundAt(view, 0.56, mood.near, 0.008, 1.2);
		lawn(view, 0.58, 1.3, ["#fffaf0", mood.second]);
		path(
			view,
			width / 2 + (home.x - width / 2) * (width > SIDE ? 0.5 : 0.62),
			view.at(0, 0.5).y,
			view.floor,
			"#e6cf9b",
		);
		if (night) fireflies(view, (16 * width) / SIDE, { x: 0, y: 1150, width, height: 800 }, mood.second);
	},
	near(view) {
		const { dice, mood, light, width } = view;
		for (const { x, y } of view.row(26, 0.82))
			tuft(
				view,
				x,
				y + dice.between(-100, 130),
				dice.between(26, 50),
				mix(mood.near, dice.chance(0.5) ? lighter(mood.near, 0.3) : mood.front, 0.5),
			);
		const { y, unit } = view.at(0.5, 0.64);
		const reach = Math.min(width * 0.3, unit * 0.56);
		fence(view, -30, light < 0 ? reach * 0.72 : reach, y, unit * 0.16);
		fence(view, width - (light < 0 ? reach : reach * 0.72), width + 30, y, unit * 0.16);
		gate(view, light < 0 ? reach * 0.72 : width - reach * 0.72, y, unit * 0.2, light < 0 ? 1 : -1);
		trough(view, view.at(light < 0 ? 0.87 : 0.13, 0.76));
		hayBale(view, view.at(light < 0 ? 0.1 : 0.9, 0.74));
	},
	front(view) {
		const { dice, mood, night } = view;
		const top = frontStrip(view, mood.front);
		for (const { x } of view.row(26, 1))
			tuft(
				view,
				x,
				heightAt(top, x) + 20,
				dice.between(50, 96),
				mix(mood.front, mood.near, dice.between(0, 0.6)),
			);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (let i = 0; i < 6; i++)
				flower(
					view,
					x + inward * unit * dice.between(-0.01, 0.13),
					SIDE * 0.995,
					dice.between(100, 200),
					mix(dice.pick([mood.second, mood.accent, "#fff4df"]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					"#7a4a2a",
				);
			hen(view, x + inward * unit * 0.18, SIDE * 0.968, unit * 0.06);
			if (inward === view.light)
				for (const [dx, size] of [
					[0.235, 0.026],
					[0.265, 0.022],
				] as const)
					chick(view, x + inward * unit * dx, SIDE * 0.972, unit * size, -inward);
		}
	},
	pieces: [
		(view, spot) => hayBale(view, spot),
		(view, { x, y, unit }) => hen(view, x, y, unit * 0.06),
		(view, spot) => flowerClump(view, spot),
	],
};

/** A ploughed field whose furrows meet far away. */
function furrows(view: View) {
	const { sheet, mood, width } = view;
	const high = view.at(0, 0.1).y;
	const low = view.at(0, 0.3).y;
	const vanish = width / 2 + view.light * width * 0.1;
	const count = Math.round((9 * width) / SIDE);
	for (let i = -count; i <= count; i++)
		sheet.line(
			`M${num(vanish + i * 60)} ${num(high)}Q${num(vanish + i * 140)} ${num(high + 50)} ${num(vanish + i * 330)} ${num(low)}`,
			faint(i % 2 ? lighter(mood.mid, 0.5) : darker(mood.mid, 0.3), 0.35),
			12,
		);
}

/** A water trough of boards, full to the rim. */
function trough(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#a8754a", 0.42);
	const water = toned(view, "#7cc4dc", 0.3);
	const w = unit * 0.26;
	const h = unit * 0.07;
	shadow(view, x, y, w * 0.62);
	for (const side of [-1, 1]) board(view, x + side * w * 0.34, y, w * 0.08, h * 0.6, darker(wood, 0.3));
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y - h * 1.32)}" rx="${num(w * 0.5)}" ry="${num(h * 0.26)}" fill="${darker(wood, 0.25)}"/>`,
		`<ellipse cx="${num(x)}" cy="${num(y - h * 1.28)}" rx="${num(w * 0.45)}" ry="${num(h * 0.18)}" fill="${sheet.down([0, lighter(water, 0.4)], [1, water])}"/>`,
		fill(
			`M${num(x - w * 0.5)} ${num(y - h * 1.32)}Q${num(x)} ${num(y - h * 0.9)} ${num(x + w * 0.5)} ${num(y - h * 1.32)}L${num(x + w * 0.42)} ${num(y - h * 0.3)}H${num(x - w * 0.42)}Z`,
			sheet.down([0, lighter(wood, 0.14)], [1, darker(wood, 0.16)]),
		),
	);
	sheet.line(
		`M${num(x - w * 0.46)} ${num(y - h * 0.86)}Q${num(x)} ${num(y - h * 0.5)} ${num(x + w * 0.46)} ${num(y - h * 0.86)}`,
		faint(darker(wood, 0.5), 0.4),
		5,
	);
	for (const side of [-0.3, 0.3])
		sheet.line(`M${num(x + side * w)} ${num(y - h * 1.12)}v${num(h * 0.8)}`, toned(view, "#5a5560", 0.3), 9);
	disc(view, x + w * 0.12, y - h * 1.32, h * 0.14, toned(view, mood.accent, 0.25));
}

/** A round bale of hay. */
function hayBale(view: View, { x, y, unit }: Spot) {
	const { sheet } = view;
	const hay = toned(view, "#e8bd5a", 0.42);
	const r = unit * 0.075;
	shadow(view, x, y, r * 1.4);
	disc(view, x, y - r, r, sheet.radialAt([0.4, 0.35, 0.8], [0, lighter(hay, 0.25)], [1, darker(hay, 0.18)]));
	let turns = "";
	for (const share of [0.82, 0.62, 0.42, 0.22])
		turns += `M${num(x + r * share)} ${num(y - r)}A${num(r * share)} ${num(r * share)} 0 1 1 ${num(x + r * share * 0.7)} ${num(y - r - r * share * 0.71)}`;
	sheet.line(turns, faint(darker(hay, 0.45), 0.5), r * 0.05);
	for (let i = 0; i < 6; i++)
		sheet.line(
			`M${num(x + (i - 2.5) * r * 0.4)} ${num(y + 4)}l${num((i - 2.5) * r * 0.1)} ${num(-r * 0.16)}`,
			darker(hay, 0.1),
			r * 0.05,
		);
}

function chick(view: View, x: number, y: number, s: number, turn: number) {
	const yellow = toned(view, "#ffd65a", 0.25);
	view.sheet.line(
		`M${num(x - s * 0.2)} ${num(y)}v${num(-s * 0.4)}M${num(x + s * 0.2)} ${num(y)}v${num(-s * 0.4)}`,
		"#e8963c",
		s * 0.1,
	);
	disc(view, x, y - s * 0.7, s * 0.5, yellow);
	disc(view, x + turn * s * 0.3, y - s * 1.3, s * 0.36, lighter(yellow, 0.15));
	disc(view, x + turn * s * 0.42, y - s * 1.38, s * 0.07, "#2a2030");
	view.sheet.fill(
		`M${num(x + turn * s * 0.6)} ${num(y - s * 1.4)}l${num(turn * s * 0.3)} ${num(s * 0.12)}l${num(-turn * s * 0.3)} ${num(s * 0.1)}Z`,
		"#f0873c",
	);
}
