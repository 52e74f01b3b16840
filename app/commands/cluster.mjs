/**
 * `npm run dev:cluster`: the shop as several processes on this machine, as docs/deploy has it with containers: PostgreSQL, web
 * and worker processes, and one address in front. `-- --web 2 --workers 2` says how many.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openFront } from "./front.mjs";
import { startPostgres } from "./postgres.mjs";
import { prepare, readEnvironment } from "./prepare.mjs";
import { startShopProcess } from "./shop-process.mjs";

/** How long a process that ended waits before it is started again, ms. */
const AGAIN_MS = 1000;
/** Every process is well by then, or something is wrong, ms. */
const STARTED_MS = 60_000;

const { values: counts } = parseArgs({
	options: { web: { type: "string", default: "2" }, workers: { type: "string", default: "2" } },
});
readEnvironment();
if (!existsSync("build/.complete")) await prepare();

const port = Number(process.env.PORT || 3000);
const folder = resolve(".cache/cluster");
const postgres = process.env.DATABASE_URL
	? null
	: await startPostgres({ folder: join(folder, "postgres"), port: port + 9 });

const shared = {
	...process.env,
	NODE_ENV: "production",
	APP_URL: process.env.APP_URL || `http://localhost:${port}`,
	DATA_DIR: process.env.DATA_DIR || join(folder, "data"),
	DATABASE_URL: process.env.DATABASE_URL || postgres.url,
	TRUST_PROXY_HOPS: "1",
};
const places = [...roles("web", counts.web), ...roles("worker", counts.workers)].map((ROLE, index) => ({
	ROLE,
	PORT: String(port + 1 + index),
}));
const running = new Set();
let isStopping = false;

function roles(role, count) {
	return Array(Number(count)).fill(role);
}

const isWell = async ({ PORT }) =>
	(await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null))?.ok === true;

/** Keeps a process of this place alive, however it ends. */
function keep(place) {
	const child = startShopProcess({ ...shared, ...place });
	running.add(child);
	process.stderr.write(`${place.ROLE} ${child.pid} on ${place.PORT}\n`);
	child.on("exit", async (code, signal) => {
		running.delete(child);
		if (isStopping) return;
		process.stderr.write(`${place.ROLE} ${child.pid} ended (${signal ?? code})\n`);
		await wait(AGAIN_MS);
		if (!isStopping) keep(place);
	});
}

const front = openFront(
	port,
	places.filter(({ ROLE }) => ROLE === "web").map(({ PORT }) => Number(PORT)),
);
front.on("error", async ({ message }) => stop(message));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void stop());
// An npm that is killed passes nothing on.
const startedBy = process.ppid;
setInterval(() => process.env.npm_lifecycle_event && process.ppid !== startedBy && void stop(), 1000).unref();

/** First the front, then everything behind it, and PostgreSQL last: whoever stops still has something to write. */
async function stop(why) {
	if (isStopping) return;
	isStopping = true;
	front.close();
	const ended = [...running].map((child) => new Promise((done) => child.once("exit", done)));
	for (const child of running) child.kill("SIGTERM");
	await Promise.all(ended);
	postgres?.stop();
	if (why) process.stderr.write(`${why}\n`);
	process.exit(why ? 1 : 0);
}

for (const place of places) keep(place);
for (const since = Date.now(); !(await Promise.all(places.map(isWell))).every(Boolean); await wait(200))
	if (Date.now() - since > STARTED_MS) await stop("Not every process is well after a minute: see above.");
process.stderr.write(`The shop is open at ${shared.APP_URL}\n`);
