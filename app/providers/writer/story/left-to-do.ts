import { definite, lowered, nounIn } from "./aim";
import { bareName, type Clause, isName, ownedBy } from "./clauses";
import { baseOfDone } from "./verbs";

/** What is left to be done where something only happens in an idea: nobody in it says what is wanted. */

export type Left = {
	/** An infinitive without "to". */
	wish: string;
	/** The clauses before this one happened first. */
	until: number;
	/** The others are how it came about, or what came of it. */
	ending: "turn" | "after";
};

export type Happened = {
	clauses: readonly Clause[];
	subjects: readonly string[];
	names: readonly string[];
	isHers: (index: number) => boolean;
	/** The main character’s "her". */
	her: string;
};

/** What gets away comes back; a fear is lost; somebody small who has come needs looking after; a thing that is found is a riddle. */
export const leftToDo = (happened: Happened): Left | null =>
	neverDone(happened) ??
	gotAway(happened) ??
	fearOvercome(happened) ??
	invitedTo(happened) ??
	cameUpon(happened);

/** "Has never seen the sea": that is to be done now. */
const NEVER = /^never (\p{L}+) (?!.* before$)(.+)$/u;

/** "Mia has never scored a goal for her team". */
export function neverDone({ clauses, isHers }: Happened): Left | null {
	for (const [index, { verb, rest }] of clauses.entries()) {
		const [, done = "", what = ""] = NEVER.exec(rest) ?? [];
		const isThere = /^(?:to|on|in|up|under|inside|\p{L}+ing)(?!\p{L})/u.test(what);
		const base = done === "been" && !isThere ? "be" : baseOfDone(done);
		// "It’s the cup final on Saturday."
		const isWhy = /^it$/iu.test(clauses[index + 1]?.subject ?? "");
		const until = index + (isWhy ? 2 : 1);
		if (isHers(index) && verb.verb?.base === "have" && base !== null)
			return { wish: `${base} ${what}`, until, ending: "turn" };
	}
	return null;
}

/** What others do that has to be put right, where she goes on to do something about it. */
export const isTrouble = ({ clauses, isHers }: Happened, index: number) => {
	const { verb, rest } = clauses[index] as Clause;
	const said = `${verb.verb?.base} ${rest}`.trim();
	return (
		!isHers(index) && (ROBBED.test(said) || GONE.test(said) || /^(?:steal|take|snatch|eat) /u.test(said))
	);
};

const GONE =
	/^(?:get (?:stuck|trapped|lost)|(?:blow|fly|float|run|roll|drift|sail) (?:away|off|out)|escape|disappear|vanish|go missing)(?!\p{L})/u;

const BADLY =
	/^(?:(?:drop|forget|spill|break) (?:it|him|them|(?:his|her|their|the|an?) (?!(?:spell|record|code|ice|news)(?!\p{L}))\p{L}+)|lose (?!(?:his|her|their) (?:fear|temper))\p{L}+|fall (?!asleep|in love)|get (?:.+ )?(?:stuck|trapped|caught|lost)|run (?:out|late)|(?:blow|float|drift|roll) (?:away|off|out)|go (?:missing|wrong)|melt(?: away)?$)(?!\p{L})/u;
const ROBBED =
	/^(?:(?:steal|snatch|grab) |(?:run|fly|swim|sail) (?:off|away) with |eat )((?:his|her|their|the) .+|it|them)$/u;

/** Whether an idea with more in it ends in a mishap: no story ends merrily so. */
export function endsBadly({ clauses, subjects, isHers }: Happened): boolean {
	const last = clauses.length - 1;
	const said = `${clauses[last]?.verb.verb?.base} ${clauses[last]?.rest}`.trim();
	const isRobbed =
		ROBBED.test(said) && !isHers(last) && /^(?:an?|the|his|her|their) /iu.test(subjects[last] ?? "");
	const isSweptAway = !isHers(last) && /^(?:\p{L}+ )?(?:it|them) away$/u.test(clauses[last]?.rest ?? "");
	return last > 0 && (BADLY.test(said) || isRobbed || isSweptAway);
}

/** "A monkey steals her hat", "Max gets his kite stuck": what was lost so at the end is to be got back; null where it can’t. */
export function toGetBack(happened: Happened): Left | null {
	const { clauses, subjects, names, isHers } = happened;
	const last = clauses.length - 1;
	const { verb, rest = "" } = clauses[last] ?? {};
	const subject = subjects[last] ?? "";
	const said = `${verb?.verb?.base} ${rest}`;
	const [, robbed] = isHers(last) || verb?.verb?.base === "eat" ? [] : (ROBBED.exec(said) ?? []);
	const [, stuck] = /^get ((?:his|her|their) .+) (?:stuck|trapped|caught)(?!\p{L})/u.exec(said) ?? [];
	const gone =
		GONE.test(said) &&
		(/^(?:it|his|her|their)(?!\p{L})/iu.test(subject) || isName(bareName(subject), names.slice(1)))
			? subject
			: undefined;
	const what = nounIn(robbed ?? "") ?? stuck ?? robbed ?? gone;
	const thing = /^it$/iu.test(what ?? "") ? nounIn(clauses[last - 1]?.rest ?? "") : what;
	if (!thing || thing === "them") return null;
	const isSomebody = isName(bareName(thing), names);
	const back = isSomebody ? bareName(thing) : lowered(definite(thing));
	return { wish: `get ${back} back`, until: clauses.length, ending: "turn" };
}

