import * as tf from "@tensorflow/tfjs-core";
import { partOf } from "../photo.server";
import { clamped, type Pixels, type Placing, type Rectangle } from "../pixels";
import { type Plane, plane } from "../raster";
import { lazily, readModel } from "./engine.server";
import { readTflite } from "./tflite.server";

const portrait = lazily(async () =>
	readTflite(await readModel("@mediapipe/selfie_segmentation/selfie_segmentation.tflite")),
);
const landscape = lazily(async () =>
	readTflite(await readModel("@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite")),
);

/** How sure the model is of each of its px, and the part of the picture that it looked at. */
type Matte = { width: number; height: number; data: Float32Array; part: Rectangle; mirrored: boolean };

/** `people` looks at squares and is the finer one; `anything` also finds what isn't a person. */
export type Segmenter = "people" | "anything";

/** What stands out of each part of the picture, each looked at as it is and mirrored. Parts are cut off at the edges. */
export async function mattesOf(
	segmenter: Segmenter,
	picture: Pixels,
	parts: readonly Rectangle[],
): Promise<Matte[]> {
	const model = await (segmenter === "people" ? portrait() : landscape());
	const mattes: Matte[] = [];
	for (const asked of parts) {
		const { data, width, height, part } = await partOf(picture, asked, model.width, model.height);
		for (const mirrored of [false, true]) {
			const input = tf.tidy(() => {
				const plain = tf.div(tf.tensor4d(data, [1, height, width, 3], "float32"), 255) as tf.Tensor4D;
				return mirrored ? (tf.reverse(plain, 2) as tf.Tensor4D) : plain;
			});
			const output = model.run(input);
			mattes.push({ width, height, data: await output.data<"float32">(), part, mirrored });
			tf.dispose([input, output]);
		}
	}
	return mattes;
}

/** One of several mattes at a place of the picture. */
export type Joined = (values: readonly number[]) => number;

/** What the mattes say of each px of a view of the picture (the placing is of the view's px in the picture). */
export function joined(
	mattes: readonly Matte[],
	width: number,
	height: number,
	[a, b, c, d, e, f]: Placing,
	join: Joined,
): Plane {
	const values = mattes.map(() => 0);
	return plane(width, height, (x, y) => {
		const px = a * (x + 0.5) + c * (y + 0.5) + e;
		const py = b * (x + 0.5) + d * (y + 0.5) + f;
		for (let i = 0; i < mattes.length; i++) values[i] = valueAt(mattes[i] as Matte, px, py);
		return join(values);
	});
}

function valueAt({ width, height, data, part, mirrored }: Matte, px: number, py: number): number {
	const across = ((px - part.left) / (part.right - part.left)) * width - 0.5;
	const down = ((py - part.top) / (part.bottom - part.top)) * height - 0.5;
	const x = clamped(mirrored ? width - 1 - across : across, 0, width - 1.001);
	const y = clamped(down, 0, height - 1.001);
	const dx = x - Math.floor(x);
	const dy = y - Math.floor(y);
	const at = Math.floor(y) * width + Math.floor(x);
	const top = (data[at] as number) * (1 - dx) + (data[at + 1] as number) * dx;
	const low = (data[at + width] as number) * (1 - dx) + (data[at + width + 1] as number) * dx;
	return top * (1 - dy) + low * dy;
}
