import { knownNoun, singularOf } from "../noun-classes";
import { literally } from "../wording";
import type { IdeaRead } from "../words";
import { type Clause, kindOfClause, type Phrase, readClause, TIMES } from "./clause";
import type { Event, Piece } from "./event";
import { readGroup } from "./group";
import type { Heard, NounPhrase } from "./heard";
import { type Meant, meantBy } from "./meant";
import { readNounPhrase } from "./noun-phrase";
import { readSubject } from "./several";

/** From an idea's words to what happens in it. */

const MOST_EVENTS = 12;
const MOST_WORDS = 12;
const FEW_WORDS = 6;

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
	const meant = meantBy(
		pronouns,
		Math.max(
			0,
			idea.people.findIndex(({ isMain }) => isMain),
		),
	);
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
			if (JOINTS.has(lower)) {
				at++;
				continue;
			}
			if (BEFORE.has(lower) || PERHAPS.has(lower) || lower === "before") {
				if (!BEFORE.has(lower)) {
					at = boundaryFrom(sentence, at + 1);
					continue;
				}
				isBefore = events.length > opened;
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
				) ?? (subject && isShared(sentence, at) ? readClause(sentence, subject, at, meant) : null);
			const isLeftOut =
				clause !== null &&
				((isBackground && clause.isState) ||
					isOfThemselves(clause) ||
					// "It is special": what is, nobody can tell.
					(clause.verb === "be" && sentence[at]?.lower === "it") ||
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
	return events;
}

