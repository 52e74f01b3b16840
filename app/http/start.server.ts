import { join } from "node:path";
import { config } from "~/config.server";
import { planSweep } from "~/jobs/sweep.server";
import { startWorker, type Worker } from "~/jobs/worker.server";
import { removeAbandonedUploads } from "~/shop/photos/delete-due-photos.server";
import { type Shop, theShop } from "~/shop.server";
import { watchFile } from "./database-file.server";
import { watchLastAnswers } from "./last-answers.server";
import type { Log } from "./log.server";
import { whyNotOpen } from "./why-not-open.server";

/** How long work in hand may go on after SIGTERM, ms: under the 30 s most container hosts give. */
const GRACE_MS = 25_000;

/** What runs in this process beside the requests. */
export type Running = {
	worker: Worker;
	/** False once the database's file was deleted or replaced. */
	hasItsFile(): boolean;
};

const kept = globalThis as typeof globalThis & { fableAndKinRunning?: Running };

/** What runs in this process, for /healthz; undefined until the shop is open. */
export function whatRuns(): Running | undefined {
	return kept.fableAndKinRunning;
}

/** Starts what runs beside the requests of an open shop; tests of /healthz call it with a shop of their own. */
export function run(shop: Shop): Running {
	const hasItsFile = watchFile(join(shop.settings.DATA_DIR, "shop.db"));
	kept.fableAndKinRunning = { worker: startWorker(shop), hasItsFile };
	return kept.fableAndKinRunning;
}

/**
 * Opens the shop and starts the worker, once a process. Ends the process with the full list when the configuration is
 * wrong, and with one line for whatever else an operator can mend.
 */
export async function startShop(watch: (log: Log) => () => void): Promise<void> {
	if (kept.fableAndKinRunning) return;
	process.on("uncaughtExceptionMonitor", sayWhyNotListening);
	const shop = await openOrExit();
	if (kept.fableAndKinRunning) return;
	watch(shop.log);
	const answers = watchLastAnswers();
	// The sweep plans its successor; this is for the first start, and after a time without a worker.
	await planSweep(shop);
	await removeAbandonedUploads(shop);
	const { worker } = run(shop);
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
	if (error.syscall === "listen") exitWith(whyNotOpen(error));
}

async function openOrExit(): Promise<Shop> {
	let dataDir: string | undefined;
	try {
		dataDir = config().DATA_DIR;
		return await theShop();
	} catch (error) {
		return exitWith(whyNotOpen(error, dataDir));
	}
}

function exitWith(text: string): never {
	process.stderr.write(`${text}\n`);
	process.exit(1);
}
