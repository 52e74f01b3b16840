import { darker, faint, lighter, mix } from "../drawing/colour";
import { num, SIDE } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import type { WeatherDrawing } from "./drawing";
import { inTheAir } from "./falling";

/** Strokes of wind that end in a curl. */
function gusts(stage: Stage, count: number) {
	const { sheet, dice, mood, night } = stage;
	const tone = faint(lighter(mood.sky[1], 0.8), night ? 0.3 : 0.6);
	for (const { x, y } of inTheAir(stage, count, SIDE * 0.3, SIDE * 0.72)) {
		const w = dice.between(220, 420);
		const r = w * 0.11;
		sheet.line(
			`M${num(x - w)} ${num(y)}C${num(x - w * 0.6)} ${num(y - r)} ${num(x - w * 0.3)} ${num(y + r)} ${num(x)} ${num(y)}c${num(r * 1.5)} ${num(-r * 0.4)} ${num(r * 1.5)} ${num(-r * 2)} 0 ${num(-r * 2)}c${num(-r)} 0 ${num(-r)} ${num(r * 1.2)} 0 ${num(r * 1.1)}`,
			tone,
			9,
		);
	}
}

/** Leaves that fly along. */
function leaves(stage: Stage, count: number, size: number, top: number) {
	const { sheet, dice, mood, night } = stage;
	for (const { x, y } of inTheAir(stage, count, top, SIDE * 0.92)) {
		const leaf = mix(dice.pick([mood.accent, mood.second, "#7fa85a"]), mood.sky[0], night ? 0.4 : 0);
		const s = size * dice.between(0.7, 1.2);
		sheet.add(
			`<g transform="translate(${num(x)} ${num(y)}) rotate(${num(dice.between(0, 360))})"><path d="M${num(-s)} 0Q0 ${num(-s * 0.8)} ${num(s)} 0Q0 ${num(s * 0.8)} ${num(-s)} 0Z" fill="${leaf}"/><path d="M${num(-s)} 0H${num(s)}" stroke="${darker(leaf, 0.25)}" stroke-width="${num(s * 0.1)}"/></g>`,
		);
	}
}

export const wind: WeatherDrawing = {
	sky: ["#d5e2e8", 0.2],
	behind(stage) {
		gusts(stage, 6);
		leaves(stage, 16, 26, SIDE * 0.32);
	},
	inFront(stage) {
		leaves(stage, 5, 38, SIDE * 0.4);
	},
};
