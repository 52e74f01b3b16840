import type { Around } from "./hair-colours";
import { earOf, type Outline } from "./head-outline";
import { distanceTo, grown, mapped, reached, shrunk } from "./mask";
import { eased } from "./pixels";
import { blurred, type Plane, plane } from "./raster";
import type { Texture } from "./texture";

/** So much more of one side than of the other is bare where there is something at one of them only. */
const ONE_SIDED = 2.5;

/** What is bare beside the head at one side only, 0 to 1: no part of it; a hood would be at both. */
export function bareAtOneSide(person: Plane, outline: Outline, { bare }: Texture, far: Plane): Plane {
	const { eyes, chin, apart, x: middle } = outline;
	const { width, height } = bare;
	const isLeft = (x: number) => x < middle;
	const sums = { left: 1, right: 1 };
	for (let y = Math.max(0, Math.round(eyes.y - apart)); y < Math.min(chin.y, height); y++)
		for (let x = 0; x < width; x++) {
			const i = y * width + x;
			const away = (far.data[i] as number) / apart;
			if (away < earOf(outline, x) || away > 1.1 || (person.data[i] as number) < 0.5) continue;
			sums[isLeft(x) ? "left" : "right"] += bare.data[i] as number;
		}
	const alone = { left: sums.left > sums.right * ONE_SIDED, right: sums.right > sums.left * ONE_SIDED };
	return plane(width, height, (x, y) => {
		if (!alone[isLeft(x) ? "left" : "right"]) return 0;
		const i = y * width + x;
		const ear = earOf(outline, x);
		const low = eased(eyes.y - apart * 1.1, eyes.y - apart * 0.8, y);
		return low * eased(ear, ear + 0.2, (far.data[i] as number) / apart) * (bare.data[i] as number);
	});
}

/** So much hair lies between a face and a hand, in the distance between the eyes: more than before an ear. */
const BEFORE_HAND = 0.2;

/** Skin that is seen beyond hair that hangs down, 0 to 1: a hand in it, with what is shaded of it. */
export function handsInHair(
	{ oval, eyes, chin, apart, x: middle }: Outline,
	{ hair, skin }: Around,
	{ fineGrain }: Texture,
	hangs: { left: boolean; right: boolean },
): Plane {
	const { width, height } = hair;
	const hands = plane(width, height);
	if (!hangs.left && !hangs.right) return hands;
	const sides = [...(hangs.left ? [-1] : []), ...(hangs.right ? [1] : [])];
	for (let y = Math.max(0, Math.round(eyes.y - apart * 1.2)); y < Math.min(chin.y, height); y++)
		for (const side of sides) {
			let run = 0;
			for (let x = Math.round(middle); x > 0 && x < width - 1; x += side) {
				const i = y * width + x;
				if (oval.data[i]) continue;
				if ((hair.data[i] as number) > 0.5) run++;
				if (run > apart * BEFORE_HAND)
					hands.data[i] = (skin.data[i] as number) * (1 - (hair.data[i] as number));
			}
		}
	const seen = blurred(grown(shrunk(hands, 2), 4), 2);
	const beside = besideHands(seen, fineGrain, apart);
	return mapped(seen, (value, i) => Math.max(value, beside.data[i] as number));
}

/** A hand, smooth inside, is at least twice this wide, in the distance between the eyes: less is a light on hair. */
const PALM = 0.12;
const PALM_GRAIN = 4;
/** So near a hand nothing is hair's own, and as far as this what is as smooth as a hand is its shaded part. */
const TOUCHES = 0.08;
const SHADED = 0.4;
const SHADED_GRAIN = 2.5;

/** What is beside hands that are wide enough to be sure of, 1 or 0 with a soft edge: their rims, and their parts in the shade. */
export function besideHands(hands: Plane, fineGrain: Plane, apart: number): Plane {
	const smooth = mapped(hands, (value, i) =>
		value > 0.5 && (fineGrain.data[i] as number) < PALM_GRAIN ? 1 : 0,
	);
	const palms = shrunk(smooth, Math.round(apart * PALM));
	const seeds: number[] = [];
	for (let i = 0; i < palms.data.length; i++) if (palms.data[i]) seeds.push(i);
	if (seeds.length === 0) return palms;
	const away = distanceTo({ ...hands, data: Float32Array.from(reached(hands, seeds)) });
	const isOf = (px: number, grain: number) =>
		px < apart * TOUCHES || (px < apart * SHADED && grain < SHADED_GRAIN);
	return blurred(
		mapped(away, (px, i) => (isOf(px, fineGrain.data[i] as number) ? 1 : 0)),
		1,
	);
}
