import { TITLES } from "../kinship";
import { knownNoun } from "../noun-classes";
import { type IdeaRead, POSSESSIVE } from "../words";
import { readClause } from "./clause";
import type { Event } from "./event";
import { eventOf } from "./event-of";
import { readGroup } from "./group";
import type { Clause, Heard, NounPhrase } from "./heard";
import { type Begun, begunBy, isItem, itemOf, isPlaces, isTold, itemsOf, withReason } from "./lists";
import { type Meant, meantBy } from "./meant";
import { readNounPhrase } from "./noun-phrase";
import { isToShop, isUnsaid, readFronted, readThere, relativeFrom, toldIn, withFronted } from "./openings";
import { readSubject } from "./several";
import { lemmaOf } from "./verbs";
import { named } from "./words-heard";

/** From an idea's words to what happens in it. */

const MOST_EVENTS = 12;

/** Its end begins behind one of these. */
const ENDING =
	/^(?:in|at|by) the (?:very )?end\b|^finally\b|^eventually\b|^on the last page\b|^ends? (?:up )?(?:with|by)\b/u;
/** "It is special", "it gets dark", "it pours": nobody does. */
const WEATHER = new Set("be get become grow pour rain snow".split(" "));
/** Behind these something is told that is so before what it is told of. */
const BEFORE = new Set("because since when while as after although though whenever".split(" "));
/** What they tell may not happen. */
const PERHAPS = new Set("if unless whether or".split(" "));
const JOINTS = new Set(
	"and but so then until till suddenly finally eventually next first later meanwhile however anyway luckily sadly also maybe perhaps , – — - ; :".split(
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
	const words = named(idea);
	const meant = meantBy(
		pronouns.map((pronoun, who) => (pronoun === "they" ? byTitle(words, who) : pronoun)),
		main,
		idea.people.flatMap(({ relationship }, who) =>
			who === main || KIN.test(relationship ?? "") ? [who] : [],
		),
	);
	const told = words.filter(({ part }) => part === "description");
	const sentences = [...new Set(told.map(({ sentence }) => sentence))].map((one) =>
		told.filter(({ sentence }) => sentence === one),
	);
	const events: Event[] = [];
	/** What was told last, up to what it is done to, or where: a list may go on. */
	let begun: Begun | null = null;
	/** Whoever looks looks for it. */
	let lost: NounPhrase | null = null;
	/** Whoever does what nobody is said to: whose book it is, then whoever did something last. */
	let unsaid: NounPhrase | null = hero;
	for (const whole of sentences) {
		const sentence = toldIn(whole, meant);
		// "I want her to save two and miss one": no end of what was typed.
		const isWanted =
			sentence[0] !== undefined && whole.length - sentence.length !== whole.indexOf(sentence[0]);
		const passedHere: NounPhrase[] = [];
		// "Through the market, past the station": only what is no clause goes on with the sentence before.
		if (!isPlaces(sentence)) begun = null;
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
					const end = boundaryFrom(sentence, at + 1);
					const passed = phrasesIn(sentence, at + 1, end, meant);
					meant.pass(passed, passed);
					at = end;
					continue;
				}
				// "They are asleep when the lamp goes out": told in that order.
				isBefore = events.length > opened && lower !== "when" && lower !== "while";
				isBackground = lower !== "because";
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
				(subject && subject.pieces[0] !== "there" && isShared(sentence, at, subject.isPlural || isWanted)
					? readClause(sentence, subject, at, meant)
					: null) ??
				(unsaid && isUnsaid(sentence, at) ? readClause(sentence, unsaid, at, meant) : null);
			const isLeftOut =
				clause !== null &&
				((isBackground && clause.isState) ||
					isOfThemselves(clause) ||
					isToShop(sentence[fronted.end], clause) ||
					// "It is special": what is, nobody can tell.
					(sentence[fronted.end]?.lower === "it" &&
						(clause.phrases[0]?.role === "object" ? clause.verb === "be" : WEATHER.has(clause.verb)) &&
						!(
							clause.verb === "get" &&
							clause.phrases[0]?.role === "how" &&
							clause.phrases[0].pieces[0] === "all"
						)) ||
					// "A wooden leg and a map tattooed on her arm": a list that goes on.
					(own !== null && isTold(sentence, own, at)) ||
					// "So she will not feel bad" says what for.
					(clause.isRefused && sentence[at - 1]?.lower === "so"));
			const event = clause && !isLeftOut ? eventOf(clause, isEnd || clause.isEnd) : null;
			isBackground = false;
			if (!clause || !event) {
				const end = boundaryFrom(sentence, at + 1);
				const item = begun && isItem(sentence, at) ? itemOf(begun, sentence.slice(at, end), meant) : null;
				if (item) {
					events.push(item);
					at = end;
					continue;
				}
				if (sentence[at]?.pos !== "PUNCT") begun = null;
				const passed = phrasesIn(sentence, at, end, meant);
				// A list that goes on tells of nothing new.
				const isList = events.length > opened && passed[0]?.end === end && !own?.isPronoun;
				if (!isList) {
					passedHere.push(...passed);
					meant.pass(passed, passedHere);
				}
				// "Alien lost. Needs directions": the alien does.
				const classes = knownNoun(passed[0]?.head ?? "")?.classes;
				if (classes?.has("animal") || classes?.has("magical")) unsaid = null;
				at = end;
				isBefore = false;
				subject = null;
				unsaid = unsaid === hero ? hero : null;
				continue;
			}
			meant.hear(
				clause.subject,
				[...heardOf(clause), ...(clause.verb === "look" && lost ? [lost] : [])],
				clause.phrases.flatMap(({ noun, role }) => (noun && role !== "object" ? [noun] : [])),
			);
			if (clause.verb === "lose") lost = clause.phrases.find(({ role }) => role === "object")?.noun ?? null;
			if (isBefore) events.splice(events.length - 1, 0, event);
			else {
				events.push(event);
				subject = clause.subject;
				unsaid = meantAgain(subject);
			}
			isBefore = false;
			begun = begunBy(clause, meantAgain(clause.subject), sentence);
			events.push(...itemsOf(clause, events.pop() as Event));
			at = isBoundary(sentence[clause.end]) ? clause.end : boundaryFrom(sentence, clause.end);
			at = withReason(events, sentence, at);
		}
	}
	const first = events.findIndex(({ isState }) => !isState);
	// How things are at the start is told there; later on it has come to be so.
	return events
		.filter((event, at) => JSON.stringify(event.said) !== JSON.stringify(events[at - 1]?.said))
		.map((event, at) => (at > first && event.isState ? { ...event, isState: false } : event));
}

