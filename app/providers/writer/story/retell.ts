import {
	aimIn,
	BIDDEN,
	befriended,
	definite,
	hindranceEnd,
	isFailing,
	isFeeling,
	isFinding,
	isMeans,
	isMishap,
	isNew,
	isOnlyImplied,
	isOutingHad,
	isStuck,
	isTaking,
	isWayFound,
	lostIn,
	lowered,
	NEW,
	nounIn,
	OUTING,
	taught,
	withNoun,
	withWhom,
} from "./aim";
import { asMain, firstTimeOf, inFiniteForm, inSentences, inThirdPerson, KIN } from "./asked";
import type { Cast } from "./cast";
import { bareName, type Clause, clausesOf, isName, isPlain, withOpening, withoutKnown } from "./clauses";
import { prose } from "./cleaning";
import { MY_CHILD } from "./gender-said";
import { endsBadly, helpAskedFor, isTrouble, leftToDo, neverDone, toGetBack } from "./left-to-do";
import { namesIn, withNamesAsTyped } from "./spelling-of-names";
import { inPast, type Manner, subjectAt, toldAgain } from "./told-again";
import { baseOf, finite } from "./verbs";
import { listed, wordsOf } from "./wording";

/**
 * An idea told again as part of a story: "Mia finds a dragon and must help it get home" is that she found one, and wants to
 * help it. Only where every clause is understood for certain; anything else is quoted by the family's own words.
 */
export type Retold = {
	/** What the main character wants, an infinitive without "to". */
	wish: string;
	/** What came before it, what stands in its way and how it goes on: whole sentences, in the past and as they are now. */
	past: Happenings;
	/** In the past, in shorter sentences. */
	plainly: Happenings;
	/** In short ones too. */
	present: Happenings;
};
/** `reason` is what it is wanted for; `turn` is how what is wanted came about, `after` what came of it. */
export type Happenings = { before: string; reason: string; snag: string; turn: string; after: string };

/** Not for a story that ends merrily by itself, or that says no: these are the family's to tell. */
const GRAVE =
	/(?<!\p{L})(?:die[ds]?|dying|dead|death|ill|sick|poorly|unwell|chicken ?pox|hospital|funeral|goodbye|sad|sadly|cancer|adopted|divorced?|cry|cries|cried|hurts?|grief|heaven|lonely|not|never|nobody|nothing|no|none|scary|killed?|fight|(?:do|did|have|had|wo|would|should|must)n’t|hasn’t|haven’t|br(?:oke|oken|eaks?|eaking) (?:his|her|their|an?) (?:arm|leg|wrist|ankle|foot|finger|toe|nose|collarbone))(?!\p{L})/iu;
