import { faint, lighter, mix } from "../drawing/colour";
import { curve, fluff } from "../drawing/pen";
import { num } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import type { WeatherDrawing } from "./drawing";

/** A bank of heaped cloud along the upper edge in two soft tones, so calm that words can stand on it. */
export function cloudBank({ sheet, dice, mood, night }: Stage, colour: string, depth: number) {
	for (const [share, tone] of [
		[1, mix(colour, mood.sky[1], 0.5)],
		[0.62, colour],
	] as const) {
		const paint = night ? mix(tone, mood.sky[0], 0.7) : tone;
		let d = `M-40 -40H${num(sheet.width + 40)}V${num(depth * share * 0.62)}H-40Z`;
		for (let x = dice.between(-200, 0); x < sheet.width + 300; ) {
			const r = dice.between(0.45, 1.05) * depth;
			d += curve(fluff(dice, x, depth * share * dice.between(0.45, 0.68), r, r * dice.between(0.3, 0.42), 8));
			x += r * 1.25;
		}
		sheet.fill(d, sheet.down([0, paint], [1, lighter(paint, 0.14)]));
	}
}

/** The shade of clouds on everything below them. */
export function shade({ sheet, night }: Stage, colour: string, byDay: number) {
	// A night is dark as it is.
	const opacity = night ? byDay * 0.35 : byDay;
	sheet.add(
		sheet.broad(
			0,
			2160,
			[0, faint(colour, opacity * 0.5)],
			[0.5, faint(colour, opacity)],
			[1, faint(colour, opacity)],
		),
	);
}

export const cloudy: WeatherDrawing = {
	sky: ["#b8d0e6", 0.36],
	behind(stage) {
		cloudBank(stage, "#e4e9ec", 330);
		shade(stage, "#3a5a9c", 0.05);
	},
	inFront() {},
};
