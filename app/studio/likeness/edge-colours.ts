import { clamped, eased, type View } from "./pixels";
import { blurred, type ColourRaster, type Plane, plane } from "./raster";

/** Mixed colours are looked up at a quarter of the size: the ground doesn't change within a few px. */
const QUARTER = 4;
const NEAR = 3;
const FURTHER = 9;
/** So much of a quarter's px must be surely inside, or surely outside, to speak for the place. */
const ENOUGH = 0.05;

/**
 * The colours without what shines through a soft edge (after Forte, "Approximate Fast Foreground Colour Estimation",
 * 2021): where the head ends softly, its own colours go on outwards.
 */
export function withoutGround(view: View, matte: Plane): ColourRaster {
	const { width, height, data, inside } = view;
	const w = Math.ceil(width / QUARTER);
	const h = Math.ceil(height / QUARTER);
	const own = [plane(w, h), plane(w, h), plane(w, h), plane(w, h)] as const;
	const ground = [plane(w, h), plane(w, h), plane(w, h), plane(w, h)] as const;
	for (let y = 0, i = 0; y < height; y++)
		for (let x = 0; x < width; x++, i++) {
			if (!inside[i]) continue;
			const value = matte.data[i] as number;
			const weights = [eased(0.75, 1, value), eased(0.25, 0, value)] as const;
			const j = Math.floor(y / QUARTER) * w + Math.floor(x / QUARTER);
			[own, ground].forEach((sums, which) => {
				const weight = weights[which] as number;
				if (weight === 0) return;
				for (let k = 0; k < 3; k++) {
					const sum = (sums[k] as Plane).data;
					sum[j] = (sum[j] as number) + weight * (data[i * 3 + k] as number);
				}
				sums[3].data[j] = (sums[3].data[j] as number) + weight;
			});
		}
	const near = own.map((sum) => blurred(sum, NEAR).data);
	const further = own.map((sum) => blurred(sum, FURTHER).data);
	const behind = ground.map((sum) => blurred(sum, NEAR).data);
	const out = [
		new Float32Array(width * height),
		new Float32Array(width * height),
		new Float32Array(width * height),
	];
	for (let y = 0, i = 0; y < height; y++)
		for (let x = 0; x < width; x++, i++) {
			const share = matte.data[i] as number;
			const j = Math.floor(y / QUARTER) * w + Math.floor(x / QUARTER);
			const mean = (sums: readonly Float32Array[], k: number, least: number, otherwise: number) => {
				const weight = (sums[3] as Float32Array)[j] as number;
				return weight > least ? ((sums[k] as Float32Array)[j] as number) / weight : otherwise;
			};
			for (let k = 0; k < 3; k++) {
				const value = data[i * 3 + k] as number;
				let colour = value;
				if (share < 0.995) {
					const head = mean(near, k, ENOUGH, mean(further, k, 1e-3, value));
					const rest = mean(behind, k, ENOUGH, value);
					colour = head + share * (value - share * head - (1 - share) * rest);
				}
				(out[k] as Float32Array)[i] = clamped(colour, 0, 255) / 255;
			}
		}
	const [r, g, b] = out as [Float32Array, Float32Array, Float32Array];
	return { width, height, r, g, b };
}
