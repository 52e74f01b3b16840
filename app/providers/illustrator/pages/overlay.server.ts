import { Resvg } from "@resvg/resvg-js";
import type { Box } from "~/story/compositions/layout";

/** RGBA of everything that is seen, and where the trimmed paper's corner is in it, px. */
export type Pixels = { data: Uint8Array; width: number; height: number; pxPerMm: number; beyond: number };

/** Draws something in mm from a box's corner over a picture's pixels; it may reach `rim` mm beyond the box. */
export function renderOver(picture: Pixels, box: Box, markup: string, rim = 4): void {
	const { data, pxPerMm, beyond } = picture;
	const left = Math.max(0, Math.floor((box.x + beyond - rim) * pxPerMm));
	const top = Math.max(0, Math.floor((box.y + beyond - rim) * pxPerMm));
	const right = Math.min(picture.width, Math.ceil((box.x + box.width + beyond + rim) * pxPerMm));
	const bottom = Math.min(picture.height, Math.ceil((box.y + box.height + beyond + rim) * pxPerMm));
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
