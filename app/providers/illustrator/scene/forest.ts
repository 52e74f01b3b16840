import { faint, lighter, mix } from "../drawing/colour";
import { form, heightAt, ridge } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { fireflies } from "./garland";
import { ground, land, path } from "./land";
import { greatTree, treeHouse } from "./old-trees";
import { bush, fir, frond, grass } from "./plants";
import { lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";

export const forest: Scenery = {
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
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 900, 0.8);
		lightInSky(stage, onLitSide(stage, 420, 620), dice.between(820, 960), night ? 92 : 100);
		for (const [y, share, count, tall] of [
			[1260, 0.15, 26, 300],
			[1390, 0.5, 20, 440],
		] as const) {
			const tone = mix(mood.far, mood.mid, share);
			for (let i = 0; i < count; i++) {
				const x = (SIDE * (i + dice.between(-0.3, 0.3))) / (count - 1);
				const edge = Math.abs(x / SIDE - 0.5) * 2;
				fir(stage, x, y + dice.between(-10, 30), tall * (0.55 + edge * 0.75) * dice.between(0.8, 1.15), tone);
			}
			sheet.add(land(stage, ridge(dice, y + 12, 26, 3), lighter(tone, 0.1), 0.3));
		}
		if (!night) beams(stage);
		const hill = ridge(dice, 1540, 40, 2);
		sheet.add(land(stage, hill, mood.mid, 0.8));
		treeHouse(stage, light < 0 ? SIDE - 250 : 250, 1700);
		greatTree(stage, light < 0 ? 90 : SIDE - 90, 1750, 1500);
		for (let i = 0; i < 6; i++) {
			const x = i % 2 ? dice.between(0, 520) : dice.between(SIDE - 520, SIDE);
			bush(stage, x, heightAt(hill, x) + 60, dice.between(150, 250), mix(mood.mid, mood.near, 0.6));
		}
		ground(stage, floor - 200, mood.near);
		path(stage, SIDE / 2 + dice.between(-300, 300), 1560, floor, night ? "#b7b08f" : "#e9d6a2");
		grass(stage, 60, [floor - 170, floor + 120], [26, 50], mood.near, mood.front, 0.7);
		if (night) fireflies(stage, 30, { x: 0, y: 800, width: SIDE, height: 1100 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		sheet.add(land(stage, ridge(dice, 2090, 26, 2), mood.front, 0.6));
		for (const side of [0, 1]) {
			for (let i = 0; i < 5; i++) {
				const x = side ? SIDE - dice.between(-10, 330) : dice.between(-10, 330);
				frond(
					stage,
					x,
					2150,
					dice.between(190, 300),
					side ? dice.between(-150, -80) : dice.between(-100, -30),
					mix(mood.front, mood.near, dice.between(0.2, 0.7)),
				);
			}
			for (let i = 0; i < 4; i++)
				toadstool(
					stage,
					side ? SIDE - dice.between(60, 560) : dice.between(60, 560),
					dice.between(2040, 2120),
					dice.between(70, 150),
				);
		}
	},
};

function beams({ sheet, dice, mood, light }: Stage) {
	for (let i = 0; i < 6; i++) {
		const x = (light < 0 ? 100 : 1300) + i * 150 + dice.between(-40, 40);
		const w = dice.between(50, 130);
		const lean = -light * 560;
		sheet.fill(
			`M${num(x)} 500H${num(x + w)}L${num(x + w * 1.7 + lean)} 1750H${num(x - w * 0.7 + lean)}Z`,
			sheet.down([0, faint(mood.glow, 0.3)], [1, faint(mood.glow, 0)]),
		);
	}
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