/** "Has never seen the sea", "won’t let him give up": nothing to be sad about. */
const ALLOWED = /(?<!\p{L})(?:(?:has|have) never (?=\p{L}+ \p{L})|won’t let (?:him|her|them) give up)/giu;
/** With these begins what isn't followed here. */
const BEYOND =
	/(?<!\p{L})(?:if|cos|while|although|though|unless|since|whether|why|how|where|whose|than|once|as|i|me|my|mine|you|your)(?!\p{L})|[?:;()“”"&…]/iu;
const MOST_WORDS = 45;

/** Takes the description; gives it retold, or null. */
export function retellingOf(description: string, { main, companions }: Cast): Retold | null {
	const cast = [main.name, ...companions.map(({ name }) => name)];
	const text = inSentences(prose(description).replace(/[!.]+$/u, ""), cast).replace(
		/^(?:one (?:day|morning|evening|night)|once upon a time),? /iu,
		"",
	);
	if (
		GRAVE.test(text.replace(NEW, "").replace(ALLOWED, "")) ||
		BEYOND.test(withoutKnown(text.replace(MY_CHILD, ""))) ||
		wordsOf(text).length > MOST_WORDS
	)
		return null;
	if (/(?<!\p{L})(?:we|us)(?!\p{L})/iu.test(text) && companions.length === 0) return null;
	const names = [...namesIn(cast), ...(text.match(KIN) ?? [])];
	const spoken = withNamesAsTyped(inThirdPerson(asMain(text, main), main), cast);
	const told = inFiniteForm(spoken, names);
	const bare = firstTimeOf(spoken, main.name, main.pronouns.her) ?? bareAim(told);
	if (bare !== null) return onlyWished(bare);
	const clauses = told.split(/[.!]+ /u).flatMap((sentence) => clausesOf(sentence, names) ?? [null]);
	const whole = clauses.filter((clause) => clause !== null);
	if (whole.length === 0 || whole.length < clauses.length || whole[0]?.subject === "") return null;
	if (/(?<!\p{L})we(?!\p{L})/iu.test(text) && whole[0] && /^they$/iu.test(whole[0].subject))
		whole[0].subject = listed(cast);
	// Nobody has been named yet.
	else if (whole[0]?.subject.toLowerCase() === main.pronouns.she && !main.pronouns.plural)
		whole[0].subject = main.name;
	return aimed(whole, main, names);
}

export const NOTHING = { before: "", reason: "", snag: "", turn: "", after: "" };
export const onlyWished = (wish: string): Retold => ({
	wish,
	past: NOTHING,
	plainly: NOTHING,
	present: NOTHING,
});

/** What is wanted in an idea without anybody in it: "rescue a lost lamb", "building a treehouse", "a quest to find the golden cup", "a trip to Wales". */
function bareAim(text: string): string | null {
	const bidden = BIDDEN.exec(text)?.[0] ?? null;
	const gerund = /^(?:learning to ([\p{L}].*)|([\p{L}]+ing) (.+))$/iu.exec(text);
	const [, learnt, doing = "", what = ""] = gerund ?? [];
	const wish = bidden ?? learnt ?? (baseOf(doing) === null ? null : `${baseOf(doing)} ${what}`);
	if (
		wish !== null &&
		!/^(?:lose|miss|fall|forget|break) /u.test(wish) &&
		!/(?<!\p{L})(?:and|or|but|then) [\p{L}]+ing(?!\p{L})|[.!]/iu.test(wish) &&
		isPlain(wish)
	)
		return lowered(wish);
	const [outing = "", to, where = ""] = OUTING.exec(text) ?? [];
	if (to !== "to" || /[.!]/u.test(outing) || !isPlain(where)) return null;
	const [first = ""] = where.split(" ");
	if (finite(first)?.verb?.base === first.toLowerCase()) return lowered(where);
	return /^(?:an? |the )/iu.test(outing) ? `go on ${lowered(outing)}` : null;
}

function aimed(clauses: readonly Clause[], main: Cast["main"], names: readonly string[]): Retold | null {
	const subjects = clauses.map((_, index) => subjectAt(clauses, index));
	// "Mia found it. She ran": of somebody who is "they", by name.
	const speech = { names, she: main.pronouns.plural ? main.name : main.pronouns.she };
	const isHers = (index: number) => {
		const subject = subjects[index] ?? "";
		return (
			/^(?:he|she|they(?: all| both)?)$/iu.test(subject) ||
			subject.split(/, | and /u).some((name) => isName(bareName(name), [main.name, "he", "she"]))
		);
	};
	/** A clause with the subject that it shares with the one before. */
	const said = (index: number) => clauses[index] && { ...clauses[index], subject: subjects[index] ?? "" };
	const happened = { clauses, subjects, names, isHers, her: main.pronouns.her };
	const isAim = (clause: Clause, index: number) =>
		isHers(index) && aimIn(clause) !== null && clauses[index + 1]?.joint !== " when ";
	const first = clauses.findIndex(isAim);
	const stated = clauses.findIndex((clause, index) => isAim(clause, index) && !isOnlyImplied(clause));
	const isBetterSaid = first >= 0 && stated > first && isOnlyImplied(clauses[first] as Clause);
	const lost = clauses.findIndex(
		(clause, index) =>
			lostIn(clause, subjects[index] ?? "", isHers(index), names.includes(subjects[index] ?? "")) !== null,
	);
	// Who can’t sleep without what was lost wants that back.
	const isForLost = lost >= 0 && first > lost && isStuck((clauses[first] as Clause).verb) && stated < 0;
	const wanted = isBetterSaid ? stated : isForLost ? -1 : first;
	// Of what is wanted, "but" only says what stands in the way.
	const isBadEnd = endsBadly(happened) && (wanted < 0 || !/but/u.test(clauses.at(-1)?.joint ?? ""));
	const back = isBadEnd ? toGetBack(happened) : null;
	if (back) return retoldOf(speech, clauses, back.until, back.until, back.wish, back.ending);
	if (isBadEnd && wanted >= 0) return null;
	if (wanted >= 0) {
		const clause = clauses[wanted] as Clause;
		const aim = withOpening(withNoun(aimIn(clause) ?? "", said(wanted - 1), names), clause);
		const wish = withWhom(aim, subjects[wanted] ?? "");
		const end = hindranceEnd(clauses, wanted);
		return retoldOf(speech, clauses, end ?? wanted, end ?? wanted + 1, wish, end === null ? "after" : "turn");
	}
	const asked = clauses.findIndex(
		(clause, index) => names.includes(subjects[index] ?? "") && aimIn(clause) !== null,
	);
	const askedEnd = hindranceEnd(clauses, asked);
	if (asked >= 0 && !isForLost)
		return retoldOf(
			speech,
			clauses,
			askedEnd ?? asked,
			askedEnd ?? asked + 1,
			`help ${subjects[asked]} ${aimIn(clauses[asked] as Clause)?.replace(/^be /u, "become ")}`,
			askedEnd === null ? "after" : "turn",
		);
	const playmate = clauses.findIndex(
		(clause, index) =>
			/^(?:the|an?|two|three) /iu.test(subjects[index] ?? "") &&
			/^play(?: (?!with )|$)/u.test(aimIn(clause) ?? ""),
	);
	if (playmate >= 0 && lost < 0)
		return retoldOf(
			speech,
			clauses,
			playmate,
			playmate + 1,
			`${aimIn(clauses[playmate] as Clause)} with ${lowered(definite(subjects[playmate] ?? ""))}`,
		);
	if (lost >= 0) {
		const owner = subjects[lost] ?? "";
		const what = lostIn(clauses[lost] as Clause, owner, isHers(lost), names.includes(owner)) ?? "";
		if (names.some((name) => what.replace(`${owner}’s `, "").includes(name))) return null;
		const untold = clauses.filter(({ verb, rest }, index) => index <= lost || !isFinding(verb, rest));
		const next = untold[lost + 1];
		const isSameBreath =
			next &&
			(isTaking(next) ||
				/ now /u.test(next.joint) ||
				isStuck(next.verb) ||
				/^w(?:as|ere)$/u.test(next.verb.past));
		const begin = lost + (isSameBreath ? 2 : 1);
		return retoldOf(speech, untold, begin, begin, `find ${what}`, "turn");
	}
	if (isBadEnd) return null;
	const way = clauses.findIndex(({ verb, rest }, index) => isHers(index) && isWayFound(verb, rest));
	if (way >= 0) return retoldOf(speech, clauses, way, way + 1, `find ${clauses[way]?.rest}`);
	const friends = clauses.findIndex((_, index) => befriended(clauses, index) !== null);
	if (friends >= 0)
		return retoldOf(
			speech,
			clauses,
			friends,
			friends + 1,
			`make friends with ${befriended(clauses, friends)}`,
		);
	const met = clauses.findIndex(
		({ verb, rest }, index) => isHers(index) && verb.verb?.base === "meet" && nounIn(rest),
	);
	const isDone = ({ verb, rest }: Clause, index: number) =>
		isHers(index) && ((verb.verb?.isChosen === true && !isMishap(verb, rest)) || isOutingHad(verb, rest));
	const trouble = clauses.findIndex((_, index) => isTrouble(happened, index));
	const response =
		trouble < 0 ? -1 : clauses.findIndex((clause, index) => index > trouble && isDone(clause, index));
	const begun = clauses.findIndex(isDone);
	const never = neverDone(happened);
	if (never) return retoldOf(speech, clauses, never.until, never.until, never.wish, never.ending);
	const done = response < 0 ? begun : response;
	const clause = clauses[done];
	// "And helps him find it": what is done for whoever was met.
	const isForThem =
		done === met + 1 &&
		/^(?:it|him|them|her(?= \p{Ll}+ (?:it|him|her|his|the)(?!\p{L})))(?!\p{L})/u.test(clause?.rest ?? "");
	if (clause?.verb.verb && (met < 0 || done < met || isForThem)) {
		const next = clauses[done + 1];
		const both = next?.subject === "" && next.verb.verb?.isChosen && / and /u.test(next.joint);
		const told = withNoun(`${clause.verb.verb.base} ${clause.rest}`.trim(), said(done - 1), names);
		const deed = withOpening(told, clause);
		const wish = withWhom(taught(deed, clauses[done - 1]), subjects[done] ?? "");
		return both
			? retoldOf(speech, clauses, done, done + 2, `${wish} and ${next.verb.verb?.base} ${next.rest}`)
			: retoldOf(speech, clauses, done, done + 1, wish);
	}
	const asking = helpAskedFor(clauses, subjects, names);
	if (asking && met < 0) return retoldOf(speech, clauses, asking.until, asking.until, asking.wish);
	const friend = nounIn(clauses[met]?.rest ?? "");
	if (friend !== null)
		return retoldOf(speech, clauses, met + 1, met + 1, `make friends with ${definite(friend)}`);
	const left = leftToDo(happened);
	return (
		left && retoldOf(speech, clauses, left.until, left.until, left.wish, left.ending, left.ending === "after")
	);
}

function retoldOf(
	{ names, she }: Pick<Manner, "names" | "she">,
	clauses: readonly Clause[],
	until: number,
	from: number,
	wish: string,
	ending: "turn" | "after" = "after",
	// After a fear, "but" begins what mends it.
	butHinders = true,
): Retold | null {
	if (!/^\p{Ll}[\p{L}\p{M}\p{N} ,’-]*$/u.test(wish) || / (?:he|she|they) /u.test(withoutKnown(wish)))
		return null;
	// What was done then can’t be wanted now.
	if (
		/ (?:last (?:night|week|month|year|spring|summer|autumn|winter|\p{L}+day)|yesterday)(?!\p{L})/u.test(wish)
	)
		return null;
	// "A snowman that wakes up with her dog": whoever comes along would do what is only said of the thing.
	if (/ (?:who|that|which) .+ with (?:his|her|their) /u.test(wish)) return null;
	const tell = (tense: Manner["tense"], isPlain: boolean): Happenings => {
		const told = (first: number, end: number) =>
			first < end ? toldAgain(clauses, first, end, { tense, isPlain, names, she }) : "";
		const next = clauses[from];
		const isReason =
			/ because /u.test(next?.joint ?? "") ||
			(/ so /u.test(next?.joint ?? "") && next?.verb.past === "could");
		const first = isReason ? from + 1 : from;
		const sentenceEnd = clauses.findIndex(({ joint }, index) => index > first && joint === "");
		const breath = clauses.slice(first, sentenceEnd < 0 ? clauses.length : sentenceEnd);
		const isFailed = breath.some(isFailing) && breath[0]?.joint === "";
		const begun = breath[0];
		const isSnag =
			begun !== undefined &&
			((butHinders && /but/u.test(begun.joint)) ||
				isFailed ||
				isFeeling(begun) ||
				isNew(begun) ||
				isFailing(begun));
		const snagEnd = isFailed ? first + breath.length : first + 1;
		const ended = (text: string) => (text === "" ? "" : `${text}.`);
		const snag = isSnag ? ended(told(first, snagEnd)) : "";
		const reason = isReason ? reasonOf(next as Clause, ended(told(from, first)), tense) : "";
		return {
			...NOTHING,
			before: ended(told(0, until)),
			reason,
			snag:
				snag === "" || / but /iu.test(snag)
					? snag
					: `But ${names.some((name) => snag.startsWith(name)) ? snag : lowered(snag)}`,
			// What goes on after that is how it came right.
			[isSnag || (begun && isMeans(begun)) ? "turn" : ending]: ended(
				told(isSnag ? snagEnd : first, clauses.length),
			),
		};
	};
	return {
		wish: inPast(wish),
		past: tell("past", false),
		plainly: tell("past", true),
		present: tell("present", true),
	};
}

/** "It mattered, because the prize was a teddy", "Then she could see it": said after what is wanted. */
function reasonOf({ joint }: Clause, said: string, tense: "past" | "present"): string {
	const clause =
		/ (?:he|she|it|they|the|an?|his|her|its|their) /iu.test(` ${said}`) &&
		!/^\p{Lu}\p{Ll}* (?:and )?\p{Lu}/u.test(said);
	const joined = clause ? lowered(said) : said;
	if (/ so /u.test(joint)) return `Then ${joined}`;
	return tense === "past" ? `It mattered, because ${joined}` : said;
}
