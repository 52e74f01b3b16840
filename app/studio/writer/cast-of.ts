import { AGES } from "~/studio/story/ages";
import type { CastMember } from "~/studio/story/cast";
import { outfitFor, PALETTES, paletteOf } from "~/studio/story/clothes";
import { figureOf, isPerson } from "~/studio/story/figure";
import type { Character, StoryIdea } from "~/studio/story/idea";
import type { Setting } from "~/studio/story/places/list";
import type { Kind } from "~/studio/story/vocabulary";
import type { CompanyKind, Manner } from "../shelf/story";
import type { Chance } from "./chance";
import { curlyQuotes, oneLine } from "./cleaning";
import { type Pronouns, THEY } from "./fill";
import { gendersSaid } from "./genders-said";
import { kindOf, speciesOf } from "./kind-of";
import { KINSHIP, TITLES } from "./kinship";
import { whoIsWhat } from "./who-is-what";

/** The family's characters as a story has them: who they are, how they are spoken of and how they go about things. */

type Gender = CastMember["pronouns"];

export type Person = {
	/** As the book keeps them. */
	member: CastMember;
	name: string;
	pronouns: Pronouns;
	/** Which lines of a turn are theirs. */
	company: Exclude<CompanyKind, "alone">;
	manner: Manner;
	/** "her grandad Joe"; only "Grandad Joe" where the name says it already. */
	called: string;
	/** For a painter, without a name: "a young girl". */
	figure: string;
};

