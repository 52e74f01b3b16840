/** What `npm start` and `npm test` share: packages installed and the shop built, each only when it has to be. Plain Node: nothing is installed yet. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { unlessDone } from "./alone.mjs";
import { hashOf } from "./source-hash.mjs";

/** Two starts at once: the second waits for the first one's packages and build, and finds them finished. */
const lock = {
	file: ".cache/preparing",
	onWait: () => process.stderr.write("Waiting for another process that is preparing the shop ...\n"),
};

/** Adds what `.env` says to the environment; what is set already stays. */
export function readEnvironment() {
	if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Runs a command with its output shown; ends the process with its exit code when it fails. */
export function run(command, args, options = {}) {
	const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
	if (error) throw error;
	if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lockfile says, unless that has been done. */
export function install() {
	const wanted = hashOf(["package.json", "package-lock.json"]);
	const work = () => {
		process.stderr.write("Installing packages (about a minute the first time) ...\n");
		run("npm", ["ci", "--no-audit", "--no-fund"], { stdio: ["ignore", 2, 2] });
	};
	unlessDone("node_modules/.installed", wanted, work, lock);
}

/** Builds the shop, its small scripts and its commands, unless the sources are those of the last build. */
export function build() {
	const wanted = hashOf(["package-lock.json", "vite.config.ts", "remix.config.ts", "app", "db", "public"]);
	const work = () => {
		process.stderr.write("Building the shop ...\n");
		run(process.execPath, ["app/commands/build-parts.mjs"], { stdio: ["ignore", "ignore", 2] });
	};
	unlessDone("build/.built", wanted, work, lock);
}
