import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, fluff } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { sparkle } from "../scene/sky";
import { atTheWindow } from "../scene/window-view";
import { toned } from "./kit";
import type { Spot, View } from "./view";

/** A room: its wall is the mood's `far`, its floor `near`; through its windows one sees the mood's sky. */

/** The wall, calm above and with a panel of another tone along its foot, so high as a share of the frame. */
export function wallAndSkirting(view: View, panel: string, panelHeight: number) {
	const { sheet, dice, mood, night, width, horizon } = view;
	sheet.add(
		sheet.broad(
			0,
			horizon + 4,
			[0, darker(mood.far, night ? 0.3 : 0.06)],
			[0.55, mood.far],
			[1, lighter(mood.far, 0.12)],
		),
		dotted(
			dots(dice, { x: 0, y: 0, width, height: horizon }, (1200 * width) / SIDE, () => 0.5),
			faint(darker(mood.far, 0.4), 0.12),
			5,
		),
	);
	const { y } = view.above(0.5, panelHeight);
	if (panelHeight > 0)
		sheet.add(
			sheet.broad(y, horizon - y + 4, [0, lighter(panel, 0.08)], [1, darker(panel, 0.1)]),
			line(`M0 ${num(y)}H${width}`, lighter(mood.far, 0.5), 16),
		);
}

/** A floor of boards or tiles that runs back to the wall. */
export function floor(view: View, kind: "boards" | "tiles" | "checks", other: string) {
	const { sheet, dice, mood, width, horizon, night } = view;
	const { near } = mood;
	sheet.add(
		sheet.broad(horizon, SIDE - horizon, [0, darker(near, 0.16)], [0.35, near], [1, darker(near, 0.22)]),
	);
	const depthOf = (i: number, rows: number) => horizon + (SIDE - horizon) * (i / rows) ** 1.5;
	const vanishing = horizon - (SIDE - horizon) * 1.1;
	const alongAt = (x: number, y: number) =>
		width / 2 + ((x - width / 2) * (y - vanishing)) / (SIDE - vanishing);
	if (kind === "boards") {
		for (let i = 0; i < 7; i++)
			sheet.line(`M0 ${num(depthOf(i, 7))}H${width}`, faint(darker(near, 0.55), 0.3), 3 + i * 0.7);
		for (let i = 0; i < (34 * width) / SIDE; i++)
			sheet.line(
				`M${num(dice.between(0, width))} ${num(dice.between(horizon + 8, SIDE))}h${num(dice.between(60, 220))}`,
				faint(dice.chance(0.5) ? lighter(near, 0.5) : darker(near, 0.4), 0.2),
				5,
			);
	} else {
		const step = kind === "checks" ? 300 : 360;
		const count = Math.ceil((width * 1.6) / step);
		const from = width / 2 - (Math.ceil(count / 2) + 0.5) * step;
		const rows = 7;
		if (kind === "checks") {
			let d = "";
			for (let row = 0; row < rows; row++)
				for (let i = row % 2; i <= count; i += 2) {
					const [x, y0, y1] = [from + i * step, depthOf(row, rows), depthOf(row + 1, rows)];
					d += `M${num(alongAt(x, y0))} ${num(y0)}L${num(alongAt(x + step, y0))} ${num(y0)}L${num(alongAt(x + step, y1))} ${num(y1)}L${num(alongAt(x, y1))} ${num(y1)}Z`;
				}
			sheet.fill(d, faint(other, night ? 0.22 : 0.5));
		} else {
			let d = "";
			for (let i = 0; i <= count; i++)
				d += `M${num(alongAt(from + i * step, horizon))} ${num(horizon)}L${num(from + i * step)} ${SIDE}`;
			for (let row = 1; row < rows; row++) d += `M0 ${num(depthOf(row, rows))}H${width}`;
			sheet.line(d, faint(other, 0.45), 5);
		}
	}
	sheet.fill(
		`M0 ${num(horizon)}H${width}V${num(horizon + 90)}H0Z`,
		sheet.down([0, faint(darker(mood.front, 0.4), 0.34)], [1, faint(darker(mood.front, 0.4), 0)]),
	);
}

