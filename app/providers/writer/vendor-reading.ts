import type { StoryIdea } from "~/studio/story/idea";
import { LEVEL_RULES, levelOf } from "~/studio/writer/levels";
import { measure, sentencesOf, syllablesOf } from "~/studio/writer/measures";
import { wordsOf } from "~/studio/writer/wording";
import { withPlainNames } from "./placeholders";

/** How a vendor's words read: they are held to what every book of a level keeps to. */

/** A sentence so short may come back as often as it likes: a sound, a "Not yet." */
const SOUND_WORDS = 3;
/** One so short is a refrain or a running joke, and is said so often in a book; a longer one is said once. */
const REFRAIN_WORDS = 8;
const MOST_REFRAINS = 3;

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

/** How far a book that was mended may stay above its level on average: far less than from one level to the next. */
const LEEWAY = { sentence: 0.5, longWords: 0.01, grade: 0.5 };

/** Something wrong with how an entry reads. */
type Misread = { entry: number; what: string };

/**
 * What is wrong with how the words of `spreads` read, with placeholders instead of names; empty when they keep to their level. Where the
 * book as a whole is too hard, the entries that make it so are named; one that was mended has some leeway.
 */
export function faultsOfReading(
	spreads: readonly { words: readonly string[] }[],
	idea: StoryIdea,
	isMended = false,
): Misread[] {
	const { sentence, longWords, grade } = LEVEL_RULES[levelOf(idea)];
	const leeway = isMended ? LEEWAY : { sentence: 0, longWords: 0, grade: 0 };
	const plain = plainly(idea);
	const told = spreads.map(({ words }) => words.map(plain).join("\n\n").trim());
	const said = new Map<string, number>();
	const alone = told.flatMap((text, entry) =>
		sentencesOf(text)
			.flatMap((one) => {
				const count = wordsOf(one).length;
				const times = (said.get(one.toLowerCase()) ?? 0) + 1;
				said.set(one.toLowerCase(), times);
				const most = count > REFRAIN_WORDS ? 1 : count > SOUND_WORDS ? MOST_REFRAINS : times;
				return [
					...(count > sentence.most
						? [`a sentence has ${count} words, and none may have more than ${sentence.most}: ${one}`]
						: []),
					...(times > most ? [`a sentence is said once too often in the book: ${one}`] : []),
				];
			})
			.concat(
				BRITISH.flatMap(([american, british]) =>
					american.test(text) ? [`not British English: ${british}`] : [],
				),
			)
			.map((what) => ({ entry, what })),
	);
	const because = (entries: readonly number[], what: string) => entries.map((entry) => ({ entry, what }));
	return [
		...alone,
		...because(
			hardest(told, (text) => measure(text).wordsPerSentence, sentence.mean[1] + leeway.sentence),
			`too hard: sentences of the book may have ${sentence.mean[1]} words on average, and these are among the longest`,
		),
		...because(
			hardest(told, shareOfLongWords, longWords + leeway.longWords),
			`too hard: ${longWords * 100} words in a hundred may have three syllables or more, and here are too many`,
		),
		...because(
			hardest(told, (text) => measure(text).grade, grade[1] + leeway.grade),
			`too hard: the book's Flesch-Kincaid grade may be ${grade[1]}: shorter sentences, shorter words`,
		),
	];
}

/** Names, and long words that the family itself has written, count as short ones: they aren't the vendor's choice. */
function plainly(idea: StoryIdea): (text: string) => string {
	const own = new Set(
		wordsOf([idea.title, idea.location, idea.description].join(" "))
			.map(bare)
			.filter((word) => syllablesOf(word) >= 3),
	);
	return (text) =>
		withPlainNames(text, idea).replace(/\p{L}+/gu, (word) => (own.has(bare(word)) ? "thing" : word));
}
const bare = (word: string) =>
	word
		.toLowerCase()
		.replace(/\P{L}+/gu, "")
		.replace(/s$/u, "");

function shareOfLongWords(text: string): number {
	const words = wordsOf(text);
	return words.filter((word) => syllablesOf(word) >= 3).length / words.length;
}

/** Places of the texts that are hardest by a measure: as many as it takes for the others to keep to `most`. */
function hardest(texts: readonly string[], measured: (text: string) => number, most: number): number[] {
	const rest = texts
		.map((text, entry) => ({ text, entry }))
		.filter(({ text }) => text !== "")
		.sort((one, other) => measured(one.text) - measured(other.text));
	const taken: number[] = [];
	while (rest.length > 0 && measured(rest.map(({ text }) => text).join("\n\n")) > most)
		taken.push(rest.pop()?.entry ?? 0);
	return taken.sort((one, other) => one - other);
}
