import { alongColours } from "./along-colours";
import { type ColourModel, type Colours, learnColours } from "./colour-model";
import { nearerToOthers, type Outline } from "./head-outline";
import { mapped } from "./mask";
import { eased, type Pixels } from "./pixels";
import { blurred, type Plane, plane } from "./raster";

/** What a place around a face is by its colours, 0 to 1 each. */
export type Around = {
	/** Whatever is worn on the head counts: a hat's, a scarf's colours are learnt where hair would be. */
	hair: Plane;
	skin: Plane;
	/** Clothes, and what is behind the person. */
	strange: Plane;
	/** Whether the chin has hair's colours rather than skin's: then they go on below it. */
	bearded: boolean;
};

/** How likely every colour is anyhow: what is like nothing that was learnt is no hair. */
const UNLIKE_ALL = 1e-6;
/** So near the face, in the distance between the eyes, what is behind a head is learnt. */
const NEAR = 2;
/** What is so many times likelier to be behind the head is no hair, though it lies where hair would be. */
const STRAY = 2;
/** From so far under the chin on, and so far to its sides, clothes are learnt, in the distance between the eyes. */
const CLOTHED = 0.5;
const CLOTHED_ASIDE = 2;
/** The share of a chin that has hair's colours where there is a beard. */
const BEARD = 0.35;
const RADIUS = 5;
const EDGE = 2e-3;

/**
 * Learns from one photo what colours its hair, skin and clothes have, by where they must be: no model that comes in a
 * package tells hair from a coat. `far` is each px' distance from the face's oval; where something is `foreign`, no hair is learnt.
 */
export function coloursAround(
	view: Pixels,
	person: Plane,
	inside: Uint8Array,
	outline: Outline,
	far: Plane,
	foreign: Plane,
): Around {
	const { width, height, data } = view;
	const { oval, apart, eyes, chin, x: middle } = outline;
	const hair: Colours = [];
	const skin: Colours = [];
	const clothes: Colours = [];
	const ground: Colours = [];
	for (let y = 2; y < height - 2; y += 2)
		for (let x = 2; x < width - 2; x += 2) {
			const i = y * width + x;
			const away = (far.data[i] as number) / apart;
			const add = (to: Colours) =>
				to.push(data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number);
			if (inside[i] && (person.data[i] as number) < 0.05 && away < NEAR) add(ground);
			if (!inside[i] || (person.data[i] as number) < 0.95) continue;
			const aside = Math.abs(x - middle) / apart;
			if (oval.data[i]) {
				if (y > eyes.y - apart * 0.3) add(skin);
			} else if (y < eyes.y + apart * 0.5) {
				const beyondSkin = away > (y < eyes.y - apart * 0.6 ? 0.25 : 0.42);
				const close = away < (y < eyes.y ? 1 : 0.75);
				const own = (foreign.data[i] as number) < 0.5 && nearerToOthers(outline, x, y) < -0.3;
				if (aside < 2 && beyondSkin && close && own) add(hair);
			} else if (y > chin.y + apart * CLOTHED && aside < CLOTHED_ASIDE) add(clothes);
		}
	const likeSkin = learnColours(skin, 4);
	const likeGround = learnColours(ground, 5);
	const likeHair = learnColours(likeGround ? withoutStrays(hair, likeGround) : hair, 5);
	// A neck, a hand and hair on the chest are where clothes are.
	const likeHead: ColourModel = (r, g, b) => Math.max(likeHair?.(r, g, b) ?? 0, likeSkin?.(r, g, b) ?? 0);
	const likeClothes = learnColours(withoutStrays(clothes, likeHead, 1), 5);
	const isHair = plane(width, height);
	const isSkin = plane(width, height);
	const isStrange = plane(width, height);
	let [beard, chinAll] = [0, 0];
	if (!likeHair || !likeSkin) isHair.data.fill(1);
	else
		for (let i = 0; i < isHair.data.length; i++) {
			const y = Math.floor(i / width);
			const isChin = y > chin.y - apart * 0.3;
			if ((person.data[i] as number) <= 0.05 || (oval.data[i] && !isChin)) continue;
			const colour = [data[i * 3] as number, data[i * 3 + 1] as number, data[i * 3 + 2] as number] as const;
			const ofHair = likeHair(...colour);
			const ofSkin = likeSkin(...colour);
			if (oval.data[i]) {
				chinAll++;
				if (2 * ofHair > ofSkin) beard++;
				continue;
			}
			const low = eased(eyes.y - apart * 0.15, eyes.y + apart * 0.25, y);
			const ofClothes = low > 0 ? low * (likeClothes?.(...colour) ?? 0) : 0;
			const strange = ofClothes + (likeGround?.(...colour) ?? 0);
			isHair.data[i] = (2 * ofHair) / (2 * ofHair + ofSkin + ofClothes + UNLIKE_ALL);
			isSkin.data[i] = ofSkin / (ofHair + ofSkin + ofClothes);
			isStrange.data[i] = strange / (2 * ofHair + ofSkin + strange);
		}
	const along = alongColours(view, RADIUS, EDGE);
	return {
		hair: calmed(along, isHair, 0.26, 0.56),
		skin: calmed(along, isSkin, 0.35, 0.65),
		strange: calmed(along, isStrange, 0.6, 0.85),
		bearded: beard > chinAll * BEARD,
	};
}

/** Colours without those that are so many times likelier to be of something else: it lay where they were looked for. */
function withoutStrays(colours: Colours, likeOthers: ColourModel, stray = STRAY): Colours {
	const likeThem = learnColours(colours, 5);
	if (!likeThem) return colours;
	const kept: Colours = [];
	for (let i = 0; i < colours.length; i += 3) {
		const colour = [colours[i] as number, colours[i + 1] as number, colours[i + 2] as number] as const;
		if (likeOthers(...colour) < stray * likeThem(...colour)) kept.push(...colour);
	}
	return kept;
}

/** Single px say little: their neighbourhood decides, along the picture's own edges. */
function calmed(along: (mask: Plane) => Plane, odds: Plane, from: number, to: number): Plane {
	const soft = blurred(odds, 2);
	const half = plane(Math.ceil(odds.width / 2), Math.ceil(odds.height / 2), (x, y) => {
		const right = Math.min(odds.width - 1, x * 2 + 1);
		const below = Math.min(odds.height - 1, y * 2 + 1);
		const at = (px: number, py: number) => soft.data[py * odds.width + px] as number;
		return (at(x * 2, y * 2) + at(right, y * 2) + at(x * 2, below) + at(right, below)) / 4;
	});
	return mapped(along(half), (value) => eased(from, to, value));
}
