import {
	DummyDriver,
	Kysely,
	type Migration,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import { migrations } from "./migrations";

/** The last one that was written for a shop that was closed meanwhile. */
const LAST_FREE = "0041_turns";

/** What a migration would say to a database, statement by statement. */
async function statementsOf({ up }: Migration): Promise<string[]> {
	const said: string[] = [];
	const db = new Kysely<unknown>({
		dialect: {
			createAdapter: () => new SqliteAdapter(),
			createDriver: () => new DummyDriver(),
			createIntrospector: (of) => new SqliteIntrospector(of),
			createQueryCompiler: () => new SqliteQueryCompiler(),
		},
		log: ({ query }) => void said.push(query.sql.toLowerCase()),
	});
	await up(db);
	return said;
}

/** The statements that would break the last version's pages and workers, which go on while a migration runs and after it. */
const breaking = (statements: string[]): string[] =>
	statements.filter(
		(said) =>
			/\b(drop|rename)\b/.test(said) ||
			/\balter column\b/.test(said) ||
			// A row that the last version writes has nothing there.
			(/\badd column\b/.test(said) && /\bnot null\b/.test(said) && !/\bdefault\b/.test(said)),
	);

const additive = Object.entries(migrations).filter(([name]) => name > LAST_FREE);

test.each(
	additive,
)("%s leaves everything that the last version's code asks for", async (_name, migration) => {
	const statements = await statementsOf(migration);
	expect(statements.length).toBeGreaterThan(0);
	expect(breaking(statements)).toEqual([]);
});

test.each<[string, Migration["up"], number]>([
	["drops a column", (db) => db.schema.alterTable("jobs").dropColumn("steps").execute(), 1],
	["drops a table", (db) => db.schema.dropTable("turns").execute(), 1],
	["renames", (db) => db.schema.alterTable("jobs").renameColumn("steps", "done").execute(), 1],
	[
		"demands what nobody gives",
		(db) =>
			db.schema
				.alterTable("jobs")
				.addColumn("host", "text", (c) => c.notNull())
				.execute(),
		1,
	],
	[
		"allows it to be left out",
		async (db) => {
			await db.schema.alterTable("jobs").addColumn("host", "text").execute();
			await db.schema
				.alterTable("jobs")
				.addColumn("times", "integer", (c) => c.notNull().defaultTo(0))
				.execute();
			await db.schema
				.createTable("hosts")
				.addColumn("name", "text", (c) => c.notNull())
				.execute();
		},
		0,
	],
])("one that %s", async (_what, up, found) => {
	expect(breaking(await statementsOf({ up }))).toHaveLength(found);
});
