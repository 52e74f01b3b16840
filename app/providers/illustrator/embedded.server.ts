import { join } from "node:path";
import { type Draw, DrawingStopped, drawingPool } from "./drawing-pool.server";
import type { Illustrator } from "./port";

export type EmbeddedOptions = {
	/** Draws instead of the threads: for tests, which have no build. */
	draw?: Draw;
	/** How many drawings are made at a time. */
	threads?: number;
	/** The built file of the drawing thread; by default the one of the commands build under the working directory. */
	threadPath?: string;
};

const TIME_LIMIT_MS = 45_000;
const IDLE_MS = 60_000;

/** The illustrator that needs no vendor: composes, draws and letters covers itself, in threads of its own. */
export function createEmbeddedIllustrator(options: EmbeddedOptions = {}): Illustrator {
	const pool = options.draw
		? null
		: drawingPool({
				threadPath: options.threadPath ?? join(process.cwd(), "build/commands/drawing-thread.js"),
				threads: options.threads ?? 1,
				timeLimitMs: TIME_LIMIT_MS,
				idleMs: IDLE_MS,
			});
	const draw = options.draw ?? (pool?.draw as Draw);

	return {
		describe: () => ({ kind: "embedded", name: "Embedded illustrator" }),

		async drawLikeness(photo, signal) {
			const drawn = await orStopped(draw({ kind: "likeness", photo }, signal), signal);
			if (drawn === STOPPED) return { ok: false, error: "unavailable" };
			if (!drawn || !("png" in drawn)) return { ok: false, error: "unusable" };
			return { ok: true, value: drawn };
		},

		async drawCover(brief, size, signal) {
			const drawn = await orStopped(draw({ kind: "cover", brief, size }, signal), signal);
			if (drawn === STOPPED) return { ok: false, error: "unavailable" };
			if (!drawn || !("bytes" in drawn)) return { ok: false, error: "unusable" };
			return { ok: true, value: drawn };
		},

		close: async () => pool?.close(),
	};
}

const STOPPED = Symbol("stopped");

async function orStopped<T>(drawing: Promise<T>, signal?: AbortSignal): Promise<T | typeof STOPPED> {
	try {
		const drawn = await drawing;
		return signal?.aborted ? STOPPED : drawn;
	} catch (error) {
		if (error instanceof DrawingStopped) return STOPPED;
		throw error;
	}
}
