import { knownNoun } from "../noun-classes";
import { FILLERS, isDone, isParticiple, readGroup } from "./group";
import { type Clause, type Heard, type NounPhrase, type Phrase, TIMES, textFrom } from "./heard";
import { type Meant, themselves } from "./meant";
import { withThe } from "./articles";
import { readNounPhrase } from "./noun-phrase";
import { isNoSubject, readObject, readSubject } from "./several";
import {
	AWAY,
	BARE,
	BECOMING,
	DANGLING,
	GIVING,
	GOING,
	GONE,
	MAKING,
	NEEDING,
	NOTHING,
	PUTTING,
	STOP,
	SUBORDINATE,
	TAKING,
	TELLING,
	WHAT,
	WHICH,
} from "./verb-classes";
import { isParticle, lemmaOf } from "./verbs";

/** A clause: who, what they do, and what is said of that. */

/** Whether a clause begins here: somebody or something, and what they do. */
function isClause(words: readonly Heard[], at: number, meant: Meant): boolean {
	const subject =
		readNounPhrase(words, at, meant) ?? (words[at]?.pos === "PRON" ? { end: at + 1, isPlural: false } : null);
	return subject !== null && readGroup(words, subject.end, subject.isPlural) !== null;
}

const MOST_PHRASES = 7;

