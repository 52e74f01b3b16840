import { type ColourRaster, lumaOf, meanAround, type Plane, plane, type Sums, sumsOf } from "./raster";

/**
 * Where a head is, in px of the picture searched. `reach` is the distance between the eyes of a face, the unit in
 * which every other proportion of a head is given; only places and sizes, nothing that tells one person from another.
 */
export type Head = { x: number; y: number; reach: number; found: "face" | "subject" };

/** How much a colour looks like skin, 0 to 1: a soft version of the chrominance rule, which holds for every tone. */
function skinOf({ width, height, r, g, b }: ColourRaster): Plane {
	const out = plane(width, height);
	for (let i = 0; i < out.data.length; i++) {
		const red = (r[i] as number) * 255;
		const green = (g[i] as number) * 255;
		const blue = (b[i] as number) * 255;
		const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
		// Dark colours have little chrominance: measured as a share of the light there is.
		const gain = (140 / Math.max(30, luma)) ** 0.6;
		const cb = (blue - luma) * 0.564 * gain;
		const cr = (red - luma) * 0.713 * gain;
		const away = ((cr - 26) / 17) ** 2 + ((cb + 22) / 16) ** 2;
		out.data[i] = Math.exp(-away / 2) * Math.min(1, Math.max(0, (luma - 18) / 30));
	}
	return out;
}

type Maps = {
	luma: Sums;
	skin: Sums;
	red: Sums;
	detail: Sums;
	meanDetail: number;
	width: number;
	height: number;
	spread: number;
};

function mapsOf(raster: ColourRaster): Maps {
	const luma = lumaOf(raster);
	const red = plane(raster.width, raster.height);
	let total = 0;
	let squares = 0;
	for (let i = 0; i < luma.data.length; i++) {
		const value = luma.data[i] as number;
		red.data[i] = (raster.r[i] as number) - value;
		total += value;
		squares += value * value;
	}
	const detail = plane(raster.width, raster.height, (x, y) => {
		const at = (cx: number, cy: number) =>
			luma.data[Math.min(raster.height - 1, cy) * raster.width + Math.min(raster.width - 1, cx)] as number;
		return Math.abs(at(x + 1, y) - at(x, y)) + Math.abs(at(x, y + 1) - at(x, y));
	});
	const mean = total / luma.data.length;
	const spread = Math.sqrt(Math.max(1e-4, squares / luma.data.length - mean * mean));
	return {
		luma: sumsOf(luma),
		skin: sumsOf(skinOf(raster)),
		red: sumsOf(red),
		detail: sumsOf(detail),
		meanDetail: Math.max(0.004, detail.data.reduce((sum, value) => sum + value, 0) / detail.data.length),
		width: raster.width,
		height: raster.height,
		spread: Math.max(0.08, spread),
	};
}

const atMost = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/**
 * How much the place looks like a face seen from the front: bands of light and dark where eyes, bridge of the nose,
 * cheeks, mouth and chin would be, skin in between, something else at the sides.
 */
function faceScore(maps: Maps, x: number, y: number, d: number): number {
	const luma = (dx: number, dy: number, w: number, h: number) =>
		meanAround(maps.luma, x + dx * d, y + dy * d, w * d, h * d) / maps.spread;
	const skin = (dx: number, dy: number, w: number, h: number) =>
		meanAround(maps.skin, x + dx * d, y + dy * d, w * d, h * d);
	const cheeks = skin(-0.5, 0.62, 0.5, 0.4) + skin(0.5, 0.62, 0.5, 0.4);
	const nose = skin(0, 0.35, 0.35, 0.5);
	if (cheeks + nose < 0.7) return 0;
	const eyeLeft = luma(-0.5, 0, 0.46, 0.24);
	const eyeRight = luma(0.5, 0, 0.46, 0.24);
	const under = (luma(-0.5, 0.42, 0.4, 0.25) + luma(0.5, 0.42, 0.4, 0.25)) / 2;
	const bridge = luma(0, 0.02, 0.3, 0.3);
	const darkEyes = Math.min(under - eyeLeft, under - eyeRight);
	const brightBridge = bridge - (eyeLeft + eyeRight) / 2;
	const uneven =
		Math.abs(eyeLeft - eyeRight) + Math.abs(luma(-0.5, 0.62, 0.4, 0.4) - luma(0.5, 0.62, 0.4, 0.4)) * 0.5;
	const mouth = (luma(0, 0.66, 0.5, 0.14) + luma(0, 1.28, 0.5, 0.16)) / 2 - luma(0, 0.97, 0.6, 0.2);
	const redMouth =
		(meanAround(maps.red, x, y + 0.97 * d, 0.6 * d, 0.2 * d) -
			meanAround(maps.red, x, y + 0.62 * d, 1.2 * d, 0.25 * d)) *
		8;
	// Eyes are full of fine detail and cheeks have little; fur and leaves have it everywhere.
	const detail = (dx: number, dy: number, w: number, h: number) =>
		meanAround(maps.detail, x + dx * d, y + dy * d, w * d, h * d) / maps.meanDetail;
	const calmCheeks = Math.max(detail(-0.5, 0.55, 0.42, 0.3), detail(0.5, 0.55, 0.42, 0.3));
	const livelyEyes = Math.min(detail(-0.5, 0, 0.5, 0.3), detail(0.5, 0, 0.5, 0.3));
	// A hairline or a ledge is an edge right across; eyes are two, with a calmer bridge between them.
	const apart = livelyEyes - detail(0, 0, 0.26, 0.3);
	const skinInside = (cheeks + nose + skin(0, 1.4, 0.5, 0.2) + skin(0, -0.5, 0.8, 0.3)) / 5;
	const skinBeside = (skin(-1.55, 0.2, 0.5, 1.4) + skin(1.55, 0.2, 0.5, 1.4)) / 2;
	const centred = Math.exp(-((x / maps.width - 0.5) ** 2) / 0.18 - (y / maps.height - 0.4) ** 2 / 0.22);
	return (
		// The whites of eyes in a dark face are lighter than its cheeks: that speaks hardly against it.
		Math.max(-0.2, atMost(darkEyes, 1.4)) * 0.8 +
		Math.max(-0.2, atMost(brightBridge, 1.2)) * 0.7 -
		atMost(uneven, 1.5) * 0.55 +
		atMost(livelyEyes - calmCheeks, 2.5) * 0.7 -
		atMost(Math.max(0, calmCheeks - 0.9), 1.5) * 0.6 +
		atMost(apart, 1.5) * 0.7 +
		atMost(mouth, 0.8) * 0.6 +
		atMost(redMouth, 0.6) * 2 +
		skinInside * 2.4 -
		skinBeside * 1.1 +
		centred * 0.8
	);
}

