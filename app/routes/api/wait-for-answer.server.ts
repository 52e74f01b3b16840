import { waitsForJob } from "~/http/connection.server";
import type { Visitor } from "~/http/visitor.server";
import { waitForJob } from "~/jobs/wait-for-job.server";
import { fail, type Result } from "~/shop/result";

/** How long a call waits for its job, ms: what proxies and clients commonly grant an answer. */
const CALL_WAITS_MS = 120_000;

/** Nobody is there to be told: the answer stays owed, and repeating the call gives it. */
const BROKEN_OFF = fail("busy", "The call was broken off. Repeat it for its answer.", {
	retryAfter: 5,
});

/** Waits for the job a call has started (null: nothing to wait for) and gives what it made by `collect`. */
export async function waitForAnswer<Value>(
	{ shop, request }: Visitor,
	job: string | null,
	collect: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
	waitsForJob();
	if (job) await waitForJob(shop, job, CALL_WAITS_MS, request.signal);
	return request.signal.aborted ? BROKEN_OFF : collect();
}
