import type { CastMember } from "~/studio/story/cast";
import { isPerson } from "~/studio/story/figure";
import { placeNamed } from "~/studio/story/recognise-place";
import type { Figure, Scene, Thing } from "~/studio/story/scene";
import type { Kind } from "~/studio/story/vocabulary";
import type { Person } from "./cast-of";
import { drawingFor } from "./drawing-for";
import { kindOf } from "./kind-of";
import { thingOf } from "./thing-of";
import { kindOfNoun } from "./who-is-what";
import { BE, type IdeaRead } from "./words";

/** Whom and what a title names: a family looks for them on the cover, large and in front, with whom the book is for. */

export type Titled = {
	/** Places of those people among the idea's characters. */
	people: readonly number[];
	/** Nouns that have a drawing and are nobody of the family. */
	things: readonly string[];
	/** Drawings of nouns by which it means somebody of the family. */
	doubles: readonly string[];
	/** Whoever is a king or a queen, by the title's own word. */
	crowned: readonly number[];
};

export const UNTITLED: Titled = { people: [], things: [], doubles: [], crowned: [] };

const BEFORE = new Set(["DET", "ADP", "ADJ", "NUM"]);
/** As many things as a title can be about. */
const MOST = 2;
/** What somebody of such a kind is called. */
const CALLED: Readonly<Partial<Record<Kind, readonly string[]>>> = {
	baby: ["baby"],
	cat: ["cat"],
	dog: ["dog"],
	rabbit: ["rabbit"],
	bird: ["bird"],
	horse: ["horse"],
	toy: ["teddy", "bear", "toy", "doll"],
};
/** "Teddy" of a bear. */
const SAME: Readonly<Record<string, string>> = { teddy: "bear" };
const CROWNED = new Set(["king", "queen", "prince", "princess"]);

/** Which one of the people a noun means by what they are said to be, or are: "the queen", "the baby", "Teddy"; undefined: nobody, or more than one. */
export function whoOf(noun: string, people: IdeaRead["people"]): number | undefined {
	const kind = kindOfNoun(noun);
	const fitting = people.flatMap((one, at) => {
		const called = [...one.inIdea, ...one.own].map((being) => being.kind);
		const own = [...called, ...(CALLED[kindOf(one, one.inIdea)] ?? [])];
		return own.includes(kind) || own.includes(SAME[kind] ?? kind) ? [at] : [];
	});
	return fitting.length === 1 ? fitting[0] : undefined;
}

/** Takes an idea as it was read; gives whom and what its title names and doesn't deny. */
export function titledIn({ words, nouns, people }: IdeaRead): Titled {
	const isSaid = (at: number) => words[at]?.part === "title" && words[at].deniedBy === null;
	const named = words.flatMap(({ who }, at) => (who !== null && isSaid(at) ? [who] : []));
	const isFree = (at: number) => isSaid(at) && words[at]?.who === null && !words[at].isName;
	// In Capitals A Noun is taken for a name: behind these, or before somebody's name, it is none.
	const capital = words.flatMap(({ pos }, at) =>
		pos === "PROPN" && (BEFORE.has(words[at - 1]?.pos ?? "") || words[at + 1]?.isName)
			? [{ from: at, to: at }]
			: [],
	);
	/** Who is "captain" in "Captain Biscuit", and "queen" in "Gran is the Queen". */
	const whose = (from: number, to: number) => {
		const is = words.findLastIndex(({ pos }, at) => at < from && !BEFORE.has(pos));
		const subject = words[is]?.pos === "AUX" && BE.has(words[is].lower) ? words[is - 1] : undefined;
		return words[to + 1]?.part === "title" && words[to + 1]?.isName ? words[to + 1]?.who : subject?.who;
	};
	const said = [...nouns, ...capital]
		.filter(({ to }) => isFree(to))
		.map(({ from, to }) => ({
			noun: words
				.slice(from, to + 1)
				.map(({ lower }) => lower)
				.join(" "),
			of: whose(from, to),
		}));
	const meant = said.map(({ noun, of }) => ({
		...{ noun, who: of ?? whoOf(noun, people) },
		drawing: drawingFor(noun, false)?.drawing,
	}));
	const things = meant.filter(
		({ who, drawing }, at) =>
			who === undefined && drawing !== undefined && meant.findIndex((one) => one.drawing === drawing) === at,
	);
	return {
		people: [...new Set([...named, ...meant.flatMap(({ who }) => who ?? [])])],
		things: things.map(({ noun }) => noun).slice(0, MOST),
		doubles: meant.flatMap(({ who, drawing }) => (who === undefined ? [] : (drawing ?? []))),
		crowned: [
			...new Set(
				meant.flatMap(({ noun, who }) => (who !== undefined && CROWNED.has(kindOfNoun(noun)) ? [who] : [])),
			),
		],
	};
}

