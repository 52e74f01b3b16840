import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { purgeDeleted } from "../open";
import { writeSetting } from "../settings";
import { connectPostgres, urlOf } from "./connect";
import { freshPostgres, testServer } from "./fresh.testing";

test.runIf(testServer)("what was deleted takes no room any more, in tables and indexes", async () => {
	const db = await freshPostgres(testServer);
	const sizeOf = async () => {
		const { rows } = await sql<{ bytes: number }>`select pg_relation_size('settings') as bytes`.execute(db);
		return rows[0]?.bytes;
	};
	for (let index = 0; index < 50; index++)
		await writeSetting(db, `key${index}`, "somebody@example.com".repeat(50));
	await db.deleteFrom("settings").execute();
	expect(await sizeOf()).toBeGreaterThan(0);
	expect(await purgeDeleted(db)).toBe(true);
	expect(await sizeOf()).toBe(0);
});

test.runIf(testServer)("a large table is vacuumed for longer than a page may ask", async () => {
	const hurried = connectPostgres(urlOf(await freshPostgres(testServer)), { statementMs: 1 });
	onTestFinished(() => hurried.destroy());
	expect(await purgeDeleted(hurried)).toBe(true);
});
