import { knownNoun } from "../noun-classes";
import type { IdeaRead } from "../words";
import { type Clause, readClause } from "./clause";
import type { Event } from "./event";
import { eventOf } from "./event-of";
import { readGroup } from "./group";
import type { Heard, NounPhrase } from "./heard";
import { meantBy } from "./meant";
import { isUnsaid, readFronted, readThere, relativeFrom, toldIn, withFronted } from "./openings";
import { readSubject } from "./several";
import { named } from "./words-heard";

/** From an idea's words to what happens in it. */

const MOST_EVENTS = 12;

/** Its end begins behind one of these. */
const ENDING =
	/^(?:in|at|by) the (?:very )?end\b|^finally\b|^eventually\b|^on the last page\b|^ends? (?:up )?(?:with|by)\b/u;
/** Behind these something is told that is so before what it is told of. */
const BEFORE = new Set("because since when while as after although though whenever".split(" "));
/** What they tell may not happen. */
const PERHAPS = new Set("if unless whether".split(" "));
const JOINTS = new Set(
	"and but or so then until till suddenly finally eventually next first later meanwhile however anyway luckily sadly also maybe perhaps , – — - ; :".split(
		" ",
	),
);

/**
 * What happens in an idea, in the order in which it is told; `pronouns` are those of its people. Only what is wholly understood:
 * who does it, to what, where. What a family says to the shop is nothing that happens.
 */
export function readEvents(idea: IdeaRead, pronouns: readonly ("she" | "he" | "they")[]): readonly Event[] {
	const main = Math.max(
		0,
		idea.people.findIndex(({ isMain }) => isMain),
	);
	const hero: NounPhrase = {
		pieces: [{ who: main }],
		end: 0,
		people: [main],
		isPlural: false,
		isPronoun: true,
	};
	const meant = meantBy(pronouns, main);
	const words = named(idea);
	const told = words.filter(({ part }) => part === "description");
	const sentences = [...new Set(told.map(({ sentence }) => sentence))].map((one) =>
		told.filter(({ sentence }) => sentence === one),
	);
	const events: Event[] = [];
	for (const whole of sentences) {
		const sentence = toldIn(whole, meant);
		let subject: NounPhrase | null = null;
		let isBefore = false;
		let isEnd = false;
		/** "When they are off": how it was while something happened. */
		let isBackground = false;
		const opened = events.length;
		for (let at = 0; at < sentence.length && events.length < MOST_EVENTS; ) {
			const rest = sentence
				.slice(at, at + 5)
				.map(({ lower }) => lower)
				.join(" ");
			const ending = ENDING.exec(rest);
			if (ending) {
				isEnd = true;
				at += ending[0].split(" ").length;
				continue;
			}
			const { lower } = sentence[at] as Heard;
			const turned = /^(?:it )?turn(?:s|ed) out(?: that)?(?= |$)/u.exec(rest);
			if (turned) {
				at += turned[0].split(" ").length;
				continue;
			}
			if (JOINTS.has(lower)) {
				at++;
				continue;
			}
			if (BEFORE.has(lower) || PERHAPS.has(lower) || lower === "before") {
				if (!BEFORE.has(lower)) {
					at = boundaryFrom(sentence, at + 1);
					continue;
				}
				// "They are asleep when the lamp goes out": told in that order.
				isBefore = events.length > opened && lower !== "when" && lower !== "while";
				isBackground = lower !== "because" && lower !== "since";
				at++;
				continue;
			}
			const fronted = readFronted(sentence, at, meant);
			const own = readSubject(sentence, fronted.end, meant) ?? readThere(sentence, at);
			const clause: Clause | null =
				withFronted(
					own && readClause(sentence, own, relativeFrom(sentence, own.end), meant),
					fronted.phrases,
				) ??
				(subject && isShared(sentence, at) ? readClause(sentence, subject, at, meant) : null) ??
				(isUnsaid(sentence, at) ? readClause(sentence, hero, at, meant) : null);
			const isLeftOut =
				clause !== null &&
				((isBackground && clause.isState) ||
					isOfThemselves(clause) ||
					// "It is special": what is, nobody can tell.
					(clause.verb === "be" && sentence[fronted.end]?.lower === "it") ||
					// "So she will not feel bad" says what for.
					(clause.isRefused && sentence[at - 1]?.lower === "so"));
			const event = clause && !isLeftOut ? eventOf(clause, isEnd || clause.isEnd) : null;
			isBackground = false;
			if (!clause || !event) {
				at = boundaryFrom(sentence, at + 1);
				isBefore = false;
				subject = null;
				continue;
			}
			meant.hear(clause.subject, heardOf(clause));
			if (isBefore) events.splice(events.length - 1, 0, event);
			else {
				events.push(event);
				subject = clause.subject;
			}
			isBefore = false;
			at = isBoundary(sentence[clause.end]) ? clause.end : boundaryFrom(sentence, clause.end);
		}
	}
	const first = events.findIndex(({ isState }) => !isState);
	// How things are at the start is told there; later on it has come to be so.
	return events.map((event, at) => (at > first && event.isState ? { ...event, isState: false } : event));
}

/** What was told of in it: what it was done to, and who; where it was, only if there is nothing else. */
function heardOf({ subject, phrases }: Clause): NounPhrase[] {
	const objects = phrases.flatMap(({ role, noun, more = [] }) => [
		...(noun && role === "object" ? [noun] : []),
		...more,
	]);
	// No month, no name.
	const others = phrases.flatMap(({ role, noun }) =>
		noun && role === "where" && knownNoun(noun.head ?? "") !== null ? [noun] : [],
	);
	const isAny = objects.length > 0 || subject.head !== undefined;
	return isAny ? objects : others;
}

const isBoundary = (word: Heard | undefined) =>
	word === undefined ||
	word.pos === "CCONJ" ||
	word.pos === "PUNCT" ||
	JOINTS.has(word.lower) ||
	BEFORE.has(word.lower) ||
	PERHAPS.has(word.lower) ||
	word.lower === "before";

function boundaryFrom(words: readonly Heard[], from: number): number {
	let at = from;
	while (at < words.length && !isBoundary(words[at])) at++;
	return at;
}

/** A verb without somebody before it is theirs of whom the clause before was. */
const isShared = (words: readonly Heard[], at: number) =>
	["and", "but", "then", ",", "so", "or"].includes(words[at - 1]?.lower ?? "") &&
	readGroup(words, at, false) !== null;

/** "She takes Isla along", where "she" was taken for Isla. */
const isOfThemselves = ({ subject, phrases }: Clause) =>
	subject.isPronoun &&
	phrases.some(
		({ noun }) => noun && !noun.isPronoun && noun.people.some((who) => subject.people.includes(who)),
	);
