import pg from "pg";

/** Those of the shop are some four hundred; lists of ids make more of them, one a length. */
const MOST = 500;

/** Whether PostgreSQL refused a statement because newer code has changed a table since it was prepared: asked again it goes well. */
export function wasOutdated(error: unknown): boolean {
	const { code, message } = error as { code?: unknown; message?: unknown };
	return code === "0A000" && message === "cached plan must not change result type";
}

/**
 * A connection that has PostgreSQL keep what it was asked: parsing and planning a statement takes five to fifty times as long
 * as answering it (PostgreSQL's manual, PREPARE).
 */
export class PreparingClient extends pg.Client {
	readonly #names = new Map<string, string>();
	#given = 0;

	// biome-ignore lint/suspicious/noExplicitAny: its nine ways of being asked have no common type
	override query(asked: any, values?: any, done?: any): any {
		const isPrepared = typeof asked === "string" && values?.length > 0 && !done;
		const name = isPrepared ? this.#nameOf(asked) : undefined;
		if (!name) return super.query(asked, values, done);
		return super.query({ name, text: asked, values }).catch((error: unknown) => {
			// All that was prepared before may be: it gets other names.
			if (wasOutdated(error)) this.#names.clear();
			throw error;
		});
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
