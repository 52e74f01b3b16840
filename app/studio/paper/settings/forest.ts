import { faint, lighter, mix } from "../drawing/colour";
import { heightAt } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { fireflies } from "../scene/garland";
import { path } from "../scene/land";
import { greatTree, treeHouse } from "../scene/old-trees";
import { bush, fir, frond, tuft } from "../scene/plants";
import { lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { log, toadstool } from "./forest-floor";
import { frontStrip, groundAt, shadow } from "./kit";
import { flowerClump } from "./lawn";
import type { LayeredSetting } from "./setting";
import { edges, type View } from "./view";

/** A clearing in an old wood: a house in a tree, an owl, a mossy log, ferns and toadstools. */
export const forest: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#7fc7b4", "#c7e6bd", "#fdf3c9"],
				land: ["#a9d0a8", "#5f9f74", "#3c7a55", "#1d4a3a"],
				accents: ["#e2543d", "#f6b944"],
				light: ["#fff0a8", "#fffbea"],
				letters: ["#fff8dc", "#ffd261", "#1c4636"],
			},
			{
				sky: ["#e0935c", "#f6c27c", "#fff0c0"],
				land: ["#dcae72", "#c17a43", "#8f6a35", "#4a3a28"],
				accents: ["#c83c3a", "#ffc247"],
				light: ["#fff3b0", "#fff3df"],
				letters: ["#fffaf0", "#ffe0a0", "#5d2a1e"],
			},
		],
		night: [
			{
				sky: ["#0d2344", "#1c4d6b", "#4f8f8f"],
				land: ["#3a7f8a", "#2a6678", "#265a68", "#0a2330"],
				accents: ["#ff7d5e", "#ffd56a"],
				light: ["#f5f7c4", "#cfe3f0"],
				letters: ["#fbffdc", "#d8ec7f", "#08222f"],
			},
			{
				sky: ["#1d1b4b", "#3c4380", "#7f86ad"],
				land: ["#566a9c", "#42588a", "#395278", "#151d3e"],
				accents: ["#ff8a70", "#ffd37a"],
				light: ["#fff0c4", "#d3d7f4"],
				letters: ["#fff5d8", "#ffc873", "#120f38"],
			},
		],
	},
	face: "storybook",
	ground: { horizon: 0.6, farSize: 0.45 },
	perch: "stump",
	far(view) {
		const { dice, mood, night, width } = view;
		sky(view);
		if (night) stars(view, 950, 0.8);
		lightInSky(view, onLitSide(view, 420, 620), dice.between(780, 880), night ? 92 : 100);
		for (const [depth, share, count, tall] of [
			[-0.06, 0.15, 17, 0.28],
			[0.04, 0.5, 12, 0.4],
		] as const) {
			const tone = mix(mood.far, mood.mid, share);
			const top = groundAt(view, depth, lighter(tone, 0.1), 0.012, 0.25);
			for (const { x, unit } of view.row(count, depth)) {
				const fromMiddle = Math.abs(x / width - 0.5) * 2;
				const height = unit * tall * (0.6 + fromMiddle * 0.7) * dice.between(0.8, 1.15);
				fir(view, x, heightAt(top, x) + 16, height, tone);
			}
		}
		if (!night) beams(view);
	},
	mid(view) {
		const { dice, mood, light, width } = view;
		const hill = groundAt(view, 0.16, mood.mid, 0.02, 0.7);
		for (const { x, unit } of view.row(8, 0.16)) {
			if (Math.abs(x / width - 0.5) < 0.14) continue;
			bush(
				view,
				x,
				heightAt(hill, x) + 24,
				unit * dice.between(0.12, 0.2),
				mix(mood.mid, mood.near, dice.between(0.3, 0.8)),
			);
		}
		const home = view.at(light < 0 ? 0.83 : 0.17, 0.34);
		for (const x of width > SIDE ? [0.05, 0.24, 0.7, 0.95] : [light < 0 ? 0.98 : 0.02]) {
			const { x: tx, y, unit } = view.at(x, 0.26);
			if (Math.abs(tx - home.x) > unit * 0.24)
				fir(view, tx, y, unit * dice.between(0.62, 0.78), mix(mood.mid, mood.near, 0.75));
		}
		shadow(view, home.x, home.y, home.unit * 0.14);
		treeHouse(view, home.x, home.y, home.unit * 0.6);
		groundAt(view, 0.5, mood.near, 0.012, 1.2);
		path(
			view,
			width > SIDE ? SIDE * 0.72 : view.at(light < 0 ? 0.56 : 0.44, 0).x,
			view.at(0.5, 0.46).y,
			view.floor,
			"#e9d6a2",
		);
	},
	near(view) {
		const { dice, mood, night, light, width } = view;
		for (const { x, y } of view.row(26, 0.78))
			tuft(
				view,
				x,
				y + dice.between(-120, 150),
				dice.between(26, 50),
				mix(mood.near, dice.chance(0.5) ? lighter(mood.near, 0.35) : mood.front, 0.5),
			);
		const trunk = view.at(0.5, 0.56);
		const high = trunk.y + 120;
		greatTree(view, light < 0 ? 96 : width - 96, trunk.y, high);
		if (width > SIDE) greatTree(view, light < 0 ? width - 60 : 60, trunk.y - 60, high);
		log(view, view.at(light < 0 ? 0.86 : 0.14, 0.7), light);
		if (night) fireflies(view, (26 * width) / SIDE, { x: 0, y: 900, width, height: 950 }, mood.second);
	},
	front(view) {
		const { dice, mood } = view;
		frontStrip(view, mood.front);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (let i = 0; i < 7; i++)
				frond(
					view,
					x + inward * unit * dice.between(-0.02, 0.12),
					SIDE + 10,
					unit * dice.between(0.1, 0.17),
					inward > 0 ? dice.between(-100, -25) : dice.between(-155, -80),
					mix(mood.front, mood.near, dice.between(0.2, 0.7)),
				);
			for (const [away, size] of [
				[0.06, 0.07],
				[0.19, 0.06],
				[0.25, 0.04],
			] as const)
				toadstool(
					view,
					x + inward * unit * (away + dice.between(-0.015, 0.015)),
					SIDE * 0.984,
					unit * size * dice.between(0.85, 1.1),
				);
		}
	},
	pieces: [
		(view, { x, y, unit }) => {
			toadstool(view, x, y, unit * 0.08);
			toadstool(view, x + unit * 0.07, y + unit * 0.015, unit * 0.05);
		},
		(view, { x, y, unit }) => bush(view, x, y, unit * 0.22, mix(view.mood.near, view.mood.front, 0.3)),
		(view, spot) => log(view, { ...spot, unit: spot.unit * 0.7 }, view.light),
		(view, spot) => flowerClump(view, spot),
	],
};

/** Sunlight that falls through the crowns. */
function beams(view: View) {
	const { sheet, dice, mood, light, width, horizon } = view;
	const count = Math.round((6 * width) / SIDE);
	for (let i = 0; i < count; i++) {
		const x = (width * (i + 0.5)) / count - light * 260 + dice.between(-60, 60);
		const w = dice.between(50, 130);
		const lean = -light * 560;
		const foot = horizon + 460;
		sheet.fill(
			`M${num(x)} 420H${num(x + w)}L${num(x + w * 1.7 + lean)} ${num(foot)}L${num(x - w * 0.7 + lean)} ${num(foot)}Z`,
			sheet.down([0, faint(mood.glow, 0)], [0.3, faint(mood.glow, 0.24)], [1, faint(mood.glow, 0)]),
		);
	}
}
