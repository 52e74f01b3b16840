import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { slowestFiles, studioSeconds, timesTold } from "./test-report.mjs";

/** As Vitest writes them: files by their whole path, milliseconds since 1970. */
const took = (file: string, seconds: number) => ({
	name: resolve(file),
	startTime: 1_795_000_000_000,
	endTime: 1_795_000_000_000 + seconds * 1000,
});
const RESULTS = {
	testResults: [
		took("app/studio/story/alt-text.test.ts", 8),
		took("app/routes/authorisation.test.ts", 44.04),
		took("app/studio/writer/shelf.test.ts", 34),
		took("app/studio/paper/pages/every-picture.test.ts", 58),
		took("app/providers/mail/smtp.test.ts", 1),
	],
};

test("the slowest files are named, the slowest first", () => {
	expect(slowestFiles(RESULTS, 2)).toEqual([
		{ file: "app/studio/paper/pages/every-picture.test.ts", seconds: 58 },
		{ file: "app/routes/authorisation.test.ts", seconds: 44.04 },
	]);
});

test("writer, illustrator and story have two minutes together, on two cores", () => {
	expect(studioSeconds(RESULTS)).toEqual({ seconds: 50, budget: 120 });
});

test("it is told in lines, and who is over the budget is told so", () => {
	expect(timesTold(RESULTS)).toEqual([
		"The slowest files:",
		"   58.0 s  app/studio/paper/pages/every-picture.test.ts",
		"   44.0 s  app/routes/authorisation.test.ts",
		"   34.0 s  app/studio/writer/shelf.test.ts",
		"    8.0 s  app/studio/story/alt-text.test.ts",
		"    1.0 s  app/providers/mail/smtp.test.ts",
		"Writer and illustrator: 50 s of their 120 s",
	]);
	const slow = took("app/providers/writer/embedded.test.ts", 142);
	expect(timesTold({ testResults: [...RESULTS.testResults, slow] }).at(-1)).toBe(
		"Writer and illustrator: 121 s of their 120 s: TOO SLOW",
	);
});

test("the folders that the budget is for are there", () => {
	const folders = /STUDIO = \[(.+)\]/.exec(readFileSync("app/commands/test-report.mjs", "utf8"))?.[1] ?? "";
	const named = [...folders.matchAll(/"(.+?)"/g)].map(([, folder]) => folder as string);
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
});
