/** Two kinds of work that are never done at the same time; what is first of the two waits only for what is under way of the other. */
export type HeadsFirst = {
	heads<T>(work: () => Promise<T>): Promise<T>;
	pages<T>(work: () => Promise<T>): Promise<T>;
};

/** So many heads go before a page that waits; then one page is drawn, however many photos come. */
const MOST_BEFORE = 8;

/**
 * Keeps heads and pages apart: the models and a drawing together would take more memory than a small machine has. A family waits
 * before its photo, so heads go first; pages are drawn when no photo waits, and one after each eight heads where photos never end.
 */
export function headsFirst(): HeadsFirst {
	const heads = { waiting: 0, working: 0 };
	const pages = { waiting: 0, working: 0 };
	let goneBefore = 0;
	const waiting = new Set<() => void>();
	const changed = () => {
		for (const look of [...waiting]) look();
	};
	async function inTurn<T>(
		own: typeof heads,
		mayBegin: () => boolean,
		begin: () => void,
		work: () => Promise<T>,
	): Promise<T> {
		own.waiting++;
		await new Promise<void>((resolve) => {
			const look = () => {
				if (!mayBegin()) return;
				waiting.delete(look);
				own.waiting--;
				own.working++;
				begin();
				resolve();
			};
			waiting.add(look);
			look();
		});
		try {
			return await work();
		} finally {
			own.working--;
			changed();
		}
	}
	const isPagesTurn = () => pages.waiting > 0 && goneBefore >= MOST_BEFORE;
	return {
		heads: (work) =>
			inTurn(
				heads,
				() => pages.working === 0 && !isPagesTurn(),
				() => {
					goneBefore = pages.waiting > 0 ? goneBefore + 1 : 0;
				},
				work,
			),
		pages: (work) =>
			inTurn(
				pages,
				() => heads.working === 0 && (heads.waiting === 0 || isPagesTurn()),
				() => {
					goneBefore = 0;
				},
				work,
			),
	};
}
