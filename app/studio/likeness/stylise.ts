import { FRAME } from "./frame";
import { guidedFilter } from "./guided-filter";
import { blurred, type ColourRaster, lumaOf, type Plane, Spares } from "./raster";

/**
 * Turns photographic tones into paint: surfaces flattened with their edges kept, light in soft steps, fine dark
 * lines along strong edges, colours a little warmer and fuller (after Winnemöller, Olsen and Gooch, "Real-time video
 * abstraction", 2006). Takes a picture in sRGB, 0 to 1, and paints over it; its light is judged by the head alone.
 */
export function paint(raster: ColourRaster, head: Plane): void {
	const { width, height } = raster;
	const scale = FRAME / 1024;
	const spares = new Spares(width, height);
	evenLight(raster, head, spares);
	const lines = inkLines(raster, scale, spares);
	for (const data of [raster.r, raster.g, raster.b]) {
		const source = { width, height, data };
		const once = guidedFilter(source, source, Math.max(2, Math.round(9 * scale)), 0.0022, spares);
		const twice = kuwahara(once, Math.max(1, Math.round(4 * scale)), spares);
		data.set(twice.data);
		spares.back(once, twice);
	}
	const luma = lumaOf(raster, spares.lend());
	const { r, g, b } = raster;
	for (let i = 0; i < r.length; i++) {
		const light = luma.data[i] as number;
		const stepped = softSteps(light);
		const gain = stepped / Math.max(0.02, light);
		const ink = lines.data[i] as number;
		const red = r[i] as number;
		const green = g[i] as number;
		const blue = b[i] as number;
		const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
		// Pale colours get fuller; those that are strong already stay as they are.
		const fuller = 1.2 - Math.min(0.32, spread * 0.55);
		const tone = (value: number, warmth: number, inkColour: number) => {
			const full = stepped + (value * gain - stepped) * fuller + warmth;
			return Math.min(1, Math.max(0, full * ink + inkColour * (1 - ink)));
		};
		r[i] = tone(red, 0.018, 0.2);
		g[i] = tone(green, 0.006, 0.1);
		b[i] = tone(blue, -0.012, 0.09);
	}
}

/** Brings dark and flat pictures to the light of the others: a curve through the darkest and the lightest twentieth. */
function evenLight(raster: ColourRaster, head: Plane, spares: Spares): void {
	const luma = lumaOf(raster, spares.lend());
	const sorted = luma.data.filter((_, i) => i % 7 === 0 && (head.data[i] as number) > 0.5).sort();
	spares.back(luma);
	const low = sorted[Math.floor(sorted.length * 0.03)] ?? 0;
	const high = sorted[Math.floor(sorted.length * 0.97)] ?? 1;
	const middle = sorted[Math.floor(sorted.length * 0.5)] ?? 0.5;
	const span = Math.max(0.18, high - low);
	const floor = Math.min(low, 0.25) * 0.8;
	const stretch = Math.min(2.6, 0.92 / Math.max(span, high - floor));
	const centre = Math.min(0.95, Math.max(0.05, (middle - floor) * stretch));
	const gamma = Math.min(1.25, Math.max(0.62, Math.log(0.52) / Math.log(centre)));
	const power = 0.45 + 0.55 * gamma;
	const levels = 1023;
	const table = Float32Array.from(
		{ length: levels + 1 },
		(_, i) => Math.min(1, Math.max(0, (i / levels - floor) * stretch)) ** power,
	);
	// The light changes, the colours stay: a curve on each of them would make dark skin orange.
	const { r, g, b } = raster;
	for (let i = 0; i < r.length; i++) {
		const before = 0.299 * (r[i] as number) + 0.587 * (g[i] as number) + 0.114 * (b[i] as number);
		const gain = (table[Math.round(before * levels)] as number) / Math.max(0.02, before);
		r[i] = Math.min(1, (r[i] as number) * gain);
		g[i] = Math.min(1, (g[i] as number) * gain);
		b[i] = Math.min(1, (b[i] as number) * gain);
	}
}

/** Eight steps of light with soft stairs, mixed with the smooth tone so that faces keep their roundness. */
function softSteps(light: number): number {
	const steps = 8;
	const nearest = Math.round(light * steps) / steps;
	const stair = nearest + (Math.tanh((light - nearest) * steps * 2.6) / (2 * steps)) * 0.9;
	return light * 0.45 + stair * 0.55;
}

/** 1 where the paper stays free, towards 0 along strong edges: a difference of two blurs, softly cut. */
function inkLines(raster: ColourRaster, scale: number, spares: Spares): Plane {
	const luma = lumaOf(raster, spares.lend());
	const twice = (first: number, second: number) => {
		const once = blurred(luma, first, spares);
		const again = blurred(once, second, spares);
		spares.back(once);
		return again;
	};
	const fine = twice(Math.max(1, Math.round(1.5 * scale)), Math.max(1, Math.round(1 * scale)));
	const wide = twice(Math.max(2, Math.round(5 * scale)), Math.max(2, Math.round(4 * scale)));
	for (let i = 0; i < fine.data.length; i++) {
		const edge = (wide.data[i] as number) - (fine.data[i] as number);
		fine.data[i] = 1 - 0.5 * Math.min(1, Math.max(0, (edge - 0.02) / 0.1));
	}
	spares.back(luma, wide);
	return fine;
}

/** Kuwahara's filter: each px takes the mean of the calmest of the four squares that meet in it. */
function kuwahara(source: Plane, radius: number, spares: Spares): Plane {
	const { width, height, data } = source;
	const squares = spares.lend();
	for (let i = 0; i < data.length; i++) squares.data[i] = (data[i] as number) ** 2;
	const half = Math.max(1, Math.round(radius / 2));
	const mean = blurred(source, half, spares);
	const meanSquares = blurred(squares, half, spares);
	const weights = meanSquares.data;
	for (let i = 0; i < weights.length; i++) {
		const unrest = Math.max(0, (weights[i] as number) - (mean.data[i] as number) ** 2);
		weights[i] = 1 / (1e-6 + unrest * unrest * 1e4 + unrest * 0.02);
	}
	const out = squares;
	for (let y = 0; y < height; y++) {
		const y0 = Math.max(0, y - half) * width;
		const y1 = Math.min(height - 1, y + half) * width;
		for (let x = 0; x < width; x++) {
			const x0 = Math.max(0, x - half);
			const x1 = Math.min(width - 1, x + half);
			const a = weights[y0 + x0] as number;
			const b = weights[y0 + x1] as number;
			const c = weights[y1 + x0] as number;
			const d = weights[y1 + x1] as number;
			const total =
				(mean.data[y0 + x0] as number) * a +
				(mean.data[y0 + x1] as number) * b +
				(mean.data[y1 + x0] as number) * c +
				(mean.data[y1 + x1] as number) * d;
			out.data[y * width + x] = total / (a + b + c + d);
		}
	}
	spares.back(mean, meanSquares);
	return out;
}
