/**
 * `npm test`: everything the tests need, then all of them on SQLite, and at the same time in a browser and, on a PostgreSQL of their
 * own, what counts on an engine (engines.mjs); the last line adds up what the runners counted. A test that fails is tried once
 * more, for a machine that others use too can be slow beyond any patience; who needed it is named, so that it is looked at, and who
 * failed is named at the end with its first line of why. `--whole` looks at every row of the tables that are taken by lot
 * otherwise, `--every-engine` runs every test that opens a shop on PostgreSQL too: before a release both.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { ensureTools } from "./browser.mjs";
import { filesForPostgres, filesThatCountOnAnEngine } from "./engines.mjs";
import { folderInMemory, leaveMemory } from "./folder-in-memory.mjs";
import { startPostgres } from "./postgres.mjs";
import { install, meanwhile } from "./prepare.mjs";
import { timesTold } from "./test-report.mjs";

const { values: asked } = parseArgs({
	options: { whole: { type: "boolean" }, "every-engine": { type: "boolean" } },
});

/** A number of what is committed, by its content alone; none where something is changed, or there is no git. */
function seedOfCommit() {
	const git = (...args) => spawnSync("git", args, { encoding: "utf8" });
	const tree = git("rev-parse", "HEAD^{tree}");
	const changes = git("status", "--porcelain");
	if (tree.status !== 0 || changes.status !== 0 || changes.stdout !== "") return undefined;
	return String(Number.parseInt(tree.stdout.slice(0, 8), 16) % 1_000_000);
}

/** What is taken by lot is taken again with the same seed: a commit's own, so that it is green or isn't; another each time for what is being written. */
const seed = process.env.TEST_SEED ?? seedOfCommit() ?? String(Date.now() % 1_000_000);
/** What took how long, in seconds. */
const took = [];
async function timed(what, work) {
	const began = performance.now();
	const result = await work();
	took.push([what, (performance.now() - began) / 1000]);
	return result;
}

// Debian's packages come from elsewhere than npm's, and half of the time of either is waiting: at once.
const toolsAreThere = meanwhile("installDebianTools", "./browser.mjs").then(() =>
	meanwhile("ensurePostgres", "./postgres.mjs"),
);
await timed("installing packages", install);
// Whatever is still missing of Debian's is no part of the shop.
const isPrepared = Promise.all([meanwhile("build"), meanwhile("compile")]);
await timed("waiting for Debian's", () => toolsAreThere);
const chromium = await timed("installing a browser and other tools", ensureTools);
const temporary = folderInMemory();
if (temporary) process.env.TMPDIR = temporary;
const postgres = await timed("starting PostgreSQL", () => startPostgres());
process.on("exit", () => {
	postgres.stop();
	if (temporary) leaveMemory(temporary);
});
/** The runners at work. */
const atWork = new Set();
// PostgreSQL goes with whoever started it, also by Ctrl-C.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
	process.on(signal, () => {
		for (const runner of atWork) runner.kill(signal);
		process.exit(1);
	});
const codes = await timed("building and compiling", () => isPrepared);
if (codes.some((code) => code !== 0)) process.exit(1);

