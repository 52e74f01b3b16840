/** The two ends of a call to this port. */
export function done<T>(value: T) {
	return { ok: true as const, value };
}

export function failed<E extends string>(error: E) {
	return { ok: false as const, error };
}
