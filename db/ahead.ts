import type { Kysely } from "kysely";
import { migrations } from "./migrations";
import type { Schema } from "./schema";

/** Whether newer code has migrated a shop's database: there may be jobs and states in it that this code doesn't know. */
export async function isAhead(db: Kysely<Schema>): Promise<boolean> {
	// Kysely's own table, which is in no schema of ours.
	const names = await db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom("kysely_migration")
		.select("name")
		.execute();
	return names.some(({ name }) => !(name in migrations));
}
