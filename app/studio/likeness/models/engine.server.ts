import { readFile } from "node:fs/promises";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import * as tf from "@tensorflow/tfjs-core";
import { inPackages, type ModelFile, type ModelPlace } from "./model-files";

let place: ModelPlace = inPackages;

/** Where the models' files are from now on; said once, before the first model is asked for. */
export function placeModels(files: ModelPlace): void {
	place = files;
}

/** Starts, once, what the models calculate with: WebAssembly on one thread, no native code. */
export const startEngine = lazily(async () => {
	const simd = place("@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm");
	setWasmPaths({
		"tfjs-backend-wasm.wasm": place("@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm"),
		"tfjs-backend-wasm-simd.wasm": simd,
		// A path has to be given; without threads it is never opened.
		"tfjs-backend-wasm-threaded-simd.wasm": simd,
	});
	tf.env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
	if (!(await tf.setBackend("wasm"))) throw new Error("The models' WebAssembly did not start");
	await tf.ready();
});

/** The bytes of a model's file, once everything is there to calculate with it. */
export async function readModel(file: ModelFile): Promise<Buffer> {
	await startEngine();
	return readFile(place(file));
}

type GraphFile = Extract<ModelFile, `${string}.json`>;

/** A model in TensorFlow.js' own format: the description, and the weights beside it. */
export async function loadGraph(file: GraphFile): Promise<GraphModel> {
	const description = JSON.parse((await readModel(file)).toString("utf8"));
	const weights = await readModel(file.replace(/json$/, "bin") as ModelFile);
	return loadGraphModel({
		load: async () => ({
			modelTopology: description.modelTopology,
			format: description.format,
			signature: description.signature ?? description.userDefinedMetadata.signature,
			weightSpecs: description.weightsManifest.flatMap(
				({ weights: specs }: { weights: tf.io.WeightsManifestEntry[] }) => specs,
			),
			weightData: new Uint8Array(weights).buffer,
		}),
	});
}

/** Makes something once, when it is first needed; a failure is not kept. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | null = null;
	return () => {
		made ??= make().catch((error) => {
			made = null;
			throw error;
		});
		return made;
	};
}

/** What a graph says of one picture, each of the outputs asked for as plain numbers. */
export async function ask(
	model: GraphModel,
	picture: Float32Array,
	side: number,
	outputs: readonly string[],
): Promise<Float32Array[]> {
	const input = tf.tensor4d(picture, [1, side, side, 3]);
	const answers = [model.execute(input, [...outputs])].flat();
	const numbers = await Promise.all(answers.map((answer) => answer.data<"float32">()));
	tf.dispose([input, ...answers]);
	return numbers;
}
