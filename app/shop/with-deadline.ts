/**
 * Does `work` with a signal that ends when `ms` are over, or as soon as one of the `stops` does; gives and throws what it does. Timer and
 * listeners are held until then: Node 20 takes what `AbortSignal.any` is made of for garbage while somebody waits for it, and what
 * hangs then hangs for ever.
 */
export async function withDeadline<T>(
	ms: number,
	stops: readonly (AbortSignal | undefined)[],
	work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const deadline = new AbortController();
	const late = () => deadline.abort(new DOMException(`It took longer than ${ms} ms`, "TimeoutError"));
	const stop = ({ target }: Pick<Event, "target">) => deadline.abort((target as AbortSignal).reason);
	const timer = setTimeout(late, ms).unref();
	for (const signal of stops) {
		signal?.addEventListener("abort", stop, { once: true });
		if (signal?.aborted) stop({ target: signal });
	}
	try {
		return await work(deadline.signal);
	} finally {
		clearTimeout(timer);
		for (const signal of stops) signal?.removeEventListener("abort", stop);
	}
}
