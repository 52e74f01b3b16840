import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, num } from "../drawing/sheet";
import { board, toned } from "./kit";
import type { Spot, View } from "./view";

/** Books side by side on a board, `w` units long and at most `h` high; (x, y) is the left end of the board. */
export function books(view: View, x: number, y: number, w: number, h: number) {
	const { sheet, dice, mood } = view;
	let at = x;
	while (at < x + w - h * 0.3) {
		const thick = h * dice.between(0.16, 0.3);
		const tall = h * dice.between(0.68, 0.98);
		const colour = mix(
			toned(
				view,
				dice.pick([mood.accent, mood.second, mood.mid, "#5f9f8c", "#f3e2c4", "#7d6fa8", "#c9784f"]),
				0.42,
			),
			mood.far,
			0.08,
		);
		sheet.add(
			`<rect x="${num(at)}" y="${num(y - tall)}" width="${num(thick)}" height="${num(tall)}" rx="3" fill="${colour}"/><rect x="${num(at)}" y="${num(y - tall * 0.82)}" width="${num(thick)}" height="${num(tall * 0.08)}" fill="${faint("#fff6df", 0.55)}"/>`,
		);
		at += thick + 2 + (dice.chance(0.1) ? h * 0.35 : 0);
	}
}

/** A case of shelves; sizes are shares of the frame. `stock` fills one board: its left end, its length, the height above it. */
export function shelves(
	view: View,
	{ x, y, unit }: Spot,
	[w, h]: readonly [w: number, h: number],
	rows: number,
	wood: string,
	stock: (x: number, y: number, w: number, h: number) => void,
) {
	const { sheet } = view;
	const [width, height] = [w * unit, h * unit];
	const side = unit * 0.014;
	board(view, x, y, width, height, darker(wood, 0.38));
	const step = height / rows;
	for (let row = 0; row < rows; row++) {
		const foot = y - row * step - side;
		stock(x - width / 2 + side * 1.6, foot, width - side * 3.2, step - side * 2.2);
		sheet.fill(
			`M${num(x - width / 2)} ${num(foot)}h${num(width)}v${num(side)}h${num(-width)}Z`,
			lighter(wood, 0.12),
		);
	}
	for (const s of [-1, 1])
		sheet.fill(
			`M${num(x + s * (width / 2 - side / 2) - side / 2)} ${num(y)}v${num(-height)}h${num(side)}v${num(height)}Z`,
			s < 0 ? lighter(wood, 0.06) : darker(wood, 0.1),
		);
	sheet.add(
		fill(
			`M${num(x - width / 2 - side)} ${num(y - height)}h${num(width + side * 2)}l${num(-side)} ${num(-side * 1.8)}h${num(-width)}Z`,
			lighter(wood, 0.2),
		),
	);
}

/** A heap of books that lie on each other. */
export function bookPile(view: View, x: number, y: number, unit: number, count: number) {
	const { sheet, dice, mood } = view;
	let foot = y;
	for (let i = 0; i < count; i++) {
		const w = unit * dice.between(0.13, 0.17);
		const h = unit * dice.between(0.026, 0.036);
		const px = x + unit * dice.between(-0.012, 0.012);
		const colour = toned(
			view,
			[mood.accent, "#5f9f8c", mood.second, "#7d6fa8", "#c9784f"][i % 5] as string,
			0.35,
		);
		sheet.add(
			`<rect x="${num(px - w / 2)}" y="${num(foot - h)}" width="${num(w)}" height="${num(h)}" rx="6" fill="${sheet.down([0, lighter(colour, 0.18)], [1, darker(colour, 0.16)])}"/><rect x="${num(px - w / 2 + w * 0.06)}" y="${num(foot - h * 0.78)}" width="${num(w * 0.93)}" height="${num(h * 0.5)}" fill="${toned(view, "#fdf3dc", 0.35)}"/>`,
		);
		foot -= h;
	}
}
