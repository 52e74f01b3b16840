import type { Shop } from "~/shop.server";
import { findState } from "./job-store.server";

export type JobEnd = "done" | "failed" | "waiting";

/**
 * Waits until a job has ended, at most `ms`; `waiting` when it hasn't by then. Looks into the database, so that it works
 * across a restart and for a job that somebody else began.
 */
export async function waitForJob(shop: Shop, key: string, ms: number, signal?: AbortSignal): Promise<JobEnd> {
	const end = Date.now() + ms;
	for (let pause = 50; ; pause = Math.min(pause * 1.3, 500)) {
		const state = await findState(shop.db, key);
		if (!state || state === "failed") return "failed";
		if (state === "done") return "done";
		if (Date.now() + pause > end || signal?.aborted) return "waiting";
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
