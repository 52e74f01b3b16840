import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import { bush } from "./plants";
import type { Stage } from "./stage";

/** A row of narrow painted houses from edge to edge; `scale` is 1 where a house is some 230 units wide. */
export function terrace(stage: Stage, y: number, scale: number) {
	const { sheet, dice, mood, night } = stage;
	const paints = ["#e8a27c", "#8fbcc4", "#f1cf86", "#d98a86", "#a9bd8c", "#e9dcc3", "#b29ac4"];
	let x = -40;
	for (let i = dice.whole(0, 6); x < sheet.width + 40; i++) {
		const w = dice.between(210, 270) * scale;
		const h = dice.between(280, 380) * scale;
		const paint = paints[(i * 3) % paints.length] as string;
		const colour = night ? mix(paint, mood.sky[0], 0.52) : paint;
		const roof = darker(mix(colour, mood.accent, 0.5), 0.14);
		const cx = x + w / 2;
		sheet.fill(
			cutPaper(
				dice,
				[
					[cx + w * 0.2, y - h],
					[cx + w * 0.2, y - h - w * 0.46],
					[cx + w * 0.33, y - h - w * 0.46],
					[cx + w * 0.33, y - h],
				],
				2,
			),
			darker(roof, 0.15),
		);
		wall(stage, cx, y, w, h, colour);
		const eaves = y - h + w * 0.03;
		sheet.fill(
			cutPaper(
				dice,
				i % 2
					? [
							[x - 10, eaves],
							[cx, y - h - w * 0.4],
							[x + w + 10, eaves],
						]
					: [
							[x - 10, eaves],
							[x + w * 0.11, y - h - w * 0.28],
							[x + w * 0.89, y - h - w * 0.28],
							[x + w + 10, eaves],
						],
				3,
			),
			sheet.down([0, lighter(roof, 0.12)], [1, roof]),
		);
		for (const wy of [h * 0.5, h * 0.8])
			for (const dx of [-0.25, 0.25])
				windowPane(stage, cx + dx * w, y - wy + w * 0.08, w * 0.18, w * 0.2, {
					round: i % 3 === 0,
					lit: night && dice.chance(0.7),
				});
		windowPane(stage, cx - w * 0.2, y - w * 0.1, w * 0.34, w * 0.24, { round: false, lit: night });
		sheet.fill(
			`M${num(cx + w * 0.14)} ${num(y)}v${num(-w * 0.36)}h${num(w * 0.2)}v${num(w * 0.36)}Z`,
			darker(mix(colour, mood.second, 0.4), 0.3),
		);
		let awning = "";
		for (let k = 0; k < 6; k++)
			awning += fill(
				`M${num(cx - w * 0.42 + k * w * 0.075)} ${num(y - w * 0.4)}h${num(w * 0.075)}v${num(w * 0.1)}q${num(-w * 0.0375)} ${num(w * 0.07)} ${num(-w * 0.075)} 0Z`,
				faint(k % 2 ? "#fff5e2" : mood.accent, night ? 0.75 : 1),
			);
		sheet.add(awning);
		x += w - 4;
	}
}

/** Cobbles from a line down to the lower edge. */
export function cobbles({ sheet, dice, mood, night }: Stage, top: number) {
	const stone = night ? mix("#a99bb0", mood.sky[0], 0.45) : mood.near;
	sheet.add(
		sheet.broad(top - 4, SIDE - top + 4, [0, darker(stone, 0.16)], [0.3, stone], [1, darker(stone, 0.2)]),
	);
	for (let row = 0; row < 13; row++) {
		const y = top + 20 + row ** 1.5 * ((SIDE - top) / 54);
		const w = 40 + row * 9;
		let d = "";
		for (let x = -20 + (row % 2) * w * 0.5; x < sheet.width; x += w * dice.between(0.9, 1.1))
			d += `M${num(x)} ${num(y)}q${num(w * 0.4)} ${num(-8 - row)} ${num(w * 0.8)} 0`;
		sheet.line(d, faint(dice.chance(0.5) ? darker(stone, 0.5) : lighter(stone, 0.5), 0.2), 4 + row * 0.3);
	}
}

