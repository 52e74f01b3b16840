import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "./open";

/** Whoever has been silent this long has lost its turn, ms: how soon the place of a killed process is free. */
const LEASE_MS = 15_000;
const BEAT_MS = 5_000;
/** How often the first in line of a process looks for a free place, ms. */
const LOOK_MS = 100;

// Leases count in the machine's own time: turning the sandbox clock must not take a turn from its holder.
const machineTime = (ms = 0) => new Date(Date.now() + ms).toISOString();

/** Turns kept in the database; `token` gives a name that is nobody else's. */
export function keepTurns(db: Database, token: () => string) {
	/** Who looks next, by name: the last in line. One looks at a time, so that a hundred who wait are one query. */
	const lines = new Map<string, Promise<unknown>>();

	/** Takes a place that nobody holds any more. Returns its number, or null when all are taken. */
	async function take(name: string, places: number, holder: string): Promise<number | null> {
		const now = machineTime();
		const held = await db
			.selectFrom("turns")
			.select("place")
			.where("name", "=", name)
			.where("until", ">=", now)
			.execute();
		const taken = new Set(held.map(({ place }) => place));
		for (let place = 0; place < places; place++) {
			if (taken.has(place)) continue;
			const lease = { holder, until: machineTime(LEASE_MS) };
			const { numInsertedOrUpdatedRows } = await db
				.insertInto("turns")
				.values({ name, place, ...lease })
				.onConflict((c) => c.columns(["name", "place"]).doUpdateSet(lease).where("turns.until", "<", now))
				.executeTakeFirst();
			if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return place;
		}
		return null;
	}

	async function waitForPlace(name: string, places: number, holder: string, signal?: AbortSignal) {
		for (;;) {
			signal?.throwIfAborted();
			const place = await take(name, places, holder);
			if (place !== null) return place;
			// Aborted: the loop says why.
			await wait(LOOK_MS, undefined, { signal }).catch(() => {});
		}
	}

	async function inLine(name: string, places: number, holder: string, signal?: AbortSignal): Promise<number> {
		const line = `${name} ${places}`;
		const before = lines.get(line) ?? Promise.resolve();
		const mine = before.catch(() => {}).then(() => waitForPlace(name, places, holder, signal));
		lines.set(line, mine);
		try {
			return await mine;
		} finally {
			if (lines.get(line) === mine) lines.delete(line);
		}
	}

	return {
		/** As `Turns` of the providers says. */
		async run<T>(name: string, places: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
			const holder = token();
			const place = await inLine(name, places, holder, signal);
			const renew = () =>
				db
					.updateTable("turns")
					.set({ until: machineTime(LEASE_MS) })
					.where("name", "=", name)
					.where("place", "=", place)
					.where("holder", "=", holder)
					.execute();
			const giveBack = () =>
				db
					.deleteFrom("turns")
					.where("name", "=", name)
					.where("place", "=", place)
					.where("holder", "=", holder)
					.execute();
			// A database that is away for a moment: the next beat may succeed, and the work is not thrown away for it.
			const beat = setInterval(() => void renew().catch(() => {}), BEAT_MS);
			try {
				return await work();
			} finally {
				clearInterval(beat);
				// Not given back, it is free when the lease has passed.
				await giveBack().catch(() => {});
			}
		},
	};
}
