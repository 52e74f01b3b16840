import { darker, faint, lighter, mix } from "../drawing/colour";
import { dots, dotted } from "../drawing/pen";
import { fill, line, num } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import type { Stage } from "./stage";

/** A castle: a keep, curtain walls and round towers with pointed roofs; 690 units broad at scale 1. */
export function keep(stage: Stage, x: number, y: number, scale: number) {
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
