import { article } from "~/story/article";

/** Small rules of English that every part of the grammar needs. */

const NUMBERS = ["", ...wordsOf("one two three four five six seven eight nine ten eleven twelve")];

/** Years as a story says them: words up to twelve, then digits. */
export function numberWord(years: number): string {
	return NUMBERS[years] || String(years);
}

export function withArticle(phrase: string): string {
	return `${article(phrase)} ${phrase}`;
}

/** First letter in capitals, opening quotes skipped. A letter without capitals (other scripts) is left alone. */
export function capitalise(text: string): string {
	return text.replace(
		/^([^\p{L}\p{N}]*)(\p{L})/u,
		(_, before: string, letter: string) => before + letter.toUpperCase(),
	);
}

/** "Ada", "Ada and Joe", "Ada, Joe and Sam". British: no comma before the last "and". */
export function listed(items: readonly string[]): string {
	if (items.length < 2) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;
}

/** "Mia's", "James's"; an apostrophe already typed by the family stays as it is. */
export function possessive(name: string): string {
	return `${name}’s`;
}

export function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A family's words as a pattern that matches just them. */
export const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Regular English plural, good enough for the nouns of the word list. */
export function plural(noun: string): string {
	const last = noun.split(" ").at(-1) ?? noun;
	const irregular = IRREGULAR[last];
	if (irregular) return noun.slice(0, noun.length - last.length) + irregular;
	if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return `${noun}s`;
}

const IRREGULAR: Record<string, string> = {
	child: "children",
	woman: "women",
	man: "men",
	mouse: "mice",
	wolf: "wolves",
	elf: "elves",
	goose: "geese",
	sheep: "sheep",
	fish: "fish",
	deer: "deer",
	butterfly: "butterflies",
	dwarf: "dwarves",
	scarf: "scarves",
	snowman: "snowmen",
	leaf: "leaves",
	starfish: "starfish",
	jellyfish: "jellyfish",
	potato: "potatoes",
	volcano: "volcanoes",
	superhero: "superheroes",
	hero: "heroes",
	igloo: "igloos",
	reindeer: "reindeer",
	treehouse: "treehouses",
};
