import { isDatabaseAway } from "#db/postgres/away";
import { writeSetting } from "#db/settings";
import { VendorError } from "~/providers/vendor-failure";
import { withDeadline } from "~/shop/with-deadline";
import type { Shop } from "~/shop.server";
import type { JobKind, JobPayloads } from "./enqueue.server";
import type { handlers } from "./handlers.server";
import { type Handler, Retry } from "./job.server";
import { DISK_FULL, giveBack, type JobRow, type Lease, readMembers, updateLeased } from "./job-store.server";
import { tellOfFailedJob, tellOfFullDisk } from "./tell-operator.server";

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
/** A job that was cut off so often in a row is the likelier cause of it, and stops the shop no more: for minutes it has gone no other way. */
const MOST_INTERRUPTED = 20;
/** And one of whose failure nobody can be told has failed all the same. */
const MOST_UNTOLD = 3;

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

/** How long a job waits before it is tried again that has come to nothing `times` times, ms. */
const backoff = (times: number) => Math.min(BACKOFF_MS * 2 ** (times - 1), MAX_BACKOFF_MS);

/**
 * Runs one claimed job to its end: done, to be tried again, or failed. What nobody here can read or do fails at once. The vendor's failure
 * that it has met is kept with it, also where it is done all the same.
 */
export function work(shop: Shop, job: JobRow, stopping: AbortSignal, who: Handlers): Promise<void> {
	return shop.failures.during(() => workHeard(shop, job, stopping, who));
}

async function workHeard(shop: Shop, job: JobRow, stopping: AbortSignal, who: Handlers): Promise<void> {
	const known = Object.hasOwn(who, job.kind) ? who[job.kind as JobKind] : undefined;
	const handler = known as unknown as Handler<JobKind> | undefined;
	const payload = readMembers(job.payload) as JobPayloads[JobKind] | null;
	const steps = readMembers(job.steps);
	const isLikelyCause = job.interrupted > MOST_INTERRUPTED;
	const lost = new AbortController();
	const beat = setInterval(() => void renew(shop, job, lost), BEAT_MS);
	const run = async () => {
		if (!handler) throw new Retry("unknown_kind");
		if (!payload || !steps) throw new Retry("unreadable");
		if (isLikelyCause) throw new Retry("interrupted");
		await withDeadline(handler.timeoutMs, [stopping, lost.signal], (signal) =>
			handler.run(shop, {
				payload,
				attempt: job.attempts,
				signal,
				step: async (name, doIt) => {
					if (name in steps) return steps[name] as Awaited<ReturnType<typeof doIt>>;
					const answer = await doIt();
					steps[name] = answer ?? null;
					if (!(await updateLeased(shop.db, job, { steps: JSON.stringify(steps) })))
						throw new Retry("lease_lost");
					return answer;
				},
			}),
		);
	};
	try {
		const fault = await run().then(
			() => null,
			(error: unknown) => ({ error }),
		);
		// Work that is done can't fail any more: where that can't be written, the next lease finds its steps done.
		if (!fault)
			await updateLeased(shop.db, job, {
				...ENDED,
				...{ state: "done", finished_at: now(shop), failure: shop.failures.heard() },
			});
		else if (stopping.aborted || lost.signal.aborted || isDatabaseAway(fault.error))
			await interrupt(shop, job, stopping.aborted);
		else if (isDiskFull(fault.error)) await waitForRoom(shop, job);
		else {
			const code = codeOf(fault.error);
			if (code === "bug") shop.log.error("job", fault.error, { ...told(job), attempt: job.attempts });
			const isFinal = fault.error instanceof Retry && fault.error.isFinal;
			const canBeTried = handler && payload && steps && !isLikelyCause && !isFinal;
			if (canBeTried && job.attempts < handler.attempts) await retry(shop, job, code);
			else await giveUp(shop, job, code, () => payload && handler?.failed?.(shop, payload, code));
		}
	} finally {
		clearInterval(beat);
	}
}

const now = (shop: Shop, ms = 0) => new Date(shop.clock.now().getTime() + ms).toISOString();

/**
 * Gives a job back with its try: at once where this worker stops, which is nobody's fault; later, and counted apart, where its lease
 * or its database was lost.
 */
async function interrupt(shop: Shop, job: JobRow, isStopping: boolean): Promise<void> {
	const attempts = job.attempts - 1;
	if (isStopping) return giveBack(shop.db, { ...job, attempts }, 0);
	const interrupted = job.interrupted + 1;
	const delayMs = backoff(interrupted);
	await giveBack(shop.db, { ...job, attempts, interrupted, run_at: now(shop, delayMs) }, delayMs);
	shop.log.warn("job interrupted", { ...told(job), times: interrupted });
}

/** The words of a file system, of SQLite and of PostgreSQL (its manual, appendix A) for a disk that is full. */
const FULL_CODES = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;

const isDiskFull = (error: unknown): boolean =>
	error instanceof Error &&
	(FULL_CODES.test(String((error as { code?: unknown }).code)) || isDiskFull(error.cause));

/** Gives a job back with its try, however often: who has room made for it finds it going on. The operator is told, once a day. */
async function waitForRoom(shop: Shop, job: JobRow): Promise<void> {
	const run_at = now(shop, MAX_BACKOFF_MS);
	const waiting = { ...job, attempts: job.attempts - 1, interrupted: 0, run_at, failure: DISK_FULL };
	await giveBack(shop.db, waiting, MAX_BACKOFF_MS);
	shop.log.warn("disk full", { ...told(job), nextAt: run_at });
	await tellOfFullDisk(shop);
}

function codeOf(error: unknown): string {
	if (error instanceof Retry) return error.code;
	return error instanceof VendorError ? "unavailable" : "bug";
}

const heard = ({ failures }: Shop) => failures.heard() ?? undefined;

/** What whoever runs the shop reads of a failed try: what a vendor said; a mistake of our own stays one. */
const whyFailed = (shop: Shop, code: string): string =>
	(code === "bug" ? null : shop.failures.heard()) ?? code;

async function retry(shop: Shop, job: JobRow, code: string): Promise<void> {
	const delayMs = backoff(job.attempts);
	const run_at = now(shop, delayMs);
	const failure = whyFailed(shop, code);
	await giveBack(shop.db, { ...job, interrupted: 0, run_at, failure }, delayMs);
	if (isSaid(job.attempts))
		shop.log.warn("job retried", {
			...told(job),
			attempt: job.attempts,
			code,
			says: heard(shop),
			nextAt: run_at,
		});
}

/** `tell` tells whoever waits: before the job's end is written, so that they find the failure already told. */
async function giveUp(shop: Shop, job: JobRow, code: string, tell: () => unknown): Promise<void> {
	const failure = whyFailed(shop, code);
	shop.log.warn("job failed", { ...told(job), attempt: job.attempts, code, says: heard(shop) });
	try {
		await tell();
	} catch (untold) {
		// Said again when the lease has passed, but not for ever.
		if (job.interrupted < MOST_UNTOLD || isDatabaseAway(untold)) throw untold;
		shop.log.error("job", untold, told(job));
	}
	await updateLeased(shop.db, job, { ...ENDED, state: "failed", finished_at: now(shop), failure });
	await tellOfFailedJob(shop, job, failure);
}
