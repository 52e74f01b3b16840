/** Every expected failure of the shop has one of these codes; http/statuses turns it into a status for both doors. */
export type ProblemCode =
	| "not_json"
	| "unauthenticated"
	| "declined"
	| "cross_site"
	| "forbidden"
	| "frozen"
	| "sign_in_again"
	| "not_found"
	| "method"
	| "too_slow"
	| "conflict"
	| "amount_changed"
	| "not_paid"
	| "too_large"
	| "wrong_type"
	| "misdirected"
	| "invalid"
	| "rate_limited"
	| "quota"
	| "full"
	| "vendor"
	| "busy"
	| "bug";

export type Problem = {
	code: ProblemCode;
	/** What the person reads: the same words at both doors. */
	message: string;
	/** What is wrong with which field. */
	fields?: Record<string, string[]>;
	/** Seconds after which another try makes sense. */
	retryAfter?: number;
	/** Further members of the JSON answer, such as `freezeExpiresAt`. */
	details?: Record<string, unknown>;
};

export type Result<T> = { ok: true; value: T } | { ok: false; error: Problem };

/** A use case's success. */
export function done<T>(value: T): { ok: true; value: T } {
	return { ok: true, value };
}

/** A use case's expected failure: its code, what the person reads, and messages by field or details where there are some. */
export function fail(
	code: ProblemCode,
	message: string,
	more: Omit<Problem, "code" | "message"> = {},
): { ok: false; error: Problem } {
	return { ok: false, error: { code, message, ...more } };
}
