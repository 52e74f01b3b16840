import { clamped, type Pixels } from "./pixels";
import { blurred, type Plane, plane } from "./raster";

/**
 * Draws a soft mask along the colours of a picture (the colour guided filter of He, Sun and Tang, "Guided Image
 * Filtering", 2010, worked out at half the size as in their "Fast Guided Filter", 2015). Takes the mask at half the
 * picture's size (rounded up), the radius in px of that, and how much contrast counts as an edge, in squared shares of white.
 */
export function alongColours(picture: Pixels, mask: Plane, radius: number, strength: number): Plane {
	const { width: w, height: h } = mask;
	const n = w * h;
	const [r, g, b] = channelsOf(picture, w, h);
	const mean = (values: Plane) => blurred(values, radius);
	const product = (p: Plane, q: Plane) => {
		const out = plane(w, h);
		for (let i = 0; i < n; i++) out.data[i] = (p.data[i] as number) * (q.data[i] as number);
		return mean(out).data;
	};
	const [mr, mg, mb] = [mean(r).data, mean(g).data, mean(b).data] as const;
	const mm = mean(mask).data;
	const [rm, gm, bm] = [product(r, mask), product(g, mask), product(b, mask)] as const;
	const [rr, rg, rb] = [product(r, r), product(r, g), product(r, b)] as const;
	const [gg, gb, bb] = [product(g, g), product(g, b), product(b, b)] as const;
	const slopes = [plane(w, h), plane(w, h), plane(w, h)] as const;
	const offset = plane(w, h);
	for (let i = 0; i < n; i++) {
		const [ar, ag, ab, am] = [mr[i] as number, mg[i] as number, mb[i] as number, mm[i] as number] as const;
		const cr = (rm[i] as number) - ar * am;
		const cg = (gm[i] as number) - ag * am;
		const cb = (bm[i] as number) - ab * am;
		// The covariance of the colours, whose inverse is found by its cofactors.
		const vrr = (rr[i] as number) - ar * ar + strength;
		const vrg = (rg[i] as number) - ar * ag;
		const vrb = (rb[i] as number) - ar * ab;
		const vgg = (gg[i] as number) - ag * ag + strength;
		const vgb = (gb[i] as number) - ag * ab;
		const vbb = (bb[i] as number) - ab * ab + strength;
		const irr = vgg * vbb - vgb * vgb;
		const irg = vrb * vgb - vrg * vbb;
		const irb = vrg * vgb - vrb * vgg;
		const igg = vrr * vbb - vrb * vrb;
		const igb = vrg * vrb - vrr * vgb;
		const ibb = vrr * vgg - vrg * vrg;
		const whole = vrr * irr + vrg * irg + vrb * irb;
		const sr = (irr * cr + irg * cg + irb * cb) / whole;
		const sg = (irg * cr + igg * cg + igb * cb) / whole;
		const sb = (irb * cr + igb * cg + ibb * cb) / whole;
		slopes[0].data[i] = sr;
		slopes[1].data[i] = sg;
		slopes[2].data[i] = sb;
		offset.data[i] = am - sr * ar - sg * ag - sb * ab;
	}
	return applied(picture, slopes.map(mean), mean(offset));
}

/** The three colours of a picture at half its size, 0 to 1. */
function channelsOf({ width, height, data }: Pixels, w: number, h: number): [Plane, Plane, Plane] {
	const at = (channel: number) =>
		plane(w, h, (x, y) => {
			const right = Math.min(width - 1, x * 2 + 1);
			const below = Math.min(height - 1, y * 2 + 1);
			const value = (px: number, py: number) => data[(py * width + px) * 3 + channel] as number;
			return (value(x * 2, y * 2) + value(right, y * 2) + value(x * 2, below) + value(right, below)) / 1020;
		});
	return [at(0), at(1), at(2)];
}

function applied({ width, height, data }: Pixels, slopes: readonly Plane[], offset: Plane): Plane {
	const { width: w, height: h } = offset;
	const [red, green, blue] = slopes.map((slope) => slope.data) as [Float32Array, Float32Array, Float32Array];
	const out = plane(width, height);
	for (let y = 0, i = 0; y < height; y++) {
		const fy = clamped((y + 0.5) / 2 - 0.5, 0, h - 1.001);
		const dy = fy - Math.floor(fy);
		for (let x = 0; x < width; x++, i++) {
			const fx = clamped((x + 0.5) / 2 - 0.5, 0, w - 1.001);
			const dx = fx - Math.floor(fx);
			const at = Math.floor(fy) * w + Math.floor(fx);
			const between = (values: Float32Array) =>
				((values[at] as number) * (1 - dx) + (values[at + 1] as number) * dx) * (1 - dy) +
				((values[at + w] as number) * (1 - dx) + (values[at + w + 1] as number) * dx) * dy;
			const value =
				(between(red) * (data[i * 3] as number) +
					between(green) * (data[i * 3 + 1] as number) +
					between(blue) * (data[i * 3 + 2] as number)) /
					255 +
				between(offset.data);
			out.data[i] = clamped(value);
		}
	}
	return out;
}
