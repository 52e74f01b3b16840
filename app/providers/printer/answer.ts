/** What an adapter answers, whatever it was asked. */
export const done = <T>(value: T) => ({ ok: true as const, value });
export const failed = <E extends string>(error: E) => ({ ok: false as const, error });

/** A vendor's own word, such as may stand in a log or on an order. */
export const word = (text: string) => text.slice(0, 60);
