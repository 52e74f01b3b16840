import { darker, faint, lighter, mix } from "../drawing/colour";
import { dots, dotted, heightAt, ridge } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import { fireflies } from "./garland";
import { ground, land, path } from "./land";
import { bush, flower, grass, roundTree } from "./plants";
import { clouds, lightInSky, sky, stars } from "./sky";
import { onLitSide, type Scenery, type Stage } from "./stage";

export const castle: Scenery = {
	moods: {
		day: [
			{
				sky: ["#6fb3e0", "#bfdcee", "#fdeed6"],
				land: ["#b5cde0", "#8fbf8f", "#6aa865", "#2f6650"],
				accents: ["#c9416b", "#f6c044"],
				light: ["#ffe08a", "#ffffff"],
				letters: ["#fff7d8", "#ffc84f", "#3d2a66"],
			},
			{
				sky: ["#c886c7", "#f6b7b3", "#fff0d0"],
				land: ["#d3add0", "#a5b07f", "#7d9a5e", "#4d5a4a"],
				accents: ["#8a3f9e", "#ffc24f"],
				light: ["#fff0a8", "#fff3ec"],
				letters: ["#fffbee", "#ffe0a3", "#54205f"],
			},
		],
		night: [
			{
				sky: ["#171650", "#3b3d92", "#8787c2"],
				land: ["#5758a0", "#3f5585", "#31506e", "#15213f"],
				accents: ["#e8608f", "#ffd166"],
				light: ["#fff0bd", "#c0c0f4"],
				letters: ["#fff6d6", "#ffc95e", "#120f40"],
			},
			{
				sky: ["#0e2347", "#1e5578", "#6ca3ae"],
				land: ["#3a6f8c", "#2c5c74", "#245061", "#0d2638"],
				accents: ["#f06a7c", "#ffd773"],
				light: ["#fff6c9", "#b8d6ec"],
				letters: ["#fffbe0", "#ffd674", "#0a1e3a"],
			},
		],
	},
	face: "storybook",
	costumes: [
		{
			colours: ["#b64a86", "#f3d9e6", "#f6c44f"],
			wears: ["dress", "stars", "ruff", "crown", "cape", "wand", "shoes"],
		},
		{
			colours: ["#3f63a8", "#cfd6e2", "#f4c24c"],
			wears: ["tunic", "plain", "collar", "circlet", "cape", "sword", "boots"],
		},
		{
			colours: ["#4a3f92", "#cfc3ee", "#f7d066"],
			wears: ["robe", "stars", "collar", "party", "none", "wand", "shoes"],
		},
		{
			colours: ["#3f8a6b", "#f1e2c0", "#e2574c"],
			wears: ["tunic", "plain", "ruff", "beret", "cape", "flag", "boots"],
		},
	],
	behind(stage) {
		const { sheet, dice, mood, night, light, floor } = stage;
		sky(stage);
		if (night) stars(stage, 1150);
		lightInSky(stage, onLitSide(stage, 230, 380), dice.between(790, 900), 105);
		clouds(stage, night ? 3 : 5, 820);
		const far = ridge(dice, 1210, 90, 3);
		sheet.add(land(stage, far, mood.far, 0.3));
		const hill = ridge(dice, 1400, 60, 2);
		const x = light < 0 ? dice.between(1480, 1620) : dice.between(540, 680);
		keep(stage, x, heightAt(hill, x) + 50, dice.between(0.94, 1.06));
		sheet.add(land(stage, hill, mood.mid, 0.8));
		for (let i = 0; i < 8; i++) {
			const tx = i % 2 ? dice.between(-20, 500) : dice.between(SIDE - 500, SIDE + 20);
			roundTree(
				stage,
				tx,
				heightAt(hill, tx) + 60,
				dice.between(190, 320),
				mix(mood.mid, mood.near, dice.next()),
				night ? "#4b3d5a" : "#7d5940",
			);
		}
		ground(stage, floor - 230, mood.near);
		path(stage, x, heightAt(hill, x) + 60, floor);
		for (let i = 0; i < 7; i++)
			bush(
				stage,
				i % 2 ? dice.between(-20, 330) : dice.between(SIDE - 330, SIDE + 20),
				dice.between(1740, 1800),
				dice.between(150, 260),
				mix(mood.near, mood.front, 0.3),
			);
		grass(stage, 60, [floor - 190, floor + 120], [24, 46], mood.near, mood.front);
		if (night) fireflies(stage, 22, { x: 0, y: 1000, width: SIDE, height: 900 }, mood.second);
	},
	inFront(stage) {
		const { sheet, dice, mood, night } = stage;
		sheet.add(land(stage, ridge(dice, 2090, 24, 2), mood.front, 0.6));
		for (let i = 0; i < 26; i++) {
			const x = i % 2 ? dice.between(-20, 480) : dice.between(SIDE - 480, SIDE + 20);
			flower(
				stage,
				x,
				2150,
				dice.between(90, 220),
				mix(dice.pick([mood.accent, mood.second, "#fff4ea"]), mood.sky[0], night ? 0.3 : 0),
				mix(mood.front, mood.near, 0.5),
				mood.second,
			);
		}
	},
};

