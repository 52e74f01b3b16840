import type { Cast } from "./cast";
import { isOfNames } from "./clauses";
import { baseOf, finite } from "./verbs";

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
	/(?<!\p{L})(?:Nan|Nana|Nanny|Gran|Granny|Grandma|Grandad|Grandpa|Mum|Mummy|Dad|Daddy|(?:Auntie|Aunt|Uncle) \p{Lu}\p{L}+)(?![\p{L}’]| \p{Lu})/gu;

/** As whoever orders the book speaks of the main character. */
export const MY_CHILD =
	/^(?:my|our) (?:(?:little|big) )?(?:daughter|son|girl|boy|child|grandson|granddaughter|niece|nephew)(?!\p{L})/iu;

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

/** What a family says of itself is what they do. */
export const inThirdPerson = (text: string) =>
	text
		.replace(/(?<!\p{L})we(?!\p{L})/giu, "they")
		.replace(/(?<!\p{L})our(?!\p{L})/giu, "their")
		.replace(/(?<!\p{L})us(?!\p{L})/giu, "them");
