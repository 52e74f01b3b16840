import type { StoryIdea } from "../port";
import { type Cast, castOf } from "./cast";
import { type Chance, chanceOf } from "./chance";
import { oneLine, prose, withoutEmoji, withoutMarkup } from "./cleaning";
import { goalsIn } from "./goal";
import { type Place, placeOf } from "./place";
import { choosePlot } from "./plots/choose";
import type { Plot } from "./plots/plot";
import { joined, type Thing, thingsIn, tokensOf } from "./things";
import { isAtNight } from "./time";
import { withArticle, wordsOf } from "./wording";

/** Everything the grammar understood of a family's idea. */
export type Reading = {
	chance: Chance;
	title: string;
	cast: Cast;
	place: Place;
	/** The words say that it plays at night. */
	atNight: boolean;
	plot: Plot;
	/** What the story is about; always there, taken from the plot or the setting where the idea names nothing fitting. */
	thing: Thing;
	/** An infinitive without "to", in the family's words; null when they hold none. */
	goal: string | null;
	/** A second one, where the description has two. */
	also: string | null;
	/** Other things the description names. */
	details: Thing[];
	/** The description itself, when nothing in it could be understood. */
	cue: string | null;
};

const CUE_WORDS = 6;
const CUE_LETTERS = 40;

/** Takes a family's idea; the same idea gives the same reading, chances included. */
export function readIdea(idea: StoryIdea): Reading {
	const chance = chanceOf(seedOf(idea));
	const cast = castOf(idea.characters, chance);
	const { her, herObject } = cast.main.pronouns;
	const names = idea.characters.map((character) => oneLine(character.name));
	const description = asTyped(prose(idea.description), names);
	const tokens = tokensOf(joined(description));
	const [goal = null, also = null] = goalsIn(
		tokens,
		{ her, herObject },
		cast.main.name.toLowerCase().split(/\s+/),
	);
	const place = placeOf(idea.location, description, her);
	const species = cast.companions
		.filter((companion) => companion.isPet)
		.map((companion) => companion.introduction);
	const things = thingsIn(tokens, her).filter(
		(thing) => !species.some((pet) => pet.includes(thing.head)) && !isPlace(thing, place),
	);
	const plot = choosePlot(goal, things);
	const understood = goal !== null || things.length > 0;
	const cue = understood ? null : cueOf(description);
	const thing =
		subjectOf(plot, goal, things) ??
		instead(plot, place, goal !== null || (cue !== null && idea.readingLevel !== "tiny"));
	/** What went missing is the wish, even where the words after it start with looking somewhere. */
	const isOther = goal !== null && thing.isLost && plot.id === "find" && !isSaid(thing, goal);
	const said = isOther ? "" : `${goal} ${also}`;
	return {
		chance,
		title: titleOf(idea.title),
		cast,
		place,
		atNight: isAtNight(idea.title, idea.location, description),
		plot,
		thing,
		goal: isOther ? null : goal,
		also: isOther ? null : also,
		details: things.filter((other) => other !== thing && isSeen(other) && !isSaid(other, said)),
		cue,
	};
}

function seedOf(idea: StoryIdea): string {
	const people = idea.characters.map(({ name, age, personality, isMain, relationship }) => [
		name,
		age,
		personality,
		isMain,
		relationship,
	]);
	return JSON.stringify([idea.title, idea.location, idea.description, idea.readingLevel, people]);
}

/** A name keeps the spelling the family gave it, however the description shouts or whispers it. */
function asTyped(description: string, names: readonly string[]): string {
	let text = description;
	for (const name of names) {
		const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		if (name)
			text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "giu"), () => name);
	}
	return text;
}

function titleOf(title: string): string {
	const words = withoutEmoji(oneLine(title));
	return words === "" ? "Our Story" : words;
}

const isPlace = (thing: Thing, place: Place) => place.at.toLowerCase().includes(thing.head);
/** Nobody comes across these on the way. */
const UNSEEN = new Set(wordsOf("friend mystery puzzle riddle song story lullaby secret hug problem"));

const isSeen = (thing: Thing) =>
	thing.kind !== "fear" &&
	thing.kind !== "making" &&
	!UNSEEN.has(thing.head) &&
	thing.kind !== "event" &&
	!/^(?:her|his|their|the) |^snow|^rain/.test(thing.indefinite);
const isSaid = (thing: Thing, goals: string) => goals.toLowerCase().includes(thing.head.replace(/_/g, " "));

/** What went missing, else what the goal names, else the first thing that suits the plot. */
function subjectOf(plot: Plot, goal: string | null, things: readonly Thing[]): Thing | null {
	const fitting = things.filter((thing) => plot.kinds.includes(thing.kind));
	const missing = plot.id === "find" ? things.find((thing) => thing.isLost) : undefined;
	const wished = goal ? fitting.find((thing) => isSaid(thing, goal)) : fitting[0];
	return missing ?? wished ?? null;
}

/** With a wish of the family's own in the air, only something vague can stand for it. */
function instead(plot: Plot, place: Place, isWished: boolean): Thing {
	const phrase = isWished ? plot.insteadOfWish : (plot.instead ?? place.setting.keepsake);
	return {
		kind: plot.kinds[0] ?? "object",
		head: phrase,
		isPlural: false,
		isLost: false,
		indefinite: withArticle(phrase),
		definite: `the ${phrase}`,
		plain: isWished || plot.instead ? "" : withArticle(phrase),
	};
}

/** At most six words or forty letters (some scripts put no spaces between words). */
function cueOf(description: string): string | null {
	const words = withoutMarkup(description).split(" ").slice(0, CUE_WORDS).join(" ");
	const letters = [...words]
		.slice(0, CUE_LETTERS)
		.join("")
		.replace(/[\s.,;:!?…“”‘’"()-]+$/u, "")
		.replace(/^[\s.,;:!?…“”‘’"()-]+/u, "");
	return wordsOf(letters).length > 0 ? letters : null;
}
