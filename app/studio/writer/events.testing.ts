import type { Event, EventKind, Piece } from "./events/event";

/** Events written by hand, for the tests: "[0]" is the first of a book's people, "[0’s]" what is theirs. */

const pieces = (said: string): Piece[] =>
	said
		.split(/(\[\d(?:’s)?\])/u)
		.filter((part) => part !== "")
		.map((part): Piece => {
			const [, who, owned] = /^\[(\d)(’s)?\]$/u.exec(part) ?? [];
			return who === undefined ? part : { who: Number(who), ...(owned && { possessive: true as const }) };
		});

type Said = {
	brief?: string;
	subject?: string;
	object?: string;
	verb?: string;
	things?: string[];
} & Partial<Pick<Event, "isPlural" | "isState" | "isDenied" | "isEnd" | "where">>;

/** The subject is the first of the people, or what stands before the first verb, unless it is told. */
export function event(
	kind: EventKind,
	said: string,
	{ brief = said, subject, object, verb = "do", things = [], ...more }: Said = {},
): Event {
	const who = [...said.matchAll(/\[(\d)/gu)].map(([, at]) => Number(at));
	return {
		kind,
		said: pieces(said),
		brief: pieces(brief),
		subject: pieces(subject ?? /^\[\d\]|^(?:(?:the|an?|his|her) )?\S+/u.exec(said)?.[0] ?? ""),
		verb,
		isPlural: false,
		...(object !== undefined && { object: pieces(object) }),
		people: [...new Set(who)],
		things,
		isState: false,
		isDenied: false,
		isEnd: false,
		...more,
	};
}

/** Plots as families type them, read by hand. */
export const PLOTS = {
	coat: [
		event("refuses", "[0] will not wear her coat", { object: "her coat", things: ["coat"] }),
		event("feels", "the coat gets fed up", { things: ["coat"] }),
		event("goes-away", "the coat walks off without [0]", { brief: "the coat walks off", things: ["coat"] }),
		event("chases", "[0] has to chase the coat", { object: "the coat", things: ["coat"], isEnd: true }),
	],
	boiler: [
		event("does", "[1] is a dragon in secret", { brief: "[1] is a dragon", isState: true }),
		event("learns", "only [0] knows", { subject: "[0]", isState: true }),
		event("breaks", "the boiler breaks in the middle of winter", {
			brief: "the boiler breaks",
			things: ["boiler"],
		}),
		event("helps", "nobody can fix the boiler", {
			subject: "nobody",
			object: "the boiler",
			things: ["boiler"],
			isDenied: true,
		}),
		event("does", "[1] has to choose whether to show everyone", { brief: "[1] has to choose" }),
		event("helps", "[1] heats the whole house", { object: "the whole house", things: ["house"] }),
		event("makes", "[1] toasts the crumpets", { object: "the crumpets", things: ["crumpets"] }),
	],
	queen: [
		event("finds", "[0] finds out that [1] is secretly Queen on Tuesdays", {
			brief: "[1] is secretly Queen",
		}),
		event("takes", "[1] takes [0] along", { object: "[0]" }),
		event("does", "[0] spills tea on the visiting king’s trousers", {
			brief: "[0] spills the tea",
			object: "tea",
			things: ["tea", "trousers"],
		}),
		event("does", "[1] tips her own tea down herself too", {
			brief: "[1] tips tea down herself",
			object: "her own tea",
			things: ["tea"],
		}),
		event("does", "then everyone does it", { subject: "everyone", isPlural: false }),
		event("comes-home", "they go home on the number 22 bus", {
			subject: "they",
			isPlural: true,
			things: ["bus"],
			isEnd: true,
		}),
	],
	hutch: [
		event("does", "[0] is a guinea pig", { isState: true }),
		event("does", "[1] leaves the hutch open", { object: "the hutch", things: ["hutch"] }),
		event("goes-away", "[0] gets out", {}),
		event("looks-for", "[0] goes to find the lettuce mountain", {
			object: "the lettuce mountain",
			things: ["lettuce"],
		}),
		event("looks-for", "[1] looks for [0]", { object: "[0]" }),
		event("says", "[1] says sorry", { isEnd: true }),
	],
	teddy: [
		event("sleeps", "[0] falls asleep before the countdown", { brief: "[0] falls asleep" }),
		event("goes-away", "[1] goes to the moon without [0]", {
			brief: "[1] goes to the moon",
			things: ["moon"],
		}),
		event("comes-home", "[1] comes back with moon dust on his nose", {
			brief: "[1] comes back",
			isEnd: true,
		}),
	],
	burps: [
		event("plays", "[0] burps against the vicar and a frog", {
			brief: "[0] burps against a frog",
			object: "a frog",
			things: ["frog", "vicar"],
		}),
		event("does", "[0] does the biggest burp ever", { object: "the biggest burp ever" }),
		event("breaks", "the burp blows the roof off", { object: "the roof", things: ["roof"] }),
		event("wins", "[1] wins with a tiny posh burp", { brief: "[1] wins", isEnd: true }),
	],
	monster: [
		event("does", "[1] swims in the sea every day", { brief: "[1] swims every day", isState: true }),
		event("meets", "[0] sees a monster with seven heads in bobble hats", {
			brief: "[0] sees a monster",
			object: "a monster",
			things: ["monster", "bobble hat"],
		}),
		event("chases", "[0] runs to warn the town", { object: "the town" }),
		event("finds", "it is [1’s] swimming club", { subject: "it" }),
		event("meets", "there is an eighth head", { subject: "an eighth head" }),
		event("learns", "nobody knows who that is", { subject: "nobody", isDenied: true, isEnd: true }),
	],
	post: [
		event("feels", "[1] cries all the time", { isState: false }),
		event("gives", "[0] tries to post [1] back with stamps on her head", {
			brief: "[0] posts [1] back",
			object: "[1]",
			things: ["stamp"],
		}),
		event("says", "the post lady says that there are not enough stamps", {
			brief: "the post lady says no",
			subject: "the post lady",
			things: ["post lady"],
		}),
		event("does", "[0] blows a raspberry", { object: "a raspberry" }),
		event("changes", "[1] stops crying", { isEnd: true }),
	],
} satisfies Record<string, Event[]>;
