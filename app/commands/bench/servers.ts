import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";

export type Served = {
	url: string;
	/** ms from the process's start to its first answer. */
	startMs: number;
	/** Resident memory now, MB. */
	memory(): number;
	/** Highest resident memory since the last call, MB. */
	peak(): number;
	stop(): Promise<void>;
};

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}

/** Resident memory of a process in MB, from Linux's own books; 0 elsewhere. */
function residentMb(child: ChildProcess): number {
	try {
		const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
		return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}

/** Serves a built Remix app with remix-serve, as `npm start` does, and waits for `path` to answer. */
export async function serve(options: {
	cwd?: string;
	env?: Record<string, string>;
	path: string;
}): Promise<Served> {
	const port = await freePort();
	const began = performance.now();
	const cli = `${process.cwd()}/node_modules/@remix-run/serve/dist/cli.js`;
	const child = spawn("/usr/bin/env", ["node", cli, "build/server/index.js"], {
		cwd: options.cwd,
		env: { ...inherited(), NODE_ENV: "production", PORT: String(port), ...options.env },
		stdio: "ignore",
	});
	const url = `http://127.0.0.1:${port}`;
	while (
		!(await fetch(url + options.path).then(
			(r) => r.ok,
			() => false,
		))
	) {
		if (child.exitCode !== null) throw new Error("the server did not start");
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const startMs = performance.now() - began;
	let highest = 0;
	const watch = setInterval(() => {
		highest = Math.max(highest, residentMb(child));
	}, 20);
	return {
		url,
		startMs,
		memory: () => residentMb(child),
		peak: () => {
			const seen = highest;
			highest = 0;
			return seen;
		},
		stop: () =>
			new Promise((resolve) => {
				clearInterval(watch);
				child.once("exit", () => resolve());
				child.kill("SIGKILL");
			}),
	};
}

/** The shop's own reader of the environment decides what the shop sees; a child process needs only where its programs are. */
function inherited(): Record<string, string> {
	return { PATH: `${process.execPath.replace(/\/[^/]+$/, "")}:/usr/local/bin:/usr/bin:/bin` };
}
