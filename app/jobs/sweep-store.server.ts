import type { Handle } from "#db/open";
import { HEAD_KEPT_MS } from "~/shop/photos/rules";

const DAY_MS = 24 * 3600_000;
/** What was done is of no interest after a week; it would be most of its table, ms. */
const DONE_KEPT_MS = 7 * DAY_MS;
/** A provider tells an event again for three days (https://docs.stripe.com/webhooks#retries); hearing it twice does no harm, ms. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Kinds of jobs that are many and leave no trace worth keeping; the others are few and tell what was made, mailed or paid back. */
const PASSING_JOBS = [
	"sweep",
	"settle-payment",
	"continue-order",
	"draw-waiting",
	"draw-heads",
	"draw-pages",
] as const;

/**
 * Deletes what has ended by `now`: sessions, failed forms, mailed links, counters, and the traces of what was heard and done long
 * ago.
 */
export async function deleteEnded(db: Handle, now: Date): Promise<void> {
	const at = now.toISOString();
	const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
	for (const table of ["sessions", "failed_forms", "captcha_uses", "reset_tokens"] as const) {
		await db.deleteFrom(table).where("expires_at", "<=", at).execute();
	}
	await db.deleteFrom("rate_counters").where("ends_at", "<=", at).execute();
	// One that was used holds the address before it, until the mail that tells it is out or given up.
	await db.deleteFrom("email_changes").where("expires_at", "<=", at).where("used_at", "is", null).execute();
	await db.deleteFrom("email_changes").where("used_at", "<=", ago(DONE_KEPT_MS)).execute();
	await db.deleteFrom("webhook_events").where("received_at", "<=", ago(EVENTS_KEPT_MS)).execute();
	// What was removed is named in it: a family's photos, by the names it gave them.
	await db.deleteFrom("jobs").where("kind", "=", "delete-files").where("state", "=", "done").execute();
	await db
		.deleteFrom("photos")
		.where("deleted_at", "<=", ago(DONE_KEPT_MS))
		// The time of a likeness whose book got no cover is counted from the upload.
		.where("created_at", "<=", ago(HEAD_KEPT_MS))
		.execute();
	await db
		.deleteFrom("jobs")
		.where("kind", "in", PASSING_JOBS)
		// A sweep that failed has been followed by others; what else failed waits for the operator.
		.where((job) => job.or([job("state", "=", "done"), job.and({ state: "failed", kind: "sweep" })]))
		.where("finished_at", "<=", ago(DONE_KEPT_MS))
		.execute();
}
