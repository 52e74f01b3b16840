/**
 * Builds every part of the shop, two at a time, for each keeps little more than one core busy: what browsers are given, one after the
 * other into one folder, and beside it what runs in Node alone. Ends with the code of the first part that fails.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";

async function vite(...args) {
	const building = spawn(process.execPath, [...args, "--logLevel", "error"], {
		stdio: ["ignore", "ignore", 2],
	});
	const leave = () => building.kill();
	process.once("exit", leave);
	const [status] = await once(building, "exit");
	process.off("exit", leave);
	if (status !== 0) process.exit(status ?? 1);
}

async function parts(...modes) {
	for (const mode of modes) await vite("node_modules/vite/bin/vite.js", "build", "--mode", mode);
}

async function pages() {
	await vite("node_modules/@remix-run/dev/dist/cli.js", "vite:build");
	await parts("enhance", "header");
}

await Promise.all([pages(), parts("commands", "likeness")]);
