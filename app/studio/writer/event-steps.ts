import type { StoryIdea } from "~/studio/story/idea";
import type { ByLevel, Declared, Telling } from "../shelf/story";
import { FRAME, TELLINGS } from "../shelf/tellings";
import { isSpokenOf } from "./event-words";
import type { Event } from "./events/event";

/** The ten spreads of a book that tells events: which of them tells what. */

export type Step = {
	beat: string;
	picture: Declared;
	/** Its texts, in their order; of those for the fluent only the longer levels have room. */
	texts: readonly { text: ByLevel; isForFluent?: boolean }[];
	event: Event;
	/** What happened just before and has no spread of its own. */
	lead?: readonly Event[];
	/** Which companion it is about, from 1, and whether nobody comes after. */
	turn?: number;
	isLastOf?: boolean;
	/** Its event hasn't happened yet. */
	isBefore?: boolean;
	/** The refrain comes back here. */
	returns?: boolean;
};

type Pick = <T>(what: string, options: readonly T[]) => T;

const SPREADS = 10;
/** Kinds that say little of what a book is about. */
const FAINT: readonly string[] = ["does", "other", "feels", "says", "wants", "thinks", "moves", "denied"];

/** Of some kinds, verbs that are told otherwise than the rest of them: by kind, as what, and which. */
const OTHERWISE: readonly (readonly [kind: string, told: string, verbs: string])[] = [
	["rides", "moves", "walk run jump climb swim race gallop row paddle"],
	["sleeps", "wakes", "wake"],
	["says", "sounds", "cry laugh sing burp yell clap giggle"],
	["scares", "sounds", "shout scream shriek howl growl roar bark"],
	["breaks", "oops", "spill knock stick sink melt trip flood"],
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
	["helps", "does", "let hold show hug cuddle"],
	["takes", "does", "swap"],
	["says", "does", "sign wave thank"],
	["eats", "makes", "toast"],
	["eats", "gives", "share feed"],
];
const BY_VERB: ReadonlyMap<string, string> = new Map(
	OTHERWISE.flatMap(([kind, told, verbs]) =>
		verbs.split(" ").map((verb) => [`${kind} ${verb}`, told] as const),
	),
);
const KNOWN = /\b(?:finds?|turns?) out\b|\b(?:hears?|realises?|learns?) (?:that|of|about)\b/u;
const AWAY =
	/\b(?:go|goes) (?:away|off|out|to|into|in|through|without|down|up|along|back|round|over|under|past|for|on|with|from|home)\b/u;
const CANNOT = /\bcan(?:not|’t| not)\b|\b(?:nobody|no one|nothing)\b/iu;

/** By what an event is told: its kind, or what its verb is among those; what is denied is told as that, but for a refusal, which is one. */
export function kindOf({ kind, verb, said, object, isDenied }: Event): string {
	const words = said.map((piece) => (typeof piece === "string" ? piece : "")).join(" ");
	if (isDenied && kind === "wants") return "refuses";
	if (isDenied && kind !== "refuses") return CANNOT.test(words) ? "fails" : "denied";
	// "Goes cold", "smells wrong".
	if (
		/\bcomes? out\b/u.test(words) ||
		(object === undefined && /^(?:smell|sound|taste)$/u.test(verb)) ||
		(verb === "go" && !AWAY.test(words))
	)
		return "other";
	return KNOWN.test(words) ? "finds-out" : (BY_VERB.get(`${kind} ${verb}`) ?? kind);
}
const tellingOf = (event: Event): Telling => {
	const telling = TELLINGS[kindOf(event)] ?? TELLINGS.other;
	if (!telling) throw new Error("the shelf tells no events");
	return telling;
};

/** What else a book may have room for, beside its events: first what leads up to them, last what comes of them. */
type Extra = { at: number; what: "before" | "after" | "ending" | "person" };

