import Stripe from "stripe";
import type { Turns } from "../turns";
import { noAnswer, type TellFailure, type VendorFailure, vendorFailure } from "../vendor-failure";
import { failed } from "./answer";
import { inTurn } from "./in-turn.server";
import type { PaymentsError } from "./port";

/** Pinned with the package's version, so that an account's own default can't change what comes back. */
export const API_VERSION = "2026-10-28.endive";
/** ms a try; a call has three, an operation several calls: see `answeredInTime`. */
const TIMEOUT = 10_000;

/** Speaks to Stripe, or to `apiUrl` in its place. */
export function createStripeClient(secretKey: string, apiUrl?: string, tryMs = TIMEOUT): Stripe {
	const url = apiUrl ? new URL(apiUrl) : null;
	return new Stripe(secretKey, {
		apiVersion: API_VERSION,
		maxNetworkRetries: 2,
		timeout: tryMs,
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

/** `operation`: of the port's. `turn`: the name of whatever others may be at, too. */
export type Calling = {
	operation: string;
	turn: string;
	patienceMs: number;
	turns?: Turns;
	tell: TellFailure;
};

/**
 * Runs an operation's calls to Stripe in their turn, as `answered` does. Whoever asked for it waits `patienceMs`
 * at most, for the turn and the calls together, and is then told `unavailable`. What is under way still comes to its end
 * in its turn, for Stripe may have done it already; what hasn't begun never does.
 */
export async function answeredInTime<T>(
	{ operation, turn, patienceMs, turns, tell }: Calling,
	work: () => Promise<Answered<T>>,
): Promise<Answered<T>> {
	const unavailable = failed("unavailable");
	let isLate = false;
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Answered<T>>((resolve) => {
		timer = setTimeout(() => {
			isLate = true;
			tell(vendorFailure("Stripe", operation, { code: "timeout" }));
			resolve(unavailable);
		}, patienceMs);
	});
	const heard = (failure: VendorFailure) => (isLate ? undefined : tell(failure));
	const answer = inTurn(turn, async () => (isLate ? unavailable : answered(operation, work, heard)), turns);
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Runs calls to Stripe. What can be expected to fail comes back as a code, all else that Stripe says no to as `unavailable`, and is told:
 * the family can do nothing about it.
 */
async function answered<T>(
	operation: string,
	work: () => Promise<Answered<T>>,
	tell: TellFailure,
): Promise<Answered<T>> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
		const code = codeOf(error);
		if (code === "unavailable") tell(failureOf(operation, error));
		return { ok: false, error: code };
	}
}

/** Stripe's own message may repeat what was sent: addresses, keys. */
export function failureOf(operation: string, error: Stripe.errors.StripeError): VendorFailure {
	const { statusCode: status, code, type, requestId, detail } = error;
	return status === undefined
		? noAnswer("Stripe", operation, detail)
		: vendorFailure("Stripe", operation, { status, code: code ?? type, requestId });
}

function codeOf(error: Stripe.errors.StripeError): PaymentsError {
	if (error instanceof Stripe.errors.StripeIdempotencyError) return "not_possible";
	if (error.code === "resource_missing") return "not_found";
	return error.code !== undefined && NOT_POSSIBLE.has(error.code) ? "not_possible" : "unavailable";
}
