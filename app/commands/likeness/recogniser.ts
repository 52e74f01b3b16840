import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as wasm from "@tensorflow/tfjs-backend-wasm";
import * as converter from "@tensorflow/tfjs-converter";
import * as core from "@tensorflow/tfjs-core";
import sharp from "sharp";
import { startEngine } from "~/studio/likeness/models/engine.server";

/** What a face is known by: only to count how many likenesses keep their person, never for the shop. */
export type Features = Float32Array;

/** Nearer than this face-api's authors call two faces the same person. */
const SAME_PERSON = 0.6;
/** It looks at 512 px: more only costs memory. */
const LONGEST = 640;
/** Room that a head has on every side where it is looked at as on a page, as a share of its frame: it finds no profile that fills its picture. */
const ROOM = 0.5;
const GROUND = "#8a94a0";

type Found = { score: number; box: { width: number } };
type WithFeatures = { detection: Found; descriptor: Features };
type FaceApi = {
	nets: Record<
		"ssdMobilenetv1" | "faceLandmark68Net" | "faceRecognitionNet",
		{ loadFromDisk(folder: string): Promise<void> }
	>;
	SsdMobilenetv1Options: new (options: { minConfidence: number }) => unknown;
	detectAllFaces(
		input: core.Tensor3D,
		options: unknown,
	): { withFaceLandmarks(): { withFaceDescriptors(): Promise<WithFeatures[]> } };
};

const require = createRequire(import.meta.url);

/** The largest face of an encoded picture, or null when it has none. */
export async function startRecogniser(): Promise<(picture: Uint8Array) => Promise<Features | null>> {
	await startEngine();
	const folder = dirname(require.resolve("@vladmandic/face-api/package.json"));
	const api = await faceApi(join(folder, "dist/face-api.node-wasm.js"));
	const models = join(folder, "model");
	await api.nets.ssdMobilenetv1.loadFromDisk(models);
	await api.nets.faceLandmark68Net.loadFromDisk(models);
	await api.nets.faceRecognitionNet.loadFromDisk(models);
	return async (picture) => {
		const { data, info } = await sharp(picture)
			.autoOrient()
			.resize(LONGEST, LONGEST, { fit: "inside", withoutEnlargement: true })
			.flatten({ background: GROUND })
			.toColourspace("srgb")
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const tensor = core.tensor3d(new Uint8Array(data), [info.height, info.width, 3], "int32");
		try {
			const options = new api.SsdMobilenetv1Options({ minConfidence: 0.3 });
			const faces = await api.detectAllFaces(tensor, options).withFaceLandmarks().withFaceDescriptors();
			const [largest] = faces.sort((a, b) => b.detection.box.width - a.detection.box.width);
			return largest?.descriptor ?? null;
		} finally {
			tensor.dispose();
		}
	};
}

/** A head with as much room around it as on a page. Takes and gives an encoded picture. */
export async function withRoom(head: Uint8Array): Promise<Uint8Array> {
	const picture = sharp(head);
	const { width = 0 } = await picture.metadata();
	const room = Math.round(width * ROOM);
	return picture
		.extend({ top: room, bottom: room, left: room, right: room, background: "#00000000" })
		.png()
		.toBuffer();
}

/** Whether two faces are the same person's. */
export function isSame(a: Features, b: Features): boolean {
	let sum = 0;
	a.forEach((value, i) => {
		sum += (value - (b[i] as number)) ** 2;
	});
	return Math.sqrt(sum) < SAME_PERSON;
}

/** Its build for Node asks for all of TensorFlow.js (286 MB): it is given the parts that are here, with the chained operators it calls. */
async function faceApi(file: string): Promise<FaceApi> {
	const tensor = core.Tensor.prototype as unknown as Record<string, unknown>;
	const operators = core as unknown as Record<string, (...of: unknown[]) => unknown>;
	const chained =
		"add sub mul div slice reshape transpose mean unstack squeeze expandDims cast exp sigmoid softmax relu maximum minimum tile pad clipByValue";
	for (const name of chained.split(" ")) {
		tensor[name] ??= function (this: core.Tensor, ...more: unknown[]) {
			return operators[name]?.(this, ...more);
		};
	}
	tensor.toFloat ??= function (this: core.Tensor) {
		return core.cast(this, "float32");
	};
	tensor.asScalar ??= function (this: core.Tensor) {
		return core.reshape(this, []);
	};
	tensor.as1D ??= function (this: core.Tensor) {
		return core.reshape(this, [this.size]);
	};
	for (const name of ["as2D", "as3D", "as4D"]) {
		tensor[name] ??= function (this: core.Tensor, ...shape: number[]) {
			return core.reshape(this, shape);
		};
	}
	const all = { ...core, ...converter, ...wasm };
	const made = { exports: {} };
	const given = (name: string) =>
		name === "@tensorflow/tfjs" ? all : name === "@tensorflow/tfjs-backend-wasm" ? wasm : require(name);
	new Function("module", "exports", "require", await readFile(file, "utf8"))(made, made.exports, given);
	return made.exports as FaceApi;
}
