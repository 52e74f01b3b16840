import { resolve } from "node:path";
import { type MovedTable, moveDatabase, type Progress } from "#db/move/move";
import { isPostgresUrl, withoutPassword } from "#db/postgres/connect";
import { counted } from "~/shop/counted";
import { inPounds } from "~/shop/prices/rules";
import { databaseOf } from "~/shop.server";
import { type ClosedCommand, expectArgs, Refusal, takeFlag } from "./command";

const sumOf = (tables: MovedTable[], table: string, column: string) =>
	tables.find((one) => one.table === table)?.sums[column] ?? 0;
const rowsOf = (tables: MovedTable[], table: string) => tables.find((one) => one.table === table)?.rows ?? 0;

export const move: ClosedCommand = {
	use: "move --to URL|FILE [--json]",
	does: "copies the database into an empty PostgreSQL, or back into a file, while no shop runs, and compares every row; goes on where it was cut off. PostgreSQL's password is read from PGPASSWORD",
	example: "move --to postgres://shop@db.example:5432/shop",
	async runClosed(settings, args, _now, say = () => {}) {
		const { rest, given: isForProgram } = takeFlag(args, "--json");
		const [flag, given = ""] = expectArgs(rest, 2, 2, this.use);
		if (flag !== "--to") throw new Refusal(`Use: npm run shop -- ${this.use}`);
		const from = databaseOf(settings);
		const to = placeOf(given);
		const tables = await moveDatabase(from, to, toldBy(say));
		const [fromName, toName] = [withoutPassword(from), withoutPassword(to)];
		if (isForProgram) return [JSON.stringify({ from: fromName, to: toName, tables }, null, 2)];
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		const copied = tables.reduce((sum, table) => sum + table.copied, 0);
		return [
			`${toName} now holds what ${fromName} holds: ${counted(rows, "row")} of ${tables.length} tables, every one compared.`,
			...(copied < rows ? [`${counted(rows - copied, "row")} of them came before it was cut off.`] : []),
			...tables.filter((table) => table.rows > 0).map((table) => `  ${table.table}\t${table.rows}`),
			`The money of every order is the same: ${counted(rowsOf(tables, "orders"), "order")}, ${inPounds(sumOf(tables, "orders", "total_pence"))} in all; ${counted(rowsOf(tables, "refunds"), "refund")} of ${inPounds(sumOf(tables, "refunds", "amount_pence"))}.`,
			isPostgresUrl(to)
				? "Set DATABASE_URL to it and start the shop; files stay where they are."
				: "Take DATABASE_URL away, have the file as shop.db in DATA_DIR, and start the shop; files stay where they are.",
			`${fromName} is as it was: delete it once the shop runs, for what families delete isn't deleted there.`,
		];
	},
};

/** A table of many rows is told of each time so many more are there. */
const ROWS_A_LINE = 10_000;

/** Has a move say a line a table, and more of a large one; nothing of those that are empty. */
function toldBy(say: (line: string) => void) {
	let said = 0;
	return (progress: Progress) => {
		if (progress === "comparing") return say("All rows are there. Comparing every one ...");
		const { table, rows, of } = progress;
		if (rows < of && rows - said < ROWS_A_LINE) return;
		if (of > 0) say(`${table}: ${rows} of ${counted(of, "row")}`);
		said = rows < of ? rows : 0;
	};
}

/** A URL as it is, a file by its whole path. Throws Refusal for what is neither. */
function placeOf(given: string): string {
	if (!given.includes("://")) return resolve(given);
	if (!isPostgresUrl(given) || !URL.canParse(given))
		throw new Refusal(
			"--to takes PostgreSQL's address, such as postgres://user@host:5432/shop with its password in PGPASSWORD, or a file's name.",
		);
	return given;
}
