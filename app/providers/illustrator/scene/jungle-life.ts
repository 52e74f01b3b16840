import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, form } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { frond } from "./plants";
import type { Stage } from "./stage";

/** A leaning palm; `leaf` is the colour of its fronds. */
export function palm(stage: Stage, x: number, y: number, height: number, leaf: string) {
	const { sheet, dice, light, night } = stage;
	const bark = night ? "#4a4550" : "#8a6a45";
	const lean = dice.between(-0.16, 0.16) * height;
	const spine: Point[] = [
		[x, y],
		[x + lean * 0.2, y - height * 0.5],
		[x + lean, y - height],
	];
	form(
		sheet,
		dice,
		[
			[x - 26, y],
			[x + lean * 0.2 - 17, y - height * 0.5],
			[x + lean - 13, y - height],
			[x + lean + 13, y - height],
			[x + lean * 0.2 + 17, y - height * 0.5],
			[x + 26, y],
		],
		bark,
		{ light },
	);
	for (let i = 1; i < 12; i++) {
		const share = i / 12;
		const px = x + lean * share * share;
		sheet.line(`M${num(px - 18)} ${num(y - height * share)}q18 12 36 0`, faint(darker(bark, 0.5), 0.45), 6);
	}
	const [tx, ty] = spine[2] as Point;
	for (const angle of [-168, -135, -102, -72, -42, -10, 18, 165])
		frond(stage, tx, ty, height * dice.between(0.38, 0.5), angle + dice.between(-8, 8), leaf, 0.46);
}

/** Half the width of the falling water with its spray. */
const FALL = 120;

/** Where the waterfall is seen best: at `wanted`, or else the nearest x with no head before it, the widest gap if none is free. */
export function inTheOpen({ keepFree }: Stage, wanted: number): number {
	const heads = keepFree.filter((box) => box.y + box.height > 985 && box.y < 1600);
	const clear = (x: number) =>
		Math.min(FALL, ...heads.map((box) => Math.max(box.x - x, x - box.x - box.width)));
	// Between the palms at the edges.
	const others = Array.from({ length: 23 }, (_, i) => SIDE / 2 + (i - 11) * 50).sort(
		(a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
	);
	return [wanted, ...others].reduce((best, x) => (clear(x) > clear(best) ? x : best));
}

/** A waterfall down a far rock, from 1000 to the pool at about 1600; `x` is its middle. */
export function waterfall({ sheet, dice, mood }: Stage, x: number) {
	const rock = mix(mood.far, "#7f8a86", 0.4);
	form(
		sheet,
		dice,
		[
			[x - 360, 1600],
			[x - 280, 1120],
			[x - 150, 1000],
			[x + 160, 985],
			[x + 290, 1130],
			[x + 380, 1600],
		],
		rock,
		{ grain: 1.2 },
	);
	const pale = lighter(mood.sky[1], 0.6);
	sheet.fill(
		`M${num(x - 70)} 1000Q${num(x)} 985 ${num(x + 80)} 1000L${num(x + 110)} 1620H${num(x - 100)}Z`,
		sheet.down([0, pale], [1, faint(pale, 0.85)]),
	);
	for (let i = 0; i < 14; i++) {
		const px = x - 80 + i * 13;
		sheet.line(
			`M${num(px)} ${num(1010 + dice.between(0, 60))}q${num(dice.between(-6, 6))} 130 ${num((px - x) * 0.16)} ${num(dice.between(380, 560))}`,
			faint(i % 2 ? "#ffffff" : mood.mid, i % 2 ? 0.7 : 0.25),
			dice.between(4, 9),
		);
	}
	for (let i = 0; i < 12; i++)
		sheet.add(
			`<circle cx="${num(x + dice.between(-140, 150))}" cy="${num(dice.between(1540, 1590))}" r="${num(dice.between(20, 52))}" fill="${faint("#ffffff", 0.4)}"/>`,
		);
}

/** A monkey on a vine at the edge. */
export function monkey({ sheet, night, mood }: Stage, x: number, y: number) {
	const fur = night ? mix("#7a5440", mood.sky[0], 0.35) : "#8a5a3c";
	const face = night ? mix("#e8c19a", mood.sky[0], 0.3) : "#f0cda5";
	sheet.add(
		line(
			`M${num(x + 60)} -20Q${num(x + 20)} ${num(y * 0.5)} ${num(x + 46)} ${num(y + 330)}`,
			mix(mood.near, mood.front, 0.4),
			13,
		),
		line(`M${num(x + 10)} ${num(y + 200)}q-90 30 -80 -60q8 -46 40 -26`, fur, 14),
		line(
			`M${num(x + 6)} ${num(y + 90)}Q${num(x + 40)} ${num(y + 40)} ${num(x + 36)} ${num(y - 30)}M${num(x - 10)} ${num(y + 100)}q-60 40 -50 92M${num(x + 6)} ${num(y + 190)}q50 20 42 72`,
			fur,
			22,
		),
		fill(
			curve([
				[x - 34, y + 90],
				[x + 24, y + 84],
				[x + 40, y + 160],
				[x + 6, y + 214],
				[x - 34, y + 176],
			]),
			fur,
		),
		`<circle cx="${num(x - 52)}" cy="${num(y + 32)}" r="19" fill="${fur}"/><circle cx="${num(x + 40)}" cy="${num(y + 32)}" r="19" fill="${fur}"/><circle cx="${num(x - 6)}" cy="${num(y + 40)}" r="50" fill="${fur}"/><ellipse cx="${num(x - 22)}" cy="${num(y + 36)}" rx="19" ry="22" fill="${face}"/><ellipse cx="${num(x + 10)}" cy="${num(y + 36)}" rx="19" ry="22" fill="${face}"/><ellipse cx="${num(x - 6)}" cy="${num(y + 60)}" rx="32" ry="23" fill="${face}"/><circle cx="${num(x - 20)}" cy="${num(y + 38)}" r="6.5" fill="#2a1c1c"/><circle cx="${num(x + 8)}" cy="${num(y + 38)}" r="6.5" fill="#2a1c1c"/>`,
		line(`M${num(x - 20)} ${num(y + 64)}q14 14 28 0`, "#7a4a38", 4),
	);
}
