import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, Handle } from "#db/open";
import { isPostgres } from "#db/postgres/connect";
import { queueJobs, unqueueJob } from "#db/postgres/queue";
import type { Schema } from "#db/schema";

export type JobRow = Selectable<Schema["jobs"]>;

/** What a job's `payload` or `steps` hold; null when that can't be read, by damage or by another version's hand. */
export function readMembers(json: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(json);
		return value?.constructor === Object ? (value as Record<string, unknown>) : null;
	} catch {
		return null;
	}
}

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

/** The last failure that a job of this kind has met which was told of this id, also where it is done; null for none. */
export async function findLastFailure(db: Handle, kind: string, id: string): Promise<string | null> {
	const row = await db
		.selectFrom("jobs")
		.select("failure")
		.where("kind", "=", kind)
		.where("payload", "like", `%"${id}"%`)
		.where("failure", "is not", null)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.executeTakeFirst();
	return row?.failure ?? null;
}

/** A job by its id; undefined when it was taken back. */
export function readJob(db: Handle, id: string): Promise<JobRow | undefined> {
	return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How far a job has got; undefined when there is none of this key. */
export async function findState(db: Handle, key: string): Promise<JobRow["state"] | undefined> {
	const row = await db.selectFrom("jobs").select("state").where("key", "=", key).executeTakeFirst();
	return row?.state;
}

/** Gives every failed job its tries again, at once; with `id` that one, failed or waiting for its next try. Returns how many. */
export async function retryJobs(db: Handle, at: string, id?: string): Promise<number> {
	const query = db
		.updateTable("jobs")
		.set({ state: "ready", attempts: 0, interrupted: 0, finished_at: null, run_at: at })
		.returning(["id", "kind"]);
	const again = await (id === undefined
		? query.where("state", "=", "failed")
		: query.where("id", "=", id).where("state", "in", ["failed", "ready"])
	).execute();
	if (isPostgres(db))
		await queueJobs(
			db,
			again.map((job) => ({ ...job, delayMs: 0 })),
		);
	return again.length;
}

/** Writes jobs, but for those whose key is there already. Returns whether any was written. */
export async function insertJobs(db: Handle, jobs: Insertable<Schema["jobs"]>[]): Promise<boolean> {
	const written = await db
		.insertInto("jobs")
		.values(jobs)
		.onConflict((conflict) => conflict.column("key").doNothing())
		.returning(["id", "kind", "run_at", "created_at"])
		.execute();
	if (isPostgres(db))
		await queueJobs(
			db,
			written.map(({ id, kind, run_at, created_at }) => ({
				...{ id, kind },
				delayMs: Date.parse(run_at) - Date.parse(created_at),
			})),
		);
	return written.length > 0;
}

/** Takes a job back that nobody has begun. Returns false when it has been begun, done or never been there. */
export async function cancelJob(db: Handle, key: string): Promise<boolean> {
	const taken = await db
		.deleteFrom("jobs")
		.where("key", "=", key)
		.where("state", "=", "ready")
		.where("attempts", "=", 0)
		.returning("id")
		.executeTakeFirst();
	if (taken && isPostgres(db)) await unqueueJob(db, taken.id);
	return taken !== undefined;
}

/** Word for word as the index jobs_due has it, without parameters: SQLite uses a partial index for nothing else. */
const NOT_ENDED = sql<boolean>`state in ('ready', 'running')`;

/** A claim: its token, until when it holds, and the machine's time, by which another's has passed. */
export type Lease = { token: string; until: string; passedAt: string };

/** The update that puts a lease on a job and counts its try; the same try again where whoever had it went with it. */
function leasing(db: Handle, { until, token }: Lease) {
	return db.updateTable("jobs").set((eb) => {
		const plusOne = (column: "attempts" | "interrupted", state: JobRow["state"]) =>
			eb
				.case()
				.when("state", "=", state)
				.then(eb(column, "+", 1))
				.else(eb.ref(column))
				.end();
		return {
			state: "running",
			lease_until: until,
			lease_token: token,
			attempts: plusOne("attempts", "ready"),
			interrupted: plusOne("interrupted", "running"),
		};
	});
}

/**
 * Claims the next job due at `dueAt`, or one whose lease has passed, in one statement; none of the kinds in `busy`. By
 * `run_at`: what is to be tried again waits behind what has had no try yet.
 */
export function claimDueJob(
	db: Handle,
	lease: Lease,
	dueAt: string,
	busy: readonly string[],
): Promise<JobRow | undefined> {
	return leasing(db, lease)
		.where("id", "=", (eb) =>
			eb
				.selectFrom("jobs")
				.select("id")
				.where(NOT_ENDED)
				.where("run_at", "<=", dueAt)
				.where((or) => or.or([or("state", "=", "ready"), or("lease_until", "<", lease.passedAt)]))
				.$if(busy.length > 0, (due) => due.where("kind", "not in", busy))
				.orderBy("run_at")
				// There only tests run jobs one by one, and in the same order each time.
				.$if(isPostgres(db), (due) => due.orderBy("kind").orderBy("id"))
				.limit(1),
		)
		.returningAll()
		.executeTakeFirst();
}

/** Why a job waits that found the disk full. */
export const DISK_FULL = "disk full";

/** Whether a job waits for room on the disk. */
export async function waitsForRoom(db: Handle): Promise<boolean> {
	const waiting = db.selectFrom("jobs").select("id").where(NOT_ENDED).where("failure", "=", DISK_FULL);
	return (await waiting.limit(1).executeTakeFirst()) !== undefined;
}

/** Claims one job by its id; undefined where it is done, taken back, or another's whose lease holds. */
export function claimJob(db: Handle, id: string, lease: Lease): Promise<JobRow | undefined> {
	return leasing(db, lease)
		.where("id", "=", id)
		.where(NOT_ENDED)
		.where((or) => or.or([or("state", "=", "ready"), or("lease_until", "<", lease.passedAt)]))
		.returningAll()
		.executeTakeFirst();
}

/** Gives a leased job back as it is now, to be tried again in so many ms; nothing where its lease is another's by now. */
export async function giveBack(db: Database, job: JobRow, delayMs: number): Promise<void> {
	const { run_at, attempts, interrupted, failure } = job;
	const values = { state: "ready" as const, lease_until: null, run_at, attempts, interrupted, failure };
	if (!isPostgres(db)) return void (await updateLeased(db, job, values));
	await db.transaction().execute(async (trx) => {
		if (await updateLeased(trx, job, values)) await queueJobs(trx, [{ id: job.id, kind: job.kind, delayMs }]);
	});
}

/** Writes to a job only while its lease is still the one it was claimed with. Returns false when it isn't. */
export async function updateLeased(
	db: Handle,
	{ id, lease_token }: JobRow,
	values: Updateable<Schema["jobs"]>,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("jobs")
		.set(values)
		.where("id", "=", id)
		.where("lease_token", "=", lease_token)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
