import type { StoryIdea } from "~/studio/story/idea";
import { oneLine } from "~/studio/writer/cleaning";
import { literally } from "~/studio/writer/wording";

/**
 * Names stay in the shop: a vendor's writer gets placeholders instead (UK GDPR, data minimisation), and the names are put
 * back into its answer here.
 */

const PLACEHOLDER = /NAME_\d+/gu;

export const placeholderOf = (index: number) => `NAME_${index + 1}`;

/** Parts of a name that identify nobody: they may stay in the family's text. */
const TITLES =
	/^(?:mr|mrs|miss|ms|mx|dr|sir|mum|mummy|dad|daddy|gran|granny|grandma|grandad|grandpa|nan|nana|nanny|aunt|auntie|uncle|baby|the|of|de|la|van|von)$/iu;
/** Names that are also everyday words: only with their capital are they somebody. */
export const EVERYDAY =
	/^(?:will|may|rose|hope|grace|joy|faith|art|bill|mark|grant|sky|star|sunny|dawn|summer|autumn|ivy|lily|daisy|poppy|robin|jack|rob|pat|sandy|violet|ruby|pearl|amber|angel|august|april|june|frank|dean|chase|hunter|river|forest|brook|bear|honey|biscuit|ginger|pepper|bo|an|a|i|in|on|al|so|no|my|it|to|do|he)$/iu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function matcherOf(name: string): RegExp {
	const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");
	if (UNSPACED.test(name)) return new RegExp(letters, "gu");
	return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, EVERYDAY.test(name) ? "gu" : "giu");
}

/** Whole names first, then their telling parts ("Jones" of "Mia Jones"), longest first. */
function replacements(names: readonly string[]): { matcher: RegExp; placeholder: string }[] {
	const whole = names.map((name, index) => ({ text: name, placeholder: placeholderOf(index) }));
	const parts = whole.flatMap(({ text, placeholder }) =>
		[...new Set([...text.split(/\s+/), ...text.split(/[\s-]+/)])]
			.filter((part) => part !== text && part.length > 1 && !TITLES.test(part.replace(/\.$/, "")))
			.map((part) => ({ text: part, placeholder })),
	);
	return [...whole, ...parts]
		.filter(({ text }) => text !== "")
		.sort((one, other) => other.text.length - one.text.length)
		.map(({ text, placeholder }) => ({ matcher: matcherOf(text), placeholder }));
}

/** What each character is called, on one line. */
export const namesOf = ({ characters }: StoryIdea): string[] => characters.map(({ name }) => oneLine(name));

/** Whether a text says a name: whole, and with its capitals. */
export const isNamed = (name: string, text: string): boolean => wholeName(name).test(text);
const wholeName = (name: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, "gu");

/** A text for whoever may hear no names, each said as `instead` says it: "a young girl". */
export const unnamed = (text: string, instead: readonly { name: string; figure: string }[]): string =>
	instead.reduce((said, { name, figure }) => said.replace(wholeName(name), () => figure), text);

/** The placeholders that a text names somebody by. */
export const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(PLACEHOLDER));

/** A text as a reader counts it: a name is one short word. What is left of a placeholder stands for nobody. */
export const withPlainNames = (text: string, { characters }: StoryIdea): string =>
	text.replace(PLACEHOLDER, (placeholder) =>
		characters.some((_, index) => placeholderOf(index) === placeholder) ? "Mia" : placeholder,
	);

/**
 * Takes an idea; gives what a vendor may hear of it, with every name, wherever the family wrote it, as NAME_1, NAME_2 and so on.
 * What the family's earlier books are about isn't said.
 */
export function withoutNames(idea: StoryIdea): StoryIdea {
	const swaps = replacements(namesOf(idea));
	const hidden = (text: string) =>
		swaps.reduce(
			(hiding, { matcher, placeholder }) => hiding.replace(matcher, placeholder),
			oneLine(text).replace(PLACEHOLDER, " "),
		);
	return {
		title: hidden(idea.title),
		location: hidden(idea.location),
		description: hidden(idea.description),
		readingLevel: idea.readingLevel,
		readingNeeds: hidden(idea.readingNeeds),
		characters: idea.characters.map((character, index) => ({
			...character,
			name: placeholderOf(index),
			personality: hidden(character.personality),
		})),
	};
}

/**
 * The names put back, each in full so many times, then the first of them alone. A placeholder that stands for nobody is left, for the
 * answer to be found unusable.
 */
export function withNames(text: string, idea: StoryIdea, timesInFull = Number.POSITIVE_INFINITY): string {
	const names = namesOf(idea);
	const said = new Map<string, number>();
	return text.replace(PLACEHOLDER, (placeholder) => {
		const name = names.find((_, index) => placeholderOf(index) === placeholder);
		const times = said.get(placeholder) ?? 0;
		said.set(placeholder, times + 1);
		return (times < timesInFull ? name : name?.split(" ")[0]) ?? placeholder;
	});
}
