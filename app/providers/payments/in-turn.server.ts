/** Who waits last for each name. One map a process, so that two adapters of one directory still take turns. */
const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same name one after the other within this process; the shop is one process a directory.
 * Gives and throws what the work gives and throws; work that failed lets the next one in.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
	const before = lastInLine.get(name) ?? Promise.resolve();
	const mine = before.then(work, work);
	lastInLine.set(name, mine);
	try {
		return await mine;
	} finally {
		if (lastInLine.get(name) === mine) lastInLine.delete(name);
	}
}
