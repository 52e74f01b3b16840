import type { StoryIdea } from "~/studio/story/idea";
import type { Beat, Telling } from "../shelf/story";
import { FRAME, TELLINGS } from "../shelf/tellings";
import { whoIs } from "./event-words";
import type { Event } from "./events/event";

/** The ten spreads of a book that tells events: which of them tells what. */

export type Step = {
	beat: Beat;
	/** What it tells, or what has happened last. */
	event: Event;
	/** What happened just before and has no spread of its own. */
	lead?: readonly Event[];
	/** Whose turn it is, by their place among the companions, from 1. */
	turn?: number;
	soFar: readonly Event[];
	/** The refrain comes back here for the first, second or third time. */
	returns?: number;
	isTurned?: boolean;
};

type Pick = <T>(what: string, options: readonly T[]) => T;

const SPREADS = 10;
/** Those that are no event's: the eve and the end. */
const FRAMING = 2;
/** Kinds that say little of what a book is about. */
const FAINT: readonly string[] = ["does", "other", "feels", "says", "wants", "thinks", "moves", "denied"];
/** Nobody's turn: whoever is left is in what happens. */
const NOBODYS = 9;

/** Of some kinds, verbs that are told otherwise than the rest of them: by kind, as what, and which. */
const OTHERWISE: readonly (readonly [kind: string, told: string, verbs: string])[] = [
	["rides", "moves", "walk run jump climb swim race gallop row paddle"],
	["sleeps", "wakes", "wake"],
	["says", "sounds", "cry laugh sing burp yell clap giggle"],
	["scares", "sounds", "shout scream shriek howl growl roar bark"],
	["breaks", "oops", "spill knock stick sink melt blow trip flood"],
	["falls", "oops", "slip trip"],
	["loses", "oops", "drop"],
	["does", "oops", "tip pour"],
	["does", "goes-away", "go"],
	["does", "moves", "march hop"],
	["does", "other", "be have live"],
	["learns", "thinks", "think choose know remember understand"],
	["wants", "thinks", "decide"],
	["plays", "throws", "throw toss kick"],
	["meets", "joins", "join"],
	["eats", "makes", "toast"],
	["eats", "gives", "share feed"],
];
const BY_VERB: ReadonlyMap<string, string> = new Map(
	OTHERWISE.flatMap(([kind, told, verbs]) =>
		verbs.split(" ").map((verb) => [`${kind} ${verb}`, told] as const),
	),
);
const KNOWN = /\b(?:finds?|turns?) out\b|\b(?:hears?|realises?|learns?) (?:that|of|about)\b/u;
const CANNOT = /\bcan(?:not|’t| not)\b|\b(?:nobody|no one|nothing)\b/iu;

/** By what an event is told: its kind, or what its verb is among those; what is denied is told as that, but for a refusal, which is one. */
export function kindOf({ kind, verb, said, isDenied }: Event): string {
	const words = said.map((piece) => (typeof piece === "string" ? piece : "")).join(" ");
	if (isDenied && kind !== "refuses") return CANNOT.test(words) ? "fails" : "denied";
	if (/\bcomes? out\b/u.test(words)) return "other";
	return KNOWN.test(words) ? "finds-out" : (BY_VERB.get(`${kind} ${verb}`) ?? kind);
}
const tellingOf = (event: Event): Telling => {
	const telling = TELLINGS[kindOf(event)] ?? TELLINGS.other;
	if (!telling) throw new Error("the shelf tells no events");
	return telling;
};

