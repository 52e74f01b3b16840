import { placeNamed } from "~/studio/story/recognise-place";
import type { Declared, DeclaredPerson, DeclaredThing } from "../../shelf/story";
import { drawingFor } from "../drawing-for";
import { whoOf } from "../titled";
import type { IdeaRead, Word } from "../words";

/** What the picture of a family's own sentence shows: whom it names, doing what it says, and the things in it. */

/** Poses and how somebody feels, by verbs and words (lemmas): the first that a sentence has. */
const POSES = table({
	"in-bed": "sleep asleep nap snore dream bedtime tuck bed",
	swim: "swim dive paddle",
	fly: "fly float soar glide",
	climb: "climb clamber scramble",
	hug: "hug cuddle kiss snuggle",
	run: "run race chase hurry gallop dash rush escape charge sprint",
	jump: "jump leap hop bounce skip splash cheer win celebrate",
	dance: "dance sing clap march conga boogie",
	hide: "hide sneak crouch lurk",
	push: "push shove press",
	pull: "pull drag tug peg haul row",
	carry:
		"carry bring take fetch steal collect deliver lift pack post give lend share hold wear put borrow buy get",
	kneel:
		"dig plant bury build make cook bake mend fix fold wash scrub stroke feed paint draw pick light mix comb",
	sit: "sit ride drive eat drink read write sail munch gobble nibble travel wait knit sew",
	point:
		"point see spot notice find discover show ask shout say tell call teach explain look search watch hear decide know",
	wave: "wave greet meet visit welcome arrive goodbye hello come",
	"look-away": "refuse sulk storm grumble ignore",
	reach: "grab catch reach touch open knock snatch throw kick hit bang turn play pour stir blow juggle",
	lie: "lie faint collapse rest",
	walk: "walk go march wander follow leave return set tiptoe creep explore trudge stroll head",
});
const FEELS = table({
	sad: "cry sob weep sad lonely miss die lose lost upset poorly homesick bury sorry",
	surprised:
		"scare scared frighten afraid gasp shock surprise shriek scream vanish disappear break explode fall trip slip suddenly monster stuck",
	thinking: "think wonder plan idea decide remember worry know puzzle guess search",
	sleepy: "sleep asleep yawn tired snore bedtime",
	brave: "brave fight dare save rescue climb race win lead",
});
/** Done by all who are named: one hug takes two, but one rows the boat. */
const TOGETHER = new Set([
	"in-bed",
	"swim",
	"fly",
	"climb",
	"run",
	"jump",
	"dance",
	"hide",
	"sit",
	"walk",
	"hug",
]);
const OUTFITS: Readonly<Record<string, string>> = { "in-bed": "nightclothes", swim: "swimwear" };
const MOODS = table({
	sad: "cry sob sad die lonely bury miss funeral",
	tense: "storm monster dark lost scare scared frighten trap stuck fight thunder escape chase",
	wondrous: "magic magical moon star glow sparkle dream wish rainbow unicorn shine",
	merry: "laugh giggle dance party sing win cheer celebrate cake tickle",
});
const WEATHERS = table({
	snow: "snow snowy snowman blizzard sledge",
	rain: "rain rainy puddle drizzle",
	storm: "storm thunder lightning",
	wind: "wind windy gale blow",
	fog: "fog mist",
});
const HOURS = table({
	night: "night midnight moon star bedtime dark asleep dream",
	dawn: "morning sunrise dawn breakfast",
	dusk: "evening sunset dusk supper",
});

/** Words, each by what it stands for. */
function table(rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(rows).flatMap(([means, words]) => words.split(" ").map((word) => [word, means] as const)),
	);
}

/** What the first word says that the table has; verbs before others. */
function saidBy(words: readonly Word[], by: ReadonlyMap<string, string>): string | undefined {
	const found = (some: readonly Word[]) =>
		some.flatMap(({ keys }) => [...keys].flatMap((key) => by.get(key) ?? [])).at(0);
	return found(words.filter(({ pos }) => pos === "VERB")) ?? found(words);
}

const LARGE = /\b(?:huge|giant|enormous|massive|gigantic|biggest|great big|whole)\b/u;
const SMALL = /\b(?:tiny|teeny|wee|little|small)\b/u;
const MOST_THINGS = 4;
const SIDES = ["left", "right", "middle", "left far"] as const;

/** What goes on from page to page: whom "she" and "they" mean, what "it" is, where and when it is. */
export type Before = { people: readonly number[]; thing?: string; time?: string };

export type Shown = { picture: Declared; before: Before };

/** The key of somebody of the family in a picture. */
export const roleOf = (who: number) => `who${who}`;

/** Braces and brackets mean something in a story's text, and a family has typed these. */
export const plain = (typed: string) => typed.replace(/[<>{}[\]|]/gu, "");

