import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../app/commands/postgres.mjs";
import { freePort } from "./shop";

/** One process of a shop of several. */
export type Process = {
	url: string;
	/** The JSON lines it has logged so far. */
	log(): string[];
	health(): Promise<{ status: number; told: Record<string, unknown> }>;
	/** SIGTERM unless said, and waits for its end; gives its exit code. */
	end(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
	/** Its exit code, once it has ended. */
	ended: Promise<number | null>;
};

export type Processes = {
	start(role: "web" | "worker", env?: Record<string, string>): Promise<Process>;
	/** Runs one statement in their database; gives the rows. */
	query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	/** Ends all of them, and what they kept. */
	remove(): Promise<void>;
};

/** A PostgreSQL and a directory of a test's own, and processes of the built shop over them. */
export async function openProcesses(): Promise<Processes> {
	const postgres = await startPostgres();
	const dataDir = mkdtempSync(join(tmpdir(), "shop-processes-"));
	const pool = new pg.Pool({ connectionString: postgres.url });
	pool.on("error", () => {});
	const running: Process[] = [];
	return {
		async start(role, env = {}) {
			const started = await startProcess(role, {
				RATE_LIMIT_SCALE: "1",
				PREVIEW_SPREADS: "0",
				PAGES: "plain",
				DATA_DIR: dataDir,
				DATABASE_URL: postgres.url,
				...env,
			});
			running.push(started);
			return started;
		},
		query: async (statement, values) => (await pool.query(statement, values)).rows,
		async remove() {
			await Promise.all(running.map((one) => one.end("SIGKILL")));
			await pool.end();
			postgres.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

async function startProcess(role: "web" | "worker", env: Record<string, string>): Promise<Process> {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const program =
		role === "worker"
			? ["build/commands/worker-process.js"]
			: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
	const child: ChildProcess = spawn(process.execPath, program, {
		env: { ...process.env, NODE_ENV: "production", ...env, ROLE: role, PORT: String(port) },
		stdio: ["ignore", "ignore", "pipe"],
	});
	const lines: string[] = [];
	child.stderr
		?.setEncoding("utf8")
		.on("data", (text: string) => lines.push(...text.split("\n").filter(Boolean)));
	const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
	const health = async () => {
		const answer = await fetch(`${url}/healthz`);
		return { status: answer.status, told: (await answer.json()) as Record<string, unknown> };
	};
	for (const giveUp = Date.now() + 90_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
		if ((await health().catch(() => null))?.status === 200) break;
		if (child.exitCode !== null || Date.now() > giveUp)
			throw new Error(`the ${role} did not open:\n${lines.join("\n")}`);
	}
	return {
		url,
		log: () => lines,
		health,
		ended,
		end: (signal = "SIGTERM") => {
			child.kill(signal);
			return ended;
		},
	};
}
