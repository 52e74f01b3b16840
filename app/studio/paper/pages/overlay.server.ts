import { Resvg } from "@resvg/resvg-js";
import type { Box } from "~/studio/story/compositions/layout";

/** RGBA of everything that is seen, and where the trimmed paper's corner is in it, px. */
export type Pixels = { data: Uint8Array; width: number; height: number; pxPerMm: number; beyond: number };

/** Draws something in mm from a box's corner over a picture's pixels; it may reach `rim` mm beyond the box. */
export function renderOver(picture: Pixels, box: Box, markup: string, rim = 4): void {
	const area = { x: box.x - rim, y: box.y - rim, width: box.width + 2 * rim, height: box.height + 2 * rim };
	renderArea(picture, box, markup, areaIn(picture, area));
}

/** The same of what is seen around a hollow in the box only: what is covered later isn't drawn. */
export function renderAround(picture: Pixels, box: Box, markup: string, rim: number, hollow: Box): void {
	const all = areaIn(picture, {
		x: box.x - rim,
		y: box.y - rim,
		width: box.width + 2 * rim,
		height: box.height + 2 * rim,
	});
	const kept = areaIn(picture, hollow);
	const across = { left: all.left, right: all.right };
	renderArea(picture, box, markup, { ...across, top: all.top, bottom: kept.top });
	renderArea(picture, box, markup, { ...across, top: kept.bottom, bottom: all.bottom });
	const down = { top: kept.top, bottom: kept.bottom };
	renderArea(picture, box, markup, { ...down, left: all.left, right: kept.left });
	renderArea(picture, box, markup, { ...down, left: kept.right, right: all.right });
}

/** px of a picture. */
type Area = { left: number; top: number; right: number; bottom: number };

function areaIn({ width, height, pxPerMm, beyond }: Pixels, box: Box): Area {
	const px = (mm: number) => (mm + beyond) * pxPerMm;
	return {
		left: Math.max(0, Math.floor(px(box.x))),
		top: Math.max(0, Math.floor(px(box.y))),
		right: Math.min(width, Math.ceil(px(box.x + box.width))),
		bottom: Math.min(height, Math.ceil(px(box.y + box.height))),
	};
}

function renderArea(picture: Pixels, box: Box, markup: string, { left, top, right, bottom }: Area): void {
	const { data, pxPerMm, beyond } = picture;
	const [wide, high] = [right - left, bottom - top];
	if (wide <= 0 || high <= 0) return;
	const shift = `translate(${(box.x + beyond) * pxPerMm - left} ${(box.y + beyond) * pxPerMm - top}) scale(${pxPerMm})`;
	const { pixels } = new Resvg(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><g transform="${shift}">${markup}</g></svg>`,
		{ font: { loadSystemFonts: false }, logLevel: "off" },
	).render();
	for (let y = 0; y < high; y++) {
		let to = ((top + y) * picture.width + left) * 4;
		for (let from = y * wide * 4; from < (y + 1) * wide * 4; from += 4, to += 4) {
			const cover = pixels[from + 3] as number;
			if (cover === 0) continue;
			// The drawing's colours are multiplied by how much they cover.
			const under = 1 - cover / 255;
			for (let k = 0; k < 3; k++)
				data[to + k] = (pixels[from + k] as number) + (data[to + k] as number) * under;
		}
	}
}
