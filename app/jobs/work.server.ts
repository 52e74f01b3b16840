import { writeSetting } from "#db/settings";
import type { Shop } from "~/shop.server";
import type { JobKind, JobPayloads } from "./enqueue.server";
import type { handlers } from "./handlers.server";
import { type Handler, Retry } from "./job.server";
import { giveBack, type JobRow, type Lease, readMembers, updateLeased } from "./job-store.server";
import { tellOfFailedJob } from "./tell-operator.server";

export type Handlers = Partial<typeof handlers>;

/** Jobs of one kind at once. Each kind has lanes of its own: forty covers at a slow vendor must not hold up a reset mail. */
export const LANES = 4;
/** A job whose worker has been silent this long belongs to whoever asks next: how soon a crash is made good. */
const LEASE_MS = 15_000;
const BEAT_MS = 5_000;
/** How often a worker writes, job or no job: a database that can only be read is no shop. */
export const PROOF_MS = 10_000;
export const PROOF = "worker_wrote_at";
/** A worker that hasn't written or looked for so long is not alive. */
export const SILENT_MS = 30_000;
/** First retry after this, then doubled, at most MAX_BACKOFF_MS. */
const BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 5 * 60_000;
/** Tries beyond a handler's own that end with the process: after so many the job is the likelier cause, and stops the shop no more. */
const KILLED_TRIES = 2;

export type Worker = {
	/** False before its first look, once it has stopped, and while it can't write, can't claim or has lost its database: /healthz says so. */
	alive(): boolean;
	/** Takes no more jobs and waits for those in hand, at most `graceMs`; what isn't finished is resumed by the next start. */
	stop(graceMs: number): Promise<void>;
};

const ENDED = { lease_until: null, steps: "{}" };

/** Leases count in the machine's own time (ISO): turning the sandbox clock must not take a running job from its worker. */
export const machineTime = (ms = 0) => new Date(Date.now() + ms).toISOString();

/** Writes that a worker is alive. */
export const proveAlive = (shop: Shop): Promise<void> => writeSetting(shop.db, PROOF, machineTime());

/** A lease for a job that is claimed now. */
export const newLease = (shop: Shop): Lease => ({
	token: shop.ids.token(12),
	until: machineTime(LEASE_MS),
	passedAt: machineTime(),
});

/** What a line of the log may tell of a job: itself, and the ids of what it is about. Never an address or a text. */
function told(job: JobRow): Record<string, string> {
	const about = Object.entries(readMembers(job.payload) ?? {}).filter(
		([name, value]) => TOLD.has(name) && typeof value === "string" && /^[\w.-]+$/.test(value),
	) as [string, string][];
	return { kind: job.kind, job: job.id, ...Object.fromEntries(about) };
}
const TOLD = new Set(["bookId", "coverId", "orderId", "paymentId", "photoId", "mail", "id"]);

/** The first try and every doubling: two hundred tries of a mail are eight lines. */
const isSaid = (attempt: number) => Number.isInteger(Math.log2(attempt));

/** One heartbeat. Aborts `lost` when another has the job, or may have it: the lease is over and can't be renewed. */
async function renew(shop: Shop, job: JobRow, lost: AbortController): Promise<void> {
	const lease_until = machineTime(LEASE_MS);
	try {
		if (await updateLeased(shop.db, job, { lease_until })) job.lease_until = lease_until;
		else lost.abort();
	} catch (error) {
		// A full disk, a busy file: the next beat may succeed, and half a minute of paid drawing is not thrown away for it.
		shop.log.error("heartbeat", error, told(job));
		if ((job.lease_until ?? "") <= machineTime()) lost.abort();
	}
}

/** Runs one claimed job to its end: done, to be tried again, or failed. What nobody here can read or do fails at once. */
export async function work(shop: Shop, job: JobRow, stopping: AbortSignal, who: Handlers): Promise<void> {
	const known = Object.hasOwn(who, job.kind) ? who[job.kind as JobKind] : undefined;
	const handler = known as unknown as Handler<JobKind> | undefined;
	const payload = readMembers(job.payload) as JobPayloads[JobKind] | null;
	const steps = readMembers(job.steps);
	const mostTries = handler && payload && steps ? handler.attempts : 0;
	const lost = new AbortController();
	const beat = setInterval(() => void renew(shop, job, lost), BEAT_MS);
	const now = () => shop.clock.now().toISOString();
	try {
		if (!handler) throw new Retry("unknown_kind");
		if (!payload || !steps) throw new Retry("unreadable");
		if (job.attempts > mostTries + KILLED_TRIES) throw new Retry("killed");
		await handler.run(shop, {
			payload,
			attempt: job.attempts,
			signal: AbortSignal.any([stopping, lost.signal, AbortSignal.timeout(handler.timeoutMs)]),
			step: async (name, doIt) => {
				if (name in steps) return steps[name] as Awaited<ReturnType<typeof doIt>>;
				const answer = await doIt();
				steps[name] = answer ?? null;
				if (!(await updateLeased(shop.db, job, { steps: JSON.stringify(steps) })))
					throw new Retry("lease_lost");
				return answer;
			},
		});
		// What the steps remembered (a story, an address) is kept no longer than the job needs it.
		await updateLeased(shop.db, job, { ...ENDED, state: "done", finished_at: now(), failure: null });
	} catch (error) {
		const code = error instanceof Retry ? error.code : "bug";
		if (code === "bug" && !stopping.aborted)
			shop.log.error("job", error, { ...told(job), attempt: job.attempts });
		// Stopping is nobody's fault: the next start resumes it at once, with this try given back.
		if (stopping.aborted) {
			const { run_at, failure } = job;
			await giveBack(shop.db, job, { run_at, delayMs: 0, attempts: job.attempts - 1, failure });
		} else if (job.attempts < mostTries) {
			const delayMs = Math.min(BACKOFF_MS * 2 ** (job.attempts - 1), MAX_BACKOFF_MS);
			const run_at = new Date(shop.clock.now().getTime() + delayMs).toISOString();
			await giveBack(shop.db, job, { run_at, delayMs, attempts: job.attempts, failure: code });
			if (isSaid(job.attempts))
				shop.log.warn("job retried", { ...told(job), attempt: job.attempts, code, nextAt: run_at });
		} else {
			shop.log.warn("job failed", { ...told(job), attempt: job.attempts, code });
			// Before the job's end is written: whoever waits for it must find the failure already told.
			if (payload)
				await handler?.failed?.(shop, payload, code).catch((untold) => {
					// Said again when the lease has passed, but not for ever.
					if (job.attempts <= mostTries + KILLED_TRIES) throw untold;
					shop.log.error("job", untold, told(job));
				});
			await updateLeased(shop.db, job, { ...ENDED, state: "failed", finished_at: now(), failure: code });
			await tellOfFailedJob(shop, job, code);
		}
	} finally {
		clearInterval(beat);
	}
}
