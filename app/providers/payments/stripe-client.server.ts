import Stripe from "stripe";
import type { Turns } from "../turns";
import { failed } from "./answer";
import { inTurn } from "./in-turn.server";
import type { PaymentsError } from "./port";

/** Pinned with the package's version, so that an account's own default can't change what comes back. */
const API_VERSION = "2026-10-28.endive";
/** ms a try; a call has three, an operation several calls: see `answeredInTime`. */
const TIMEOUT = 10_000;

/** Speaks to Stripe, or to `apiUrl` in its place. */
export function createStripeClient(secretKey: string, apiUrl?: string): Stripe {
	const url = apiUrl ? new URL(apiUrl) : null;
	return new Stripe(secretKey, {
		apiVersion: API_VERSION,
		maxNetworkRetries: 2,
		timeout: TIMEOUT,
		telemetry: false,
		...(url && {
			host: url.hostname,
			port: url.port || (url.protocol === "http:" ? 80 : 443),
			protocol: url.protocol === "http:" ? "http" : "https",
		}),
	});
}

export type Answered<T> = { ok: true; value: T } | { ok: false; error: PaymentsError };

/** Codes of https://docs.stripe.com/error-codes that say: not in this state, or not this amount. */
const NOT_POSSIBLE = new Set([
	"payment_intent_unexpected_state",
	"charge_already_refunded",
	"charge_disputed",
	"amount_too_small",
	"amount_too_large",
]);

/**
 * Runs an operation's calls to Stripe in the turn of its name, as `answered` does. Whoever asked for it waits `patienceMs`
 * at most, for the turn and the calls together, and is then told `unavailable`. What is under way still comes to its end
 * in its turn, for Stripe may have done it already; what hasn't begun never does.
 */
export async function answeredInTime<T>(
	name: string,
	patienceMs: number,
	work: () => Promise<Answered<T>>,
	turns?: Turns,
): Promise<Answered<T>> {
	const unavailable = failed("unavailable");
	let isLate = false;
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Answered<T>>((resolve) => {
		timer = setTimeout(() => {
			isLate = true;
			resolve(unavailable);
		}, patienceMs);
	});
	const answer = inTurn(name, async () => (isLate ? unavailable : answered(work)), turns);
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Runs calls to Stripe. What can be expected to fail comes back as a code; the rest throws, without Stripe's words. */
async function answered<T>(work: () => Promise<Answered<T>>): Promise<Answered<T>> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
		const code = codeOf(error);
		if (code) return { ok: false, error: code };
		// Stripe's own message may repeat what was sent: addresses, keys.
		const told = [error.statusCode, error.type, error.code].filter(Boolean).join(" ");
		throw new Error(`Stripe answered ${told} (request ${error.requestId})`);
	}
}

function codeOf(error: Stripe.errors.StripeError): PaymentsError | null {
	if (error instanceof Stripe.errors.StripeConnectionError) return "unavailable";
	if (error instanceof Stripe.errors.StripeRateLimitError) return "unavailable";
	// Among them 409 and 5xx that outlasted the retries.
	if (error instanceof Stripe.errors.StripeAPIError) return "unavailable";
	if (error instanceof Stripe.errors.StripeIdempotencyError) return "not_possible";
	if (error.code === "resource_missing") return "not_found";
	return error.code !== undefined && NOT_POSSIBLE.has(error.code) ? "not_possible" : null;
}
