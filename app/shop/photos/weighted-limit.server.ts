/**
 * A queue for work that is heavy on memory: at most `places` are taken at once, first come, first served.
 * Gives `run(taken, work)`, which waits for `taken` places and gives them back when the work has ended, well or not.
 */
export function weightedLimit(places: number) {
	let free = places;
	const waiting: { taken: number; start: () => void }[] = [];

	function startNext() {
		for (let next = waiting[0]; next && next.taken <= free; next = waiting[0]) {
			waiting.shift();
			free -= next.taken;
			next.start();
		}
	}

	return async function run<T>(taken: number, work: () => Promise<T>): Promise<T> {
		await new Promise<void>((start) => {
			waiting.push({ taken: Math.min(taken, places), start });
			startNext();
		});
		try {
			return await work();
		} finally {
			free += Math.min(taken, places);
			startNext();
		}
	};
}
