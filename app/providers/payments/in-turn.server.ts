import { EVERYBODY_AT_ONCE, type Turns } from "../turns";

/** Who waits last for each name. One map a process, so that two adapters of one directory still take turns. */
const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same name one after the other within this process, and within the shop where `turns` are its. Gives and throws what the work gives and throws; work that failed lets the next one in.
 */
export async function inTurn<T>(
	name: string,
	work: () => Promise<T>,
	turns: Turns = EVERYBODY_AT_ONCE,
): Promise<T> {
	const before = lastInLine.get(name) ?? Promise.resolve();
	const inShop = () => turns.run(name, 1, work);
	const mine = before.then(inShop, inShop);
	lastInLine.set(name, mine);
	try {
		return await mine;
	} finally {
		if (lastInLine.get(name) === mine) lastInLine.delete(name);
	}
}
