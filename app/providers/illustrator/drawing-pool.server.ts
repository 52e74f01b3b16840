import { Worker } from "node:worker_threads";
import type { Outcome, Task } from "./drawing-task.server";

/**
 * Draws a task. Rejects with a DrawingStopped when it was broken off or took too long; with any other error for a bug: what
 * the drawing threw, or what ended its thread.
 */
export type Draw = (task: Task, signal?: AbortSignal) => Promise<Outcome>;

/** Nobody's fault: another try may come to an end. */
export class DrawingStopped extends Error {}

export type PoolOptions = {
	/** The built file of the drawing thread. */
	threadPath: string;
	threads: number;
	/** Longest time for one task, in ms. */
	timeLimitMs: number;
	/** An idle thread is let go after so many ms: it holds about 100 MB. */
	idleMs: number;
};

/**
 * A drawing writes megabytes of SVG and soon forgets them: with the usual nursery the heap would grow to hold them all.
 * The old part of the heap has never needed 60 MB; a drawing that asks for far more fails alone, not the shop with it.
 */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

type Waiting = { id: number; task: Task; settle: (result: Outcome | Error) => void };
type Thread = {
	worker: Worker;
	busy: Waiting | null;
	idle: NodeJS.Timeout | null;
	limit: NodeJS.Timeout | null;
};

/** A few threads that draw, started when first needed; none of them keeps the process alive. */
export function drawingPool(options: PoolOptions): { draw: Draw; close(): Promise<void> } {
	const threads = new Set<Thread>();
	const queue: Waiting[] = [];
	let lastId = 0;
	let closed = false;

	function start(): Thread {
		const worker = new Worker(options.threadPath, { resourceLimits: HEAP });
		const thread: Thread = { worker, busy: null, idle: null, limit: null };
		worker.unref();
		worker.on("message", (message: { id: number; outcome?: Outcome; failure?: Error }) => {
			if (message.id !== thread.busy?.id) return;
			finish(thread, message.failure ?? message.outcome ?? null);
		});
		worker.on("error", (error) => drop(thread, error instanceof Error ? error : new Error(String(error))));
		worker.on("exit", (code) => drop(thread, new Error(`The drawing thread ended with code ${code}`)));
		threads.add(thread);
		return thread;
	}

	function finish(thread: Thread, result: Outcome | Error) {
		const done = thread.busy;
		thread.busy = null;
		if (thread.limit) clearTimeout(thread.limit);
		thread.limit = null;
		done?.settle(result);
		next();
		if (!thread.busy && threads.has(thread)) {
			thread.idle = setTimeout(() => drop(thread), options.idleMs);
			thread.idle.unref();
		}
	}

	/** Ends a thread; a task it was at fails with the reason. */
	function drop(thread: Thread, reason?: Error) {
		if (!threads.delete(thread)) return;
		if (thread.idle) clearTimeout(thread.idle);
		void thread.worker.terminate();
		if (reason) finish(thread, reason);
	}

	function next() {
		while (queue.length > 0 && !closed) {
			const free =
				[...threads].find((thread) => !thread.busy) ?? (threads.size < options.threads ? start() : null);
			if (!free) return;
			const waiting = queue.shift() as Waiting;
			if (free.idle) clearTimeout(free.idle);
			free.idle = null;
			free.busy = waiting;
			free.limit = setTimeout(
				() => drop(free, new DrawingStopped(`Drawing took longer than ${options.timeLimitMs} ms`)),
				options.timeLimitMs,
			);
			free.limit.unref();
			free.worker.postMessage({ id: waiting.id, task: waiting.task });
		}
	}

	return {
		draw(task, signal) {
			return new Promise((resolve, reject) => {
				if (closed || signal?.aborted) return reject(new DrawingStopped("Drawing was broken off"));
				const onAbort = () => {
					const stopped = new DrawingStopped("Drawing was broken off");
					const place = queue.indexOf(waiting);
					if (place >= 0) {
						queue.splice(place, 1);
						waiting.settle(stopped);
						return;
					}
					const thread = [...threads].find(({ busy }) => busy === waiting);
					if (thread) drop(thread, stopped);
				};
				const waiting: Waiting = {
					id: ++lastId,
					task,
					settle(result) {
						signal?.removeEventListener("abort", onAbort);
						if (result instanceof Error) reject(result);
						else resolve(result);
					},
				};
				signal?.addEventListener("abort", onAbort, { once: true });
				queue.push(waiting);
				next();
			});
		},
		async close() {
			closed = true;
			const stopped = new DrawingStopped("The illustrator is closed");
			for (const waiting of queue.splice(0)) waiting.settle(stopped);
			const ending = [...threads].map((thread) => thread.worker);
			for (const thread of [...threads]) drop(thread, stopped);
			await Promise.all(ending.map((worker) => worker.terminate()));
		},
	};
}
