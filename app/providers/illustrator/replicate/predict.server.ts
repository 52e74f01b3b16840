import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Prediction } from "replicate";
import Replicate from "replicate";
import { withDeadline } from "~/shop/with-deadline";
import { EVERYBODY_AT_ONCE, type Turns } from "../../turns";
import {
	noAnswer,
	type TellFailure,
	toNobody,
	type VendorFailure,
	vendorFailure,
} from "../../vendor-failure";
import type { ArtSize, IllustratorError, Predictions, Spent } from "../port";
import { centsOf, type Model, type Order } from "./models";
import { retryAfterOf } from "./retry-after";

const POLL_MS = 1_500;
/** Creating a prediction answers at once (ms). */
const CREATE_PATIENCE = 30_000;
const MOST_BYTES = 60_000_000;
/** In the place of a prediction's id, from before it is asked for until an answer names it: it may be there, and is looked for. */
const UNANSWERED = "unanswered";
/** Of a hundred predictions each, the newest first: looked through for one whose answer was lost. */
const MOST_PAGES = 3;

/** How models and Replicate say that they won't draw something: E005 is Replicate's own code for it. */
const REFUSAL = /\bE005\b|sensitive|safety|moderat|nsfw|prohibited|content polic|flagged|blocked/i;

export type Predicted = Spent &
	(
		| { ok: true; value: Uint8Array }
		| {
				ok: false;
				error: IllustratorError;
				/** What Replicate said, and how long it wants to be left alone, ms. */
				failure?: VendorFailure;
				retryAfterMs?: number;
		  }
	);

/** `name`: of the drawing, by all that goes into it; one of another size is another drawing. */
export type Wanted = { use: "cover" | "page"; name: string; order: Order; size: ArtSize };

export type PredictorParts = {
	token: string;
	baseUrl?: string;
	pollMs?: number;
	/** In the place of the model's own. */
	patienceMs?: number;
	/** Without it a process that is killed while it waits leaves a picture that is paid for and never shown. */
	predictions?: Predictions;
	/** All processes of the shop together buy `atOnce` pictures at a time. */
	turns?: Turns;
	atOnce?: number;
	tell?: TellFailure;
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
	const { token, baseUrl, pollMs = POLL_MS, patienceMs, predictions = NOTHING_REMEMBERED } = parts;
	const { turns = EVERYBODY_AT_ONCE, atOnce = 1, tell = toNobody } = parts;
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

	/**
	 * One that was created, as far as Replicate knows, and whose answer never came: the newest of the same model with the very same
	 * input, seed and references included. One that has ended badly is as good as none.
	 */
	async function unanswered(model: Model, input: object, signal: AbortSignal): Promise<Prediction | null> {
		let pages = 0;
		for await (const page of replicate.paginate(() => replicate.predictions.list({ signal }))) {
			const found = page.find(
				(one) =>
					one.model === model.slug &&
					isDeepStrictEqual(one.input, input) &&
					!["failed", "canceled", "aborted"].includes(one.status),
			);
			if (found) return found;
			if (++pages === MOST_PAGES) break;
		}
		return null;
	}

	/**
	 * The prediction of this drawing; it is created where none is known, or Replicate knows it no more. Replicate takes no key that would
	 * keep it from creating one twice: that an answer is due is written down first, and what may be there is looked for in its list.
	 */
	async function ordered(drawing: string, model: Model, { order, size }: Wanted): Promise<Prediction> {
		const known = await predictions.find(drawing);
		const soon = () => AbortSignal.timeout(Math.min(CREATE_PATIENCE, patienceMs ?? CREATE_PATIENCE));
		const input = model.input(order, model.sizes[size].called);
		const before =
			known === UNANSWERED
				? await unanswered(model, input, soon())
				: known && (await replicate.predictions.get(known, { signal: soon() }).catch(nullIfGone));
		if (before) {
			if (before.id !== known) await predictions.keep(drawing, before.id);
			return before;
		}
		await predictions.keep(drawing, UNANSWERED);
		// Neither broken off nor held open (`wait`): until its answer names the prediction, nobody could cancel it.
		const created = replicate.predictions.create({ model: model.slug, input, signal: soon() });
		const started = await created.catch(async (error) => {
			if (isDeclined(error)) await predictions.forget(drawing);
			throw error;
		});
		await predictions.keep(drawing, started.id);
		return started;
	}

	async function predict(wanted: Wanted, model: Model, until: AbortSignal): Promise<Predicted> {
		const drawing = `${model.slug}:${wanted.name}`;
		try {
			const ended = await finished(drawing, await ordered(drawing, model, wanted), until);
			const { status, output } = ended;
			if (status !== "succeeded") {
				const failure = endOf(ended);
				tell(failure);
				if (failure.code === REFUSED) return { ok: false, error: "refused", failure };
				await predictions.forget(drawing);
				return { ok: false, error: "unavailable", failure };
			}
			const spent = { pictures: 1, cents: centsOf(model, wanted.order, wanted.size) };
			const address = addressIn(output);
			const picture = address && (await download(address, until));
			if (picture) return { ok: true, value: picture, ...spent };
			await predictions.forget(drawing);
			const code = address ? "picture_gone" : "no_picture";
			const failure = vendorFailure("Replicate", address ? "download" : "predictions.get", { code });
			tell(failure);
			return { ok: false, error: address ? "unavailable" : "unusable", failure, ...spent };
		} catch (error) {
			const failure = failureOf(error);
			tell(failure);
			const headers = isAnswer(error) ? error.response.headers : undefined;
			const retryAfterMs = retryAfterOf(headers?.get("retry-after"));
			return {
				ok: false,
				error: failure.code === REFUSED ? "refused" : "unavailable",
				failure,
				retryAfterMs,
			};
		}
	}

	/** Of a page nobody sees that it waits; before a cover a family does, so pages leave a quarter of the places to covers. */
	return async (wanted: Wanted, model: Model, stop?: AbortSignal): Promise<Predicted> => {
		const places = wanted.use === "cover" ? atOnce : pagesAtOnce(atOnce);
		// From its turn on: however long it has waited, the vendor has its time.
		const patience = patienceMs ?? model.limitMs;
		const buy = () => withDeadline(patience, [stop], (until) => predict(wanted, model, until));
		try {
			return await turns.run("replicate", places, buy, stop);
		} catch (error) {
			if (stop?.aborted) return { ok: false, error: "unavailable" };
			throw error;
		}
	};
}

