import type { WriterCharacter } from "../port";
import { oneWording } from "./alternatives";
import type { Chance } from "./chance";
import { curlyQuotes, oneLine, prose } from "./cleaning";
import { gendersSaid } from "./gender-said";
import { onWheels } from "./on-wheels";
import { BABY_DEEDS, type Deed, DOGS, type Gender, NAME_ALONE, PET_DEEDS, ROLES, SPECIES } from "./roles";
import { TRAITS, type Trait, traitOf, UNTOLD } from "./traits";
import { possessive, wordsOf } from "./wording";

/** The characters as the grammar knows them: who they are, how to speak of them, what they will do. */

export type Pronouns = { she: string; them: string; her: string; herself: string; plural: boolean };

export type Player = {
	name: string;
	age: number;
	gender: Gender;
	pronouns: Pronouns;
	/** From the family's words, or null when they said nothing the grammar knows. */
	trait: Trait | null;
	/** How this character acts: the trait, or one that suits anybody. */
	manner: Trait | null;
	/** "dinosaurs", from "loves dinosaurs". */
	loves: string | null;
	deed: Deed;
	usesWheelchair: boolean;
};

export type Companion = Player & {
	/** "her grandad Joe", or only "Grandad Joe" when the name says it already. */
	introduction: string;
	/** "Joe is Mia's grandad." for the smallest readers. */
	plainly: string;
	isPet: boolean;
	/** What kind of person or animal this is, for a picture: "a grey-haired grandfather". */
	figure: string;
};

export type Cast = { main: Player & { figure: string }; companions: Companion[] };

const PRONOUNS: Record<Gender, Pronouns> = {
	she: { she: "she", them: "her", her: "her", herself: "herself", plural: false },
	he: { she: "he", them: "him", her: "his", herself: "himself", plural: false },
	they: { she: "they", them: "them", her: "their", herself: "themselves", plural: true },
};

const SAID: [Gender, RegExp][] = [
	["they", /(?<!\p{L})(?:they\s*\/\s*them|non-?binary|enby)(?!\p{L})/iu],
	[
		"she",
		/(?<!\p{L})(?:she\s*\/\s*her|she|her|girl(?:y|s)?|daughter|female|wom[ae]n|lady|princess|queen|grandmother|grandma|granny|nan|auntie|aunt|sister|mother|mum)(?!\p{L})/iu,
	],
	[
		"he",
		/(?<!\p{L})(?:he\s*\/\s*him|he|him|his|boy(?:s|ish)?|son|male|m[ae]n|lad|gentleman|prince|king|grandfather|grandad|granddad|grandpa|uncle|brother|father|dad)(?!\p{L})/iu,
	],
];
const SHE_NAMES =
	/^(?:grandma|gran|granny|nan|nana|nanna|nanny|grandmother|nonna|oma|abuela|aunt|auntie|aunty|mum|mummy|mrs|miss|ms|lady|princess)(?!\p{L})/iu;
const HE_NAMES =
	/^(?:grandad|granddad|grandpa|grandfather|gramps|grampy|nonno|opa|abuelo|taid|uncle|dad|daddy|mr|sir|prince|lord)(?!\p{L})/iu;

/** From the family's words of somebody first, then the name, then the relation; null where none of them says it. */
function genderOf(character: Pick<WriterCharacter, "name" | "personality" | "relationship">): Gender | null {
	let first: { gender: Gender; at: number } | null = null;
	for (const [gender, words] of SAID) {
		const at = character.personality.search(words);
		if (at < 0) continue;
		if (gender === "they") return "they";
		if (first === null || at < first.at) first = { gender, at };
	}
	if (first) return first.gender;
	if (SHE_NAMES.test(character.name)) return "she";
	if (HE_NAMES.test(character.name)) return "he";
	return character.relationship ? ROLES[character.relationship].gender : null;
}

/** What nobody says of the characters themselves, the description may. */
function gendersOf(
	characters: readonly WriterCharacter[],
	description: string,
): Map<WriterCharacter, Gender> {
	const people = characters.map(({ name, personality, relationship }) => ({
		name: curlyQuotes(oneLine(name)),
		gender: genderOf({ name, personality: oneLine(personality), relationship }),
	}));
	const genders = gendersSaid(description, people);
	return new Map(characters.map((character, index) => [character, genders[index] ?? "they"]));
}

/** "dinosaurs", from "a happy boy who loves dinosaurs and mud". Only plain words, at most four of them. */
function lovesOf(personality: string): string | null {
	const said = prose(personality).match(
		/(?<!\p{L})(?:loves|adores|enjoys|likes|mad about|crazy about|obsessed with|fan of)\s+([\p{L}’ -]+)/iu,
	)?.[1];
	if (!said) return null;
	const loved =
		said
			.split(/\s+(?:and|but|or|who|is|when|because|very|so much|too|a lot|most|more)(?!\p{L})/iu)[0]
			?.trim() ?? "";
	const words = wordsOf(loved);
	const fits =
		words.length >= 1 && words.length <= 4 && !/^(?:my|me|you|him|being|it|them|us|the|to be)$/iu.test(loved);
	const dangling = /\s(?:a|an|the|of|to|in|on|with|my|his|her|their)$/iu.test(loved);
	return fits && !dangling && !/(?<!\p{L})(?:my|our|me|us)(?!\p{L})/iu.test(loved)
		? loved.toLowerCase()
		: null;
}

