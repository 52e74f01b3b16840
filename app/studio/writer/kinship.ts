import type { CastMember } from "~/studio/story/cast";
import type { Relationship } from "~/studio/story/idea";

/** What each relation to the main character is called. */

type Gender = CastMember["pronouns"];

type Kinship = {
	/** The noun after "her": by gender where English has one; null where nobody says it ("her grandparent Grace"). */
	nouns: Readonly<Record<Gender, string | null>>;
	/** Whom the word itself tells us about; null when it doesn't. */
	gender: Gender | null;
	/** Names that already say who this is: "Grandad Joe" needs no "her grandad". */
	titles: RegExp | null;
};

const starts = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, "iu");
const always = (noun: string): Kinship["nouns"] => ({ she: noun, he: noun, they: noun });
const kin = (nouns: Kinship["nouns"], titles?: string, gender: Gender | null = null): Kinship => ({
	nouns,
	gender,
	titles: titles ? starts(titles) : null,
});

export const KINSHIP: Readonly<Record<Relationship, Kinship>> = {
	Mum: kin(always("mum"), "mum|mummy|mam|mom|mommy|mama|mother|ma", "she"),
	Dad: kin(always("dad"), "dad|daddy|papa|father|pa|dada", "he"),
	Brother: kin(always("brother"), undefined, "he"),
	Sister: kin(always("sister"), undefined, "she"),
	"Baby sibling": kin({ she: "baby sister", he: "baby brother", they: null }, "baby"),
	Grandparent: kin(
		{ she: "grandma", he: "grandad", they: null },
		"grandma|grandad|granddad|grandpa|gran|granny|nan|nana|nanna|nanny|grandmother|grandfather|pops|pop|gramps|grampy|nonna|nonno|oma|opa|abuela|abuelo|dadi|dada|nani|bubbe|mamgu|tadcu|taid|nain",
	),
	"Aunt/Uncle": kin({ she: "aunt", he: "uncle", they: null }, "aunt|auntie|aunty|uncle|tia|tio|tante"),
	Cousin: kin(always("cousin"), "cousin"),
	"Family friend": kin(always("friend")),
	"Best friend": kin(always("best friend")),
	Friend: kin(always("friend")),
	Teacher: kin(always("teacher"), "mr|mrs|miss|ms|mx|sir|dr"),
	Pet: kin(always("pet")),
};

/** Names that say whether somebody is she or he. */
export const TITLES = {
	she: starts(
		"grandma|gran|granny|nan|nana|nanna|nanny|grandmother|nonna|oma|abuela|aunt|auntie|aunty|mum|mummy|mrs|miss|ms|lady|princess",
	),
	he: starts(
		"grandad|granddad|grandpa|grandfather|gramps|grampy|nonno|opa|abuelo|taid|uncle|dad|daddy|mr|sir|prince|lord",
	),
};
