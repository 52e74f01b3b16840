import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, form } from "../drawing/pen";
import { line, num, type Point } from "../drawing/sheet";
import { frond } from "./plants";
import type { Stage } from "./stage";

/** A pool among three palms; (x, y) is about its middle, at size 1 it is 660 units broad. */
export function oasis(stage: Stage, x: number, y: number, size: number) {
	const { sheet } = stage;
	const from = sheet.count;
	poolAmongPalms(stage);
	sheet.add(`<g transform="translate(${num(x)} ${num(y)}) scale(${num(size, 3)})">${sheet.take(from)}</g>`);
}

/** Around the origin. */
function poolAmongPalms(stage: Stage) {
	const [x, y] = [0, 0];
	const { sheet, dice, mood, night, light } = stage;
	const green = night ? mix("#3f8a6a", mood.sky[0], 0.42) : "#4f9a5f";
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + 10)}" rx="330" ry="58" fill="${lighter(mood.mid, 0.25)}"/><ellipse cx="${num(x)}" cy="${num(y + 10)}" rx="300" ry="46" fill="${sheet.down([0, lighter(mood.sky[1], 0.2)], [1, mood.sky[0]])}"/>`,
	);
	for (const [dx, h] of [
		[-160, 470],
		[-40, 600],
		[130, 420],
	] as const) {
		const lean = dx * 0.35;
		const bark = night ? "#4d4260" : "#94683f";
		form(
			sheet,
			dice,
			[
				[x + dx - 20, y],
				[x + dx + lean * 0.3 - 13, y - h * 0.5],
				[x + dx + lean - 10, y - h],
				[x + dx + lean + 10, y - h],
				[x + dx + lean * 0.3 + 13, y - h * 0.5],
				[x + dx + 20, y],
			],
			bark,
			{ light },
		);
		for (const angle of [-170, -140, -106, -74, -40, -8, 16, 164])
			frond(stage, x + dx + lean, y - h, h * 0.42, angle + dice.between(-7, 7), green, 0.48);
	}
	for (let i = 0; i < 12; i++)
		frond(
			stage,
			x + dice.between(-330, 330),
			y + dice.between(-10, 40),
			dice.between(60, 110),
			dice.between(-130, -50),
			green,
			0.2,
		);
}

/** A cactus with two arms and a flower on top, `h` high. */
export function cactus({ sheet, dice, mood, night, light }: Stage, x: number, y: number, h: number) {
	const green = night ? mix("#4f9a72", mood.sky[0], 0.4) : mix("#5a9a5c", mood.near, 0.08);
	const w = h * 0.17;
	const arm = (s: number, at: number, tall: number) =>
		`M${num(x)} ${num(y - h * at)}H${num(x + s * w * 1.35)}Q${num(x + s * w * 1.7)} ${num(y - h * at)} ${num(x + s * w * 1.7)} ${num(y - h * (at + 0.09))}V${num(y - h * (at + tall))}`;
	const arms = `${arm(-1, 0.4, 0.3)}${arm(1, 0.28, 0.36)}`;
	sheet.add(
		line(arms, darker(green, 0.14), w * 0.72),
		line(`M${num(x)} ${num(y)}V${num(y - h + w / 2)}`, green, w),
		`<g transform="translate(${num(light * w * 0.2)} 0)">${line(`M${num(x)} ${num(y - 10)}V${num(y - h + w / 2)}`, faint(lighter(green, 0.45), 0.5), w * 0.24)}</g>`,
		dotted(
			dots(dice, { x: x - w * 0.45, y: y - h * 0.96, width: w * 0.9, height: h * 0.94 }, h * 0.2, () => 0.8),
			faint("#fff4dc", 0.8),
			Math.max(3, w * 0.07),
		),
		`<circle cx="${num(x)}" cy="${num(y - h - 2)}" r="${num(w * 0.28)}" fill="${mood.accent}"/><circle cx="${num(x)}" cy="${num(y - h - 2)}" r="${num(w * 0.12)}" fill="${mood.second}"/>`,
	);
}

/** A painted clay pot, `h` high. */
export function pot({ sheet, dice, mood, light }: Stage, x: number, y: number, h: number) {
	const clay = mix("#c4744a", mood.front, 0.25);
	const outline: Point[] = [
		[x - h * 0.2, y - h * 1.04],
		[x - h * 0.16, y - h * 0.86],
		[x - h * 0.48, y - h * 0.5],
		[x - h * 0.26, y],
		[x + h * 0.26, y],
		[x + h * 0.48, y - h * 0.5],
		[x + h * 0.16, y - h * 0.86],
		[x + h * 0.2, y - h * 1.04],
	];
	form(sheet, dice, outline, clay, { light, grain: 4 });
	sheet.add(
		line(
			curve(
				[
					[x - h * 0.42, y - h * 0.54],
					[x, y - h * 0.46],
					[x + h * 0.42, y - h * 0.54],
				],
				false,
			),
			mood.second,
			h * 0.06,
		),
		line(
			curve(
				[
					[x - h * 0.4, y - h * 0.38],
					[x, y - h * 0.3],
					[x + h * 0.4, y - h * 0.38],
				],
				false,
			),
			faint("#fff2dc", 0.8),
			h * 0.035,
		),
	);
}
