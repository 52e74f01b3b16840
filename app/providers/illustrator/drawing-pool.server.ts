/**
 * Does a task. Rejects with a DrawingStopped when it was broken off or took too long; with any other error for a bug: what
 * the drawing threw, or what ended whoever drew.
 */
export type Draw<Task, Outcome> = (task: Task, signal?: AbortSignal) => Promise<Outcome>;

/** Nobody's fault: another try may come to an end. */
export class DrawingStopped extends Error {}

/** Who draws: a process of its own. Answers each order with its outcome, or with the error it threw. */
export type Hand<Task, Outcome> = {
	send(order: { id: number; task: Task }): void;
	onAnswer(listen: (answer: { id: number; outcome?: Outcome; failure?: Error }) => void): void;
	/** Told once or more: it can't go on, or has ended. */
	onEnd(listen: (reason: Error) => void): void;
	/** Ends it at once, whatever it is at. */
	end(): Promise<unknown>;
};

export type PoolOptions<Task, Outcome> = {
	start(): Hand<Task, Outcome>;
	/** How many draw at a time; the others' tasks wait in turn. */
	hands: number;
	/** Longest time for one task, in ms. */
	timeLimitMs: number;
	/** Whoever has had nothing to do for so many ms is let go: it holds about 100 MB, with models far more. */
	idleMs: number;
};

type Waiting<Task, Outcome> = { id: number; task: Task; settle: (result: Outcome | Error) => void };
type Place<Task, Outcome> = {
	hand: Hand<Task, Outcome>;
	busy: Waiting<Task, Outcome> | null;
	idle: NodeJS.Timeout | null;
	limit: NodeJS.Timeout | null;
};

/** A few that draw, started when first needed; none of them keeps the process alive. */
export function drawingPool<Task, Outcome>(
	options: PoolOptions<Task, Outcome>,
): { draw: Draw<Task, Outcome>; rest(): void; close(): Promise<void> } {
	const places = new Set<Place<Task, Outcome>>();
	const queue: Waiting<Task, Outcome>[] = [];
	let lastId = 0;
	let closed = false;

	function start(): Place<Task, Outcome> {
		const place: Place<Task, Outcome> = { hand: options.start(), busy: null, idle: null, limit: null };
		place.hand.onAnswer(({ id, outcome, failure }) => {
			if (id === place.busy?.id) finish(place, failure ?? (outcome as Outcome));
		});
		place.hand.onEnd((reason) => drop(place, reason));
		places.add(place);
		return place;
	}

	function finish(place: Place<Task, Outcome>, result: Outcome | Error) {
		const done = place.busy;
		place.busy = null;
		if (place.limit) clearTimeout(place.limit);
		place.limit = null;
		done?.settle(result);
		next();
		if (!place.busy && places.has(place)) {
			place.idle = setTimeout(() => drop(place), options.idleMs);
			place.idle.unref();
		}
	}

	/** Lets one go; a task it was at fails with the reason. */
	function drop(place: Place<Task, Outcome>, reason?: Error) {
		if (!places.delete(place)) return;
		if (place.idle) clearTimeout(place.idle);
		void place.hand.end();
		if (reason) finish(place, reason);
	}

	function next() {
		while (queue.length > 0 && !closed) {
			const free = [...places].find((place) => !place.busy) ?? (places.size < options.hands ? start() : null);
			if (!free) return;
			const waiting = queue.shift() as Waiting<Task, Outcome>;
			if (free.idle) clearTimeout(free.idle);
			free.idle = null;
			free.busy = waiting;
			free.limit = setTimeout(
				() => drop(free, new DrawingStopped(`Drawing took longer than ${options.timeLimitMs} ms`)),
				options.timeLimitMs,
			);
			free.limit.unref();
			free.hand.send({ id: waiting.id, task: waiting.task });
		}
	}

	return {
		draw(task, signal) {
			return new Promise((resolve, reject) => {
				if (closed || signal?.aborted) return reject(new DrawingStopped("Drawing was broken off"));
				const onAbort = () => {
					const stopped = new DrawingStopped("Drawing was broken off");
					const position = queue.indexOf(waiting);
					if (position >= 0) {
						queue.splice(position, 1);
						waiting.settle(stopped);
						return;
					}
					const place = [...places].find(({ busy }) => busy === waiting);
					if (place) drop(place, stopped);
				};
				const waiting: Waiting<Task, Outcome> = {
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
		/** Lets go of all that have nothing to do, now: somebody else needs their memory. */
		rest() {
			for (const place of [...places]) if (!place.busy) drop(place);
		},
		async close() {
			closed = true;
			const stopped = new DrawingStopped("The illustrator is closed");
			for (const waiting of queue.splice(0)) waiting.settle(stopped);
			const ending = [...places].map(({ hand }) => hand);
			for (const place of [...places]) drop(place, stopped);
			await Promise.all(ending.map((hand) => hand.end()));
		},
	};
}
