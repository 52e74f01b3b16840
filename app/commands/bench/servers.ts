import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALLOCATOR } from "../allocator.mjs";

export type Served = {
	url: string;
	/** Its own, made with it and removed with it. */
	dataDir: string;
	/** ms from the process's start to its first answer. */
	startMs: number;
	/** Resident memory now, MB. */
	memory(): number;
	/** Highest resident memory since the last call, MB. */
	peak(): number;
	/** Highest resident memory of its whole life as the kernel counts it, MB. */
	highest(): number;
	/** Resident memory of the processes it has started, MB: now, and of the largest of them at its highest. */
	helpers(): { memory: number; highest: number };
	/** The shop and all it starts: memory now, what they share counted once, MB; processor time so far, of those that have ended too, ms. */
	tree(): { memory: number; cpuMs: number };
	/** Processor time it has used so far, ms. */
	cpuMs(): number;
	/** Asks the child's own program, when it isn't remix-serve alone. */
	ask<T>(question: object): Promise<T>;
	stop(): Promise<void>;
};

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}

/**
 * Resident memory of a process in MB, now or at its highest, from Linux's own books; 0 elsewhere. Not `getrusage`: its
 * maximum is inherited from whoever started the process.
 */
function residentMb(child: { pid?: number }, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
	return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(booksOf(child, "status"))?.[1] ?? 0) / 1024;
}

/** Linux counts in hundredths of a second (proc(5): utime and stime); 0 elsewhere. */
function processorMs(child: { pid?: number }): number {
	const fields = booksOf(child, "stat").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** The same of the processes it has started and outlived (proc(5): cutime and cstime). */
function endedMs(child: { pid?: number }): number {
	const fields = booksOf(child, "stat").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 10;
}

/** Memory of a process in MB: what it shares with others in equal parts; 0 elsewhere. */
const ownMb = (child: { pid?: number }): number =>
	Number(/^Pss:\s+(\d+)/m.exec(booksOf(child, "smaps_rollup"))?.[1] ?? 0) / 1024;

/** What Linux has written down of a process; empty elsewhere. */
function booksOf({ pid }: { pid?: number }, name: string): string {
	try {
		return readFileSync(`/proc/${pid}/${name}`, "utf8");
	} catch {
		return "";
	}
}

/** The processes a process has started and not outlived, from all of its threads. */
function helpersOf(child: ChildProcess): { pid: number }[] {
	let threads: string[] = [];
	try {
		threads = readdirSync(`/proc/${child.pid}/task`);
	} catch {
		return [];
	}
	const pids = threads.flatMap((thread) => booksOf(child, `task/${thread}/children`).split(" "));
	return pids.filter((pid) => pid.trim() !== "").map((pid) => ({ pid: Number(pid) }));
}

/** A server that has not answered by then never will, ms. */
const MOST_START_MS = 30_000;

/** What serves a built Remix app. */
export const REMIX_SERVE = `${process.cwd()}/node_modules/@remix-run/serve/dist/cli.js`;

/**
 * Serves a built Remix app with remix-serve, as `npm start` does, or with a program of ours around it, and waits for
 * `path` to answer. `env` adds variables: whoever names a DATA_DIR removes it.
 */
export async function serve(options: {
	cwd?: string;
	path: string;
	program?: string[];
	port?: number;
	env?: Record<string, string>;
}): Promise<Served> {
	const port = options.port ?? (await freePort());
	const dataDir = options.env?.DATA_DIR ?? mkdtempSync(join(tmpdir(), "bench-"));
	const ofShop = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000000", ...options.env };
	const began = performance.now();
	const program = options.program ?? [REMIX_SERVE, "build/server/index.js"];
	const child = spawn("/usr/bin/env", ["node", ...program], {
		cwd: options.cwd,
		env: { ...ALLOCATOR, ...inherited(), NODE_ENV: "production", PORT: String(port), ...ofShop },
		stdio: ["ignore", "ignore", "ignore", options.program ? "ipc" : "ignore"],
	});
	// A benchmark that is interrupted leaves nobody behind.
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	if (!options.env?.DATA_DIR) child.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
	const url = `http://127.0.0.1:${port}`;
	while (
		!(await fetch(url + options.path).then(
			(r) => r.ok,
			() => false,
		))
	) {
		if (child.exitCode !== null || performance.now() - began > MOST_START_MS) {
			child.kill("SIGKILL");
			throw new Error("the server did not start");
		}
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const startMs = performance.now() - began;
	let highest = 0;
	const watch = setInterval(() => {
		highest = Math.max(highest, residentMb(child));
	}, 20);
	return {
		url,
		dataDir,
		startMs,
		memory: () => residentMb(child),
		peak: () => {
			const seen = highest;
			highest = 0;
			return seen;
		},
		highest: () => residentMb(child, "VmHWM"),
		helpers: () => {
			const helpers = helpersOf(child);
			return {
				memory: helpers.reduce((sum, one) => sum + residentMb(one), 0),
				highest: Math.max(0, ...helpers.map((one) => residentMb(one, "VmHWM"))),
			};
		},
		tree: () => {
			const all = [child, ...helpersOf(child)];
			return {
				memory: all.reduce((sum, one) => sum + ownMb(one), 0),
				cpuMs: all.reduce((sum, one) => sum + processorMs(one), endedMs(child)),
			};
		},
		cpuMs: () => processorMs(child),
		ask: <T>(question: object) =>
			new Promise<T>((resolve, reject) => {
				child.once("message", (answer) => resolve(answer as T));
				child.once("exit", () => reject(new Error("the server ended")));
				child.send(question);
			}),
		stop: () => {
			clearInterval(watch);
			kill();
			return ended;
		},
	};
}

/** The shop's own reader of the environment decides what the shop sees; a child process needs only where its programs are. */
function inherited(): Record<string, string> {
	return { PATH: `${process.execPath.replace(/\/[^/]+$/, "")}:/usr/local/bin:/usr/bin:/bin` };
}
