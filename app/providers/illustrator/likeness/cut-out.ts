import { type ColourModel, learn, likelihood } from "./colour-model";
import { guidedFilter } from "./guided-filter";
import { blurred, type ColourRaster, lumaOf, type Plane, plane } from "./raster";
import { type HeadShape, insideCore, insideShape } from "./shape";

/** How much of each px belongs to the head, 0 to 1, and how far that can be trusted, 0 to 1. */
export type CutOut = { mask: Plane; trust: number };

const ROUNDS = 4;
/** Below this the silhouette found would look torn: a plain rounded head looks meant. */
const TRUSTED = 0.5;

/**
 * Separates the head from what is behind it: colours of the inside and of the outside are learnt in turn (after
 * Rother, Kolmogorov and Blake's GrabCut, 2004), the odds smoothed along the picture's edges (Hosni et al., 2013).
 */
export function cutOut(raster: ColourRaster, shape: HeadShape): CutOut {
	const { width, height } = raster;
	const luma = lumaOf(raster);
	const prior = plane(width, height, (x, y) => insideShape(shape, x, y));
	const wide = plane(width, height, (x, y) =>
		insideShape({ ...shape, rx: shape.rx * 1.12, top: shape.top * 1.1, bottom: shape.bottom * 1.3 }, x, y),
	);
	const core = plane(width, height, (x, y) => (insideCore(shape, x, y) ? 1 : 0));
	let mask = plane(width, height, (x, y) => {
		const dx = (x - shape.cx) / (shape.rx * 0.78);
		const dy = y < shape.cy ? (y - shape.cy) / (shape.top * 0.8) : (y - shape.cy) / (shape.bottom * 0.9);
		return dx * dx + dy * dy < 1 ? 1 : 0;
	});
	for (let round = 0; round < ROUNDS; round++) {
		mask = refined(raster, luma, mask, prior, wide, core, shape.sure);
	}
	const whole = largestPiece(mask, shape);
	const trust = trustIn(whole, prior, core, luma);
	if (trust < TRUSTED) return { mask: prior, trust };
	return { mask: whole, trust };
}

function refined(
	raster: ColourRaster,
	luma: Plane,
	mask: Plane,
	prior: Plane,
	wide: Plane,
	core: Plane,
	sure: boolean,
): Plane {
	const { width, height, r, g, b } = raster;
	const inside: number[] = [];
	const outside: number[] = [];
	for (let i = 0; i < mask.data.length; i++) {
		if ((mask.data[i] as number) > 0.5 && (prior.data[i] as number) > 0.5) inside.push(i);
		else if ((wide.data[i] as number) < 0.5 || (mask.data[i] as number) < 0.2) outside.push(i);
	}
	const rest = learn(raster, outside);
	const head = learn(raster, sure ? unlike(raster, inside, outside, rest, core) : inside);
	const odds = plane(width, height);
	for (let i = 0; i < odds.data.length; i++) {
		const colour = [r[i] as number, g[i] as number, b[i] as number] as const;
		const log = likelihood(head, colour) - likelihood(rest, colour);
		// The shape leans on the odds gently; only its far outside and its core are certain.
		const lean = ((prior.data[i] as number) - 0.5) * 2.2 + (core.data[i] as number) * 6;
		odds.data[i] = 1 / (1 + Math.exp(-Math.min(8, Math.max(-8, log * 0.6 + lean))));
		if ((prior.data[i] as number) === 0) odds.data[i] = 0;
	}
	const smooth = guidedFilter(odds, luma, Math.max(2, Math.round(width / 42)), 0.0016);
	for (let i = 0; i < smooth.data.length; i++) {
		const value = ((smooth.data[i] as number) - 0.5) * 2.4 + 0.5;
		smooth.data[i] = Math.min(1, Math.max(0, value)) * (prior.data[i] as number);
	}
	return smooth;
}

/**
 * The px of the inside that are not simply more of what is outside: the first guess at a head is often too large.
 * The core stays whatever its colour.
 */
function unlike(
	{ r, g, b }: ColourRaster,
	inside: readonly number[],
	outside: readonly number[],
	rest: ColourModel,
	core: Plane,
): readonly number[] {
	const asOutside = (i: number) => likelihood(rest, [r[i] as number, g[i] as number, b[i] as number]);
	const step = Math.max(1, Math.floor(outside.length / 600));
	const usual = outside
		.filter((_, k) => k % step === 0)
		.map(asOutside)
		.sort((p, q) => p - q);
	const common = usual[Math.floor(usual.length * 0.3)] ?? Number.POSITIVE_INFINITY;
	return inside.filter((i) => (core.data[i] as number) > 0 || asOutside(i) < common);
}

