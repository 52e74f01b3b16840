import { LEVELS } from "../shelf/levels";
import type { ByLevel, Declared } from "../shelf/story";
import { FRAME, TELLINGS } from "../shelf/tellings";
import { CASTS, type Cast, EVERY_LINE, ideaFor } from "./casts";
import { faultsOfPicture } from "./check-pictures";
import { faultsOfBook, wordingsOf } from "./check-story";
import { choiceOf, NO_IDEA } from "./choice";
import type { Event, EventKind, Piece } from "./events/event";
import { LEVEL_RULES } from "./levels";
import { tellEvents } from "./tell-events";
import { longest, shortest, tellStory } from "./tell-story";

/** What is wrong with how the shelf tells events, as `check-story` says it of a story. */

/** What may happen, one of each kind: what is said behind its subject, and its object; of "denied" what doesn't. */
const HAPPENS: Readonly<Record<string, readonly [said: string, object?: string]>> = {
	refuses: ["will not wear the coat", "the coat"],
	wants: ["wants to see the sea"],
	"goes-away": ["walks off down the road"],
	chases: ["chases the bus", "the bus"],
	"looks-for": ["looks for the key", "the key"],
	finds: ["finds a key", "a key"],
	loses: ["loses a shoe", "a shoe"],
	takes: ["takes the chips", "the chips"],
	makes: ["makes a den", "a den"],
	breaks: ["breaks the cup", "the cup"],
	eats: ["eats the cake", "the cake"],
	scares: ["sees a ghost", "a ghost"],
	meets: ["meets a fox", "a fox"],
	helps: ["helps the fox", "the fox"],
	changes: ["turns into a frog", "a frog"],
	wins: ["wins the cup", "the cup"],
	says: ["says sorry"],
	sleeps: ["falls asleep"],
	"comes-home": ["comes home in the rain"],
	flies: ["flies to the moon"],
	rides: ["rides on the bus"],
	hides: ["hides under the bed"],
	gives: ["gives back the key", "the key"],
	plays: ["dances with the fox", "the fox"],
	feels: ["is fed up"],
	learns: ["learns to swim"],
	falls: ["falls in the pond"],
	grows: ["gets bigger and bigger"],
	does: ["rings the bell", "the bell"],
	other: ["is up on the roof"],
	denied: ["does not ring the bell", "the bell"],
	fails: ["can not mend the bell", "the bell"],
	moves: ["walks to the shop"],
	wakes: ["wakes up"],
	sounds: ["laughs and laughs"],
	oops: ["spills the tea", "the tea"],
	thinks: ["thinks of a plan"],
	throws: ["throws the ball", "the ball"],
	joins: ["joins in"],
	"finds-out": ["finds out the truth"],
};

const DENIED = ["denied", "fails"];

function eventOf(kind: string, subject: Piece): Event {
	const [said = "", object] = HAPPENS[kind] ?? HAPPENS.other ?? [];
	const isFamily = typeof subject === "object";
	const words = [subject, ` ${said}`];
	const nouns = [
		...(isFamily ? [] : ["dog"]),
		...(object === undefined ? [] : [object.replace(/^\S+ /u, "")]),
	];
	return {
		kind: (DENIED.includes(kind) ? "does" : kind) as EventKind,
		said: words,
		brief: words,
		subject: [subject],
		verb: (said.split(" ")[0] ?? "").replace(/s$/u, ""),
		isPlural: false,
		...(object !== undefined && { object: [object] }),
		people: isFamily ? [subject.who] : [],
		things: nouns,
		isState: false,
		isDenied: DENIED.includes(kind),
		isEnd: false,
	};
}

/** Books of two such events: one of the hero, and two of a dog, with so much after each that all of the frame is met. */
const SEEDS = ["a", "b", "c", "d"];

/** Names as long as the form takes count as the words that they are where a page has no room for them: of such a book its pages are held. */
const LONG_NAMES = CASTS.at(-1);
const OF_A_BOOK = /: (?:grade|long words|words of (?:the book|a sentence, on average)) /u;

/** Takes kinds, all unless told; gives a line for each fault. */
export function faultsOfTellings(
	kinds: readonly string[] = Object.keys(TELLINGS),
	casts: readonly Cast[] = [...CASTS, ...EVERY_LINE],
): string[] {
	const told = kinds.flatMap((kind) =>
		LEVELS.flatMap((level) =>
			casts.flatMap((cast, at) => {
				const idea = ideaFor(cast, level);
				const isLong = cast === LONG_NAMES;
				const companion: Piece = idea.characters.length > 1 ? { who: 1 } : "the dog";
				const events = [
					eventOf(kind, { who: 0 }),
					eventOf(kind, "the dog"),
					eventOf("does", companion),
					eventOf("says", { who: 0 }),
				];
				const story = tellEvents(idea, NO_IDEA, events, SEEDS[at % SEEDS.length] ?? "");
				return [shortest, longest].flatMap((choose) => {
					const { script } = tellStory(idea, choiceOf(story, NO_IDEA), { seed: "", choose });
					return faultsOfBook(script, idea)
						.filter((fault) => !isLong || !OF_A_BOOK.test(fault))
						.map((fault) => `${kind}: ${fault}`);
				});
			}),
		),
	);
	return [...new Set([...faultsWritten(kinds), ...told])];
}

const KEYS = ["hero", "turn", "others", "subject", "object", "rest", "watcher"];

/** What is wrong with the files themselves: a picture that can't be drawn, and a text with one wording only. */
function faultsWritten(kinds: readonly string[]): string[] {
	const told = kinds.flatMap((kind) => (TELLINGS[kind] ? [[kind, TELLINGS[kind]] as const] : []));
	const { openers, company, person, alone, plain, waits, before, after, ending, night, lasts, cover } = FRAME;
	const pictures: (readonly [string, Declared])[] = [
		["cover", cover],
		["title page", FRAME["title-page"]],
		...[
			...openers.map(({ picture }) => picture),
			company.picture,
			person.picture,
			alone.picture,
			night,
			...before,
			...after,
			...lasts,
		].map((picture) => ["frame", picture] as const),
		...told.flatMap(([kind, telling]) => telling.pictures.map((picture) => [kind, picture] as const)),
	];
	const texts: (readonly [string, ByLevel])[] = [
		...[...openers, company, person, alone].map(({ text }) => ["frame", text] as const),
		...[plain, ...waits, ending].map((text) => ["frame", text] as const),
		...told.flatMap(([kind, { before, tells, after, ending }]) =>
			[before, ...tells, after, ...(ending ? [ending] : [])].map((text) => [kind, text] as const),
		),
	];
	return [
		...pictures.flatMap(([at, picture]) => faultsOfPicture(at, picture, KEYS)),
		...texts.flatMap(([at, text]) =>
			LEVELS.filter((level) => level !== LEVEL_RULES.tiny.told && wordingsOf(text[level]) < 2).map(
				(level) => `${at}, ${level}: one wording only: ${text[level]}`,
			),
		),
	];
}
