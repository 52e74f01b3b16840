/** `npm start`: installs and builds when that is due, then serves the shop (which migrates, and seeds in test mode, as it opens). */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ALLOCATOR } from "./allocator.mjs";
import { build, install, readEnvironment } from "./prepare.mjs";

// A container image is built complete, without the sources' tools.
const complete = existsSync("build/.complete");
if (!complete) {
	install();
	build();
}
readEnvironment();
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";

// remix-serve's access log prints whole addresses, reset tokens included: its standard output is closed.
const server = spawn(
	process.execPath,
	["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
	{
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...ALLOCATOR, ...process.env },
	},
);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