/** A red double-decker seen from its side, `w` wide. */
export function bus({ sheet, mood, night }: Stage, x: number, y: number, w: number) {
	const red = night ? mix("#d93a34", mood.sky[0], 0.25) : "#d93a34";
	const glass = night ? "#ffdf8c" : "#cfeaf2";
	const h = w * 0.72;
	const l = x - w / 2;
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + 6)}" rx="${num(w * 0.54)}" ry="20" fill="${faint("#1d1240", 0.4)}"/>`,
		`<rect x="${num(l)}" y="${num(y - h)}" width="${num(w)}" height="${num(h - 26)}" rx="34" fill="${sheet.down([0, lighter(red, 0.16)], [1, darker(red, 0.18)])}"/>`,
		`<rect x="${num(l)}" y="${num(y - h * 0.54)}" width="${num(w)}" height="16" fill="#fff2d8"/>`,
	);
	for (let i = 0; i < 4; i++)
		for (const row of [0.9, 0.46])
			sheet.add(
				`<rect x="${num(l + 24 + i * (w - 40) * 0.25)}" y="${num(y - h * row)}" width="${num(w * 0.18)}" height="${num(h * 0.24)}" rx="8" fill="${glass}"/>`,
			);
	for (const wx of [0.22, 0.78])
		sheet.add(
			`<circle cx="${num(l + w * wx)}" cy="${num(y - 20)}" r="${num(w * 0.085)}" fill="#2b2638"/><circle cx="${num(l + w * wx)}" cy="${num(y - 20)}" r="${num(w * 0.04)}" fill="#cfc6cf"/>`,
		);
}

/** A street lamp; `h` is the height of its light, which has a halo by night. */
export function lampPost({ sheet, mood, night }: Stage, x: number, y: number, h: number) {
	const iron = night ? "#1f2046" : "#34435c";
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y - h)}" r="230" fill="${sheet.glow("#ffdf8c", [0, 0.65], [0.4, 0.2], [1, 0])}"/>`,
		);
	sheet.add(
		line(`M${num(x)} ${num(y)}V${num(y - h + 50)}`, iron, 15),
		fill(`M${num(x - 32)} ${num(y)}l14 -54h36l14 54Z`, iron),
		line(`M${num(x - 36)} ${num(y - h + 110)}h72`, iron, 9),
		fill(
			`M${num(x - 24)} ${num(y - h + 52)}l-12 -84h72l-12 84Z`,
			night ? "#fff0b8" : mix(mood.sky[1], "#ffffff", 0.6),
		),
		line(`M${num(x - 24)} ${num(y - h + 52)}l-12 -84h72l-12 84Z`, iron, 6),
		fill(
			`M${num(x - 46)} ${num(y - h - 30)}Q${num(x)} ${num(y - h - 96)} ${num(x + 46)} ${num(y - h - 30)}Z`,
			iron,
		),
	);
}

/** A pot with a flowering bush; (x, y) is a little above its foot. */
export function planter(stage: Stage, x: number, y: number, night: boolean) {
	const { sheet, mood, dice } = stage;
	const pot = night ? mix(mood.accent, mood.sky[0], 0.4) : mix(mood.accent, "#a8663f", 0.5);
	bush(stage, x, y - 56, 170, night ? mix("#4f8f5f", mood.sky[0], 0.5) : "#5f9f5a");
	for (let i = 0; i < 9; i++)
		sheet.add(
			`<circle cx="${num(x + dice.between(-70, 70))}" cy="${num(y - dice.between(56, 130))}" r="${num(dice.between(9, 16))}" fill="${dice.pick([mood.second, "#fff2e2", mood.accent])}"/>`,
		);
	sheet.add(
		fill(
			`M${num(x - 84)} ${num(y - 66)}h168l-26 110h-116Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(pot, 0.15)], [1, darker(pot, 0.25)]),
		),
		fill(`M${num(x - 94)} ${num(y - 86)}h188v28h-188Z`, lighter(pot, 0.12)),
	);
}
