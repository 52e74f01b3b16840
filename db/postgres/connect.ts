import {
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	HandleEmptyInListsPlugin,
	Kysely,
	PostgresAdapter,
	PostgresDialect,
	type PostgresDialectConfig,
	PostgresDriver,
	type PostgresPool,
	type QueryResult,
	replaceWithNoncontingentExpression,
	type TransactionBuilder,
} from "kysely";
import pg from "pg";
import type { Schema } from "../schema";
import { PreparingClient } from "./prepared";
import { retrySerialization } from "./retry-serialization";
import { storable } from "./storable";

/** Where PostgreSQL is: every other name of a database is a file's. */
export const isPostgresUrl = (where: string) => /^postgres(ql)?:\/\//.test(where);

/** How a database is called where people read it: PostgreSQL's URL holds a password. */
export function withoutPassword(where: string): string {
	if (!isPostgresUrl(where)) return where;
	if (!URL.canParse(where)) return where.replace(/^([^/]*\/\/[^:@/]*):.*@/, "$1@");
	const url = new URL(where);
	url.password = "";
	url.searchParams.delete("password");
	return url.href;
}

/** How the shop's own database is called where it can't be used. */
export const nameOfPostgres = (url: string) => `DATABASE_URL ${withoutPassword(url)}`;

/** The password in PostgreSQL's URL, where there is one: before the host's name, or as a parameter. */
export function passwordIn(url: string): string | null {
	const { password, searchParams } = new URL(url);
	return password === "" ? searchParams.get("password") : decodeURIComponent(password);
}

/** Whether an open database, or a transaction of it, is PostgreSQL's. */
export const isPostgres = (db: Kysely<Schema>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Connections of one process. Web and worker hold a transaction for some ms; the server's own limit is 100 by default. */
const CONNECTIONS = 10;
/** How long a visitor waits for a server that doesn't answer, ms, and the longest that one statement may take. */
const CONNECT_MS = 3_000;
const STATEMENT_MS = 30_000;
/** How much later than the server gives a statement up this process does, ms: that server has vanished. */
const LATE_MS = 5_000;

/**
 * Every statement is serialisable, those outside of a transaction too: each rule of the shop was written for SQLite's one
 * writer at a time, and holds here because PostgreSQL refuses whatever no order of one at a time could have given.
 */
const optionsWith = (statementMs: number) =>
	`-c default_transaction_isolation=serializable -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${STATEMENT_MS}`;

/** How a server's list of connections calls the shop's. */
export const OUR_NAME = "fable-and-kin";

const COUNT = pg.types.builtins.INT8;
const SUM = pg.types.builtins.NUMERIC;

/** Counts and sums are numbers, as SQLite gives them: none of the shop's comes near 2^53. */
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid, format) =>
		oid === COUNT || oid === SUM ? Number : pg.types.getTypeParser(oid, format),
};

/** Tries single statements again; inside of a transaction only all of it can be. */
class SerializableDriver extends PostgresDriver {
	readonly #inTransaction = new WeakSet<DatabaseConnection>();
	readonly #known = new WeakSet<DatabaseConnection>();
	override async acquireConnection(): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection();
		if (this.#known.has(connection)) return connection;
		this.#known.add(connection);
		const execute = connection.executeQuery.bind(connection);
		const once = <R>(query: CompiledQuery) =>
			execute<R>({ ...query, parameters: query.parameters.map(storable) });
		connection.executeQuery = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
			this.#inTransaction.has(connection) ? once<R>(query) : retrySerialization(() => once<R>(query));
		return connection;
	}
	override async beginTransaction(...[connection, settings]: Parameters<Driver["beginTransaction"]>) {
		this.#inTransaction.add(connection);
		await super.beginTransaction(connection, settings);
	}
	override async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await super.commitTransaction(connection);
		this.#inTransaction.delete(connection);
	}
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		this.#inTransaction.delete(connection);
		await super.rollbackTransaction(connection);
	}
}

class SerializableDialect extends PostgresDialect {
	readonly #config: PostgresDialectConfig;
	constructor(config: PostgresDialectConfig) {
		super(config);
		this.#config = config;
	}
	override createDriver(): Driver {
		return new SerializableDriver(this.#config);
	}
}

/** Its transactions run again when PostgreSQL refused them for the sake of another: their work changes nothing but the database. */
class SerializableKysely extends Kysely<Schema> {
	override transaction(): TransactionBuilder<Schema> {
		const builder = super.transaction();
		const once = builder.execute.bind(builder);
		builder.execute = (work) => retrySerialization(() => once(work));
		return builder;
	}
}

const urls = new WeakMap<Kysely<Schema>, string>();

/** Where a database of PostgreSQL's is, for what needs connections of its own. */
export const urlOf = (db: Kysely<Schema>) => urls.get(db) ?? "";

/** How long a statement may take, ms (0: as long as it takes), how many connections there are, and how long a new one may take, ms. */
type Needs = { statementMs?: number; connections?: number; connectMs?: number };

/** A pool of connections as every process of the shop uses it, unless more is asked of it. */
export function openPool(
	url: string,
	{ statementMs = STATEMENT_MS, connections = CONNECTIONS, connectMs = CONNECT_MS }: Needs = {},
): pg.Pool {
	const pool = new pg.Pool({
		Client: PreparingClient,
		connectionString: url,
		max: connections,
		// Never none: that a shop runs is told by its connections.
		min: 1,
		connectionTimeoutMillis: connectMs,
		query_timeout: statementMs && statementMs + LATE_MS,
		keepAlive: true,
		application_name: OUR_NAME,
		options: optionsWith(statementMs),
		types,
	});
	// A connection that is cut is replaced at the next query, and what it was asked fails where it was asked; without listeners
	// an idle one would end the process, and so would one in the middle of a transaction.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}

/** The shop's database over a pool of connections to where it is, which ends with it. */
export function connectOver(pool: PostgresPool, url: string): Kysely<Schema> {
	const db = new SerializableKysely({
		dialect: new SerializableDialect({ pool }),
		// `in ()` is SQLite's alone; here too it means "in nothing".
		plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
	});
	urls.set(db, url);
	return db;
}

/** PostgreSQL's database at an URL. Migrates nothing, and connects at the first query. */
export function connectPostgres(url: string, needs?: Needs): Kysely<Schema> {
	return connectOver(openPool(url, needs), url);
}
