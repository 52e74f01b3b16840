import { Retry } from "./job.server";

/**
 * Waits for a provider's answer no longer than the job's signal allows: a vendor that hangs and ignores the signal must not
 * hold the job. Throws Retry("unavailable") when the time is over.
 */
export function inTime<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const giveUp = () => reject(new Retry("unavailable"));
		if (signal.aborted) giveUp();
		signal.addEventListener("abort", giveUp, { once: true });
		answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
	});
}
