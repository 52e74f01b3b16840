import type { Story } from "../shelf/story";
import { stableHash } from "./chance";
import { type ByPhrases, evidenceFor, phrasesFor, surenessOf } from "./choose-story";
import { type Labelled, UNTUNED } from "./labelled";
import { type Features, featuresOf, likelyOf, NONE, probabilities, type Weights } from "./weigh-words";

/**
 * Learns from labelled ideas what their words and phrases say for a story. Nothing is left to chance: the same ideas give the
 * same weights.
 */

/** Where a checkout keeps them. */
export const LEARNED = "app/studio/writer/learned.json";

/** As `learned.json` has it. */
export type Learned = { subjects: string; evidence: string; bias: string; words: Record<string, string> };
/** By cross-validation, from so sure on: how many ideas have a story that fits, of those that have one, and how many a wrong one. */
export type Outlook = { sure: number; right: number; wrong: number };

const FOLDS = 5;
const ROUNDS = 60;
const STEP = 0.5;
/** Weights stay small where little speaks for them. */
const RESTRAINT = 1e-4;
const RESTRAINT_OF_EVIDENCE = 1 / 500;
/** A word of one idea alone says nothing. */
const LEAST_IDEAS = 2;
const SMALLEST = 0.1;

type Sample = { features: Features; shares: number[] };
type Row = { evidence: number[]; isRight: boolean; story: string; of: Labelled };

export function learn(
	ideas: readonly Labelled[],
	stories: readonly Story[],
): { learned: Learned; outlook: Outlook[] } {
	const subjects = [...new Set(ideas.flatMap((idea) => idea.subjects))].sort().concat(NONE);
	const samples = ideas.map(({ idea, subjects: own }) => ({
		features: featuresOf(idea),
		shares: subjects.map((subject) =>
			own.length === 0 ? Number(subject === NONE) : Number(own.includes(subject)) / own.length,
		),
	}));
	const rows = rowsOf(ideas, stories, subjects, samples);
	const { bias, words } = weightsOf(samples, subjects.length);
	return {
		learned: {
			subjects: subjects.join(" "),
			evidence: line(evidenceWeights(rows)),
			bias: line(bias),
			words: Object.fromEntries(
				[...words]
					.filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= SMALLEST))
					.sort(([a], [b]) => (a < b ? -1 : 1))
					.map(([word, weights]) => [word, line(weights)]),
			),
		},
		outlook: outlookOf(rows),
	};
}

const line = (weights: readonly number[]) => weights.map((weight) => Math.round(100 * weight)).join(" ");

const foldOf = ({ title, description }: Labelled) => stableHash(`fold ${title}\n${description}`) % FOLDS;

/** What speaks for each story in each idea that no phrase was written for, as words that were learnt from other ideas see it. */
function rowsOf(
	ideas: readonly Labelled[],
	stories: readonly Story[],
	subjects: readonly string[],
	samples: readonly Sample[],
): Row[] {
	return Array.from({ length: FOLDS }, (_, fold) => {
		const weights = weightsOf(
			samples.filter((_, at) => foldOf(ideas[at] as Labelled) !== fold),
			subjects.length,
		);
		return ideas.flatMap((of, at) => {
			if (foldOf(of) !== fold || !UNTUNED.has(of.set)) return [];
			const likely = likelyOf(subjects, probabilities(weights, (samples[at] as Sample).features));
			const all = stories
				.filter(({ id }) => subjects.includes(id))
				.map((story) => phrasesFor(of.idea, story, of.people))
				.filter((found): found is ByPhrases => found !== null);
			return all.map((found) => ({
				evidence: evidenceFor(found, all, likely),
				isRight: of.subjects.includes(found.choice.story.id),
				story: found.choice.story.id,
				of,
			}));
		});
	}).flat();
}

/** A linear classifier of all subjects, learnt idea by idea with steps that shorten (AdaGrad). */
function weightsOf(samples: readonly Sample[], subjects: number): Weights {
	const ideasWith = new Map<string, number>();
	for (const { features } of samples)
		for (const key of features.keys()) ideasWith.set(key, (ideasWith.get(key) ?? 0) + 1);
	const zeros = () => new Array<number>(subjects).fill(0);
	const words = new Map(
		[...ideasWith].filter(([, ideas]) => ideas >= LEAST_IDEAS).map(([key]) => [key, zeros()]),
	);
	const weights = { bias: zeros(), words };
	const steps = { bias: zeros(), words: new Map([...words].map(([key]) => [key, zeros()])) };
	const move = (own: number[], past: number[], at: number, slope: number) => {
		past[at] = (past[at] ?? 0) + slope * slope;
		own[at] = (own[at] ?? 0) - (STEP * slope) / Math.sqrt(1e-6 + (past[at] ?? 0));
	};
	for (let round = 0; round < ROUNDS; round++)
		for (const { features, shares } of samples)
			for (const [at, share] of probabilities(weights, features).entries()) {
				const error = share - (shares[at] ?? 0);
				move(weights.bias, steps.bias, at, error);
				for (const [key, value] of features) {
					const own = words.get(key);
					if (own)
						move(own, steps.words.get(key) as number[], at, error * value + RESTRAINT * (own[at] ?? 0));
				}
			}
	return weights;
}

/** How much each kind of evidence weighs, whichever story it speaks for. */
function evidenceWeights(rows: readonly Row[]): number[] {
	const size = (rows[0]?.evidence.length ?? 0) + 1;
	const weights = new Array<number>(size).fill(0);
	const past = new Array<number>(size).fill(1e-6);
	for (let round = 0; round < 400; round++) {
		const slopes = new Array<number>(size).fill(0);
		for (const { evidence, isRight } of rows) {
			const error = surenessOf(weights, evidence) - Number(isRight);
			for (const [at, each] of [...evidence, 1].entries()) slopes[at] = (slopes[at] ?? 0) + error * each;
		}
		for (const [at, slope] of slopes.entries()) {
			const mean =
				slope / rows.length + (at < size - 1 ? RESTRAINT_OF_EVIDENCE * (weights[at] ?? 0) : 0) / 10;
			past[at] = (past[at] ?? 0) + mean * mean;
			weights[at] = (weights[at] ?? 0) - (0.3 * mean) / Math.sqrt(past[at] ?? 1);
		}
	}
	return weights;
}

function outlookOf(rows: readonly Row[]): Outlook[] {
	const best = new Map<Labelled, { sure: number; isRight: boolean }>();
	for (let fold = 0; fold < FOLDS; fold++) {
		const weights = evidenceWeights(rows.filter(({ of }) => foldOf(of) !== fold));
		for (const { of, evidence, isRight } of rows.filter(({ of }) => foldOf(of) === fold)) {
			const sure = surenessOf(weights, evidence);
			if (sure > (best.get(of)?.sure ?? 0)) best.set(of, { sure, isRight });
		}
	}
	const ids = new Set(rows.map(({ story }) => story));
	const wanted = [...best.keys()].filter(({ subjects }) => subjects.some((id) => ids.has(id))).length;
	const bests = [...best.values()];
	return Array.from({ length: 10 }, (_, at) => 0.5 + at / 20).map((from) => {
		const chosen = bests.filter(({ sure }) => sure >= from);
		return {
			sure: from,
			right: chosen.filter(({ isRight }) => isRight).length / wanted,
			wrong: chosen.filter(({ isRight }) => !isRight).length / best.size,
		};
	});
}
