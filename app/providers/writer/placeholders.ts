import type { StoryIdea } from "~/studio/story/idea";
import { oneLine } from "~/studio/writer/cleaning";
import { hidingNames } from "~/studio/writer/hiding-names";
import { literally } from "~/studio/writer/wording";

/**
 * Names stay in the shop: a vendor's writer gets placeholders instead (UK GDPR, data minimisation), and the names are put
 * back into its answer here.
 */

const PLACEHOLDER = /NAME_\d+/gu;

export const placeholderOf = (index: number) => `NAME_${index + 1}`;

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
	const hide = hidingNames(namesOf(idea).map((name, index) => ({ name, instead: placeholderOf(index) })));
	const hidden = (text: string) => hide(oneLine(text).replace(PLACEHOLDER, " "));
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
