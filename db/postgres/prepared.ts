import pg from "pg";

/** Those of the shop are some four hundred; lists of ids make more of them, one a length. */
const MOST = 500;

let names = new Map<string, string>();
let given = 0;

/** What a statement is called on every connection of this process; nothing past the five hundredth. */
function nameOf(text: string): string | undefined {
	const known = names.get(text);
	if (known || names.size === MOST) return known;
	given += 1;
	names.set(text, `s${given}`);
	return names.get(text);
}

/** node-postgres's word for an answer that hasn't come in time; the connection goes on waiting for it. */
const NO_ANSWER = "Query read timeout";

/**
 * A connection that has PostgreSQL keep what it was asked: parsing and planning a statement takes five to fifty times as long
 * as answering it (PostgreSQL's manual, PREPARE). It closes when an answer doesn't come, so that nobody is given it again.
 */
export class PreparingClient extends pg.Client {
	// biome-ignore lint/suspicious/noExplicitAny: its nine ways of being asked have no common type
	override query(asked: any, values?: any, done?: any): any {
		const name = typeof asked === "string" && values?.length > 0 ? nameOf(asked) : undefined;
		const answer = name ? super.query({ name, text: asked, values }, done) : super.query(asked, values, done);
		return answer instanceof Promise ? answer.catch((error) => this.#failed(error)) : answer;
	}
	#failed(error: Error): never {
		if (error.message === NO_ANSWER) void this.end();
		throw error;
	}
}

/**
 * Whether PostgreSQL refused a statement because newer code has changed a table since it was prepared. It is then prepared
 * under another name when it is asked again.
 */
export function wasOutdated(error: unknown): boolean {
	const { code, message } = error as { code?: unknown; message?: unknown };
	const isOutdated = code === "0A000" && message === "cached plan must not change result type";
	if (isOutdated) names = new Map();
	return isOutdated;
}
