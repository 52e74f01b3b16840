import type { Submission } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import type { Problem, Result } from "~/shop/result";
import { bugOf } from "./bug.server";
import { problemHeaders, statusOf } from "./statuses.server";
import type { Visitor } from "./visitor.server";

/**
 * The answer to a form that could not be accepted: shown again with everything typed, but for the fields named in `hide`
 * (passwords). `problem` is what the use case said; without one the fields themselves were wrong (422).
 */
export function failedForm<Schema, Value>(
	visitor: Visitor,
	submission: Submission<Schema, string[], Value>,
	problem: Problem | null,
	hide: string[] = [],
) {
	const words = problem
		? { formErrors: problem.fields ? undefined : [problem.message], fieldErrors: problem.fields }
		: {};
	const headers = new Headers(visitor.headers);
	for (const [name, value] of Object.entries(problem ? problemHeaders(problem) : {}))
		headers.set(name, value);
	return data(
		{ lastResult: submission.reply({ ...words, hideFields: hide }) },
		{ status: problem ? statusOf(problem) : 422, headers },
	);
}

/**
 * What a use case answers; when it throws, the bug is logged and the person reads `message`
 * where they are, with everything typed, instead of an error page. Error of its own: `bug`.
 */
export async function orSay<T>(
	{ shop }: Pick<Visitor, "shop">,
	message: string,
	answer: Promise<Result<T>>,
): Promise<Result<T>> {
	try {
		return await answer;
	} catch (error) {
		return { ok: false, error: bugOf(shop, error, message) };
	}
}

/** What an action or loader says in headers (when to come back, where to go on) reaches the document; cookies always do. */
export const answerHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
	if (errorHeaders) return errorHeaders;
	return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
};
