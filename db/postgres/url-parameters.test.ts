import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openExistingDatabase } from "../existing";
import { moveDatabase } from "../move/move";
import { openDatabase } from "../open";
import { UnusableDatabase } from "../unusable";
import { ask, emptyPostgres, freshPostgres, testServer } from "./fresh.testing";
import { urlOf } from "./connect";

const WHY =
	"its connections don't have the shop's settings: take options and application_name out of the URL";

test.runIf(testServer).each([
	["options of its own", "options=-c%20statement_timeout%3D1000"],
	["another name", "application_name=reports"],
])(
	"a URL with %s would leave the shop's rules unkept: it is refused and nothing is changed",
	async (_, parameter) => {
		const url = `${await emptyPostgres(testServer)}?${parameter}`;
		await expect(openDatabase(url)).rejects.toThrow(UnusableDatabase);
		await expect(openDatabase(url)).rejects.toThrow(WHY);
		const folder = mkdtempSync(join(tmpdir(), "url-parameters-"));
		const file = join(folder, "shop.db");
		await (await openDatabase(file)).destroy();
		await expect(moveDatabase(file, url)).rejects.toThrow(WHY);
		expect(await ask(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
		const ours = `${urlOf(await freshPostgres(testServer))}?${parameter}`;
		await expect(openExistingDatabase(ours)).rejects.toThrow(WHY);
	},
);
