import type { Handle } from "#db/open";

/** A counter's use: its key, the present moment, and when a window that began with it would end; ISO 8601. */
type Use = { key: string; now: string; endsAt: string };

/**
 * Counts one use; a counter whose window has ended begins anew. One statement, so that requests at once can't slip through
 * together. Gives the count with this one, and when the window ends.
 */
export function addUse(db: Handle, { key, now, endsAt }: Use): Promise<{ count: number; ends_at: string }> {
	return db
		.insertInto("rate_counters")
		.values({ key, count: 1, ends_at: endsAt })
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet((eb) => ({
				count: eb
					.case()
					.when("rate_counters.ends_at", "<=", now)
					.then(1)
					.else(eb("rate_counters.count", "+", 1))
					.end(),
				ends_at: eb
					.case()
					.when("rate_counters.ends_at", "<=", now)
					.then(endsAt)
					.else(eb.ref("rate_counters.ends_at"))
					.end(),
			})),
		)
		.returning(["count", "ends_at"])
		.executeTakeFirstOrThrow();
}

/** Takes one use back. */
export async function removeUse(db: Handle, key: string): Promise<void> {
	await db
		.updateTable("rate_counters")
		.set((eb) => ({ count: eb("count", "-", 1) }))
		.where("key", "=", key)
		.where("count", ">", 0)
		.execute();
}

/** How many uses a counter has in its present window. `now` in ISO 8601. */
export async function findUses(db: Handle, key: string, now: string): Promise<number> {
	const row = await db
		.selectFrom("rate_counters")
		.select("count")
		.where("key", "=", key)
		.where("ends_at", ">", now)
		.executeTakeFirst();
	return row?.count ?? 0;
}
