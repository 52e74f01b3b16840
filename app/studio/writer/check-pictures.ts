import { OUTFITS } from "~/studio/story/outfits";
import { SETTINGS } from "~/studio/story/places/list";
import { EXPRESSIONS, MOODS, TIMES, WEATHERS } from "~/studio/story/vocabulary";
import { type Declared, MANNERS, type Story, tellingsOf } from "../shelf/story";
import { drawingFor } from "./drawing-for";
import { recurring } from "./looks-of";
import { thingsIn } from "./things-told";

const DOES =
	"stand walk run jump sit kneel lie sleep fly swim climb hug point carry dance wave look-away reach push pull dig hide read ride in-bed in-water on-shoulders".split(
		" ",
	);

/** What a family sees of its book before anything else. */
const SHOWN_FIRST = ["cover", "title page"];

/** The pages of a story's beat, as they are told to an author. */
export const pagesOf = (index: number) =>
	index === 0 ? "page 3" : index === 11 ? "page 24" : `pages ${2 + 2 * index} and ${3 + 2 * index}`;

/** What is wrong with the pictures that a story declares, and with whose turn it is on them: a line for each fault. */
export function faultsDeclared(story: Story): string[] {
	const keys = ["hero", "turn", "others", ...Object.keys(story.roles)];
	const pictures: (readonly [string, Declared])[] = [
		["cover", story.cover],
		["title page", story["title-page"]],
		...story.spreads.flatMap((beat, index) =>
			tellingsOf(beat).map(({ picture }) => [pagesOf(index), picture] as const),
		),
	];
	const shots = story.spreads.map(({ picture }) => picture.shot);
	const count = (shot: string) => shots.filter((one) => one === shot).length;
	return [
		...pictures.flatMap(([at, picture]) => faultsOfPicture(at, picture, keys)),
		...standInsMissing(story, pictures),
		...(shots.some((shot, at) => shot === shots[at + 1] && shot === shots[at + 2])
			? ["three shots alike running"]
			: []),
		...(count("wide") < 3 || count("close") < 3 || count("above") < 1
			? [`shots: ${count("wide")} wide, ${count("close")} close, ${count("above")} above (3, 3, 1)`]
			: []),
		...turnsOf(story),
		...Object.keys(story.looks)
			.filter((what) => !pictures.some(([, { shows }]) => tellsOf(shows, what, story)))
			.map((what) => `looks: no picture tells of ${what}`),
	];
}

const known = (words: readonly string[], said: string | undefined) =>
	said === undefined || words.includes(said);

/** What one declared picture has that can't be drawn; `keys` are whom it may have. */
export function faultsOfPicture(
	at: string,
	{ at: place, time, weather, mood, outfit, people }: Declared,
	keys: readonly string[],
): string[] {
	return [
		...(known(SETTINGS, place) ? [] : [`${at}: no such place: ${place}`]),
		...(known(TIMES, time) ? [] : [`${at}: no such time: ${time}`]),
		...(known(WEATHERS, weather) ? [] : [`${at}: no such weather: ${weather}`]),
		...(known(MOODS, mood) ? [] : [`${at}: no such mood: ${mood}`]),
		...(known(OUTFITS, outfit) ? [] : [`${at}: no such outfit: ${outfit}`]),
		...Object.entries(people).flatMap(([key, { does, feels }]) => [
			...(keys.includes(key) ? [] : [`${at}: nobody is called ${key}`]),
			...(DOES.includes(does) ? [] : [`${at}: nobody can be drawn who does ${does}`]),
			...(SHOWN_FIRST.includes(at) && does === "look-away"
				? [`${at}: ${key} is seen from behind where a family looks for a face`]
				: []),
			...(known(EXPRESSIONS, feels) ? [] : [`${at}: no such feeling: ${feels}`]),
		]),
	];
}

/** Said of whoever it may be: nobody who could be drawn. */
const ANYBODY = /^(?:every|some|any|no)(?:body|one)(?: |$)/u;

/** Whoever does something in a picture is seen there, in a family that has nobody for the part too: by a noun of their own, or a slot's among its things. */
function standInsMissing({ roles }: Story, pictures: readonly (readonly [string, Declared])[]): string[] {
	return Object.entries(roles).flatMap(([key, { else: words, drawn }]) => {
		const seen = pictures.filter(([, { people }]) => key in people);
		if (seen.length < OFTEN || ANYBODY.test(words) || drawn)
			return drawn && !drawingFor(drawn, false) ? [`roles: ${key} can't be drawn as ${drawn}`] : [];
		const slot = /^\{(?:an? |the )?(\w+)\}$/u.exec(words)?.[1];
		if (!slot)
			return [
				`roles: ${key} does something in ${seen.length} pictures, and without a noun that it is drawn by nobody sees it`,
			];
		return seen
			.filter(([, { things }]) => things.every(({ what }) => what !== slot))
			.map(
				([at]) =>
					`${at}: ${key} isn't seen where nobody of the family is them: ${slot} isn't among its things`,
			);
	});
}

/** Whether a painter reads of a thing: a slot, or a plain noun in any of its words. */
const tellsOf = (shows: string, what: string, { takes }: Story) =>
	what in takes ? shows.includes(what) : thingsIn([what], shows).length > 0;

/** Whom a picture tells of to a painter, who gets no likeness of them because they aren't among its people: a line for each. */
export function peopleMissing(story: Story): string[] {
	const named = ({ shows, people }: Declared) =>
		["hero", "turn", "others"].filter((who) => shows.includes(`{${who}`) && !(who in people));
	return story.spreads.flatMap((beat, index) =>
		tellingsOf(beat).flatMap(({ picture }) =>
			named(picture).map((who) => `${pagesOf(index)}: shows tells of ${who}, who isn't among its people`),
		),
	);
}

/** As many pictures as make it matter to a reader's eye whether a thing is always the same. */
const OFTEN = 4;

/** The slots that a story shows often and doesn't say the looks of: a line for each. No fault; a painter then only knows them to be the same. */
export function looksMissing(story: Story): string[] {
	const shown = [story.cover, story["title-page"], ...story.spreads.map(({ picture }) => picture)];
	return recurring(story)
		.filter(
			(what) =>
				what in story.takes &&
				!(what in story.looks) &&
				shown.filter(({ shows }) => tellsOf(shows, what, story)).length >= OFTEN,
		)
		.map((what) => `looks says nothing of ${what}, which ${OFTEN} pictures or more show`);
}

function turnsOf({ spreads }: Story): string[] {
	const turns = spreads.flatMap(({ turn }) => (turn === undefined ? [] : [turn])).sort();
	const without = spreads.flatMap(({ turn, with: lines }, index) =>
		turn === undefined || (lines?.["grown-up"] && lines.child && lines.baby && lines.pet && lines.alone)
			? []
			: [`${pagesOf(index)}: a turn without lines for everybody`],
	);
	const deeds = spreads.filter(({ deed }) => deed && MANNERS.every((manner) => deed[manner]));
	return [
		...(turns.join("") === "123" ? [] : [`turns: ${turns.join(", ")} (1, 2, 3)`]),
		...without,
		...(deeds.length === 1 ? [] : ["one spread has a deed for each manner"]),
	];
}
