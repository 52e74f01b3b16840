import type { Declared, DeclaredPerson } from "~/studio/shelf/story";
import type { StoryIdea } from "~/studio/story/idea";
import type { Looks } from "~/studio/story/script";
import type { Shot } from "~/studio/story/vocabulary";
import { inFull } from "~/studio/writer/shown";
import { bookOf } from "~/studio/writer/book-of";
import { castOf, type Person } from "~/studio/writer/cast-of";
import { chanceOf } from "~/studio/writer/chance";
import { levelOf } from "~/studio/writer/levels";
import { placeOf } from "~/studio/writer/place";
import { sceneOf } from "~/studio/writer/scene-of";
import { namedIn, placeholderOf, unnamed, withNames } from "./placeholders";
import type { Written } from "./port";
import { NOTHING, USUAL } from "./prompt";
import { type Answer, type AnsweredPicture, printedWords } from "./vendor-answer";

/** From a vendor's answer that holds to a book: its words and pictures, with the family's cast in them. */

/** `seed` decides the cast's colours, and how each picture shares its paper with the words. */
export function scriptOf(answer: Answer, idea: StoryIdea, seed: string): Omit<Written, "tokens"> {
	const chance = chanceOf(seed);
	const { id: place } = placeOf(idea.location);
	const people = castOf(idea, place, chance).map((person, index) => {
		const worn = answer.wardrobe.find(({ who }) => who === placeholderOf(index));
		return { ...person, member: { ...person.member, outfit: worn?.outfit ?? person.member.outfit } };
	});
	const shown = (text: string) => unnamed(text, people);
	/** A placeholder is whom it stands for, by what they look like. */
	const told = (text: string) =>
		inFull(
			people.reduce(
				(said, { figure }, index) => said.replace(new RegExp(`${placeholderOf(index)}(?!\\d)`, "gu"), figure),
				shown(text),
			),
			people,
		);
	const isMain = (_: unknown, index: number) => people[index]?.member.isMain === true;
	const everybody = people.map((_, index) => placeholderOf(index));
	const main = everybody.filter(isMain);
	/** Those whom it tells of, and nobody besides. */
	const thereIn = ({ shows }: AnsweredPicture) => everybody.filter((who) => namedIn(shows).has(who));
	const picture = (answered: AnsweredPicture, there: readonly string[], shot: Shot) =>
		sceneOf(declaredOf(answered, there, shot), {
			place,
			who: (key) => people.filter((_, index) => placeholderOf(index) === key).map(({ member }) => member),
			noun: (what) => what,
		});

	const named = answer.spreads.map(({ picture }) => thereIn(picture));
	const shots = shotsOf(
		answer.spreads.map((one, index) => ({ ...one.picture, people: named[index]?.length ?? 0 })),
	);
	const { cover } = answer;
	const opener = answer.spreads[0]?.picture ?? cover;
	const script = bookOf(
		{
			title: idea.title,
			level: levelOf(idea),
			cast: people.map(({ member }) => member),
			cover: picture(cover, thereIn(cover), cover.shot === "close" ? "mid" : cover.shot),
			titlePage: { scene: picture({ ...opener, figures: [], props: [] }, main, "mid") },
			spreads: answer.spreads.map((one, index) => ({
				words: one.words.map((text) => printedWords(text, idea)),
				shows: told(one.picture.shows),
				scene: picture(one.picture, named[index] ?? [], shots[index] ?? "mid"),
			})),
			synopsis: withNames(answer.synopsis, idea),
			looks: looksOf(answer, people),
		},
		chance,
	);
	return { script, imagePrompt: told(cover.shows) };
}

function looksOf({ wardrobe, things }: Answer, people: readonly Person[]): Looks {
	const worn = people.flatMap(({ member }, index) => {
		const { wears = "" } = wardrobe.find(({ who }) => who === placeholderOf(index)) ?? {};
		return wears === "" ? [] : [[member.id, unnamed(wears, people)] as const];
	});
	const seen = things.map(({ name, looks }) => unnamed(`${name}: ${looks}`, people));
	return { clothes: Object.fromEntries(worn), things: seen };
}

const STANDING: DeclaredPerson = { does: "stand" };

/** A picture as a story of the shelf declares one, of just those who are in it. */
function declaredOf(answered: AnsweredPicture, there: readonly string[], shot: Shot): Declared {
	const { setting, time, weather, mood, outfit, figures, props, shows } = answered;
	const people = there.map((who): [string, DeclaredPerson] => {
		const meant = figures.find((figure) => figure.who === who);
		if (!meant) return [who, STANDING];
		const { pose, expression, holds } = meant;
		const beside = there.find((other) => other !== who);
		return [
			who,
			{
				does: pose,
				feels: expression,
				...(holds !== NOTHING && { holds }),
				...(pose === "hug" && beside !== undefined && { with: beside }),
			},
		];
	});
	return {
		shot,
		at: setting,
		time,
		weather,
		mood,
		...(outfit !== USUAL && { outfit }),
		people: Object.fromEntries(people),
		things: props.map((what) => ({ what, where: "" })),
		not: [],
		shows,
	};
}

/** As many as can be seen from near. */
const MOST_NEAR = 2;
const SHOT_ORDER: readonly Shot[] = ["mid", "wide", "above", "close"];

type Framed = Pick<AnsweredPicture, "shot" | "figures"> & { people: number };

/** The shots that were asked for, but where they don't suit who is there, or would be the third alike running. */
function shotsOf(pictures: readonly Framed[]): Shot[] {
	const taken: Shot[] = [];
	for (const { shot, figures, people } of pictures) {
		const before = taken.slice(-2);
		// A sleeper's bed is seen from its side, whole.
		const isAsleep = figures.some(({ pose }) => pose === "sleep");
		const suits = (one: Shot) =>
			!(one === "close" && (people > MOST_NEAR || isAsleep)) &&
			!(one === "above" && isAsleep) &&
			!(before.length === 2 && before.every((other) => other === one));
		taken.push([shot, ...SHOT_ORDER].find(suits) ?? shot);
	}
	return taken;
}