const PRONOUNS: Readonly<Record<Gender, Pronouns>> = {
	she: { she: "she", them: "her", her: "her", herself: "herself", isPlural: false },
	he: { she: "he", them: "him", her: "his", herself: "himself", isPlural: false },
	they: THEY,
};

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** What families write of somebody, and how such a person goes about things in a story. */
const MANNERS_SAID: readonly (readonly [Exclude<Manner, "any">, RegExp])[] = [
	[
		"brave",
		whole(
			"brave|bravery|courageous|fearless|bold|daring|heroic|not scared|lion-?hearted|adventurous|wild|intrepid|thrill|explorer|strong|tough|mighty|outdoorsy",
		),
	],
	[
		"kind",
		whole(
			"kind|kindness|caring|loving|sweet|thoughtful|compassionate|generous|affectionate|gentle|tender|cuddly|snuggly|helpful|helps?|loyal|protective|friendly|warm-?hearted|big-?hearted|good-?hearted",
		),
	],
	[
		"funny",
		whole(
			"funny|silly|joker|jokes?|hilarious|giggly|giggles|laughs?|comedian|witty|goofy|clown|cheeky|mischievous|naughty|rascal|playful|tricks?",
		),
	],
	[
		"clever",
		whole(
			"clever|smart|intelligent|bright|brainy|genius|inventive|problem[- ]solver|logical|bookish|bookworm|reads?|reading|maths|science|scientist|curious|curiosity|inquisitive|nosy|asks? (?:lots of )?questions|creative|artistic|arty|draws?|drawing|paints?|makes things|imaginative|wise|sensible|tidy|organi[sz]ed|planner|practical|handy|bossy",
		),
	],
	[
		"quiet",
		whole(
			"shy|quiet|timid|bashful|reserved|softly spoken|introvert(?:ed)?|anxious|nervous|worrier|worried|worries|sensitive|cautious|careful|dreamy|daydream(?:er|s|ing)?|dreamer|sleepy|calm|patient|unhurried|never hurries",
		),
	],
	[
		"lively",
		whole(
			"sporty|athletic|fast|quick|runs?|runner|football(?:er)?|gymnast(?:ics)?|swimmer|energetic|active|lively|bouncy|hyper|always moving|full of (?:beans|energy)|excitable|chatty|talkative|loud|noisy|chatterbox|outgoing|sings?|singing|dances?|dancing|cheerful|happy|bubbly|jolly",
		),
	],
	[
		"stubborn",
		whole(
			"stubborn|determined|persistent|headstrong|never gives up|strong-?willed|feisty|spirited|fierce|resilient|hard-?working|grumpy|moody|cross|grouchy|sulky",
		),
	],
];
const DENIED = /(?:not|isn[’']t|never|less|un)\s*(?:very\s+|so\s+|at all\s+)?$/iu;

/** The manner that a family's words mention first; `any` where they mention none. */
export function mannerOf(personality: string): Manner {
	const said = MANNERS_SAID.map(([manner, words]) => ({ manner, at: personality.search(words) }))
		.filter(({ at }) => at >= 0 && !DENIED.test(personality.slice(0, at)))
		.sort((one, other) => one.at - other.at);
	return said[0]?.manner ?? "any";
}

const SAID: readonly (readonly [Gender, RegExp])[] = [
	["they", whole("they\\s*/\\s*them|non-?binary|enby")],
	[
		"she",
		whole(
			"she\\s*/\\s*her|she|her|girl(?:y|s)?|daughter|female|wom[ae]n|lady|princess|queen|grandmother|grandma|granny|nan|auntie|aunt|sister|mother|mum",
		),
	],
	[
		"he",
		whole(
			"he\\s*/\\s*him|he|him|his|boy(?:s|ish)?|son|male|m[ae]n|lad|gentleman|prince|king|grandfather|grandad|granddad|grandpa|uncle|brother|father|dad",
		),
	],
];

/** From a name that says it ("Mum"), then the family's words of somebody, then the relation; null where none of them says it. */
function genderOf({ name, personality, relationship }: Character): Gender | null {
	const said = SAID.map(([gender, words]) => ({ gender, at: personality.search(words) })).filter(
		({ at }) => at >= 0,
	);
	if (said.some(({ gender }) => gender === "they")) return "they";
	// A mum is on the phone to the boiler man.
	if (TITLES.she.test(name)) return "she";
	if (TITLES.he.test(name)) return "he";
	// A mum of whom "he can't fool her" is told is no he.
	const kin = relationship ? KINSHIP[relationship].gender : null;
	const [first] = said.sort((one, other) => one.at - other.at);
	return kin ?? first?.gender ?? null;
}

/** What nobody says of the characters themselves, the description may. */
export function gendersOf(idea: StoryIdea): Gender[] {
	const people = idea.characters.map((character) => ({
		name: curlyQuotes(oneLine(character.name)),
		isMain: character.isMain,
		relationship: character.relationship,
		age: character.age,
		gender: genderOf({ ...character, personality: oneLine(character.personality) }),
	}));
	return gendersSaid(idea, people).map((gender) => gender ?? "they");
}

function companyOf(kind: Kind, age: number): Person["company"] {
	if (kind === "toy") return "toy";
	if (!isPerson(kind)) return "pet";
	if (age < AGES.small) return "baby";
	return age < AGES.adult ? "child" : "grown-up";
}

/** What a family says somebody is, before all else, where the form has no word for it: "Stepbrother, messy". */
const SAID_TO_BE =
	/^(?:(?:her|his|their|my|our|the|an?) )?(step-?(?:brother|sister|dad|mum|father|mother)|half-?(?:brother|sister)|god(?:mother|father)|neighbour|childminder)(?!\p{L})/iu;

/** How somebody is spoken of once: "her big sister Zadie", "the dog Biscuit", "baby Finn", "Grandad Joe". */
function calledOf(character: Character, name: string, gender: Gender, kind: Kind, main: Main): string {
	const { relationship, personality, age } = character;
	if (relationship === null) return name;
	if (kind === "toy") return `${main.her} toy ${name}`;
	if (!isPerson(kind)) return `the ${main.species ?? "pet"} ${name}`;
	const { nouns, titles } = KINSHIP[relationship];
	if (titles?.test(name)) return name;
	if (relationship === "Baby sibling" && age < AGES.small) return `baby ${name}`;
	const noun = SAID_TO_BE.exec(personality)?.[1]?.toLowerCase() ?? nouns[gender];
	if (noun === null) return name;
	const isSibling = relationship === "Brother" || relationship === "Sister";
	const size = !isSibling || age === main.age ? "" : age > main.age ? "big " : "little ";
	return `${main.her} ${size}${noun} ${name}`;
}
type Main = { her: string; age: number; species: string | null };

/** Takes 1 to 4 characters; the one marked main leads, or the first where nobody is. `chance` decides their colours. */
export function castOf(idea: StoryIdea, setting: Setting, chance: Chance): Person[] {
	const marked = idea.characters.find(({ isMain }) => isMain) ?? idea.characters[0];
	if (!marked) throw new Error("a story needs somebody in it");
	const genders = gendersOf(idea);
	const her = PRONOUNS[genders[idea.characters.indexOf(marked)] ?? "they"].her;
	const first = PALETTES.indexOf(chance.pick("clothes", PALETTES));
	const beings = whoIsWhat(idea, idea.characters);
	const people = idea.characters.map((typed, index): Person => {
		const isMain = typed === marked;
		const character = {
			...typed,
			personality: oneLine(typed.personality),
			relationship: isMain ? null : typed.relationship,
		};
		const gender = genders[index] ?? "they";
		const inIdea = beings[index]?.inIdea ?? [];
		const kind = kindOf(character, inIdea);
		const species = speciesOf(character, inIdea);
		const name = oneLine(character.name);
		const manner = mannerOf(character.personality);
		return {
			name,
			pronouns: PRONOUNS[gender],
			company: companyOf(kind, character.age),
			manner,
			called: calledOf(character, name, gender, kind, { her, age: marked.age, species }),
			// There are other men and women in a story's pictures, and whoever is one of the family is none of those.
			figure: figureOf({ kind, age: character.age, pronouns: gender }, species ?? undefined).replace(
				/^a (?=(?:wo)?man$)/u,
				"a grown ",
			),
			member: {
				id: `c${index + 1}`,
				name,
				age: character.age,
				kind,
				isMain,
				relationship: typed.relationship,
				pronouns: gender,
				outfit: outfitFor(setting),
				palette: paletteOf(index, first),
				usesWheelchair: /(?<!\p{L})wheel-?chair(?!\p{L})/iu.test(character.personality),
			},
		};
	});
	return people.map((person) => {
		const figure = apart(person, people);
		return { ...person, figure, member: { ...person.member, figure } };
	});
}

/** Two young girls are "a young girl", the one whose book it is, and "another young girl". */
function apart(person: Person, people: readonly Person[]): string {
	const alike = people
		.filter(({ figure }) => figure === person.figure)
		.sort((one, other) => Number(other.member.isMain) - Number(one.member.isMain));
	const instead = ["", "another ", "a third ", "a fourth "][alike.indexOf(person)];
	return instead ? person.figure.replace(/^an? /u, instead) : person.figure;
}
