import { existsSync, renameSync } from "node:fs";
import { sql } from "kysely";
import { type Database, migrateToLatest, openDatabase } from "../open";
import { isDatabaseAway } from "../postgres/away";
import { isPostgresUrl, withoutPassword } from "../postgres/connect";
import { connectAlone } from "../postgres/in-turn";
import { ageOfPostgres, explained, teachJson, UNFINISHED } from "../postgres/usable";
import { UnusableDatabase } from "../unusable";
import { countRows, difference, type Totals, totalsOf } from "./compare";
import { copyRows } from "./rows";
import { openStopped } from "./source";
import { type Table, tablesInOrder } from "./tables";

/** What a move did with a table; `copied` leaves out the rows that were there from one that was cut off. */
export type MovedTable = Totals & { table: string; copied: number };

/** How far a move is: rows of a table that are there, `of` so many; "comparing" once all of them are. */
export type Progress = { table: string; rows: number; of: number } | "comparing";

/**
 * Copies a shop that doesn't run from one database into another, each a file's path or PostgreSQL's URL, and compares every row
 * of them. Cut off, it goes on where it was when it is called again. The old database stays as it was. `tell` hears how far it is.
 * Throws UnusableDatabase, with the old one as it was, where either can't be used so or they are different in the end.
 */
export async function moveDatabase(
	from: string,
	to: string,
	tell: (progress: Progress) => void = () => {},
): Promise<MovedTable[]> {
	const tables = await tablesInOrder();
	const source = await openStopped(from);
	try {
		const target = isPostgresUrl(to)
			? await openPostgresTarget(to, withoutPassword(from), tables)
			: await openFileTarget(to);
		try {
			const moved = await copyAll(source.db, target, tables, tell);
			await target.finish();
			return moved;
		} catch (error) {
			throw isDatabaseAway(error) ? new UnusableDatabase(CUT_OFF) : error;
		} finally {
			await target.db.destroy();
		}
	} finally {
		await source.close();
	}
}

const CUT_OFF = "PostgreSQL can't be reached any more: run the same command again, it goes on where it was.";

async function copyAll(
	from: Database,
	to: Target,
	tables: Table[],
	tell: (progress: Progress) => void,
): Promise<MovedTable[]> {
	const moved: MovedTable[] = [];
	for (const table of tables) {
		const of = await countRows(from, table);
		const before = await countRows(to.db, table);
		const copied = await copyRows(from, to.db, table, (rows) =>
			tell({ table: table.name, rows: before + rows, of }),
		);
		if (copied === 0) tell({ table: table.name, rows: before, of });
		moved.push({ table: table.name, copied, ...(await totalsOf(to.db, table)) });
	}
	tell("comparing");
	for (const table of tables) {
		const found = await difference(from, to.db, table);
		if (found)
			throw new UnusableDatabase(
				`The two are not the same: ${found}. The old shop has worked since this move began, or it began from another: ${to.startOver} and move again.`,
			);
	}
	return moved;
}

/** Where rows are copied to; `startOver` says how what is there of them is taken away. */
type Target = { db: Database; startOver: string; finish: () => Promise<void> };

/** A file under another name until all of it is there. */
async function openFileTarget(file: string): Promise<Target> {
	if (existsSync(file)) throw new UnusableDatabase(`${file} is there already: name another file.`);
	const draft = `${file}.moving`;
	const db = await openDatabase(draft);
	return {
		db,
		startOver: `delete ${draft}`,
		async finish() {
			await sql`pragma journal_mode = delete`.execute(db);
			renameSync(draft, file);
		},
	};
}

/** A database without a row, or one that a move from the same place has begun to fill. */
async function openPostgresTarget(url: string, source: string, tables: Table[]): Promise<Target> {
	const mark = sql.table(UNFINISHED);
	const expectRoom = async (db: Database) => {
		const age = await ageOfPostgres(db);
		if (age === "older")
			throw new UnusableDatabase("it holds a shop already: a move needs an empty database");
		if (age === "current") await expectNoRows(db, tables);
		if (age !== "half moved") return;
		const { rows } = await sql<{ source: string }>`select source from ${mark}`.execute(db);
		if (rows[0]?.source !== source)
			throw new UnusableDatabase(`a move from ${rows[0]?.source} into it isn't finished`);
	};
	const name = withoutPassword(url);
	const db = await connectAlone(url, name, expectRoom);
	try {
		await db.transaction().execute(async (trx) => {
			await sql`create table if not exists ${mark} (source text not null)`.execute(trx);
			await sql`insert into ${mark} select ${source} where not exists (select from ${mark})`.execute(trx);
		});
		await teachJson(db);
		await migrateToLatest(db);
	} catch (error) {
		await db.destroy();
		throw explained(error, name);
	}
	return {
		db,
		startOver: "empty the new database",
		finish: async () => void (await sql`drop table ${mark}`.execute(db)),
	};
}

async function expectNoRows(db: Database, tables: Table[]): Promise<void> {
	for (const table of tables) {
		const { rows } = await totalsOf(db, table);
		if (rows > 0)
			throw new UnusableDatabase(
				`it holds a shop already (${table.name}: ${rows}): a move needs an empty database`,
			);
	}
}
