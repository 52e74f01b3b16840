import * as tf from "@tensorflow/tfjs-core";
import { rootTable, type Table } from "./flatbuffer";

/** A model read from a TFLite file; `run` takes and gives tensors of the caller's. */
export type TfliteModel = { height: number; width: number; run(input: tf.Tensor4D): tf.Tensor4D };

/** The operators that MediaPipe's segmenters are made of, by their number in TFLite's schema. */
const ADD = 0;
const AVERAGE_POOL = 1;
const CONVOLUTION = 3;
const DEPTHWISE_CONVOLUTION = 4;
const DEQUANTIZE = 6;
const LOGISTIC = 14;
const MULTIPLY = 18;
const RELU = 19;
const RESIZE_BILINEAR = 23;
const MEAN = 40;
const HARD_SWISH = 117;
/** MediaPipe's own operator: a transposed convolution of stride 2 with a bias. */
const TRANSPOSED_CONVOLUTION = "Convolution2DTransposeBias";

const FLOAT16 = 1;
const INT32 = 2;

type Operator = { code: number | string; inputs: number[]; output: number; options: Table | null };
type Constant = { numbers: Float32Array | Int32Array; shape: number[] };

/**
 * Reads a TFLite model (schema 3) whose weights are 16 bit floats and whose operators are among those above. Throws for
 * any other.
 */
export function readTflite(file: Uint8Array): TfliteModel {
	const model = rootTable(file);
	const codes = model.tables(1).map((code) => code.text(1) ?? Math.max(code.byte(0), code.int(3)));
	const graph = model.tables(2)[0] as Table;
	const buffers = model.tables(4);
	const tensors = graph
		.tables(0)
		.map((tensor) => ({ shape: tensor.ints(0), type: tensor.byte(1), buffer: tensor.int(2) }));
	const operators: Operator[] = graph.tables(3).map((operator) => ({
		code: codes[operator.int(0)] as number | string,
		inputs: operator.ints(1),
		output: operator.ints(2)[0] as number,
		options: operator.table(4),
	}));
	const [input] = graph.ints(1) as [number];
	const [output] = graph.ints(2) as [number];

	const constants = new Map<number, Constant>();
	tensors.forEach(({ shape, type, buffer }, index) => {
		const bytes = (buffers[buffer] as Table).bytes(0);
		if (bytes.length > 0) constants.set(index, { numbers: numbersOf(bytes, type), shape });
	});
	// The weights are kept at half their size and meant to be widened as the model runs: here they have been already.
	for (const { code, inputs, output: widened } of operators) {
		const constant = code === DEQUANTIZE && constants.get(inputs[0] as number);
		if (constant) constants.set(widened, constant);
	}
	const steps = operators.filter(({ code }) => code !== DEQUANTIZE);

	const kept = new Map<string, tf.Tensor>();
	/** A constant as a tensor, its axes put in the order that TensorFlow.js wants; kept from one picture to the next. */
	function constant(index: number, order?: number[]): tf.Tensor {
		const name = `${index} ${order ?? ""}`;
		const known = kept.get(name);
		if (known) return known;
		const { numbers, shape } = constants.get(index) as Constant;
		const made = tf.keep(
			tf.tidy(() => {
				const plain = tf.tensor(numbers, shape);
				return order ? tf.transpose(plain, order) : plain;
			}),
		);
		kept.set(name, made);
		return made;
	}

	function step({ code, inputs, output: to, options }: Operator, values: Map<number, tf.Tensor>): tf.Tensor {
		const [first, second, third] = inputs as [number, number, number];
		const value = (index: number) => (values.get(index) ?? constant(index)) as tf.Tensor4D;
		const byte = (field: number) => options?.byte(field) ?? 0;
		const int = (field: number) => options?.int(field) ?? 0;
		const padding = byte(0) === 0 ? "same" : "valid";
		switch (code) {
			case ADD:
				return activated(tf.add(value(first), value(second)), byte(0));
			case MULTIPLY:
				return activated(tf.mul(value(first), value(second)), byte(0));
			case AVERAGE_POOL:
				return activated(tf.avgPool(value(first), [int(4), int(3)], [int(2), int(1)], padding), byte(5));
			case CONVOLUTION: {
				const filter = constant(second, [1, 2, 3, 0]) as tf.Tensor4D;
				const made = tf.conv2d(value(first), filter, [int(2), int(1)], padding);
				return activated(tf.add(made, value(third)), byte(3));
			}
			case DEPTHWISE_CONVOLUTION: {
				const filter = constant(second, [1, 2, 3, 0]) as tf.Tensor4D;
				const made = tf.depthwiseConv2d(value(first), filter, [int(2), int(1)], padding);
				return activated(tf.add(made, value(third)), byte(4));
			}
			case LOGISTIC:
				return tf.sigmoid(value(first));
			case RELU:
				return tf.relu(value(first));
			case MEAN:
				return tf.mean(value(first), [1, 2], true);
			case RESIZE_BILINEAR: {
				const [height, width] = (constants.get(second) as Constant).numbers as Int32Array;
				const aligned = byte(2) !== 0;
				const centred = byte(3) !== 0;
				return tf.image.resizeBilinear(value(first), [height as number, width as number], aligned, centred);
			}
			case HARD_SWISH:
				return tf.mul(value(first), tf.mul(tf.relu6(tf.add(value(first), 3)), 1 / 6));
			case TRANSPOSED_CONVOLUTION: {
				const filter = constant(second, [1, 2, 0, 3]) as tf.Tensor4D;
				const shape = tensors[to]?.shape as [number, number, number, number];
				const made = tf.conv2dTranspose(value(first), filter, shape, [2, 2], "same");
				return tf.add(made, value(third));
			}
			default:
				throw new Error(`No such TFLite operator is known here: ${code}`);
		}
	}

	const [, height, width] = tensors[input]?.shape as [number, number, number, number];
	return {
		height,
		width,
		run: (picture) =>
			tf.tidy(() => {
				const values = new Map<number, tf.Tensor>([[input, picture]]);
				for (const operator of steps) values.set(operator.output, step(operator, values));
				return values.get(output) as tf.Tensor4D;
			}),
	};
}

/** TFLite's fused activations: none, 1 relu, 3 relu6. */
function activated(value: tf.Tensor, activation: number): tf.Tensor {
	if (activation === 0) return value;
	return activation === 1 ? tf.relu(value) : tf.relu6(value);
}

function numbersOf(bytes: Uint8Array, type: number): Float32Array | Int32Array {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (type === FLOAT16) {
		return Float32Array.from({ length: bytes.length / 2 }, (_, i) => half(view.getUint16(i * 2, true)));
	}
	if (type === INT32) {
		return Int32Array.from({ length: bytes.length / 4 }, (_, i) => view.getInt32(i * 4, true));
	}
	return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(i * 4, true));
}

/** A float of 16 bits (IEEE 754-2008, binary16). */
function half(bits: number): number {
	const sign = bits & 0x8000 ? -1 : 1;
	const exponent = (bits >> 10) & 31;
	const fraction = bits & 1023;
	if (exponent === 0) return sign * fraction * 2 ** -24;
	if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
	return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
