import sharp from "sharp";
import type { Likeness } from "../port";
import { cutOut } from "./cut-out";
import { findHead, type Head } from "./find-head";
import { guidedFilter } from "./guided-filter";
import { type ColourRaster, lumaOf, type Plane, plane, rasterOf, resized } from "./raster";
import { headShape } from "./shape";
import { paint } from "./stylise";

/** Edge of the finished likeness in px: the largest head on a cover is 630 px high in print. */
const LIKENESS_SIZE = 896;
const SEARCH_SIZE = 320;
const CUT_SIZE = 288;
/** Photos are bounded before they get here (2048 px on the longer side); this only stops a bomb. */
const MOST_PIXELS = 64_000_000;

/**
 * Draws the likeness of a head from a photo: found, cut out, painted. Takes an encoded picture and
 * the edge wanted in px; gives a square PNG
 * with a transparent ground and no metadata, or null when the bytes are no picture that can be read.
 */
export async function likenessFrom(photo: Uint8Array, size = LIKENESS_SIZE): Promise<Likeness | null> {
	const opened = await openedSmall(photo);
	if (!opened) return null;
	const { picture, small } = opened;
	const { width, height } = picture;
	const inSmall = findHead(small);
	const scale = width / small.width;
	const head: Head = {
		...inSmall,
		x: inSmall.x * scale,
		y: inSmall.y * scale,
		reach: inSmall.reach * scale,
	};
	const frame = frameOf(head, width, height);
	const cut = await view(picture, frame, CUT_SIZE);
	const toCut = CUT_SIZE / frame.width;
	const shape = headShape({
		...head,
		x: (head.x - frame.left) * toCut,
		y: (head.y - frame.top) * toCut,
		reach: head.reach * toCut,
	});
	const { mask } = cutOut(cut, shape);
	const close = closeFrame(frame, keptInside(mask, frame, width, height), toCut, size);
	const portrait = await view(picture, close.frame, size);
	const outline = softMask(close.mask, lumaOf(portrait));
	paint(portrait);
	return { png: await framed(portrait, outline) };
}

type Picture = { photo: Uint8Array; width: number; height: number };
type Frame = { left: number; top: number; width: number; height: number };

const decoder = (photo: Uint8Array) => sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: "error" });

/** The picture, and all of it small enough to be searched; null when it can't be read to its end. */
async function openedSmall(photo: Uint8Array): Promise<{ picture: Picture; small: ColourRaster } | null> {
	try {
		const { autoOrient } = await decoder(photo).metadata();
		const picture = { photo, ...autoOrient };
		return { picture, small: await view(picture, { left: 0, top: 0, ...autoOrient }, SEARCH_SIZE) };
	} catch {
		return null;
	}
}

/**
 * A part of the picture, its longer side `size` px; what lies outside the picture repeats its edge. The photo is decoded
 * anew each time, line by line: that takes a moment, and keeping it decoded 10 MB.
 */
async function view({ photo, ...picture }: Picture, frame: Frame, size: number): Promise<ColourRaster> {
	const left = Math.round(frame.left);
	const top = Math.round(frame.top);
	const width = Math.max(1, Math.round(frame.width));
	const height = Math.max(1, Math.round(frame.height));
	const x0 = Math.min(picture.width - 1, Math.max(0, left));
	const y0 = Math.min(picture.height - 1, Math.max(0, top));
	const x1 = Math.min(picture.width, Math.max(x0 + 1, left + width));
	const y1 = Math.min(picture.height, Math.max(y0 + 1, top + height));
	const scale = size / Math.max(width, height);
	const across = within(width * scale, (x0 - left) * scale, (x1 - left) * scale);
	const down = within(height * scale, (y0 - top) * scale, (y1 - top) * scale);
	const { data, info } = await decoder(photo)
		.autoOrient()
		.flatten({ background: "#ffffff" })
		.toColourspace("srgb")
		.removeAlpha()
		.extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
		.resize(across.length, down.length, { fit: "fill", kernel: "lanczos3" })
		.extend({
			left: across.before,
			right: across.after,
			top: down.before,
			bottom: down.after,
			extendWith: "copy",
		})
		.raw()
		.toBuffer({ resolveWithObject: true });
	return rasterOf(data, info.width, info.height);
}

/** How many whole px a stretch takes within a length, and how many lie before and after it. */
function within(whole: number, from: number, to: number) {
	const all = Math.max(1, Math.round(whole));
	const before = Math.min(all - 1, Math.max(0, Math.round(from)));
	const end = Math.min(all, Math.max(before + 1, Math.round(to)));
	return { before, length: end - before, after: all - end };
}