const KIN = /^(?:mum|dad|parent|grandparent|guardian)$/iu;

/** "Her great grandfather" is a he. */
function byTitle(words: readonly Heard[], who: number): "she" | "he" | "they" {
	const own = words.filter((word) => word.who === who);
	const is = (one: "she" | "he") => own.some(({ lower }) => TITLES[one].test(lower));
	return is("she") ? "she" : is("he") ? "he" : "they";
}

const OVER = new Set("off down over out through into in on".split(" "));

/** What was told of in it: what it was done to, and who; where it was, only if there is nothing else. */
function heardOf({ subject, verb, phrases }: Clause): NounPhrase[] {
	// "Biscuit is the baby" tells of nobody else.
	if (verb === "be" && subject.people.length > 0) return [];
	// "A cheese rolls off the stall": the cheese is told of.
	const isOver = (at: number) => subject.head !== undefined && OVER.has(String(phrases[at - 1]?.pieces[0]));
	const objects = phrases.flatMap(({ role, noun, more = [] }, at) => [
		...(noun && role === "object" && !isOver(at) ? [noun] : []),
		...more,
	]);
	// No month, no name.
	const others = phrases.flatMap(({ role, noun }) =>
		noun && role === "where" && knownNoun(noun.head ?? "") !== null ? [noun] : [],
	);
	// Of several places none is "it".
	const isAny = objects.length > 0 || subject.head !== undefined || others.length > 1;
	return isAny ? objects : others;
}

