import { VendorError } from "~/providers/vendor-failure";
import { done, fail, type Problem, type Result } from "./result";

/** s */
const RETRY_AFTER = 60;

/** What is said where what is kept can't be shown: the file store doesn't answer, or refuses. */
export const FILES_AWAY: Problem = {
	code: "busy",
	message:
		"We can't reach our pictures and files just now. Nothing that you had already made or paid is lost: please try again in a minute.",
	retryAfter: RETRY_AFTER,
};

/** Whether an error is a failure of the file store, which its adapter has told already: no bug, and over after a while. */
export const isFilesAway = (error: unknown): boolean =>
	error instanceof VendorError && error.failure.vendor === "Vercel Blob";

/** What `asking` gives, which asks the file store. Error `busy`, with `message`, where that fails. */
export async function orFilesAway<T>(message: string, asking: () => Promise<T>): Promise<Result<T>> {
	try {
		return done(await asking());
	} catch (error) {
		if (!isFilesAway(error)) throw error;
		return fail("busy", message, { retryAfter: RETRY_AFTER });
	}
}