function deedOf(character: WriterCharacter, trait: Trait | null, taken: Set<string>): Deed {
	const role = character.relationship ? ROLES[character.relationship] : null;
	const special =
		character.relationship === "Pet" ? PET_DEEDS : character.age <= 2 && role ? BABY_DEEDS : null;
	if (special && role) {
		const own = trait && !taken.has(`special ${trait.id}`) ? special[trait.id] : undefined;
		if (own && trait) taken.add(`special ${trait.id}`);
		return own ?? (character.relationship === "Pet" ? role.deed : ROLES["Baby sibling"].deed);
	}
	if (trait) return trait;
	if (role) return role.deed;
	throw new Error("a main character always has a trait to act on");
}

function figureOf(character: WriterCharacter, gender: Gender): string {
	if (character.relationship === "Pet") return `a friendly ${speciesOf(character) ?? "pet"}`;
	const child = { she: "girl", he: "boy", they: "child" }[gender];
	const grown = { she: "woman", he: "man", they: "grown-up" }[gender];
	if (character.relationship === "Grandparent") {
		return { she: "a smiling grandmother", he: "a smiling grandfather", they: "a smiling grandparent" }[
			gender
		];
	}
	if (character.age <= 1) return gender === "they" ? "a baby" : `a baby ${child}`;
	if (character.age <= 4) return gender === "they" ? "a toddler" : `a little ${child}`;
	if (character.age <= 12) return `a young ${child}`;
	if (character.age <= 17) return `a teenage ${child}`;
	return character.age >= 65 ? `an older ${grown}` : `a ${grown}`;
}

function speciesOf(character: WriterCharacter): string | null {
	const said = character.personality.match(SPECIES)?.[1]?.toLowerCase() ?? null;
	return said && DOGS.has(said) ? "dog" : said;
}

function nounOf(character: WriterCharacter, gender: Gender, main: WriterCharacter): string {
	const { relationship } = character;
	if (relationship === null) return "friend";
	if (relationship === "Pet") return speciesOf(character) ?? ROLES.Pet.noun.they;
	const noun = ROLES[relationship].noun[gender];
	if (relationship !== "Brother" && relationship !== "Sister") return noun;
	if (character.age === main.age) return noun;
	return `${character.age > main.age ? "big" : "little"} ${noun}`;
}

/** Takes 1 to 4 characters and the idea they are in; the one marked main leads, or the first when nobody is marked. */
export function castOf(characters: readonly WriterCharacter[], description: string, chance: Chance): Cast {
	const marked = characters.find((character) => character.isMain) ?? characters[0];
	if (!marked) throw new Error("a story needs somebody in it");
	const others = characters.filter((character) => character !== marked);
	const genders = gendersOf([marked, ...others], description);
	const taken = new Set<string>();
	const playerOf = (character: WriterCharacter): Player => {
		const personality = oneLine(character.personality);
		const gender = genders.get(character) ?? "they";
		const animalOrBaby = character.relationship === "Pet" || (character !== marked && character.age <= 2);
		const trait = traitOf(personality, animalOrBaby ? new Set() : taken);
		if (trait && !animalOrBaby) taken.add(trait.id);
		const manner = trait ?? (character === marked ? untold(chance) : null);
		return {
			name: oneLine(character.name),
			age: character.age,
			gender,
			pronouns: PRONOUNS[gender],
			trait,
			manner,
			loves: lovesOf(personality),
			deed: deedOf(character, manner, taken),
			usesWheelchair: /(?<!\p{L})wheel-?chair(?!\p{L})/iu.test(personality),
		};
	};
	const main = playerOf(marked);
	if (main.manner) taken.add(main.manner.id);
	const done = new Set<Deed>();
	const companions = others.map((character): Companion => {
		const player = playerOf(character);
		const relationship = character.relationship ?? "Friend";
		const relative = { ...character, relationship };
		const noun = nounOf(relative, player.gender, marked);
		const isTitled = ROLES[relationship].titles?.test(player.name) ?? false;
		const named = isTitled || noun === NAME_ALONE;
		const isBaby = !isTitled && named && relationship === "Baby sibling" && player.age <= 3;
		const alone = isBaby ? `baby ${player.name}` : player.name;
		const deed = done.has(player.deed) ? spareDeed(done) : player.deed;
		done.add(deed);
		return {
			...player,
			deed: wordedDeed({ ...player, deed }, chance),
			isPet: relationship === "Pet",
			introduction: named ? alone : `${main.pronouns.her} ${noun} ${player.name}`,
			plainly: named ? `${player.name} comes too.` : `${player.name} is ${possessive(main.name)} ${noun}.`,
			figure: figureOf(relative, player.gender),
		};
	});
	return {
		main: {
			...main,
			deed: wordedDeed(main, chance),
			figure: figureOf(marked, main.gender),
		},
		companions,
	};
}

function traitWith(id: string): Trait {
	const found = TRAITS.find((trait) => trait.id === id);
	if (!found) throw new Error(`no such trait: ${id}`);
	return found;
}

function untold(chance: Chance): Trait {
	return traitWith(chance.pick("untold", UNTOLD));
}

/** The deed in one of its wordings. */
function wordedDeed({ deed, name, usesWheelchair }: Player, chance: Chance): Deed {
	const { tiny, short, long } = deed;
	const worded = (line: string) => {
		const told = oneWording(line, chance.pickUntold, `deed ${name}`);
		return usesWheelchair ? onWheels(told) : told;
	};
	return { tiny: worded(tiny), short: worded(short), long: worded(long) };
}

/** Two brothers of whom we know nothing must not do the very same thing. */
function spareDeed(done: ReadonlySet<Deed>): Deed {
	const spare = Object.values(ROLES).find(
		(role) => role !== ROLES["Baby sibling"] && role !== ROLES.Pet && !done.has(role.deed),
	);
	if (!spare) throw new Error("more companions than deeds");
	return spare.deed;
}
