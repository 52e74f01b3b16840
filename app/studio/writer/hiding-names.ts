/** Names stay in the shop: what a vendor is told says everybody otherwise. */

/** Parts of a name that identify nobody: they may stay in the family's text. */
const TITLES =
	/^(?:mr|mrs|miss|ms|mx|dr|sir|mum|mummy|dad|daddy|gran|granny|grandma|grandad|grandpa|nan|nana|nanny|aunt|auntie|uncle|baby|the|of|de|la|van|von)$/iu;
/** Names that are also everyday words: only with their capital are they somebody. */
const EVERYDAY =
	/^(?:will|may|rose|hope|grace|joy|faith|art|bill|mark|grant|sky|star|sunny|dawn|summer|autumn|ivy|lily|daisy|poppy|robin|jack|rob|pat|sandy|violet|ruby|pearl|amber|angel|august|april|june|frank|dean|chase|hunter|river|forest|brook|bear|honey|biscuit|ginger|pepper|bo|an|a|i|in|on|al|so|no|my|it|to|do|he)$/iu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function matcherOf(name: string): RegExp {
	const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");
	if (UNSPACED.test(name)) return new RegExp(letters, "gu");
	return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, EVERYDAY.test(name) ? "gu" : "giu");
}

/** Somebody, and what is said in the place of their name. */
export type Hidden = { name: string; instead: string };

/** Whole names first, then their telling parts ("Jones" of "Mia Jones"), longest first. */
function replacements(people: readonly Hidden[]): { matcher: RegExp; instead: string }[] {
	const parts = people.flatMap(({ name, instead }) =>
		[...new Set([...name.split(/\s+/), ...name.split(/[\s-]+/)])]
			.filter((part) => part !== name && part.length > 1 && !TITLES.test(part.replace(/\.$/, "")))
			.map((part) => ({ name: part, instead })),
	);
	return [...people, ...parts]
		.filter(({ name }) => name !== "")
		.sort((one, other) => other.name.length - one.name.length)
		.map(({ name, instead }) => ({ matcher: matcherOf(name), instead }));
}

/** A text with every name in it, whole or a telling part of it, said otherwise. */
export function hidingNames(people: readonly Hidden[]): (text: string) => string {
	const swaps = replacements(people);
	return (text) =>
		swaps.reduce((hiding, { matcher, instead }) => hiding.replace(matcher, () => instead), text);
}
