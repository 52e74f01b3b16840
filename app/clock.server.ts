import type { Database } from "#db/open";
import { isPostgres } from "#db/postgres/connect";
import { turnQueue } from "#db/postgres/queue";
import { addToSetting, readSetting } from "#db/settings";

export type Clock = {
	now(): Date;
	/** Test mode: the sandbox turns the shop's clock forward by so many ms. */
	advance(ms: number): void;
	/** Sees how another process has turned it; at once where none can. */
	refresh(): Promise<void>;
};

const OFFSET = "clock_offset_ms";

/** The machine's clock, ahead of it by `offsetMs` and by what `readOffset` gives since. */
export function createClock(offsetMs = 0, readOffset?: () => Promise<number>): Clock {
	let offset = offsetMs;
	return {
		now: () => new Date(Date.now() + offset),
		advance: (ms) => {
			offset += ms;
		},
		refresh: async () => {
			if (readOffset) offset = await readOffset();
		},
	};
}

/** A test shop's clock, as far ahead as it was turned. Only where there are several processes can another one turn it. */
export async function openClock(db: Database): Promise<Clock> {
	const readOffset = async () => Number((await readSetting(db, OFFSET)) ?? 0);
	return createClock(await readOffset(), isPostgres(db) ? readOffset : undefined);
}

/**
 * Turns a test shop's clock forward by `ms`, for the web, the worker and the operator's commands alike: they read it as they
 * open, and before each request and job where there are several processes.
 */
export async function turnClock(shop: { db: Database; clock: Clock }, ms: number): Promise<void> {
	const offsetBy = Math.round(ms);
	if (isPostgres(shop.db))
		await shop.db.transaction().execute(async (trx) => {
			await addToSetting(trx, OFFSET, offsetBy);
			await turnQueue(trx, offsetBy);
		});
	else await addToSetting(shop.db, OFFSET, offsetBy);
	shop.clock.advance(offsetBy);
	// Another process may have turned it just now as well.
	await shop.clock.refresh();
}
