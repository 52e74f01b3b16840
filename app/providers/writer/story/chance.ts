import { alreadyTold, leastTold } from "./told-before";

/** Choices that look free and never change: the same idea always tells the same story. */

export type Chance = {
	/** One of the list, decided by the seed and the question's name. */
	pick<T>(question: string, options: readonly T[]): T;
	/** The same among those whose lines the family's earlier books have least; of a book that is written already, those it has. */
	pickUntold<T>(question: string, options: readonly T[], linesOf: (option: T) => readonly string[]): T;
};

/** FNV-1a over the text's UTF-16 units, with a final mix so that near-equal texts land far apart. Gives 0 to 2^32-1. */
export function stableHash(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) {
		hash ^= text.charCodeAt(at);
		hash = Math.imul(hash, 0x01000193);
	}
	hash ^= hash >>> 16;
	hash = Math.imul(hash, 0x85ebca6b);
	hash ^= hash >>> 13;
	return hash >>> 0;
}

/** Whole texts: the earlier books', the latest first, or the one that is written already. */
export type KnownBooks = { before: readonly string[] } | { written: string };

/** Takes any text as the seed. Each question draws on its own, so a new question doesn't disturb the old answers. */
export function chanceOf(seed: string, known: KnownBooks = { before: [] }): Chance {
	const pick = <T>(question: string, options: readonly T[]): T => {
		const chosen = options[stableHash(`${question}\n${seed}`) % options.length];
		if (chosen === undefined) throw new Error(`nothing to choose from: ${question}`);
		return chosen;
	};
	return {
		pick,
		pickUntold: (question, options, linesOf) =>
			pick(
				question,
				"written" in known
					? alreadyTold(options, linesOf, known.written)
					: leastTold(options, linesOf, known.before),
			),
	};
}
