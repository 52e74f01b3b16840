import type { StoryIdea } from "~/studio/story/idea";
import { MOST_LETTERS } from "~/studio/story/levels";
import type { Script } from "~/studio/story/script";
import { LEVELS, type Level } from "../shelf/levels";
import { type Beat, type Story, tellingsOf } from "../shelf/story";
import { ALONG, CASTS, type Cast, EVERY_LINE, HERO, ideaFor, SOMEBODY } from "./casts";
import { faultsDeclared, pagesOf } from "./check-pictures";
import { choiceOf, NO_IDEA } from "./choice";
import type { Choose } from "./fill";
import { LEVEL_RULES, levelOf } from "./levels";
import { measure, sentencesOf, syllablesOf } from "./measures";
import { longest, shortest, tellStory } from "./tell-story";
import { isNamed, wordsOf } from "./wording";

/** What an author still has to mend: what a story's file says that a reader, a page or a picture can't take. */

/** A book of 22 pages with words may leave so many of them to the picture. */
const MOST_SILENT = 6;
/** On so many spreads what the family named is in the words; so many wordings a spread has. */
const LEAST_SPREADS = 4;
const LEAST_WORDINGS = 3;

/** Some of the rows of a table, most of so many: all of them, or a lot. */
type Take = <Row>(rows: readonly Row[], most: number) => readonly Row[];
const all: Take = (rows) => rows;

/**
 * Takes a story; gives a line for each fault, "pages 8 and 9, whiz: ..."; none where it may stand on the shelf. It is told in its
 * shortest and its longest wordings: every other telling lies between them. The smallest and the largest family have it told; of the
 * others, of whoever may be somebody in it and of what it may hear, those that `take` takes, level by level.
 */
export function faultsOfStory(story: Story, take = all): string[] {
	const choice = choiceOf(story, NO_IDEA);
	const told = LEVELS.flatMap((level) => {
		/** Another lot for every story and level. */
		const some = <Row>(rows: readonly Row[], most: number) =>
			take(
				rows.map((row) => ({ of: `${story.id}, ${level}`, row })),
				most,
			).map(({ row }) => row);
		const books = (casts: readonly Cast[], heard: readonly string[], wordings: readonly Choose[]) =>
			casts.flatMap((cast) => {
				const idea = ideaFor(cast, level);
				return wordings.flatMap((choose) => {
					const { script } = tellStory(idea, { ...choice, heard: new Set(heard) }, { seed: "", choose });
					return faultsOfBook(script, idea);
				});
			});
		const hearers = hearings(story).flatMap((heard) => CASTS.map((cast) => ({ cast, heard })));
		return [
			...books([...EXTREMES, ...some([...CASTS.slice(1, -1), ...EVERY_LINE], 3)], [], [shortest, longest]),
			...some(castings(story), 2).flatMap(({ slot, somebody, noun, along }) => {
				const slots = { ...choice.slots, [slot]: noun };
				const idea = ideaFor({ location: "the park", characters: [HERO, somebody, ...along] }, level);
				return [shortest, longest].flatMap((choose) => {
					const { script } = tellStory(idea, { ...choice, slots }, { seed: "", choose });
					return faultsOfBook(script, idea, true).map((fault) => `${slot} is ${somebody.name}: ${fault}`);
				});
			}),
			...some(hearers, 5).flatMap(({ cast, heard }) => books([cast], heard, [longest])),
		];
	});
	return [...new Set([...faultsOfFile(story), ...told])];
}

/** What is wrong with it whoever it is told for. */
export const faultsOfFile = (story: Story): string[] => [...faultsDeclared(story), ...faultsWritten(story)];

const EXTREMES = [CASTS.slice(0, 1), CASTS.slice(-1)].flat();

/** Each slot that somebody of the family may be, with somebody who is it, alone with the hero and not. */
const castings = ({ takes }: Story) =>
	Object.entries(takes).flatMap(([slot, { cast }]) =>
		cast ? SOMEBODY.flatMap((one) => ALONG.map((along) => ({ slot, ...one, along }))) : [],
	);

/** Each thing that it may hear alone, and all of them together. */
function hearings({ hears }: Story): string[][] {
	const names = Object.keys(hears);
	return names.length > 1 ? [...names.map((name) => [name]), names] : names.map((name) => [name]);
}

/** Names as one word each, as a reader counts them. */
function masked(text: string, idea: StoryIdea): string {
	return idea.characters
		.map(({ name }) => name)
		.sort((one, other) => other.length - one.length)
		.reduce((said, name, index) => said.replaceAll(name, ["Ann", "Ben", "Cat", "Dan"][index] ?? "Eve"), text);
}

/** A name is shorter than a noun and its article: by so much the means of a book may be lower where somebody is what it tells of. */
const LOWER = 0.4;

