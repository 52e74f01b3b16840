import { sql } from "kysely";
import type { Handle } from "./open";

/** A value that belongs to the whole shop (the sandbox clock's offset), or undefined. */
export async function readSetting(db: Handle, key: string): Promise<string | undefined> {
	const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
	return row?.value;
}

/** Sets a setting, whether or not there was one. */
export async function writeSetting(db: Handle, key: string, value: string): Promise<void> {
	await db
		.insertInto("settings")
		.values({ key, value })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
		.execute();
}

/** Adds to a setting that is a whole number, 0 where there is none: two who do so at once both have. */
export async function addToSetting(db: Handle, key: string, by: number): Promise<void> {
	const sum = sql<string>`cast(cast(settings.value as bigint) + cast(${by} as bigint) as text)`;
	await db
		.insertInto("settings")
		.values({ key, value: String(by) })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value: sum }))
		.execute();
}
