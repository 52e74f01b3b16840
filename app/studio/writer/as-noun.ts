import { article } from "~/studio/story/article";
import { isPerson } from "~/studio/story/figure";
import type { Outfit } from "~/studio/story/outfits";
import type { Person } from "./cast-of";
import type { Cast } from "./fill";
import { knownHead } from "./noun-classes";
import type { TakenNoun } from "./taken-noun";
import { kindOfNoun } from "./who-is-what";

/** Somebody of the family as the noun that a story tells of: what they wear, how a painter sees them, and how they come in. */

/** What people wear who are somebody by what they wear. */
const WORN: Readonly<Partial<Record<Outfit, readonly string[]>>> = {
	royal: ["king", "queen", "prince", "princess", "emperor", "empress", "knight", "duke", "duchess"],
	sailor: ["captain", "pirate", "sailor", "buccaneer", "admiral"],
	astronaut: ["astronaut", "alien", "martian"],
	apron: ["chef", "cook", "baker"],
	explorer: ["explorer", "detective", "archaeologist"],
};

/** The people of a book, those dressed and described as what they are in its story who are somebody there. */
export function asTheyAre(
	people: readonly Person[],
	slots: Readonly<Record<string, TakenNoun>>,
): readonly Person[] {
	return people.map((person, at) => {
		const noun = Object.values(slots).find(({ who }) => who === at);
		return noun ? asNoun(person, noun) : person;
	});
}

function asNoun(person: Person, noun: TakenNoun): Person {
	const { member, figure: plain } = person;
	if (member.kind === "toy" || !isTold(noun)) return person;
	const last = plain.split(" ").at(-1) ?? "";
	const isItself = !isPerson(member.kind) && (last === "pet" || kindOfNoun(last) === kindOfNoun(noun.short));
	const a = `${article(noun.full)} ${noun.full}`;
	const figure = !isItself ? `${plain} as ${a}` : noun.full === noun.short ? `a friendly ${noun.short}` : a;
	const outfit = Object.entries(WORN).find(([, nouns]) => nouns.includes(kindOfNoun(noun.short)))?.[0];
	return {
		...person,
		figure,
		member: { ...member, figure, ...(outfit && isPerson(member.kind) && { outfit: outfit as Outfit }) },
	};
}

/** Whether the noun says what somebody is: "grandma" of a guest says only who. */
const isTold = ({ short }: TakenNoun) => {
	const classes = knownHead(short.toLowerCase().split(" "))?.known.classes;
	return classes !== undefined && ["animal", "magical", "person"].some((one) => classes.has(one as "animal"));
};

/** As sentences speak of them: whom no family has at home comes in as "a very small dragon called Fizz", anybody else as "her grandad Joe". */
export function asCast(
	{ name, pronouns, called, member }: Person,
	{ full, short }: TakenNoun,
	isBrief: boolean,
): Cast {
	const isMagical = knownHead(short.toLowerCase().split(" "))?.known.classes.has("magical");
	const isStrange = isMagical && !isPerson(member.kind);
	const noun = isBrief ? short : full;
	return { name, pronouns, called: isStrange ? `${article(noun)} ${noun} called ${name}` : called };
}
