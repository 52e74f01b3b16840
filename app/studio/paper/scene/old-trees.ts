import { darker, faint, lighter, mix } from "../drawing/colour";
import { dots, dotted, form } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
import { lamps } from "./garland";
import { roundTree } from "./plants";
import type { Stage } from "./stage";

/** An old trunk at the edge that frames the picture, an owl in its hollow; its crown is beyond the sheet. */
export function greatTree({ sheet, dice, mood, night, light }: Stage, x: number, y: number, height: number) {
	const bark = night ? mix("#4b3a45", mood.front, 0.4) : "#6b4a37";
	const s = x < sheet.width / 2 ? 1 : -1;
	const points: Point[] = [
		[x - s * 200, y + 160],
		[x - s * 130, y - height * 0.3],
		[x - s * 160, y - height],
		[x + s * 60, y - height],
		[x + s * 84, y - height * 0.66],
		[x + s * 70, y - height * 0.3],
		[x + s * 110, y - 60],
		[x + s * 250, y + 100],
	];
	form(sheet, dice, points, bark, { light, grain: 3, size: 7 });
	for (let i = 0; i < 16; i++) {
		const px = x + s * dice.between(-80, 56);
		const py = y - dice.between(40, height * 0.7);
		sheet.line(
			`M${num(px)} ${num(py)}q${num(dice.between(-14, 14))} ${num(60)} ${num(dice.between(-6, 6))} ${num(dice.between(90, 170))}`,
			faint(dice.chance(0.4) ? lighter(bark, 0.4) : darker(bark, 0.5), 0.4),
			dice.between(5, 11),
		);
	}
	const from = sheet.count;
	sheet.fill("M-44 0q44 -104 88 0q6 124 -44 128q-50 -4 -44 -128Z", darker(bark, 0.6));
	owl(sheet, 0, 40, mood.second);
	const place = `translate(${num(x + s * 6)} ${num(y - height * 0.36)}) scale(1.35)`;
	sheet.add(`<g transform="${place}">${sheet.take(from)}</g>`);
	for (let i = 0; i < 90; i++) {
		const px = x + s * dice.between(-60, 320) * dice.between(0.4, 1);
		const py = dice.between(-30, 300) * (1 - (Math.abs(px - x) / 420) ** 2);
		const r = dice.between(16, 34);
		sheet.fill(
			`M${num(px)} ${num(py)}q${num(r)} ${num(-r)} ${num(r * 2)} 0q${num(-r)} ${num(r)} ${num(-r * 2)} 0Z`,
			mix(mood.near, dice.chance(0.5) ? mood.mid : mood.front, dice.next() * 0.8),
			`transform="rotate(${num(dice.between(0, 180))} ${num(px)} ${num(py)})"`,
		);
	}
}

function owl(sheet: Stage["sheet"], x: number, y: number, eye: string) {
	sheet.add(
		fill(
			`M${num(x - 30)} ${num(y + 46)}Q${num(x - 40)} ${num(y - 30)} ${num(x - 26)} ${num(y - 40)}Q${num(x)} ${num(y - 26)} ${num(x + 26)} ${num(y - 40)}Q${num(x + 40)} ${num(y - 30)} ${num(x + 30)} ${num(y + 46)}Z`,
			"#a9855c",
		),
		`<circle cx="${num(x - 13)}" cy="${num(y - 12)}" r="15" fill="#fff4d8"/><circle cx="${num(x + 13)}" cy="${num(y - 12)}" r="15" fill="#fff4d8"/><circle cx="${num(x - 12)}" cy="${num(y - 12)}" r="8" fill="#2a2030"/><circle cx="${num(x + 12)}" cy="${num(y - 12)}" r="8" fill="#2a2030"/>`,
		fill(`M${num(x - 6)} ${num(y - 3)}h12l-6 12Z`, eye),
	);
}

/** A broad tree `height` high with a house, a ladder and lamps in it; (x, y) is its foot. */
export function treeHouse(stage: Stage, x: number, y: number, height: number) {
	const { sheet } = stage;
	const from = sheet.count;
	houseInTree(stage);
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num(height / 820, 3)})">${sheet.take(from)}</g>`,
	);
}

/** It stands at the origin, 820 units high. */
function houseInTree(stage: Stage) {
	const { sheet, mood, night, dice } = stage;
	const [x, y] = [0, 0];
	roundTree(stage, x, y, 820, mix(mood.mid, mood.near, 0.6), night ? "#54414c" : "#7a553c");
	const wood = night ? "#6d4f54" : "#b27c4b";
	const top = y - 560;
	sheet.add(
		fill(
			`M${num(x - 120)} ${num(top + 190)}v-150h230v150Z`,
			sheet.down([0, lighter(wood, 0.14)], [1, darker(wood, 0.2)]),
		),
		line(
			[60, 95, 130, 165].map((dy) => `M${num(x - 118)} ${num(top + dy)}h226`).join(""),
			faint(darker(wood, 0.5), 0.5),
			4,
		),
		fill(
			`M${num(x - 160)} ${num(top + 56)}L${num(x - 10)} ${num(top - 90)}L${num(x + 150)} ${num(top + 56)}Q${num(x)} ${num(top + 30)} ${num(x - 160)} ${num(top + 56)}Z`,
			darker(mood.accent, night ? 0.3 : 0.08),
		),
		fill(`M${num(x - 150)} ${num(top + 190)}h290v24h-290Z`, darker(wood, 0.3)),
		fill(`M${num(x + 30)} ${num(top + 186)}v-80a26 26 0 0 1 52 0v80Z`, night ? "#ffcf67" : darker(wood, 0.5)),
		fill(
			`M${num(x - 84)} ${num(top + 136)}v-40a26 26 0 0 1 52 0v40Z`,
			night ? "#ffe08f" : mix(mood.sky[0], "#35516b", 0.4),
		),
		line(
			`M${num(x + 20)} ${num(top + 214)}V${num(y)}M${num(x + 76)} ${num(top + 214)}V${num(y)}${Array.from({ length: 8 }, (_, i) => `M${num(x + 20)} ${num(top + 250 + i * 42)}h56`).join("")}`,
			darker(wood, 0.25),
			9,
		),
		dotted(
			dots(dice, { x: x - 118, y: top + 44, width: 226, height: 140 }, 160, () => 0.5),
			faint(darker(wood, 0.5), 0.3),
			4,
		),
	);
	lamps(stage, [x - 140, top + 60], [x + 140, top + 60], 34, 6);
}
