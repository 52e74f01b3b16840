import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper, form } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import type { Stage } from "./stage";

/** The schoolhouse, 1420 wide: two wings, and between them the door, the clock and the bell. */
export function house(stage: Stage, x: number, y: number) {
	const { sheet, dice, mood, night } = stage;
	const brick = night ? mix("#c9785a", mood.sky[0], 0.48) : "#d98a68";
	const roof = night ? mix("#5a5f7c", mood.sky[0], 0.3) : "#5f6f8c";
	const stone = night ? mix("#fff0da", mood.sky[1], 0.4) : "#fdf0d9";
	for (const s of [-1, 1]) {
		wall(stage, x + s * 430, y, 560, 330, brick);
		sheet.fill(
			cutPaper(
				dice,
				[
					[x + s * 430 - 300, y - 318],
					[x + s * 430 - 230, y - 440],
					[x + s * 430 + 230, y - 440],
					[x + s * 430 + 300, y - 318],
				],
				3,
			),
			sheet.down([0, lighter(roof, 0.14)], [1, darker(roof, 0.1)]),
		);
		for (let row = 0; row < 3; row++)
			sheet.line(
				`M${num(x + s * 430 - 240 - row * 18)} ${num(y - 410 + row * 32)}h${num(480 + row * 36)}`,
				faint(darker(roof, 0.5), 0.4),
				4,
			);
		for (const dx of [-180, -60, 60, 180])
			windowPane(stage, x + s * 430 + dx, y - 120, 74, 110, { lit: night && dice.chance(0.75) });
	}
	wall(stage, x, y, 380, 470, lighter(brick, 0.06));
	const gable: Point[] = [
		[x - 220, y - 456],
		[x, y - 640],
		[x + 220, y - 456],
	];
	sheet.add(
		fill(cutPaper(dice, gable, 3), lighter(brick, 0.06)),
		line(
			`M${num(x - 226)} ${num(y - 452)}L${num(x)} ${num(y - 648)}L${num(x + 226)} ${num(y - 452)}`,
			roof,
			26,
		),
	);
	wall(stage, x, y - 620, 110, 100, stone);
	sheet.add(
		fill(`M${num(x - 78)} ${num(y - 712)}L${num(x)} ${num(y - 812)}L${num(x + 78)} ${num(y - 712)}Z`, roof),
		fill(`M${num(x - 26)} ${num(y - 640)}q0 -52 26 -52q26 0 26 52Z`, mood.second),
		`<circle cx="${num(x)}" cy="${num(y - 634)}" r="8" fill="${darker(mood.second, 0.4)}"/>`,
		`<circle cx="${num(x)}" cy="${num(y - 500)}" r="58" fill="${stone}"/><circle cx="${num(x)}" cy="${num(y - 500)}" r="48" fill="${lighter(stone, 0.4)}"/>`,
		line(`M${num(x)} ${num(y - 500)}v-34M${num(x)} ${num(y - 500)}l24 14`, "#3f3550", 7),
		fill(`M${num(x - 84)} ${num(y)}v-190a84 84 0 0 1 168 0v190Z`, stone),
		fill(
			`M${num(x - 66)} ${num(y)}v-184a66 66 0 0 1 132 0v184Z`,
			night ? "#ffcf6e" : darker(mood.accent, 0.1),
		),
		line(
			`M${num(x)} ${num(y)}v-250M${num(x - 14)} ${num(y - 100)}h.1M${num(x + 14)} ${num(y - 100)}h.1`,
			stone,
			8,
		),
	);
	for (const dx of [-136, 136]) windowPane(stage, x + dx, y - 250, 70, 96, { lit: night });
	let bricks = "";
	for (let i = 0; i < 110; i++)
		bricks += `M${num(x + dice.between(-690, 660))} ${num(y - dice.between(14, 300))}h${num(dice.between(16, 28))}`;
	sheet.line(bricks, faint(darker(brick, 0.4), 0.3), 6);
}

/** Four coloured pencils in a beaker; (x, y) is a little above its foot. */
export function pencils({ sheet, dice, mood }: Stage, x: number, y: number) {
	for (let i = 0; i < 4; i++) {
		const colour = dice.pick([mood.accent, mood.second, "#4f9ab8", "#6fae6a"]);
		const h = dice.between(130, 210);
		sheet.add(
			`<g transform="translate(${num(x + (i - 1.5) * 44)} ${num(y)}) rotate(${num((i - 1.5) * 9 + dice.between(-3, 3))})">${fill(
				`M-17 0V${num(-h)}H17V0Z`,
				sheet.linear([0, 0, 1, 0], [0, lighter(colour, 0.3)], [0.5, colour], [1, darker(colour, 0.2)]),
			)}${fill(`M-17 ${num(-h)}L0 ${num(-h - 44)}L17 ${num(-h)}Z`, "#f3d9ae")}${fill(`M-6 ${num(-h - 28)}L0 ${num(-h - 44)}L6 ${num(-h - 28)}Z`, colour)}</g>`,
		);
	}
	form(
		sheet,
		dice,
		[
			[x - 110, y + 30],
			[x - 96, y - 66],
			[x + 96, y - 66],
			[x + 110, y + 30],
		],
		mix("#5f9fb8", mood.front, 0.25),
		{ smooth: false, grain: 2 },
	);
}
