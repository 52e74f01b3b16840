import { darker, faint, mix } from "../drawing/colour";
import { blob, form } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import type { Stage } from "./stage";

/** A snowman with scarf and top hat, half as high again as `h`. */
export function snowman({ sheet, dice, mood, light, night }: Stage, x: number, y: number, h: number) {
	const white = night ? mix("#ffffff", mood.sky[1], 0.28) : "#ffffff";
	for (const [dy, r] of [
		[0.28, 0.32],
		[0.74, 0.24],
		[1.1, 0.17],
	] as const)
		form(sheet, dice, blob(dice, x, y - dy * h, r * h, r * h * 0.95, 0.02), mix(white, mood.mid, 0.12), {
			light,
			grain: 1.4,
		});
	const dark = "#2f2a44";
	sheet.add(
		line(
			`M${num(x - h * 0.2)} ${num(y - h * 0.78)}l${num(-h * 0.26)} ${num(-h * 0.16)}l${num(-h * 0.05)} ${num(-h * 0.1)}M${num(x + h * 0.2)} ${num(y - h * 0.78)}l${num(h * 0.26)} ${num(-h * 0.14)}l${num(h * 0.07)} ${num(-h * 0.08)}`,
			"#6b4a3a",
			h * 0.025,
		),
		line(
			`M${num(x - h * 0.06)} ${num(y - h * 1.14)}h.1M${num(x + h * 0.06)} ${num(y - h * 1.14)}h.1M${num(x)} ${num(y - h * 0.82)}h.1M${num(x)} ${num(y - h * 0.7)}h.1`,
			dark,
			h * 0.035,
		),
		fill(
			`M${num(x)} ${num(y - h * 1.1)}l${num(-light * h * 0.2)} ${num(h * 0.035)}l${num(light * h * 0.18)} ${num(h * 0.03)}Z`,
			"#f08a3c",
		),
		line(
			`M${num(x - h * 0.17)} ${num(y - h * 0.95)}q${num(h * 0.17)} ${num(h * 0.09)} ${num(h * 0.34)} 0M${num(x + h * 0.1)} ${num(y - h * 0.92)}l${num(h * 0.05)} ${num(h * 0.24)}`,
			mood.accent,
			h * 0.075,
		),
		fill(
			`M${num(x - h * 0.2)} ${num(y - h * 1.22)}h${num(h * 0.4)}v${num(-h * 0.04)}h${num(-h * 0.08)}v${num(-h * 0.2)}h${num(-h * 0.24)}v${num(h * 0.2)}h${num(-h * 0.08)}Z`,
			dark,
		),
		line(`M${num(x - h * 0.12)} ${num(y - h * 1.29)}h${num(h * 0.24)}`, mood.second, h * 0.035),
	);
}

/** Snow on the roof of a `cottage` of the same place and size. */
export function snowOnRoof({ sheet, mood }: Stage, x: number, y: number, size: number) {
	const h = size * 0.5;
	sheet.fill(
		`M${num(x - size * 0.5)} ${num(y - h - size * 0.06)}L${num(x - size * 0.32)} ${num(y - h - size * 0.4)}Q${num(x)} ${num(y - h - size * 0.46)} ${num(x + size * 0.32)} ${num(y - h - size * 0.4)}L${num(x + size * 0.5)} ${num(y - h - size * 0.06)}q${num(-size * 0.08)} ${num(-size * 0.04)} ${num(-size * 0.14)} ${num(size * 0.01)}q${num(-size * 0.1)} ${num(-size * 0.09)} ${num(-size * 0.2)} ${num(-size * 0.02)}q${num(-size * 0.12)} ${num(-size * 0.08)} ${num(-size * 0.24)} ${num(size * 0.01)}q${num(-size * 0.1)} ${num(-size * 0.07)} ${num(-size * 0.2)} ${num(-size * 0.01)}q${num(-size * 0.1)} ${num(-size * 0.05)} ${num(-size * 0.22)} ${num(size * 0.01)}Z`,
		mix(mood.near, "#ffffff", 0.4),
	);
}

/** Six peaks with snow on them across the sheet; `y` is a little above their foot. */
export function mountains({ sheet, dice, mood, light, night }: Stage, y: number) {
	for (let i = 0; i < 6; i++) {
		const x = (i * SIDE) / 5 + dice.between(-140, 140);
		const h = dice.between(240, 430);
		const w = h * dice.between(1.1, 1.5);
		const rock = mix(mood.far, mood.sky[0], night ? 0.1 : 0.22);
		sheet.fill(`M${num(x - w)} ${num(y + 60)}L${num(x)} ${num(y - h)}L${num(x + w)} ${num(y + 60)}Z`, rock);
		sheet.fill(
			`M${num(x)} ${num(y - h)}L${num(x - light * w)} ${num(y + 60)}L${num(x - light * w * 0.16)} ${num(y + 60)}L${num(x - light * w * 0.04)} ${num(y - h * 0.4)}Z`,
			faint(darker(rock, 0.35), 0.35),
		);
		const c = h * 0.42;
		const k = w / (h + 60);
		sheet.fill(
			`M${num(x)} ${num(y - h)}L${num(x + c * k)} ${num(y - h + c)}L${num(x + c * k * 0.5)} ${num(y - h + c * 0.78)}L${num(x + c * k * 0.2)} ${num(y - h + c * 1.1)}L${num(x - c * k * 0.14)} ${num(y - h + c * 0.74)}L${num(x - c * k * 0.5)} ${num(y - h + c * 1.05)}L${num(x - c * k)} ${num(y - h + c)}Z`,
			mix(mood.near, "#ffffff", 0.3),
		);
	}
}
