import { blurred, type Plane, Spares } from "./raster";

/**
 * Smooths `source` while keeping the edges of `guide` (He, Sun and Tang, "Guided Image Filtering", 2010).
 * Takes a radius in px and a strength: how much contrast counts as an edge, in squared units of the guide.
 * The plane it gives is one of the spares.
 */
export function guidedFilter(
	source: Plane,
	guide: Plane,
	radius: number,
	strength: number,
	spares = new Spares(source.width, source.height),
): Plane {
	const n = source.data.length;
	const corrOf = (a: Plane, b: Plane) => {
		const product = spares.lend();
		for (let i = 0; i < n; i++) product.data[i] = (a.data[i] as number) * (b.data[i] as number);
		const corr = blurred(product, radius, spares);
		spares.back(product);
		return corr;
	};
	const alone = source === guide;
	const meanGuide = blurred(guide, radius, spares);
	const meanSource = alone ? meanGuide : blurred(source, radius, spares);
	const corrGuide = corrOf(guide, guide);
	const corrBoth = alone ? corrGuide : corrOf(guide, source);
	const slope = spares.lend();
	const offset = spares.lend();
	for (let i = 0; i < n; i++) {
		const mg = meanGuide.data[i] as number;
		const ms = meanSource.data[i] as number;
		const a = ((corrBoth.data[i] as number) - mg * ms) / ((corrGuide.data[i] as number) - mg * mg + strength);
		slope.data[i] = a;
		offset.data[i] = ms - a * mg;
	}
	spares.back(meanGuide, corrGuide);
	if (!alone) spares.back(meanSource, corrBoth);
	const meanSlope = blurred(slope, radius, spares);
	const meanOffset = blurred(offset, radius, spares);
	for (let i = 0; i < n; i++) {
		slope.data[i] =
			(meanSlope.data[i] as number) * (guide.data[i] as number) + (meanOffset.data[i] as number);
	}
	spares.back(offset, meanSlope, meanOffset);
	return slope;
}
