import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num } from "../drawing/sheet";
import { sparkle } from "./sky";
import type { Stage } from "./stage";

/** A striped circus tent with a pennant, `w` wide under its eaves and `h` high; `one` and `two` are its stripes. */
export function tent(
	{ sheet, mood, night, dice }: Stage,
	x: number,
	y: number,
	w: number,
	h: number,
	one: string,
	two: string,
) {
	const a = night ? mix(one, mood.sky[0], 0.3) : one;
	const b = night ? mix(two, mood.sky[1], 0.4) : two;
	const n = 10;
	const eave = y - h * 0.46;
	const tip = y - h;
	if (night)
		sheet.add(
			`<ellipse cx="${num(x)}" cy="${num(y - h * 0.2)}" rx="${num(w * 0.8)}" ry="${num(h * 0.6)}" fill="${sheet.glow("#ffd27a", [0, 0.5], [1, 0])}"/>`,
		);
	for (let i = 0; i < n; i++) {
		const p = (k: number) => x - w * 0.44 + (w * 0.88 * k) / n;
		const colour = i % 2 ? b : a;
		const shade = 0.26 * Math.abs((i + 0.5) / n - 0.35);
		sheet.fill(
			`M${num(p(i))} ${num(eave)}L${num(p(i) + (p(i) - x) * 0.06)} ${num(y)}H${num(p(i + 1) + (p(i + 1) - x) * 0.06)}L${num(p(i + 1))} ${num(eave)}Z`,
			darker(colour, shade + 0.1),
		);
	}
	for (let i = 0; i < n; i++) {
		const p = (k: number) => x - w * 0.5 + (w * k) / n;
		const colour = i % 2 ? b : a;
		const shade = 0.3 * Math.max(0, (i + 0.5) / n - 0.4);
		const bend = (k: number) => `Q${num(x + (p(k) - x) * 0.32)} ${num(eave - (eave - tip) * 0.34)} `;
		sheet.fill(
			`M${num(x)} ${num(tip)}${bend(i)}${num(p(i))} ${num(eave)}H${num(p(i + 1))}${`Q${num(x + (p(i + 1) - x) * 0.32)} ${num(eave - (eave - tip) * 0.34)} ${num(x)} ${num(tip)}`}Z`,
			darker(colour, shade),
		);
		sheet.fill(
			`M${num(p(i))} ${num(eave - 2)}H${num(p(i + 1))}Q${num((p(i) + p(i + 1)) / 2)} ${num(eave + w * 0.075)} ${num(p(i))} ${num(eave - 2)}Z`,
			i % 2 ? a : b,
		);
	}
	const door = `M${num(x)} ${num(eave + w * 0.03)}Q${num(x - w * 0.06)} ${num(y - h * 0.2)} ${num(x - w * 0.12)} ${num(y)}H${num(x + w * 0.12)}Q${num(x + w * 0.06)} ${num(y - h * 0.2)} ${num(x)} ${num(eave + w * 0.03)}Z`;
	sheet.add(fill(door, night ? "#ffd579" : darker(mood.front, 0.3)), line(door, mood.second, w * 0.012));
	sheet.add(
		line(`M${num(x)} ${num(tip + 4)}v${num(-h * 0.16)}`, "#5a4350", 8),
		fill(
			`M${num(x)} ${num(tip - h * 0.15)}q${num(w * 0.06)} ${num(-h * 0.02)} ${num(w * 0.12)} ${num(h * 0.03)}q${num(-w * 0.06)} ${num(h * 0.02)} ${num(-w * 0.12)} ${num(h * 0.05)}Z`,
			mood.second,
		),
	);
	for (let i = 0; i < 5; i++)
		sheet.fill(
			sparkle(x + dice.between(-0.3, 0.3) * w, eave - dice.between(0.05, 0.2) * h, w * 0.022),
			faint(mood.second, 0.9),
		);
}

/** A hot-air balloon with its basket; (x, y) is the middle of its envelope, `r` the radius of that. */
export function balloonInSky({ sheet, mood, dice, night }: Stage, x: number, y: number, r: number) {
	const colour = night ? mix(mood.accent, mood.sky[0], 0.25) : mood.accent;
	const shape = `M${num(x - r * 0.3)} ${num(y + r * 1.2)}C${num(x - r * 0.5)} ${num(y + r * 0.8)} ${num(x - r)} ${num(y + r * 0.5)} ${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + r * 0.5)} ${num(x + r * 0.5)} ${num(y + r * 0.8)} ${num(x + r * 0.3)} ${num(y + r * 1.2)}Z`;
	const clip = sheet.clip(shape);
	let stripes = "";
	for (const k of [-0.66, 0, 0.66])
		stripes += `<ellipse cx="${num(x + k * r * 0.9)}" cy="${num(y + r * 0.1)}" rx="${num(r * 0.17)}" ry="${num(r * 1.3)}" fill="${dice.pick([mood.second, "#fff4dd"])}"/>`;
	sheet.add(
		fill(shape, colour),
		`<g clip-path="${clip}">${stripes}<ellipse cx="${num(x + r * 0.7)}" cy="${num(y + r * 0.3)}" rx="${num(r * 0.8)}" ry="${num(r * 1.3)}" fill="${faint("#1d1240", 0.2)}"/></g>`,
		line(
			`M${num(x - r * 0.28)} ${num(y + r * 1.2)}L${num(x - r * 0.18)} ${num(y + r * 1.5)}M${num(x + r * 0.28)} ${num(y + r * 1.2)}L${num(x + r * 0.18)} ${num(y + r * 1.5)}`,
			"#6a4a45",
			4,
		),
		fill(
			`M${num(x - r * 0.22)} ${num(y + r * 1.48)}h${num(r * 0.44)}l${num(-r * 0.05)} ${num(r * 0.26)}h${num(-r * 0.34)}Z`,
			"#a9713f",
		),
	);
}

/** A round stand for performers, 130 high; `w` is about its width. */
export function podium({ sheet, mood }: Stage, x: number, y: number, w: number) {
	const d = `M${num(x - w * 0.42)} ${num(y - 130)}L${num(x - w * 0.54)} ${num(y)}H${num(x + w * 0.54)}L${num(x + w * 0.42)} ${num(y - 130)}Z`;
	sheet.fill(d, sheet.linear([0, 0, 1, 0], [0, lighter("#3f7fa8", 0.1)], [1, darker("#3f7fa8", 0.35)]));
	for (const k of [-0.27, 0, 0.27]) sheet.fill(sparkle(x + k * w * 1.25, y - 62, 32), mood.second);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y - 130)}" rx="${num(w * 0.46)}" ry="34" fill="${mood.accent}"/><ellipse cx="${num(x)}" cy="${num(y - 136)}" rx="${num(w * 0.42)}" ry="27" fill="${lighter(mood.accent, 0.25)}"/>`,
	);
}

/** A ball of three colours; (x, y) is its middle. */
export function ball({ sheet, mood }: Stage, x: number, y: number, r: number) {
	sheet.add(
		`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${sheet.radialAt([0.35, 0.3, 0.8], [0, "#fffaf0"], [1, "#e5d3c4"])}"/>`,
		fill(
			`M${num(x)} ${num(y - r)}Q${num(x - r * 0.9)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x - r * 0.2)} ${num(y)} ${num(x)} ${num(y - r)}Z`,
			mood.accent,
		),
		fill(
			`M${num(x)} ${num(y - r)}Q${num(x + r * 1)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x + r * 0.34)} ${num(y)} ${num(x)} ${num(y - r)}Z`,
			mood.second,
		),
	);
}