/** In the place of answers that the SDK would send a POST again for: no status of HTTP's. */
const NO_CONNECTION = 490;
const TOO_MANY = 491;

/**
 * The SDK sends a request again, five times and at once, when the connection breaks or Replicate wants it slower, and each time may buy
 * another picture. For a POST another answer keeps it from that; whether and when it is tried again is decided by whoever asks.
 */
async function fetchOnce(input: Request | string, init?: RequestInit): Promise<Response> {
	try {
		const answer = await fetch(input, init);
		if (init?.method !== "POST" || answer.status !== 429) return answer;
		return new Response(answer.body, { status: TOO_MANY, headers: answer.headers });
	} catch (error) {
		if (init?.method !== "POST") throw error;
		return new Response(null, { status: NO_CONNECTION });
	}
}

/** Of the pictures bought at a time, how many may be for pages: before a cover a family waits. */
export const pagesAtOnce = (atOnce: number): number => Math.ceil(atOnce * 0.75);

/** Replicate keeps a prediction for an hour; any other answer is a failure to try again after. */
function nullIfGone(error: unknown): null {
	if (isAnswer(error) && / 404 /.test(error.message)) return null;
	throw error;
}

/** Replicate's own code for what it won't draw. */
const REFUSED = "E005";

/** How a prediction ended that wasn't drawn: by Replicate's code for it, which closes what it says. */
function endOf({ status, error }: Prediction): VendorFailure {
	const says = String(error);
	const [code = status] = /\bE\d{3,4}\b/.exec(says) ?? [];
	return vendorFailure("Replicate", "predictions.get", { code: REFUSAL.test(says) ? REFUSED : code });
}

/** The SDK puts the answer's text into its error's message, and some refusals come before any prediction. */
function failureOf(error: unknown): VendorFailure {
	if (!isAnswer(error)) return noAnswer("Replicate", "predictions", error);
	const { status } = error.response;
	if (status === NO_CONNECTION) return vendorFailure("Replicate", "predictions", { code: "no_answer" });
	const code = REFUSAL.test(error.message) ? REFUSED : null;
	return vendorFailure("Replicate", "predictions", { status: status === TOO_MANY ? 429 : status, code });
}

/** Replicate has said that it creates nothing: no answer is due any more. */
function isDeclined(error: unknown): boolean {
	if (!isAnswer(error)) return false;
	const { status } = error.response;
	return status >= 400 && status < 500 && status !== NO_CONNECTION;
}

function isAnswer(error: unknown): error is Error & { response: Response } {
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
