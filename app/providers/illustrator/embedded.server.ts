import { join } from "node:path";
import type { DrawingOrder } from "~/studio/paper/drawing-order.server";
import type { DrawnHeads } from "~/studio/story/likeness";
import type { Picture } from "~/studio/story/picture";
import { startProcess } from "./drawing-hands.server";
import { type Draw, DrawingStopped, drawingPool } from "./drawing-pool.server";
import { headsFirst } from "./heads-first";
import type { Illustrator } from "./port";

/** Null: the photo can't be read. */
type DrawHeads = Draw<Uint8Array, DrawnHeads | null>;
type DrawPictures = Draw<DrawingOrder, Picture[]>;

export type EmbeddedOptions = {
	/** Draw instead of the processes: for tests, which have no build. */
	drawHeads?: DrawHeads;
	drawPictures?: DrawPictures;
	/** How many covers and spreads are drawn at a time. */
	processes?: number;
	/** The folder of the build, by default the one under the working directory. */
	build?: string;
};

const PROCESSES = 2;
const DRAWING_HEAP_MB = 256;
const DRAWING_LIMIT_MS = 45_000;
const DRAWING_IDLE_MS = 60_000;
const LIKENESS_LIMIT_MS = 30_000;
/** Half a minute after the last photo its memory is the machine's again. */
const LIKENESS_IDLE_MS = 20_000;
const LIKENESS_HEAP_MB = 256;

/**
 * The illustrator that needs no vendor: composes, draws and letters covers and pages itself, in processes of its own, and likenesses
 * in another one, a photo at a time.
 */
export function createEmbeddedIllustrator(options: EmbeddedOptions = {}): Illustrator {
	const build = options.build ?? join(process.cwd(), "build");
	const pictures = drawingPool<DrawingOrder, Picture[]>({
		start: () => startProcess(join(build, "commands/drawing-process.js"), DRAWING_HEAP_MB),
		hands: options.processes ?? PROCESSES,
		timeLimitMs: DRAWING_LIMIT_MS,
		idleMs: DRAWING_IDLE_MS,
	});
	const likenesses = drawingPool<Uint8Array, DrawnHeads | null>({
		start: () => startProcess(join(build, "likeness/likeness-process.cjs"), LIKENESS_HEAP_MB),
		hands: 1,
		timeLimitMs: LIKENESS_LIMIT_MS,
		idleMs: LIKENESS_IDLE_MS,
	});
	const drawHeads = options.drawHeads ?? likenesses.draw;
	const drawPictures = options.drawPictures ?? pictures.draw;
	const apart = headsFirst();

	return {
		describe: () => ({ kind: "embedded", name: "Embedded illustrator" }),

		async drawHeads(photo, signal) {
			const drawn = await orStopped(
				apart.heads(() => drawHeads(photo, signal)),
				signal,
			);
			if (drawn === STOPPED) return { ok: false, error: "unavailable" };
			return drawn ? { ok: true, value: drawn } : { ok: false, error: "unusable" };
		},

		async drawCover(brief, size, signal) {
			const drawn = await orStopped(drawPictures({ cover: brief, size }, signal), signal);
			if (drawn === STOPPED) return { ok: false, error: "unavailable" };
			const [cover] = drawn;
			return cover ? { ok: true, value: cover } : { ok: false, error: "unusable" };
		},

		async drawSpread(brief, size, signal) {
			const drawn = await orStopped(
				apart.pages(() => {
					likenesses.rest();
					const drawn = drawPictures({ spread: brief, size }, signal);
					// A spread for print takes its process to 360 MB: another one that has nothing to do gives back its 160.
					if (size === 2551) pictures.rest();
					return drawn;
				}),
				signal,
			);
			return drawn === STOPPED ? { ok: false, error: "unavailable" } : { ok: true, value: drawn };
		},

		async close() {
			await Promise.all([pictures.close(), likenesses.close()]);
		},
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
