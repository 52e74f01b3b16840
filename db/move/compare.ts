import { sql } from "kysely";
import type { Database } from "../open";
import { nameOf, type Row, rowsAfter } from "./rows";
import type { Table } from "./tables";

/** What a table comes to, counted by the engine itself: how many rows, and what each of its columns of numbers adds up to. */
export type Totals = { rows: number; sums: Record<string, number> };

/** How many rows a table has. */
export async function countRows(db: Database, table: Table): Promise<number> {
	const { rows } = await sql<{
		count: number;
	}>`select count(*) as count from ${sql.table(table.name)}`.execute(db);
	return rows[0]?.count ?? 0;
}

/** Counts and adds up a table. */
export async function totalsOf(db: Database, table: Table): Promise<Totals> {
	const numbers = table.columns.filter(({ isNumber }) => isNumber);
	const sums = numbers.map(({ name }) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`);
	const found = await sql<Record<string, number>>`
		select ${sql.join([sql`count(*) as all_of_them`, ...sums])} from ${sql.table(table.name)}
	`.execute(db);
	const { all_of_them: rows = 0, ...rest } = found.rows[0] ?? {};
	return { rows, sums: rest };
}

/**
 * What is different between a table here and there, in words; null where nothing is. First what either engine counts and adds
 * up by itself, then every value of every row.
 */
export async function difference(from: Database, to: Database, table: Table): Promise<string | null> {
	const [here, there] = [await totalsOf(from, table), await totalsOf(to, table)];
	if (here.rows !== there.rows) return `${table.name} has ${here.rows} rows here and ${there.rows} there`;
	for (const [column, sum] of Object.entries(here.sums))
		if (sum !== there.sums[column])
			return `${table.name}.${column} adds up to ${sum} here and to ${there.sums[column]} there`;
	let place: Row | undefined;
	for (;;) {
		const [rows, others] = [await rowsAfter(from, table, place), await rowsAfter(to, table, place)];
		for (const [index, row] of rows.entries()) {
			const column = table.columns.find(({ name }) => row[name] !== others[index]?.[name]);
			if (column) return `${column.name} of ${nameOf(row, table)} differs`;
		}
		place = rows.at(-1);
		if (!place) return null;
	}
}
