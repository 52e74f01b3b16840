import { isDatabaseAway, isDatabaseBusy } from "#db/postgres/away";
import { FILES_AWAY, isFilesAway } from "~/shop/files-away.server";
import type { Problem } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { requestId } from "./connection.server";

/** What is said while nothing can be kept. */
export const NOTHING_KEPT: Problem = {
	code: "busy",
	message:
		"We can't keep anything safely just now, so we have stored nothing and charged nothing. Please try again in a few minutes.",
	retryAfter: 60,
};

/** What is said while the database can't be reached: a page is only read, and a form may have got through. */
export const DATABASE_AWAY: Problem = {
	code: "busy",
	message: "We can't reach our records just now. Nothing that you had already made or paid is lost.",
	retryAfter: 15,
};

/** What is said where the database had too much to do to answer in time. */
export const DATABASE_BUSY: Problem = {
	code: "busy",
	message: "A great many families are here just now. Nothing that you had already made or paid is lost.",
	retryAfter: 15,
};

/**
 * Logs a bug, and gives what is said of it: `message` and the id under which the log has it, at either door, and nothing of
 * the error itself. A database or a file store that can't be reached is nobody's bug, and is said to pass, as is one that is too busy.
 */
export function bugOf(
	{ log }: Pick<Shop, "log">,
	error: unknown,
	message = "Something went wrong! Please try again.",
): Problem {
	if (isDatabaseAway(error)) {
		log.warn("database away", { requestId: requestId() });
		return DATABASE_AWAY;
	}
	if (isFilesAway(error)) {
		log.warn("files away", { requestId: requestId() });
		return FILES_AWAY;
	}
	log.error("bug", error, { requestId: requestId() });
	if (isDatabaseBusy(error)) return DATABASE_BUSY;
	return { code: "bug", message, details: { requestId: requestId() } };
}
