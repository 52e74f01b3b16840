import { isDatabaseAway } from "#db/postgres/away";
import { UnusableDatabase } from "#db/unusable";
import { type Config, ConfigError } from "~/config.server";

/** What an operator can mend, by the code of SQLite's or the system's error. */
const REASONS: [RegExp, string][] = [
	[/^SQLITE_(NOTADB|CORRUPT)/, "shop.db there is not a database, or is damaged"],
	[/^SQLITE_(CANTOPEN|READONLY|PERM)/, "shop.db there can't be written"],
	[/^SQLITE_(FULL|IOERR)|^ENOSPC$/, "shop.db there can't be written: is the disk full?"],
	[/^SQLITE_(BUSY|LOCKED)/, "another process holds shop.db there"],
	[/^(ENOTDIR|EEXIST)$/, "it is not a directory"],
	[/^(EACCES|EPERM|EROFS)$/, "it can't be written"],
];

/** How Kysely says that a migration of the database is none of ours. */
const NEWER = /previously executed migration/;

/**
 * Why a shop could not be opened, to be printed as it is: the full list of wrong configuration, one plain line for what an
 * operator can mend, and the stack of anything else. `settings` as far as they are known.
 */
export function explainStartFailure(error: unknown, settings?: Pick<Config, "DATA_DIR">): string {
	if (error instanceof ConfigError) return error.message;
	if (!(error instanceof Error)) return String(error);
	if (error instanceof UnusableDatabase) return `The shop can't start: ${error.message}`;
	const { code = "", path, port } = error as Error & { code?: string; path?: string; port?: number };
	const says = (reason: string) => `The shop can't start: ${reason}`;
	if (code === "EADDRINUSE") return says(`PORT ${port} is in use by another process.`);
	if (code === "EACCES" && port !== undefined) return says(`PORT ${port} may not be used by this user.`);
	if (isDatabaseAway(error)) return says("PostgreSQL can't be reached.");
	const where = `DATA_DIR ${settings?.DATA_DIR ?? path ?? ""}: `;
	if (NEWER.test(error.message))
		return says(`${where}shop.db there was opened by a newer version of the shop.`);
	const known = REASONS.find(([codes]) => codes.test(code));
	return known ? says(`${where}${known[1]}.`) : (error.stack ?? error.message);
}