/** A broad window with the sky in it; the spot is the middle of its sill, sizes are shares of the frame. */
export function window(view: View, { x, y, unit }: Spot, w: number, h: number, arched = false) {
	const { sheet, dice, mood, night } = view;
	const width = w * unit;
	const height = h * unit;
	const l = x - width / 2;
	const t = y - height;
	const d = arched
		? `M${num(l)} ${num(y)}V${num(t + width / 2)}A${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(l + width)} ${num(t + width / 2)}V${num(y)}Z`
		: `M${num(l)} ${num(y)}V${num(t)}H${num(l + width)}V${num(y)}Z`;
	let seen = `<rect x="${num(l)}" y="${num(t)}" width="${num(width)}" height="${num(height)}" fill="${sheet.down([0, mood.sky[0]], [0.55, mood.sky[1]], [1, mood.sky[2]])}"/>`;
	if (night) {
		seen += dotted(
			dots(dice, { x: l, y: t, width, height: height * 0.7 }, 34, () => 0.9),
			lighter(mood.glow, 0.6),
			6,
		);
		seen += fill(sparkle(l + width * 0.3, t + height * 0.3, unit * 0.014), lighter(mood.glow, 0.5));
	} else
		for (let i = 0; i < 2; i++)
			seen += fill(
				curve(
					fluff(
						dice,
						l + dice.between(0.1, 0.9) * width,
						t + dice.between(0.2, 0.55) * height,
						width * 0.24,
						width * 0.085,
						7,
					),
				),
				faint("#ffffff", 0.85),
			);
	seen += fill(
		`M${num(l)} ${num(y)}V${num(y - height * 0.2)}Q${num(l + width * 0.3)} ${num(y - height * 0.32)} ${num(x)} ${num(y - height * 0.2)}T${num(l + width)} ${num(y - height * 0.22)}V${num(y)}Z`,
		mix(mood.sky[1], "#4f9a6a", night ? 0.22 : 0.6),
	);
	seen += atTheWindow(view, { x: l, y: t, width, height });
	const frame = toned(view, "#fffaf0", 0.35);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y - height / 2)}" rx="${num(width * 0.95)}" ry="${num(height * 0.85)}" fill="${sheet.glow(mood.glow, [0.3, night ? 0.16 : 0.4], [1, 0])}"/>`,
		`<g clip-path="${sheet.clip(d)}">${seen}</g>`,
		line(
			`${d}M${num(x)} ${num(t)}V${num(y)}M${num(l)} ${num(y - height * 0.5)}H${num(l + width)}`,
			frame,
			unit * 0.009,
		),
		fill(
			`M${num(l - unit * 0.02)} ${num(y)}h${num(width + unit * 0.04)}v${num(unit * 0.02)}h${num(-width - unit * 0.04)}Z`,
			lighter(frame, 0.2),
		),
	);
}

/** The light that a window lays on the floor by day. */
export function sunPatch(view: View, x: number, w: number) {
	const { sheet, mood, night, light, horizon } = view;
	if (night) return;
	const shift = -light * SIDE * 0.22;
	sheet.fill(
		`M${num(x - w / 2)} ${num(horizon + 30)}L${num(x - w * 0.8 + shift)} ${SIDE}H${num(x + w * 0.8 + shift)}L${num(x + w / 2)} ${num(horizon + 30)}Z`,
		sheet.down([0, faint(mood.glow, 0.34)], [1, faint(mood.glow, 0)]),
	);
}

/** A lamp that hangs from the ceiling; by night it shines. */
export function hangingLamp(view: View, x: number, y: number, r: number, colour: string) {
	const { sheet, night, mood } = view;
	if (night)
		sheet.add(
			`<ellipse cx="${num(x)}" cy="${num(y + r)}" rx="${num(r * 5)}" ry="${num(r * 4)}" fill="${sheet.glow("#ffdf8c", [0, 0.5], [0.4, 0.18], [1, 0])}"/>`,
		);
	sheet.add(
		line(`M${num(x)} -10V${num(y - r * 0.8)}`, darker(mood.front, 0.2), 6),
		`<ellipse cx="${num(x)}" cy="${num(y + r * 0.05)}" rx="${num(r * 0.4)}" ry="${num(r * 0.3)}" fill="${night ? "#fff3bd" : "#fffaf0"}"/>`,
		fill(
			`M${num(x - r)} ${num(y)}Q${num(x - r * 0.8)} ${num(y - r * 0.9)} ${num(x)} ${num(y - r * 0.95)}Q${num(x + r * 0.8)} ${num(y - r * 0.9)} ${num(x + r)} ${num(y)}Z`,
			sheet.down([0, lighter(colour, 0.1)], [1, darker(colour, 0.14)]),
		),
	);
}
