import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, form, ridge } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { land } from "./land";
import type { Stage } from "./stage";
import { wave } from "./water";

/** The shore behind the figures: a last wave, wet and dry sand, a sandcastle on the side away from the light. */
export function beach(stage: Stage) {
	const { sheet, dice, mood, night } = stage;
	const sand = night ? mix("#d9bd8b", mood.sky[0], 0.45) : "#f4dca2";
	wave(stage, 1580, 34, mix(mood.mid, mood.near, 0.2), faint("#ffffff", 0.75));
	sheet.add(land(stage, ridge(dice, 1640, 30, 2), mix(sand, mood.near, 0.3), 0.3));
	sheet.add(land(stage, ridge(dice, 1672, 30, 2), sand, 1.3));
	const x = stage.light < 0 ? dice.between(1560, 1800) : dice.between(330, 560);
	castleOfSand(stage, x, 1800, sand);
}

function castleOfSand({ sheet, dice, mood }: Stage, x: number, y: number, sand: string) {
	const tone = darker(sand, 0.12);
	for (const [dx, w, h] of [
		[-90, 70, 130],
		[90, 70, 130],
		[0, 120, 190],
	] as const) {
		const left = x + dx - w / 2;
		form(
			sheet,
			dice,
			[
				[left - 8, y],
				[left, y - h],
				[left, y - h - 20],
				[left + w * 0.25, y - h - 20],
				[left + w * 0.25, y - h],
				[left + w * 0.4, y - h],
				[left + w * 0.4, y - h - 20],
				[left + w * 0.6, y - h - 20],
				[left + w * 0.6, y - h],
				[left + w * 0.75, y - h],
				[left + w * 0.75, y - h - 20],
				[left + w, y - h - 20],
				[left + w, y - h],
				[left + w + 8, y],
			],
			tone,
			{ smooth: false, grain: 9 },
		);
	}
	sheet.add(
		fill(`M${x - 24} ${y}v-46a24 24 0 0 1 48 0v46Z`, darker(sand, 0.5)),
		line(`M${x} ${y - 205}v-80`, "#7a5a40", 6),
		fill(`M${x} ${y - 285}q40 -8 70 16q-34 10 -70 30Z`, mood.accent),
	);
}

/** Sand along the lower edge with shells and starfish, left and right of the figures' feet. */
export function shells(stage: Stage) {
	const { sheet, dice, mood, night } = stage;
	const sand = night ? mix("#c7a878", mood.sky[0], 0.55) : "#e3c283";
	sheet.add(land(stage, ridge(dice, 2080, 22, 2), sand, 1));
	for (let i = 0; i < 13; i++) {
		const left = dice.chance(0.5);
		const x = left ? dice.between(20, 560) : dice.between(SIDE - 560, SIDE - 20);
		const y = dice.between(2000, 2140);
		const s = dice.between(24, 52);
		const colour = mix(
			dice.pick(["#ffe3cf", "#f7b3a0", "#fff3df", mood.second]),
			mood.sky[0],
			night ? 0.35 : 0,
		);
		if (i % 4 === 0) {
			sheet.fill(
				starfish(x, y, s * 1.3, dice.between(0, 60)),
				sheet.radial([0, lighter(mood.accent, 0.35)], [1, mood.accent]),
			);
			continue;
		}
		sheet.add(
			fill(
				`M${num(x)} ${num(y + s * 0.6)}Q${num(x - s * 1.1)} ${num(y + s * 0.1)} ${num(x - s * 0.8)} ${num(y - s * 0.5)}Q${num(x)} ${num(y - s * 1.2)} ${num(x + s * 0.8)} ${num(y - s * 0.5)}Q${num(x + s * 1.1)} ${num(y + s * 0.1)} ${num(x)} ${num(y + s * 0.6)}Z`,
				colour,
			),
			line(
				[-0.6, -0.3, 0, 0.3, 0.6]
					.map((k) => `M${num(x)} ${num(y + s * 0.5)}L${num(x + k * s)} ${num(y - s * 0.66)}`)
					.join(""),
				faint(darker(colour, 0.4), 0.5),
				3.4,
			),
		);
	}
}

function starfish(x: number, y: number, r: number, turn: number): string {
	const points: Point[] = Array.from({ length: 10 }, (_, i): Point => {
		const angle = ((i * 36 + turn) * Math.PI) / 180;
		const reach = i % 2 ? r * 0.48 : r;
		return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
	});
	return curve(points);
}
