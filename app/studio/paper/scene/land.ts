import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, dots, dotted, heightAt, landUnder, ridge } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import type { Stage } from "./stage";

/** Land from its top line downwards, lit along the top, with dry dots and brush marks that follow the slope. */
export function land({ sheet, dice }: Stage, top: readonly Point[], colour: string, detail = 1): string {
	const highest = Math.min(...top.map(([, y]) => y));
	let out = fill(
		landUnder(top),
		sheet.down([0, lighter(colour, 0.22)], [0.22, colour], [1, darker(colour, 0.24)]),
	);
	out += line(curve(top, false), faint(lighter(colour, 0.6), 0.4), 5);
	const area = { x: 0, y: highest, width: sheet.width, height: 330 };
	const under = (x: number, y: number) => {
		const depth = y - heightAt(top, x);
		return depth < 6 ? 0 : Math.max(0, 1 - depth / 300);
	};
	out += dotted(dots(dice, area, 900 * detail, under), faint(lighter(colour, 0.5), 0.4), 5);
	out += dotted(
		dots(dice, area, 700 * detail, (x, y) => (y - heightAt(top, x) < 40 ? 0 : 0.6)),
		faint(darker(colour, 0.4), 0.28),
		6,
	);
	for (let i = 0; i < 26 * detail; i++) {
		const x = dice.between(0, sheet.width);
		const y = heightAt(top, x) + dice.between(18, 190);
		const length = dice.between(50, 170);
		const slope = heightAt(top, x + length) - heightAt(top, x);
		out += line(
			`M${num(x)} ${num(y)}q${num(length / 2)} ${num(slope / 2 - 8)} ${num(length)} ${num(slope)}`,
			faint(dice.chance(0.5) ? lighter(colour, 0.4) : darker(colour, 0.3), 0.22),
			dice.between(5, 12),
		);
	}
	return out;
}

/** The ground that the figures stand on. */
export function ground(stage: Stage, y: number, colour: string) {
	stage.sheet.add(land(stage, ridge(stage.dice, y, 26, 2), colour, 1.4));
}

/** Units that a path leads aside at most. */
const FAR_ASIDE = 600;

/** A winding way from a far place to where the figures stand. */
export function path(stage: Stage, x: number, y: number, floor: number, colour = "#ecd9a8") {
	const { sheet, dice, night, mood } = stage;
	const tone = night ? mix(colour, mood.sky[1], 0.55) : colour;
	// Towards the middle of the picture, but never so far sideways that it becomes a thread.
	const aside = Math.max(-FAR_ASIDE, Math.min(FAR_ASIDE, sheet.width / 2 - x));
	const middle = x + aside + dice.between(-200, 200);
	const bend = dice.between(-260, 260);
	const left: Point[] = [
		[x - 9, y],
		[x + (middle - x) * 0.25 + bend * 0.5 - 24, y + (floor - y) * 0.3],
		[x + (middle - x) * 0.7 + bend * 0.4 - 110, y + (floor - y) * 0.62],
		[middle - 330, SIDE + 30],
	];
	const right: Point[] = [
		[middle + 330, SIDE + 30],
		[x + (middle - x) * 0.7 + bend * 0.4 + 110, y + (floor - y) * 0.62],
		[x + (middle - x) * 0.25 + bend * 0.5 + 24, y + (floor - y) * 0.3],
		[x + 9, y],
	];
	const d = `${curve(left, false)}L${num(middle + 330)} ${SIDE + 30}${curve(right, false).replace(/^M[^C]*/, "")}Z`;
	sheet.fill(d, sheet.down([0, tone], [0.6, mix(tone, lighter(tone, 0.3), 0.6)], [1, darker(tone, 0.12)]));
}

/** The soft shadow under a figure. */
export function standingShadow(stage: Stage, x: number, y: number, width: number): string {
	const paint = stage.sheet.glow(darker(stage.mood.front, 0.5), [0, 0.55], [0.6, 0.28], [1, 0]);
	return `<ellipse cx="${num(x - stage.light * width * 0.12)}" cy="${num(y)}" rx="${num(width)}" ry="${num(width * 0.2)}" fill="${paint}"/>`;
}
