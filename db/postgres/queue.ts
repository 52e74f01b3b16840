import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from "graphile-worker";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Schema } from "../schema";
import { OUR_NAME, urlOf } from "./connect";

/** How often each lane looks for what a notification didn't tell of: a time that has come. One indexed query. */
const POLL_MS = 2_000;
/** Connections of one process's queue. */
const CONNECTIONS = 10;
/** A job that was fetched is claimed within milliseconds: one held so long without that was fetched by a process that died, ms. */
const HELD_MS = 15_000;
/** The longest that one statement of the queue may take: a server that doesn't answer must not hold up every lane for ever. */
const STATEMENT_MS = 30_000;
/** How soon a queue that broke down is started again. */
const RESTART_MS = 2_000;
/** graphile-worker's own grace; whoever stops the queue has one of its own, and it is shorter. */
const LONGEST_GRACE_MS = 60_000;

/** What it has to say besides its events are single lines of an English text: the shop's log has events of its own. */
const silent = new Logger(() => () => {});

/** Makes graphile-worker's tables in a schema of its own, or brings them up to date. */
export async function migrateQueue(url: string): Promise<void> {
	await runMigrations({ connectionString: url, logger: silent });
}

export type QueuedJob = { id: string; kind: string; delayMs: number };

/**
 * Hands jobs to graphile-worker, in the transaction that writes them: their ids, and when. Handing one over again puts it in the
 * place of what was handed over before, also of what a process that died holds.
 */
export async function queueJobs(db: Kysely<Schema>, jobs: QueuedJob[]): Promise<void> {
	if (jobs.length === 0) return;
	await sql`
		select graphile_worker.add_job(
			job.kind, json_build_object('id', job.id), run_at := now() + job.delay * interval '1 millisecond',
			job_key := job.id, flags := array[job.kind]
		) from json_to_recordset(${JSON.stringify(jobs.map(({ delayMs: delay, ...job }) => ({ ...job, delay })))}::json)
			as job(id text, kind text, delay float8)
	`.execute(db);
}

/** Takes a job back from graphile-worker. */
export async function unqueueJob(db: Kysely<Schema>, id: string): Promise<void> {
	await sql`select graphile_worker.remove_job(${id})`.execute(db);
}

/** The sandbox clock was turned: what waits has waited so much longer, ms. */
export async function turnQueue(db: Kysely<Schema>, ms: number): Promise<void> {
	await sql`
		select graphile_worker.reschedule_jobs(array[id], run_at := run_at - ${ms} * interval '1 millisecond')
		from graphile_worker.jobs where locked_at is null and run_at > now()
	`.execute(db);
}

/**
 * The jobs that graphile-worker should have and hasn't: whose worker died, for its lease ended before `passedAt` (machine's time,
 * ISO); and those due at `dueAt` (the shop's time, ISO) that it doesn't know, as after a move from SQLite, or keeps for a process
 * that died before it had begun.
 */
async function lostJobs(
	pool: pg.Pool,
	{ passedAt, dueAt }: { passedAt: string; dueAt: string },
): Promise<QueuedJob[]> {
	const { rows } = await pool.query<{ id: string; kind: string }>(
		`select id, kind from jobs
			where (state = 'running' and lease_until < $1)
			or (state = 'ready' and run_at <= $2 and not exists (
				select from graphile_worker.jobs as queued
				where queued.key = jobs.id and queued.attempts < queued.max_attempts
				and (queued.locked_at is null or queued.locked_at > now() - $3 * interval '1 millisecond')
			))`,
		[passedAt, dueAt, HELD_MS],
	);
	return rows.map((row) => ({ ...row, delayMs: 0 }));
}

/** Takes lost jobs from whoever died with them and hands them over anew; what a worker that lives has in hand its lease keeps. */
async function recoverJobs(db: Kysely<Schema>, lost: QueuedJob[]): Promise<void> {
	if (lost.length === 0) return;
	await sql`
		select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
		where locked_by is not null and key in (${sql.join(lost.map(({ id }) => id))})
	`.execute(db);
	await queueJobs(db, lost);
}