/** The castle: a keep, curtain walls and round towers with pointed roofs. */
function keep(stage: Stage, x: number, y: number, scale: number) {
	const { mood, night, dice } = stage;
	const stone = night ? mix("#d9cfdf", mood.sky[0], 0.5) : mix("#f6e8d8", mood.sky[2], 0.3);
	const roof = night ? mix(mood.accent, mood.sky[0], 0.35) : mood.accent;
	const s = (value: number) => value * scale;
	const roofs = [roof, mix(roof, mood.second, 0.2), darker(roof, 0.1)];
	tower(stage, x - s(190), y, s(96), s(470), darker(stone, 0.1), roofs[2] as string);
	tower(stage, x + s(200), y, s(96), s(430), darker(stone, 0.1), roofs[2] as string);
	battlements(stage, x, y, s(460), s(230), darker(stone, 0.04));
	tower(stage, x - s(70), y - s(120), s(110), s(430), stone, roofs[0] as string);
	tower(stage, x + s(70), y - s(120), s(82), s(330), darker(stone, 0.04), roofs[1] as string);
	battlements(stage, x, y, s(250), s(310), stone);
	tower(stage, x - s(280), y + 16, s(126), s(350), stone, roofs[1] as string);
	tower(stage, x + s(285), y + 16, s(126), s(320), stone, roofs[0] as string);
	const gate = `M${num(x - s(56))} ${num(y)}v${num(-s(110))}a${num(s(56))} ${num(s(56))} 0 0 1 ${num(s(112))} 0v${num(s(110))}Z`;
	stage.sheet.add(
		fill(gate, night ? "#ffce6b" : "#6d4636"),
		line(
			`M${num(x - s(30))} ${num(y)}v${num(-s(150))}M${num(x)} ${num(y)}v${num(-s(164))}M${num(x + s(30))} ${num(y)}v${num(-s(150))}M${num(x - s(56))} ${num(y - s(50))}h${num(s(112))}M${num(x - s(56))} ${num(y - s(100))}h${num(s(112))}`,
			night ? "#4b2f4a" : "#3d2620",
			5,
		),
	);
	for (const [dx, dy] of [
		[-86, 170],
		[86, 170],
		[-86, 250],
		[86, 250],
		[0, 236],
		[-176, 120],
		[176, 120],
	] as const) {
		windowPane(stage, x + s(dx), y - s(dy), s(26), s(40), { lit: night && dice.chance(0.8) });
	}
}

function battlements(stage: Stage, x: number, y: number, width: number, height: number, stone: string) {
	wall(stage, x, y, width, height, stone);
	const teeth = Math.round(width / 46);
	let d = "";
	for (let i = 0; i < teeth; i++) {
		const tx = x - width / 2 + (i * width) / (teeth - 0.5);
		d += `M${num(tx)} ${num(y - height + 4)}v-30h${num(width / teeth / 1.9)}v30Z`;
	}
	stage.sheet.add(
		fill(d, lighter(stone, 0.08)),
		line(`M${num(x - width / 2)} ${num(y - height + 12)}h${num(width)}`, faint(darker(stone, 0.5), 0.35), 5),
	);
	stones(stage, x, y, width, height, stone);
}

/** A few stones and dry dots say that a wall is built. */
function stones({ sheet, dice }: Stage, x: number, y: number, width: number, height: number, stone: string) {
	let d = "";
	for (let i = 0; i < (width * height) / 3600; i++) {
		const sx = x + dice.between(-0.44, 0.4) * width;
		d += `M${num(sx)} ${num(y - dice.between(0.06, 0.94) * height)}h${num(dice.between(10, 22))}`;
	}
	sheet.add(
		line(d, faint(darker(stone, 0.45), 0.35), 5),
		dotted(
			dots(dice, { x: x - width / 2, y: y - height, width, height }, (width * height) / 260, (px) =>
				Math.max(0, (px - x) / width + 0.35),
			),
			faint(darker(stone, 0.5), 0.25),
			4,
		),
	);
}

function tower(
	stage: Stage,
	x: number,
	y: number,
	width: number,
	height: number,
	stone: string,
	roof: string,
) {
	const { sheet, mood, night, dice, light } = stage;
	wall(stage, x, y, width, height, stone);
	stones(stage, x, y, width, height, stone);
	const top = y - height;
	sheet.fill(
		`M${num(x - width * 0.6)} ${num(top + 14)}v${num(-width * 0.3)}h${num(width * 1.2)}v${num(width * 0.3)}Z`,
		lighter(stone, 0.1),
	);
	const tip = top - width * 1.75;
	const side = light < 0 ? ([0, 0, 1, 0] as const) : ([1, 0, 0, 0] as const);
	sheet.add(
		fill(
			`M${num(x - width * 0.72)} ${num(top - width * 0.24)}Q${num(x - width * 0.2)} ${num(top - width * 0.9)} ${num(x)} ${num(tip)}Q${num(x + width * 0.2)} ${num(top - width * 0.9)} ${num(x + width * 0.72)} ${num(top - width * 0.24)}Q${num(x)} ${num(top - width * 0.06)} ${num(x - width * 0.72)} ${num(top - width * 0.24)}Z`,
			sheet.linear(side, [0, lighter(roof, 0.2)], [0.55, roof], [1, darker(roof, 0.3)]),
		),
		line(`M${num(x)} ${num(tip + 6)}v${num(-width * 0.5)}`, darker(roof, 0.4), 5),
		fill(
			`M${num(x)} ${num(tip - width * 0.46)}q${num(width * 0.3)} ${num(-width * 0.06)} ${num(width * 0.54)} ${num(width * 0.12)}q${num(-width * 0.28)} ${num(width * 0.06)} ${num(-width * 0.54)} ${num(width * 0.2)}Z`,
			mood.second,
		),
	);
	windowPane(stage, x, top + height * 0.3, width * 0.24, width * 0.36, { lit: night && dice.chance(0.8) });
}