/** What a subject does, from its verb on; null: it isn't understood. */
export function readClause(
	words: readonly Heard[],
	subject: NounPhrase,
	from: number,
	meant: Meant,
	depth = 0,
): Clause | null {
	const isUnknown = subject.head !== undefined && knownNoun(subject.head) === null;
	const found = readGroup(words, from, subject.isPlural, isUnknown);
	if (!found || isNoSubject(words, subject, from)) return null;
	let group = found;
	const phrases: Phrase[] = [];
	/** Behind "to post" or "lets him hold": whom belongs to that. */
	let isOpen = false;
	let isMade = false;
	let isEnd = false;
	let listFrom: number | undefined;
	const add = (phrase: Phrase, end: number) => {
		if (phrase.role === "object" || phrase.role === "where") listFrom ??= at;
		const last = phrases.at(-1);
		const [word] = phrase.pieces;
		// "Switches them off", "one of the boxes", "heads coming out of the fog": neither stands without the other.
		const isPart =
			typeof word === "string" &&
			(word === "of" || (phrase.role === "how" && last?.role !== "where" && AWAY.test(word)));
		const isDitransitive = phrase.role === "object" && last?.role === "object";
		// "Puts a message in a boat", "gets all the way down the plughole".
		const isGoal =
			phrase.role === "where" &&
			((last?.role === "object" &&
				[group.verb, ...phrases.map(({ role, pieces }) => role === "to" && pieces[1])].some((verb) =>
					PUTTING.has(String(verb)),
				)) ||
				last?.pieces.at(-1) === "way" ||
				// "Through the gap in the boards".
				(word === "in" && last?.role === "where" && last.pieces[0] !== "in"));
		const isBound = last !== undefined && (isOpen || isPart || isDitransitive || isGoal);
		phrases.push(isBound ? { ...phrase, isBound } : phrase);
		isOpen = false;
		at = end;
	};
	let at = group.end;
	while (at < words.length && phrases.length < MOST_PHRASES) {
		const word = words[at] as Heard;
		const { lower } = word;
		const next = words[at + 1];
		if (STOP.test(lower) || word.pos === "CCONJ" || lower === ",") break;
		if (/^(?:in|at|by) the (?:very )?end(?: |$)/u.test(textFrom(words, at))) {
			isEnd = true;
			at += words[at + 2]?.lower === "very" ? 4 : 3;
			continue;
		}
		const mayTell = TELLING.has(group.verb) && depth === 0 && phrases.every(({ role }) => role === "how");
		if (lower === "that" || (mayTell && isClause(words, at, meant))) {
			const told = mayTell ? clauseWithin(words, lower === "that" ? at + 1 : at, meant, subject) : null;
			if (!told) return phrases.length > 0 && lower === "that" && !mayTell ? closed() : null;
			isOpen = phrases.length > 0;
			add(
				{ role: "how", pieces: [...(lower === "that" ? ["that"] : []), ...told.pieces], more: told.nouns },
				told.end,
			);
			break;
		}
		const isTime = ["before", "after", "until", "till"].includes(lower);
		if (isTime && !isClause(words, at + 1, meant)) {
			const noun = readNounPhrase(words, at + 1, meant, subject, true);
			if (!noun) break;
			add({ role: "where", pieces: [lower, ...noun.pieces], noun }, noun.end);
			continue;
		}
		const isWhetherTo = WHICH.has(lower) && next?.lower === "to" && words[at + 2]?.pos === "VERB";
		if (isWhetherTo) {
			isOpen = phrases.length > 0;
			add({ role: "to", pieces: [lower, "to", lemmaOf(words[at + 2] as Heard) ?? ""] }, at + 3);
			isOpen = true;
			continue;
		}
		// "Keeps asking where he is", "tells her what to do": what is asked or told can't be left out.
		const isAsked =
			group.verb === "tell" || group.verb === "ask" || phrases.every(({ role }) => role === "how");
		if (WHICH.has(lower) && isAsked) return null;
		if (lower === "not" || (mayTell && lower === "its")) return null;
		if (lower === "as") {
			const noun = isClause(words, at + 1, meant)
				? null
				: readNounPhrase(words, at + 1, meant, subject, true);
			// "Wakes up as her cat" is not without it.
			if (!noun) return null;
			isOpen = phrases.length > 0;
			add({ role: "how", pieces: [lower, ...noun.pieces], noun }, noun.end);
			continue;
		}
		if (SUBORDINATE.has(lower)) break;
		if (FILLERS.has(lower) && lower !== "too") {
			at++;
			continue;
		}
		if (lower === "to" && next && isDone(words, at + 1)) {
			const verb = lemmaOf(next) as string;
			isOpen = phrases.length === 0 ? false : NEEDING.has(group.verb);
			add({ role: "to", pieces: ["to", verb] }, at + 2);
			isOpen = true;
			continue;
		}
		if (word.pos === "VERB" && MAKING.has(group.verb) && phrases.at(-1)?.role === "object" && !isMade) {
			isOpen = true;
			isMade = true;
			add({ role: "how", pieces: [lemmaOf(word) ?? lower] }, at + 1);
			isOpen = true;
			continue;
		}
		// "Finds it hard": what, nobody can tell.
		if (lower === "it" && next?.pos === "ADJ" && (group.verb === "find" || group.verb === "make"))
			return null;
		if (
			lower === "it" &&
			(["do", "leg", "brick"].includes(group.verb) || (group.verb === "get" && next?.lower === "right"))
		) {
			add({ role: "how", pieces: ["it"] }, at + 1);
			continue;
		}
		if (
			isParticle(group.verb, lower) &&
			phrases.length === 0 &&
			next &&
			/DET|NOUN|PROPN|ADJ|NUM/u.test(next.pos)
		) {
			add({ role: "how", pieces: [lower] }, at + 1);
			isOpen = true;
			continue;
		}
		if (word.pos === "ADP" || lower === "to" || lower === "past" || lower === "like" || lower === "than") {
			const preposition = [lower];
			let on = at + 1;
			while (words[on] && (words[on]?.pos === "ADP" || words[on]?.lower === "to") && preposition.length < 3)
				preposition.push(words[on++]?.lower ?? "");
			// "Takes Bear with her".
			const isWith =
				lower === "with" &&
				TAKING.has(group.verb) &&
				/^(?:her|him|them)$/u.test(next?.lower ?? "") &&
				!/NOUN|ADJ/u.test(words[at + 2]?.pos ?? "");
			if (isWith) {
				add({ role: "how", pieces: [lower, next?.lower ?? ""] }, at + 2);
				continue;
			}
			const noun = withThe(lower, readObject(words, on, meant, subject, true));
			if (lower === "between" && !noun?.isPlural) return null;
			if (noun && !(noun.isPronoun && noun.people.length === 0 && readGroup(words, noun.end, false)))
				add({ role: "where", pieces: [...preposition, ...noun.pieces], noun }, noun.end);
			else if (words[on]?.pos === "ADJ")
				add({ role: "how", pieces: [...preposition, words[on]?.lower ?? ""] }, on + 1);
			else {
				add({ role: "how", pieces: preposition }, on);
				// "By challenging them": never "by" alone.
				isOpen = words[on]?.lower.endsWith("ing") ?? false;
			}
			continue;
		}
		if (group.verb === "go" && phrases.length === 0 && GONE.test(lower)) {
			add({ role: "how", pieces: [lower] }, at + 1);
			continue;
		}
		const isAdverb = word.pos === "ADV" && /(?:ly|est|er)$|^(?:so|very|else)$/u.test(lower);
		const isAdjective =
			(lower === "right" && phrases.length === 0) ||
			(word.pos === "ADJ" && !/NOUN|PROPN|ADJ|NUM/u.test(next?.pos ?? ""));
		const isBecoming = BECOMING.has(group.verb) && phrases.length === 0 && isParticiple(word);
		if (AWAY.test(lower) || isAdverb || isAdjective || isBecoming) {
			add({ role: "how", pieces: [lower] }, at + 1);
			continue;
		}
		const isDoing = lower.endsWith("ing") && GOING.has(group.verb) && phrases.length === 0;
		if (isDoing) {
			add({ role: "how", pieces: [lower] }, at + 1);
			continue;
		}
		// "The place we keep": what is said of a noun is left out.
		if (word.pos === "PRON" && phrases.length > 0 && readGroup(words, at + 1, false))
			return phrases.at(-1)?.noun ? closed() : null;
		const isOfNoun =
			phrases.at(-1)?.noun !== undefined && isParticiple(word) && /ADP|ADV/u.test(next?.pos ?? "ADV");
		if (word.pos === "VERB" && (lower.endsWith("ing") || isOfNoun)) {
			add({ role: "how", pieces: [lower] }, at + 1);
			isOpen = true;
			continue;
		}
		if (word.pos === "NUM" && !/NOUN|ADJ|PROPN/u.test(next?.pos ?? "")) {
			add({ role: "object", pieces: [word.typed] }, at + 1);
			continue;
		}
		const isFood = knownNoun(lower)?.classes.has("food") ?? false;
		const noun = readObject(words, at, meant, subject, isFood || BARE.has(group.verb));
		if (!noun) return null;
		if (TIMES.has(noun.head ?? "")) {
			if (isClause(words, noun.end, meant)) return null;
			add({ role: "how", pieces: noun.pieces }, noun.end);
			continue;
		}
		// What is said of a noun is left out ("the mountain she has heard of"); or the next clause has begun.
		if (phrases.length > 0 && readGroup(words, noun.end, noun.isPlural))
			return phrases.at(-1)?.noun || phrases.at(-1)?.role === "where" ? closed() : null;
		const objects = phrases.filter(({ role }) => role === "object");
		if (
			objects.length > 1 ||
			(objects.length === 1 &&
				!GIVING.has(group.verb) &&
				!MAKING.has(group.verb) &&
				phrases.every(({ role }) => role !== "to"))
		)
			return null;
		// "Goes potty": nobody goes anything but a way.
		if (NOTHING.has(group.verb) && phrases.every(({ role }) => role !== "to" && role !== "how")) return null;
		add({ role: "object", pieces: noun.pieces, noun }, noun.end);
		// "She is adopted Skye": "has".
		if (group.isPassive && group.verb !== "call" && !/^(?:was|were)$/u.test(words[from]?.lower ?? ""))
			group = {
				...group,
				isPassive: false,
				group: group.group.map((one) => (one === "is" ? "has" : one === "are" ? "have" : one)),
			};
	}
	return closed();

	function closed(): Clause | null {
		if (phrases.length === 0 && NEEDING.has(group.verb)) return null;
		// "Does till lunchtime": what?
		if (group.verb === "do" && phrases[0]?.role === "where") return null;
		if (subject.head === "god") return null;
		// "Sledges made of trays" make nothing.
		if (group.verb === "make" && phrases[0]?.pieces[0] === "of") return null;
		const [only, ...others] = phrases;
		// "Works out": what?
		if (only && others.length === 0 && WHAT.has(`${group.verb} ${only.pieces.join(" ")}`)) return null;
		const [end] = phrases.at(-1)?.pieces.slice(-1) ?? [];
		if (typeof end === "string" && DANGLING.has(end)) return null;
		// "Animals run by a doctor" run nowhere.
		const [way, more] = phrases;
		if (way?.role === "where" && way.pieces[0] === "by" && way.noun?.people.length === 0 && !more)
			return null;
		const { verb, isRefused, isDenied, isState } = group;
		return {
			...{ subject, verb, phrases, end: at, from, listFrom, isDenied, isState, isEnd },
			group: group.group.filter((word) => word !== ""),
			isRefused: isRefused || verb === "refuse",
		};
	}
}

/** "That her granny is Queen": in the present like all else. */
function clauseWithin(words: readonly Heard[], at: number, meant: Meant, whose: NounPhrase) {
	const subject = themselves(words[at], at, meant, whose) ?? readSubject(words, at, meant, whose);
	const clause = subject && readClause(words, subject, subject.end, meant, 1);
	if (!clause || (clause.verb === "be" && words[at]?.lower === "it")) return null;
	return {
		pieces: [...clause.subject.pieces, ...clause.group, ...clause.phrases.flatMap(({ pieces }) => pieces)],
		nouns: [clause.subject, ...clause.phrases.flatMap(({ noun }) => noun ?? [])],
		end: clause.end,
	};
}