/** What was told of in it: what it was done to, and who; where it was, only if there is nothing else. */
function heardOf({ subject, phrases }: Clause): NounPhrase[] {
	const objects = phrases.flatMap(({ role, noun, more = [] }) => [
		...(noun && role === "object" ? [noun] : []),
		...more,
	]);
	const others = phrases.flatMap(({ role, noun }) => (noun && role === "where" ? [noun] : []));
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

type Fronted = { phrases: readonly Phrase[]; end: number };

/** "In the night", "every morning at nine": told first, and said last here. Of a story it isn't said at all. */
function readFronted(words: readonly Heard[], from: number, meant: Meant): Fronted {
	const phrases: Phrase[] = [];
	let at = from;
	while (phrases.length < 2) {
		const word = words[at];
		const isBehind = word?.pos === "ADP" && word.who === null;
		const noun = readNounPhrase(words, isBehind ? at + 1 : at, meant, undefined, true);
		if (!word || !noun || noun.isPronoun || !(isBehind || TIMES.has(noun.head ?? ""))) break;
		if (!["story", "book", "end", "page"].includes(noun.head ?? ""))
			phrases.push({ role: "where", pieces: [...(isBehind ? [word.lower] : []), ...noun.pieces], noun });
		at = words[noun.end]?.lower === "," ? noun.end + 1 : noun.end;
	}
	return readSubject(words, at, meant) ? { phrases, end: at } : { phrases: [], end: from };
}

const withFronted = (clause: Clause | null, phrases: readonly Phrase[]): Clause | null =>
	clause && { ...clause, phrases: [...clause.phrases, ...phrases] };

/** "There is a tiny whale". */
function readThere(words: readonly Heard[], at: number): NounPhrase | null {
	if (words[at]?.lower !== "there") return null;
	const isPlural = /^(?:are|were)$/u.test(words[at + 1]?.lower ?? "");
	return { pieces: ["there"], end: at + 1, people: [], isPlural, isPronoun: true };
}

/** "A dragon who is afraid" is; what is said of somebody between commas is left out. */
function relativeFrom(words: readonly Heard[], at: number): number {
	const isWho = (on: number) => ["who", "that", "which"].includes(words[on]?.lower ?? "");
	if (isWho(at)) return at + 1;
	if (words[at]?.lower !== "," || !isWho(at + 1)) return at;
	const end = words.findIndex(({ lower }, on) => on > at + 1 && lower === ",");
	return end < 0 ? at : end + 1;
}

/** "She takes Isla along", where "she" was taken for Isla. */
const isOfThemselves = ({ subject, phrases }: Clause) =>
	subject.isPronoun &&
	phrases.some(
		({ noun }) => noun && !noun.isPronoun && noun.people.some((who) => subject.people.includes(who)),
	);

const ASKING = new Set("want wants like love need wish hope".split(" "));

/** Behind "a story where", behind "I want her to", or from the first word; a sentence to the shop has none. */
function toldIn(words: readonly Heard[], meant: Meant): readonly Heard[] {
	const at = words.findIndex(
		({ lower }, index) =>
			["where", "when", "how", "about"].includes(lower) &&
			["story", "book", "adventure", "one", "tale", "something"].includes(words[index - 1]?.lower ?? ""),
	);
	if (at >= 0) return words.slice(at + 1);
	if (words[0]?.lower === "please") return [];
	const asks = words.findIndex(({ lower }) => ["i", "we", "'d"].includes(lower));
	const want = words.findIndex(({ lower }, index) => index > asks && index < asks + 4 && ASKING.has(lower));
	const wanted = want < 0 || asks < 0 || asks > 5 ? null : readNounPhrase(words, want + 1, meant);
	if (!wanted || words[wanted.end]?.lower !== "to") return words;
	return [...words.slice(want + 1, wanted.end), ...words.slice(wanted.end + 1)];
}

/** Without what stands in brackets, but for who "someone (Archie)" is; "lets", which the speller takes for two words; nicknames, and names that are words for kin too. */
function named({ words, people }: IdeaRead): readonly Heard[] {
	let depth = 0;
	const bare = words.filter(({ lower, who }, at) => {
		if (lower === "(") depth++;
		const isIn = depth > 0 && !(who !== null && isSomeone(words[at - 2]));
		if (lower === ")") depth = Math.max(0, depth - 1);
		return !isIn;
	});
	const parts = people.map(({ name }) => name.toLowerCase().split(/\s+/u));
	return bare.flatMap((word, at): Heard[] => {
		const [before, next] = [bare[at - 1], bare[at + 1]];
		if (word.lower === "us" && before?.lower === "let") return [];
		if (isSomeone(word) && next?.who !== null && next !== undefined) return [];
		const isFirst = before?.sentence !== word.sentence;
		const isNoun = word.pos === "PROPN" || word.pos === "NOUN";
		const own = parts.findIndex((all) => all.length === 1 && all[0] === word.lower);
		const called = parts.filter((all) => all.length > 1 && all.includes(word.lower));
		const isCalled = word.pos === "PROPN" && word.lower.length > 3 && called.length === 1;
		const one = isCalled ? parts.indexOf(called[0] as string[]) : -1;
		const nick =
			word.pos === "PROPN" ? parts.findIndex((all) => all.some((part) => isNick(word.lower, part))) : -1;
		// "Mr" of Mr Tibbles, whose second word is known for his.
		const isTitle = word.pos === "PROPN" && next?.who != null && parts[next.who]?.includes(word.lower);
		const who =
			word.who ?? (isTitle ? next.who : isNoun && own >= 0 ? own : one >= 0 ? one : nick >= 0 ? nick : null);
		return [{ ...word, who, isFirst }];
	});
}

const isSomeone = (word: { lower: string } | undefined) =>
	word?.lower === "someone" || word?.lower === "somebody";
/** "Teddy" of Big Ted. */
const isNick = (word: string, part: string) =>
	part.length > 2 && new RegExp(`^${literally(part)}(?:d?y|d?ie)$`, "u").test(word);

function eventOf(clause: Clause, isEnd: boolean): Event | null {
	const { subject, group, verb, phrases, isRefused, isDenied, isState } = clause;
	const kept = [...phrases];
	const all = (some: readonly Phrase[]): Piece[] => [
		...subject.pieces,
		...group,
		...some.flatMap(({ pieces }) => pieces),
	];
	while (kept.length > 0 && count(all(kept)) > MOST_WORDS) drop(kept);
	const isCut = kept.length === 0 && phrases.length > 0;
	if (count(all(kept)) > MOST_WORDS || (isCut && phrases[0]?.role !== "where")) return null;
	const few = [...kept];
	while (count(all(few)) > FEW_WORDS && few.some(({ isBound }, at) => at > 0 && !isBound)) drop(few);
	const nouns = [subject, ...kept.flatMap(({ noun, more = [] }) => [...(noun ? [noun] : []), ...more])];
	const object = kept.find(({ role }) => role === "object");
	const where = kept.find(
		({ role, noun }) => role === "where" && noun?.head !== undefined && isPlace(noun.head),
	);
	return {
		kind: isRefused ? "refuses" : kindOfClause(clause),
		said: joined(all(kept)),
		brief: joined(all(few)),
		subject: joined(subject.pieces),
		verb,
		isPlural: subject.isPlural,
		...(object && { object: joined(object.pieces) }),
		people: [...new Set(nouns.flatMap(({ people }) => people))],
		things: [
			...new Set(
				nouns.flatMap(({ head, people }) => (head && people.length === 0 ? [singularOf(head)] : [])),
			),
		],
		...(where && {
			where: joined(where.pieces)
				.map((piece) => (typeof piece === "string" ? piece : ""))
				.join(""),
		}),
		isState,
		isDenied: isDenied || subject.pieces.includes("nobody") || subject.pieces.includes("nothing"),
		isEnd,
	};
}

/** The last of them, and what it belongs to. */
function drop(phrases: Phrase[]) {
	while (phrases.pop()?.isBound);
}

const isPlace = (noun: string) => {
	const classes = knownNoun(noun)?.classes;
	return (classes?.has("place") || classes?.has("building")) ?? false;
};

const count = (pieces: readonly Piece[]) =>
	pieces.reduce<number>(
		(sum, piece) =>
			sum + (typeof piece === "string" ? (piece.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length : 1),
		0,
	);

/** Words with spaces between them, as they are printed. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
	const out: Piece[] = [];
	for (const [at, piece] of pieces.entries()) {
		const space = at === 0 || piece === "," ? "" : " ";
		const last = out.at(-1);
		if (typeof piece !== "string") {
			if (typeof last === "string") out[out.length - 1] = `${last}${space}`;
			else if (space !== "") out.push(space);
			out.push(piece);
		} else if (typeof last === "string") out[out.length - 1] = `${last}${space}${piece}`;
		else out.push(`${space}${piece}`);
	}
	return out;
}
