import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { startProcess } from "./drawing-hands.server";
import { DrawingStopped, drawingPool, type PoolOptions } from "./drawing-pool.server";

/** A stand-in for who draws: the task says what happens; it answers with its own number. */
const STAND_IN = `
const answer = (message) => process.send(message);
process.on("message", ({ id, task }) => {
	if (task === "crash") process.exit(3);
	if (task === "kill") return process.kill(process.pid, "SIGKILL");
	if (task === "hang") while (true);
	if (task === "fail") return answer({ id, failure: new TypeError("no paper left") });
	if (task === "throw") return setImmediate(() => { throw new TypeError("the easel broke"); });
	if (task === "grow") for (const all = []; ; ) all.push(new Array(1e5).fill(id));
	if (task === "environment") return answer({ id, outcome: Object.keys(process.env) });
	answer({ id, outcome: process.pid });
});`;
const folder = mkdtempSync(join(tmpdir(), "drawing-pool-"));
const path = join(folder, "stand-in.cjs");
writeFileSync(path, STAND_IN);
afterAll(() => rmSync(folder, { recursive: true }));

type Order = "answer" | "crash" | "kill" | "hang" | "fail" | "throw" | "grow" | "environment";
const HEAP_MB = 32;
const standIn = (file = path) => startProcess<Order, unknown>(file, HEAP_MB);

let pool: ReturnType<typeof drawingPool<Order, unknown>>;
const start = (change: Partial<PoolOptions<Order, unknown>> = {}) => {
	pool = drawingPool({ start: standIn, hands: 1, timeLimitMs: 10_000, idleMs: 5_000, ...change });
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

describe("a process", () => {
	test("draws everything that is asked of it, in turn", async () => {
		const { draw } = start();
		const who = await Promise.all([1, 2, 3].map(() => draw("answer")));
		expect(new Set(who).size).toBe(1);
	});

	test("that dies takes only its own task with it", async () => {
		const { draw } = start();
		const before = await draw("answer");
		const crash = draw("crash");
		const next = draw("answer");
		expect(await bugOf(crash)).toMatchObject({ message: expect.stringContaining("ended with code 3") });
		expect(await next).not.toBe(before);
	});

	test("whose drawing has a bug tells it as itself, and goes on", async () => {
		const { draw } = start();
		const before = await draw("answer");
		const bug = await bugOf(draw("fail"));
		expect(bug).toMatchObject({ name: "TypeError", message: "no paper left" });
		expect(String((bug as Error).stack)).toContain("stand-in.cjs");
		expect(await draw("answer")).toBe(before);
	});

	test("whose file is missing is a bug", async () => {
		const { draw } = start({ start: () => standIn("/nowhere/drawing.js") });
		expect(await bugOf(draw("answer"))).toMatchObject({
			message: expect.stringContaining("/nowhere/drawing.js"),
		});
	});

	test("that takes too long is ended and the next task drawn by another", async () => {
		const { draw } = start({ timeLimitMs: 1000 });
		await expect(draw("hang")).rejects.toThrow("longer than 1000 ms");
		expect(await draw("answer")).toBeGreaterThan(0);
	});

	test("that runs out of memory takes only its own task with it", async () => {
		const { draw } = start();
		await bugOf(draw("grow"));
		expect(await draw("answer")).toBeGreaterThan(0);
	});

	test("is ended by an abort while it draws; a task that waits is taken from the queue", async () => {
		const { draw } = start();
		const first = new AbortController();
		const second = new AbortController();
		const running = draw("hang", first.signal);
		const waiting = draw("answer", second.signal);
		second.abort();
		await expect(waiting).rejects.toThrow("broken off");
		first.abort();
		await expect(running).rejects.toThrow("broken off");
		expect(await draw("answer")).toBeGreaterThan(0);
	});

	test("is let go when idle and another one started when needed", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const { draw } = start();
		const before = await draw("answer");
		vi.advanceTimersByTime(4_999);
		expect(await draw("answer")).toBe(before);
		vi.advanceTimersByTime(5_000);
		expect(await draw("answer")).not.toBe(before);
	});

	test("that rests lets go at once of what has nothing to do", async () => {
		const { draw, rest } = start();
		const before = await draw("answer");
		rest();
		expect(await draw("answer")).not.toBe(before);
	});

	test("that rests keeps whoever has just been given something", async () => {
		const { draw, rest } = start({ hands: 2 });
		const [first, second] = await Promise.all([draw("answer"), draw("answer")]);
		const drawing = draw("answer");
		rest();
		expect(await drawing).toBe(first);
		const [again, other] = await Promise.all([draw("answer"), draw("answer")]);
		expect(again).toBe(first);
		expect(other).not.toBe(second);
	});

	test("that is closed stops what is under way and refuses what comes after", async () => {
		const { draw, close } = start();
		const running = draw("hang");
		const closing = close();
		await expect(running).rejects.toThrow("closed");
		await closing;
		await expect(draw("answer")).rejects.toBeInstanceOf(DrawingStopped);
	});
});

test("a bug that takes the process with it is told as its end, and another process draws on", async () => {
	const { draw } = start();
	expect(await bugOf(draw("throw"))).toMatchObject({ message: expect.stringContaining("ended with code 1") });
	expect(await draw("answer")).toBeGreaterThan(0);
});

test("a process that is killed in mid-work takes only its own task with it", async () => {
	const { draw } = start();
	const killed = draw("kill");
	const next = draw("answer");
	expect(await bugOf(killed)).toMatchObject({ message: expect.stringContaining("ended with SIGKILL") });
	expect(await next).toBeGreaterThan(0);
});

test("a process knows nothing of the shop's environment", async () => {
	vi.stubEnv("SESSION_SECRET", "nobody's business");
	const { draw } = start();
	expect(await draw("environment")).not.toContain("SESSION_SECRET");
	vi.unstubAllEnvs();
});
