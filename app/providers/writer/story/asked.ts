import type { Cast } from "./cast";
import { isOfNames, isRelative } from "./clauses";
import { MY_CHILD } from "./gender-said";
import { baseOf, finite } from "./verbs";
import { capitalise } from "./wording";

/** An idea as it is asked for, "please write about how", "a story about Mia learning to swim": without the asking, in sentences. */

/** Words that ask for a story, and then what kind of one, before what happens in it. */
const ASKING =
	/^(?:(?:please|can|could|would|will|you|i|we|i['’]d|we['’]d|really|want|like|love|it|this|to|be|have|write|make|tell|read|us|me) )*(?:(?:(?:an?|the|another) )?(?:[\p{L}’'-]+ ){0,2}(?:adventure|story|tale|book|something) )?(?:where|in which|about how|about) (?=\p{L})/iu;
const THANKS = /,? (?:please|pls|thanks|thank you)[.!]*$/iu;

/** Takes a description on one line; gives what happens in it. What asks for nothing stays as it is. */
export const withoutAsking = (description: string): string => {
	const told = description.replace(ASKING, "");
	return told === description ? description : told.replace(THANKS, "");
};

/** "Mia and Joe growing a pumpkin": as "Mia and Joe grow a pumpkin"; anything else stays as it is. */
export function inFiniteForm(text: string, names: readonly string[]): string {
	const [, subject = "", gerund = "", rest = ""] = /^(.+?) (\p{L}+ing)( .*)?$/u.exec(text) ?? [];
	if (!isOfNames(subject, names)) return text;
	const isPlural = / and |, /u.test(subject);
	if (gerund === "being" && /^ (?:an?|the|brave|kind|helpful|patient|friends) ?/u.test(rest))
		return `${subject} ${isPlural ? "want" : "wants"} to be${rest}`;
	const formOf = (word: string) => {
		const verb = finite(baseOf(word) ?? "")?.verb;
		return isPlural ? verb?.base : verb?.third;
	};
	const first = formOf(gerund);
	if (first === undefined) return text;
	const more = rest.replace(/(?<= and )\p{L}+ing(?= |$)/gu, (word) => formOf(word) ?? word);
	return `${subject} ${first}${more}`;
}

const FIRST =
	/^first (?:day|night|week|lesson|sleepover|trip|ride|match|party|concert|flight|holiday|swim|show|visit|game|race|camping trip|swimming lesson)(?: (?:at|in|to|on|with|of) [\p{L} ’-]+)?$/u;

/** "Mia's first day at school": that it is a good one is what is wanted of it. null for anything else. */
export function firstTimeOf(text: string, name: string, her: string): string | null {
	const what = text.startsWith(`${name}’s `) ? text.slice(`${name}’s `.length) : "";
	return FIRST.test(what) && !/ (?:and|but|when|where) /u.test(what) ? `enjoy ${her} ${what}` : null;
}

/** Who is called so in a family need not be in the book. */
export const KIN =
	/(?<!\p{L})(?:Nan|Nana|Nanny|Gran|Granny|Grandma|Grandad|Grandpa|Mum|Mummy|Dad|Daddy|(?:Auntie|Aunt|Uncle) \p{Lu}\p{L}+|Santa(?: Claus)?|Father Christmas|Jack Frost)(?![\p{L}’]| \p{Lu})/gu;

/** "My daughter" or "a girl who" is the main character. */
export const asMain = (text: string, { name, gender }: Cast["main"]) =>
	text
		.replace(MY_CHILD, () => name)
		.replace(
			gender === "they"
				? /^a (?:little |young |brave )?child who /iu
				: gender === "she"
					? /^a (?:little |young |brave )?girl who /iu
					: /^a (?:little |young |brave )?boy who /iu,
			() => `${name} `,
		);

/** What a family says of itself is what they do; "our cat" is the main character’s where nobody says "we". */
export const inThirdPerson = (text: string, { name, pronouns: { her } }: Cast["main"]) =>
	(/(?<!\p{L})(?:we|us)(?!\p{L})/iu.test(text)
		? text
		: text
				// Nobody has been named yet whose it could be.
				.replace(/^[Oo]ur (?!\p{Ll}+ \p{Lu})/u, () => `${name}’s `)
				.replace(/(?<!\p{L})our(?!\p{L})/giu, her)
	)
		.replace(/(?<!\p{L})we(?!\p{L})/giu, "they")
		.replace(/(?<!\p{L})our(?!\p{L})/giu, "their")
		.replace(/(?<!\p{L})us(?!\p{L})/giu, "them");

const PARTICIPLES =
	"lost|found|got|gone to|been|forgotten|broken|stolen|run away|run off|run out|made|built|invented|grown|turned|hidden|never|always";

/** "It’s raining" as "it is raining", "he’s lost his hat" as "he has lost his hat"; whose it is stays. */
const spelledOut = (text: string) =>
	text
		.replace(new RegExp(`(?<!\\p{L})(it|he|she|there|who)’s (?=(?:${PARTICIPLES})(?: |$))`, "giu"), "$1 has ")
		.replace(/(?<!\p{L})(it|he|she|there|that|who)’s(?= )/giu, "$1 is")
		.replace(/(?<!\p{L})(they|we)’re(?= )/giu, "$1 are")
		.replace(/(?<!\p{L})(they|we)’ve(?= )/giu, "$1 have")
		.replace(/(?<!\p{L})(he|she|it|they|we)’ll(?= )/giu, "$1 will");

/** "Please can Mia be a pirate?", "help Mia find a pirate", "I want Mia to be a pirate": as that she wants to be one. */
function asWanted(text: string, names: readonly string[]): string {
	const [, who = "", deed = ""] =
		/^(?:please )?(?:can|could) (.+?)(?: please)? ((?:be|\p{L}+)(?: .*?)?)(?:,? please)?\??$/iu.exec(text) ??
		/^help (.+?) ((?:to )?\p{L}+ .+)$/iu.exec(text)?.map((part) => part.replace(/^to /u, "")) ??
		/^i(?:’d| would)?(?: really)? (?:want|like|love) (.+?) to (\p{L}.*)$/iu.exec(text) ??
		[];
	const [first = ""] = deed.split(" ");
	const isDeed = first === "be" || finite(first)?.verb?.base === first;
	if (!isDeed || !isOfNames(who, names)) return text;
	return `${who} ${/ and |, /u.test(who) ? "want" : "wants"} to ${deed}`;
}

/** "A day at the farm: Mia feeds the lambs" first says what it is. */
function withItsFrame(text: string, names: readonly string[]): string {
	const [, said = ""] = /^the (?:day|night|morning|time) (?:that |when )?(.+)$/iu.exec(text) ?? [];
	if (names.some((name) => said.startsWith(`${name} `))) return said;
	const [, trip, whose = ""] = /^(an? [^.:!?,]{3,40}?) (?:where|when|in which) (.+)$/iu.exec(text) ?? [];
	if (trip && names.some((name) => whose.startsWith(`${name} `)))
		return `It is ${trip.charAt(0).toLowerCase()}${trip.slice(1)}. ${whose}`;
	const [, what = "", then = ""] = /^([^.:!?,]{3,60})[.:!] (.+)$/u.exec(text) ?? [];
	const isNoun =
		/^(?:an?|the|his|her|their) /iu.test(what) || names.some((name) => what.startsWith(`${name}’s `));
	const isVerbless = !what.split(" ").some((word) => finite(word) !== undefined);
	if (!isNoun || !isVerbless || / (?:who|that|which|where|when) /u.test(what)) return text;
	const named = /^(?:an?|the|his|her|their) /iu.test(what)
		? what.charAt(0).toLowerCase() + what.slice(1)
		: what;
	return `It is ${named}. ${then}`;
}

/** "When a marrow starts talking, Mia has to": one thing, and then another; "flies to the moon, where he meets": there he does. */
const inOrder = (sentence: string, isFirst: boolean) =>
	sentence
		.replace(
			/^when ([^,]+), (?=\p{L})/iu,
			(_, what: string) => `${isFirst ? capitalise(what) : `Then ${what}`}. `,
		)
		.replace(/(?<=[^,]),? where (?=(?:he|she|they) (\p{L}+))/u, (where, does: string) =>
			finite(does) === undefined ? where : ". There ",
		);

/** "Mia has always wanted to", "Mia is a detective who finds", "Joe shows her how to swim": said more plainly. */
function plainly(text: string, names: readonly string[]): string {
	const [main = ""] = names;
	const wanted = text
		.replace(/(?<!\p{L})has (?:always|long) (?=wanted to )/u, "")
		.replace(/(?<!\p{L})shows (her|him|them) how (?=to )/u, "teaches $1 ");
	const [, who = "", noun = "", does = "", what = ""] =
		/^(.+?) (?:is|are) ((?:an? )?[\p{L} -]{3,30}) who (\p{L}+)( .+)$/u.exec(wanted) ?? [];
	if (isOfNames(who, names) && finite(does)?.present === does)
		return `${who} ${/ and |, /u.test(who) ? "are" : "is"} ${noun} and ${does}${what}`;
	const [, teacher = "", pupil, deed = ""] =
		/^(.+?) teaches (.+?) (?:how )?to (\p{L}[\p{L} -]*)$/u.exec(wanted) ?? [];
	const isTeacher = names.includes(teacher) || isRelative(teacher);
	if (isTeacher && pupil === main) return `${main} learns to ${deed} with ${teacher}`;
	return wanted;
}

/** An idea in whole sentences, as far as what it leaves out, shortens or asks for is certain. */
export const inSentences = (text: string, names: readonly string[]) =>
	withItsFrame(
		spelledOut(text.replace(/(?<!\p{L})hide and seek(?!\p{L})/giu, "hide-and-seek"))
			.split(/(?<=[.!?]) /u)
			.map((sentence, index) => inOrder(plainly(asWanted(sentence, names), names), index === 0))
			.join(" "),
		names,
	);