/** A square with room for the largest hair; around a subject without a face, no more than the picture. */
function frameOf(head: Head, width: number, height: number): Frame {
	if (head.found === "subject") {
		const side = Math.min(head.reach * 4.2, Math.max(width, height));
		return { left: head.x - side / 2, top: head.y - side / 2, width: side, height: side };
	}
	const side = head.reach * 5.4;
	return { left: head.x - side / 2, top: head.y - side * 0.5 - head.reach * 0.15, width: side, height: side };
}

/** The head can't go on where the photo ends: there its outline is rounded off instead of cut straight. */
function keptInside(mask: Plane, frame: Frame, width: number, height: number): Plane {
	const scale = frame.width / mask.width;
	const x0 = -frame.left / scale;
	const y0 = -frame.top / scale;
	const x1 = (width - frame.left) / scale;
	const y1 = (height - frame.top) / scale;
	const cx = (Math.max(0, x0) + Math.min(mask.width, x1)) / 2;
	const cy = (Math.max(0, y0) + Math.min(mask.height, y1)) / 2;
	const rx = Math.min(cx - x0, x1 - cx);
	const ry = Math.min(cy - y0, y1 - cy);
	const cutOff = x0 > 0 || y0 > 0 || x1 < mask.width || y1 < mask.height;
	if (!cutOff) return mask;
	return plane(mask.width, mask.height, (x, y) => {
		const away = (Math.abs((x - cx) / rx) ** 2.35 + Math.abs((y - cy) / ry) ** 2.35) ** (1 / 2.35);
		const inside = Math.min(1, Math.max(0, (1 - away) / 0.03));
		return Math.min(inside, mask.data[y * mask.width + x] as number);
	});
}

/** Frames the silhouette itself with a narrow margin, so that every likeness fills its square alike. */
function closeFrame(frame: Frame, mask: Plane, toCut: number, size: number): { frame: Frame; mask: Plane } {
	let left = mask.width;
	let right = 0;
	let top = mask.height;
	let bottom = 0;
	for (let y = 0; y < mask.height; y++)
		for (let x = 0; x < mask.width; x++) {
			if ((mask.data[y * mask.width + x] as number) < 0.5) continue;
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = Math.max(bottom, y);
		}
	if (right <= left || bottom <= top) return { frame, mask };
	const side = Math.max(right - left, bottom - top) * 1.08;
	const x0 = (left + right - side) / 2;
	const y0 = (top + bottom - side) / 2;
	const scale = side / size;
	const wide = resizedPart(mask, x0, y0, scale, size);
	return {
		frame: {
			left: frame.left + x0 / toCut,
			top: frame.top + y0 / toCut,
			width: side / toCut,
			height: side / toCut,
		},
		mask: wide,
	};
}

function resizedPart(mask: Plane, x0: number, y0: number, scale: number, size: number): Plane {
	const part = plane(Math.round(size / 2), Math.round(size / 2), (x, y) => {
		const px = Math.round(x0 + x * 2 * scale);
		const py = Math.round(y0 + y * 2 * scale);
		if (px < 0 || py < 0 || px >= mask.width || py >= mask.height) return 0;
		return mask.data[py * mask.width + px] as number;
	});
	return part;
}

/** The mask at full size, its edge drawn along the picture's own edges, then feathered by about two px. */
function softMask(mask: Plane, luma: Plane): Plane {
	const guide = resized(luma, mask.width, mask.height);
	const along = guidedFilter(mask, guide, 9, 0.0012);
	for (let i = 0; i < along.data.length; i++) {
		const value = ((along.data[i] as number) - 0.5) * 3.2 + 0.42;
		along.data[i] = Math.min(1, Math.max(0, value)) * ((mask.data[i] as number) > 0.02 ? 1 : 0);
	}
	return resized(along, luma.width, luma.height);
}

async function framed(raster: ColourRaster, mask: Plane): Promise<Uint8Array> {
	const { width, height } = raster;
	const rgba = Buffer.alloc(width * height * 4);
	for (let i = 0, at = 0; i < width * height; i++, at += 4) {
		rgba[at] = (raster.r[i] as number) * 255;
		rgba[at + 1] = (raster.g[i] as number) * 255;
		rgba[at + 2] = (raster.b[i] as number) * 255;
		rgba[at + 3] = (mask.data[i] as number) * 255;
	}
	return sharp(rgba, { raw: { width, height, channels: 4 } })
		.png({ compressionLevel: 7 })
		.toBuffer();
}
