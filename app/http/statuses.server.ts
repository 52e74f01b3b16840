import type { Problem, ProblemCode } from "~/shop/result";
import { logProblemCode } from "./connection.server";

/** One table for both doors: what a failure is as an HTTP status. */
export const STATUS: Record<ProblemCode, number> = {
	not_json: 400,
	unauthenticated: 401,
	declined: 402,
	cross_site: 403,
	forbidden: 403,
	frozen: 403,
	sign_in_again: 403,
	not_found: 404,
	method: 405,
	too_slow: 408,
	conflict: 409,
	amount_changed: 409,
	not_paid: 409,
	too_large: 413,
	wrong_type: 415,
	misdirected: 421,
	invalid: 422,
	rate_limited: 429,
	quota: 429,
	vendor: 502,
	busy: 503,
	full: 507,
	bug: 500,
};

/** The status a request is answered with that has met this problem; its access line names the problem as well. */
export function statusOf(problem: Problem): number {
	logProblemCode(problem.code);
	return STATUS[problem.code];
}

/** What a page with a form answers. Calls and other addresses, which have no page, name their own methods. */
const PAGE_METHODS = "GET, HEAD, POST";

/** Headers that belong to a failure: when to come back, what is allowed. */
export function problemHeaders({ code, retryAfter }: Problem): Record<string, string> {
	const headers: Record<string, string> = {};
	if (retryAfter !== undefined) headers["Retry-After"] = String(Math.max(1, Math.ceil(retryAfter)));
	if (code === "method") headers.Allow = PAGE_METHODS;
	return headers;
}

/** Thrown by the readers and guards of http/ when a request can't go on; both doors know how to answer it. */
export class Refusal extends Error {
	constructor(readonly problem: Problem) {
		super(problem.code);
		this.name = "Refusal";
	}
}

export function refuse(problem: Problem): never {
	throw new Refusal(problem);
}