const results = ".cache/results";
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const statements = `${results}/statements.jsonl`;
const env = {
	...process.env,
	CHROMIUM_PATH: chromium,
	TEST_SEED: seed,
	// Made ready once, for both engines.
	TEST_MODULES: `${results}/modules`,
	...(asked.whole ? { TEST_WHOLE: "1" } : {}),
};
process.stdout.write(
	asked.whole
		? "Every row of every table.\n"
		: `By lot where tables are long; the same again: TEST_SEED=${seed}\n`,
);
const vitest = (result, which) => ({
	args: () => [
		"node_modules/vitest/vitest.mjs",
		...which(),
		"--run",
		"--retry=1",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${results}/${result}`,
	],
	result,
	count: ({ numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success, testResults }) => {
		// A file that could not even be loaded fails without a test of its own.
		const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites));
		const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
		const again = tests
			.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
			.map(({ fullName }) => fullName);
		const names = [
			...tests
				.filter(({ status }) => status === "failed")
				.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
			...testResults
				.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
				.map(({ name, message }) => `${name}: ${firstLine(message)}`),
		];
		return { passed: numPassedTests, failed, skipped: numPendingTests, again, names };
	},
});
const unit = {
	name: "walls, unit, contract and parity",
	...vitest("vitest.json", () => []),
	set: { TEST_STATEMENTS: statements },
};
const engines = {
	name: asked["every-engine"] ? "every shop's on PostgreSQL" : "engines' on PostgreSQL",
	...vitest("postgres.json", () => [
		...(asked["every-engine"] ? ["related", "db/postgres/fresh.testing.ts"] : engineFiles()),
		// It comes behind the browser's: on two cores a test waits longer for its turn than it works.
		"--testTimeout=300000",
		"--hookTimeout=300000",
	]),
	set: { TEST_DATABASE_URL: postgres.url },
	output: `${results}/postgres.txt`,
};
const browser = {
	name: "browser",
	args: () => [
		"node_modules/@playwright/test/cli.js",
		"test",
		"--config",
		"e2e/playwright.config.ts",
		"--retries=1",
	],
	result: "playwright.json",
	count: ({ stats, errors, suites }) => ({
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
		again: specsThat(suites, "flaky"),
		names: specsThat(suites, "unexpected"),
	}),
};

let passed = 0;
let failed = 0;
let skipped = 0;
const again = [];
const names = [];
await told(unit);
// PostgreSQL's are known by what the run on SQLite has noted. They wait for their server, as a browser's wait for pages: at the same
// time they leave no core idle.
const besides = aside(engines);
await told(browser);
await besides;
process.stdout.write(`\n== ${engines.name} tests, which ran meanwhile\n`);
process.stdout.write(readFileSync(engines.output));
for (const line of timesTold(read("vitest.json") ?? { testResults: [] })) process.stdout.write(`\n${line}`);
process.stdout.write("\n");
for (const [what, seconds] of took) process.stdout.write(`\n${seconds.toFixed(0).padStart(7)} s  ${what}`);
process.stdout.write("\n");
for (const name of names) process.stdout.write(`\nFailed: ${name}`);
for (const name of again) process.stdout.write(`\nPassed at the second try only: ${name}`);
if (names.length + again.length > 0) process.stdout.write("\n");
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Runs tests and shows what their runner says. */
function told(run) {
	process.stdout.write(`\n== ${run.name} tests\n`);
	return counted(run, "inherit");
}

/** Runs tests behind others that are told; what their runner says goes into a file. */
async function aside(run) {
	const output = openSync(run.output, "w");
	await counted(run, output, (runner) => setPriority(runner.pid, constants.priority.PRIORITY_BELOW_NORMAL));
	closeSync(output);
}

/** Runs tests and adds up what their runner counts. */
async function counted({ name, args, result, count, set }, output, began = () => {}) {
	const [status] = await timed(`${name} tests`, () => {
		const runner = spawn(process.execPath, args(), {
			stdio: ["ignore", output, output],
			env: { ...env, ...set },
		});
		began(runner);
		atWork.add(runner);
		runner.once("exit", () => atWork.delete(runner));
		return once(runner, "exit");
	});
	const here = countIn(result, count);
	passed += here.passed;
	// A runner that fails without naming a test has failed all the same.
	const failedHere = here.failed || (status === 0 ? 0 : 1);
	failed += failedHere;
	skipped += here.skipped;
	again.push(...here.again);
	names.push(...here.names);
	if (failedHere > here.names.length) {
		names.push(`${name} tests, outside of any test: the runner says why above`);
	}
}

/** What a runner wrote about its run; undefined where it died before it could. */
function read(file) {
	try {
		return JSON.parse(readFileSync(`${results}/${file}`, "utf8"));
	} catch {
		return undefined;
	}
}

/** What a runner counted; one that wrote nothing counts as one failure. */
function countIn(file, count) {
	const written = read(file);
	return written ? count(written) : { passed: 0, failed: 1, skipped: 0, again: [], names: [] };
}

/** The files of tests for PostgreSQL, by what the run on SQLite has just noted. */
function engineFiles() {
	const run = read("vitest.json") ?? { testResults: [] };
	const seconds = Object.fromEntries(
		run.testResults.map(({ name, startTime, endTime }) => [
			relative(process.cwd(), name),
			(endTime - startTime) / 1000,
		]),
	);
	return filesForPostgres(
		existsSync(statements) ? readFileSync(statements, "utf8") : "",
		(file) => seconds[file],
		filesThatCountOnAnEngine(),
	);
}

/** The names of the specs of which a project ended with a status: "unexpected" or "flaky". */
function specsThat(suites, ended) {
	return suites
		.flatMap(specsOf)
		.filter(({ tests }) => tests.some(({ status }) => status === ended))
		.map(({ file, title }) => `${file}: ${title}`);
}

function firstLine(text = "") {
	return text.split("\n")[0];
}

/** The specs of a suite of Playwright's and of all that are in it. */
function specsOf({ specs = [], suites = [] }) {
	return [...specs, ...suites.flatMap(specsOf)];
}
