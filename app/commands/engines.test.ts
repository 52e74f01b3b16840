import { describe, expect, test } from "vitest";
import { filesForPostgres, filesThatCountOnAnEngine } from "./engines.mjs";

const note = (file: string, ...kinds: string[]) =>
	JSON.stringify({ file: `/shop/${file}`, statements: kinds.map((kind) => [kind, `select ${kind}`]) });
const chosenOf = (seconds: Readonly<Record<string, number>>, chosen: readonly string[], ...notes: string[]) =>
	filesForPostgres(`${notes.join("\n")}\n`, (file: string) => seconds[file], chosen, "/shop");

describe("on PostgreSQL run", () => {
	test("the cheapest files that run every kind of statement between them", () => {
		const notes = [note("slow.test.ts", "a", "b"), note("one.test.ts", "a"), note("two.test.ts", "b")];
		expect(chosenOf({ "slow.test.ts": 20 }, [], ...notes)).toEqual(["one.test.ts", "two.test.ts"]);
		expect(chosenOf({ "slow.test.ts": 0.1 }, [], ...notes)).toEqual(["slow.test.ts"]);
	});

	test("a file however slow whose statement no other runs", () => {
		const notes = [note("slow.test.ts", "a", "c"), note("one.test.ts", "a")];
		expect(chosenOf({ "slow.test.ts": 60 }, [], ...notes)).toContain("slow.test.ts");
	});

	test("what is chosen already, and nothing for its statements", () => {
		const notes = [note("db/turns.test.ts", "a"), note("one.test.ts", "a"), note("two.test.ts", "b")];
		expect(chosenOf({}, ["db/turns.test.ts"], ...notes)).toEqual(["db/turns.test.ts", "two.test.ts"]);
	});

	test("the statements of a file that was noted in parts", () => {
		const notes = [note("one.test.ts", "a"), note("one.test.ts", "b")];
		expect(chosenOf({}, [], ...notes)).toEqual(["one.test.ts"]);
	});

	test("the engines' own tests, the queue's, and races", () => {
		const files = filesThatCountOnAnEngine();
		expect(files).toContain("db/turns.test.ts");
		expect(files).toContain("app/jobs/queue-postgres.test.ts");
		expect(files).toContain("app/jobs/two-workers.test.ts");
		expect(files).not.toContain("app/commands/engines.mjs");
		expect(files.length).toBeLessThan(90);
	});
});
