import { faint, lighter } from "../drawing/colour";
import { num, SIDE } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import type { WeatherDrawing } from "./drawing";
import { inTheAir } from "./falling";
import { cloudBank, shade } from "./sky-cover";

/** Slanting strokes of rain, as one path. */
function strokes(stage: Stage, count: number, length: number, lean: number, opacity: number, top: number) {
	const { sheet, dice, mood, night } = stage;
	const d = inTheAir(stage, count, top, SIDE)
		.map(({ x, y }) => {
			const own = length * dice.between(0.7, 1.2);
			return `M${num(x)} ${num(y)}l${num(-lean * own)} ${num(own)}`;
		})
		.join("");
	if (d) sheet.line(d, faint(lighter(mood.sky[1], night ? 0.5 : 0.75), opacity), length / 16);
}

/** Puddles on the ground beside the figures, with rings where drops fall. */
function puddles({ sheet, dice, mood, floor, night }: Stage) {
	const ring = faint(lighter(mood.sky[2], 0.6), night ? 0.35 : 0.7);
	for (const share of sheet.width > SIDE * 1.5 ? [0.1, 0.33, 0.68, 0.9] : [0.14, 0.84]) {
		const x = sheet.width * share + dice.between(-60, 60);
		const y = floor + dice.between(-30, 90);
		const r = dice.between(120, 190);
		sheet.add(
			`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 0.2)}" fill="${sheet.down([0, faint(mood.sky[1], 0.75)], [1, faint(mood.sky[2], 0.6)])}"/>`,
		);
		for (const [dx, own] of [
			[-0.3, 0.22],
			[0.34, 0.15],
		] as const)
			sheet.add(
				`<ellipse cx="${num(x + dx * r)}" cy="${num(y)}" rx="${num(own * r)}" ry="${num(own * r * 0.24)}" fill="none" stroke="${ring}" stroke-width="5"/>`,
			);
	}
}

export const rain: WeatherDrawing = {
	sky: ["#7fa3cf", 0.52],
	behind(stage) {
		cloudBank(stage, "#aac0de", 330);
		shade(stage, "#25408c", 0.13);
		strokes(stage, 130, 60, 0.16, 0.4, 300);
	},
	onGround: puddles,
	inFront(stage) {
		strokes(stage, 46, 120, 0.16, 0.42, 640);
	},
};

/** A bolt from the clouds, on the side away from the light, with its glow. */
function bolt({ sheet, dice, light }: Stage) {
	const x = sheet.width * (light < 0 ? dice.between(0.78, 0.9) : dice.between(0.1, 0.22));
	const points = [
		[0, 260],
		[-60, 470],
		[16, 480],
		[-70, 720],
		[14, 726],
		[-90, 1000],
		[60, 660],
		[-12, 652],
		[70, 440],
		[6, 432],
		[70, 260],
	];
	sheet.add(
		`<ellipse cx="${num(x)}" cy="620" rx="520" ry="640" fill="${sheet.glow("#f3f0ff", [0, 0.5], [1, 0])}"/>`,
		`<path d="M${points.map(([dx = 0, y = 0]) => `${num(x + dx)} ${y}`).join("L")}Z" fill="#fff6cf"/>`,
	);
}

export const storm: WeatherDrawing = {
	sky: ["#4b64a8", 0.68],
	behind(stage) {
		shade(stage, "#1b2a72", 0.28);
		bolt(stage);
		cloudBank(stage, "#6c82b8", 400);
		strokes(stage, 170, 80, 0.42, 0.4, 320);
	},
	onGround: puddles,
	inFront(stage) {
		strokes(stage, 60, 150, 0.42, 0.4, 640);
	},
};
