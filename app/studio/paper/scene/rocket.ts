import { darker, faint, lighter } from "../drawing/colour";
import { fill, line, num } from "../drawing/sheet";
import type { Stage } from "./stage";

/** A rocket that has landed, `h` high. */
export function rocket({ sheet, mood, light }: Stage, x: number, y: number, h: number) {
	const w = h * 0.3;
	const white = "#fbf4e6";
	const side = light < 0 ? ([0, 0, 1, 0] as const) : ([1, 0, 0, 0] as const);
	const p = (dx: number, dy: number) => `${num(x + dx * w)} ${num(y - dy * h)}`;
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + 14)}" rx="${num(w)}" ry="${num(w * 0.16)}" fill="${faint("#1d1240", 0.35)}"/>`,
		fill(
			`M${p(-0.4, 0.36)}Q${p(-0.95, 0.22)} ${p(-0.86, 0)}Q${p(-0.6, 0.12)} ${p(-0.3, 0.13)}Z`,
			darker(mood.accent, 0.12),
		),
		fill(
			`M${p(0.4, 0.36)}Q${p(0.95, 0.22)} ${p(0.86, 0)}Q${p(0.6, 0.12)} ${p(0.3, 0.13)}Z`,
			darker(mood.accent, 0.22),
		),
		fill(`M${p(-0.24, 0.12)}L${p(-0.3, 0.04)}H${num(x + 0.3 * w)}L${p(0.24, 0.12)}Z`, "#55506e"),
		fill(
			`M${p(0, 1)}C${p(0.62, 0.78)} ${p(0.6, 0.34)} ${p(0.34, 0.1)}H${num(x - 0.34 * w)}C${p(-0.6, 0.34)} ${p(-0.62, 0.78)} ${p(0, 1)}Z`,
			sheet.linear(side, [0, "#ffffff"], [0.55, white], [1, "#b9b3cf"]),
		),
		fill(
			`M${p(0, 1)}C${p(0.3, 0.9)} ${p(0.38, 0.8)} ${p(0.42, 0.74)}Q${p(0, 0.68)} ${p(-0.42, 0.74)}C${p(-0.38, 0.8)} ${p(-0.3, 0.9)} ${p(0, 1)}Z`,
			sheet.linear(side, [0, lighter(mood.accent, 0.25)], [1, darker(mood.accent, 0.2)]),
		),
		line(`M${p(-0.5, 0.4)}Q${p(0, 0.36)} ${p(0.5, 0.4)}`, mood.second, h * 0.022),
		line(`M${p(-0.46, 0.26)}Q${p(0, 0.22)} ${p(0.46, 0.26)}`, mood.accent, h * 0.022),
		`<circle cx="${num(x)}" cy="${num(y - h * 0.56)}" r="${num(w * 0.23)}" fill="${mood.second}"/>`,
		`<circle cx="${num(x)}" cy="${num(y - h * 0.56)}" r="${num(w * 0.165)}" fill="${sheet.radialAt([0.35, 0.3, 0.8], [0, "#d9fbff"], [1, "#4f9cc4"])}"/>`,
		fill(
			`M${p(-0.06, 0.34)}Q${p(0, 0.38)} ${p(0.06, 0.34)}L${p(0.05, 0)}H${num(x - 0.05 * w)}Z`,
			darker(mood.accent, 0.05),
		),
	);
}
