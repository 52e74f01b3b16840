import type { CastMember } from "~/studio/story/cast";
import type { StoryIdea } from "~/studio/story/idea";
import { MOST_LETTERS } from "~/studio/story/levels";
import { recognisePlace } from "~/studio/story/recognise-place";
import type { Scene } from "~/studio/story/scene";
import type { Script } from "~/studio/story/script";
import type { Level } from "../shelf/levels";
import { type Beat, type Declared, tellingFor } from "../shelf/story";
import { asCast, asTheyAre } from "./as-noun";
import { bookOf, pagesAt, type ToldSpread } from "./book-of";
import { castOf, type Person } from "./cast-of";
import { type Chance, chanceOf } from "./chance";
import type { Choice } from "./choice";
import { curlyQuotes, oneLine } from "./cleaning";
import { type Cast, type Choose, definite, fill, listed, type Part, type Told } from "./fill";
import { LEVEL_RULES, levelOf } from "./levels";
import { looksOf } from "./looks-of";
import { partsOf } from "./parts-of";
import { placeOf, setAt } from "./place";
import { calledNear } from "./said-near";
import { sceneOf } from "./scene-of";
import { type Parts, shownBy } from "./shown";
import type { TakenNoun } from "./taken-noun";
import { addedTo, UNTITLED, withTitled } from "./titled";
import { isNamed } from "./wording";

/** A story of the shelf told for a family: its names and nouns in it, a part for each companion, every picture declared. */

/** `seed` decides between wordings, or `choose`; `wordings`, by first page of a spread, tell that one otherwise. */
type Manner = { seed: string; choose?: Choose; wordings?: Readonly<Record<number, string>> };

export type Book = {
	script: Script;
	/** The cover for a painter, without names. */
	imagePrompt: string;
};

/** Takes an idea and its choice; the same ones and the same seed always give the same book. */
export function tellStory(
	idea: StoryIdea,
	{ story, slots, heard, titled = UNTITLED }: Choice,
	{ seed, choose, wordings = {} }: Manner,
): Book {
	const chance = chanceOf(seed);
	const readingLevel = levelOf(idea);
	const { told: level, isLiteral } = LEVEL_RULES[readingLevel];
	const named = setAt(placeOf(idea.location), story.set);
	const place = story.away === named.id ? placeOf("home") : named;
	const people = asTheyAre(castOf(idea, named.id, chance), slots);
	const parts = partsOf(story, people, idea, slots);
	const said = teller({ story, idea, slots, heard, level, place, people, parts });
	const picture = (declared: Declared, turn: Person | undefined): Scene =>
		sceneOf(declared, {
			place: place.id,
			outfit: story.outfit,
			who: whoIs(parts, turn),
			noun: (what) => slots[what]?.short ?? what,
			drawn: (key) => story.roles[key]?.drawn,
			isCast: (what) => what in parts.cast,
		});

	/** A beat may be told otherwise where somebody of the family is its guest. */
	const told = new Set([...heard, ...Object.keys(parts.cast).map((slot) => `known ${slot}`)]);
	const spreads = story.spreads.map((whole, index): ToldSpread => {
		const beat = tellingFor(whole, told);
		const turn = beat.turn === undefined ? undefined : parts.companions[beat.turn - 1];
		const chosen = choose ?? chooser(chance, `${beat.beat} ${wordings[pagesAt(index)[0] ?? 0] ?? ""}`);
		const words = (beat.text?.[level] ?? [""]).map((text) => said.page(text, beat, turn, chosen));
		return {
			words: isLiteral ? words.map(literal) : words,
			shows: said.shown(beat.picture.shows, turn),
			scene: picture(beat.picture, turn),
		};
	});
	const members = people.map(({ member }) => member);
	/** Where a family looks for whom the title names: the picture, and what a painter is told of it. */
	const front = ({ shows }: Declared, drawn: Scene) => {
		const scene = withTitled(drawn, titled, members);
		const also = addedTo(drawn, scene, people);
		const told = said.shown(shows, undefined);
		return { scene, shows: also.length > 0 ? `${told} Also in it, in front: ${listed(also)}.` : told };
	};
	const cover = front(story.cover, atPlace(picture(story.cover, undefined), named.id, idea));
	const titlePage = picture(story["title-page"], undefined);
	const script = bookOf(
		{
			title: idea.title,
			level: readingLevel,
			cast: members,
			cover: cover.scene,
			titlePage: front(story["title-page"], {
				...titlePage,
				setting: story["title-page"].at === undefined ? named.id : titlePage.setting,
			}),
			spreads,
			story: story.id,
			synopsis: said.synopsis(story.synopsis),
			looks: { clothes: {}, things: looksOf(story, slots) },
		},
		chance,
	);
	return { script, imagePrompt: cover.shows };
}

