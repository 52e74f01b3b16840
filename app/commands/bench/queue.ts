import { randomUUID } from "node:crypto";
import type { Database } from "#db/open";
import { createClock } from "~/clock.server";
import { enqueueAll } from "~/jobs/enqueue.server";
import { countOpenJobs } from "~/jobs/job-store.server";
import { accountOf, lastFinished } from "./bench-store.server";
import { median } from "./load";
import { type Served, serve } from "./servers";
import { print } from "./table";

const WORKERS = [1, 2, 4];
const JOBS = 2_000;
const ROUNDS = 3;
/** How often it is looked whether all is done, ms. */
const LOOK_MS = 250;

/** Puts greetings of an account into the queue in one transaction; gives how many of them a second were written as mails. */
async function greet(db: Database, userId: string): Promise<number> {
	const clock = createClock();
	const ids = { next: (word: string) => `${word}_${randomUUID()}`, token: () => randomUUID() };
	const payload = { mail: "welcome", id: userId };
	const jobs = Array.from({ length: JOBS }, () => ({
		kind: "send-mail" as const,
		key: ids.next("bench"),
		payload,
	}));
	const began = clock.now().getTime();
	await db.transaction().execute((trx) => enqueueAll(trx, { clock, ids }, jobs));
	while ((await countOpenJobs(db)).some(({ kind }) => kind === "send-mail"))
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	return (JOBS / (Date.parse(await lastFinished(db, "send-mail")) - began)) * 1000;
}

/** How many mails a second one, two and four worker processes write over one PostgreSQL; `email` has an account. */
export async function measureQueue(db: Database, email: string, env: Record<string, string>): Promise<void> {
	const userId = await accountOf(db, email);
	const workers: Served[] = [];
	const rows: (string | number)[][] = [];
	try {
		for (const count of WORKERS) {
			while (workers.length < count)
				workers.push(
					await serve({
						path: "/healthz",
						program: ["build/commands/worker-process.js"],
						env: { ...env, ROLE: "worker" },
					}),
				);
			const rates: number[] = [];
			for (let round = 0; round < ROUNDS; round++) rates.push(await greet(db, userId));
			rows.push([String(count), median(rates), median(rates) / Number(rows[0]?.[1] ?? median(rates))]);
		}
	} finally {
		for (const worker of workers) await worker.stop();
	}
	print(
		`Mails written by workers over one PostgreSQL, ${JOBS} put into the queue at once (median of ${ROUNDS} rounds)`,
		["workers", "jobs/s", "of one"],
		rows,
	);
}
