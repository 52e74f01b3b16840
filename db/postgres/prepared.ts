import pg from "pg";

/** Those of the shop are some four hundred; lists of ids make more of them, one a length. */
const MOST = 500;

/** Whether PostgreSQL refused a statement because newer code has changed a table since it was prepared: asked again it goes well. */
export function wasOutdated(error: unknown): boolean {
	const { code, message } = error as { code?: unknown; message?: unknown };
	return code === "0A000" && message === "cached plan must not change result type";
}

/** node-postgres's word for an answer that hasn't come in time; the connection goes on waiting for it. */
const NO_ANSWER = "Query read timeout";

/**
 * A connection that has PostgreSQL keep what it was asked: parsing and planning a statement takes five to fifty times as long
 * as answering it (PostgreSQL's manual, PREPARE). It closes when an answer doesn't come, so that nobody is given it again.
 */
export class PreparingClient extends pg.Client {
	readonly #names = new Map<string, string>();
	#given = 0;

	// biome-ignore lint/suspicious/noExplicitAny: its nine ways of being asked have no common type
	override query(asked: any, values?: any, done?: any): any {
		const isPrepared = typeof asked === "string" && values?.length > 0 && !done;
		const name = isPrepared ? this.#nameOf(asked) : undefined;
		const answer = name ? super.query({ name, text: asked, values }) : super.query(asked, values, done);
		return answer instanceof Promise ? answer.catch((error) => this.#failed(error)) : answer;
	}

	#failed(error: Error): never {
		// All that was prepared before may be outdated: it gets other names.
		if (wasOutdated(error)) this.#names.clear();
		if (error.message === NO_ANSWER) void this.end();
		throw error;
	}

	/** What a statement is called on this connection; nothing past the five hundredth. */
	#nameOf(text: string): string | undefined {
		const known = this.#names.get(text);
		if (known || this.#names.size === MOST) return known;
		this.#given += 1;
		const name = `s${this.#given}`;
		this.#names.set(text, name);
		return name;
	}
}
