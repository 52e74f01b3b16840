import { z } from "zod";
import { clientAddress } from "~/http/connection.server";
import { readJson } from "~/http/json.server";
import { assertWithin } from "~/http/limits.server";
import type { Visitor } from "~/http/visitor.server";
import { waitForJob } from "~/jobs/wait-for-job.server";
import { type Actor, NOBODY } from "~/shop/actor";
import { collectSynopsis } from "~/shop/books/collect-synopsis.server";
import { startBook } from "~/shop/books/start-book.server";
import { LIMITS } from "~/shop/limits/rules";
import { fail } from "~/shop/result";

/** How long a call waits for its job, ms (design: the /api contract). */
export const CALL_WAITS_MS = 120_000;

/** Nobody is there to be told: the answer stays owed, and repeating the call gives it. */
export const BROKEN_OFF = fail("busy", "The call was broken off. Repeat it for its answer.", {
	retryAfter: 5,
});

/** POST /api/book/generate-synopsis and -guest-synopsis: the same but for who may call. */
export async function generateSynopsis({ shop, request }: Visitor, actor: Actor | null) {
	await assertWithin(shop, LIMITS.synopsis, clientAddress());
	const input = await readJson(request, z.unknown());
	// A browser without a session owns no photo, so it gets no further than the messages; none is begun for it.
	const caller = actor ?? NOBODY;
	const started = await startBook(shop, caller, input, { door: "call" });
	if (!started.ok) return started;
	const { bookId, writing } = started.value;
	if (writing) await waitForJob(shop, writing, CALL_WAITS_MS, request.signal);
	if (request.signal.aborted) return BROKEN_OFF;
	return collectSynopsis(shop, caller, bookId);
}
