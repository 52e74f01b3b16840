import { setMaxListeners } from "node:events";
import { isPostgres } from "#db/postgres/connect";
import type { Shop } from "~/shop.server";
import { handlers } from "./handlers.server";
import { claimDueJob, type JobRow } from "./job-store.server";
import { startQueueWorker } from "./queue-worker.server";
import {
	type Handlers,
	LANES,
	newLease,
	PROOF_MS,
	proveAlive,
	SILENT_MS,
	type Worker,
	work,
} from "./work.server";

export { waitsForRoom } from "./job-store.server";
export type { Worker };

/** How often an idle worker looks. One indexed query. */
const POLL_MS = 200;
/** How soon it looks again after a look that failed: a full disk is not said five times a second. */
const FAILED_POLL_MS = 2_000;

/** Claims the next due job, or one whose lease has passed; none of the kinds in `busy`. */
function claim(shop: Shop, busy: readonly string[] = []): Promise<JobRow | undefined> {
	return claimDueJob(shop.db, newLease(shop), shop.clock.now().toISOString(), busy);
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

/** Starts the worker in this process: on PostgreSQL graphile-worker says which job is next, on SQLite one query does. */
export function startWorker(shop: Shop, who: Handlers = handlers): Worker {
	return isPostgres(shop.db) ? startQueueWorker(shop, who) : startPolling(shop, who);
}

function startPolling(shop: Shop, who: Handlers): Worker {
	const stopping = new AbortController();
	// Every job in hand listens, and there may be more of them than Node takes for a leak.
	setMaxListeners(0, stopping.signal);
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
				await proveAlive(shop);
				wroteAt = Date.now();
			}
			await shop.clock.refresh();
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
