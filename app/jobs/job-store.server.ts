import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type JobRow = Selectable<Schema["jobs"]>;

/** Jobs that are not done, failed ones first, then by when they are tried next; at most `limit`. */
export function openJobs(db: Handle, limit: number): Promise<JobRow[]> {
	return db
		.selectFrom("jobs")
		.selectAll()
		.where("state", "!=", "done")
		.orderBy((eb) => eb.case().when("state", "=", "failed").then(0).else(1).end())
		.orderBy("run_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}

/** How many jobs of each kind and state there are that are not done. */
export function countOpenJobs(db: Handle) {
	return db
		.selectFrom("jobs")
		.select(["kind", "state"])
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("state", "!=", "done")
		.groupBy(["kind", "state"])
		.orderBy("kind")
		.orderBy("state")
		.execute();
}

/** Every job that was told of one of these ids, done ones too, oldest first. */
export function jobsAbout(db: Handle, ids: string[]): Promise<JobRow[]> {
	return db
		.selectFrom("jobs")
		.selectAll()
		.where((eb) => eb.or(ids.map((id) => eb("payload", "like", `%"${id}"%`))))
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

const AFRESH = { state: "ready", attempts: 0, finished_at: null } as const;

/** Gives every failed job its tries again, at once. Returns how many. */
export async function retryFailed(db: Handle, at: string): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable("jobs")
		.set({ ...AFRESH, run_at: at })
		.where("state", "=", "failed")
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** The same for one, failed or waiting for its next try. Returns whether there is such a one. */
export async function retryJob(db: Handle, id: string, at: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("jobs")
		.set({ ...AFRESH, run_at: at })
		.where("id", "=", id)
		.where("state", "in", ["failed", "ready"])
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
