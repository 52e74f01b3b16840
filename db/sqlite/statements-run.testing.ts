import { vi } from "vitest";
import { Sqlite } from "./sqlite";

/** Notes what SQLite runs from now on, begin and commit among it, however often it was prepared. Give it back with `mockRestore`. */
export function noteStatements(): { texts: () => string[]; mockRestore: () => void } {
	const any = new Sqlite(":memory:").prepare("select 1");
	const kind: typeof any = Object.getPrototypeOf(any);
	const spies = [vi.spyOn(kind, "all"), vi.spyOn(kind, "run")];
	// Whoever noted before may not have given it back yet.
	for (const spy of spies) spy.mockClear();
	return {
		texts: () =>
			spies.flatMap(({ mock }) => mock.contexts.map((statement) => (statement as typeof any).source)),
		mockRestore: () => {
			for (const spy of spies) spy.mockRestore();
		},
	};
}
