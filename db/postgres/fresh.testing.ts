import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PostgresPool } from "kysely";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../open";
import { connectOver, openPool } from "./connect";

declare module "vitest" {
	interface ProvidedContext {
		testServer: string;
	}
}

/** The URL of PostgreSQL's server for tests; empty in a run on SQLite. `npm test` starts it and throws it away. */
export const testServer = inject("testServer");

/** A database of this process's tests; `shape` tells whether a test has changed its tables. */
type Copy = { url: string; shape: string; pool: pg.Pool };
const free: Copy[] = [];

/** The URL of another database of the same server. */
export function urlOf(server: string, name: string): string {
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** Named after all that makes the tables, so that a server that goes on running never hands out older ones. */
function templateName(): string {
	const files = readdirSync("db", { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".ts"),
	);
	const hash = createHash("sha256");
	for (const name of files.sort()) hash.update(readFileSync(join("db", name)));
	return `template_${hash.digest("hex").slice(0, 12)}`;
}

let template: Promise<string> | undefined;

/** The database that all others are copied from, made by whoever comes first. */
function makeTemplate(server: string): Promise<string> {
	template ??= asAdministrator(server, async (client) => {
		const name = templateName();
		await client.query("select pg_advisory_lock(7701)");
		const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
		if (rowCount) return name;
		await client.query(`create database ${name}_made`);
		await (await openDatabase(urlOf(server, `${name}_made`))).destroy();
		await client.query(`alter database ${name}_made rename to ${name}`);
		return name;
	});
	return template;
}

/** The URL of a copy, which goes with the server. */
async function copy(server: string, from: string): Promise<string> {
	return asAdministrator(server, async (client) => {
		const { rows } = await client.query(
			"select 'test_' || replace(gen_random_uuid()::text, '-', '') as name",
		);
		await client.query(`create database ${rows[0].name} template ${from}`);
		return urlOf(server, rows[0].name);
	});
}

const SHAPE = `select md5(string_agg(one, ',' order by one)) as shape from (
	select relname || '.' || attname as one from pg_attribute join pg_class on pg_class.oid = attrelid
		where relnamespace = 'public'::regnamespace
	union all select tgname from pg_trigger where not tgisinternal
) as parts`;
const shapeOf = async (pool: pg.Pool) => String((await pool.query(SHAPE)).rows[0].shape);

/** Empties the tables that have been written, files and all: rows come back in the order in which the next test writes them. */
const EMPTY = `do $$ declare written text; begin
	select string_agg(format('%I.%I', nspname, relname), ', ') into written
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind = 'r' and pg_relation_size(pg_class.oid) > 0 and (
			nspname = 'public' and relname not like 'kysely%'
			or nspname = 'graphile_worker' and relname = '_private_jobs'
		);
	if written is not null then execute 'truncate ' || written || ' cascade'; end if;
end $$`;

/** Tests that draw beside it hold a connection for seconds: whoever asks sixty things at once waits for one as long as that takes, ms. */
const PATIENT = { connectMs: 120_000 };

/**
 * A copy takes a tenth of a second, and so do a new connection's first statements, which 785 tests of one file feel: the next test
 * has the database that this one has left, emptied, and its connections.
 */
async function giveBack({ url, shape, pool: left }: Copy): Promise<void> {
	const isIdle = !left.ending && left.idleCount === left.totalCount;
	if (!isIdle && !left.ending) await left.end();
	const pool = isIdle ? left : openPool(url, PATIENT);
	await pool.query(EMPTY);
	if ((await shapeOf(pool)) === shape) free.push({ url, shape, pool });
	else await pool.end();
}

async function takeCopy(server: string): Promise<Copy> {
	const left = free.pop();
	if (left) return left;
	const url = await copy(server, await makeTemplate(server));
	const pool = openPool(url, PATIENT);
	return { url, shape: await shapeOf(pool), pool };
}

/** Asks a database as its administrator; gives the rows. */
export const ask = (url: string, statement: string): Promise<unknown[]> =>
	asAdministrator(url, async (client) => (await client.query(statement)).rows);

/** The URL of a database without a table, of a test's own. */
export const emptyPostgres = (server: string): Promise<string> => copy(server, "template0");

/** A migrated database of a test's own; closed when the test has finished. */
export async function freshPostgres(server: string): Promise<Database> {
	const taken = await takeCopy(server);
	const { pool, url } = taken;
	let isFinished = false;
	const db = connectOver(
		// A test that closes its database has its connections closed.
		{ connect: () => pool.connect(), end: async () => isFinished || pool.end() } as PostgresPool,
		url,
	);
	onTestFinished(async () => {
		isFinished = true;
		await db.destroy();
		await giveBack(taken);
	});
	return db;
}