const SHOTS: readonly Declared["shot"][] = ["mid", "wide", "mid", "close", "wide", "mid", "above"];

/** Takes a page of the family's as it was read, its place among the pages, and what was before; `shows` is its sentence, without names. */
export function declare(read: IdeaRead, shows: string, page: number, before: Before): Shown {
	const { words, people: cast } = read;
	const isFree = ({ deniedBy }: Word) => deniedBy === null;
	const named = [...new Set(words.flatMap(({ who }) => who ?? []))];
	const lower = words.map((word) => word.lower);
	const nouns = read.nouns
		.filter(({ to }) => words[to]?.who === null && isFree(words[to]))
		.map(({ from, to }) => lower.slice(from, to + 1).join(" "));
	const beings = nouns.flatMap((noun) => whoOf(noun, cast) ?? []);
	const said = [...new Set([...named, ...beings])];
	const main = Math.max(
		0,
		cast.findIndex(({ isMain }) => isMain),
	);
	const isMeant = (pattern: RegExp) => lower.some((word) => pattern.test(word));
	const everybody = cast.map((_, who) => who);
	const carried = isMeant(/^(?:they|them|we|us|everyone|everybody|all|both)$/u)
		? before.people.length > 1
			? before.people
			: everybody
		: isMeant(/^(?:he|she|him|her|his)$/u)
			? before.people.slice(0, 1)
			: [];
	const doers = [
		...new Set([
			...said,
			...(said.length === 0 || isMeant(/^(?:they|we|everyone|everybody)$/u) ? carried : []),
		]),
	];
	const own = [...new Set(nouns.filter((noun) => whoOf(noun, cast) === undefined && isDrawn(noun)))];
	const things = own.length === 0 && isMeant(/^(?:it|its|it’s)$/u) && before.thing ? [before.thing] : own;
	const sentence = lower.join(" ");
	const [first] = things;
	/** Nobody does it: everybody watches. */
	const watchers = doers.length > 0 ? [] : before.people.length > 0 ? before.people : [main];
	const pose = saidBy(words, POSES) ?? "stand";
	const feels = saidBy(words, FEELS);
	const isMirrored = page % 2 === 1;
	const sides = isMirrored ? ["right", "left", "middle", "right far"] : SIDES;
	const one = (who: number, at: number): readonly [string, DeclaredPerson] => {
		const isWatching = watchers.length > 0;
		const does = isWatching ? "stand" : at === 0 || TOGETHER.has(pose) ? pose : "stand";
		const partner = doers[at === 0 ? 1 : 0];
		return [
			roleOf(who),
			{
				...{ does, feels: feels ?? (isWatching ? "surprised" : "glad"), where: sides[at] ?? "right" },
				...(first !== undefined && { "looks-at": first }),
				...(does === "hug" && partner !== undefined && { with: roleOf(partner) }),
			},
		];
	};
	const across = isMirrored ? "left" : "right";
	const placed = things.slice(0, MOST_THINGS).map((what, at): DeclaredThing => {
		const upTo =
			sentence
				.slice(0, Math.max(0, sentence.indexOf(what)) + what.length)
				.split(/ and |,/u)
				.at(-1) ?? "";
		const size =
			LARGE.test(upTo) || (watchers.length > 0 && at === 0)
				? "large"
				: SMALL.test(upTo)
					? "small"
					: undefined;
		const where = at === 0 ? across : at === 1 ? "middle" : isMirrored ? "right" : "left";
		return {
			what,
			where: SKY.test(what) ? `in the sky ${where}` : `on the ground ${where}`,
			...(size && { size }),
		};
	});
	const told = words.filter(isFree);
	const time = saidBy(told, HOURS) ?? before.time;
	const [mood, weather, place] = [saidBy(told, MOODS), saidBy(told, WEATHERS), placeNamed(sentence)];
	const outfit = OUTFITS[pose];
	const shown = [...doers, ...watchers];
	return {
		picture: {
			shot: SHOTS[page % SHOTS.length] ?? "mid",
			...(place !== null && { at: place }),
			...(time && { time }),
			...(mood && { mood }),
			...(weather && { weather }),
			...(outfit && { outfit }),
			people: Object.fromEntries(shown.slice(0, 4).map(one)),
			things: placed,
			not: [],
			shows,
		},
		before: {
			people: doers.length > 0 ? doers : before.people,
			...(first === undefined ? before.thing !== undefined && { thing: before.thing } : { thing: first }),
			...(time && { time }),
		},
	};
}

const SKY = /\b(?:moon|sun|star|stars|cloud|clouds|rainbow|comet|planet)\b/u;
const isDrawn = (noun: string) => drawingFor(noun, false) !== null;
