import { knownNoun, singularOf } from "../noun-classes";
import type { Event, EventKind, Piece } from "./event";
import type { Clause, Phrase } from "./heard";
import { AWAY, BECOMING } from "./verb-classes";
import { kindOfVerb, kindOfWord } from "./verbs";

/** From a clause to an event, as long as may be printed. */

const MOST_WORDS = 14;
const FEW_WORDS = 7;
const MOST_IN_REST = 10;
/** To have one is to do something. */
const DONE = new Set(
	"adventure party picnic idea dream bath nap fight chat look race cuddle go drink feast sleepover".split(
		" ",
	),
);

/** Null: it is too long, and can't be shortened. */
export function eventOf(clause: Clause, isEnd: boolean): Event | null {
	const { subject, group, verb, phrases, isRefused, isDenied, isState } = clause;
	const told = phrases.filter(({ pieces }) => !PAST.test(pieces.join(" ")));
	const kept = [...told];
	const all = (some: readonly Phrase[]): Piece[] => [
		...subject.pieces,
		...group,
		...some.flatMap(({ pieces }) => pieces),
	];
	while (kept.length > 0 && count(all(kept)) > MOST_WORDS) drop(kept);
	const isCut = kept.length === 0 && told.length > 0;
	if (count(all(kept)) > MOST_WORDS || (isCut && told[0]?.role !== "where")) return null;
	const few = [...kept];
	while (count(all(few)) > FEW_WORDS && few.some(({ isBound }, at) => at > 0 && !isBound)) drop(few);
	const rest = told.slice(few.length);
	while (count(rest.flatMap(({ pieces }) => pieces)) > MOST_IN_REST) drop(rest);
	const isFragment = rest[0]?.role === "where" || rest[0]?.role === "to";
	// "Nobody will do it", said of why.
	if ((isDenied || subject.pieces[0] === "nobody") && verb === "do") return null;
	const nouns = [subject, ...kept.flatMap(({ noun, more = [] }) => [...(noun ? [noun] : []), ...more])];
	if (nouns.some(({ head }) => head === "story" || head === "ending")) return null;
	const object = kept.find(({ role }) => role === "object");
	const where = kept.find(
		({ role, noun }) => role === "where" && noun?.head !== undefined && isPlace(noun.head),
	);
	return {
		kind: isRefused ? "refuses" : kindOfClause(clause),
		said: joined(all(kept)),
		brief: joined(all(few)),
		...(isFragment && { rest: joined(rest.flatMap(({ pieces }) => pieces)), isAim: rest[0]?.role === "to" }),
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
		isState:
			group.includes("always") ||
			verb === "adopt" ||
			object?.noun?.head === "wheelchair" ||
			EVERY_DAY.test(kept.flatMap(({ pieces }) => pieces).join(" ")) ||
			(isState && !(verb === "have" && DONE.has(object?.noun?.head ?? ""))),
		isDenied: isDenied || subject.pieces.includes("nobody") || subject.pieces.includes("nothing"),
		isEnd,
	};
}

/** The last of them, and what it belongs to. */
function drop(phrases: Phrase[]) {
	while (phrases.pop()?.isBound);
}

/** It is told as if it were now. */
const PAST = /^(?:last (?:year|week|month|night|summer|winter|spring|autumn|christmas)|(?:yester|to)day)$/iu;
/** What is always so doesn't happen once. */
const EVERY_DAY = /\bevery (?:day|night|morning|evening|afternoon|week|year|\p{L}+day)\b/u;
const TRYING = new Set("try manage start begin".split(" "));

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

function kindOfClause({ verb, phrases }: Clause): EventKind {
	const [first, second] = phrases;
	// "Digs up the bone", "digs it up".
	const said = first?.role === "object" && second?.role === "how" ? second : first;
	const behind =
		said?.role === "how" || said?.role === "where"
			? said.pieces.map((piece) => (typeof piece === "string" ? piece : ""))
			: [];
	// "Leaves the gate open" goes nowhere.
	if (verb === "leave" && first?.role === "object" && second?.role === "how") return "does";
	// "Tries to post her": of giving, as what is tried is.
	const [to, tried] = first?.role === "to" ? first.pieces : [];
	if (TRYING.has(verb) && to === "to" && typeof tried === "string") {
		const [after] = second?.role === "how" || second?.role === "where" ? second.pieces : [];
		return kindOfVerb(tried, typeof after === "string" ? [after] : []);
	}
	const [word = ""] = behind;
	const isGot =
		BECOMING.has(verb) && first?.role === "how" && first.noun === undefined && first.more === undefined;
	if (!isGot || AWAY.test(word)) return kindOfVerb(verb, behind);
	// "Gets eaten" is of eating; "gets cross" is felt.
	const kind = kindOfVerb(verb, behind);
	const done = kindOfWord(word);
	return kind !== kindOfVerb(verb, []) ? kind : done === "does" || done === "makes" ? "feels" : done;
}