/** The piece that holds the face, its holes filled and its outline rounded. */
function largestPiece(mask: Plane, shape: HeadShape): Plane {
	const { width, height } = mask;
	const soft = blurred(blurred(mask, 2), 2);
	const firm = shape.sure ? withoutScraps(soft, shape) : soft;
	const solid = (i: number) => (firm.data[i] as number) > 0.5;
	const start =
		Math.min(height - 1, Math.max(0, Math.round(shape.core.cy))) * width +
		Math.min(width - 1, Math.max(0, Math.round(shape.core.cx)));
	const head = flood(width, height, [start], solid);
	const edge: number[] = [];
	for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
	for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
	const around = flood(width, height, edge, (i) => head[i] === 0);
	const filled = plane(width, height);
	for (let i = 0; i < filled.data.length; i++) filled.data[i] = around[i] ? 0 : 1;
	const round = blurred(
		blurred(closed(filled, Math.max(1, Math.round(width / 40))), Math.max(1, Math.round(width / 90))),
		Math.max(1, Math.round(width / 128)),
	);
	for (let i = 0; i < round.data.length; i++) {
		round.data[i] = Math.min(1, Math.max(0, ((round.data[i] as number) - 0.5) * 3 + 0.5));
	}
	return round;
}

/** Where within `radius` of a px anything is solid: 1; elsewhere 0. */
function grown(solid: Plane, radius: number): Plane {
	const out = blurred(solid, radius);
	for (let i = 0; i < out.data.length; i++) out.data[i] = (out.data[i] as number) > 1e-6 ? 1 : 0;
	return out;
}

function inverted(solid: Plane): Plane {
	return { ...solid, data: solid.data.map((value) => (value > 0.5 ? 0 : 1)) };
}

/** Fills the bays that are narrower than twice the radius: a bite out of a cheek is never a part of anyone's outline. */
function closed(solid: Plane, radius: number): Plane {
	const shrunk = inverted(grown(inverted(grown(solid, radius)), radius));
	for (let i = 0; i < shrunk.data.length; i++) if ((solid.data[i] as number) > 0.5) shrunk.data[i] = 1;
	return shrunk;
}

/**
 * Takes away what is thin and outside the usual outline of a head around a face: pieces of a busy ground that happen to
 * have a colour of the hair. Broad masses stay, they are hair.
 */
function withoutScraps(soft: Plane, shape: HeadShape): Plane {
	const { width, height } = soft;
	const radius = Math.max(1, Math.round(width / 30));
	const broad = grown(inverted(grown(inverted(soft), radius)), radius);
	const usual = { ...shape, rx: shape.rx * 0.78, top: shape.top * 0.8, bottom: shape.bottom * 0.94 };
	return plane(width, height, (x, y) => {
		const i = y * width + x;
		const kept = (broad.data[i] as number) > 0.5 || insideShape(usual, x, y) > 0.5;
		return kept ? (soft.data[i] as number) : 0;
	});
}

/** Marks every px that can be reached from the seeds over px that pass. */
function flood(width: number, height: number, seeds: number[], passes: (i: number) => boolean): Uint8Array {
	const reached = new Uint8Array(width * height);
	const stack = seeds.filter(passes);
	for (const i of stack) reached[i] = 1;
	while (stack.length > 0) {
		const i = stack.pop() as number;
		const x = i % width;
		const near = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
		for (const next of near) {
			if (next < 0 || next >= reached.length || reached[next] || !passes(next)) continue;
			reached[next] = 1;
			stack.push(next);
		}
	}
	return reached;
}

/** Good silhouettes fill most of the usual shape, leave some of it free, are compact and lie on edges of the picture. */
function trustIn(mask: Plane, prior: Plane, core: Plane, luma: Plane): number {
	const { width, height } = mask;
	let area = 0;
	let usual = 0;
	let missing = 0;
	let coreArea = 0;
	let outline = 0;
	let contrast = 0;
	for (let y = 1; y < height - 1; y++)
		for (let x = 1; x < width - 1; x++) {
			const i = y * width + x;
			const value = mask.data[i] as number;
			area += value;
			usual += prior.data[i] as number;
			coreArea += core.data[i] as number;
			missing += (core.data[i] as number) * (1 - value);
			const dx = (mask.data[i + 1] as number) - (mask.data[i - 1] as number);
			const dy = (mask.data[i + width] as number) - (mask.data[i - width] as number);
			const step = Math.hypot(dx, dy);
			outline += step / 2;
			contrast +=
				step *
				Math.hypot(
					(luma.data[i + 1] as number) - (luma.data[i - 1] as number),
					(luma.data[i + width] as number) - (luma.data[i - width] as number),
				);
		}
	const share = area / (usual || 1);
	const compact = outline ? Math.min(1, (4 * Math.PI * area) / outline ** 2) : 0;
	const held = 1 - missing / (coreArea || 1);
	const filled = share < 0.12 ? 0 : Math.min(1, (share - 0.12) / 0.16);
	const clear = outline ? Math.min(1, contrast / outline / 2 / 0.08) : 0;
	return (
		filled * Math.sqrt(Math.max(0, held)) * (0.35 + 0.65 * Math.min(1, compact / 0.72)) * (0.6 + 0.4 * clear)
	);
}
