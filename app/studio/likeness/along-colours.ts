import { clamped, type Pixels } from "./pixels";
import { blurred, type Plane, plane, Spares } from "./raster";

/**
 * Draws soft masks along the colours of a picture (the colour guided filter of He, Sun and Tang, "Guided Image
 * Filtering", 2010, worked out at half the size as in their "Fast Guided Filter", 2015). Takes the radius in px of half the
 * picture's size, and how much contrast counts as an edge, in squared shares of white. Gives what draws a mask, which it
 * takes at half the picture's size (rounded up): what the picture's colours say is worked out once for all of them.
 */
export function alongColours(picture: Pixels, radius: number, strength: number): (mask: Plane) => Plane {
	const w = Math.ceil(picture.width / 2);
	const h = Math.ceil(picture.height / 2);
	const n = w * h;
	const spares = new Spares(w, h);
	const mean = (values: Plane) => blurred(values, radius, spares);
	const product = (p: Plane, q: Plane) => {
		const both = spares.lend();
		for (let i = 0; i < n; i++) both.data[i] = (p.data[i] as number) * (q.data[i] as number);
		const smooth = mean(both);
		spares.back(both);
		return smooth;
	};
	const colours = channelsOf(picture, w, h);
	const [r, g, b] = colours;
	const means = colours.map(mean) as [Plane, Plane, Plane];
	const [mr, mg, mb] = [means[0].data, means[1].data, means[2].data];
	// The covariance of the colours, whose inverse is found by its cofactors, in place.
	const inverse = [product(r, r), product(r, g), product(r, b), product(g, g), product(g, b), product(b, b)];
	const [rr, rg, rb, gg, gb, bb] = inverse.map(({ data }) => data) as SixPlanes;
	for (let i = 0; i < n; i++) {
		const [ar, ag, ab] = [mr[i] as number, mg[i] as number, mb[i] as number] as const;
		const vrr = (rr[i] as number) - ar * ar + strength;
		const vrg = (rg[i] as number) - ar * ag;
		const vrb = (rb[i] as number) - ar * ab;
		const vgg = (gg[i] as number) - ag * ag + strength;
		const vgb = (gb[i] as number) - ag * ab;
		const vbb = (bb[i] as number) - ab * ab + strength;
		const irr = vgg * vbb - vgb * vgb;
		const irg = vrb * vgb - vrg * vbb;
		const irb = vrg * vgb - vrb * vgg;
		const whole = vrr * irr + vrg * irg + vrb * irb;
		rr[i] = irr / whole;
		rg[i] = irg / whole;
		rb[i] = irb / whole;
		gg[i] = (vrr * vbb - vrb * vrb) / whole;
		gb[i] = (vrg * vrb - vrr * vgb) / whole;
		bb[i] = (vrr * vgg - vrg * vrg) / whole;
	}
	return (mask) => {
		const meant = mean(mask);
		const crossed = colours.map((colour) => product(colour, mask)) as [Plane, Plane, Plane];
		const [red, green, blue] = [crossed[0].data, crossed[1].data, crossed[2].data];
		for (let i = 0; i < n; i++) {
			const [ar, ag, ab, am] = [mr[i], mg[i], mb[i], meant.data[i]] as [number, number, number, number];
			const cr = (red[i] as number) - ar * am;
			const cg = (green[i] as number) - ag * am;
			const cb = (blue[i] as number) - ab * am;
			const sr = (rr[i] as number) * cr + (rg[i] as number) * cg + (rb[i] as number) * cb;
			const sg = (rg[i] as number) * cr + (gg[i] as number) * cg + (gb[i] as number) * cb;
			const sb = (rb[i] as number) * cr + (gb[i] as number) * cg + (bb[i] as number) * cb;
			red[i] = sr;
			green[i] = sg;
			blue[i] = sb;
			meant.data[i] = am - sr * ar - sg * ag - sb * ab;
		}
		const slopes = crossed.map(mean);
		const offset = mean(meant);
		const drawn = applied(picture, slopes, offset);
		spares.back(...crossed, ...slopes, meant, offset);
		return drawn;
	};
}

type SixPlanes = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

/** The three colours of a picture at half its size, 0 to 1. */
function channelsOf({ width, height, data }: Pixels, w: number, h: number): [Plane, Plane, Plane] {
	const colours = [plane(w, h), plane(w, h), plane(w, h)] as [Plane, Plane, Plane];
	for (let y = 0, to = 0; y < h; y++)
		for (let x = 0; x < w; x++, to++) {
			const at = (y * 2 * width + x * 2) * 3;
			const right = x * 2 + 1 < width ? 3 : 0;
			const below = y * 2 + 1 < height ? width * 3 : 0;
			for (let k = 0; k < 3; k++) {
				const above = (data[at + k] as number) + (data[at + right + k] as number);
				const under = (data[at + below + k] as number) + (data[at + below + right + k] as number);
				(colours[k] as Plane).data[to] = (above + under) / 1020;
			}
		}
	return colours;
}

function applied({ width, height, data }: Pixels, slopes: readonly Plane[], offset: Plane): Plane {
	const { width: w, height: h } = offset;
	const out = plane(width, height);
	// Between two rows first, then along them: every px would have to look at sixteen numbers otherwise.
	const [red, green, blue, rest] = [0, 1, 2, 3].map(() => new Float32Array(w)) as FourRows;
	const rows = [red, green, blue, rest].map((row, k) => ({ row, from: (slopes[k] ?? offset).data }));
	for (let y = 0, i = 0; y < height; y++) {
		const fy = clamped((y + 0.5) / 2 - 0.5, 0, h - 1.001);
		const dy = fy - Math.floor(fy);
		const above = Math.floor(fy) * w;
		for (const { row, from } of rows) {
			for (let x = 0; x < w; x++) {
				row[x] = (from[above + x] as number) * (1 - dy) + (from[above + w + x] as number) * dy;
			}
		}
		for (let x = 0; x < width; x++, i++) {
			const fx = clamped((x + 0.5) / 2 - 0.5, 0, w - 1.001);
			const at = Math.floor(fx);
			const dx = fx - at;
			const before = 1 - dx;
			const r = (red[at] as number) * before + (red[at + 1] as number) * dx;
			const g = (green[at] as number) * before + (green[at + 1] as number) * dx;
			const b = (blue[at] as number) * before + (blue[at + 1] as number) * dx;
			const value =
				(r * (data[i * 3] as number) + g * (data[i * 3 + 1] as number) + b * (data[i * 3 + 2] as number)) /
				255;
			out.data[i] = clamped(value + (rest[at] as number) * before + (rest[at + 1] as number) * dx);
		}
	}
	return out;
}

type FourRows = [Float32Array, Float32Array, Float32Array, Float32Array];
