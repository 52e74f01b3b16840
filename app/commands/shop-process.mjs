/** A process of the shop, as it is built: `npm start` starts one, a cluster several. */
import { spawn } from "node:child_process";
import { ALLOCATOR } from "./allocator.mjs";

/**
 * Starts a process of the shop in the role that `env` names. remix-serve's access log prints whole addresses, reset tokens
 * included: its standard output is closed. The channel says nothing: it closes with this process, however that ends, and the
 * shop ends with it (app/serve/process.server.ts).
 */
export function startShopProcess(env) {
	const program =
		env.ROLE === "worker"
			? ["build/commands/worker-process.js"]
			: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
	return spawn(process.execPath, program, {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
		env: { ...ALLOCATOR, ...env },
	});
}
