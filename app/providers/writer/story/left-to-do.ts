import { definite, lowered, nounIn } from "./aim";
import { type Clause, ownedBy } from "./clauses";

/** What is left to be done where something only happens in an idea: nobody in it says what is wanted. */

export type Left = {
	/** An infinitive without "to". */
	wish: string;
	/** The clauses before this one happened first. */
	until: number;
	/** The others are how it came about, or what came of it. */
	ending: "turn" | "after";
};

type Happened = {
	clauses: readonly Clause[];
	subjects: readonly string[];
	names: readonly string[];
	isHers: (index: number) => boolean;
	/** The main character’s "her". */
	her: string;
};

/** What gets away comes back; a fear is lost; somebody small who has come needs looking after; a thing that is found is a riddle. */
export const leftToDo = (happened: Happened): Left | null =>
	gotAway(happened) ?? fearOvercome(happened) ?? invitedTo(happened) ?? cameUpon(happened);

const GONE =
	/^(?:get (?:stuck|trapped|lost)|(?:blow|fly|float|run|roll|drift|sail) (?:away|off|out)|escape|disappear|vanish|go missing)(?!\p{L})/u;

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
