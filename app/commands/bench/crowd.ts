import { diceFrom } from "~/studio/paper/drawing/dice";

/**
 * A day's busiest hour of a shop of some size, played through its queue: no shop is started, the figures are those that the other
 * benchmarks measured (docs/scale.md).
 */

/** Processor seconds, on a core of the machine that measured them, and what follows once a step is done. */
export const STEPS = {
	/** The heads of one photo; a book has two on average. */
	heads: { seconds: 1.33, next: "cover" },
	cover: { seconds: 1.14, next: "pages" },
	/** All 24 for the screen. */
	pages: { seconds: 5.6, next: null },
	/** All 24 and the cover at print size, once somebody has paid. */
	print: { seconds: 20.7, next: "files" },
	/** The files for printers and for reading, on approval. */
	files: { seconds: 4, next: null },
} as const;
export type Step = keyof typeof STEPS;

/** Covers that are drawn for each book that is bought. */
export const COVERS_A_BOOK = 10;
/** The share of a day that its busiest hour has. */
export const PEAK_SHARE = 0.12;

export type Crowd = { booksADay: number; cores: number; seed: number };
export type Seen = { /** Share of the cores' time that is used. */ busy: number } & Record<
	"cover" | "print",
	{ /** From when it could begin until it is done, s. */ median: number; p95: number; longest: number }
>;

type Task = { step: Step; at: number; begun: number };

/** A binary heap: what has been due longest is at its top, and a hundred thousand families are put in their place quickly. */
function put(heap: Task[], task: Task): void {
	let place = heap.push(task) - 1;
	while (place > 0) {
		const above = (place - 1) >> 1;
		if ((heap[above] as Task).at <= task.at) break;
		heap[place] = heap[above] as Task;
		place = above;
	}
	heap[place] = task;
}

function take(heap: Task[]): Task | undefined {
	const first = heap[0];
	const last = heap.pop();
	if (!first || !last || heap.length === 0) return first;
	for (let place = 0; ; ) {
		const left = 2 * place + 1;
		const right = left + 1;
		const next = right < heap.length && (heap[right] as Task).at < (heap[left] as Task).at ? right : left;
		if (next >= heap.length || (heap[next] as Task).at >= last.at) {
			heap[place] = last;
			return first;
		}
		heap[place] = heap[next] as Task;
		place = next;
	}
}

const HOUR_S = 3600;

/** Plays the hour: families come by chance, and each core takes what has been due longest. */
export function play({ booksADay, cores, seed }: Crowd): Seen {
	const dice = diceFrom(String(seed));
	const line: Task[] = [];
	const arrive = (step: Step, count: number) => {
		for (let n = 0; n < count; n++) {
			const at = dice.next() * HOUR_S;
			put(line, { step, at, begun: at });
		}
	};
	const books = booksADay * PEAK_SHARE;
	arrive("heads", Math.round(books * COVERS_A_BOOK));
	arrive("print", Math.round(books));
	const free = Array.from({ length: cores }, () => 0);
	const took: Record<"cover" | "print", number[]> = { cover: [], print: [] };
	let used = 0;
	for (let task = take(line); task; task = take(line)) {
		const core = free.indexOf(Math.min(...free));
		const { seconds, next } = STEPS[task.step];
		// The second photo of a book is looked at side by side with the first, and costs as much again.
		const cost = task.step === "heads" ? 2 * seconds : seconds;
		const done = Math.max(task.at, free[core] as number) + cost;
		free[core] = done;
		used += cost;
		if (task.step === "cover" || task.step === "print") took[task.step].push(done - task.begun);
		// A family reads and approves its proof some other hour.
		if (next && next !== "files") put(line, { step: next, at: done, begun: task.begun });
		else if (next) put(line, { step: next, at: done, begun: done });
	}
	const lasted = Math.max(HOUR_S, ...free);
	return { busy: used / (cores * lasted), cover: spread(took.cover), print: spread(took.print) };
}

function spread(seconds: number[]) {
	const sorted = seconds.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
	return { median: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0 };
}

/** The fewest cores with which 95 of 100 covers and proofs are done within these seconds in the busiest hour. */
export function coresFor(booksADay: number, within: { cover: number; print: number }, seed = 1): number {
	let [low, high] = [1, 1];
	const isEnough = (cores: number) => {
		const { cover, print } = play({ booksADay, cores, seed });
		return cover.p95 <= within.cover && print.p95 <= within.print;
	};
	while (!isEnough(high)) [low, high] = [high + 1, high * 2];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (isEnough(middle)) high = middle;
		else low = middle + 1;
	}
	return high;
}
