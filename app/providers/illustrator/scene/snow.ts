import { faint, lighter, mix } from "../drawing/colour";
import { blob, curve, dots, dotted, heightAt, ridge } from "../drawing/pen";
import { num, type Point, SIDE } from "../drawing/sheet";
import { cottage } from "./buildings";
import { ground, land } from "./land";
import { fir } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";
import { mountains, snowman, snowOnRoof } from "./winter";

export const snow: Scenery = {
	moods: {
		day: [
			{
				sky: ["#6fb4dc", "#bfe0ee", "#fdf0e0"],
				land: ["#b5d3e6", "#d9ebf4", "#f4f9fb", "#ffffff"],
				accents: ["#d9453f", "#f2b23f"],
				light: ["#ffe9a8", "#fbfdff"],
				letters: ["#ffffff", "#cfeaf7", "#1d4a78"],
			},
			{
				sky: ["#e59aa2", "#f8cdb9", "#fff3df"],
				land: ["#d9bcd0", "#efdbe2", "#fbf3f1", "#fffafa"],
				accents: ["#c73f58", "#f6b34a"],
				light: ["#fff2b8", "#fff4f0"],
				letters: ["#fffdf8", "#ffd9c4", "#6d2a50"],
			},
		],
		night: [
			{
				sky: ["#0d1a45", "#1d4a80", "#5f9ab0"],
				land: ["#4a7aa8", "#6f9cc4", "#94b8da", "#b3cfe8"],
				accents: ["#ee6a5c", "#ffd06a"],
				light: ["#fdf6cf", "#bdd0f4"],
				letters: ["#f7fdff", "#a9e2f0", "#0a1740"],
			},
			{
				sky: ["#191544", "#3f3f8f", "#8f8fc8"],
				land: ["#6466ac", "#8486c2", "#a5a8da", "#c2c5ea"],
				accents: ["#f3708a", "#ffd27a"],
				light: ["#fff1cc", "#c8c8f6"],
				letters: ["#fbfaff", "#cfd0ff", "#141040"],
			},
		],
	},
	face: "storybook",
	costumes: [
		{
			colours: ["#d9483f", "#3f5a86", "#fbf1e0"],
			wears: ["coat", "plain", "scarf", "bobble", "none", "lantern", "boots"],
		},
		{
			colours: ["#2f7f93", "#4a4f78", "#f5bd4a"],
			wears: ["coat", "plain", "scarf", "bobble", "none", "none", "boots"],
		},
		{
			colours: ["#f0a83f", "#4f6f93", "#c8413f"],
			wears: ["jumper", "stripes", "scarf", "bobble", "none", "star", "boots"],
		},
		{
			colours: ["#7a5aa0", "#48507c", "#8fd0cf"],
			wears: ["coat", "dots", "scarf", "bobble", "rucksack", "flag", "boots"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) {
			aurora(stage);
			stars(stage, 1150);
		}
		lightInSky(stage, onLitSide(stage, 250, 400), dice.between(800, 900), 98);
		clouds(stage, night ? 2 : 4, 800);
		mountains(stage, 1290);
		const far = ridge(dice, 1310, 50, 3);
		sheet.add(land(stage, far, mood.mid, 0.4));
		const leaf = night ? mix("#2f6a72", mood.sky[0], 0.35) : "#5d9a86";
		for (let i = 0; i < 20; i++) {
			const x = dice.between(-20, SIDE + 20);
			fir(
				stage,
				x,
				heightAt(far, x) + 30,
				dice.between(150, 260),
				mix(leaf, mood.far, 0.5),
				mix(mood.near, mood.far, 0.3),
			);
		}
		const hill = ridge(dice, 1500, 60, 2);
		sheet.add(land(stage, hill, mix(mood.mid, mood.near, 0.5), 0.7));
		const homeX = light < 0 ? dice.between(1560, 1760) : dice.between(400, 600);
		cottage(stage, homeX, heightAt(hill, homeX) + 40, 300);
		snowOnRoof(stage, homeX, heightAt(hill, homeX) + 40, 300);
		for (let i = 0; i < 6; i++) {
			const x = i % 2 ? dice.between(-30, 330) : dice.between(SIDE - 330, SIDE + 30);
			fir(stage, x, 1640 + dice.between(0, 80), dice.between(420, 620), leaf, mood.near);
		}
		ground(stage, floor - 220, mood.near);
		snowman(stage, onLitSide(stage, 230, 330), 1830, dice.between(230, 270));
		for (let i = 0; i < 16; i++)
			sheet.fill(
				curve(
					blob(
						dice,
						dice.between(0, SIDE),
						dice.between(1780, 2060),
						dice.between(60, 200),
						dice.between(8, 20),
						0.1,
					),
				),
				faint(dice.chance(0.5) ? "#ffffff" : mood.mid, 0.5),
			);
	},
	inFront(stage) {
		const { sheet, dice, mood, keepFree } = stage;
		sheet.add(land(stage, ridge(dice, 2085, 36, 2), mood.front, 0.8));
		for (let i = 0; i < 10; i++) {
			const x = i % 2 ? dice.between(0, 420) : dice.between(SIDE - 420, SIDE);
			berries(stage, x, 2150, dice.between(90, 170));
		}
		const clear = (x: number, y: number) =>
			keepFree.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)
				? 0
				: 1;
		const whole = { x: 0, y: 0, width: SIDE, height: SIDE };
		for (const [count, size, opacity] of [
			[420, 7, 0.7],
			[150, 13, 0.85],
			[46, 22, 0.9],
		] as const)
			sheet.add(dotted(dots(dice, whole, count, clear), faint("#ffffff", opacity), size));
	},
};

function aurora({ sheet, dice, mood }: Stage) {
	for (const [colour, y] of [
		["#7df0c4", 560],
		[mix("#9a8cf5", mood.glow, 0.2), 700],
		["#6fd6ee", 640],
	] as const) {
		const points: Point[] = Array.from(
			{ length: 9 },
			(_, i): Point => [-100 + i * 300, y + dice.between(-130, 130)],
		);
		const lower = [...points].reverse().map(([x, py]): Point => [x, py + dice.between(240, 430)]);
		sheet.add(
			`<path d="${curve(points, false)}L${lower.map(([x, py]) => `${num(x)} ${num(py)}`).join("L")}Z" fill="${sheet.down([0, faint(colour, 0)], [0.35, faint(colour, 0.34)], [1, faint(colour, 0)])}" filter="${sheet.blur(24)}"/>`,
		);
	}
}

function berries({ sheet, dice, mood, night }: Stage, x: number, y: number, h: number) {
	const wood = night ? "#3f3a66" : "#7a5a50";
	for (let i = 0; i < 4; i++) {
		const tx = x + dice.between(-0.6, 0.6) * h;
		const ty = y - h * dice.between(0.6, 1);
		sheet.line(`M${num(x)} ${num(y)}Q${num(x)} ${num(y - h * 0.5)} ${num(tx)} ${num(ty)}`, wood, 6);
		for (let k = 0; k < 4; k++) {
			const bx = tx + dice.between(-20, 20);
			const by = ty + dice.between(-16, 26);
			sheet.add(
				`<circle cx="${num(bx)}" cy="${num(by)}" r="11" fill="${mood.accent}"/><circle cx="${num(bx - 3)}" cy="${num(by - 4)}" r="3.4" fill="${faint(lighter(mood.accent, 0.8), 0.9)}"/>`,
			);
		}
	}
}
