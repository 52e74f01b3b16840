import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type CompiledQuery, DefaultQueryExecutor } from "kysely";
import { afterAll, expect, inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		statementsTo: string;
	}
}

/**
 * Notes each kind of statement that the tests of a file run, whatever its values and however long its lists, so that `npm test`
 * can tell whether PostgreSQL has seen all of SQLite's (commands/engines.mjs). Into the file of `statementsTo`; empty: nowhere.
 */
const statementsTo = inject("statementsTo");

type Executor = { executeQuery(query: CompiledQuery, ...more: unknown[]): Promise<unknown> };
/** By kind what one of it reads like, and how often it was not the shop that asked it. */
type Noted = { kinds: Map<string, string>; notTheShops: Map<string, number>; isWatching: boolean };
/** Process-wide, for Vitest runs this module again for every file of tests. */
const shared = globalThis as { statementsNoted?: Noted };
shared.statementsNoted ??= { kinds: new Map(), notTheShops: new Map(), isWatching: false };
const noted = shared.statementsNoted;

/** A query's tree without its values, each of several like ones once. */
function kindOf(node: unknown): string {
	return JSON.stringify(node, (key, value) => {
		if (key === "value" || key === "parameters") return typeof value === "object" ? value : "?";
		if (!Array.isArray(value)) return value;
		const kinds = value.map((one) => (key === "values" && typeof one !== "object" ? "?" : kindOf(one)));
		return kinds.filter((one, at) => one !== kinds[at - 1]);
	});
}

const kinds = new Map<string, string>();
/** The kind of a statement: the same SQL has the same tree, and is asked thousands of times. */
function kindBySql({ query, sql }: CompiledQuery): string {
	const kind = kinds.get(sql) ?? kindOf(query);
	kinds.set(sql, kind);
	return kind;
}

/** Rows read and written; tables are made, and engines asked about themselves, by what both engines' own tests hold. */
const isOfRows = ({ query, sql }: CompiledQuery) =>
	/^(?:Select|Insert|Update|Delete)QueryNode$/u.test(query.kind) &&
	!/sqlite_master|pragma|kysely_migration|pg_catalog|information_schema/u.test(sql);

/** Whether the shop asks, not a test that looks whether it has done what it should. */
function isOfTheShop(): boolean {
	const asked = callers().find(
		(file) => !file.includes("node_modules") && /\/(?:app|db)\//u.test(file) && !file.includes(THIS_FILE),
	);
	return asked === undefined || !/\.(?:test|testing)\.tsx?/u.test(asked);
}

/** The files of the stack, as the engine has them: to map each of its lines back to its source takes longer than most queries. */
function callers(): string[] {
	const { prepareStackTrace } = Error;
	Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? "");
	const files = new Error().stack as unknown as string[];
	Error.prepareStackTrace = prepareStackTrace;
	return files;
}
const THIS_FILE = "statements.testing.ts";

function watch(): void {
	if (noted.isWatching) return;
	noted.isWatching = true;
	const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
	const { executeQuery } = base;
	base.executeQuery = function (this: Executor, query, ...more) {
		const kind = isOfRows(query) ? kindBySql(query) : undefined;
		if (kind !== undefined && !noted.kinds.has(kind)) note(kind, query.sql);
		return executeQuery.call(this, query, ...more);
	};
}

/** What a test asks again and again is looked at now and then: who asks is dearer to find out than most answers are. */
function note(kind: string, sql: string): void {
	const others = noted.notTheShops.get(kind) ?? 0;
	const isLooked = others < 10 || others % 10 === 0;
	if (isLooked && isOfTheShop()) noted.kinds.set(kind, sql);
	else noted.notTheShops.set(kind, others + 1);
}

if (statementsTo !== "") {
	watch();
	afterAll(() => {
		if (noted.kinds.size === 0) return;
		mkdirSync(dirname(statementsTo), { recursive: true });
		const file = expect.getState().testPath ?? "";
		const statements = [...noted.kinds].map(([kind, sql]) => [
			createHash("sha256").update(kind).digest("base64").slice(0, 16),
			sql,
		]);
		appendFileSync(statementsTo, `${JSON.stringify({ file, statements })}\n`);
		noted.kinds.clear();
		noted.notTheShops.clear();
	});
}