/** "Mia’s kite gets stuck in a tree". */
function gotAway({ clauses, subjects, names, her }: Happened): Left | null {
	const away = clauses.findIndex(({ verb, rest }, index) => {
		const owned = ownedBy(subjects[index] ?? "", names);
		return owned !== null && GONE.test(`${verb.verb?.base} ${rest}`);
	});
	if (away < 0) return null;
	const subject = subjects[away] ?? "";
	const [main = ""] = names;
	const what = subject.startsWith(`${main}’s `) ? subject.replace(`${main}’s`, her) : subject;
	// "And landed on a scarecrow" is where it went.
	const then = clauses.findIndex((clause, index) => index > away && clause.subject !== "");
	return { wish: `get ${what} back`, until: then < 0 ? clauses.length : then, ending: "turn" };
}

/** "Mia is scared of the dark until she finds a firefly". */
function fearOvercome({ clauses, isHers }: Happened): Left | null {
	const until = clauses.findIndex(({ joint }) => / (?:until|but) /u.test(joint));
	const { verb, rest = "" } = clauses[until - 1] ?? {};
	const [, fear = ""] =
		/^(?:a bit |a little |very |so |really )?((?:scared|afraid|frightened|terrified) of .+)$/u.exec(rest) ??
		[];
	if (fear === "" || !isHers(until - 1) || !/^(?:was|were)$/u.test(verb?.past ?? "")) return null;
	return { wish: `stop being ${fear}`, until, ending: "turn" };
}

/** "A dinosaur asks her to come out and play", "Joe teaches her to swim". */
function invitedTo({ clauses, names, isHers }: Happened): Left | null {
	for (const [index, { verb, rest }] of clauses.entries()) {
		const [, whom = "", deed = ""] = /^(\S+) to (\p{L}.+)$/u.exec(rest) ?? [];
		const isAsked = /^(?:her|him|them)$/u.test(whom) || whom === names[0];
		if (!isAsked || isHers(index)) continue;
		if (verb.verb?.base === "teach") return { wish: `learn to ${deed}`, until: index, ending: "turn" };
		if (/^(?:ask|invite)$/u.test(verb.verb?.base ?? ""))
			return { wish: deed.replace(/^come /u, "go "), until: index + 1, ending: "after" };
	}
	return null;
}

function cameUpon({ clauses, subjects, isHers }: Happened): Left | null {
	const came = clauses.findIndex(
		({ verb, rest }, index) =>
			(/^(?:hatch|appear|arrive|land)$/u.test(verb.verb?.base ?? "") ||
				(verb.verb?.base === "come" && /^to stay(?!\p{L})/u.test(rest))) &&
			/^an? /iu.test(subjects[index] ?? ""),
	);
	const who = lowered(definite(subjects[came] ?? ""));
	if (came >= 0) return { wish: `look after ${who}`, until: came + 1, ending: "after" };
	const found = clauses.findIndex(
		({ verb, rest }, index) =>
			isHers(index) && /^(?:find|discover|spot)$/u.test(verb.verb?.base ?? "") && nounIn(rest),
	);
	const thing = nounIn(clauses[found]?.rest ?? "");
	return thing === null
		? null
		: { wish: `find out all about ${definite(thing)}`, until: found + 1, ending: "after" };
}

const FOR_HELP =
	/^(?:(?:need|want|ask) (?:for )?(?:some |her |his |their )?|(?:leave|send|write) an? (?:note|letter|message) asking for )help$/u;
const WHO_NEEDS = /((?:an?|the) (?:[\p{L}-]+ ){1,3})who (?:needs|wants) (?:some )?help$/u;

const WHO_WANTS =
	/((?:an?|the) (?:[\p{L}-]+ ){1,3})who (?:wants|needs|longs|hopes|is trying) to (?!(?:be|play|make|eat|scare|steal|take|catch|stop)(?!\p{L}))(\p{L}.*)$/u;

/** "A ghost who wants to go home". */
export function helpWanted({ clauses, isHers }: Happened): Left | null {
	for (const [index, { verb, rest }] of clauses.entries()) {
		const [, who, deed] = WHO_WANTS.exec(rest) ?? [];
		if (!who || !deed || !isHers(index) || !/^(?:find|meet|discover|see|spot)$/u.test(verb.verb?.base ?? ""))
			continue;
		return { wish: `help ${lowered(definite(who.trim()))} ${deed}`, until: index + 1, ending: "after" };
	}
	return null;
}

/** "A mermaid needs help", "a note from a mermaid who needs help". */
export function helpAskedFor(
	clauses: readonly Clause[],
	subjects: readonly string[],
	names: readonly string[],
): Left | null {
	for (const [index, { verb, rest }] of clauses.entries()) {
		const subject = subjects[index] ?? "";
		const isSomebody = /^(?:an?|the) /iu.test(subject) || names.slice(1).includes(subject);
		const asking = isSomebody && FOR_HELP.test(`${verb.verb?.base} ${rest}`) ? subject : null;
		const who = asking ?? WHO_NEEDS.exec(rest)?.[1]?.trim();
		if (who === undefined) continue;
		const whom = /^(?:an?|the) /iu.test(who) ? lowered(definite(who)) : who;
		return { wish: `help ${whom}`, until: index + 1, ending: "after" };
	}
	return null;
}
