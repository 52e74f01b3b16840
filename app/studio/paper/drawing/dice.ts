/** Chance that can be repeated: the same seed gives the same throws on every machine. */
export type Dice = {
	/** From 0 up to, but not including, 1. */
	next(): number;
	between(low: number, high: number): number;
	/** A whole number from low to high, both included. */
	whole(low: number, high: number): number;
	chance(probability: number): boolean;
	pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
	/** Dice of their own for one part of a drawing, so that a change elsewhere leaves that part as it was. */
	fork(part: string): Dice;
};

/** FNV-1a with a final avalanche: a 32 bit number from any text. */
function hash(text: string) {
	let h = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) {
		h ^= text.charCodeAt(i);
		h = Math.imul(h, 0x01000193);
	}
	h ^= h >>> 16;
	h = Math.imul(h, 0x85ebca6b);
	h ^= h >>> 13;
	h = Math.imul(h, 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}

/** Dice whose throws follow from the seed alone (mulberry32). */
export function diceFrom(seed: string): Dice {
	let state = hash(seed);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		between: (low, high) => low + next() * (high - low),
		whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
		chance: (probability) => next() < probability,
		pick: <T>(choices: readonly T[]) => {
			if (choices.length === 0) throw new Error("nothing to pick from");
			return choices[Math.floor(next() * choices.length)] as T;
		},
		fork: (part) => diceFrom(`${seed}/${part}`),
	};
}
