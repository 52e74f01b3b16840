/** Choices that look free and never change: the same idea always tells the same story. */
export type Chance = {
	/** One of the list, decided by the seed and the question's name. */
	pick<T>(question: string, options: readonly T[]): T;
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

/** Takes any text as the seed. Each question draws on its own, so a new question doesn't disturb the old answers. */
export const chanceOf = (seed: string): Chance => ({
	pick(question, options) {
		const chosen = options[stableHash(`${question}\n${seed}`) % options.length];
		if (chosen === undefined) throw new Error(`nothing to choose from: ${question}`);
		return chosen;
	},
});