/** Who is meant by the keys of a picture's people. */
const whoIs =
	({ hero, companions, roles, cast }: Parts, turn: Person | undefined) =>
	(key: string): readonly CastMember[] => {
		if (key === "hero") return [hero.member];
		if (key === "turn") return turn ? [turn.member] : [];
		if (key === "others") return companions.filter((one) => one !== turn).map(({ member }) => member);
		const role = roles[key] ?? cast[key];
		return role ? [role.member] : [];
	};

/** A cover shows where the family said that its book plays, and at the hour that it told. */
function atPlace(
	cover: Scene,
	setting: Scene["setting"],
	{ title, location, description }: StoryIdea,
): Scene {
	const told = recognisePlace({ title, location, description }).time;
	return { ...cover, setting, time: told === "noon" ? cover.time : told };
}

type Telling = Choice & {
	idea: StoryIdea;
	level: Level;
	place: ReturnType<typeof placeOf>;
	people: readonly Person[];
	parts: Parts;
};

/** Levels whose sentences have no room for more than a short noun. */
const SHORT: readonly Level[] = ["tiny", "starter"];

/** What tells pages, synopsis and pictures of one book. */
function teller({ story, idea, slots, heard, level, place, people, parts }: Telling) {
	const { hero, companions } = parts;
	const names = listed(companions.map(({ name }) => name));
	/** Bare names last: the teacher in "Nani and her teacher Coach Dave" would be Nani's. */
	const isBare = ({ called, name }: Person) => Number(called === name);
	const company = listed(
		[...companions].sort((one, other) => isBare(one) - isBare(other)).map(({ called }) => called),
	);
	const isShort = SHORT.includes(level);
	/** Nobody's photo may be told of by a noun: "the {dear}". */
	const withSlots = (words: string) =>
		words.replace(/\{the (\w+)\}/gu, (_, slot: string) => definite(slots[slot]?.short ?? slot));
	// A confident reader's sentences are still too short for all that may be said of a place.
	const isPlain = isShort || level === "confident";
	const roles = Object.fromEntries(
		Object.entries(parts.roles).map(([name, person]): [string, Part] => [
			name,
			person ?? {
				words: calledNear(story.roles[name]?.near ?? [], idea) ?? withSlots(story.roles[name]?.else ?? name),
			},
		]),
	);
	/** Of whom the pages before have told. */
	const met = new Set<string>();
	const cast = (isByName: boolean): Readonly<Record<string, Cast>> =>
		Object.fromEntries(
			Object.entries(parts.cast).map(([slot, person]) => {
				const told = asCast(person, slots[slot] as TakenNoun, level !== "pro");
				return [slot, isByName || met.has(person.name) ? { ...told, called: told.name } : told];
			}),
		);
	const unmet = cast(false);
	/** "In a castle", and from then on "in the castle". */
	let isThere = false;
	const here = (isShort: boolean): Told["place"] => {
		const told = placeTold(place, isShort);
		return isThere ? { ...told, at: withThe(told.at), name: withThe(told.name) } : told;
	};
	const told: Told = {
		hero: { ...hero, isOnWheels: hero.member.usesWheelchair },
		companions,
		slots,
		cast: cast(isShort),
		heard,
		roles,
		title: curlyQuotes(oneLine(idea.title)),
		company: isShort ? names : company,
		place: placeTold(place, isPlain),
		isShort,
	};
	return {
		/** A page as full as it may be: where it would be too long, with short nouns, then with "everybody" for many names. */
		page(text: string, beat: Beat, turn: Person | undefined, choose: Choose): string {
			const whole = withLines(text, beat, turn, hero, level);
			const long = { ...told, turn, cast: cast(isShort), place: here(isPlain) };
			const short = {
				...long,
				cast: cast(true),
				isShort: true,
				place: here(true),
				company: names,
			};
			const crowded = { ...short, isCrowded: true };
			const tries = [
				() => fill(whole, long, choose),
				() => fill(whole, short, choose),
				() => fill(whole, crowded, choose),
				() => fill(whole, crowded, shortest),
			];
			const most = MOST_LETTERS[level];
			let said = "";
			for (const filled of tries) {
				said = filled();
				if (said.length <= most) break;
			}
			isThere ||= [isPlain, true].some((isBrief) => said.includes(placeTold(place, isBrief).name));
			for (const { name } of Object.values(parts.cast)) if (isNamed(name, said)) met.add(name);
			return said.length <= most
				? said
				: briefly(
						said,
						people.map(({ name }) => name),
						most,
					);
		},
		synopsis: (text: string) =>
			fill(text, { ...told, cast: unmet, isShort: false, company }, first)
				.split(/\n{2,}/u)
				.map((paragraph) => paragraph.replace(/\s+/gu, " ").trim())
				.filter((paragraph) => paragraph !== "")
				.join("\n\n"),
		shown: (text: string, turn: Person | undefined) => {
			const isNobodys = !people.some(({ name }) => isNamed(name, told.place.at));
			const anywhere = placeTold({ ...place, at: place.words.at }, false);
			return shownBy(text, isNobodys ? told : { ...told, place: anywhere }, parts, turn);
		},
	};
}

