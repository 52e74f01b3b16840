/** What `npm start` and `npm test` share: packages installed and the shop built, each only when it has to be. Plain Node: nothing is installed yet. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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

/** What is asked for of packages. */
const wantedPackages = () => hashOf(["package.json", "package-lock.json"]);

/** Installs what the lockfile says, unless that has been done; what is native in it is there once `compile` has ended. */
export function install() {
	const work = () => {
		process.stderr.write("Installing packages (about a minute the first time) ...\n");
		run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { stdio: ["ignore", 2, 2] });
	};
	unlessDone("node_modules/.installed", wantedPackages(), work, lock);
}

/** Compiles what is native in the packages, unless that has been done: SQLite takes one core for a minute. */
export function compile() {
	const work = () => run("npm", ["rebuild"], { stdio: ["ignore", 2, 2] });
	unlessDone("node_modules/.compiled", wantedPackages(), work, { ...lock, file: ".cache/compiling" });
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

/** Installs and builds, as far as it is due; compiles meanwhile, for no build needs what is native. */
export async function prepare() {
	install();
	const compiled = meanwhile("compile");
	build();
	const code = await compiled;
	if (code !== 0) process.exit(code ?? 1);
}

/** Begins work of this module, or of another beside it, in a process of its own; gives its exit code once it has ended. */
export async function meanwhile(work, module = "./prepare.mjs") {
	const { href } = new URL(module, import.meta.url);
	const program = `import(${JSON.stringify(href)}).then((module) => module.${work}())`;
	const [code] = await once(spawn(process.execPath, ["-e", program], { stdio: ["ignore", 2, 2] }), "exit");
	return code;
}
