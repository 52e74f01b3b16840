import type { Level } from "../shelf/levels";
import type { Event, Piece } from "./events/event";
import { agreeing, PRONOUNS_OF_NOUNS, type Pronouns, pronounOf } from "./fill";
import { knownHead } from "./noun-classes";
import { wordsOf } from "./wording";

/** What a telling says of its event, in the slots of a story: whoever is of the family is a role of their own there. */

export const roleOf = (who: number) => `who${who}`;

/** Braces and brackets mean something in a story's text, and a family has typed these. */
export const plain = (typed: string) => typed.replace(/[<>{}[\]|]/gu, "");

const text = (pieces: readonly Piece[]): string =>
	pieces
		.map((piece) =>
			typeof piece === "string" ? plain(piece) : `{${roleOf(piece.who)}${piece.possessive ? "’s" : ""}}`,
		)
		.join("")
		.trim();

/** A name stays as it was typed. */
const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

/** Most words of a clause that the younger ones' sentences have room for. */
const MOST_WORDS: Readonly<Partial<Record<Level, number>>> = { tiny: 7, starter: 10, confident: 14 };

/** And of a sentence of its own for what is left. */
const MOST_IN_REST: Readonly<Record<Level, number>> = {
	tiny: 7,
	starter: 9,
	confident: 12,
	whiz: 14,
	pro: 14,
};

/** A telling leads in by itself. */
const LED_IN = /^(?:and |so |but )?(?:then|next|after that),? /iu;

const hasRoom = (said: string, level: Level) =>
	wordsOf(said).length <= (MOST_WORDS[level] ?? Number.POSITIVE_INFINITY);

/** An event as a level tells it, without a capital and a stop. */
export function clauseOf({ said, brief }: Event, level: Level): string {
	const whole = text(said);
	return (hasRoom(whole, level) ? whole : text(brief)).replace(LED_IN, "");
}

/** With what a sentence has no room for in one of its own: "Skye sees a monster. With seven hatted heads". */
function inFull(event: Event, level: Level): string {
	const told = clauseOf(event, level);
	const rest = text(event.rest ?? []);
	const isTold =
		rest === "" || hasRoom(text(event.said), level) || wordsOf(rest).length > MOST_IN_REST[level];
	if (isTold) return told;
	const want = event.isAim ? `${phraseFor("subject it wants", event)} ${rest}` : rest;
	return `${told}. ${want.replace(/^\{?\p{L}/u, (start) => start.toUpperCase())}`;
}

/** Up to what it is done to, before a page is turned: "Wilf is", of "Wilf is the driver"; only who does it, where that can't be told. */
function halfOf({ said, subject, object }: Event): string {
	const [whole, who] = [text(said), text(subject)];
	const end = object ? whole.indexOf(` ${text(object)}`, who.length) : -1;
	return end > 0 ? whole.slice(0, end) : who;
}

/** Who of the family a noun phrase is; undefined: none of them. */
export const whoIs = (phrase: readonly Piece[] | undefined): number | undefined => {
	const [only, ...more] = phrase ?? [];
	return typeof only === "object" && !only.possessive && more.length === 0 ? only.who : undefined;
};

/** What a telling's slots give for its event: of "subject" and "object" as of a story's noun ("subject it", "subject was", "subject’s"). */
export function wordFor(slot: string, event: Event, level: Level): string | null {
	const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
	const said = lower === "event" ? inFull(event, level) : phraseFor(lower, event);
	return said !== null && lower !== slot ? capital(said) : said;
}

/** Nobody in particular: nothing can be told of them beside what they do. */
export const ANYBODY =
	/^(?:there|they|it|he|she|we|what|(?:every|some|any|no)(?:body|one|thing)|all|both|only .*|(?:this|that|one|two)(?: .*)?)$/iu;
/** Whether it is somebody or something that can be spoken of. */
export const isSpokenOf = ({ subject }: Event): boolean =>
	whoIs(subject) !== undefined || !ANYBODY.test(text(subject));

const ARTICLE = /^(?:the|an?|some|his|her|its|their|\{who\d’s\}) /u;

function phraseFor(slot: string, event: Event): string | null {
	if (slot === "half") return halfOf(event);
	// "That coat", "poor coat": a name stays as it is.
	const [, how, which_] = /^(that|bare|the) (subject|object)$/u.exec(slot) ?? [];
	if (how !== undefined) {
		const phrase = (which_ === "subject" ? event.subject : event.object) ?? [];
		const words = text(phrase);
		if (whoIs(phrase) !== undefined) return words;
		if (
			how === "the" &&
			/^(?!all|every|each|both|this|that|those|these|what)\p{Ll}/u.test(words) &&
			!/’s? /u.test(words) &&
			!ARTICLE.test(words)
		)
			return `the ${words}`;
		if (!ARTICLE.test(words)) return words;
		const noun = words.replace(ARTICLE, "");
		if (how === "the") return /^(?:an?|some) /u.test(words) ? `the ${noun}` : words;
		return how === "bare" ? noun : `${isSeveral(noun) ? "those" : "that"} ${noun}`;
	}
	const [, which, owned, after = ""] = /^(subject|object)(’s)?(?: (.+))?$/u.exec(slot) ?? [];
	if (which === undefined) return null;
	const phrase = which === "subject" ? event.subject : (event.object ?? []);
	const who = whoIs(phrase);
	if (who !== undefined) {
		const role = roleOf(who);
		if (owned) return `{${role}’s}`;
		// A name takes the verb for one, whatever its pronoun.
		return after === "" ? `{${role}}` : isOfPronoun(after) ? `{${role} ${after}}` : agreeing(after, false);
	}
	const words = text(phrase);
	const isPlural = which === "subject" ? event.isPlural : isSeveral(words);
	if (owned) return `${words}${/s$/u.test(words) && isPlural ? "’" : "’s"}`;
	if (after === "") return words;
	return pronounOf(after, "it", pronounsOf(words, isPlural)) ?? agreeing(after, isPlural);
}

const isOfPronoun = (after: string) => /^(?:it|them|its|itself)(?: |$)/u.test(after);

const headOf = (words: string) => knownHead(words.toLowerCase().split(/\s+/u))?.known;
const isSeveral = (words: string) => (headOf(words)?.isPlural ?? false) || / and /u.test(words);

const SHE =
	/\b(?:nan|nana|gran|granny|grandma|mum|mummy|mam|mother|aunt|auntie|sister|girl|woman|lady|queen|princess|witch|mermaid|daughter)$/iu;
const HE =
	/\b(?:grandad|grandpa|dad|daddy|father|uncle|brother|boy|man|king|prince|wizard|lord|son|postman|santa)$/iu;

/** Of the vicar nobody knows whether they are he or she. */
function pronounsOf(words: string, isPlural: boolean): Pronouns {
	if (isPlural) return PRONOUNS_OF_NOUNS.they;
	if (SHE.test(words)) return PRONOUNS_OF_NOUNS.she;
	if (HE.test(words)) return PRONOUNS_OF_NOUNS.he;
	return headOf(words)?.classes.has("person") ? PRONOUNS_OF_NOUNS.they : PRONOUNS_OF_NOUNS.it;
}

/** The noun by which a phrase that is nobody of the family is drawn: the event's thing that it names. */
export function drawnOf(phrase: readonly Piece[] | undefined, things: readonly string[]): string | undefined {
	if (!phrase || whoIs(phrase) !== undefined) return undefined;
	const words = text(phrase).toLowerCase();
	return things.find((thing) => words.includes(thing.toLowerCase()));
}
