import { statfs } from "node:fs/promises";
import { isDatabaseAway } from "#db/postgres/away";
import { isAhead } from "#db/ahead";
import { readSetting } from "#db/settings";
import { type Config, config } from "~/config.server";
import { type Checks, reportHealth } from "~/http/health.server";
import { checkAtStart } from "~/jobs/check-shop.server";
import { planSweep } from "~/jobs/sweep.server";
import { startWorker, waitsForRoom, type Worker } from "~/jobs/worker.server";
import { warnOfBackups } from "~/shop/backups/make-backup.server";
import { isSomethingWrong } from "~/shop/checks/check-shop.server";
import { removeAbandonedFiles } from "~/shop/photos/delete-due-photos.server";
import { tellOfVendor } from "~/shop/support/tell-of-vendor.server";
import { type Shop, theShop } from "~/shop.server";
import { explainStartFailure } from "./start-failure.server";

/** How long work in hand may go on after SIGTERM, ms: under the 30 s most container hosts give. */
export const GRACE_MS = 25_000;
/** And how long all may then take to let go, ms. */
const CLOSING_MS = 2_000;

/** Opens this process's shop; ends the process with what an operator can mend where it can't be. */
export async function openOrExit(): Promise<Shop> {
	let settings: Config | undefined;
	try {
		settings = config();
		const shop = await theShop();
		outliveDatabase(shop);
		shop.failures.listen((failure) => tellOfVendor(shop, failure));
		return shop;
	} catch (error) {
		return exitWith(explainStartFailure(error, settings));
	}
}

/**
 * graphile-worker writes down what came of a job without waiting for it, and so does whoever has sent its answer already: while
 * the database is away that is nobody's rejected promise, of which a process dies. A job is found again by its lease; anything
 * else still ends the process.
 */
function outliveDatabase(shop: Shop): void {
	process.on("unhandledRejection", (error) => {
		if (!isDatabaseAway(error)) throw error;
		shop.log.warn("database away");
	});
}

/** Says why on the standard error and ends the process. */
export function exitWith(text: string): never {
	process.stderr.write(`${text}\n`);
	process.exit(1);
}

/** Answers for the health of an open shop in this process's role; its worker's too, if it has one. */
export function reportParts(shop: Shop, role: Config["ROLE"], worker?: Worker): void {
	const isRead = () =>
		readSetting(shop.db, "health").then(
			() => true,
			() => false,
		);
	const checks: Checks = { database: async () => shop.databaseIsThere() && (await isRead()) };
	const isDegraded = async () =>
		(await isDiskFull(shop.settings.DATA_DIR)) || (await waitsForRoom(shop.db)) || isSomethingWrong(shop);
	reportHealth(role, worker ? { ...checks, worker: worker.alive } : checks, isDegraded);
}

/** Less than this, bytes, and nothing whole can be written any more. */
const LEAST_FREE = 16 * 1024 * 1024;

async function isDiskFull(folder: string): Promise<boolean> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize < LEAST_FREE;
}

/** Starts the worker of an open shop in this process, and answers for the health of both. Ends the process where that can't be. */
export async function startWork(shop: Shop, role: Config["ROLE"] = "all"): Promise<Worker> {
	try {
		// The sweep plans its successor; this is for the first start, and after a time without a worker.
		await planSweep(shop);
		await removeAbandonedFiles(shop);
		await warnOfBackups(shop);
	} catch (error) {
		exitWith(explainStartFailure(error, shop.settings));
	}
	const worker = startWorker(shop);
	reportParts(shop, role, worker);
	stopWhenOutdated(shop);
	void checkAtStart(shop);
	return worker;
}

/** How often a worker looks whether newer code has come to its database, ms. */
const AHEAD_MS = 10_000;

/**
 * A worker goes when newer code has migrated its database: there may be jobs and states in it that it would fail or spoil. Pages
 * of the older code go on until they are replaced.
 */
function stopWhenOutdated(shop: Shop): void {
	const look = setInterval(async () => {
		if (!(await isAhead(shop.db).catch(() => false))) return;
		clearInterval(look);
		shop.log.warn("outdated", {
			says: "a newer version of the shop has opened the database: this worker finishes what it has in hand and ends. Start the newer version in its place",
		});
		process.kill(process.pid, "SIGTERM");
	}, AHEAD_MS);
	look.unref();
}

/** On SIGTERM and SIGINT: finishes what is in hand, at most GRACE_MS of it, closes the shop and ends the process. */
export function stopOnSignals(shop: Shop, finish: () => Promise<unknown>): void {
	const stop = async (signal: string) => {
		shop.log.info("stopping", { signal });
		await closeShop(shop, finish);
		// Not left to end by itself: the framework's timers of pages long sent would hold it up to 10 s.
		process.exit(0);
	};
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));
	stopWithoutParent();
}

/**
 * Finishes and closes a shop within `limitMs`: a job that doesn't hear that it should end (a backup, a mail that is being handed
 * over) is left where it is, and the next worker has it when its lease ends.
 */
export async function closeShop(
	shop: Shop,
	finish: () => Promise<unknown>,
	limitMs = GRACE_MS + CLOSING_MS,
): Promise<void> {
	const close = async () => {
		await finish();
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		shop.log.info("stopped");
	};
	let limit: NodeJS.Timeout | undefined;
	const late = new Promise<void>((resolve) => {
		limit = setTimeout(() => {
			shop.log.warn("stopped", { says: "not all that was in hand has ended" });
			resolve();
		}, limitMs);
	});
	await Promise.race([close().catch((error) => shop.log.error("stopping", error)), late]);
	clearTimeout(limit);
}

/** start.mjs holds a channel to this process that closes with it, however it ends: a shop nobody can stop must not go on. */
function stopWithoutParent(): void {
	const stop = () => process.kill(process.pid, "SIGTERM");
	if (process.connected === false) stop();
	process.once("disconnect", stop);
	// Listening alone would keep the process from ending by itself.
	process.channel?.unref();
}
