import { type RawBuilder, sql } from "kysely";
import type { Database, Handle } from "../open";
import { isPostgres } from "../postgres/connect";
import { UnusableDatabase } from "../unusable";
import type { Column, Table } from "./tables";

export type Row = Record<string, string | number | null>;

/** SQLite takes 32,766 values a statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;
const MOST_ROWS = 500;

const listed = (columns: readonly Column[]) => sql.join(columns.map(({ name }) => sql.ref(name)));

/** A key's columns as both engines put them in order: byte by byte, whatever language PostgreSQL was made for. */
function inBytes(db: Handle, { name, isNumber }: Column): RawBuilder<unknown> {
	if (isNumber) return sql.ref(name);
	return isPostgres(db) ? sql`${sql.ref(name)} collate "C"` : sql`${sql.ref(name)} collate binary`;
}

/** The rows of a table that follow after `place`, by its key; those of its beginning without one. */
export async function rowsAfter(db: Handle, table: Table, place?: Row): Promise<Row[]> {
	const key = table.key.map((column) => inBytes(db, column));
	const after = place
		? sql`where (${sql.join(key)}) > (${sql.join(table.key.map(({ name }) => place[name]))})`
		: sql``;
	const { rows } = await sql<Row>`
		select ${listed(table.columns)} from ${sql.table(table.name)} ${after}
		order by ${sql.join(key)} limit ${Math.min(MOST_ROWS, Math.floor(MOST_VALUES / table.columns.length))}
	`.execute(db);
	return rows;
}

/** The last row of a table by its key. */
async function lastRow(db: Handle, table: Table): Promise<Row | undefined> {
	const key = table.key.map((column) => sql`${inBytes(db, column)} desc`);
	const { rows } = await sql<Row>`
		select ${listed(table.columns)} from ${sql.table(table.name)} order by ${sql.join(key)} limit 1
	`.execute(db);
	return rows[0];
}

/** SQLite keeps any character in a text, PostgreSQL all but this one. Throws UnusableDatabase. */
function expectNoNul(row: Row, table: Table): void {
	const column = table.columns.find(({ name }) => String(row[name]).includes("\0"));
	if (column)
		throw new UnusableDatabase(
			`${nameOf(row, table)} has a character (NUL) that PostgreSQL can't keep in its ${column.name}: take it out and move again.`,
		);
}

/** What a row is called where people read of it. */
export const nameOf = (row: Row, table: Table) =>
	[table.name, ...table.key.map(({ name }) => row[name])].join(" ");

/**
 * Copies what a table doesn't have yet. Rows come in the order of its key, many at once or none of them: what is there is
 * always the beginning, and the last of it the place to go on from. Tells after each time how many rows it has copied, and gives
 * that in the end.
 */
export async function copyRows(
	from: Database,
	to: Database,
	table: Table,
	onCopied: (copied: number) => void,
): Promise<number> {
	let copied = 0;
	let place = await lastRow(to, table);
	for (;;) {
		const rows = await rowsAfter(from, table, place);
		place = rows.at(-1);
		if (!place) return copied;
		if (isPostgres(to)) for (const row of rows) expectNoNul(row, table);
		const values = rows.map((row) => sql`(${sql.join(table.columns.map(({ name }) => row[name]))})`);
		await sql`
			insert into ${sql.table(table.name)} (${listed(table.columns)}) values ${sql.join(values)}
		`.execute(to);
		copied += rows.length;
		onCopied(copied);
	}
}
