import type { Database } from "./open";

/** How long Replicate keeps the picture of a prediction, ms: https://replicate.com/docs/topics/predictions/data-retention */
const KEPT_MS = 3600_000;

/** What was ordered of a vendor and which id it gave, by the name of the drawing: a shop that was killed meanwhile pays for nothing twice. */
export function rememberPredictions(db: Database, now: () => Date) {
	const since = () => new Date(now().getTime() - KEPT_MS).toISOString();
	return {
		async find(drawing: string): Promise<string | null> {
			const row = await db
				.selectFrom("predictions")
				.select("prediction_id")
				.where("drawing", "=", drawing)
				.where("created_at", ">", since())
				.executeTakeFirst();
			return row?.prediction_id ?? null;
		},
		/** In the place of an earlier order of the same drawing; lets go of those the vendor has forgotten. */
		async keep(drawing: string, id: string): Promise<void> {
			const row = { drawing, prediction_id: id, created_at: now().toISOString() };
			await db.deleteFrom("predictions").where("created_at", "<=", since()).execute();
			await db
				.insertInto("predictions")
				.values(row)
				.onConflict((c) => c.column("drawing").doUpdateSet(row))
				.execute();
		},
		async forget(drawing: string): Promise<void> {
			await db.deleteFrom("predictions").where("drawing", "=", drawing).execute();
		},
	};
}
