import type { StoryIdea } from "~/studio/story/idea";
import type { Person } from "./cast-of";
import { oneLine } from "./cleaning";
import { KINSHIP } from "./kinship";
import { knownNoun } from "./noun-classes";
import { kinOf } from "./spellings";
import { literally } from "./wording";

/** Of whom an idea says something: who is named within a few words of it. */

/** Whether somebody is named within a few words of one of the words. */
export function isNear(name: string, words: readonly string[], text: string): boolean {
	const [who, said] = [literally(name), words.map(literally).join("|")];
	const apart = String.raw`(?:[^\p{L}.!?]+\p{L}+){0,2}[^\p{L}.!?]+`;
	return new RegExp(
		String.raw`(?<!\p{L})(?:${who}${apart}(?:${said})|(?:${said})${apart}${who})(?!\p{L})`,
		"iu",
	).test(text);
}

/** Whether a family's own words of somebody are one of the words: "has died, always had mints". */
export function saysOf({ name }: Person, words: readonly string[], { characters }: StoryIdea): boolean {
	const own = characters.find((character) => oneLine(character.name) === name)?.personality ?? "";
	return new RegExp(String.raw`(?<!\p{L})(?:${words.map(literally).join("|")})(?!\p{L})`, "iu").test(own);
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
export function calledNear(words: readonly string[], { title, description }: StoryIdea): string | undefined {
	if (words.length === 0) return undefined;
	const text = `${title}. ${description}`;
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

/** Nobody says "Sister" as they say "Nan". */
const NEVER_A_NAME = /^(?:sister|brother|twin|cousin|friend|son|daughter|baby|child)$/u;

/** "Mr Whiskers" of "our cat Mr Whiskers"; in small letters only where the book is called so. */
function nameBehind(after: string, title: string): string | undefined {
	const [, name] =
		/^ (?:called |named )?(\p{Lu}[\p{L}’'-]{0,20}(?: \p{Lu}[\p{L}’'-]{0,20})?)/u.exec(after) ?? [];
	const isTitle = title !== "" && after.toLowerCase().startsWith(` ${title.toLowerCase()}`);
	return name ?? (isTitle && title.length <= 20 ? title : undefined);
}
