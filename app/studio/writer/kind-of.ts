import { kindOfAge } from "~/studio/story/ages";
import type { Kind } from "~/studio/story/vocabulary";
import { kindOfNoun, ownBeings } from "./who-is-what";
import type { Being, Somebody } from "./words";

/** What somebody of a family is drawn and told as: a child, a dog, a toy. */

const SPECIES =
	/(?<!\p{L})(dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|gerbil|pony|horse|parrot|budgie|tortoise|turtle|goldfish|lizard|gecko|snake|hen|chicken|duck|donkey|ferret|rat|mouse|spaniel|labrador|retriever|poodle|cockapoo|terrier|dachshund|collie|greyhound|pug|bulldog|beagle|whippet)(?!\p{L})/iu;
const SPECIES_KINDS: Readonly<Record<string, Kind>> = {
	dog: "dog",
	cat: "cat",
	rabbit: "rabbit",
	parrot: "bird",
	budgie: "bird",
	hen: "bird",
	duck: "bird",
	horse: "horse",
	donkey: "horse",
};
const TOY =
	/^(?:an? |her |his |the )?(?:[\p{L}-]+ ){0,3}(?:teddy(?: bear)?|soft toy|toy|cuddly|doll)(?!\p{L})|is an? (?:[\p{L}-]+ ){0,2}(?:teddy|soft toy|toy|doll)(?!\p{L})/iu;

/** Whoever can be no friend of a child's but by a story: "a very small dragon", "sheep, stubborn". */
const isCreature = (classes: ReadonlySet<string>) =>
	!classes.has("person") && (classes.has("animal") || classes.has("magical"));

/**
 * "dog" of a spaniel, "dragon" of whoever is one by their own description or by what an idea says of them; null of a person, and where
 * nobody says what a pet is.
 */
export function speciesOf(
	{ personality = "", relationship }: Somebody,
	inIdea: readonly Being[] = [],
): string | null {
	const isHuman = PEOPLE.test(personality);
	const being = [...ownBeings(personality), ...(isHuman ? [] : inIdea)].find(
		({ classes, isPlain }) => isPlain && isCreature(classes),
	);
	if (relationship !== "Pet") return FRIENDS.test(relationship ?? "") ? (being?.short ?? null) : null;
	const said = SPECIES.exec(personality)?.[1]?.toLowerCase() ?? being?.short ?? null;
	return said && kindOfNoun(said) === "dog" ? "dog" : said;
}
/** Nobody's aunt is a sheep, and no boy is. */
const FRIENDS = /friend/iu;
const PEOPLE = /(?<!\p{L})(?:girl|boy|man|woman|lady|lad|lass|kid|child|neighbour|teacher)(?!\p{L})/iu;

export function kindOf(character: Somebody, inIdea: readonly Being[] = []): Kind {
	const { relationship, personality = "", age = 0 } = character;
	if (relationship != null && TOY.test(personality)) return "toy";
	const species = speciesOf(character, inIdea);
	if (relationship === "Pet" || species !== null) return SPECIES_KINDS[kindOfNoun(species ?? "")] ?? "animal";
	return kindOfAge(age);
}

/** Whether somebody is a pet as families have them, and no penguin. */
export const isAtHome = ({ relationship }: Somebody, noun: string): boolean =>
	relationship === "Pet" && (SPECIES.test(noun) || noun === "pet");
