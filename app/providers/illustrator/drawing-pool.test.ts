import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { DrawingStopped, drawingPool } from "./drawing-pool.server";
import type { Task } from "./drawing-task.server";

/** A stand-in for the drawing thread: the first byte of the photo says what happens; it answers with its thread's id. */
const THREAD = `
const { parentPort, threadId } = require("node:worker_threads");
parentPort.on("message", ({ id, task }) => {
	const order = task.photo[0];
	if (order === 1) process.exit(3);
	if (order === 2) return;
	if (order === 3) return parentPort.postMessage({ id, failure: new TypeError("no paper left") });
	if (order === 4) setImmediate(() => { throw new TypeError("the easel broke"); });
	if (order === 4) return;
	parentPort.postMessage({ id, outcome: { png: Uint8Array.of(threadId) } });
});`;
const folder = mkdtempSync(join(tmpdir(), "drawing-pool-"));
const threadPath = join(folder, "thread.cjs");
writeFileSync(threadPath, THREAD);
afterAll(() => rmSync(folder, { recursive: true }));

const ANSWER = 0;
const CRASH = 1;
const HANG = 2;
const FAIL = 3;
const THROW = 4;
const task = (order: number): Task => ({ kind: "likeness", photo: Uint8Array.of(order) });

let pool: ReturnType<typeof drawingPool>;
const start = (change: Partial<Parameters<typeof drawingPool>[0]> = {}) => {
	pool = drawingPool({ threadPath, threads: 1, timeLimitMs: 5_000, idleMs: 5_000, ...change });
	return pool;
};
afterEach(async () => {
	vi.useRealTimers();
	await pool.close();
});

/** What a drawing failed with: anything but being stopped is a bug, for the log. */
async function bugOf(drawing: Promise<unknown>): Promise<unknown> {
	const error = await drawing.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	expect(error).toBeInstanceOf(Error);
	expect(error).not.toBeInstanceOf(DrawingStopped);
	return error;
}

const threadOf = async (drawing: Promise<unknown>) => ((await drawing) as { png: Uint8Array }).png[0];

test("one thread draws everything that is asked of it, in turn", async () => {
	const { draw } = start();
	const threads = await Promise.all([1, 2, 3].map(() => threadOf(draw(task(ANSWER)))));
	expect(new Set(threads).size).toBe(1);
});

test("a thread that dies takes only its own task with it", async () => {
	const { draw } = start();
	const before = await threadOf(draw(task(ANSWER)));
	const crash = draw(task(CRASH));
	const next = draw(task(ANSWER));
	expect(await bugOf(crash)).toMatchObject({ message: "The drawing thread ended with code 3" });
	expect(await threadOf(next)).not.toBe(before);
});

test("a bug in the drawing is told as itself, and the thread goes on", async () => {
	const { draw } = start();
	const before = await threadOf(draw(task(ANSWER)));
	const bug = await bugOf(draw(task(FAIL)));
	expect(bug).toMatchObject({ name: "TypeError", message: "no paper left" });
	expect(String((bug as Error).stack)).toContain("thread.cjs");
	expect(await threadOf(draw(task(ANSWER)))).toBe(before);
});

test("a bug that takes the thread with it is told as itself, and another thread draws on", async () => {
	const { draw } = start();
	expect(await bugOf(draw(task(THROW)))).toMatchObject({ name: "TypeError", message: "the easel broke" });
	expect(await threadOf(draw(task(ANSWER)))).toBeGreaterThan(0);
});

test("a thread whose file is missing is a bug", async () => {
	const { draw } = start({ threadPath: "/nowhere/drawing-thread.js" });
	expect(await bugOf(draw(task(ANSWER)))).toMatchObject({
		message: expect.stringContaining("/nowhere/drawing-thread.js"),
	});
});

test("a drawing that takes too long is stopped and the next one drawn", async () => {
	const { draw } = start({ timeLimitMs: 300 });
	await expect(draw(task(HANG))).rejects.toThrow("longer than 300 ms");
	expect(await threadOf(draw(task(ANSWER)))).toBeGreaterThan(0);
});

test("an abort stops a drawing under way and takes one that waits from the queue", async () => {
	const { draw } = start();
	const first = new AbortController();
	const second = new AbortController();
	const running = draw(task(HANG), first.signal);
	const waiting = draw(task(ANSWER), second.signal);
	second.abort();
	await expect(waiting).rejects.toThrow("broken off");
	first.abort();
	await expect(running).rejects.toThrow("broken off");
	expect(await threadOf(draw(task(ANSWER)))).toBeGreaterThan(0);
});

test("an idle thread is let go and another one started when needed", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { draw } = start({ idleMs: 5_000 });
	const before = await threadOf(draw(task(ANSWER)));
	vi.advanceTimersByTime(4_999);
	expect(await threadOf(draw(task(ANSWER)))).toBe(before);
	vi.advanceTimersByTime(5_000);
	expect(await threadOf(draw(task(ANSWER)))).not.toBe(before);
});

test("closing stops what is under way and refuses what comes after", async () => {
	const { draw, close } = start();
	const running = draw(task(HANG));
	const closing = close();
	await expect(running).rejects.toThrow("closed");
	await closing;
	await expect(draw(task(ANSWER))).rejects.toBeInstanceOf(DrawingStopped);
});
