import { writeSetting } from "#db/settings";
import type { Shop } from "~/shop.server";
import type { JobKind, JobPayloads } from "./enqueue.server";
import { handlers } from "./handlers.server";
import { type Handler, Retry } from "./job.server";
import { claimDueJob, type JobRow, readMembers, updateLeased } from "./job-store.server";

type Handlers = Partial<typeof handlers>;

/** A job whose worker has been silent this long belongs to whoever asks next: how soon a crash is made good. */
const LEASE_MS = 15_000;
const BEAT_MS = 5_000;
/** How often an idle worker looks. One indexed query. */
const POLL_MS = 200;
/** How soon it looks again after a look that failed: a full disk is not said five times a second. */
const FAILED_POLL_MS = 2_000;
/** How often the worker writes, job or no job: a database that can only be read is no shop. */
const PROOF_MS = 10_000;
const PROOF = "worker_wrote_at";
/** A worker that hasn't written or looked for so long is not alive. */
const SILENT_MS = 30_000;
/** Jobs of one kind at once. Each kind has lanes of its own: forty covers at a slow vendor must not hold up a reset mail. */
const LANES = 4;
/** First retry after this, then doubled, at most MAX_BACKOFF_MS. */
const BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 5 * 60_000;
/** Tries beyond a handler's own that end with the process: after so many the job is the likelier cause, and stops the shop no more. */
const KILLED_TRIES = 2;

const ENDED = { lease_until: null, steps: "{}" };

// Leases count in the machine's own time: turning the sandbox clock must not take a running job from its worker.
const machineTime = (ms = 0) => new Date(Date.now() + ms).toISOString();
const leaseEnd = () => machineTime(LEASE_MS);

/** Claims the next due job, or one whose lease has passed; none of the kinds in `busy`. */
function claim(shop: Shop, busy: readonly string[] = []): Promise<JobRow | undefined> {
	const lease = { token: shop.ids.token(12), until: leaseEnd(), passedAt: machineTime() };
	return claimDueJob(shop.db, lease, shop.clock.now().toISOString(), busy);
}

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
	const lease_until = leaseEnd();
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
async function work(shop: Shop, job: JobRow, stopping: AbortSignal, who: Handlers): Promise<void> {
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
			await updateLeased(shop.db, job, { state: "ready", lease_until: null, attempts: job.attempts - 1 });
		} else if (job.attempts < mostTries) {
			const wait = Math.min(BACKOFF_MS * 2 ** (job.attempts - 1), MAX_BACKOFF_MS);
			const run_at = new Date(shop.clock.now().getTime() + wait).toISOString();
			await updateLeased(shop.db, job, { state: "ready", lease_until: null, run_at, failure: code });
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
		}
	} finally {
		clearInterval(beat);
	}
}

/** Runs every job that is due, and those they cause, until none is left: the tests' worker. Returns how many ran. */
export async function runDueJobs(shop: Shop, who: Handlers = handlers): Promise<number> {
	const never = new AbortController().signal;
	for (let ran = 0; ; ran++) {
		const job = await claim(shop);
		if (!job) return ran;
		await work(shop, job, never, who);
	}
}

export type Worker = {
	/** False before its first look, once it has stopped, and while it can't write, can't claim or has lost its database: /healthz says so. */
	alive(): boolean;
	/** Takes no more jobs and waits for those in hand, at most `graceMs`; what isn't finished is resumed by the next start. */
	stop(graceMs: number): Promise<void>;
};

/** Starts the worker in this process. */
export function startWorker(shop: Shop, who: Handlers = handlers): Worker {
	const stopping = new AbortController();
	const inHand = new Map<string, Set<Promise<void>>>();
	let open = true;
	let lookedAt = 0;
	let wroteAt = 0;
	let timer: NodeJS.Timeout | undefined;
	let looking: Promise<void> = Promise.resolve();

	const since = (at: number) => Date.now() - at;
	let hadItsFile = true;
	const databaseIsThere = () => {
		const has = shop.databaseIsThere();
		if (hadItsFile && !has)
			shop.log.error(
				"database",
				new Error("shop.db was deleted, moved or replaced: put it back, or restart"),
			);
		hadItsFile = has;
		return has;
	};

	const look = async (): Promise<void> => {
		// What is bought or mailed while nothing is kept would be bought and mailed again.
		while (open && databaseIsThere()) {
			if (since(wroteAt) >= PROOF_MS) {
				await writeSetting(shop.db, PROOF, machineTime());
				wroteAt = Date.now();
			}
			const busy = [...inHand].filter(([, jobs]) => jobs.size >= LANES).map(([kind]) => kind);
			const job = await claim(shop, busy);
			// With each claim: while there is more to do than one look comes to the end of, the loop is alive.
			lookedAt = Date.now();
			if (!job) return;
			const ofKind = inHand.get(job.kind) ?? new Set();
			inHand.set(job.kind, ofKind);
			const done: Promise<void> = work(shop, job, stopping.signal, who)
				.catch((error) => shop.log.error("worker", error, { job: job.id }))
				.finally(() => ofKind.delete(done));
			ofKind.add(done);
		}
	};
	const tick = () => {
		looking = look()
			.then(() => POLL_MS)
			.catch((error) => {
				shop.log.error("worker", error);
				return FAILED_POLL_MS;
			})
			.then((wait) => {
				if (open) timer = setTimeout(tick, wait);
			});
	};
	tick();
	return {
		alive: () => open && since(lookedAt) < SILENT_MS && since(wroteAt) < SILENT_MS,
		stop: async (graceMs) => {
			open = false;
			clearTimeout(timer);
			await looking;
			const grace = setTimeout(() => stopping.abort(), graceMs);
			await Promise.allSettled([...inHand.values()].flatMap((jobs) => [...jobs]));
			clearTimeout(grace);
		},
	};
}
