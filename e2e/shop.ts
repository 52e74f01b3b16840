import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sqlite } from "../db/sqlite/sqlite";

/** A built shop of a test's own: its own port and its own data. */
export type RunningShop = {
	url: string;
	dataDir: string;
	/** The JSON lines it has logged so far. */
	log(): string[];
	/** How many rows of its database there are: `count("orders where book_id = ?", bookId)`. */
	count(rows: string, ...values: string[]): number;
	/** How often a card has been charged for a book and the money kept, as the embedded payments' own files say. */
	charges(bookId: string): number;
	/** How many mails with these words in their subject it has sent. */
	mails(subject: string): number;
	/** Resident memory of its process, bytes. */
	memory(): number;
	/** Turns its clock forward by so many ms. */
	advance(ms: number): Promise<void>;
	/** Runs one of the operator's commands over its data. */
	command(...args: string[]): void;
	/** Ends the process at once, as a power cut would. */
	kill(): Promise<void>;
	/** SIGTERM, and waits for it to end; gives its exit code. */
	stop(): Promise<number | null>;
	/** Starts it again over the same data. */
	start(): Promise<void>;
	/** Ends it and removes its data. */
	remove(): Promise<void>;
};

/** A port nobody listens on. */
export function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}

/** What the embedded payments keep of one, as far as a test asks. */
type PaymentFile = { state: string; metadata: { book?: string }; refundKey: string | null };

type Environment = Record<string, string | undefined>;
export type Running = { server: ChildProcess; ended: Promise<number | null> };

const PROGRAMS = {
	web: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
	worker: ["build/commands/worker-process.js"],
};

/** The process as `npm start` begins it, or one of the role that `env` names, once it is healthy. */
export async function openServer(url: string, env: Environment, lines: string[]): Promise<Running> {
	// In the browser tests what has been drawn before is given again.
	const first = env.KEPT_DRAWINGS ? ["--require", "./e2e/keep-drawings.cjs"] : [];
	const program = PROGRAMS[env.ROLE === "worker" ? "worker" : "web"];
	const server = spawn(process.execPath, [...first, ...program], {
		env: { ...env, NODE_ENV: "production" },
		stdio: ["ignore", "ignore", "pipe"],
	});
	const ended = new Promise<number | null>((resolve) => server.once("exit", (code) => resolve(code)));
	server.stderr
		?.setEncoding("utf8")
		.on("data", (text: string) => lines.push(...text.split("\n").filter(Boolean)));
	const giveUp = Date.now() + 90_000;
	for (;;) {
		const healthy = await fetch(`${url}/healthz`).then(
			(response) => response.ok,
			() => false,
		);
		if (healthy) return { server, ended };
		if (server.exitCode !== null || Date.now() > giveUp) {
			throw new Error(`the shop did not open:\n${lines.join("\n")}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** Turns the clock of the shop at an address forward by so many ms. */
export async function turnClock(url: string, ms: number): Promise<void> {
	const answer = await fetch(`${url}/sandbox/clock`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ advanceMs: ms }),
	});
	if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
}

/** Starts the built shop over an empty directory; `env` adds variables. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
	const dataDir = mkdtempSync(join(tmpdir(), "shop-e2e-"));
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const lines: string[] = [];
	const environment: Environment = {
		...process.env,
		RATE_LIMIT_SCALE: "100",
		PREVIEW_SPREADS: "0",
		PAGES: "plain",
		WRITER_SEED: "browser",
		...env,
		PORT: String(port),
		DATA_DIR: dataDir,
	};
	let running = await openServer(url, environment, lines);
	const end = (signal: "SIGKILL" | "SIGTERM") => {
		running.server.kill(signal);
		return running.ended;
	};
	return {
		url,
		dataDir,
		log: () => lines,
		count(rows, ...values) {
			const db = new Sqlite(join(dataDir, "shop.db"), { readonly: true });
			try {
				return db.prepare(`select count(*) from ${rows}`).pluck().get(values) as number;
			} finally {
				db.close();
			}
		},
		charges(bookId) {
			const directory = join(dataDir, "payments");
			// Made with the first payment.
			if (!existsSync(directory)) return 0;
			return readdirSync(directory)
				.filter((name) => name.endsWith(".json"))
				.map((name) => JSON.parse(readFileSync(join(directory, name), "utf8")) as PaymentFile)
				.filter(
					({ state, metadata, refundKey }) => state === "succeeded" && metadata.book === bookId && !refundKey,
				).length;
		},
		mails(subject) {
			const directory = join(dataDir, "mail");
			// Made with the first mail.
			if (!existsSync(directory)) return 0;
			const names = readdirSync(directory).filter((name) => name.endsWith(".json"));
			const subjects = names.map((name) => JSON.parse(readFileSync(join(directory, name), "utf8")).subject);
			return subjects.filter((sent: string) => sent.includes(subject)).length;
		},
		memory: () =>
			Number(execFileSync("ps", ["-o", "rss=", "-p", String(running.server.pid)], { encoding: "utf8" })) *
			1024,
		advance: (ms) => turnClock(url, ms),
		command: (...args) =>
			void execFileSync(process.execPath, ["build/commands/shop.js", ...args], {
				env: environment as NodeJS.ProcessEnv,
			}),
		kill: async () => void (await end("SIGKILL")),
		stop: () => end("SIGTERM"),
		async start() {
			running = await openServer(url, environment, lines);
		},
		async remove() {
			await end("SIGKILL");
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
