import type { StoryIdea } from "~/studio/story/idea";
import type { Person } from "./cast-of";
import { oneLine } from "./cleaning";
import { KINSHIP } from "./kinship";
import { knownNoun } from "./noun-classes";
import { kinOf } from "./spellings";
import type { Somebody } from "./words";
import { literally } from "./wording";

/** Of whom an idea says something: who is named within a few words of it. */

/** Whether somebody is named within a few words of one of the words. */
export function isNear(name: string, words: readonly string[], text: string): boolean {
	if (!saidOf(text, words)) return false;
	const [who, said] = [literally(name), words.map(literally).join("|")];
	const apart = String.raw`(?:[^\p{L}.!?]+\p{L}+){0,2}[^\p{L}.!?]+`;
	return new RegExp(
		String.raw`(?<!\p{L})(?:${who}${apart}(?:${said})|(?:${said})${apart}${who})(?!\p{L})`,
		"iu",
	).test(text);
}

/** Whether a family's own words of somebody are one of the words: "has died, always had mints". */
export function saysOf({ name }: Person, words: readonly string[], { characters }: StoryIdea): boolean {
	return saidOf(characters.find((character) => oneLine(character.name) === name)?.personality ?? "", words);
}

/** Whether one of the words is in a family's own words of somebody. */
export const saidOf = (own: string, words: readonly string[]): boolean =>
	words.length > 0 && own !== "" && anyOf(words).test(own);

/** A story's words are asked of every idea: their pattern is made once. */
const patterns = new WeakMap<readonly string[], RegExp>();
function anyOf(words: readonly string[]): RegExp {
	const made = patterns.get(words);
	if (made) return made;
	const pattern = new RegExp(String.raw`(?<!\p{L})(?:${words.map(literally).join("|")})(?!\p{L})`, "iu");
	patterns.set(words, pattern);
	return pattern;
}

/** What a parent calls the other one. */
const SPOUSES: Readonly<Record<string, string>> = { husband: "dad", hubby: "dad", wife: "mum" };

/** Whether somebody of the book is meant beside one of the words: by name, or by what they are to the hero, which nobody else of `people` is. */
export function meantNear(
	{ name, member }: Person,
	people: readonly Person[],
	words: readonly string[],
	text: string,
): boolean {
	if (isNear(name, words, text)) return true;
	const { relationship, pronouns } = member;
	const alike = people.filter((person) => person.member.relationship === relationship);
	const kin = relationship && alike.length === 1 ? KINSHIP[relationship].nouns[pronouns] : null;
	return [...text.matchAll(/(?:(?<!\p{L})(my|our) )?(?<!\p{L})(\p{L}+)/giu)].some(([, whose, word = ""]) => {
		const lower = word.toLowerCase();
		// "My dad" is the parent's own; "my husband" is the child's.
		const means = SPOUSES[lower] ?? (whose && /^(?:mum|dad)$/u.test(kin ?? "") ? null : kinOf(lower));
		return means !== null && means === kin && isNear(word, words, text);
	});
}

/**
 * What an idea calls somebody who isn't in the book, where it says one of the words of them: "Nan" of "since her nan died", "Biscuit"
 * of "our dog Biscuit", "the dog" of "his dog". A parent's own dad is their child's grandad: that stays unsaid.
 */
export function calledNear(
	words: readonly string[],
	{ title, description, characters }: Telling,
): string | undefined {
	if (words.length === 0) return undefined;
	const text = `${title}. ${description}`;
	if (!saidOf(text, words)) return undefined;
	const relative = relativeNear(words, text, characters);
	if (relative !== undefined) return relative;
	for (const { 1: whose, 2: word = "", index, 0: whole } of text.matchAll(
		/(?:(?<!\p{L})(my|our) )?(?<!\p{L})(\p{L}+)/giu,
	)) {
		const lower = word.toLowerCase();
		const kin = kinOf(lower);
		const isAnimal = knownNoun(lower)?.classes.has("animal") ?? false;
		if ((kin === null && !isAnimal) || (whose && kin && /^(?:mum|dad)$/u.test(kin))) continue;
		if (kin && NEVER_A_NAME.test(kin)) continue;
		const after = text.slice(index + whole.length);
		const name = isAnimal ? nameBehind(after, title) : undefined;
		if (!isNear(word, words, text) && !(name && isNear(name, words, text))) continue;
		return isAnimal ? (name ?? `the ${lower}`) : lower.charAt(0).toUpperCase() + lower.slice(1);
	}
	return undefined;
}

