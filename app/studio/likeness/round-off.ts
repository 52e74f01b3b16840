import { mapped } from "./mask";
import { clamped, type View } from "./pixels";
import type { Plane } from "./raster";

/** Where a shape ends: its highest, lowest, leftmost and rightmost px; null when there is none. */
export type Extent = { top: number; bottom: number; left: number; right: number };

export function extentOf({ width, height, data }: Plane): Extent | null {
	const extent = { top: height, bottom: -1, left: width, right: -1 };
	for (let y = 0, i = 0; y < height; y++)
		for (let x = 0; x < width; x++, i++) {
			if ((data[i] as number) <= 0.5) continue;
			extent.top = Math.min(extent.top, y);
			extent.bottom = y;
			extent.left = Math.min(extent.left, x);
			extent.right = Math.max(extent.right, x);
		}
	return extent.bottom < 0 ? null : extent;
}

/** Between an ellipse (2) and a rectangle. */
const ROUNDNESS = 2.6;
/** A side that so many px of the photo's edge cut is rounded off. */
const CUT = 24;

/** A head can't go on where the photo ends: there its outline is rounded off instead of cut straight. */
export function roundedOff(mask: Plane, { width, height, inside }: View): Plane {
	const extent = extentOf(mask);
	if (!extent) return mask;
	const cx = (extent.left + extent.right) / 2;
	const cy = (extent.top + extent.bottom) / 2;
	const rx = Math.max(1, (extent.right - extent.left) / 2 + 1);
	const ry = Math.max(1, (extent.bottom - extent.top) / 2 + 1);
	const cut = { top: 0, bottom: 0, left: 0, right: 0 };
	for (let y = 1; y < height - 1; y++)
		for (let x = 1; x < width - 1; x++) {
			const i = y * width + x;
			if ((mask.data[i] as number) <= 0.5) continue;
			if (inside[i - 1] && inside[i + 1] && inside[i - width] && inside[i + width]) continue;
			const dx = (x - cx) / rx;
			const dy = (y - cy) / ry;
			if (Math.abs(dy) > Math.abs(dx)) cut[dy < 0 ? "top" : "bottom"]++;
			else cut[dx < 0 ? "left" : "right"]++;
		}
	if (Math.max(cut.top, cut.bottom, cut.left, cut.right) <= CUT) return mask;
	return mapped(mask, (value, i) => {
		if (value === 0) return 0;
		const dx = ((i % width) - cx) / rx;
		const dy = (Math.floor(i / width) - cy) / ry;
		const rounded = cut[dx < 0 ? "left" : "right"] > CUT || cut[dy < 0 ? "top" : "bottom"] > CUT;
		if (!rounded) return value;
		const away = (Math.abs(dx) ** ROUNDNESS + Math.abs(dy) ** ROUNDNESS) ** (1 / ROUNDNESS);
		return Math.min(value, clamped((1 - away) * 60 + 0.5));
	});
}