/** How large a title's thing is at least, mm of the world: what is smaller than that is looked for. */
const LARGE = 1100;
/** What is so large in a place that is called so is the place itself. */
const HOUSE = 1600;
const MOST_THINGS = 5;
/** Where a place has no drawing but itself, what one goes there in. */
const INSTEAD: Readonly<Partial<Record<Scene["setting"], string>>> = { space: "rocket" };
const PLACES: readonly Figure["place"][] = ["left", "right", "middle"];

/**
 * Takes the picture of a cover or a title page, and everybody of the book; gives it with whom and what its title names, large and in front,
 * and with the hero wherever there is anybody.
 */
export function withTitled(
	scene: Scene,
	{ people, things, doubles, crowned }: Titled,
	cast: readonly CastMember[],
): Scene {
	const named = people.flatMap((at) => cast[at] ?? []);
	const main = cast.find(({ isMain }) => isMain);
	const isAlone = scene.figures.length === 0 && named.length === 0;
	const front = [...named, ...(main && !isAlone ? [main] : [])].filter(
		(one, at, all) => all.findIndex(({ id }) => id === one.id) === at,
	);
	const isFront = ({ who }: Figure) => front.some(({ id }) => id === who);
	const figures: Figure[] = scene.figures.filter((one) => !isFront(one));
	for (const member of [...front].reverse()) {
		const own = scene.figures.find(({ who }) => who === member.id);
		const taken = [...figures.filter(({ depth }) => depth === "near"), ...scene.figures.filter(isFront)];
		const free = PLACES.find((place) => taken.every((one) => one.place !== place)) ?? "right";
		figures.unshift(own ? { ...own, depth: "near" } : added(member, free));
	}
	const held = figures.flatMap(({ holds }) =>
		holds ? [typeof holds === "string" ? holds : holds.drawing] : [],
	);
	const crowns = crowned.flatMap((at) => {
		const id = cast[at]?.id;
		return id ? (thingOf({ what: "crown", where: "on who’s head" }, "crown", () => id) ?? []) : [];
	});
	const large = things.flatMap((noun): Thing[] => {
		const isPlace = placeNamed(noun) === scene.setting;
		const what = (isPlace && INSTEAD[scene.setting]) || noun;
		const thing = thingOf({ what, where: "" }, what, () => null);
		if (!thing || held.includes(thing.drawing) || (isPlace && thing.long >= HOUSE)) return [];
		return [thing.isPerson ? thing : { ...thing, long: Math.max(thing.long, LARGE) }];
	});
	const first = [...large, ...crowns];
	const rest = scene.props.filter((prop) => {
		const drawing = typeof prop === "string" ? prop : prop.drawing;
		return first.every((one) => one.drawing !== drawing) && !doubles.includes(drawing);
	});
	return { ...scene, figures, props: [...first, ...rest].slice(0, MOST_THINGS) };
}

/** Whom and what a picture shows that it hadn't before, for a painter. */
export function addedTo(before: Scene, { figures, props }: Scene, people: readonly Person[]): string[] {
	const drawn = before.props.map((prop) => (typeof prop === "string" ? prop : prop.drawing));
	return [
		...figures
			.filter(({ who }) => before.figures.every((one) => one.who !== who))
			.flatMap(({ who }) => people.find(({ member }) => member.id === who)?.figure ?? []),
		...props.flatMap((prop) => (typeof prop === "string" || drawn.includes(prop.drawing) ? [] : prop.called)),
	];
}

const added = ({ id, kind }: CastMember, place: Figure["place"]): Figure => ({
	who: id,
	pose: isPerson(kind) && kind !== "baby" ? "stand" : "sit",
	expression: "glad",
	facing: "front",
	holds: null,
	with: null,
	place,
	depth: "near",
});
