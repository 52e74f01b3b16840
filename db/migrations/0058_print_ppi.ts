import type { Kysely } from "kysely";

/** How fine a vendor's picture is in print, as it came: what is printed from it is scaled, and doesn't tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["covers", "page_versions", "print_files"])
		await db.schema.alterTable(table).addColumn("print_ppi", "integer").execute();
}
