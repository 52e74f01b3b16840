import type { StoryIdea } from "./port";
import { oneLine } from "./story/cleaning";

/**
 * Names stay in the shop: a vendor's writer gets placeholders instead (UK GDPR, data minimisation), and the names are put
 * back into its answer here.
 */

const PLACEHOLDER = /NAME_\d+/gu;

const placeholderOf = (index: number) => `NAME_${index + 1}`;

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
		text
			.split(/[\s-]+/)
			.filter((part) => part !== text && part.length > 1 && !TITLES.test(part.replace(/\.$/, "")))
			.map((part) => ({ text: part, placeholder })),
	);
	return [...whole, ...parts]
		.filter(({ text }) => text !== "")
		.sort((one, other) => other.text.length - one.text.length)
		.map(({ text, placeholder }) => ({ matcher: matcherOf(text), placeholder }));
}

/** Takes an idea; gives the same idea with every name, wherever the family wrote it, as NAME_1, NAME_2 and so on, and without the earlier books. */
export function withoutNames(idea: StoryIdea): StoryIdea {
	const swaps = replacements(idea.characters.map((character) => oneLine(character.name)));
	const hidden = (text: string) =>
		swaps.reduce(
			(hiding, { matcher, placeholder }) => hiding.replace(matcher, placeholder),
			oneLine(text).replace(PLACEHOLDER, " "),
		);
	return {
		...idea,
		title: hidden(idea.title),
		location: hidden(idea.location),
		description: hidden(idea.description),
		readingNeeds: hidden(idea.readingNeeds),
		toldBefore: [],
		characters: idea.characters.map((character, index) => ({
			...character,
			name: placeholderOf(index),
			personality: hidden(character.personality),
		})),
	};
}

/** The names put back. A placeholder that stands for nobody is left, for the answer to be found unusable. */
export function withNames(text: string, idea: StoryIdea): string {
	return text.replace(PLACEHOLDER, (placeholder) => {
		const character = idea.characters[Number(placeholder.slice("NAME_".length)) - 1];
		return character ? oneLine(character.name) : placeholder;
	});
}
