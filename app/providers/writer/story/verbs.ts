/** Verbs that an idea may be told in, with the forms a story needs. What isn't here is not understood for certain. */

export type Verb = { base: string; past: string; third: string; isChosen: boolean };

/** Done on purpose: what the main character does so may be what the story is about. A past that isn't regular stands after a colon. */
const CHOSEN =
	"build:built make:made bake paint invent sail travel visit explore climb rescue save help learn win:won fly:flew swim:swam ride:rode drive:drove row cross follow bring:brought take:took go:went run:ran walk race sing:sang dance play cook plant grow:grew write:wrote draw:drew design knit sew dig:dug open start throw:threw hunt search look seek:sought solve collect feed:fed give:gave share show:showed teach:taught cheer carry hide:hid mend fix free return put:put camp skate ski surf prepare organise plan join enter repair train tidy clean wash deliver gather tame protect defend chase stop escape swap send:sent race buy:bought sell:sold fill light:lit decorate celebrate journey trek march hike paddle juggle perform compete fish pick score crawl jump leap bounce roll practise hug borrow count retrace outwit persuade comfort unlock rebuild:rebuilt steer chase outrun:outran surprise befriend invite welcome sneak track water wrap pack unpack scoot glide dive whizz";
/** Happens, or is only felt. */
const OTHER =
	"catch:caught find:found meet:met see:saw discover lose:lost come:came get:got wake:woke fall:fell hear:heard feel:felt notice spot love like hate hatch land arrive live want need have:had try hope decide begin:began become:became turn appear disappear vanish break:broke eat:ate steal:stole sleep:slept dream wish tell:told say:said ask call shrink:shrank wear:wore lead:led let:let keep:kept leave:left stay receive open whisper rain snow blow:blew melt end miss wander stumble slip move float erupt drift grow:grew glow laugh think:thought know:knew creep:crept tiptoe forget:forgot remember refuse promise knock sneeze stick:stuck drop spend:spent worry blow:blew spin:spun hold:held throw:threw sit:sat stand:stood speak:spoke shout agree pretend believe understand:understood gallop trot listen enjoy grab rush hurry choose:chose overflow set:set swallow gobble munch grant wait snatch spill zoom smile crash shine sparkle roar bark growl wobble burst leak flood rip tear:tore scare frighten tickle trip rise:rose bite:bit scream squeak realise bump howl purr giggle nibble smell taste sink:sank shiver";

const regular = (base: string): string => {
	if (/e$/u.test(base)) return `${base}d`;
	if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
	return /^(?:plan|hug|stop|tap|swap|slip|skip|spot|chat|grab|clap|travel|drop|hop|trot)$/u.test(base)
		? `${base}${base.at(-1)}ed`
		: `${base}ed`;
};
const thirdOf = (base: string): string => {
	if (base === "have") return "has";
	if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
	return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const rows = (list: string, isChosen: boolean): Verb[] =>
	list.split(" ").map((row) => {
		const [base = "", past = regular(base)] = row.split(":");
		return { base, past, third: thirdOf(base), isChosen };
	});
const VERBS: readonly Verb[] = [...rows(OTHER, false), ...rows(CHOSEN, true)];

/** A finite form: of which verb, and how it is said of one and in the past. */
export type Finite = { verb: Verb | null; past: string; present: string; isPlural: boolean };

const PAIRS: readonly (readonly [present: string, past: string, isPlural: boolean])[] = [
	["is", "was", false],
	["are", "were", true],
	["can", "could", false],
	["will", "would", false],
	["must", "had to", false],
	["can’t", "couldn’t", false],
	["cannot", "could not", false],
	["isn’t", "wasn’t", false],
	["aren’t", "weren’t", true],
	["doesn’t", "didn’t", false],
	["don’t", "didn’t", true],
	["won’t", "wouldn’t", false],
	["does", "did", false],
	["do", "did", true],
];

const FORMS = new Map<string, Finite>([
	...VERBS.flatMap((verb): [string, Finite][] => {
		const { base, past, third } = verb;
		return [
			[base, { verb, past, present: base, isPlural: true }],
			...(past === base
				? []
				: ([[past, { verb, past, present: third, isPlural: false }]] as [string, Finite][])),
			[third, { verb, past, present: third, isPlural: false }],
		];
	}),
	...PAIRS.flatMap(([present, past, isPlural]): [string, Finite][] => {
		const form = { verb: null, past, present, isPlural };
		return [
			[present, form],
			[past, form],
		];
	}),
]);

const GERUNDS = new Map<string, string>(
	VERBS.map(({ base }): [string, string] => {
		const stem = /(?:[^aeiou]|[aeiou]u)e$/u.test(base) ? base.slice(0, -1) : base;
		const doubled =
			/^(?:plan|hug|stop|tap|swap|slip|spot|chat|run|swim|win|put|get|let|dig|travel|begin|drop|hop|trot|grab|sit|spin)$/u.test(
				base,
			);
		return [`${stem}${doubled ? stem.at(-1) : ""}ing`, base];
	}).concat([["being", "be"]]),
);

/** "build" of "building"; null for a word that isn't known so. */
export const baseOf = (gerund: string): string | null => GERUNDS.get(gerund.toLowerCase()) ?? null;

const PARTICIPLES = new Map(
	"been:go seen:see flown:fly swum:swim ridden:ride sung:sing driven:drive eaten:eat written:write drawn:draw gone:go grown:grow taken:take"
		.split(" ")
		.map((row) => row.split(":") as [string, string]),
);

/** "see" of "has never seen", "go" of "has never been to"; null for a word that isn’t known so. */
export const baseOfDone = (participle: string): string | null => {
	const verb = finite(participle)?.verb;
	return PARTICIPLES.get(participle) ?? (verb && verb.past === participle ? verb.base : null);
};

/** The finite verb that a word is, or undefined. */
export const finite = (word: string): Finite | undefined => FORMS.get(word.toLowerCase());
