import { blurred, type Plane, plane } from "./raster";

/**
 * Smooths `source` while keeping the edges of `guide` (He, Sun and Tang, "Guided Image Filtering", 2010).
 * Takes a radius in px and a strength: how much contrast counts as an edge, in squared units of the guide.
 */
export function guidedFilter(source: Plane, guide: Plane, radius: number, strength: number): Plane {
	const { width, height } = source;
	const n = width * height;
	const product = (a: Plane, b: Plane) => {
		const out = plane(width, height);
		for (let i = 0; i < n; i++) out.data[i] = (a.data[i] as number) * (b.data[i] as number);
		return out;
	};
	const meanGuide = blurred(guide, radius);
	const meanSource = blurred(source, radius);
	const corrGuide = blurred(product(guide, guide), radius);
	const corrBoth = source === guide ? corrGuide : blurred(product(guide, source), radius);
	const slope = plane(width, height);
	const offset = plane(width, height);
	for (let i = 0; i < n; i++) {
		const mg = meanGuide.data[i] as number;
		const ms = meanSource.data[i] as number;
		const a = ((corrBoth.data[i] as number) - mg * ms) / ((corrGuide.data[i] as number) - mg * mg + strength);
		slope.data[i] = a;
		offset.data[i] = ms - a * mg;
	}
	const meanSlope = blurred(slope, radius);
	const meanOffset = blurred(offset, radius);
	const out = plane(width, height);
	for (let i = 0; i < n; i++) {
		out.data[i] = (meanSlope.data[i] as number) * (guide.data[i] as number) + (meanOffset.data[i] as number);
	}
	return out;
}
