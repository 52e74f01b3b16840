import type { JsonWebKey } from "node:crypto";
import { z } from "zod";

/** RFC 7517 section 5; members we don't read stay, node:crypto takes the key whole. */
const keySet = z.object({
	keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), n: z.string(), e: z.string() })),
});

type FoundKey = { ok: true; value: JsonWebKey | null } | { ok: false; error: "unavailable" };
type KeySet = { keys: Map<string, JsonWebKey>; fetchedAt: number; goodUntil: number };

/** ms. */
const TIMEOUT = 5_000;
/** ms for which a key that isn't in the set is believed not to be: a flood of forged tokens must not become a flood of requests. */
const UNKNOWN_KEY_REST = 60_000;

/** Google's signing keys, fetched when one is needed and kept for as long as Google's `max-age` says. */
export function createGoogleKeys(url: string, clock: { now(): Date }) {
	let kept: KeySet | null = null;
	let underWay: Promise<KeySet> | null = null;

	async function fetchKeys(): Promise<KeySet> {
		const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: "error" });
		if (!response.ok) throw new Error(`Google's keys: status ${response.status}`);
		const { keys } = keySet.parse(await response.json());
		const age = Number(/max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1] ?? 0);
		const fetchedAt = clock.now().getTime();
		const byId = new Map(keys.map((key): [string, JsonWebKey] => [key.kid, key]));
		return { keys: byId, fetchedAt, goodUntil: fetchedAt + age * 1000 };
	}

	/** One request at a time, however many tokens wait for it. */
	function refresh(): Promise<KeySet> {
		underWay ??= fetchKeys().finally(() => {
			underWay = null;
		});
		return underWay;
	}

	return {
		/** The key of this id, null when Google has none. Error `unavailable`: Google doesn't answer. */
		async find(id: string): Promise<FoundKey> {
			const now = clock.now().getTime();
			if (kept && now < kept.goodUntil) {
				const key = kept.keys.get(id);
				if (key) return { ok: true, value: key };
				if (now < kept.fetchedAt + UNKNOWN_KEY_REST) return { ok: true, value: null };
			}
			try {
				kept = await refresh();
			} catch {
				return { ok: false, error: "unavailable" };
			}
			return { ok: true, value: kept.keys.get(id) ?? null };
		},
	};
}
