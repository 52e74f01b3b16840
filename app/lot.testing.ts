import { createHash } from "node:crypto";

/**
 * A table of many combinations is looked at whole before a release (TEST_WHOLE=1), and otherwise by lot: other rows in each
 * run, so that all are seen within some, and the same again under the same TEST_SEED, which the run has printed.
 */
export const WHOLE = process.env.TEST_WHOLE === "1";

/** A number that is the same wherever the same row is drawn in this run. */
const drawn = (row: unknown, index: number) =>
	createHash("sha256")
		.update(`${process.env.TEST_SEED} ${index} ${JSON.stringify(row)}`)
		.digest()
		.readUInt32BE();

/** So many rows by lot, in their order; all of them where everything is looked at. */
export function lot<Row>(rows: readonly Row[], most: number, whole = WHOLE): Row[] {
	if (whole || rows.length <= most) return [...rows];
	return rows
		.map((row, index) => ({ index, rank: drawn(row, index) }))
		.sort((one, other) => one.rank - other.rank)
		.slice(0, most)
		.sort((one, other) => one.index - other.index)
		.map(({ index }) => rows[index] as Row);
}

/** The same of each kind, so that none is missing in any run. */
export function lotOfEach<Row>(rows: readonly Row[], most: number, kindOf: (row: Row) => unknown): Row[] {
	const kinds = new Map<unknown, Row[]>();
	for (const row of rows) kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row]);
	return [...kinds.values()].flatMap((kind) => lot(kind, most));
}