type Work = {
	kinds: string[];
	/** Jobs of this process at once; each is a promise that mostly waits for a vendor or for a process that draws. */
	atOnce: number;
	/** Does a job, whatever comes of it; what it throws is tried again by graphile-worker's own rule. */
	run(id: string): Promise<void>;
	/** Kinds of which nothing may be begun now, by how many of a kind are in hand here. */
	full(inHand: (kind: string) => number): string[];
	/** A lane has looked for a job and been answered, whether or not there was one. */
	onLook(): void;
	/** The two clocks by which lost jobs are told, ISO. */
	times(): { passedAt: string; dueAt: string };
	onError(error: unknown): void;
};

export type Queue = {
	/** Finds the jobs that nobody has any more, and hands them over again. */
	recover(): Promise<void>;
	/** Takes no more jobs, and ends once those in hand have, and `recovering` has. */
	stop(recovering: Promise<void>): Promise<void>;
};

/**
 * Has graphile-worker fetch one job at a time, so that whoever fetches next knows what is in hand: no more of a kind are fetched
 * than may be begun, and each in its turn. `full` waits for that turn, which ends with the answer.
 */
function fetchInTurn(events: WorkerEvents, full: Work["full"]) {
	const inHand = new Map<string, number>();
	const count = (kind: string) => inHand.get(kind) ?? 0;
	let last: Promise<void> = Promise.resolve();
	let end = () => {};
	events.on("job:start", ({ job: { task_identifier: kind } }) => {
		inHand.set(kind, count(kind) + 1);
		end();
	});
	for (const name of ["worker:getJob:empty", "worker:getJob:error"] as const) events.on(name, () => end());
	return {
		full: async (): Promise<string[]> => {
			const before = last;
			let ended = () => {};
			last = new Promise((resolve) => {
				ended = resolve;
			});
			await before;
			end = ended;
			return full(count);
		},
		end: (kind: string) => inHand.set(kind, count(kind) - 1),
	};
}

/** Runs the jobs of a database's queue in this process until it is stopped; starts again by itself when the server was away. */
export function startQueue(db: Kysely<Schema>, work: Work): Queue {
	const pool = new pg.Pool({
		connectionString: urlOf(db),
		max: CONNECTIONS,
		application_name: `${OUR_NAME} jobs`,
		query_timeout: STATEMENT_MS,
	});
	// A connection that is cut is replaced; what it was asked fails where it was asked.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	let open = true;
	let runner: Runner | undefined;
	const begin = () => {
		const events: WorkerEvents = new EventEmitter();
		for (const name of ["worker:getJob:error", "pool:listen:error", "worker:fatalError"] as const)
			events.on(name, ({ error }: { error: unknown }) => work.onError(error));
		for (const name of ["worker:getJob:empty", "job:start"] as const) events.on(name, () => work.onLook());
		const turns = fetchInTurn(events, work.full);
		const taskOf = (kind: string) => async (payload: unknown) => {
			await work.run((payload as { id: string }).id).finally(() => turns.end(kind));
		};
		return run({
			pgPool: pool,
			taskList: Object.fromEntries(work.kinds.map((kind) => [kind, taskOf(kind)])),
			concurrency: work.atOnce,
			pollInterval: POLL_MS,
			forbiddenFlags: turns.full,
			noHandleSignals: true,
			gracefulShutdownAbortTimeout: LONGEST_GRACE_MS,
			logger: silent,
			events,
		});
	};
	const running = (async () => {
		while (open) {
			try {
				runner = await begin();
				if (!open) await runner.stop();
				await runner.promise;
			} catch (error) {
				work.onError(error);
				if (open) await wait(RESTART_MS);
			}
		}
	})();
	return {
		recover: async () => recoverJobs(db, await lostJobs(pool, work.times())),
		stop: async (recovering) => {
			open = false;
			await runner?.stop().catch(() => {});
			await Promise.all([running, recovering]);
			await pool.end();
		},
	};
}
