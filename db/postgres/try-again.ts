import { setTimeout as wait } from "node:timers/promises";

/** How often at most, after what pause (ms) the so-manieth try is followed by another, and for which errors alone. */
export type Patience = { tries: number; pauseMs(tries: number): number; passes(error: unknown): boolean };

/** PostgreSQL's code of an error (its manual, appendix A), or the system's. */
export const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** Runs `work` until it goes well. Any error that doesn't pass is thrown at once; one that does, after the last try. */
export async function tryAgain<T>({ tries, pauseMs, passes }: Patience, work: () => Promise<T>): Promise<T> {
	for (let done = 1; ; done++) {
		try {
			return await work();
		} catch (error) {
			if (done === tries || !passes(error)) throw error;
			await wait(pauseMs(done));
		}
	}
}
