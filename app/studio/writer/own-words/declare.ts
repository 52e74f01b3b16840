import type { CastMember } from "~/studio/story/cast";
import { placeNamed } from "~/studio/story/recognise-place";
import type { Declared, DeclaredPerson, DeclaredThing } from "../../shelf/story";
import { drawingFor } from "../drawing-for";
import { kinOf } from "../spellings";
import { whoOf } from "../titled";
import type { IdeaRead } from "../words";
import { FEELS, HOURS, MOODS, OUTFITS, POSES, saidBy, TOGETHER, WEATHERS } from "./picture-words";

/** What the picture of a family's own sentence shows: whom it names, doing what it says, and the things in it. */

/** What goes on from page to page: whom "she" means (the last named first), who "they" are, what "it" is, and when it is. */
export type Before = { people: readonly number[]; group: readonly number[]; thing?: string; time?: string };

export type Shown = { picture: Declared; before: Before };

type Gender = CastMember["pronouns"];

/** The key of somebody of the family in a picture. */
export const roleOf = (who: number) => `who${who}`;

/** Braces and brackets mean something in a story's text, and a family has typed these. */
export const plain = (typed: string) => typed.replace(/[<>{}[\]|]/gu, "");

const SHOTS: readonly Declared["shot"][] = ["mid", "wide", "mid", "close", "wide", "mid", "above"];
const SKY = /\b(?:moon|sun|star|stars|cloud|clouds|rainbow|comet|planet)\b/u;
const SEEN = /\b(?:look|looks|looked|see|sees|saw|watch|watches|watched|under|shines|shone|sky)\b/u;
const IT = /^(?:it|its|it’s)$/u;
/** Only where somebody is, or goes: "peg the moon on the line" plays nowhere else. */
const SOMEWHERE =
	/(?:^| )(?:in|into|to|at|on|onto|under|through|inside|round|over|up|down|along|across|behind)((?: \S+){1,4})/gu;

/** Takes a page of the family's as it was read, everybody's gender, its place among the pages, and what was before; `shows` is its sentence, without names. */
export function declare(
	read: IdeaRead,
	genders: readonly Gender[],
	{ shows, page, before }: { shows: string; page: number; before: Before },
): Shown {
	const { words, people: cast } = read;
	const told = words.filter(({ deniedBy }) => deniedBy === null);
	const sentence = words.map(({ lower }) => lower).join(" ");
	const doers = peopleIn(read, genders, before);
	/** Nobody does it: everybody watches. */
	const watchers = doers.length > 0 ? [] : before.group;
	const things = thingsIn(read, before);
	const [first] = things;
	const pose = saidBy(told, POSES) ?? "stand";
	const feels =
		saidBy(told, FEELS) ?? (watchers.length > 0 ? (WATCHING[page % WATCHING.length] ?? "glad") : "glad");
	const isMirrored = page % 2 === 1;
	const sides = isMirrored
		? ["right", "left", "middle", "right far"]
		: ["left", "right", "middle", "left far"];
	const one = (who: number, at: number): readonly [string, DeclaredPerson] => {
		const does = watchers.length > 0 || (at > 0 && !TOGETHER.has(pose)) ? "stand" : pose;
		const partner = doers[at === 0 ? 1 : 0];
		return [
			roleOf(who),
			{
				...{ does, feels, where: sides[at] ?? "right" },
				...(first !== undefined && { "looks-at": first }),
				...(does === "hug" && partner !== undefined && { with: roleOf(partner) }),
			},
		];
	};
	const where = isMirrored ? ["left", "middle", "right"] : ["right", "middle", "left"];
	const placed = things.map((what, at): DeclaredThing => {
		const size = sizeSaid(sentence, what) ?? (watchers.length > 0 && at === 0 ? "large" : undefined);
		const side = where[at] ?? "middle";
		// The moon that comes in stands there; the one that is looked at shines.
		const isInSky = SKY.test(what) && (at > 0 || SEEN.test(sentence));
		return { what, where: isInSky ? `in the sky ${side}` : `on the ground ${side}`, ...(size && { size }) };
	});
	const time = saidBy(told, HOURS) ?? before.time;
	const [mood, weather] = [saidBy(told, MOODS), saidBy(told, WEATHERS)];
	// "The library", of a list of where they drive.
	const at = isFragment(words) ? placeNamed(sentence) : placeIn(sentence);
	const outfit = OUTFITS[pose];
	const shot = SHOTS[page % SHOTS.length] ?? "mid";
	const shown = [...doers, ...watchers].slice(0, cast.length);
	const thing = sentence.split(" ").some((word) => IT.test(word))
		? (before.thing ?? first)
		: (first ?? before.thing);
	return {
		picture: {
			...{ shot, things: placed, not: [], shows, people: Object.fromEntries(shown.map(one)) },
			...{ ...(at && { at }), ...(time && { time }), ...(mood && { mood }), ...(weather && { weather }) },
			...(outfit && { outfit }),
		},
		before: {
			people: [...new Set([...[...doers].reverse(), ...before.people])],
			group: doers.length > 0 ? doers : before.group,
			...{ ...(thing && { thing }), ...(time && { time }) },
		},
	};
}

