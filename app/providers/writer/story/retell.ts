import {
	aimIn,
	BIDDEN,
	befriended,
	definite,
	hindranceEnd,
	isFinding,
	isMishap,
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
import { endsBadly, helpAskedFor, helpWanted, isTrouble, leftToDo, neverDone, toGetBack } from "./left-to-do";
import { onlyWished, type Retold, retoldOf } from "./retold";
import { namesIn, withNamesAsTyped } from "./spelling-of-names";
import { subjectAt } from "./told-again";
import { baseOf, finite } from "./verbs";
import { listed, wordsOf } from "./wording";

/** Not for a story that ends merrily by itself, or that says no: these are the family's to tell. */
const GRAVE =
	/(?<!\p{L})(?:die[ds]?|dying|dead|death|ill|sick|poorly|unwell|chicken ?pox|hospital|funeral|goodbye|sad|sadly|cancer|adopted|divorced?|cry|cries|cried|hurts?|grief|heaven|lonely|not|never|nobody|nothing|no|none|scary|killed?|fight|(?:do|did|have|had|wo|would|should|must)n’t|hasn’t|haven’t|br(?:oke|oken|eaks?|eaking) (?:his|her|their|an?) (?:arm|leg|wrist|ankle|foot|finger|toe|nose|collarbone))(?!\p{L})/iu;
/** "Has never seen the sea", "won’t let him give up": nothing to be sad about. */
const ALLOWED =
	/(?<!\p{L})(?:(?:has|have) never (?=\p{L}+ \p{L})|won’t let (?:him|her|them) give up|there (?:is|are|was|were) no (?=(?:wind|snow|rain|sun|room|water|food|milk|petrol|fuel|light)(?!\p{L})))/giu;
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
		(clause, index) => !isHers(index) && names.includes(subjects[index] ?? "") && aimIn(clause) !== null,
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
	const helped = helpWanted(happened);
	if (helped) return retoldOf(speech, clauses, helped.until, helped.until, helped.wish);
	const friend = nounIn(clauses[met]?.rest ?? "");
	if (friend !== null)
		return retoldOf(speech, clauses, met + 1, met + 1, `make friends with ${definite(friend)}`);
	const left = leftToDo(happened);
	return (
		left && retoldOf(speech, clauses, left.until, left.until, left.wish, left.ending, left.ending === "after")
	);
}
