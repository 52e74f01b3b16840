import { setTimeout as wait } from "node:timers/promises";
import { wasOutdated } from "./prepared";

/** PostgreSQL's words for "another was first, try again": serialization_failure and deadlock_detected (its manual, appendix A). */
const AGAIN = new Set(["40001", "40P01"]);

/** Twenty at once on one row are let through one by one: the last of them needs twenty tries. */
const MOST_TRIES = 40;
const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 120;

/**
 * Runs `work` until PostgreSQL has no objection, with a pause of chance between the tries, so that those who met once don't
 * meet again; so too where a table was changed under a prepared statement. Any other error is passed on at once; these too after the last try.
 */
export async function retrySerialization<T>(work: () => Promise<T>): Promise<T> {
	for (let tries = 1; ; tries++) {
		try {
			return await work();
		} catch (error) {
			const goesWellAgain = AGAIN.has(String((error as { code?: unknown }).code)) || wasOutdated(error);
			if (tries === MOST_TRIES || !goesWellAgain) throw error;
			await wait(Math.random() * Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
		}
	}
}
