import type { StoryIdea } from "../port";
import { withoutAsking } from "./asked";
import { boundFor } from "./bound-for";
import { type Cast, type Companion, castOf } from "./cast";
import { type Chance, chanceOf, type KnownBooks } from "./chance";
import { curlyQuotes, oneLine, withoutEmoji } from "./cleaning";
import { namedIn } from "./named";
import { type Place, placeOf } from "./place";
import { retellingOf } from "./retell";
import { type Happenings, onlyWished, type Retold } from "./retold";
import { isAtNight } from "./time";
import { wishOf } from "./wish";
import { literally } from "./wording";

/** What the grammar has of a family's idea. */
export type Reading = {
	chance: Chance;
	known: KnownBooks;
	title: string;
	cast: Cast;
	/** A companion who is looked for, or visited: nobody who comes along, but who is there in the end. */
	apart: Companion | null;
	place: Place;
	/** Where it begins, and where what is wanted is told: at home where somebody has yet to go to the place. */
	start: { opener: Place; want: Place };
	/** The words say that it plays at night. */
	atNight: boolean;
	/** The idea as the family wrote it, on one line. */
	idea: string;
	/** The idea as part of the story; null: it is quoted. */
	retold: Retold | null;
	/** A creature or vehicle of the idea, for the picture; null for none. */
	named: string | null;
};

/** "Goes on a quest to" is to want to. */
const OUTING =
	/ (go|goes|set off|sets off|set out|sets out) on (?:an? |the )?(?:[\p{L}’'-]+ ){0,3}(?:adventure|quest|journey|mission|expedition) to (?=(?:find|discover|rescue|save|help|bring|catch|fetch|meet|see|visit|explore|stop)(?!\p{L}))/iu;

const withoutFrame = (description: string) =>
	withoutAsking(oneLine(description)).replace(OUTING, (_, goes: string) =>
		/s(?: |$)/u.test(goes) ? " wants to " : " want to ",
	);

/** Takes a family's idea; the same idea, seed and books that are known give the same reading, chances included. */
export function readIdea(
	idea: StoryIdea,
	seed = "",
	known: KnownBooks = { before: idea.toldBefore ?? [] },
): Reading {
	const { title, location, description } = idea;
	const chance = chanceOf(seedOf(idea) + seed, known);
	const cast = castOf(idea.characters, description, chance);
	const told = withoutFrame(description);
	const spoken = withCurlyNames(cast);
	const wish = wishOf(told, spoken);
	const said = wish === null ? retellingOf(told, spoken) : onlyWished(wish);
	// Whoever looks for something wants to have found it in the end.
	const understood = said && {
		...said,
		wish: said.wish.replace(/^(?:search|look|hunt) for (?=\S)/u, "find "),
	};
	const retold = understood && isAgainst(understood.wish, cast) ? null : understood;
	const apart =
		(retold && cast.companions.find(({ name }) => isSought(retold.wish, curlyQuotes(name)))) ?? null;
	const place = placeOf(location, cast.main.pronouns.her);
	return {
		chance,
		known,
		title: titleOf(title),
		cast,
		apart,
		place,
		start: startOf(location, place, retold),
		atNight: isAtNight(title, location, description),
		idea: oneLine(description),
		retold: retold && withNamesAsTyped(retold, cast),
		named: namedIn(description),
	};
}

function startOf(location: string, place: Place, retold: Retold | null): Reading["start"] {
	const bound = boundFor(location, retold);
	const home = placeOf("home", "");
	return { opener: bound === null ? place : home, want: bound === "wanted" ? home : place };
}

/** "Find Biscuit", "visit Grandma", "get Biscuit back". */
const isSought = (wish: string, name: string) =>
	new RegExp(
		`^(?:.+ to |go (?:and )?)?(?:(?:find|look for|search for|hunt for|rescue|save|free|fetch|visit|meet|see) ${literally(name)}(?![\\p{L}’])|get ${literally(name)} (?:back|down|out|home|off)(?!\\p{L}))`,
		"u",
	).test(wish);

/** "Hide the puppy from Miss Clarke", "surprise Mum": whoever it is done behind the back of can’t help with it. */
const isAgainst = (wish: string, { companions }: Cast) =>
	companions.some(({ name }) =>
		new RegExp(
			`^(?:(?:hide|keep|save|protect|escape|run away|get away) (?:.+ )?from|surprise|.* surprise .*for|trick|outwit|scare|defeat|catch) ${literally(curlyQuotes(name))}(?![\\p{L}’])`,
			"u",
		).test(wish),
	);

/** The description is read with the apostrophes of a printed book, and so are the names in it. */
const withCurlyNames = ({ main, companions }: Cast): Cast => ({
	main: { ...main, name: curlyQuotes(main.name) },
	companions: companions.map((companion) => ({ ...companion, name: curlyQuotes(companion.name) })),
});

/** The names again as the family gave them. */
function withNamesAsTyped({ wish, past, plainly, present }: Retold, { main, companions }: Cast): Retold {
	const typed = (text: string) =>
		[main, ...companions].reduce((told, { name }) => told.replaceAll(curlyQuotes(name), () => name), text);
	const all = (happenings: Happenings) =>
		Object.fromEntries(Object.entries(happenings).map(([part, text]) => [part, typed(text)])) as Happenings;
	return { wish: typed(wish), past: all(past), plainly: all(plainly), present: all(present) };
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
