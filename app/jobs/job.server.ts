import type { Shop } from "~/shop.server";
import type { JobKind, JobPayloads } from "./enqueue.server";

/**
 * A failure worth trying again: a vendor that didn't answer. One that `isFinal` is not: it would come to the same. Anything else thrown
 * is tried again as well: a vendor's failure is `unavailable`, the rest a bug, and logged.
 */
export class Retry extends Error {
	constructor(
		readonly code: string,
		readonly isFinal = false,
	) {
		super(code);
		this.name = "Retry";
	}
}

export type Run<K extends JobKind> = {
	payload: JobPayloads[K];
	/** 1 for the first try. */
	attempt: number;
	/** Aborted when the shop stops or the job's lease is lost. */
	signal: AbortSignal;
	/**
	 * Does a step once: its answer (JSON) is kept with the job, so that a retry after a crash buys nothing twice.
	 */
	step<T>(name: string, work: () => Promise<T>): Promise<T>;
};

export type Handler<K extends JobKind> = {
	/** How often it is tried before `failed` is called. */
	attempts: number;
	/** ms a single try may take. */
	timeoutMs: number;
	run(shop: Shop, run: Run<K>): Promise<void>;
	/** The last try failed: tell whoever waits. `code` is a Retry's, otherwise "bug". */
	failed?(shop: Shop, payload: JobPayloads[K], code: string): Promise<void>;
};
