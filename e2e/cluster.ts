import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openFront } from "../app/commands/front.mjs";
import { startPostgres } from "../app/commands/postgres.mjs";
import { freePort, openServer, type Running, turnClock } from "./shop";

/** One process of a cluster; `url` is its own, past the front. */
export type Process = {
	role: "web" | "worker";
	url: string;
	/** What it says of itself. */
	health(): Promise<{ status: number; told: unknown }>;
	/** Its exit code, once it has ended by itself or otherwise. */
	ended(): Promise<number | null>;
	/** Ends it at once, as a machine that fails would. */
	kill(): Promise<void>;
	/** SIGTERM, and waits for it to end; gives its exit code. */
	stop(): Promise<number | null>;
	/** Starts it again in its place, and waits until it is well. */
	start(): Promise<void>;
};

/** A built shop as several processes: its own PostgreSQL, web processes behind one address, and workers. */
export type Cluster = {
	url: string;
	webs: Process[];
	workers: Process[];
	/** The JSON lines that its processes have logged so far. */
	log(): string[];
	/** Rows of its database. */
	rows<T extends object>(statement: string, ...values: unknown[]): Promise<T[]>;
	/** Turns its clock forward by so many ms. */
	advance(ms: number): Promise<void>;
	/** Every mail that it has sent. */
	mails(): { id: string; to: string }[];
	/** Stops PostgreSQL under the running shop, or kills it, and starts it again where it was. */
	stopDatabase(): void;
	killDatabase(): void;
	startDatabase(): Promise<void>;
	/** Ends everything and removes its data. */
	remove(): Promise<void>;
};

const ROLES = ["web", "web", "worker", "worker"] as const;

/** Starts two web and two worker processes; `env` adds variables. */
export async function startCluster(env: Record<string, string> = {}): Promise<Cluster> {
	const home = mkdtempSync(join(tmpdir(), "cluster-e2e-"));
	const place = { folder: mkdtempSync(join(tmpdir(), "cluster-postgres-")), port: await freePort() };
	let postgres = await startPostgres(place);
	const frontPort = await freePort();
	const url = `http://localhost:${frontPort}`;
	const lines: string[] = [];
	const shared = {
		...process.env,
		RATE_LIMIT_SCALE: "100",
		PREVIEW_SPREADS: "0",
		PAGES: "plain",
		WRITER_SEED: "browser",
		...env,
		APP_URL: url,
		TRUST_PROXY_HOPS: "1",
		DATABASE_URL: postgres.url,
		DATA_DIR: home,
	};
	const processes = await Promise.all(ROLES.map((role) => startProcess(role, shared, lines)));
	const webs = processes.filter(({ role }) => role === "web");
	const front: Server = openFront(
		frontPort,
		webs.map((web) => Number(new URL(web.url).port)),
	);
	return {
		url,
		webs,
		workers: processes.filter(({ role }) => role === "worker"),
		log: () => lines,
		async rows<T extends object>(statement: string, ...values: unknown[]) {
			const client = new pg.Client({ connectionString: postgres.url });
			await client.connect();
			try {
				return (await client.query<T>(statement, values)).rows;
			} finally {
				await client.end();
			}
		},
		advance: (ms) => turnClock(url, ms),
		mails: () =>
			readdirSync(join(home, "mail"))
				.filter((name) => name.endsWith(".json"))
				.map((name) => JSON.parse(readFileSync(join(home, "mail", name), "utf8"))),
		stopDatabase: () => postgres.stop(),
		killDatabase: () => postgres.stop("immediate"),
		async startDatabase() {
			postgres = await startPostgres(place);
		},
		async remove() {
			front.close();
			await Promise.all(processes.map((one) => one.kill()));
			postgres.stop();
			for (const folder of [home, place.folder]) rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function startProcess(
	role: Process["role"],
	shared: Record<string, string | undefined>,
	lines: string[],
): Promise<Process> {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const open = () => openServer(url, { ...shared, ROLE: role, PORT: String(port) }, lines);
	let running: Running = await open();
	const end = (signal: "SIGKILL" | "SIGTERM") => {
		running.server.kill(signal);
		return running.ended;
	};
	return {
		role,
		url,
		async health() {
			const answer = await fetch(`${url}/healthz`);
			return { status: answer.status, told: await answer.json() };
		},
		ended: () => running.ended,
		kill: async () => void (await end("SIGKILL")),
		stop: () => end("SIGTERM"),
		async start() {
			running = await open();
		},
	};
}
