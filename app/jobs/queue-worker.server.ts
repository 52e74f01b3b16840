import { setMaxListeners } from "node:events";
import { queueJobs, startQueue } from "#db/postgres/queue";
import type { Shop } from "~/shop.server";
import type { JobKind } from "./enqueue.server";
import { claimJob, type JobRow, readJob } from "./job-store.server";
import {
	type Handlers,
	LANES,
	machineTime,
	newLease,
	PROOF_MS,
	proveAlive,
	SILENT_MS,
	type Worker,
	work,
} from "./work.server";

/**
 * How often it writes that it is alive, and reads which jobs nobody has any more: at most this later than their lease they are
 * another's.
 */
const BEAT_MS = 5_000;

/**
 * The worker of a shop on PostgreSQL. graphile-worker says when a job is due and which process takes it; the row in `jobs` says
 * what it is, how far it has got and whose it is, as on SQLite.
 */
export function startQueueWorker(shop: Shop, who: Handlers): Worker {
	const stopping = new AbortController();
	// Every job in hand listens, and there may be more of them than Node takes for a leak.
	setMaxListeners(0, stopping.signal);
	const kinds = Object.keys(who) as JobKind[];
	const atOnce = kinds.length * LANES;
	let open = true;
	let reaches = true;
	let beatAt = 0;
	let lookedAt = 0;
	let inHand = 0;
	let saidAt = 0;
	let stopped: Promise<void> | undefined;
	const since = (at: number) => Date.now() - at;

	/** Said, and not again with every try, while the server is away. */
	const say = (error: unknown) => {
		if (since(saidAt) < PROOF_MS) return;
		saidAt = Date.now();
		shop.log.error("worker", error);
	};
	/** In its own place and at its own time. */
	const putBack = ({ id, kind, run_at }: JobRow): Promise<void> =>
		queueJobs(shop.db, [{ id, kind, delayMs: Date.parse(run_at) - shop.clock.now().getTime() }]);

	const run = (id: string): Promise<void> => {
		inHand++;
		return runOne(id).finally(() => {
			inHand--;
			lookedAt = Date.now();
		});
	};
	const runOne = async (id: string): Promise<void> => {
		const row = await readJob(shop.db, id).catch((error) => {
			reaches = false;
			throw error;
		});
		if (!row) return;
		await shop.clock.refresh();
		// Fetched as the worker was told to stop, or before the shop's own time.
		if (!open || row.run_at > shop.clock.now().toISOString()) return putBack(row);
		const job = await claimJob(shop.db, id, newLease(shop));
		if (job) await work(shop, job, stopping.signal, who);
	};
	const queue = startQueue(shop.db, {
		kinds,
		atOnce,
		run,
		// Who can't read what a job is leaves it to the others.
		full: (countOf) => (reaches ? kinds.filter((kind) => countOf(kind) >= LANES) : kinds),
		onLook: () => {
			lookedAt = Date.now();
		},
		times: () => ({ passedAt: machineTime(), dueAt: shop.clock.now().toISOString() }),
		onError: say,
	});
	const beat = async () => {
		await shop.clock.refresh();
		await proveAlive(shop);
		reaches = true;
		await queue.recover();
		beatAt = Date.now();
	};
	let beating = beat().catch(say);
	const timer = setInterval(() => {
		beating = beating.then(beat).catch(say);
	}, BEAT_MS);
	const stop = async (graceMs: number) => {
		open = false;
		clearInterval(timer);
		const grace = setTimeout(() => stopping.abort(), graceMs);
		await queue.stop(beating);
		clearTimeout(grace);
	};
	return {
		// With every lane at work none looks: what is in hand has leases of its own.
		alive: () => open && since(beatAt) < SILENT_MS && (inHand >= atOnce || since(lookedAt) < SILENT_MS),
		stop: (graceMs) => {
			stopped ??= stop(graceMs);
			return stopped;
		},
	};
}
