/**
 * Which tests run on PostgreSQL as well: not every use case again, but whatever counts on an engine, and the fewest files that run
 * between them each kind of statement which the tests on SQLite have run (db/statements.testing.ts notes them).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** What an engine decides: its own folder, tests that ask which one it is, and whatever happens at once. */
const COUNTS_ON_AN_ENGINE =
	/testServer|openSharedShop|at the same (?:time|instant|moment)|(?:both|two) at once|Promise\.all\(\[\s*\w+\(shop/;

const isTest = (name) => /\.test\.tsx?$/.test(name);

/** The files of tests below a folder that are PostgreSQL's too whatever SQLite's have run. */
export function filesThatCountOnAnEngine(root = ".") {
	return ["app", "db"]
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
		)
		.filter(
			(name) =>
				isTest(name) &&
				(name.startsWith("db/") || COUNTS_ON_AN_ENGINE.test(readFileSync(join(root, name), "utf8"))),
		);
}

/**
 * Takes the notes of a run (a line of JSON a file: `file`, `statements` as [kind, SQL]), the seconds of each file and the files
 * that are chosen already. Gives these and the cheapest others found, so that no kind of statement is left out.
 */
export function filesForPostgres(notes, secondsOf, chosen, root = process.cwd()) {
	const kindsOf = new Map();
	for (const { file, statements } of notes.split("\n").filter(Boolean).map(JSON.parse)) {
		const name = relative(root, file);
		kindsOf.set(name, new Set([...(kindsOf.get(name) ?? []), ...statements.map(([kind]) => kind)]));
	}
	const files = [...chosen];
	const left = new Set([...kindsOf.values()].flatMap((kinds) => [...kinds]));
	const take = (file) => {
		for (const kind of kindsOf.get(file) ?? []) left.delete(kind);
	};
	files.forEach(take);
	while (left.size > 0) {
		const worth = (file) => {
			const found = [...kindsOf.get(file)].filter((kind) => left.has(kind)).length;
			// Each file costs its loading too.
			return found / (1 + (secondsOf(file) ?? 0));
		};
		const best = [...kindsOf.keys()].reduce((one, other) => (worth(other) > worth(one) ? other : one));
		files.push(best);
		take(best);
	}
	return files;
}
