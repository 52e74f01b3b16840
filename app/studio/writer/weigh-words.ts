import learned from "./learned.json";
import type { IdeaRead, Word } from "./words";

/** What all words of an idea say together, for each story and for none: weights learnt from labelled ideas (`npm run stories -- learn`). */

/** Features with their weights; together of length one, so that a long idea says no more than a short one. */
export type Features = ReadonlyMap<string, number>;
/** For each subject in turn; the last is no story of the shelf. */
export type Weights = { bias: readonly number[]; words: ReadonlyMap<string, readonly number[]> };

/** By a subject, the logarithm of how likely it is. */
export type Likely = ReadonlyMap<string, number>;

/** The subject of an idea that no story is about. */
export const NONE = "none";
/** A word of the location says where, not what. */
const LESS_IN_LOCATION = 0.5;

/** Words by all their keys; what is denied says nothing. */
export function featuresOf({ words }: IdeaRead): Features {
	const said = words.filter(({ lower, deniedBy }) => deniedBy === null && /[\p{L}\p{N}]/u.test(lower));
	const features = new Map<string, number>();
	const weightOf = ({ part }: Word) => (part === "location" ? LESS_IN_LOCATION : 1);
	for (const word of said)
		for (const key of word.keys) features.set(key, Math.max(features.get(key) ?? 0, weightOf(word)));
	const length = Math.hypot(...features.values());
	return new Map([...features].map(([key, weight]) => [key, weight / length]));
}

/** For each subject in turn; they add up to one. */
export function probabilities({ bias, words }: Weights, features: Features): number[] {
	const sums = [...bias];
	for (const [key, value] of features)
		for (const [at, weight] of (words.get(key) ?? []).entries()) sums[at] = (sums[at] ?? 0) + weight * value;
	const most = Math.max(...sums);
	const powers = sums.map((sum) => Math.exp(sum - most));
	const all = powers.reduce((sum, each) => sum + each, 0);
	return powers.map((power) => power / all);
}

export const likelyOf = (subjects: readonly string[], shares: readonly number[]): Likely =>
	new Map(subjects.map((subject, at) => [subject, Math.log((shares[at] ?? 0) + 1e-6)]));

/** Numbers are kept as a line of hundredths: short, and a change is seen by the word. */
const numbers = (line: string) => line.split(" ").map((each) => Number(each) / 100);
const WEIGHTS: Weights = {
	bias: numbers(learned.bias),
	words: new Map(Object.entries(learned.words).map(([word, line]) => [word, numbers(line)])),
};

const SUBJECTS = learned.subjects.split(" ");
/** What each kind of evidence is worth, see `evidenceFor`; the last stands alone. */
export const EVIDENCE: readonly number[] = numbers(learned.evidence);

export const weighWords = (idea: IdeaRead): Likely =>
	likelyOf(SUBJECTS, probabilities(WEIGHTS, featuresOf(idea)));
