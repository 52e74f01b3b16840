import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp, restore } from "../backup";
import { openExistingDatabase } from "../existing";
import { moveDatabase } from "../move/move";
import { openDatabase } from "../open";
import { UnusableDatabase } from "../unusable";
import { ask, emptyPostgres, freshPostgres, testServer } from "./fresh.testing";

/** A database whose server says that it is PostgreSQL 14: a function of that name comes before the system's. */
async function oldServer(): Promise<string> {
	const url = await emptyPostgres(testServer);
	await ask(
		url,
		`create function public.current_setting(name text) returns text language sql
			as $$ select case when name = 'server_version_num' then '140011' else pg_catalog.current_setting(name) end $$`,
	);
	await ask(url, `alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`);
	return url;
}

test.runIf(testServer)("a server that is too old is refused in one line, and stays as it is", async () => {
	const url = await oldServer();
	const why = "it is PostgreSQL 14, and 15 is the oldest that will do.";
	const refusal = new UnusableDatabase(`DATABASE_URL ${url}: ${why}`);
	await expect(openDatabase(url)).rejects.toThrow(refusal);
	await expect(openExistingDatabase(url)).rejects.toThrow(refusal);
	const folder = mkdtempSync(join(tmpdir(), "too-old-"));
	const file = join(folder, "shop.db");
	await (await openDatabase(file)).destroy();
	await expect(moveDatabase(file, url)).rejects.toThrow(new UnusableDatabase(`${url}: ${why}`));
	const copied = await freshPostgres(testServer);
	await backUp(copied, folder, folder);
	await expect(restore(join(folder, "shop.dump"), url, join(folder, "aside"), folder)).rejects.toThrow(
		refusal,
	);
	expect(await ask(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});