/** Takes what happens, in its order; gives ten spreads and the refrain that goes through them. */
export function stepsOf(events: readonly Event[], idea: StoryIdea, pick: Pick) {
	const groups = grouped(events, SPREADS - FRAMING);
	const extras = spread(SPREADS - FRAMING - groups.length, groups.length);
	const turns = turnsFor(events, idea);
	const used = new Set<Beat>();
	const unused = (what: string, beats: readonly Beat[]) => {
		const free = beats.filter((beat) => !used.has(beat));
		const beat = pick(`${what} ${used.size}`, free.length > 0 ? free : beats);
		used.add(beat);
		return beat;
	};
	const inTurn = (event: Event) => {
		const { tells } = tellingOf(event);
		const from = tells.indexOf(pick(`tells ${kindOf(event)}`, tells));
		const own = [...tells.slice(from), ...tells.slice(0, from)];
		// Where a book has told all that there is for a kind, what is told of anything.
		const free = [...own, ...(TELLINGS.other?.tells ?? [])].find((one) => !used.has(one));
		const beat = free ?? own[0] ?? pick("tells", tells);
		used.add(beat);
		return beat;
	};
	const step = (beat: Beat, event: Event, soFar: readonly Event[]): Step => ({
		beat,
		event,
		soFar,
		...(beat.with && { turn: turns(event) }),
	});
	const [first] = events as [Event];
	const steps: Step[] = [step(unused("eve", FRAME.eves), first, [])];
	for (const [at, { lead, event }] of groups.entries()) {
		const soFar = events.slice(0, events.indexOf(event) + 1);
		steps.push({ ...step(inTurn(event), event, soFar), lead });
		for (let extra = 0; extra < (extras[at] ?? 0); extra++) {
			const own = tellingOf(event).after.filter((beat) => !used.has(beat));
			const all = at === groups.length - 1 ? FRAME.reactions : [...FRAME.betweens, ...FRAME.reactions];
			const between = all.filter(
				(beat) => !(isAsleep(soFar, idea) && namesHero(beat)) && !(soFar.length < 2 && recalls(beat)),
			);
			const beat = own.length > 0 ? unused("after", own) : unused("between", between);
			steps.push(step(beat, event, soFar));
		}
	}
	steps.push(step(unused("end", FRAME.ends), events.at(-1) ?? first, events));
	const main = mainOf(events);
	const from = steps.findIndex(
		({ event, beat, lead }) => (event === main && beat !== steps[0]?.beat) || lead?.includes(main),
	);
	const returns = [0, 1, 2].map((time) => from + Math.round((time * (SPREADS - 1 - from)) / 3));
	return {
		steps: steps.map((one, at) => ({
			...one,
			returns: at < SPREADS - 1 ? returns.indexOf(at) + 1 : 0,
			isTurned: at === SPREADS - 1,
		})),
		refrain: { telling: tellingOf(main), event: main },
	};
}

const heroOf = ({ characters }: StoryIdea) =>
	Math.max(
		0,
		characters.findIndex(({ isMain }) => isMain),
	);

/** Whether the hero sleeps while the rest goes on. */
const isAsleep = (soFar: readonly Event[], idea: StoryIdea): boolean =>
	soFar.findLast(({ subject }) => whoIs(subject) === heroOf(idea))?.kind === "sleeps";
const recalls = ({ text }: Beat) => (text?.tiny ?? []).some((page) => page.includes("{so far}"));
const namesHero = ({ text }: Beat) =>
	/\{(?:hero|all|she|her|them)\b/iu.test(
		Object.values(text ?? {})
			.flat()
			.join(" "),
	);

/** What the book is about most: the first event of the commonest kind, of those that say something. */
function mainOf(events: readonly Event[]): Event {
	const telling = events.filter((event) => !FAINT.includes(kindOf(event)));
	const among = telling.length > 0 ? telling : events;
	const count = (event: Event) => among.filter((one) => kindOf(one) === kindOf(event)).length;
	return among.reduce((best, event) => (count(event) > count(best) ? event : best));
}

type Group = { lead: readonly Event[]; event: Event };

/** As many as there are spreads for: what says least is told along with what comes after it. */
function grouped(events: readonly Event[], most: number): Group[] {
	const groups: Group[] = events.map((event) => ({ lead: [], event }));
	while (groups.length > most) {
		const rest = groups.slice(0, -1);
		const weight = ({ lead, event }: Group) => 3 * lead.length + (FAINT.includes(kindOf(event)) ? 0 : 2);
		const joined = (at: number) => weight(groups[at] as Group) + 3 * (groups[at + 1]?.lead.length ?? 0);
		const at = rest.reduce((best, _, index) => (joined(index) < joined(best) ? index : best), 0);
		const [one, next] = [groups[at], groups[at + 1]] as [Group, Group];
		groups.splice(at, 2, { lead: [...one.lead, one.event, ...next.lead], event: next.event });
	}
	return groups;
}

/** How many of so many spreads come after each event. */
function spread(spare: number, events: number): number[] {
	const counts = Array.from({ length: events }, () => 0);
	for (let at = 0; at < spare; at++) {
		const index = spare < events ? Math.floor(((at + 0.5) * events) / spare) : at % events;
		counts[index] = (counts[index] ?? 0) + 1;
	}
	return counts;
}

/** Whose turn it is beside an event: a companion who isn't in it, first of all one who is in none. */
function turnsFor(events: readonly Event[], idea: StoryIdea) {
	const hero = heroOf(idea);
	const companions = idea.characters.map((_, who) => who).filter((who) => who !== hero);
	const taken = new Map<number, number>();
	return (event: Event): number => {
		const often = (who: number) =>
			10 * (taken.get(who) ?? 0) + events.filter(({ people }) => people.includes(who)).length;
		const free = companions
			.filter((who) => !event.people.includes(who))
			.sort((one, other) => often(one) - often(other));
		const [who] = free;
		if (who === undefined) return NOBODYS;
		taken.set(who, (taken.get(who) ?? 0) + 1);
		return companions.indexOf(who) + 1;
	};
}
