import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "./http/log.server";
import { inWords, kindOf, STOPPED, type TellFailure, type VendorFailure } from "./providers/vendor-failure";

/** What went wrong at vendors: each adapter tells it here, once, and here it is taken to whoever has to know. */
export type Failures = {
	/** Writes a failure into the log, where it says anything of the vendor, and has it heard: by the job under way and, where it is ours to mend, by whoever listens. */
	tell: TellFailure;
	/** Does `work`; `heard` speaks of it until it has ended. */
	during<T>(work: () => Promise<T>): Promise<T>;
	/** The sentence of the failure that the work under way has met: one that is ours to mend before all others, otherwise the last. */
	heard(): string | null;
	/** Has `hear` called with each failure that is ours to mend. */
	listen(hear: (failure: VendorFailure) => Promise<void>): void;
};

/** The same failure is logged once in so long, ms: a vendor that is away is not said with each request. */
const SAID_AGAIN_MS = 60_000;
/** Codes are the vendor's own; so many different ones are remembered as said. */
const MOST_SAID = 200;

/** What the work under way has met. One for the process: each storage makes every promise of it cost more. */
const underWay = new AsyncLocalStorage<{ failure: VendorFailure | null }>();

export function createFailures(log: Log, now: () => number = () => performance.now()): Failures {
	const said = new Map<string, number>();
	let listener: ((failure: VendorFailure) => Promise<void>) | undefined;

	function isSaid(failure: VendorFailure): boolean {
		const words = inWords({ ...failure, requestId: null });
		if (now() - (said.get(words) ?? -SAID_AGAIN_MS) < SAID_AGAIN_MS) return true;
		if (said.size >= MOST_SAID) said.clear();
		said.set(words, now());
		return false;
	}

	return {
		tell(failure) {
			if (failure.code === STOPPED) return;
			const kind = kindOf(failure);
			const work = underWay.getStore();
			if (work && (!work.failure || kind === "ours" || kindOf(work.failure) !== "ours"))
				work.failure = failure;
			if (isSaid(failure)) return;
			log.warn("vendor failed", { ...failure, kind, says: inWords(failure) });
			if (kind === "ours") listener?.(failure).catch((error) => log.error("vendor failed", error));
		},
		during: (work) => underWay.run({ failure: null }, work),
		heard() {
			const failure = underWay.getStore()?.failure;
			return failure ? inWords(failure) : null;
		},
		listen(hear) {
			listener = hear;
		},
	};
}
