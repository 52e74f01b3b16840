import { createRequire } from "node:module";
import type BetterSqlite from "better-sqlite3";

/** From this release on there is a line of better-sqlite3 (13) that is built on Node's stable interface. */
const STABLE_INTERFACE_SINCE = 22;

const major = Number(process.versions.node.split(".")[0]);

/**
 * better-sqlite3 as this Node needs it. 12 is the last for Node 20; compiled against Node 24.19 and later it ends the
 * process at some later collection of garbage (nodejs/node#65446, open in November 2026). 13 does not, and crashes on
 * Node 20. npm installs 13 only where its `engines` allow it. docs/decisions/0009.
 */
export const Sqlite: typeof BetterSqlite = createRequire(import.meta.url)(
	major >= STABLE_INTERFACE_SINCE ? "better-sqlite3-node22" : "better-sqlite3",
);
