import type { Handle } from "#db/open";
import { insertJobs } from "./job-store.server";

export { cancelJob } from "./job-store.server";

/** Every kind of job and what it is told. Ids only: the facts are read from the database when the job runs. */
export type JobPayloads = {
	/** `coverFor`: the keyed address for which the cover is drawn next; null when a call asks for it later. */
	"write-synopsis": { bookId: string; key: string; coverFor: string | null };
	/** `awaited`: a call waits for the answer. */
	"draw-cover": { coverId: string; awaited: boolean };
	"send-mail": { mail: string; id: string };
	"settle-payment": { paymentId: string };
	"close-payment": { paymentId: string };
	"refund-payment": { paymentId: string };
	"delete-files": { keys: string[] };
	sweep: Record<string, never>;
};

export type JobKind = keyof JobPayloads;

export type NewJob<K extends JobKind> = {
	kind: K;
	/** What must happen once has one key: enqueuing it again changes nothing. */
	key: string;
	payload: JobPayloads[K];
	now: Date;
	/** ms from now. */
	delayMs?: number;
	id: string;
};

/** Writes a job, in the transaction of the fact that causes it. Returns false when the key is there already. */
export function enqueue<K extends JobKind>(db: Handle, job: NewJob<K>): Promise<boolean> {
	return enqueueAll(db, [job]);
}

/** The same for several jobs; returns false when all their keys are there already. */
export function enqueueAll<K extends JobKind>(db: Handle, jobs: NewJob<K>[]): Promise<boolean> {
	const rows = jobs.map((job) => ({
		id: job.id,
		kind: job.kind,
		key: job.key,
		payload: JSON.stringify(job.payload),
		state: "ready" as const,
		attempts: 0,
		run_at: new Date(job.now.getTime() + (job.delayMs ?? 0)).toISOString(),
		lease_until: null,
		lease_token: null,
		steps: "{}",
		failure: null,
		created_at: job.now.toISOString(),
		finished_at: null,
	}));
	return insertJobs(db, rows);
}
