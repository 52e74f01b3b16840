import { guidedFilter } from "./guided-filter";
import { blurred, type ColourRaster, lumaOf, type Plane, plane } from "./raster";

/**
 * Turns photographic tones into paint: surfaces flattened with their edges kept, light in soft steps, fine dark
 * lines along strong edges, colours a little warmer and fuller (after Winnemöller, Olsen and Gooch, "Real-time video
 * abstraction", 2006). Takes and gives a picture in sRGB, 0 to 1.
 */
export function painted(raster: ColourRaster): ColourRaster {
	const { width, height } = raster;
	const scale = width / 1024;
	const balanced = evenLight(raster);
	const channel = (data: Float32Array): Plane => {
		const source = { width, height, data };
		const once = guidedFilter(source, source, Math.max(2, Math.round(9 * scale)), 0.0022);
		return kuwahara(once, Math.max(1, Math.round(4 * scale)));
	};
	const r = channel(balanced.r);
	const g = channel(balanced.g);
	const b = channel(balanced.b);
	const luma = lumaOf({ width, height, r: r.data, g: g.data, b: b.data });
	const lines = inkLines(lumaOf(balanced), scale);
	const out: ColourRaster = { width, height, r: r.data, g: g.data, b: b.data };
	for (let i = 0; i < luma.data.length; i++) {
		const light = luma.data[i] as number;
		const stepped = softSteps(light);
		const gain = stepped / Math.max(0.02, light);
		const ink = lines.data[i] as number;
		const spread =
			Math.max(out.r[i] as number, out.g[i] as number, out.b[i] as number) -
			Math.min(out.r[i] as number, out.g[i] as number, out.b[i] as number);
		// Pale colours get fuller; those that are strong already stay as they are.
		const fuller = 1.2 - Math.min(0.32, spread * 0.55);
		const paint = (value: number, warmth: number, inkColour: number) => {
			const full = stepped + (value * gain - stepped) * fuller + warmth;
			return Math.min(1, Math.max(0, full * ink + inkColour * (1 - ink)));
		};
		out.r[i] = paint(out.r[i] as number, 0.018, 0.2);
		out.g[i] = paint(out.g[i] as number, 0.006, 0.1);
		out.b[i] = paint(out.b[i] as number, -0.012, 0.09);
	}
	return out;
}

/** Brings dark and flat pictures to the light of the others: a curve through the darkest and the lightest twentieth. */
function evenLight(raster: ColourRaster): ColourRaster {
	const sorted = Float32Array.from(lumaOf(raster).data.filter((_, i) => i % 7 === 0)).sort();
	const low = sorted[Math.floor(sorted.length * 0.03)] ?? 0;
	const high = sorted[Math.floor(sorted.length * 0.97)] ?? 1;
	const middle = sorted[Math.floor(sorted.length * 0.5)] ?? 0.5;
	const span = Math.max(0.18, high - low);
	const floor = Math.min(low, 0.25) * 0.8;
	const stretch = Math.min(2.6, 0.92 / Math.max(span, high - floor));
	const centre = Math.min(0.95, Math.max(0.05, (middle - floor) * stretch));
	const gamma = Math.min(1.25, Math.max(0.62, Math.log(0.52) / Math.log(centre)));
	const even = (data: Float32Array) =>
		data.map((value) => Math.min(1, Math.max(0, (value - floor) * stretch)) ** (0.45 + 0.55 * gamma));
	return { ...raster, r: even(raster.r), g: even(raster.g), b: even(raster.b) };
}

/** Eight steps of light with soft stairs, mixed with the smooth tone so that faces keep their roundness. */
function softSteps(light: number): number {
	const steps = 8;
	const nearest = Math.round(light * steps) / steps;
	const stair = nearest + (Math.tanh((light - nearest) * steps * 2.6) / (2 * steps)) * 0.9;
	return light * 0.45 + stair * 0.55;
}

/** 1 where the paper stays free, towards 0 along strong edges: a difference of two blurs, softly cut. */
function inkLines(luma: Plane, scale: number): Plane {
	const fine = blurred(
		blurred(luma, Math.max(1, Math.round(1.5 * scale))),
		Math.max(1, Math.round(1 * scale)),
	);
	const wide = blurred(blurred(luma, Math.max(2, Math.round(5 * scale))), Math.max(2, Math.round(4 * scale)));
	const out = plane(luma.width, luma.height);
	for (let i = 0; i < out.data.length; i++) {
		const edge = (wide.data[i] as number) - (fine.data[i] as number);
		out.data[i] = 1 - 0.5 * Math.min(1, Math.max(0, (edge - 0.02) / 0.1));
	}
	return out;
}

/** Kuwahara's filter: each px takes the mean of the calmest of the four squares that meet in it. */
function kuwahara(source: Plane, radius: number): Plane {
	const { width, height, data } = source;
	const squares = plane(width, height);
	for (let i = 0; i < data.length; i++) squares.data[i] = (data[i] as number) ** 2;
	const half = Math.max(1, Math.round(radius / 2));
	const mean = blurred(source, half);
	const meanSquares = blurred(squares, half);
	const out = plane(width, height);
	for (let y = 0; y < height; y++) {
		const y0 = Math.max(0, y - half) * width;
		const y1 = Math.min(height - 1, y + half) * width;
		for (let x = 0; x < width; x++) {
			const x0 = Math.max(0, x - half);
			const x1 = Math.min(width - 1, x + half);
			let total = 0;
			let weights = 0;
			for (const i of [y0 + x0, y0 + x1, y1 + x0, y1 + x1]) {
				const value = mean.data[i] as number;
				const unrest = Math.max(0, (meanSquares.data[i] as number) - value * value);
				const weight = 1 / (1e-6 + unrest * unrest * 1e4 + unrest * 0.02);
				total += value * weight;
				weights += weight;
			}
			out.data[y * width + x] = total / weights;
		}
	}
	return out;
}
