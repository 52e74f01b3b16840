import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

/** A runner that says where PostgreSQL is and goes on for ever; without one it has nothing to do. */
const ENDLESS = `const url = process.env.TEST_DATABASE_URL;
if (url) { process.stdout.write("at " + new URL(url).port + "\\n"); setInterval(() => {}, 1000); }`;
const PLAYWRIGHT = "node_modules/@playwright/test";
const SAID_ASIDE = ".cache/results/postgres.txt";

/** A folder in which everything is installed and built, for a shop of no sources, with `vitest` and maybe `playwright` for its runners. */
function preparedFolder(vitest: string, playwright?: string): string {
	const folder = mkdtempSync(join(tmpdir(), "npm-test-"));
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	};
	const ofNothing = createHash("sha256").digest("hex");
	for (const stamp of ["node_modules/.installed", "node_modules/.compiled", "build/.built"])
		write(stamp, ofNothing);
	write("node_modules/vitest/vitest.mjs", vitest);
	if (playwright) {
		write(`${PLAYWRIGHT}/package.json`, `{ "type": "module" }`);
		write(`${PLAYWRIGHT}/cli.js`, playwright);
	}
	for (const empty of ["app", "db"]) mkdirSync(join(folder, empty));
	return folder;
}

const runIn = (folder: string) =>
	spawn(process.execPath, [resolve("app/commands/test.mjs")], {
		cwd: folder,
		env: { ...process.env, TEST_DATABASE_URL: "" },
		stdio: ["ignore", "pipe", "ignore"],
	});

const isOpen = (port: number) =>
	new Promise<boolean>((done) => {
		const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
		socket.once("connect", () => socket.destroy());
	});

test.each([
	"SIGINT",
	"SIGTERM",
] as const)("npm test that is ended by %s leaves no PostgreSQL behind", async (signal) => {
	const folder = preparedFolder(ENDLESS);
	const tests = runIn(folder);
	onTestFinished(() => void tests.kill("SIGKILL"));
	const said = () =>
		existsSync(join(folder, SAID_ASIDE)) ? readFileSync(join(folder, SAID_ASIDE), "utf8") : "";
	await vi.waitFor(() => expect(said()).toMatch(/^at \d+$/m), { timeout: 60_000 });
	const port = Number(/^at (\d+)$/m.exec(said())?.[1]);
	expect(await isOpen(port)).toBe(true);
	const ended = once(tests, "exit");
	tests.kill(signal);
	expect(await ended).toEqual([1, null]);
	expect(await isOpen(port)).toBe(false);
});

/** What Vitest writes about so many tests; those that fail are said by name. */
const vitestOf = (passed: number, names: readonly string[]) => ({
	numPassedTests: passed,
	numFailedTests: names.length,
	numPendingTests: 0,
	numFailedTestSuites: names.length,
	success: names.length === 0,
	testResults: [
		{
			name: "/shop/one.test.ts",
			status: names.length === 0 ? "passed" : "failed",
			startTime: 0,
			endTime: 1000,
			assertionResults: names.map((fullName) => ({
				status: "failed",
				fullName,
				failureMessages: ["so\nit is"],
			})),
		},
	],
});

/** The same of Playwright. */
const playwrightOf = (expected: number, names: readonly string[]) => ({
	stats: { expected, unexpected: names.length, flaky: 0, skipped: 0 },
	errors: [],
	suites: [
		{ specs: names.map((title) => ({ file: "one.spec.ts", title, tests: [{ status: "unexpected" }] })) },
	],
});

type Failing = Readonly<Record<"sqlite" | "postgres" | "browser", readonly string[]>>;

/** Runs `npm test` with runners that know how many tests pass; gives what it said, and its exit code. */
async function runWith(failing: Failing): Promise<{ said: string; code: number }> {
	const written = {
		sqlite: vitestOf(100, failing.sqlite),
		postgres: vitestOf(20, failing.postgres),
		browser: playwrightOf(3, failing.browser),
	};
	const runner = (file: string, written: string) => `
		import { existsSync, watch, writeFileSync } from "node:fs";
		const { file, written, after } = ${file};
		const results = ${written};
		if (after) await new Promise((done) => {
			const look = () => existsSync(".cache/results/" + after) && done(watching.close());
			const watching = watch(".cache/results", look);
			look();
		});
		process.stdout.write("the runner of " + file + "\\n");
		writeFileSync(".cache/results/" + file, JSON.stringify(results[written]));
		process.exit(results[written].success === false || results[written].stats?.unexpected ? 1 : 0);`;
	const results = JSON.stringify(written);
	const folder = preparedFolder(
		runner(
			`process.env.TEST_DATABASE_URL
				? { file: "postgres.json", written: "postgres", after: "playwright.json" } : { file: "vitest.json", written: "sqlite" }`,
			results,
		),
		runner(`{ file: "playwright.json", written: "browser" }`, results),
	);
	const tests = runIn(folder);
	let said = "";
	tests.stdout.on("data", (words: Buffer) => {
		said += words;
	});
	const [code] = await once(tests, "close");
	return { said, code };
}

test("the last line adds up all three, and what PostgreSQL's runner said stands by itself", async () => {
	const { said, code } = await runWith({ sqlite: [], postgres: [], browser: [] });
	expect(said.trimEnd().split("\n").at(-1)).toBe("123 passed, 0 failed");
	expect(code).toBe(0);
	const heard = said.split("\n").filter((line) => /^(== |the runner)/.test(line));
	expect(heard).toEqual([
		"== walls, unit, contract and parity tests",
		"the runner of vitest.json",
		"== browser tests",
		"the runner of playwright.json",
		"== engines' on PostgreSQL tests, which ran meanwhile",
		"the runner of postgres.json",
	]);
});

test("who fails on either engine or in the browser is counted and named", async () => {
	const failing = { sqlite: ["one"], postgres: ["two", "three"], browser: ["four", "five", "six", "seven"] };
	const { said, code } = await runWith(failing);
	expect(said.trimEnd().split("\n").at(-1)).toBe("123 passed, 7 failed");
	expect(said.split("\n").filter((line) => line.startsWith("Failed: "))).toHaveLength(7);
	for (const name of Object.values(failing).flat())
		expect(said).toMatch(new RegExp(`^Failed: .*${name}`, "m"));
	expect(code).toBe(1);
});
