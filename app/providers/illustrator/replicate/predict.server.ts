import { setTimeout as pause } from "node:timers/promises";
import type { Prediction } from "replicate";
import Replicate from "replicate";
import { withDeadline } from "~/shop/with-deadline";
import { EVERYBODY_AT_ONCE, type Turns } from "../../turns";
import type { IllustratorError, Predictions } from "../port";
import { inputFor, type Order } from "./models";

const POLL_MS = 1_500;
/** Creating a prediction answers at once (ms). */
const CREATE_PATIENCE = 30_000;
/** A picture takes half a minute; after this long the prediction is cancelled (ms). */
const PATIENCE = 150_000;
/** Of the pictures bought at a time, how many may be for pages. */
const PAGES_SHARE = 0.75;
const MOST_BYTES = 60_000_000;

/** How models and Replicate say that they won't draw something: E005 is Replicate's own code for it. */
const REFUSAL = /\bE005\b|sensitive|safety|moderat|nsfw|prohibited|content polic|flagged|blocked/i;

export type Predicted =
	| { ok: true; value: Uint8Array }
	| { ok: false; error: IllustratorError; pictures?: number };

export type PredictorParts = {
	token: string;
	baseUrl?: string;
	pollMs?: number;
	patienceMs?: number;
	/** Without it a process that is killed while it waits leaves a picture that is paid for and never shown. */
	predictions?: Predictions;
	/** All processes of the shop together buy `atOnce` pictures at a time. */
	turns?: Turns;
	atOnce?: number;
};

const NOTHING_REMEMBERED: Predictions = {
	find: async () => null,
	keep: async () => {},
	forget: async () => {},
};

/**
 * Buys pictures: one prediction a drawing, waited for, its picture copied at once (Replicate deletes it after an hour). One that was
 * ordered before and hasn't failed since is asked for again instead of ordered anew.
 * Errors: `refused`, `unusable` (no picture came of it), `unavailable` (failed, cancelled, late, or no connection). One that
 * succeeded is paid for, whatever became of its picture.
 */
export function createPredictor(parts: PredictorParts) {
	const { token, baseUrl, pollMs = POLL_MS, patienceMs = PATIENCE, predictions = NOTHING_REMEMBERED } = parts;
	const { turns = EVERYBODY_AT_ONCE, atOnce = 1 } = parts;
	const replicate = new Replicate({
		auth: token,
		baseUrl,
		useFileOutput: false,
		fetch: fetchOnce,
	});

	/** Waits for a prediction's end; one that takes too long, or that nobody waits for any more, is cancelled and forgotten. */
	async function finished(drawing: string, started: Prediction, signal: AbortSignal): Promise<Prediction> {
		let prediction = started;
		try {
			while (prediction.status === "starting" || prediction.status === "processing") {
				await pause(pollMs, undefined, { signal });
				prediction = await replicate.predictions.get(prediction.id, { signal });
			}
		} catch (error) {
			// Where only the connection broke, the next try asks for the same picture.
			if (signal.aborted) {
				await predictions.forget(drawing);
				await replicate.predictions
					.cancel(prediction.id, { signal: AbortSignal.timeout(5_000) })
					.catch(() => {});
			}
			throw error;
		}
		return prediction;
	}

	/** The prediction of this drawing; it is created where none is known, or Replicate knows it no more. */
	async function ordered(drawing: string, model: string, order: Order): Promise<Prediction> {
		const known = await predictions.find(drawing);
		const signal = AbortSignal.timeout(CREATE_PATIENCE);
		const before = known && (await replicate.predictions.get(known, { signal }).catch(nullIfGone));
		if (before) return before;
		const input = inputFor(model)(order);
		// Neither broken off nor held open (`wait`): until its answer names the prediction, nobody could cancel it.
		const started = await replicate.predictions.create({ model, input, signal });
		await predictions.keep(drawing, started.id);
		return started;
	}

	async function predict(
		drawing: string,
		model: string,
		order: Order,
		until: AbortSignal,
	): Promise<Predicted> {
		try {
			const { status, error, output } = await finished(drawing, await ordered(drawing, model, order), until);
			if (status === "failed" && REFUSAL.test(String(error))) return { ok: false, error: "refused" };
			const address = status === "succeeded" ? addressIn(output) : null;
			const picture = address && (await download(address, until));
			if (picture) return { ok: true, value: picture };
			await predictions.forget(drawing);
			if (status !== "succeeded") return { ok: false, error: "unavailable" };
			return { ok: false, error: address ? "unavailable" : "unusable", pictures: 1 };
		} catch (error) {
			// The SDK puts the answer's text into its error's message, and some refusals come before any prediction.
			return {
				ok: false,
				error: isAnswer(error) && REFUSAL.test(error.message) ? "refused" : "unavailable",
			};
		}
	}

	/** Of a page nobody sees that it waits; before a cover a family does, so pages leave a quarter of the places to covers. */
	return async (
		use: "cover" | "page",
		drawing: string,
		model: string,
		order: Order,
		stop?: AbortSignal,
	): Promise<Predicted> => {
		const places = use === "cover" ? atOnce : Math.ceil(atOnce * PAGES_SHARE);
		// From its turn on: however long it has waited, the vendor has its time.
		const buy = () => withDeadline(patienceMs, [stop], (until) => predict(drawing, model, order, until));
		try {
			return await turns.run("replicate", places, buy, stop);
		} catch (error) {
			if (stop?.aborted) return { ok: false, error: "unavailable" };
			throw error;
		}
	};
}

/**
 * The SDK sends a request again, up to five times, when the connection breaks, and each time may buy another picture.
 * For a POST an empty answer keeps it from that; the job decides whether to try again.
 */
async function fetchOnce(input: Request | string, init?: RequestInit): Promise<Response> {
	try {
		return await fetch(input, init);
	} catch (error) {
		if (init?.method !== "POST") throw error;
		return new Response(null, { status: 503, statusText: "No connection" });
	}
}

/** Replicate keeps a prediction for an hour; any other answer is a failure to try again after. */
function nullIfGone(error: unknown): null {
	if (isAnswer(error) && / 404 /.test(error.message)) return null;
	throw error;
}

function isAnswer(error: unknown): error is Error {
	return error instanceof Error && error.name === "ApiError";
}

/** Models give one address, or a list of one. */
function addressIn(output: unknown): URL | null {
	const first: unknown = Array.isArray(output) ? output[0] : output;
	return typeof first === "string" && /^https?:\/\//.test(first) ? new URL(first) : null;
}

/** The picture; null where it is gone. */
async function download(address: URL, signal: AbortSignal): Promise<Uint8Array | null> {
	const response = await fetch(address, { signal });
	if (!response.ok) return null;
	const reader = response.body?.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size > MOST_BYTES) throw new Error("the picture is too large");
		chunks.push(part.value);
	}
	return Buffer.concat(chunks);
}
