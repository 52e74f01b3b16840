/** `npm start`: installs and builds when that is due, then serves the shop (which migrates, and seeds in test mode, as it opens). */
import { existsSync } from "node:fs";
import { prepare, readEnvironment } from "./prepare.mjs";
import { startShopProcess } from "./shop-process.mjs";

/** How often it looks whether the npm that started it is still there, ms. */
const LOOK_MS = 1000;
const startedBy = process.ppid;

// A container image is built complete, without the sources' tools.
const complete = existsSync("build/.complete");
if (!complete) await prepare();
readEnvironment();
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";

const server = startShopProcess(process.env);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => server.kill(signal));
// An npm that is killed passes nothing on: the shop would keep its port, with nobody left who could stop it.
if (process.env.npm_lifecycle_event) {
	const look = () => process.ppid !== startedBy && server.kill("SIGTERM");
	setInterval(look, LOOK_MS).unref();
}
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
