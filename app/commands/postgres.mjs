/** A PostgreSQL server that lives as long as whoever starts it: for the tests, and for a cluster on a developer's machine. */
import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { installPackages } from "./browser.mjs";

const DEBIAN = "/usr/lib/postgresql";
/** Homebrew's and others' are on the PATH; Debian's are in a folder a version. */
const folders = () => [
	...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, "bin")) : []),
	...(process.env.PATH ?? "").split(":"),
];
const findPrograms = () => folders().findLast((folder) => existsSync(join(folder, "initdb")));

/**
 * The folder of PostgreSQL's programs: the machine's, otherwise Debian's package (as root). Throws when there are none to be had.
 * `find` and `install` are this machine's unless given.
 */
export function ensurePostgres(find = findPrograms, install = installPackages) {
	const found = find();
	if (found) return found;
	process.stderr.write("Installing PostgreSQL ...\n");
	install("postgresql");
	const made = find();
	if (made) return made;
	throw new Error(
		"No PostgreSQL found and none could be installed: the tests run on SQLite and on PostgreSQL, so install PostgreSQL 15 or newer.",
	);
}

/** PostgreSQL refuses to be run by root: Debian's user for it then, otherwise whoever runs this. */
function whoRuns() {
	if (process.getuid?.() !== 0) return {};
	const number = (flag) => Number(spawnSync("id", [flag, "postgres"]).stdout);
	return { uid: number("-u"), gid: number("-g") };
}

/** A port that nobody listens on. */
function freePort() {
	return new Promise((resolve) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => resolve(port));
		});
	});
}

/**
 * Starts a server of its own. Its data are in `folder`, which is kept, or else in one that goes with it; without a folder
 * nothing waits for the disk either. With a `password` it lets nobody in without. Gives its URL, as its administrator, and `stop`, which
 * with "immediate" ends it as a machine that fails would. Throws where its data can't be there.
 */
export async function startPostgres({ folder, port, password } = {}) {
	const programs = ensurePostgres();
	const who = whoRuns();
	const home = folder ?? mkdtempSync(join(tmpdir(), "postgres-"));
	mkdirSync(dirname(home), { recursive: true });
	mkdirSync(home, { recursive: true, mode: 0o700 });
	if (who.uid) chownSync(home, who.uid, who.gid);
	const data = join(home, "data");
	const run = (program, ...args) => {
		const { status, stderr } = spawnSync(join(programs, program), args, {
			...who,
			cwd: home,
			stdio: ["ignore", "ignore", "pipe"],
			encoding: "utf8",
		});
		if (status === 0) return;
		if (who.uid && /Permission denied/.test(stderr))
			throw new Error(
				`PostgreSQL's own user, as whom root runs it, may not enter ${home}: have somebody else run it.`,
			);
		throw new Error(`${program}: ${stderr}`);
	};
	if (!existsSync(data)) {
		const passfile = join(home, "password");
		if (password) writeFileSync(passfile, password, { mode: 0o644 });
		const auth = password ? ["--auth=scram-sha-256", `--pwfile=${passfile}`] : ["--auth=trust"];
		run("initdb", "-D", data, "-U", "shop", ...auth, "--locale=C", "-E", "UTF8");
		rmSync(passfile, { force: true });
	}
	const at = port ?? (await freePort());
	const quick = folder ? "" : "-c fsync=off -c full_page_writes=off -c synchronous_commit=off";
	const options = `-p ${at} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=300 ${quick}`;
	// Whoever started it was killed: it goes on, maybe on another port.
	if (existsSync(join(data, "postmaster.pid")))
		spawnSync(join(programs, "pg_ctl"), ["stop", "-m", "fast", "-D", data], { ...who, cwd: home });
	// pg_ctl's own pipe would stay open as long as the server runs: it writes to a file.
	run("pg_ctl", "start", "-w", "-D", data, "-l", join(home, "log"), "-o", options);
	return {
		url: `postgres://shop${password ? `:${encodeURIComponent(password)}` : ""}@127.0.0.1:${at}/postgres`,
		stop(how = folder ? "fast" : "immediate") {
			run("pg_ctl", "stop", "-m", how, "-D", data);
			if (!folder) rmSync(home, { recursive: true, force: true });
		},
	};
}
