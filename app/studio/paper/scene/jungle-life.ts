import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, form } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
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

/**
 * Where the waterfall is seen best: at `wanted`, or else the nearest x with no head before it, the widest gap if none is
 * free; `between` are its top and its foot.
 */
export function inTheOpen(
	{ keepFree, width }: Pick<Stage, "keepFree"> & { width: number },
	wanted: number,
	[top, foot]: readonly [number, number],
): number {
	const heads = keepFree.filter((box) => box.y + box.height > top && box.y < foot);
	const clear = (x: number) =>
		Math.min(FALL, ...heads.map((box) => Math.max(box.x - x, x - box.x - box.width)));
	// Between the palms at the edges.
	const others = Array.from({ length: 23 }, (_, i) => width / 2 + (i - 11) * (width / 43)).sort(
		(a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
	);
	return [wanted, ...others].reduce((best, x) => (clear(x) > clear(best) ? x : best));
}

/** A waterfall `height` high down a far rock; (x, y) is the middle of its foot. */
export function waterfall({ sheet, dice, mood }: Stage, x: number, y: number, height: number) {
	const rock = mix(mood.far, "#7f8a86", 0.4);
	const top = y - height;
	form(
		sheet,
		dice,
		[
			[x - height * 0.6, y],
			[x - height * 0.47, top + height * 0.2],
			[x - height * 0.25, top],
			[x + height * 0.26, top - 15],
			[x + height * 0.48, top + height * 0.21],
			[x + height * 0.63, y],
		],
		rock,
		{ grain: 1.2 },
	);
	const pale = lighter(mood.sky[1], 0.6);
	sheet.fill(
		`M${num(x - 70)} ${num(top)}Q${num(x)} ${num(top - 15)} ${num(x + 80)} ${num(top)}L${num(x + 110)} ${num(y + 20)}H${num(x - 100)}Z`,
		sheet.down([0, pale], [1, faint(pale, 0.85)]),
	);
	for (let i = 0; i < 14; i++) {
		const px = x - 80 + i * 13;
		sheet.line(
			`M${num(px)} ${num(top + dice.between(10, 70))}q${num(dice.between(-6, 6))} 130 ${num((px - x) * 0.16)} ${num(height * dice.between(0.6, 0.88))}`,
			faint(i % 2 ? "#ffffff" : mood.mid, i % 2 ? 0.7 : 0.25),
			dice.between(4, 9),
		);
	}
	for (let i = 0; i < 12; i++)
		sheet.add(
			`<circle cx="${num(x + dice.between(-140, 150))}" cy="${num(y - dice.between(10, 60))}" r="${num(dice.between(20, 52))}" fill="${faint("#ffffff", 0.4)}"/>`,
		);
}

/** A monkey on a vine that hangs from above the picture; (x, y) is over its head, `size` 1 is about 250 units high. */
export function monkey(stage: Stage, x: number, y: number, size: number) {
	const { sheet } = stage;
	const from = sheet.count;
	monkeyOnVine(stage, -y / size);
	sheet.add(`<g transform="translate(${num(x)} ${num(y)}) scale(${num(size, 3)})">${sheet.take(from)}</g>`);
}

/** Around the origin; its vine comes from `top`. */
function monkeyOnVine({ sheet, night, mood }: Stage, top: number) {
	const [x, y] = [0, 0];
	const fur = night ? mix("#7a5440", mood.sky[0], 0.35) : "#8a5a3c";
	const face = night ? mix("#e8c19a", mood.sky[0], 0.3) : "#f0cda5";
	sheet.add(
		line(
			`M60 ${num(top - 20)}Q20 ${num(top * 0.5)} ${num(x + 46)} ${num(y + 330)}`,
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