type Telling = Pick<StoryIdea, "title" | "description"> & { characters: readonly Somebody[] };

/** Whoever tells speaks of their own: what a child calls those. Of several words the one that the family uses. */
const PARENTS_OWN: Readonly<Record<string, readonly string[]>> = {
	husband: ["Daddy", "Dad", "Papa"],
	hubby: ["Daddy", "Dad", "Papa"],
	wife: ["Mummy", "Mum", "Mama"],
	dad: ["Grandad", "Grandpa", "Gramps", "Nonno", "Taid", "Opa", "Pops"],
	mum: ["Grandma", "Granny", "Gran", "Nanny", "Nana", "Nan", "Nonna", "Nain", "Oma"],
	son: ["Daddy", "Dad", "Papa"],
	daughter: ["Mummy", "Mum", "Mama"],
};
const HAS_CHILDREN =
	/(?<!\p{L})(?:his|her|their) (?:two |three |little |twin )*(?:sons?|daughters?|girls?|boys?|children|kids|twins)(?!\p{L})/iu;

/**
 * Who died where it is somebody's "my husband", "my dad", "my son" with daughters of his own; and by their name alone "our
 * daughter Isla", "my nephew Leo", "Sam from his class". Undefined: nobody is said to be that, or somebody in the book is called so.
 */
function relativeNear(
	words: readonly string[],
	text: string,
	characters: readonly Somebody[],
): string | undefined {
	const known = characters.map(({ name, personality = "" }) => `${name}. ${personality}`).join(" ");
	const isInBook = (called: string) =>
		characters.some(({ name }) => new RegExp(`^${literally(called)}(?!\\p{L})`, "iu").test(name));
	for (const { 1: word = "", 2: name, 0: whole } of text.matchAll(
		/(?<!\p{L})(?:[Mm]y|[Oo]ur) (?:(?:late|dear|poor|old|lovely|darling|beautiful|little|big|baby|older|elder|eldest|younger|youngest|best|first|second|twin) )?(\p{Ll}+)(?: (\p{Lu}\p{Ll}+))?/gu,
	)) {
		const lower = kinOf(word) ?? word;
		if (!isNear(name ?? word, words, text) && !isNear(whole, words, text)) continue;
		const isParent = lower !== "son" && lower !== "daughter" ? true : HAS_CHILDREN.test(text);
		const called = isParent ? PARENTS_OWN[lower] : undefined;
		if (called) {
			const said = called.find((one) =>
				new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "u").test(`${text} ${known}`),
			);
			const own = said ?? called[0] ?? "";
			return isInBook(own) ? undefined : own;
		}
		if (name && (RELATIVES.test(lower) || kinOf(lower)) && !isInBook(name)) return name;
	}
	return undefined;
}
const RELATIVES =
	/^(?:son|daughter|brother|sister|cousin|nephew|niece|friend|friends|twin|uncle|aunt|stepdad|stepmum|godmother|godfather|neighbour)$/u;

/** Nobody says "Sister" as they say "Nan". */
const NEVER_A_NAME = /^(?:sister|brother|twin|cousin|friend|son|daughter|baby|child)$/u;

/** "Mr Whiskers" of "our cat Mr Whiskers"; in small letters only where the book is called so. */
function nameBehind(after: string, title: string): string | undefined {
	const [, name] =
		/^ (?:called |named )?(\p{Lu}[\p{L}’'-]{0,20}(?: \p{Lu}[\p{L}’'-]{0,20})?)/u.exec(after) ?? [];
	const isTitle = title !== "" && after.toLowerCase().startsWith(` ${title.toLowerCase()}`);
	return name ?? (isTitle && title.length <= 20 ? title : undefined);
}
