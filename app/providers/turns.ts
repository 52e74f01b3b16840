/** Places that all processes of the shop share. */
export type Turns = {
	/**
	 * Does `work` in one of the `places` of `name`, of which every process together has no more; waits for it where all are taken, in
	 * the order of asking within one process, and by chance among several. Gives and throws what the work does; throws the reason of
	 * `signal` when that is aborted before its turn.
	 */
	run<T>(name: string, places: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** For an adapter by itself, outside of a shop. */
export const EVERYBODY_AT_ONCE: Turns = { run: (_name, _places, work) => work() };
