type Waiting = { name: string; asker: string; isUrgent: boolean; start: () => void };

export type FairLine = {
	/** Does a piece of work once it has a place, and gives that back when the work has ended, well or not. */
	run<T>(name: string, who: { asker: string; isUrgent: boolean }, work: () => Promise<T>): Promise<T>;
	/** What waits under this name goes before all that isn't urgent. */
	hurry(name: string): void;
};

/**
 * A line before few `places`: what is urgent goes first; otherwise askers take turns, so that one who asks for a hundred keeps
 * another waiting for one. What the same asker wants is done in order.
 */
export function fairLine(places: number): FairLine {
	let free = places;
	let turn = 0;
	const waiting: Waiting[] = [];
	const lastTurns = new Map<string, number>();

	function next(): Waiting | undefined {
		const rank = ({ isUrgent, asker }: Waiting) => (isUrgent ? -1 : (lastTurns.get(asker) ?? 0));
		let first = waiting[0];
		for (const one of waiting) if (first && rank(one) < rank(first)) first = one;
		if (first) waiting.splice(waiting.indexOf(first), 1);
		return first;
	}

	function startNext() {
		while (free > 0) {
			const one = next();
			// Nobody waits: whose turn it was is of no interest any more.
			if (!one) return lastTurns.clear();
			free--;
			lastTurns.set(one.asker, ++turn);
			one.start();
		}
	}

	return {
		async run(name, { asker, isUrgent }, work) {
			await new Promise<void>((start) => {
				waiting.push({ name, asker, isUrgent, start });
				startNext();
			});
			try {
				return await work();
			} finally {
				free++;
				startNext();
			}
		},
		hurry(name) {
			for (const one of waiting) if (one.name === name) one.isUrgent = true;
		},
	};
}
