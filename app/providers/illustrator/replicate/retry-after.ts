/** A vendor may not put us off for longer, ms. */
const LONGEST_MS = 300_000;

/** How long a `retry-after` header of seconds says to wait, ms; none for a date, as Replicate sends seconds. */
export function retryAfterOf(header: string | null | undefined): number | undefined {
	return header && /^\d{1,6}(\.\d{1,6})?$/.test(header)
		? Math.min(Number(header) * 1000, LONGEST_MS)
		: undefined;
}
