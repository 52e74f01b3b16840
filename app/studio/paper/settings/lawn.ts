import { faint, lighter, mix } from "../drawing/colour";
import { dotted } from "../drawing/pen";
import { num, SIDE } from "../drawing/sheet";
import { broadLeaf, bush, flower, tuft } from "../scene/plants";
import type { Spot, View } from "./view";

/** For a square's width. */
const PATCHES = 9;
const DRIFTS = 11;
const IN_A_DRIFT = 11;

/**
 * What grows on open grass between two depths: paler and darker patches, drifts of small flowers and tufts, smaller the further
 * away. Seen from near and from above such ground fills half a picture, and would be empty.
 */
export function lawn(view: View, from: number, to: number, petals: readonly string[]) {
	const { sheet, dice: whole, mood, night } = view;
	const dice = whole.fork("lawn");
	const squares = view.width / SIDE;
	// Evenly over the ground as it is seen, which is denser far away.
	const place = () => view.at(dice.between(-0.02, 1.02), from + (to - from) * dice.next() ** 0.8);
	for (let i = 0; i < PATCHES * squares; i++) {
		const { x, y, unit } = place();
		const half = unit * dice.between(0.1, 0.2);
		const tone = i % 2 ? lighter(mood.near, 0.22) : mood.front;
		sheet.add(
			`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(half)}" ry="${num(half * 0.14)}" fill="${faint(tone, i % 2 ? 0.2 : 0.09)}"/>`,
		);
	}
	for (let i = 0; i < DRIFTS * squares; i++) {
		const { x, y, unit } = place();
		// Where feet stand the ground stays calm.
		if (Math.abs(y - view.floor) < SIDE * 0.075 && Math.abs(x / view.width - 0.5) < 0.34) continue;
		const petal = mix(mix(dice.pick(petals), mood.near, 0.16), mood.sky[0], night ? 0.42 : 0.04);
		for (let k = 0; k < 3; k++)
			tuft(
				view,
				x + dice.between(-0.06, 0.06) * unit,
				y + dice.between(-0.006, 0.012) * unit,
				unit * dice.between(0.018, 0.03),
				mix(mood.near, k % 2 ? lighter(mood.near, 0.35) : mood.front, 0.6),
			);
		let heads = "";
		for (let k = 0; k < IN_A_DRIFT; k++)
			heads += `M${num(x + (dice.next() + dice.next() - 1) * 0.1 * unit)} ${num(y + (dice.next() + dice.next() - 1.6) * 0.016 * unit)}h.1`;
		sheet.add(dotted(heads, petal, unit * 0.0125), dotted(heads, faint(mood.second, 0.9), unit * 0.005));
	}
}

/** Bushes in flower side by side at one depth, so many for a square's width, but where the way leads through. */
export function flowerBushes(view: View, count: number, depth: number, petals: readonly string[]) {
	const { sheet, dice: whole, mood, night, width } = view;
	const dice = whole.fork("bushes");
	for (const { x, y, unit } of view.row(count, depth)) {
		if (Math.abs(x / width - 0.5) < 0.1) continue;
		const broad = unit * dice.between(0.1, 0.17);
		bush({ ...view, dice }, x, y, broad, mix(mood.mid, mood.near, dice.between(0.4, 0.9)));
		let heads = "";
		for (let i = 0; i < 8; i++)
			heads += `M${num(x + dice.between(-0.4, 0.4) * broad)} ${num(y - dice.between(0.08, 0.42) * broad)}h.1`;
		const petal = mix(dice.pick(petals), mood.sky[0], night ? 0.4 : 0.04);
		sheet.add(dotted(heads, petal, broad * 0.1), dotted(heads, faint("#fff6d8", 0.8), broad * 0.035));
	}
}

/** A clump of tall flowers in its leaves, as one thing. */
export function flowerClump(view: View, { x, y, unit }: Spot) {
	const { dice, mood, night } = view;
	for (let i = 0; i < 5; i++)
		tuft(
			view,
			x + (i - 2) * unit * 0.03,
			y,
			unit * dice.between(0.04, 0.07),
			mix(mood.near, mood.front, dice.next()),
		);
	for (let i = 0; i < 6; i++)
		flower(
			view,
			x + (i - 2.5) * unit * 0.028,
			y,
			unit * dice.between(0.06, 0.11),
			mix(dice.pick([mood.accent, mood.second, "#fffaf0"]), mood.sky[0], night ? 0.3 : 0),
			mix(mood.front, mood.near, 0.5),
			mood.second,
		);
}

/** A clump of broad leaves. */
export function leafClump(view: View, { x, y, unit }: Spot) {
	const { dice, mood } = view;
	for (let i = 0; i < 7; i++)
		broadLeaf(
			view,
			x + (i - 3) * unit * 0.012,
			y,
			unit * dice.between(0.1, 0.16),
			-160 + i * 23,
			mix(mood.near, mood.front, dice.between(0.1, 0.7)),
		);
}
