import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "#db/open";
import { startPostgres } from "../postgres.mjs";
import { type Served, serve } from "./servers";

/** A shop of one process on an engine of its own, and its database; `env` is what another process over the same needs. */
export type Engine = {
	name: string;
	shop: Served;
	db: Database;
	env: Record<string, string>;
	/** Ends its process; what it has kept stays. */
	close(): Promise<void>;
};

async function openEngine(name: string, env: Record<string, string>, where: string): Promise<Engine> {
	const shop = await serve({ path: "/healthz", env });
	const db = connect(where);
	return { name, shop, db, env, close: () => shop.stop() };
}

/**
 * Starts the shop on SQLite and on a PostgreSQL that is thrown away with its data, hands both to `measure`, and removes
 * everything. Both wait for the disk, as a shop's database does.
 */
export async function withEngines(
	measure: (sqlite: Engine, postgres: Engine) => Promise<void>,
): Promise<void> {
	const home = mkdtempSync(join(tmpdir(), "bench-engines-"));
	const folder = mkdtempSync(join(tmpdir(), "bench-postgres-"));
	const server = await startPostgres({ folder });
	const opened: Engine[] = [];
	const end = () => {
		server.stop();
		for (const made of [home, folder]) rmSync(made, { recursive: true, force: true });
	};
	// PostgreSQL is in a session of its own: it would outlive a benchmark that is interrupted.
	const interrupted = () => {
		end();
		process.exit(1);
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, interrupted);
	try {
		const files = { DATA_DIR: join(home, "sqlite") };
		opened.push(await openEngine("SQLite", files, join(files.DATA_DIR, "shop.db")));
		const shared = { DATA_DIR: join(home, "postgres"), DATABASE_URL: server.url };
		opened.push(await openEngine("PostgreSQL", shared, server.url));
		const [sqlite, postgres] = opened;
		if (sqlite && postgres) await measure(sqlite, postgres);
	} finally {
		for (const { close, db } of opened) await close().then(() => db.destroy());
		end();
	}
}
