import { faint, mix } from "../drawing/colour";
import { dotted } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import type { WeatherDrawing } from "./drawing";
import { inTheAir } from "./falling";
import { cloudBank } from "./sky-cover";

function flakes(stage: Stage, count: number, size: number, opacity: number, top: number) {
	const d = inTheAir(stage, count, top, SIDE)
		.map(({ x, y }) => `M${num(x)} ${num(y)}h.1`)
		.join("");
	stage.sheet.add(dotted(d, faint("#ffffff", opacity), size));
}

/** A white cover on the ground, and drifts in the corners. */
function drifts({ sheet, mood, night, floor }: Stage) {
	const white = night ? mix("#ffffff", mood.sky[1], 0.4) : "#fbfdff";
	const top = floor - SIDE * 0.12;
	sheet.add(
		sheet.broad(top, SIDE - top, [0, faint(white, 0)], [0.4, faint(white, 0.6)], [1, faint(white, 0.85)]),
	);
	for (const x of [0, sheet.width])
		sheet.add(
			`<ellipse cx="${num(x)}" cy="${SIDE}" rx="${num(SIDE * 0.34)}" ry="${num(SIDE * 0.075)}" fill="${sheet.down([0, white], [1, mix(white, mood.sky[1], 0.3)])}"/>`,
		);
}

export const snow: WeatherDrawing = {
	sky: ["#d3dde8", 0.5],
	behind(stage) {
		cloudBank(stage, "#eef2f6", 300);
		flakes(stage, 190, 9, 0.75, 0);
		flakes(stage, 90, 15, 0.85, 260);
	},
	onGround: drifts,
	inFront(stage) {
		flakes(stage, 46, 24, 0.95, 640);
	},
};
