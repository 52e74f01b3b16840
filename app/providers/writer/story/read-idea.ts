import type { StoryIdea } from "../port";
import { type Cast, castOf } from "./cast";
import { type Chance, chanceOf } from "./chance";
import { oneLine, withoutEmoji } from "./cleaning";
import { namedIn } from "./named";
import { type Place, placeOf } from "./place";
import { onlyWished, type Retold, retellingOf } from "./retell";
import { isAtNight } from "./time";
import { wishOf } from "./wish";

/** What the grammar has of a family's idea. */
export type Reading = {
	chance: Chance;
	title: string;
	cast: Cast;
	place: Place;
	/** The words say that it plays at night. */
	atNight: boolean;
	/** The idea as the family wrote it, on one line. */
	idea: string;
	/** The idea as part of the story; null: it is quoted. */
	retold: Retold | null;
	/** A creature or vehicle of the idea, for the picture; null for none. */
	named: string | null;
};

/** Takes a family's idea; the same idea and seed give the same reading, chances included. */
export function readIdea(idea: StoryIdea, seed = ""): Reading {
	const { title, location, description } = idea;
	const chance = chanceOf(seedOf(idea) + seed);
	const cast = castOf(idea.characters, chance);
	const wish = wishOf(description, cast);
	return {
		chance,
		title: titleOf(title),
		cast,
		place: placeOf(location, cast.main.pronouns.her),
		atNight: isAtNight(title, location, description),
		idea: oneLine(description),
		retold: wish === null ? retellingOf(description, cast) : onlyWished(wish),
		named: namedIn(description),
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

function titleOf(title: string): string {
	const words = withoutEmoji(oneLine(title));
	return words === "" ? "Our Story" : words;
}
