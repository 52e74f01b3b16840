import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { alone, unlessDone } from "./alone.mjs";

/** As another process imports it. */
const MODULE = new URL("./alone.mjs", import.meta.url).href;

let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "alone-"));
	file = join(folder, "cache/building");
	return () => rmSync(folder, { recursive: true });
});

/** A process that is at work until `end`; it writes down what it does. */
async function atWork(name: string, until: "in" | "waits") {
	const script = `
		import { appendFileSync, readFileSync } from "node:fs";
		import { alone } from ${JSON.stringify(MODULE)};
		const say = (word) => {
			appendFileSync(${JSON.stringify(join(folder, "diary"))}, "${name} " + word + "\\n");
			process.stdout.write(word);
		};
		alone(${JSON.stringify(file)}, () => { say("in"); readFileSync(0); say("out"); }, () => say("waits"));`;
	const process_ = spawn(process.execPath, ["--input-type=module", "-e", script]);
	onTestFinished(() => void process_.kill("SIGKILL"));
	let told = "";
	process_.stdout.on("data", (words: Buffer) => {
		told += words;
	});
	const ended = once(process_, "exit");
	await expect.poll(() => told, { timeout: 10_000 }).toContain(until);
	return {
		end: async () => {
			process_.stdin.end();
			await ended;
		},
		kill: async () => {
			process_.kill("SIGKILL");
			await ended;
		},
	};
}

const diary = () => readFileSync(join(folder, "diary"), "utf8").trim().split("\n");

test("of two processes the second waits until the first has ended", async () => {
	const first = await atWork("first", "in");
	const second = await atWork("second", "waits");
	await first.end();
	await second.end();
	expect(diary()).toEqual(["first in", "second waits", "first out", "second in", "second out"]);
	expect(existsSync(file)).toBe(false);
});

test("one that was killed keeps nobody waiting", async () => {
	const first = await atWork("first", "in");
	await first.kill();
	expect(existsSync(file)).toBe(true);
	expect(alone(file, () => "done")).toBe("done");
	expect(existsSync(file)).toBe(false);
});

test("nor does a process that merely has the number of one that died long ago", () => {
	alone(file, () => {});
	writeFileSync(file, String(process.pid));
	const longAgo = Date.now() / 1000 - 3600;
	utimesSync(file, longAgo, longAgo);
	expect(alone(file, () => "done")).toBe("done");
});

test("work that fails or ends its process lets the next one in", () => {
	const fails = () => {
		throw new Error("half done");
	};
	expect(() => alone(file, fails)).toThrow("half done");
	const script = `
		import { alone } from ${JSON.stringify(MODULE)};
		alone(${JSON.stringify(file)}, () => process.exit(7));`;
	expect(spawnSync(process.execPath, ["--input-type=module", "-e", script]).status).toBe(7);
	expect(existsSync(file)).toBe(false);
});

test("what was done for the same sources is not done again", () => {
	const stamp = join(folder, "build/.built");
	const lock = { file, onWait: () => {} };
	let times = 0;
	const work = () => {
		times += 1;
	};
	for (const wanted of ["one", "one", "two", "two"]) unlessDone(stamp, wanted, work, lock);
	expect([times, readFileSync(stamp, "utf8")]).toEqual([2, "two"]);
});

test("half a build is none: the stamp goes before the work and comes after it", () => {
	const stamp = join(folder, "build/.built");
	const lock = { file, onWait: () => {} };
	unlessDone(stamp, "one", () => {}, lock);
	const fails = () => {
		expect(existsSync(stamp)).toBe(false);
		throw new Error("half built");
	};
	expect(() => unlessDone(stamp, "two", fails, lock)).toThrow("half built");
	expect(existsSync(stamp)).toBe(false);
	let built = false;
	unlessDone(
		stamp,
		"one",
		() => {
			built = true;
		},
		lock,
	);
	expect(built).toBe(true);
});

test("whoever waited for the same work doesn't do it again", () => {
	const stamp = join(folder, "built");
	alone(file, () => {});
	writeFileSync(file, String(process.pid));
	// Somebody else ends while this one waits.
	const onWait = () => {
		writeFileSync(stamp, "one");
		rmSync(file);
	};
	const work = () => expect.unreachable("it was done meanwhile");
	unlessDone(stamp, "one", work, { file, onWait });
	expect(readFileSync(stamp, "utf8")).toBe("one");
});
