import { fork } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { Hand } from "./drawing-pool.server";

/**
 * A drawing writes megabytes of SVG and soon forgets them: with the usual nursery the heap would grow to hold them all.
 * The old part of the heap has never needed 60 MB; a drawing that asks for far more fails alone, not the shop with it.
 */
const THREAD_HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

/** Starts a thread from a built file (drawing-thread). */
export function startThread<Task, Outcome>(path: string): Hand<Task, Outcome> {
	const worker = new Worker(path, { resourceLimits: THREAD_HEAP });
	worker.unref();
	return {
		send: (order) => worker.postMessage(order),
		onAnswer: (listen) => worker.on("message", listen),
		onEnd(listen) {
			worker.on("error", (error) => listen(error instanceof Error ? error : new Error(String(error))));
			worker.on("exit", (code) => listen(new Error(`The drawing thread ended with code ${code}`)));
		},
		end: () => worker.terminate(),
	};
}

/**
 * Starts a process from a built file (likeness-process): what happens to it happens to nobody else. It gets nothing of the
 * shop's environment, where secrets are. `heapMb` bounds its JavaScript; the models' own memory is bounded by their fixed sizes.
 */
export function startProcess<Task, Outcome>(path: string, heapMb: number): Hand<Task, Outcome> {
	const child = fork(path, [], {
		env: {} as NodeJS.ProcessEnv,
		execArgv: [`--max-old-space-size=${heapMb}`],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	});
	child.unref();
	child.channel?.unref();
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	return {
		send: (order) => child.send(order),
		onAnswer: (listen) => child.on("message", listen),
		onEnd(listen) {
			child.on("error", listen);
			child.on("exit", (code, signal) =>
				listen(new Error(`The process of ${path} ended with ${signal ?? `code ${code}`}`)),
			);
		},
		end() {
			child.kill("SIGKILL");
			return ended;
		},
	};
}
