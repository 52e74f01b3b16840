import type { Kysely } from "kysely";

/** What a family has had of its proof: pictures drawn anew, and texts written by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["proof_redraws", "edits"])
		await db.schema
			.alterTable("previews")
			.addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
			.execute();
}
