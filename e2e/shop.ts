import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A built shop of a test's own: its own port and its own data. */
export type RunningShop = {
	url: string;
	dataDir: string;
	/** The JSON lines it has logged so far. */
	log(): string[];
	/** Ends the process at once, as a power cut would. */
	kill(): Promise<void>;
	/** SIGTERM, and waits for it to end; gives its exit code. */
	stop(): Promise<number | null>;
	/** Starts it again over the same data. */
	start(): Promise<void>;
	/** Ends it and removes its data. */
	remove(): Promise<void>;
};

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}

/** Starts the built shop the way `npm start` does; `env` adds variables. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
	const dataDir = mkdtempSync(join(tmpdir(), "shop-e2e-"));
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const lines: string[] = [];
	let server: ChildProcess;
	let ended: Promise<number | null>;

	const start = async () => {
		server = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
			env: {
				...process.env,
				RATE_LIMIT_SCALE: "100",
				...env,
				NODE_ENV: "production",
				PORT: String(port),
				DATA_DIR: dataDir,
			},
			stdio: ["ignore", "ignore", "pipe"],
		});
		const child = server;
		ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
		child.stderr
			?.setEncoding("utf8")
			.on("data", (text: string) => lines.push(...text.split("\n").filter(Boolean)));
		const giveUp = Date.now() + 30_000;
		for (;;) {
			const healthy = await fetch(`${url}/healthz`).then(
				(response) => response.ok,
				() => false,
			);
			if (healthy) return;
			if (child.exitCode !== null || Date.now() > giveUp)
				throw new Error(`the shop did not open:\n${lines.join("\n")}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	};
	const end = async (signal: "SIGKILL" | "SIGTERM") => {
		server.kill(signal);
		return ended;
	};
	await start();
	return {
		url,
		dataDir,
		log: () => lines,
		kill: async () => void (await end("SIGKILL")),
		stop: () => end("SIGTERM"),
		start,
		remove: async () => {
			await end("SIGKILL");
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
