/** No answer in time: what it would have cost isn't known. */
type Late = { ok: false; error: "unavailable"; tokens?: never; pictures?: never };

/**
 * Waits for a provider's answer no longer than the signal allows: a vendor that hangs and ignores the signal must not hold a
 * job. Gives the error `unavailable` when the time is over.
 */
export function withTimeout<T>(signal: AbortSignal, answer: Promise<T>): Promise<T | Late> {
	return new Promise((resolve, reject) => {
		const giveUp = () => resolve({ ok: false, error: "unavailable" });
		if (signal.aborted) giveUp();
		signal.addEventListener("abort", giveUp, { once: true });
		answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
	});
}