/** Takes what happens, in its order; gives ten spreads, who else is in the book on the first of them, and the refrain that goes through them. */
export function stepsOf(events: readonly Event[], { characters }: StoryIdea, pick: Pick) {
	const isAlone = characters.length < 2;
	const groups = grouped(events, isAlone ? SPREADS : SPREADS - 1);
	const last = groups.length - 1;
	const isOpen = groups.length < SPREADS;
	/** In turn, each once; undefined: there is none left. */
	const used = new Set<unknown>();
	const unused = <T>(what: string, all: readonly T[]): T | undefined => {
		const free = all.filter((one) => !used.has(one));
		const one = free.length > 0 ? pick(`${what} ${used.size}`, free) : undefined;
		used.add(one);
		return one;
	};
	const wait = () => unused("wait", FRAME.waits) ?? pick(`wait ${used.size}`, FRAME.waits);
	const pictureFrom = (what: string, all: readonly Declared[]) => unused(what, all) ?? pick(what, all);
	const extras = extrasFor(groups, SPREADS - groups.length - (isOpen ? 1 : 0), characters.length - 2);
	const has = (at: number, what: Extra["what"]) => extras.some((one) => one.at === at && one.what === what);
	const { company, person, alone, ending, night } = FRAME;
	const [first] = events as [Event];
	const steps: Step[] = [];
	/** Companions have spreads of their own, and how things are stands on the last. */
	const isEach = extras.some(({ what }) => what === "person");
	const opens = !isOpen ? [] : isAlone ? [alone] : isEach ? characters.slice(1).map(() => person) : [company];
	for (const [at, { text, picture }] of opens.entries())
		steps.push({
			beat: "company",
			picture,
			texts: [{ text }],
			event: first,
			isBefore: true,
			...(isEach && { turn: at + 1 }),
			isLastOf: at === opens.length - 1,
		});
	for (const [at, { lead, event }] of groups.entries()) {
		const telling = tellingOf(event);
		// Half of what is told itself is another's each time.
		const isHalf = telling.before.starter.includes("{half}");
		const own = (what: "before" | "after") => {
			if (!isSpokenOf(event)) return undefined;
			return what === "before" && isHalf ? telling.before : unused(what, [telling[what]]);
		};
		// "There is …": of whom nothing can be said, half is told, where what is done to something is the other half.
		const before = own("before") ?? (event.object && TELLINGS.other?.before);
		if (has(at, "before"))
			steps.push({
				...{ beat: "before", event: lead[0] ?? event, isBefore: true },
				picture: pictureFrom("before", FRAME.before),
				texts: [{ text: (lead.length === 0 ? before : undefined) ?? wait() }],
			});
		const after = at < last ? own("after") : undefined;
		const end = { text: telling.ending ?? ending };
		steps.push({
			...{ beat: "event", event, lead },
			picture: pictureFrom(kindOf(event), telling.pictures),
			texts: [
				...(before && !before.starter.includes("{half}") && !has(at, "before") && lead.length === 0
					? [{ text: before, isForFluent: true }]
					: []),
				{ text: unused("tells", telling.tells) ?? FRAME.plain },
				...(at === last && !has(at, "ending") ? [end] : []),
				...(after && !has(at, "after") ? [{ text: after, isForFluent: true }] : []),
			],
		});
		if (has(at, "after"))
			steps.push({
				...{ beat: "after", event, picture: pictureFrom("after", FRAME.after) },
				texts: [{ text: after ?? wait() }],
			});
		if (has(at, "ending")) steps.push({ beat: "ending", event, picture: night, texts: [end] });
	}
	const main = mainOf(events);
	const from = steps.findIndex(
		({ beat, event, lead }) => beat === "event" && (event === main || lead?.includes(main)),
	);
	/** Once as it happens, and twice on the way to what comes last; nobody asks where it is once they have stopped looking. */
	const isAsked = kindOf(main) === "looks-for";
	const to =
		steps.findLastIndex(
			({ beat, event }) => beat === "event" && (!isAsked || kindOf(event) === "looks-for"),
		) - (isAsked ? 0 : 1);
	const returns = [0, 1, 2].map((time) => from + Math.round((time * Math.max(0, to - from)) / 2));
	return {
		steps: steps.map((one, at) => ({ ...one, returns: returns.includes(at) })),
		refrain: { text: tellingOf(main).refrain, event: main },
	};
}

/**
 * So many extras. What a kind has to say of an event comes first, and who else is in the book; where there is still room the end has a spread
 * to itself, and last of all a page is only turned.
 */
function extrasFor(groups: readonly Group[], most: number, others: number): readonly Extra[] {
	const last = groups.length - 1;
	const all = [last, ...groups.keys()].filter((at, index) => index === 0 || at < last);
	const event = (at: number) => (groups[at] as Group).event;
	const spoken = all.filter((at) => isSpokenOf(event(at)) || event(at).object);
	const telling = spoken.filter((at) => !FAINT.includes(kindOf(event(at))));
	const of = (some: readonly number[], what: Extra["what"]) => some.map((at): Extra => ({ at, what }));
	const [before, after] = [
		of(all, "before"),
		of(
			all.filter((at) => at < last),
			"after",
		),
	];
	const told = of(telling, "before");
	const people =
		others > 0 && told.length + others <= most
			? Array.from({ length: others }, (): Extra => ({ at: -1, what: "person" }))
			: [];
	const order = [
		...told,
		...people,
		...of(spoken, "before"),
		...of([last], "ending"),
		...of(
			telling.filter((at) => at < last),
			"after",
		),
		...before,
		...after,
	];
	const isNew = ({ at, what }: Extra, index: number) =>
		what === "person" || order.findIndex((one) => one.at === at && one.what === what) === index;
	return order.filter(isNew).slice(0, most);
}

/** What the book is about most: the first event of the commonest kind, of those that say something. */
function mainOf(events: readonly Event[]): Event {
	// Of what comes last no line could come back.
	const spoken = events.slice(0, -1).filter(isSpokenOf);
	const telling = spoken.filter((event) => !FAINT.includes(kindOf(event)));
	const among = [telling, spoken, events].find((some) => some.length > 0) ?? events;
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
