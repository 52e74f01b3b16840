import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";

/** Why the pg_dump that is here can't copy this server, in words for the operator; null where it can. It copies none newer than itself. */
export async function whyNotDump(db: Kysely<Schema>): Promise<string | null> {
	const { rows } = await sql<{
		version: number;
	}>`select current_setting('server_version_num')::int / 10000 as version`.execute(db);
	const server = rows[0]?.version ?? 0;
	const printed = await promisify(execFile)("pg_dump", ["--version"]).then(
		({ stdout }) => stdout,
		() => null,
	);
	const needed = `install PostgreSQL's client ${server} or newer here`;
	if (printed === null) return `no backup can be made: pg_dump isn't installed; ${needed}`;
	const ours = Number(/\) (\d+)/.exec(printed)?.[1] ?? 0);
	return ours >= server
		? null
		: `no backup can be made: pg_dump is of version ${ours} and PostgreSQL of ${server}; ${needed}`;
}