/** What is wrong with one telling, of an idea; `isCast` where somebody of the family is the creature of it. */
export function faultsOfBook(script: Script, idea: StoryIdea, isCast = false): string[] {
	const level = levelOf(idea);
	const rule = LEVEL_RULES[level];
	const pages = script.spreads.filter(({ kind }) => kind !== "title" && kind !== "imprint");
	const faults: string[] = [...faultsOfSynopsis(script.synopsis ?? "", idea)];
	const texts: string[] = [];
	for (const [index, { words }] of pages.entries())
		for (const whole of words) {
			if (whole === "") continue;
			const text = masked(whole, idea);
			texts.push(text);
			const at = `${pagesOf(index)}, ${level}`;
			const count = wordsOf(text).length;
			if (count > rule.page.most) faults.push(`${at}: a page of ${count} words (most ${rule.page.most})`);
			if (whole.length > MOST_LETTERS[level])
				faults.push(`${at}: a page of ${whole.length} letters (most ${MOST_LETTERS[level]}): ${whole}`);
			for (const sentence of sentencesOf(text))
				if (wordsOf(sentence).length > rule.sentence.most)
					faults.push(`${at}: ${wordsOf(sentence).length} words (most ${rule.sentence.most}): ${sentence}`);
			const wrong = SLIPS.filter(([slip]) => slip.test(text));
			faults.push(...wrong.map(([, what]) => `${at}: ${what}: ${text}`));
		}
	const all = texts.join("\n\n");
	const words = wordsOf(all);
	const silent = 22 - texts.length;
	const { wordsPerSentence, grade } = measure(all);
	const long = words.filter((word) => syllablesOf(word) >= 3).length / words.length;
	const mean = words.length / texts.length;
	const outside = (what: string, value: number, [least, most]: readonly [number, number]) =>
		value < least - (isCast ? LOWER : 0) || value > most
			? [`${level}: ${what} ${value.toFixed(2)} (${least} to ${most})`]
			: [];
	return [
		...faults,
		...(silent > MOST_SILENT ? [`${level}: ${silent} pages without words (most ${MOST_SILENT})`] : []),
		...outside("words of the book", words.length, rule.book),
		...outside("words of a page, on average", mean, rule.page.mean),
		...outside("words of a sentence, on average", wordsPerSentence, rule.sentence.mean),
		...outside("grade", grade, rule.grade),
		...(long > rule.longWords ? [`${level}: long words ${(100 * long).toFixed(1)} in a hundred`] : []),
	];
}

/** What parents read names everybody, in so many words. */
const SYNOPSIS_WORDS = [60, 200] as const;

function faultsOfSynopsis(synopsis: string, idea: StoryIdea): string[] {
	const words = wordsOf(masked(synopsis, idea)).length;
	const [least, most] = SYNOPSIS_WORDS;
	const missing = idea.characters.filter(({ name }) => !isNamed(name, synopsis));
	return [
		...(words < least || words > most ? [`synopsis: ${words} words (${least} to ${most})`] : []),
		...(missing.length > 0
			? [`synopsis: ${missing.length} of a cast of ${idea.characters.length} unnamed`]
			: []),
		...SLIPS.filter(([slip]) => slip.test(masked(synopsis, idea))).map(([, what]) => `synopsis: ${what}`),
	];
}

/** Verbs in the form for one: after a pronoun that may be "they" they stand in its slot, "{she was}". */
const OF_ONE =
	"(?:was|is|has|does|wants|goes|says|knows|looks|feels|keeps|wasn’t|isn’t|hasn’t|doesn’t)(?![\\p{L}’])";
const BESIDE_ITS_PRONOUN = new RegExp(`\\{(?:[^{} ]+ )?(?:she|he|they|it)\\} ${OF_ONE}`, "iu");

