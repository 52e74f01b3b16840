import type { CastLikeness, CastMember } from "~/studio/story/cast";
import { figureOf, isPerson } from "~/studio/story/figure";
import type { Relationship } from "~/studio/story/idea";
import type { Outfit } from "~/studio/story/outfits";
import type { Looks } from "~/studio/story/script";
import { hidingNames } from "~/studio/writer/hiding-names";
import { KINSHIP } from "~/studio/writer/kinship";
import { clothesOf } from "./clothes";

/** The people of a book for a painter who is told no name. */

/**
 * The one description of a character, word for word the same in every prompt of a book but for the clothes where the story changes
 * them: "a young girl, the main character, wearing ...".
 */
export function describe(member: CastMember, looks?: Looks, worn: WornIn = {}): string {
	const role = member.isMain ? "the main character" : relationOf(member);
	return parted(figureIn(member), role, ...dressed(member, looks, worn));
}

/** In which picture something is worn: in the story's other clothes, in bed, and what is told of it. */
type WornIn = { outfit?: Outfit | undefined; isInBed?: boolean; shows?: string };

/** The same of a character by itself, in the book's clothes: in our own words, but for what the writer dresses it in. */
export function describeAlone(member: CastMember, looks?: Looks): string {
	return withoutNames(parted(figureOf(member), ...dressed(member, looks)), [{ member }]);
}

const parted = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

function dressed(member: CastMember, looks: Looks | undefined, worn: WornIn = {}): string[] {
	const { isInBed = false, shows = "" } = worn;
	const told = clothesOf(member, looks, worn.outfit, isInBed);
	const clothes = HELMETS_OFF.test(shows) ? told.replace("a round glass helmet", "no helmet") : told;
	const chair = isInBed ? "the wheelchair stands beside the bed" : "in a wheelchair";
	// What an animal has on may go with its fur: "wearing a coat" would be sewn.
	const verb = isPerson(member.kind) ? "wearing" : "with";
	return [
		...(isPerson(member.kind) ? [] : [drawnAs(member)]),
		clothes === "" ? "" : `${verb} ${clothes}`,
		member.usesWheelchair ? chair : "",
	];
}

/** In a cabin, or to hear something. */
const HELMETS_OFF = /\bhelmets? off\b/iu;

function relationOf({ relationship, pronouns, kind }: CastMember): string {
	const noun = relationship && isPerson(kind) ? KINSHIP[relationship].nouns[pronouns] : null;
	return noun ? `the main character's ${noun}` : "";
}

const drawnAs = ({ kind }: CastMember): string =>
	kind === "toy" ? "drawn as the toy it is" : "drawn as the animal it is";

/** As the book's texts for painters tell of somebody. */
const figureIn = (member: CastMember): string => member.figure ?? figureOf(member);

/** "boy" of "a young boy": how a text that has said the whole goes on. */
export const nounOf = (member: CastMember): string => figureIn(member).split(" ").at(-1) ?? "";

/** What writers call somebody besides. */
const ALSO: Partial<Record<Relationship, string>> = {
	Mum: "mother|mummy",
	Dad: "father|daddy",
	Grandparent: "grand\\p{L}+|gran|granny|nan",
	"Baby sibling": "baby|toddler",
	"Aunt/Uncle": "auntie",
};

/**
 * Whether a text tells of somebody: by the words that the shop has for them ("another young girl"). In a book from before those were
 * kept, by what they are or what they are to the main character.
 */
export function isToldOf(member: CastMember, text: string): boolean {
	if (member.figure !== undefined) return text.toLowerCase().includes(member.figure.toLowerCase());
	const { relationship, pronouns } = member;
	// Of whom the family doesn't say she or he, a writer may have guessed it.
	const nouns = (pronouns === "they" ? (["they", "she", "he"] as const) : [pronouns]).map((guessed) =>
		nounOf({ ...member, pronouns: guessed }),
	);
	const kin = relationship && [KINSHIP[relationship].nouns[pronouns] ?? [], ALSO[relationship] ?? []].flat();
	const words = [...nouns, ...(kin ?? [])].join("|");
	return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu").test(text);
}

const LONGEST_SAID = 700;

/** What a writer says of a picture, on one line, without anything a name might have slipped into. */
export function withoutNames(text: string, cast: readonly Pick<CastLikeness, "member">[]): string {
	const hide = hidingNames(
		cast.map(({ member }) => ({ name: member.name, instead: `the ${nounOf(member)}` })),
	);
	const line = hide(text)
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
		.replace(/["“”«»]/g, "")
		.trim();
	return line.length > LONGEST_SAID ? `${line.slice(0, LONGEST_SAID).replace(/\s+\S*$/, "")}…` : line;
}
