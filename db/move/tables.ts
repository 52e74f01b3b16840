import { sql } from "kysely";
import { openDatabase } from "../open";

export type Column = { name: string; isNumber: boolean };
/** `key` names the columns of its primary key. */
export type Table = { name: string; columns: Column[]; key: Column[] };

type Found = { table: string; column: string; type: string; place: number };

/**
 * Every table of the shop, each after those it refers to, so that rows can be written in this order. Read from an empty
 * database of SQLite's: the migrations are the same for both engines.
 */
export async function tablesInOrder(): Promise<Table[]> {
	const db = await openDatabase(":memory:");
	try {
		const columns = await sql<Found>`
			select m.name as "table", i.name as "column", i.type as type, i.pk as place
			from sqlite_master as m, pragma_table_info(m.name) as i
			where m.type = 'table' and m.name not like 'kysely%' and m.name not like 'sqlite%'
			order by m.name, i.cid
		`.execute(db);
		const references = await sql<{ from: string; to: string }>`
			select m.name as "from", k."table" as "to" from sqlite_master as m, pragma_foreign_key_list(m.name) as k
			where m.type = 'table'
		`.execute(db);
		return sorted(gathered(columns.rows), references.rows);
	} finally {
		await db.destroy();
	}
}

function gathered(found: Found[]): Table[] {
	const tables = new Map<string, Found[]>();
	for (const one of found) tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
	const columnOf = ({ column, type }: Found) => ({
		name: column,
		isNumber: type.toLowerCase() === "integer",
	});
	return [...tables].map(([name, parts]) => ({
		name,
		columns: parts.map(columnOf),
		key: parts
			.filter(({ place }) => place > 0)
			.sort((one, other) => one.place - other.place)
			.map(columnOf),
	}));
}

function sorted(tables: Table[], references: { from: string; to: string }[]): Table[] {
	const placed: Table[] = [];
	const isPlaced = (name: string) => placed.some((table) => table.name === name);
	let left = tables;
	while (left.length > 0) {
		const next = left.filter(({ name }) =>
			references.every(({ from, to }) => from !== name || to === name || isPlaced(to)),
		);
		if (next.length === 0) throw new Error(`${left.map(({ name }) => name).join(", ")} refer to each other`);
		placed.push(...next);
		left = left.filter((table) => !next.includes(table));
	}
	return placed;
}
