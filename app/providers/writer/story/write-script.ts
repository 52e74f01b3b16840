import type { CastMember } from "~/story/cast";
import type { Script, Spread } from "~/story/script";
import type { Composition } from "~/story/vocabulary";
import type { StoryIdea } from "../port";
import { oneWording } from "./alternatives";
import { ASIDES } from "./asides";
import { bookCast } from "./book-cast";
import type { Chance } from "./chance";
import { LEVEL_RULES, type Level, levelOf } from "./levels";
import { compositionOf, looksFor, shotOf } from "./looks";
import { onWheels } from "./on-wheels";
import { OPENERS } from "./openers";
import { PLOTS, plotFor } from "./plots/choose";
import { BEATS, type Beat, type Lines, type Plot, type Told } from "./plots/plot";
import { type Reading, readIdea } from "./read-idea";
import { sceneOf } from "./scene-of";
import { arrival, filled, quoted, type Slots, slotsOf, wishAt } from "./slots";
import type { Moment } from "./staging";
import { gistOf, synopsisSentences } from "./tell";
import { linesOf } from "./told-before";
import { literally, wordsOf } from "./wording";

/** `wordings`, by first page of a spread: which other telling of the same it has; `written`: the text of the book it is in. */
type Choices = { wordings?: Readonly<Record<number, string>>; written?: string; plots?: readonly Plot[] };

/**
 * Writes a whole book. The same idea and seed always give the same one; another seed may give another plot, another way to
 * begin. Takes any idea; whether it is suitable is for the caller to ask.
 */
export function writeScript(
	idea: StoryIdea,
	seed = "",
	{ wordings = {}, written, plots = PLOTS }: Choices = {},
): Script {
	const level = levelOf(idea);
	const rule = LEVEL_RULES[level];
	const { told, isLiteral } = rule;
	const understood = readIdea(idea, seed, written === undefined ? undefined : { written });
	// A wish that this level's sentences can't carry is quoted, and then told of as a quoted idea is.
	const fits = wishAt(understood, level) !== null;
	const reading: Reading = fits ? withoutApart(understood) : asQuoted(understood);
	const plot = plotFor(reading, plots);
	const cast = bookCast(idea, understood.cast, reading.place.id, reading.chance);
	const thing = reading.retold === null ? plot.thing.story : plot.thing.wish;
	const slots = slotsOf(reading, told, thing);
	const slotsAt = (moment: Moment) =>
		placeAt(reading, moment) === reading.place
			? slots
			: slotsOf({ ...reading, place: placeAt(reading, moment) }, told, thing);
	const inShort = synopsisSentences(reading, plot, level);
	const looks = looksFor(reading.chance);

	const drawn = (moment: Moment, text: string, named: readonly CastMember[]) => ({
		composition: compositionOf(looks[moment]),
		scene: sceneOf({
			moment,
			shot: shotOf(looks[moment]),
			place: placeAt(reading, moment),
			atNight: reading.atNight,
			plot,
			named,
			text: text.replace(reading.idea, ""),
			deed: reading.cast.main.manner?.id ?? "",
		}),
	});
	const spread = (
		pages: readonly number[],
		kind: Spread["kind"],
		moment: Moment,
		line: string,
		own: Slots,
	): Spread => {
		const first = pages[0] ?? 0;
		const wording = wordings[first] ?? "";
		const worded = oneWording(line, pickerOf(reading.chance, wording), `words ${first} ${wording}`);
		const moved = reading.cast.main.usesWheelchair ? onWheels(worded) : worded;
		const text = filled(isLiteral ? literal(moved) : moved, own);
		const isThere = ({ name }: CastMember) => name !== reading.apart?.name || LATE.includes(moment);
		const named = cast.filter((member) => member.isMain || (isThere(member) && isNamed(member.name, text)));
		const words =
			pages.length === 1 ? [text] : onPages(text, moment, compositionOf(looks[moment]), reading.idea, rule);
		return { pages, kind, words, gist: gistOf(first, inShort), ...drawn(moment, text, named) };
	};

	const opener = reading.chance.pickUntold("opener", OPENERS, Object.values)[told];
	return {
		title: reading.title,
		level,
		cast,
		cover: drawn("cover", "", cast).scene,
		spreads: [
			{
				...silent(1, "title", reading.title),
				...drawn(
					"title",
					"",
					cast.filter(({ isMain }) => isMain),
				),
			},
			silent(2, "imprint", `For ${reading.cast.main.name}.`),
			spread([3], "opener", "opener", opener, slotsAt("opener")),
			...BEATS.map((beat, index) => {
				const first = 4 + 2 * index;
				const whole = lineOf(plot, beat, reading, told, wordings[first] ?? "");
				// Who goes on alone has just been named.
				const isAlone = ASIDES[told][index - 1]?.[0] && !reading.cast.companions[index - 1];
				const line = isAlone
					? whole.replace(/^\{company\} (So )?\{main\} (?!was )/u, (_, so = "") =>
							so === "" ? "{company} {She} " : "{company} So {she} ",
						)
					: whole;
				const company = companyAt(beat, reading, told, slots, line.startsWith("{company}"));
				return spread([first, first + 1], "spread", beat, line, { ...slotsAt(beat), company });
			}),
			{ ...silent(24, "last", ""), ...drawn("last", "", asleepIn(cast)) },
		],
	};
}

/** A quoted idea is a story that is told where the book plays. */
const asQuoted = (reading: Reading): Reading => ({
	...reading,
	retold: null,
	apart: null,
	start: { opener: reading.place, want: reading.place },
});

