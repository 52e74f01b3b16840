import type { Handle } from "#db/open";

/** Uses of a counter: its key, how many, the present moment, and when a window that began with them would end; ISO 8601. */
type Use = { key: string; uses: number; now: string; endsAt: string };

/**
 * Counts uses; a counter whose window has ended begins anew. One statement, so that requests at once can't slip through
 * together. Gives the count with these, and when the window ends.
 */
export function addUses(
	db: Handle,
	{ key, uses, now, endsAt }: Use,
): Promise<{ count: number; ends_at: string }> {
	return db
		.insertInto("rate_counters")
		.values({ key, count: uses, ends_at: endsAt })
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet((eb) => {
				const ended = eb.case().when("rate_counters.ends_at", "<=", now);
				return {
					count: ended
						.then(uses)
						.else(eb("rate_counters.count", "+", uses))
						.end(),
					ends_at: ended.then(endsAt).else(eb.ref("rate_counters.ends_at")).end(),
				};
			}),
		)
		.returning(["count", "ends_at"])
		.executeTakeFirstOrThrow();
}

/** Takes uses back. */
export async function removeUses(db: Handle, key: string, uses: number): Promise<void> {
	await db
		.updateTable("rate_counters")
		.set((eb) => ({ count: eb("count", "-", uses) }))
		.where("key", "=", key)
		.where("count", ">=", uses)
		.execute();
}

/** Ends a counter's window. Returns whether anything had been counted in it. */
export async function deleteUses(db: Handle, key: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("rate_counters")
		.where("key", "=", key)
		.where("count", ">", 0)
		.executeTakeFirst();
	return numDeletedRows > 0n;
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