/** Where there is no room for it, whoever was named in full is called by the first name; in the last resort from the start. */
function briefly(text: string, names: readonly string[], most: number): string {
	const shortened = (isFromStart: boolean) =>
		names.reduce((said, name) => {
			const after = isFromStart ? 0 : said.indexOf(name) + name.length;
			const [firstName = name] = name.split(" ");
			return said.slice(0, after) + said.slice(after).replaceAll(name, () => firstName);
		}, text);
	const once = shortened(false);
	return once.length <= most ? once : shortened(true);
}

/** Of the wordings of a text. */
export const shortest: Choose = (options) =>
	options.reduce((one, other) => (other.length < one.length ? other : one));
export const longest: Choose = (options) =>
	options.reduce((one, other) => (other.length > one.length ? other : one));
const first: Choose = ([one = ""]) => one;

/** Without the preposition, a place is named by itself: "the 38 bus". */
function placeTold({ at, shortAt, words }: ReturnType<typeof placeOf>, isShort: boolean): Told["place"] {
	const told = isShort ? shortAt : at;
	const name = told.replace(
		/^(?:in front of|on top of|next to|deep in|high up in|up on|up in|in|on|at|by|under|near|among|inside|outside|behind|beside|above|below|beyond|aboard|around|along|between|over|across)\s+/iu,
		"",
	);
	return { at: told, name, landmark: words.spot, path: words.path };
}

const withThe = (place: string) => place.replace(/(?<!\p{L})an? /u, "the ");

/** A page with the line of whoever's turn it is, and with how the hero does it. */
function withLines(text: string, beat: Beat, turn: Person | undefined, hero: Person, level: Level): string {
	const line = beat.with?.[turn?.company ?? "alone"] ?? beat.with?.[turn ? "child" : "alone"];
	return text
		.replace("{turn}", () => line?.[level] ?? "")
		.replace("{deed}", () => beat.deed?.[hero.manner][level] ?? "");
}

/** Without sound words: "Whisk!" on its own says nothing to somebody who takes words as they are. */
function literal(text: string): string {
	return text.replace(/(?<=^|[.!?’] )\p{Lu}\p{L}+(?:, \p{L}+)*! (?=\S)/gu, "");
}

const chooser =
	(chance: Chance, question: string): Choose =>
	(options, at) =>
		chance.pick(`${question} ${at}`, options);
