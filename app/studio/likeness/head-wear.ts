import type { Outline } from "./head-outline";
import { lightOf, type Pixels } from "./pixels";
import type { Plane } from "./raster";

/** What a head wears. A low hood and a head wrap count as hats. */
export type Worn = { hat: boolean; glasses: boolean };

/** Steps in which a place of the face is looked at, in the distance between the eyes. */
const STEP = 0.025;

/** What a head wears, told from its colours and outline at half the frame's size. */
export function wornOn(view: Pixels, head: Plane, outline: Outline): Worn {
	return { hat: hasHat(view, head, outline), glasses: hasGlasses(view, outline) };
}

/** Steps of light across the nose and under the eyes, as shares of the cheeks' light, from which on there is a rim. */
const OVER_NOSE = 0.45;
const UNDER_EYES = 0.55;

/** Glasses have a bridge across the nose and a rim under each eye: bare skin is smooth in both places. */
function hasGlasses(view: Pixels, { apart, eyes }: Outline): boolean {
	const light = lightIn(view);
	const centres = [-0.5, 0.5];
	const cheek = meanOf(
		centres.flatMap((eye) =>
			range(0.5, 0.8).flatMap((dy) =>
				range(-0.15, 0.15).map((dx) => light(eyes.x + (eye + dx) * apart, eyes.y + dy * apart)),
			),
		),
	);
	const strongest = (dx: number, from: number, to: number, reach: number) =>
		Math.max(
			...range(from, to).map((dy) => {
				const x = eyes.x + dx * apart;
				const y = eyes.y + dy * apart;
				return Math.abs(light(x, y + reach * apart) - light(x, y - reach * apart));
			}),
		);
	const bridge = meanOf(range(-0.1, 0.1).map((dx) => strongest(dx, -0.25, 0.25, 0.06)));
	const rims = meanOf(
		centres.flatMap((eye) => range(-0.25, 0.25).map((dx) => strongest(eye + dx, 0.2, 0.5, 0.04))),
	);
	return bridge > OVER_NOSE * cheek && rims > UNDER_EYES * cheek;
}

/** Shares of what is above the face that are nearly white, or red as hair never is. */
const WHITE = 0.5;
const RED = 0.5;
/** A crown so much wider than the head at its eyes, or a brim so wide, in the distance between the eyes. */
const WIDER = 0.3;
const BRIM = 4.3;
/** Patterns and bands: the light's change from px to px, and its spread, in levels. */
const PATTERN = 9.5;
const BANDS = 75;

/** Above the face is hair, unless its colours, its pattern or its width are no hair's. */
function hasHat(view: Pixels, head: Plane, { oval, apart, eyes }: Outline): boolean {
	const { width, data } = view;
	const light = lightIn(view);
	const lights: number[] = [];
	const grains: number[] = [];
	let white = 0;
	let red = 0;
	const forehead = topOf(oval) - 2;
	for (let y = topOf(head) + 4; y < forehead; y++)
		for (let x = Math.round(eyes.x - apart); x < eyes.x + apart; x++) {
			const i = y * width + x;
			if ((head.data[i] as number) < 0.9) continue;
			const [r, g, b] = [data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number];
			const own = lightOf(r, g, b);
			lights.push(own);
			grains.push(
				Math.abs(own - (light(x - 1, y) + light(x + 1, y) + light(x, y - 1) + light(x, y + 1)) / 4),
			);
			if (own > 165 && Math.max(r, g, b) - Math.min(r, g, b) < 40) white++;
			else if (r - g > 1.6 * (g - b) + 25 && r - Math.min(g, b) > 0.4 * r) red++;
		}
	if (lights.length === 0) return false;
	const mean = meanOf(lights);
	const spread = Math.sqrt(meanOf(lights.map((value) => (value - mean) ** 2)));
	const across = (above: number) => {
		const y = Math.round(eyes.y - above * apart) * width;
		return head.data.subarray(y, y + width).reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / apart;
	};
	return (
		white > WHITE * lights.length ||
		red > RED * lights.length ||
		across(1.2) - across(0) > WIDER ||
		across(0.7) > BRIM ||
		meanOf(grains) > PATTERN ||
		spread > BANDS
	);
}

/** The highest row in which a shape is. */
function topOf({ width, data }: Plane): number {
	let i = 0;
	while (i < data.length && (data[i] as number) <= 0.5) i++;
	return Math.floor(i / width);
}

const lightIn =
	({ width, height, data }: Pixels) =>
	(x: number, y: number) => {
		const at = (Math.min(height - 1, Math.round(y)) * width + Math.min(width - 1, Math.round(x))) * 3;
		return lightOf(data[at] as number, data[at + 1] as number, data[at + 2] as number);
	};

const range = (from: number, to: number) =>
	Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);

const meanOf = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