/** A page of a list does nothing: what was told of before is there. */
const isFragment = (words: IdeaRead["words"]) => !words.some(({ pos }) => pos === "VERB" || pos === "AUX");
const WATCHING = ["surprised", "thinking", "glad"];
const EVERYBODY = /^(?:everyone|everybody|all|we|us)$/u;
const THEY = /^(?:they|them|both)$/u;
const OF_GENDER: Readonly<Record<string, Gender>> = {
	he: "he",
	him: "he",
	his: "he",
	she: "she",
	her: "she",
};

/** Whoever is named or meant, in the order of the words. */
function peopleIn({ words, people }: IdeaRead, genders: readonly Gender[], before: Before): number[] {
	const everybody = people.map((_, who) => who);
	const doers: number[] = [];
	for (const [at, { lower, who, deniedBy }] of words.entries()) {
		if (deniedBy !== null) continue;
		const next = words[at + 1];
		// Whose finger it is is there; "her nani" has her by herself.
		const isKin = next !== undefined && (next.who !== null || kinOf(next.lower) !== null);
		const gender = isKin ? undefined : OF_GENDER[lower];
		const kin = words[at]?.pos === "NOUN" ? whoOf(lower, people) : undefined;
		if (who !== null) doers.push(who);
		else if (kin !== undefined) doers.push(kin);
		else if (EVERYBODY.test(lower)) doers.push(...everybody);
		else if (THEY.test(lower)) doers.push(...(before.group.length > 1 ? before.group : everybody));
		else if (gender) doers.push(...meantBy(gender, [...doers].reverse()));
	}
	return [...new Set(doers)];

	function meantBy(gender: Gender, here: readonly number[]): number[] {
		const isSo = (who: number) => genders[who] === gender;
		// Of whom nobody has told it, it may be said.
		const mayBe = (who: number) => genders[who] === "they";
		const found = [...here, ...before.people].find(isSo) ?? everybody.find(isSo) ?? before.people.find(mayBe);
		return found === undefined ? [] : [found];
	}
}

const MOST_THINGS = 4;

/** What is named and can be drawn; what "it" is comes first. */
function thingsIn({ words, nouns, people }: IdeaRead, before: Before): string[] {
	const named = nouns
		.filter(({ to }) => words[to]?.who === null && words[to]?.deniedBy === null)
		// "Lets Luca ring the chimes".
		.filter(({ from, to }) => !(from === to && words[from - 1]?.isName && words[to + 1]?.pos === "DET"))
		.map(({ from, to }) =>
			words
				.slice(from, to + 1)
				.map(({ lower }) => lower)
				.join(" "),
		)
		.filter((noun) => whoOf(noun, people) === undefined && drawingFor(noun, false) !== null);
	const isIt = isFragment(words) || words.some(({ lower }) => IT.test(lower));
	const it = isIt && before.thing ? [before.thing] : [];
	return [...new Set([...it, ...named])].slice(0, MOST_THINGS);
}

const LARGE = /\b(?:huge|giant|enormous|massive|gigantic|biggest|great big)\b/u;
const SMALL = /\b(?:tiny|teeny|wee|little|small)\b/u;

function sizeSaid(sentence: string, what: string): "large" | "small" | undefined {
	const end = sentence.indexOf(what);
	const upTo =
		end < 0
			? ""
			: (sentence
					.slice(0, end + what.length)
					.split(/ and |,/u)
					.at(-1) ?? "");
	return LARGE.test(upTo) ? "large" : SMALL.test(upTo) ? "small" : undefined;
}

function placeIn(sentence: string): string | null {
	for (const [, phrase = ""] of sentence.matchAll(SOMEWHERE)) {
		const place = placeNamed(phrase);
		if (place !== null) return place;
	}
	return null;
}
