/** The system's words for a server that can't be reached, and PostgreSQL's own (its manual, appendix A): shutting down, starting, full. */
const CODES =
	/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53300)$/;
/** node-postgres has words instead of a code for a connection that ended or never came, and for an answer that doesn't come. */
const WORDS =
	/^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Query read timeout)/;

/** PostgreSQL's words for a statement that took too long, and for one that met others time and again. */
const BUSY_CODES = /^(57014|40001|40P01)$/;

/** Whether an error says that the database had too much to do, so that the same may go well in a minute. */
export const isDatabaseBusy = (error: unknown): boolean =>
	error instanceof Error && BUSY_CODES.test(String((error as { code?: unknown }).code));

/** Whether an error says that the database can't be reached just now, so that the same may go well in a minute. */
export function isDatabaseAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	// Two addresses of one name are tried side by side, and fail together.
	if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
	return CODES.test(String((error as { code?: unknown }).code)) || WORDS.test(error.message);
}
