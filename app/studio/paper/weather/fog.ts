import { faint, mix } from "../drawing/colour";
import { num, SIDE } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import type { WeatherDrawing } from "./drawing";

/** Long soft banks of mist, `count` for a square, between two heights. */
function mist(
	{ sheet, dice, mood, night }: Stage,
	count: number,
	top: number,
	bottom: number,
	opacity: number,
) {
	const white = night ? mix("#e8eef4", mood.sky[1], 0.55) : "#f2f5f6";
	const paint = sheet.glow(white, [0, opacity], [0.6, opacity * 0.7], [1, 0]);
	for (let i = 0; i < (count * sheet.width) / SIDE; i++) {
		const y = dice.between(top, bottom);
		sheet.add(
			`<ellipse cx="${num(dice.between(0, sheet.width))}" cy="${num(y)}" rx="${num(dice.between(560, 900))}" ry="${num(dice.between(70, 150))}" fill="${paint}"/>`,
		);
	}
}

export const fog: WeatherDrawing = {
	sky: ["#d9e0e4", 0.66],
	behind(stage) {
		const { sheet, mood, night, floor } = stage;
		const white = night ? mix("#e8eef4", mood.sky[1], 0.6) : "#eef2f3";
		sheet.add(
			sheet.broad(
				0,
				SIDE,
				[0, faint(white, 0.12)],
				[0.5, faint(white, 0.55)],
				[0.72, faint(white, 0.42)],
				[1, faint(white, 0.08)],
			),
		);
		mist(stage, 8, SIDE * 0.42, floor - SIDE * 0.04, 0.6);
	},
	inFront(stage) {
		mist(stage, 3, SIDE * 0.93, SIDE, 0.5);
	},
};
