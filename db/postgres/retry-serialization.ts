import { wasOutdated } from "./prepared";
import { codeOf, type Patience, tryAgain } from "./try-again";

/** PostgreSQL's words for "another was first, try again": serialization_failure and deadlock_detected. */
const AGAIN = new Set(["40001", "40P01"]);

/** Whether PostgreSQL refused something for the sake of another that was first. */
export const wasRefusedForAnother = (error: unknown) => AGAIN.has(codeOf(error));

const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 120;

const PATIENCE: Patience = {
	// Twenty families who pay at once are forty on one row with the jobs that complete their orders, and are let through one by one.
	tries: 80,
	// Of chance, so that those who met once don't meet again.
	pauseMs: (tries) => Math.random() * Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS),
	passes: (error) => wasRefusedForAnother(error) || wasOutdated(error),
};

/**
 * Runs `work` until PostgreSQL has no objection: another was first, or a table was changed under a prepared statement. Any other
 * error is passed on at once; these too after the last try.
 */
export const retrySerialization = <T>(work: () => Promise<T>): Promise<T> => tryAgain(PATIENCE, work);
