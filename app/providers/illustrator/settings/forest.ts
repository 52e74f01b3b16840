import { darker, faint, lighter, mix } from "../drawing/colour";
import { form, heightAt } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { fireflies } from "../scene/garland";
import { path } from "../scene/land";
import { greatTree, treeHouse } from "../scene/old-trees";
import { bush, fir, frond, tuft } from "../scene/plants";
import { lightInSky, sky, stars } from "../scene/sky";
import { onLitSide, type Stage } from "../scene/stage";
import { disc, frontStrip, groundAt, shadow, toned } from "./kit";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

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
	costumes: [
		{
			colours: ["#5f8f4a", "#c98f4e", "#f1d07a"],
			wears: ["tunic", "plain", "hood", "leaves", "none", "lantern", "boots"],
		},
		{
			colours: ["#d9503f", "#4a5a46", "#f6d27b"],
			wears: ["coat", "plain", "hood", "none", "cape", "flower", "boots"],
		},
		{
			colours: ["#e0a33e", "#5a6b50", "#a4503a"],
			wears: ["jumper", "stripes", "scarf", "bobble", "rucksack", "book", "wellies"],
		},
		{
			colours: ["#7a6248", "#f2e2bd", "#c2563d"],
			wears: ["dungarees", "dots", "neckerchief", "explorer", "rucksack", "net", "boots"],
		},
	],
	ground: { horizon: 0.6, farSize: 0.45 },
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

/** A fallen trunk with moss along it, its cut end towards `end`. */
function log(view: View, { x, y, unit }: Spot, end: number) {
	const { sheet, dice, mood, light } = view;
	const bark = toned(view, "#7a543c", 0.42);
	const wood = toned(view, "#e0b67c", 0.42);
	const r = unit * 0.055;
	const half = unit * 0.15;
	shadow(view, x, y, half * 1.25);
	form(
		sheet,
		dice,
		[
			[x + end * half, y - r * 0.05],
			[x, y + r * 0.06],
			[x - end * half, y],
			[x - end * half * 1.1, y - r * 0.5],
			[x - end * half * 0.98, y - r * 0.9],
			[x - end * half * 1.12, y - r * 1.4],
			[x - end * half * 0.95, y - r * 1.9],
			[x, y - r * 2.06],
			[x + end * half, y - r * 1.95],
		],
		bark,
		{ light, grain: 4, smooth: false },
	);
	for (let i = 0; i < 9; i++)
		sheet.line(
			`M${num(x + dice.between(-0.9, 0.5) * half)} ${num(y - dice.between(0.2, 1.5) * r)}h${num(half * dice.between(0.15, 0.4))}`,
			faint(darker(bark, 0.5), 0.45),
			6,
		);
	const moss = mix(mood.near, lighter(mood.mid, 0.2), 0.5);
	for (let i = 0; i < 7; i++)
		sheet.add(
			`<ellipse cx="${num(x + (i - 3) * half * 0.26)}" cy="${num(y - r * 1.95)}" rx="${num(half * 0.2)}" ry="${num(r * dice.between(0.22, 0.42))}" fill="${mix(moss, lighter(moss, 0.3), dice.next())}"/>`,
		);
	const ring = (share: number, colour: string) =>
		sheet.add(
			`<ellipse cx="${num(x + end * half)}" cy="${num(y - r)}" rx="${num(r * 0.62 * share)}" ry="${num(r * share)}" fill="${colour}"/>`,
		);
	ring(1, darker(bark, 0.15));
	for (const [share, shade] of [
		[0.86, 0],
		[0.6, 0.16],
		[0.5, 0],
		[0.26, 0.2],
		[0.16, 0],
	] as const)
		ring(share, darker(wood, shade));
	toadstool(view, x - end * half * 0.5, y - r * 1.95, unit * 0.045);
	toadstool(view, x - end * half * 0.22, y - r * 1.95, unit * 0.03);
	hedgehog(view, x + end * half * 0.2, y + r * 0.8, unit * 0.045, end);
}

/** A hedgehog that looks towards `turn`. */
function hedgehog(view: View, x: number, y: number, s: number, turn: number) {
	const { sheet, dice } = view;
	const spines = toned(view, "#4d3a3a", 0.3);
	const fur = toned(view, "#e3c39a", 0.35);
	shadow(view, x, y, s * 1.3);
	sheet.fill(
		`M${num(x + turn * s * 0.5)} ${num(y)}Q${num(x + turn * s * 0.6)} ${num(y - s * 0.7)} ${num(x + turn * s * 0.9)} ${num(y - s * 0.6)}Q${num(x + turn * s * 1.2)} ${num(y - s * 0.5)} ${num(x + turn * s * 1.42)} ${num(y - s * 0.2)}Q${num(x + turn * s * 1.2)} ${num(y + s * 0.04)} ${num(x + turn * s * 0.5)} ${num(y)}Z`,
		fur,
	);
	let back = `M${num(x - turn * s)} ${num(y)}`;
	for (let i = 0; i <= 9; i++) {
		const angle = Math.PI * (1 - i / 9);
		for (const [step, away] of [
			[0, 1.2],
			[0.17, 0.98],
		] as const)
			back += `L${num(x + turn * Math.cos(angle - step) * s * away * 0.9)} ${num(y - Math.max(0, Math.sin(angle - step)) * s * away)}`;
	}
	sheet.fill(`${back}L${num(x + turn * s * 0.7)} ${num(y)}Z`, spines);
	for (let i = 0; i < 12; i++) {
		const px = x + turn * s * dice.between(-0.6, 0.45);
		const py = y - s * dice.between(0.15, 0.75);
		sheet.line(
			`M${num(px)} ${num(py)}l${num(-turn * s * 0.12)} ${num(-s * 0.14)}`,
			lighter(spines, 0.4),
			s * 0.05,
		);
	}
	disc(view, x + turn * s * 1.02, y - s * 0.4, s * 0.07, "#2a2030");
	disc(view, x + turn * s * 1.42, y - s * 0.2, s * 0.09, "#2a2030");
}

function toadstool({ sheet, dice, mood, light, night }: Stage, x: number, y: number, s: number) {
	const cap = night ? mix(mood.accent, mood.front, 0.3) : mood.accent;
	const stem = night ? mix("#f6ead2", mood.sky[1], 0.45) : "#fbf1dc";
	form(
		sheet,
		dice,
		[
			[x - s * 0.2, y],
			[x - s * 0.15, y - s * 0.5],
			[x + s * 0.15, y - s * 0.5],
			[x + s * 0.22, y],
			[x, y + s * 0.06],
		],
		stem,
		{ light },
	);
	form(
		sheet,
		dice,
		[
			[x - s * 0.62, y - s * 0.46],
			[x - s * 0.46, y - s * 0.86],
			[x, y - s * 1.08],
			[x + s * 0.46, y - s * 0.86],
			[x + s * 0.62, y - s * 0.46],
			[x, y - s * 0.36],
		],
		cap,
		{ light },
	);
	for (const [dx, dy, r] of [
		[-0.3, 0.68, 0.09],
		[0.08, 0.86, 0.1],
		[0.34, 0.6, 0.07],
		[-0.02, 0.58, 0.06],
	] as const)
		sheet.add(
			`<ellipse cx="${num(x + dx * s)}" cy="${num(y - dy * s)}" rx="${num(r * s)}" ry="${num(r * s * 0.8)}" fill="${stem}"/>`,
		);
}
