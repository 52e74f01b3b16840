import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, form } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import type { Stage } from "./stage";

/** The highest place of the near rail. */
export const RAIL_TOP = 1706;

/** The far side of the boat with its mast, sail and pennant, behind the crew. */
export function mastAndSail({ sheet, dice, mood, night, light, keepFree }: Stage) {
	const wood = night ? "#5d4152" : "#8a5636";
	const top = (keepFree[0]?.y ?? 130) + (keepFree[0]?.height ?? 400) + 40;
	const x = light < 0 ? 1610 : 550;
	const s = light < 0 ? 1 : -1;
	sheet.add(
		line(`M${x} 1880L${x} ${num(top)}`, darker(wood, 0.2), 34),
		line(`M${x - 7} 1880L${x - 7} ${num(top)}`, lighter(wood, 0.22), 9),
	);
	const cloth = night ? mix("#f5e8cf", mood.sky[1], 0.45) : "#fdf3dc";
	const sail = `M${x + s * 22} ${num(top + 60)}Q${x + s * 520} ${num(top + 380)} ${x + s * 470} 1560Q${x + s * 240} 1600 ${x + s * 22} 1560Z`;
	const jib = `M${x - s * 24} ${num(top + 110)}Q${x - s * 250} ${num(top + 480)} ${x - s * 250} 1500Q${x - s * 120} 1540 ${x - s * 24} 1510Z`;
	sheet.add(
		fill(sail, sheet.linear([0, 0, 1, 0.5], [0, lighter(cloth, 0.3)], [1, darker(cloth, 0.16)])),
		fill(jib, darker(mix(cloth, mood.accent, 0.8), night ? 0.35 : 0.05)),
	);
	for (let i = 1; i < 5; i++) {
		const y = top + 60 + (i * (1500 - top)) / 5;
		sheet.line(
			`M${x + s * 22} ${num(y)}Q${num(x + s * (60 + i * 50))} ${num(y + 26)} ${num(x + s * (110 + i * 84))} ${num(y + 8)}`,
			faint(mood.accent, 0.55),
			20,
		);
	}
	sheet.fill(
		`M${x} ${num(top + 4)}Q${x - s * 60} ${num(top - 18)} ${x - s * 130} ${num(top + 26)}Q${x - s * 60} ${num(top + 34)} ${x} ${num(top + 62)}Z`,
		mood.second,
	);
	const far: Point[] = [
		[150, 1690],
		[500, 1742],
		[1080, 1760],
		[1660, 1742],
		[2010, 1690],
		[1960, 1900],
		[200, 1900],
	];
	form(sheet, dice, far, darker(wood, 0.32), { smooth: false });
}

/** The near side of the boat: planks, rail, rope and a name board left blank. */
export function hull({ sheet, dice, mood, night }: Stage) {
	const wood = night ? "#7a5058" : "#a8683d";
	const rail: Point[] = [
		[70, RAIL_TOP],
		[420, 1772],
		[1080, 1798],
		[1740, 1772],
		[2090, RAIL_TOP],
	];
	const keel: Point[] = [
		[1960, 1990],
		[1640, 2130],
		[1080, 2150],
		[520, 2130],
		[200, 1990],
	];
	const d = `${curve(rail, false)}L${keel.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
	sheet.fill(d, sheet.down([0, lighter(wood, 0.14)], [1, darker(wood, 0.42)]));
	const clip = sheet.clip(d);
	let planks = "";
	for (let i = 1; i < 5; i++) {
		const shifted = rail.map(([x, y]): Point => [x, y + i * 66 + dice.between(-5, 5)]);
		planks +=
			line(curve(shifted, false), faint(darker(wood, 0.6), 0.5), 6) +
			`<g transform="translate(0 7)">${line(curve(shifted, false), faint(lighter(wood, 0.6), 0.3), 4)}</g>`;
	}
	for (let i = 0; i < 34; i++) {
		const x = dice.between(120, SIDE - 120);
		planks += line(`M${num(x)} ${num(1800 + dice.between(0, 240))}v56`, faint(darker(wood, 0.6), 0.35), 4);
	}
	planks += dotted(
		dots(dice, { x: 100, y: 1720, width: 1960, height: 400 }, 1500, () => 0.6),
		faint(darker(wood, 0.6), 0.25),
		6,
	);
	sheet.add(`<g clip-path="${clip}">${planks}</g>`);
	sheet.add(
		line(curve(rail, false), darker(wood, 0.3), 46),
		`<g transform="translate(0 -8)">${line(curve(rail, false), mix(lighter(wood, 0.3), mood.second, 0.2), 26)}</g>`,
	);
	for (const x of [320, SIDE - 320]) {
		sheet.add(
			`<circle cx="${x}" cy="1880" r="74" fill="none" stroke="${night ? "#d9d2d8" : "#fff6e6"}" stroke-width="36"/>`,
			`<circle cx="${x}" cy="1880" r="74" fill="none" stroke="${mood.accent}" stroke-width="36" stroke-dasharray="58 58.2"/>`,
			`<circle cx="${x}" cy="1880" r="56" fill="none" stroke="${faint(darker(wood, 0.6), 0.4)}" stroke-width="5"/>`,
		);
	}
}
