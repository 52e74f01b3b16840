import { data } from "@remix-run/node";
import { isDatabaseAway, isDatabaseBusy } from "#db/postgres/away";
import type { Problem } from "~/shop/result";
import { theShop } from "~/shop.server";
import { bugOf, DATABASE_AWAY, DATABASE_BUSY } from "./bug.server";
import { requestId } from "./connection.server";
import { problemHeaders, Refusal, statusOf } from "./statuses.server";

/** How Remix marks what `data()` gives. */
const DATA = "DataWithResponseInit";

/**
 * Turns a refusal of http/, or a database that can't be reached or is too busy, into the friendly error page: pages write
 * `meet(request).catch(pageRefusal)`.
 * Anything else is a bug and goes on its way to entry.server's handleError.
 */
export function pageRefusal(error: unknown): never {
	if (error instanceof Refusal) throw problemPage(error.problem);
	if (isDatabaseAway(error)) throw problemPage(DATABASE_AWAY);
	if (isDatabaseBusy(error)) {
		void theShop().then((shop) => bugOf(shop, error));
		throw problemPage(DATABASE_BUSY);
	}
	throw error;
}

/** A whole page for a problem that no form can show. Throw it. */
export function problemPage(problem: Problem) {
	return data(
		{ message: problem.message, requestId: requestId() },
		{ status: statusOf(problem), headers: { ...problemHeaders(problem), "Cache-Control": "no-store" } },
	);
}

/** Whether something thrown is one of these pages, or another answer of `data()`. */
export function isProblemPage(thrown: unknown): thrown is ReturnType<typeof problemPage> {
	return typeof thrown === "object" && thrown !== null && "type" in thrown && thrown.type === DATA;
}

/** The same 404 for what isn't there and what isn't yours. Throw it. */
export function notFound() {
	return data({ message: null, requestId: requestId() }, { status: 404 });
}
