import { readSetting } from "#db/settings";
import { config } from "~/config.server";
import { reportHealth } from "~/http/health.server";
import { planSweep } from "~/jobs/sweep.server";
import { startWorker, type Worker } from "~/jobs/worker.server";
import { removeAbandonedUploads } from "~/shop/photos/delete-due-photos.server";
import { type Shop, theShop } from "~/shop.server";
import { watchConnections } from "./connections.server";
import { watchLastAnswers } from "./last-answers.server";
import { serveCachedPages } from "./page-cache.server";
import { explainStartFailure } from "./start-failure.server";

/** How long work in hand may go on after SIGTERM, ms: under the 30 s most container hosts give. */
const GRACE_MS = 25_000;

// Development reloads this module; what it has started goes on.
const kept = globalThis as typeof globalThis & { fableAndKinStarted?: boolean };

/** Starts the worker of an open shop, and answers for the health of both; /healthz's tests do it with a shop of their own. */
export function startWork(shop: Shop): Worker {
	const worker = startWorker(shop);
	const isRead = () =>
		readSetting(shop.db, "health").then(
			() => true,
			() => false,
		);
	reportHealth({ database: async () => shop.databaseIsThere() && (await isRead()), worker: worker.alive });
	return worker;
}

/**
 * Opens the shop and starts the worker, once a process. Ends the process with the full list when the configuration is
 * wrong, and with one line for whatever else an operator can mend.
 */
export async function startShop(): Promise<void> {
	if (kept.fableAndKinStarted) return;
	kept.fableAndKinStarted = true;
	process.on("uncaughtExceptionMonitor", sayWhyNotListening);
	const shop = await openOrExit();
	watchConnections(shop.log);
	serveCachedPages(shop);
	const answers = watchLastAnswers();
	// The sweep plans its successor; this is for the first start, and after a time without a worker.
	await planSweep(shop);
	await removeAbandonedUploads(shop);
	const worker = startWork(shop);
	shop.log.info("open", { url: shop.settings.APP_URL, testMode: shop.settings.testMode });
	// remix-serve closes its server on the same signals.
	const stop = async (signal: string) => {
		shop.log.info("stopping", { signal });
		await Promise.all([worker.stop(GRACE_MS), answers.out(GRACE_MS)]);
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		shop.log.info("stopped");
		// Not left to end by itself: the framework's timers of pages long sent would hold it up to 10 s.
		process.exit(0);
	};
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));
	stopWithoutParent();
}

/** start.mjs holds a channel to this process that closes with it, however it ends: a shop nobody can stop must not go on. */
function stopWithoutParent(): void {
	const stop = () => process.kill(process.pid, "SIGTERM");
	if (process.connected === false) stop();
	process.once("disconnect", stop);
	// Listening alone would keep the process from ending by itself.
	process.channel?.unref();
}

/** The server is remix-serve's, and its error nobody's: the process ends of it with a stack. */
function sayWhyNotListening(error: Error & { syscall?: string }): void {
	if (error.syscall === "listen") exitWith(explainStartFailure(error));
}

async function openOrExit(): Promise<Shop> {
	let dataDir: string | undefined;
	try {
		dataDir = config().DATA_DIR;
		return await theShop();
	} catch (error) {
		return exitWith(explainStartFailure(error, dataDir));
	}
}

function exitWith(text: string): never {
	process.stderr.write(`${text}\n`);
	process.exit(1);
}