const placeAt = ({ place, start }: Reading, moment: Moment) =>
	moment === "opener" || moment === "want" ? start[moment] : place;

/** Until then nobody sees who is looked for. */
const LATE: readonly Moment[] = ["payoff", "home"];

/** The story with those who come along in it. */
const withoutApart = (reading: Reading): Reading => ({
	...reading,
	cast: {
		...reading.cast,
		companions: reading.cast.companions.filter((companion) => companion !== reading.apart),
	},
});

/** Who is asleep at the end: the main character in bed, with their pet or toy; the others have gone to beds of their own. */
const asleepIn = (cast: readonly CastMember[]) =>
	cast
		.filter(({ isMain, relationship, kind }) => isMain || relationship === "Pet" || kind === "toy")
		.slice(0, 2);

/** Other words for a spread are any that there are. */
const pickerOf = (chance: Chance, wording: string) => (wording === "" ? chance.pickUntold : chance.pick);

function lineOf(
	plot: Plot,
	beat: Beat,
	{ retold, cast: { main }, chance }: Reading,
	told: Told,
	wording: string,
): string {
	const lines = pickerOf(chance, wording)(
		`telling ${beat} ${wording}`,
		[plot.lines[beat], ...plot.again.flatMap((telling) => telling[beat] ?? [])],
		linesOf,
	);
	const chosen: Lines = "wish" in lines ? lines[retold === null ? "story" : "wish"] : lines;
	const withRest =
		beat === "want" ? chosen[told].replace(/\{wish\}[^.!?]*[.!?]/u, "$& {rest} {snag}") : chosen[told];
	// Who was just named is not named again in the next breath.
	const isNamedBefore =
		beat === "want" &&
		// "They wanted" sounds like several people.
		!main.pronouns.plural &&
		new RegExp(`^${literally(main.name)} (?!and )(?:(?!\\p{Lu}).)*$`, "u").test(retold?.past.before ?? "");
	const named = isNamedBefore ? withRest.replace(/^(\[?)\{main\} (?=wanted|had)/u, "$1{She} ") : withRest;
	// "Got to get everybody home".
	const line = /^get /u.test(retold?.wish ?? "")
		? named.replace("got to {wish}", "managed to {wish}")
		: named;
	const around = told === "tiny" ? (SAID_ALONG[beat] ?? HAPPENING[beat]) : HAPPENING[beat];
	return around?.replace("{line}", () => line) ?? line;
}

/** Where what the family wrote is told beside the plot's own words. */
const HAPPENING: Partial<Record<Beat, string>> = {
	want: "{before} {line}",
	payoff: "{turn} {line} {after}",
};

/** The smallest readers' refrain. */
const SAID_ALONG: Partial<Record<Beat, string>> = {
	upset: "{line} {refrain0}",
	try1: "{line} {refrain1}",
	try2: "{line} {refrain2}",
	payoff: "{turn} {line} {after} {refrain3}",
};

/** Companions join one by one, so that each has a page to be met on; where there are none, somebody goes on alone. */
function companyAt(
	beat: Beat,
	{ cast, chance }: Reading,
	told: Told,
	slots: Slots,
	isFirst: boolean,
): string {
	const at = ["upset", "try1", "try2"].indexOf(beat);
	const joining = cast.companions[at];
	const before = cast.companions.slice(0, at);
	const isLike = before.some(({ trait }) => trait !== null && trait.id === joining?.trait?.id);
	if (joining) return arrival(isLike ? { ...joining, trait: null, loves: null } : joining, told);
	const asides = ASIDES[told][at];
	if (!asides) return "";
	const aside = chance.pickUntold(`aside ${at}`, asides, (line) => [line]);
	// A page begins with a name, not with "she".
	const named = aside.replace(/^\{She\} \{was\}/u, "{main} was").replace(/^\{She\}/u, "{main}");
	return filled(isFirst ? named : aside, slots);
}

const silent = (number: number, kind: Spread["kind"], text: string): Spread => ({
	pages: [number],
	kind,
	words: [text],
	gist: "",
	scene: null,
	composition: null,
});

/** Where one page of a spread is paper for words they stand on it together, as long as they have room; so does the climax. */
function onPages(
	text: string,
	moment: Moment,
	composition: Composition,
	idea: string,
	{ page, isLowTold }: Level,
): readonly [string, string] {
	// A book has at most six pages without words, and the low point of the youngest takes two.
	if (wordsOf(text).length <= page.most && moment !== "want") {
		if (moment === "climax" && isLowTold && composition !== "picture-left") return [text, ""];
		if (composition === "picture-left") return ["", text];
		if (composition === "picture-right") return [text, ""];
	}
	return halves(text, idea);
}

/** The words of a spread on its two pages, parted between sentences; a quoted idea is never parted. */
function halves(text: string, idea: string): [string, string] {
	const quote = idea === "" ? -1 : text.indexOf(quoted(idea));
	const breaks = [...text.matchAll(/(?<=[.!?]’?) (?=[‘“]?[^\p{Ll}\s])/gu)]
		.map(({ index }) => index)
		.filter((at) => quote < 0 || at < quote || at > quote + quoted(idea).length);
	const middle = breaks.reduce<number>(
		(best, at) => (Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best),
		text.length,
	);
	return [text.slice(0, middle), text.slice(middle).trim()];
}

/** Without sound words: "Whisk!" on its own says nothing to somebody who takes words as they are. */
function literal(line: string): string {
	return line.replace(/(?<=^|[.!?’] )\p{Lu}\p{L}+(?:, \p{L}+)*! (?=\S)/gu, "");
}

export function isNamed(name: string, text: string): boolean {
	return new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, "u").test(text);
}
