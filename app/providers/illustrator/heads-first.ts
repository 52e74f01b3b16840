/** Two kinds of work that are never done at the same time; what is first of the two waits only for what is under way of the other. */
export type HeadsFirst = {
	heads<T>(work: () => Promise<T>): Promise<T>;
	pages<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Keeps heads and pages apart: the models and a drawing together would take more memory than a small machine has. A family waits
 * before its photo, so heads go first; pages are drawn when no photo waits.
 */
export function headsFirst(): HeadsFirst {
	let wanted = 0;
	let drawing = 0;
	const waiting = new Set<() => void>();
	const changed = () => {
		for (const look of [...waiting]) look();
	};
	const until = (isFree: () => boolean) =>
		new Promise<void>((resolve) => {
			const look = () => {
				if (!isFree()) return;
				waiting.delete(look);
				resolve();
			};
			waiting.add(look);
			look();
		});
	return {
		async heads(work) {
			wanted++;
			try {
				await until(() => drawing === 0);
				return await work();
			} finally {
				wanted--;
				changed();
			}
		},
		async pages(work) {
			await until(() => {
				if (wanted > 0) return false;
				drawing++;
				return true;
			});
			try {
				return await work();
			} finally {
				drawing--;
				changed();
			}
		},
	};
}