const isBoundary = (word: Heard | undefined) =>
	word === undefined ||
	word.pos === "CCONJ" ||
	word.pos === "PUNCT" ||
	(JOINTS.has(word.lower) && !/^(?:next|first|later)$/u.test(word.lower)) ||
	BEFORE.has(word.lower) ||
	PERHAPS.has(word.lower) ||
	word.lower === "before";

function boundaryFrom(words: readonly Heard[], from: number): number {
	let at = from;
	while (at < words.length && !isBoundary(words[at])) at++;
	return at;
}

/** Names and nouns in words that are not understood. */
function phrasesIn(words: readonly Heard[], from: number, end: number, meant: Meant): NounPhrase[] {
	const phrases: NounPhrase[] = [];
	for (let at = from; at < end; ) {
		const word = words[at] as Heard;
		const isAny =
			word.pos !== "PRON" || word.lower === "she" || word.lower === "he" || POSSESSIVE.has(word.lower);
		const phrase = isAny ? readNounPhrase(words, at, meant, undefined, true) : null;
		// "Something green under the bed": "it" is no bed.
		const isPlace =
			words[at - 1]?.pos === "ADP" &&
			knownNoun(phrase?.head ?? "")?.classes.has("animal") !== true &&
			phrase?.people.length === 0;
		// "Wake up", tagged for a noun.
		const isVerb = phrase?.pieces.length === 1 && phrase.head !== undefined && lemmaOf(word) === phrase.head;
		if (phrase && !isPlace && !isVerb)
			phrases.push(phrase.isPronoun ? { ...phrase, head: undefined } : phrase);
		// "Rowan was a baby" tells of nobody else.
		const isBeing =
			phrase?.people.length === 1 &&
			/^(?:is|was|are|were|be|'s|been)$/u.test(
				words[phrase.end + (words[phrase.end]?.lower === "has" ? 1 : 0)]?.lower ?? "",
			);
		if (isBeing) return phrases;
		at = Math.max(phrase?.end ?? 0, at + 1);
	}
	return phrases;
}

/** A verb without somebody before it is theirs of whom the clause before was. */
const isBareVerb = (word: Heard | undefined) =>
	word?.pos === "VERB" &&
	lemmaOf(word) === word.lower &&
	!/^(?:put|cut|let|hit|set|hurt|shut|read|burst)$/u.test(word.lower);
const isShared = (words: readonly Heard[], at: number, isBareRight: boolean) =>
	["and", "but", "then", ",", "so"].includes(words[at - 1]?.lower ?? "") &&
	readGroup(words, at, false) !== null &&
	// "To meet the pope and eat ice cream": what for.
	(isBareRight || !isBareVerb(words[at]));

/** Whoever did something, for what they do next: "the robot" of "a robot"; nobody where "there" did. */
const meantAgain = (subject: NounPhrase): NounPhrase | null =>
	subject.people.length > 0 || /^(?:the|his|her|its|their)$/u.test(String(subject.pieces[0]))
		? subject
		: null;

/** "She takes Isla along", where "she" was taken for Isla. */
const isOfThemselves = ({ subject, group, phrases }: Clause) =>
	subject.isPronoun &&
	phrases.some(({ noun, role }) => {
		if (!noun || noun.isPronoun || noun.people.length === 0) return false;
		// "He is called Captain Wetpants" says who he is.
		const isWho = group[0] === "is" && role === "object" && noun.head === undefined;
		return isWho || noun.people.some((who) => subject.people.includes(who));
	});
