import { fork } from "node:child_process";
import type { Hand } from "./drawing-pool.server";

/**
 * Starts a process from a built file (drawing-process, likeness-process): what happens to it happens to nobody else. It gets nothing of the
 * shop's environment, where secrets are. `heapMb` bounds its JavaScript; its nursery is small: a drawing
 * writes megabytes of SVG and soon forgets them. The models' own memory is bounded by their fixed sizes.
 */
export function startProcess<Task, Outcome>(path: string, heapMb: number): Hand<Task, Outcome> {
	const child = fork(path, [], {
		env: {} as NodeJS.ProcessEnv,
		execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4"],
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