/**
 * A face whose score is below this is more likely a pattern; where everything is the colour of skin (fur, sand, wood)
 * more is asked for. Set on the photographs and drawings of the test suite.
 */
const sureFace = (skinShare: number) => 3.8 + 3 * Math.max(0, skinShare - 0.25);

/** The bands of light and dark answer best to a window a little smaller than the face. */
const WINDOW_TO_FACE = 1.08;

/** The best face, or the picture's main subject when there is none that convinces. */
export function findHead(raster: ColourRaster): Head {
	const maps = mapsOf(raster);
	const longer = Math.max(raster.width, raster.height);
	const shorter = Math.min(raster.width, raster.height);
	let best = { x: 0, y: 0, reach: 0, score: 0 };
	for (let d = longer * 0.03; d <= shorter * 0.3; d *= 1.13) {
		const step = Math.max(1, d / 7);
		for (let y = d; y < raster.height - d; y += step) {
			for (let x = d * 0.9; x < raster.width - d * 0.9; x += step) {
				// A larger face shows more of itself and is less often chance.
				const score = faceScore(maps, x, y, d) * (0.6 + 0.4 * Math.min(1, d / (longer * 0.1)));
				if (score > best.score) best = { x, y, reach: d, score };
			}
		}
	}
	const skinShare = meanAround(maps.skin, raster.width / 2, raster.height / 2, raster.width, raster.height);
	if (best.score < sureFace(skinShare)) return subjectOf(raster);
	return { x: best.x, y: best.y, reach: best.reach * WINDOW_TO_FACE, found: "face" };
}

/** What stands out from the picture's border: the centre of what differs in colour or has fine detail. */
function subjectOf(raster: ColourRaster): Head {
	const { width, height, r, g, b } = raster;
	const samples: [number, number, number][] = [];
	const take = (i: number) => samples.push([r[i] as number, g[i] as number, b[i] as number]);
	for (let x = 0; x < width; x += 4) take(x);
	for (let y = 0; y < height; y += 4) {
		take(y * width);
		take(y * width + width - 1);
	}
	const unlike = plane(width, height, (x, y) => {
		const i = y * width + x;
		let nearest = 1;
		for (const [sr, sg, sb] of samples) {
			const away = ((r[i] as number) - sr) ** 2 + ((g[i] as number) - sg) ** 2 + ((b[i] as number) - sb) ** 2;
			if (away < nearest) nearest = away;
		}
		const cx = (x / width - 0.5) / 0.34;
		const cy = (y / height - 0.45) / 0.34;
		return (Math.sqrt(nearest) + 0.04) * Math.exp(-(cx * cx + cy * cy) / 2);
	});
	let total = 0;
	let mx = 0;
	let my = 0;
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const weight = (unlike.data[y * width + x] as number) ** 1.5;
			total += weight;
			mx += weight * x;
			my += weight * y;
		}
	mx /= total || 1;
	my /= total || 1;
	let spreadX = 0;
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			spreadX += (unlike.data[y * width + x] as number) ** 1.5 * Math.abs(x - mx);
	const half = Math.min(Math.min(width, height) * 0.5, (spreadX / (total || 1)) * 2.1);
	const reach = Math.max(Math.min(width, height) * 0.16, half / 1.65);
	return { x: mx, y: my - reach * 0.1, reach, found: "subject" };
}
