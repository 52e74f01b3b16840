import { basename, join } from "node:path";

/**
 * Every file of a trained model that the shop may open, by its place in the packages: none of them can tell one person
 * from another. The build copies these and nothing else; docs/models.md says of each where it comes from.
 */
export const MODEL_FILES = [
	"@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm",
	"@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm",
	"@vladmandic/human/models/blazeface.json",
	"@vladmandic/human/models/blazeface.bin",
	"@vladmandic/human/models/facemesh.json",
	"@vladmandic/human/models/facemesh.bin",
	"@vladmandic/human/models/centernet.json",
	"@vladmandic/human/models/centernet.bin",
	"@mediapipe/selfie_segmentation/selfie_segmentation.tflite",
	"@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite",
] as const;

/** The licences that go with them, by the file's name in the build. */
export const LICENCES = {
	"LICENCE-human-MIT.txt": "node_modules/@vladmandic/human/LICENSE",
	"LICENCE-Apache-2.0.txt": "app/studio/likeness/models/licences/Apache-2.0.txt",
} as const;

export type ModelFile = (typeof MODEL_FILES)[number];

/** Where a model's file lies: in the packages while the shop is built and tested, in the build afterwards. */
export type ModelPlace = (file: ModelFile) => string;

/** The files as their packages bring them. */
export const inPackages: ModelPlace = (file) => join(process.cwd(), "node_modules", file);

/** The files as the build has put them together in a folder. */
export const inFolder =
	(folder: string): ModelPlace =>
	(file) =>
		join(folder, basename(file));
