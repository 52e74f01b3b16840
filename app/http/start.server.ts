import { ConfigError, config } from "~/config.server";
import { planSweep } from "~/jobs/sweep.server";
import { startWorker, type Worker } from "~/jobs/worker.server";
import { removeAbandonedUploads } from "~/shop/photos/delete-due-photos.server";
import { type Shop, theShop } from "~/shop.server";
import { watchLastAnswers } from "./last-answers.server";
import type { Log } from "./log.server";

/** How long work in hand may go on after SIGTERM, ms: under the 30 s most container hosts give. */
const GRACE_MS = 25_000;

const kept = globalThis as typeof globalThis & { fableAndKinWorker?: Worker };

/** The worker of this process, for /healthz. */
export function theWorker(): Worker | undefined {
	return kept.fableAndKinWorker;
}

/**
 * Opens the shop and starts the worker, once a process. Ends the process with the full list when the configuration is wrong.
 */
export async function startShop(watch: (log: Log) => () => void): Promise<void> {
	if (kept.fableAndKinWorker) return;
	const shop = await openOrExit();
	if (kept.fableAndKinWorker) return;
	watch(shop.log);
	const answers = watchLastAnswers();
	// The sweep plans its successor; this is for the first start, and after a time without a worker.
	await planSweep(shop);
	await removeAbandonedUploads(shop);
	kept.fableAndKinWorker = startWorker(shop);
	shop.log.info("open", { url: shop.settings.APP_URL, testMode: shop.settings.testMode });
	// remix-serve closes its server on the same signals.
	const stop = async (signal: string) => {
		shop.log.info("stopping", { signal });
		await Promise.all([kept.fableAndKinWorker?.stop(GRACE_MS), answers.out(GRACE_MS)]);
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		shop.log.info("stopped");
		// Not left to end by itself: the framework's timers of pages long sent would hold it up to 10 s.
		process.exit(0);
	};
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));
}

async function openOrExit(): Promise<Shop> {
	try {
		config();
		return await theShop();
	} catch (error) {
		const text =
			error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error);
		process.stderr.write(`${text}\n`);
		process.exit(1);
	}
}
