import Stripe from "stripe";
import type { PaymentsError } from "./port";

/** Pinned with the package's version, so that an account's own default can't change what comes back. */
const API_VERSION = "2026-10-28.endive";
/** ms a try; with two retries a customer waits half a minute at worst. */
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
	"amount_too_small",
	"amount_too_large",
]);

/** Runs calls to Stripe. What can be expected to fail comes back as a code; the rest throws, without Stripe's words. */
export async function answered<T>(work: () => Promise<Answered<T>>): Promise<Answered<T>> {
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
