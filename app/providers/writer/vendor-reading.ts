import type { StoryIdea } from "./port";
import { LEVEL_RULES, levelOf } from "./story/levels";
import { measure, sentencesOf, syllablesOf } from "./story/measures";
import { wordsOf } from "./story/wording";
import { withoutKnown } from "./vendor-answer";

/** How a vendor's words read: they are held to what every book of a level keeps to. */

/** A sentence so short may come back: a sound, a "Not yet." */
const MAY_RETURN = 3;

/** What vendors write now and then, and what a British family reads. */
const BRITISH: readonly (readonly [american: RegExp, british: string])[] = [
	[/\bcolor(?!at)/iu, "colour"],
	[/\bfavorite/iu, "favourite"],
	[/\bneighbor/iu, "neighbour"],
	[/\b(?:flavor|honor|harbor|humor)(?!ous)/iu, "-our"],
	[/\bgray(?:er|ish)?\b/iu, "grey"],
	[/\bmom(?:my|s)?\b/iu, "Mum"],
	[/\bcenter/iu, "centre"],
	[/\btheater/iu, "theatre"],
	[/\bpajamas/iu, "pyjamas"],
	[/\bcoz(?:y|ily|iness)\b/iu, "cosy"],
	[/\b(?:travel|marvel|cancel|signal)(?:ed|ing)\b/iu, "-lled, -lling"],
	[/\bgotten\b/iu, "got"],
	[/\bairplane/iu, "aeroplane"],
	[/\bflashlight/iu, "torch"],
	[/\bsidewalk/iu, "pavement"],
	[/\bcand(?:y|ies)\b/iu, "sweets"],
];

/**
 * What is wrong with how the words of `spreads` read, with placeholders instead of names; empty when they keep to their level.
 */
export function faultsOfReading(spreads: readonly { words: readonly string[] }[], idea: StoryIdea): string[] {
	const { sentence, longWords, grade: grades } = LEVEL_RULES[levelOf(idea)];
	const told = spreads.map(({ words }) => words.map((text) => withoutKnown(text, idea)).join("\n\n"));
	const seen = new Set<string>();
	const faults = told.flatMap((text, index) => {
		const named = `spreads[${index}].words`;
		const sentences = sentencesOf(text);
		const again = sentences.filter((one) => wordsOf(one).length > MAY_RETURN && !isNew(one, seen));
		const american = BRITISH.filter(([spelling]) => spelling.test(text));
		return [
			...(sentences.some((one) => wordsOf(one).length > sentence.most)
				? [`${named} has a sentence of more than ${sentence.most} words`]
				: []),
			...(again.length > 0 ? [`${named} says a sentence that was said before`] : []),
			...american.map(([, british]) => `${named} isn't in British English: ${british}`),
		];
	});
	const all = told.join("\n\n").trim();
	if (all === "") return faults;
	const { wordsPerSentence, grade } = measure(all);
	const words = wordsOf(all);
	const long = words.filter((word) => syllablesOf(word) >= 3).length;
	const [, mostWords] = sentence.mean;
	const [, hardest] = grades;
	return [
		...faults,
		...(wordsPerSentence > mostWords ? [`sentences have more than ${mostWords} words on average`] : []),
		...(long > words.length * longWords
			? [`more than ${Math.round(longWords * 100)} words in a hundred have three syllables or more`]
			: []),
		...(grade > hardest
			? [`the book is too hard to read: its Flesch-Kincaid grade is above ${hardest}`]
			: []),
	];
}

/** Whether a sentence is said for the first time, which is noted. */
function isNew(sentence: string, seen: Set<string>): boolean {
	const size = seen.size;
	return seen.add(sentence.toLowerCase()).size > size;
}
