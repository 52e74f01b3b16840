import { setTimeout as pause } from "node:timers/promises";
import { withDeadline } from "~/shop/with-deadline";
import { kindOf, type VendorFailure } from "../../vendor-failure";
import type { IllustratorError } from "../port";
import { fitFor, type Model, orderFor } from "./models";
import type { Predicted, Wanted } from "./predict.server";

/** Before the tries that follow a failure; the last before all further ones, ms. */
const WAITS_MS = [5_000, 30_000, 120_000];
/** A wait is so much shorter or longer, by chance: many that failed together don't come back together. */
const JITTER = 0.2;
/** One picture, from when it is asked for until it is there: its place among those that are bought, and all tries, ms. */
export const PICTURE_LIMIT_MS = 300_000;
/** How often a model is asked that doesn't refuse. */
const TRIES = 2;
/** What Replicate says of our account, whichever model is asked. */
const OF_OUR_ACCOUNT = new Set([401, 402, 403]);

export type LadderParts = {
	models: readonly Model[];
	buy: (wanted: Wanted, model: Model, stop?: AbortSignal) => Promise<Predicted>;
	/** For tests: waits so many ms, and throws when the signal ends. */
	wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
	/** A number from 0 to below 1. */
	dice?: () => number;
	limitMs?: number;
};

/**
 * Buys a picture of whichever model draws it: a model that fails is asked once more and then the next one, each after a wait; one that
 * refuses, or doesn't take what it is asked, is followed by the next at once. What was refused is asked for again in gentler words.
 * Errors: `ours` (our account: nobody is asked again), `refused` (by all, gently too), otherwise as the last one failed. `pictures` and
 * `cents`: all that was bought meanwhile, what came to nothing too.
 */
export function createLadder(parts: LadderParts) {
	const { models, buy, wait = (ms, signal) => pause(ms, undefined, { signal }) } = parts;
	const { dice = Math.random, limitMs = PICTURE_LIMIT_MS } = parts;

	return (wanted: Wanted, stop?: AbortSignal): Promise<Predicted> =>
		withDeadline(limitMs, [stop], async (until) => {
			let failures = 0;
			let pictures = 0;
			let cents = 0;
			let passing: IllustratorError | null = null;

			async function rest({ retryAfterMs }: Extract<Predicted, { ok: false }>): Promise<void> {
				const jittered = (WAITS_MS[failures - 1] ?? Math.max(...WAITS_MS)) * (1 + JITTER * (2 * dice() - 1));
				await wait(Math.max(jittered, retryAfterMs ?? 0), until).catch(() => {});
			}

			/** Asks each of them; gives the picture or what ends it all, or else those that refuse. */
			async function ask(asked: readonly Model[], what: Wanted): Promise<Predicted | Model[]> {
				const refusing: Model[] = [];
				let failed: Extract<Predicted, { ok: false }> | null = null;
				for (const model of asked)
					for (let tries = 0; tries < TRIES && !until.aborted; tries++) {
						if (failed) await rest(failed);
						if (until.aborted) break;
						const drawn = await buy({ ...what, order: orderFor(model, what.order) }, model, until);
						pictures += drawn.pictures ?? 0;
						cents += drawn.cents ?? 0;
						if (drawn.ok) return drawn;
						failed = null;
						if (drawn.error === "refused") refusing.push(model);
						if (isOfAccount(drawn.failure)) return { ...drawn, error: "ours" };
						if (drawn.error === "refused" || isOurs(drawn.failure)) break;
						failures++;
						failed = drawn;
						passing = drawn.error;
					}
				return refusing;
			}

			const able = fitFor(models, wanted.order, wanted.size);
			let drawn = await ask(able, wanted);
			if (Array.isArray(drawn) && drawn.length > 0) drawn = await ask(drawn, gentler(wanted));
			const spent = { pictures: pictures || undefined, cents: cents || undefined };
			if (!Array.isArray(drawn)) return { ...drawn, ...spent };
			const otherwise = drawn.length > 0 ? "refused" : "ours";
			return { ok: false, error: passing ?? (until.aborted ? "unavailable" : otherwise), ...spent };
		});
}

const isOfAccount = (failure?: VendorFailure) => OF_OUR_ACCOUNT.has(failure?.status ?? 0);
/** A slug that isn't there, or inputs that it doesn't take: said again, however often it is asked. */
const isOurs = (failure?: VendorFailure) => failure !== undefined && kindOf(failure) === "ours";

/** The same picture, of which a model that guards children has less to fear. */
function gentler({ order, name, ...rest }: Wanted): Wanted {
	const prompt = [
		"A calm, wholly innocent illustration for young children. Everybody in it is an invented character of a storybook, painted, fully dressed, safe and at ease; nobody is a real person, and nobody is shown close up.",
		order.prompt,
	].join("\n");
	return { ...rest, name: `gentle:${name}`, order: { ...order, prompt } };
}