const SLIPS: readonly (readonly [RegExp, string])[] = [
	[/[<>{}[\]|]/u, "something was not filled"],
	[/["']/u, "a straight quotation mark"],
	[/(?:^|[.!?] )‘?\p{Ll}/u, "a sentence begins small"],
	[/ [,.!?;]|,\.|\.\.|,,/u, "a stray stop"],
	[/(?<!\p{L})(an?|the) (?:an?|the)(?!\p{L})/iu, "two articles"],
	[
		new RegExp(`(?<!\\p{L})they (?:(?:always|never|still|only|just) )?${OF_ONE}`, "iu"),
		"a verb for one after they",
	],
	[/(?<!\p{L})(?!had |that |ha |hmm |no |very |so )(\p{L}{3,}) \1(?!\p{L})/iu, "a word twice"],
];

/** What is wrong with its words before they are filled. */
function faultsWritten(story: Story): string[] {
	const named = Object.keys(story.takes);
	const tellings = story.spreads.flatMap((beat, index) => tellingsOf(beat).map((told) => ({ told, index })));
	return [
		...LEVELS.flatMap((level) =>
			tellings.flatMap(({ told, index }) => {
				const wordings = wordingsOf((told.text?.[level] ?? []).join(" "));
				return level === "tiny" || index === 11 || wordings >= LEAST_WORDINGS
					? []
					: [`${pagesOf(index)}, ${level}: ${wordings} wordings (least ${LEAST_WORDINGS})`];
			}),
		),
		...tellings.flatMap(({ told, index }) => {
			const { told: level } = LEVEL_RULES.custom;
			const literal = (told.text?.[level] ?? []).join(" ").replace(SOUNDS, "");
			return index === 11 || wordingsOf(literal) > 1
				? []
				: [`${pagesOf(index)}, ${level}: one wording without its sound words, as a custom level tells it`];
		}),
		...LEVELS.flatMap((level) => {
			const spreads = story.spreads.filter((beat) => {
				const text = linesOf(beat, level);
				return named.some((slot) => new RegExp(`\\{(?:an? |the |any )?${slot}(?![\\w-])`, "iu").test(text));
			}).length;
			return named.length > 0 && spreads < LEAST_SPREADS
				? [`${level}: what the family named is on ${spreads} spreads (least ${LEAST_SPREADS})`]
				: [];
		}),
		...tellings.flatMap(({ told, index }) =>
			LEVELS.flatMap((level) =>
				ON_FEET.test(linesOf(told, level).replace(/<feet:[^<>]*>/gu, ""))
					? [`${pagesOf(index)}, ${level}: the hero does what nobody does in a wheelchair`]
					: [],
			),
		),
		...tellings.flatMap(({ told, index }) =>
			LEVELS.flatMap((level) => {
				const [said] = BESIDE_ITS_PRONOUN.exec(linesOf(told, level)) ?? [];
				return said === undefined ? [] : [`${pagesOf(index)}, ${level}: ${said}: the verb isn’t in the slot`];
			}),
		),
		...tellings.flatMap(({ told, index }) =>
			LEVELS.flatMap((level) => {
				const one = onlySomeNamed((told.text?.[level] ?? []).join(" "), [
					...PEOPLE,
					...Object.keys(story.roles),
				]);
				return one === undefined ? [] : [`${pagesOf(index)}, ${level}: {${one}} in some wordings only`];
			}),
		),
		...faultsHeard(story),
	];
}

/** Wordings that are sounds alone: "[Pop!|Fizz!]". */
const SOUNDS = /\[(?:\p{Lu}\p{L}+(?:, \p{L}+)*!(?:\||(?=\])))+\]/gu;

const PEOPLE = ["hero", "name", "friends", "company"];

/** Whoever a text names in one of its wordings and not in another: asking for other words would leave somebody out. */
function onlySomeNamed(text: string, people: readonly string[]): string | undefined {
	const wordings = /\[([^[\]]*)\]/gu;
	const isNamedIn = (one: string, said: string) => new RegExp(`\\{${one}(?:’s)?\\}`, "iu").test(said);
	return people.find(
		(one) =>
			!isNamedIn(one, text.replace(wordings, "")) &&
			[...text.matchAll(wordings)].some(([, options = ""]) => {
				const naming = options.split("|").filter((option) => isNamedIn(one, option)).length;
				return naming > 0 && naming < options.split("|").length;
			}),
	);
}

/** What is wrong with what it hears: a name that stands for nothing, and a telling without the line of whoever's turn it is. */
function faultsHeard({ hears, takes, synopsis, spreads }: Story): string[] {
	const tellings = spreads.flatMap(tellingsOf);
	const texts = [synopsis, ...tellings.map(({ picture }) => picture.shows)].concat(
		tellings.flatMap((told) => LEVELS.map((level) => linesOf(told, level))),
	);
	const conditions = [...texts.join("\n").matchAll(/<(?:hears|unheard) ([^<>:]+):/gu)].map(
		([, name = ""]) => name,
	);
	const used = new Set([...conditions, ...spreads.flatMap(({ instead }) => instead.map(({ when }) => when))]);
	return [
		...[...used]
			.filter(
				(name) =>
					!(name in hears) && !(takes[name.replace(/^known /u, "")]?.cast && name.startsWith("known ")),
			)
			.map((name) => `it hears no ${name}`),
		...Object.keys(hears)
			.filter((name) => !used.has(name))
			.map((name) => `nothing is told of ${name}`),
		...Object.values(hears).flatMap(({ names }) =>
			names === undefined || names in takes ? [] : [`hears: it takes no ${names}`],
		),
		...spreads.flatMap(({ text, instead }, index) =>
			instead.flatMap(({ when, text: told }) =>
				LEVELS.flatMap((level) =>
					["{turn}", "{deed}"]
						.filter((line) => has(text?.[level], line) && !has(told?.[level], line))
						.map((line) => `${pagesOf(index)}, ${level}, when ${when}: no ${line}`),
				),
			),
		),
	];
}

const has = (texts: readonly string[] = [], line: string) => texts.some((text) => text.includes(line));

const ON_FEET =
	/\{(?:hero|she|She)\}(?: \p{L}+ly)? (?:stood|ran|knelt|jumped|climbed|walked|tiptoed|hopped)(?!\p{L})/u;

const linesOf = (beat: Beat, level: Level): string =>
	[
		...(beat.text?.[level] ?? []),
		...Object.values(beat.with ?? {}).map((line) => line[level]),
		...Object.values(beat.deed ?? {}).map((line) => line[level]),
	].join(" ");

export const wordingsOf = (text: string): number =>
	[...text.matchAll(/\[([^[\]]*)\]/gu)].reduce(
		(all, [, options = ""]) => all * new Set(options.split("|")).size,
		1,
	);
