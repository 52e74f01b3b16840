import { PLACES, SETTINGS, type Setting } from "./places/list";
import type { PlaceAndTime } from "./scene";
import type { Time } from "./vocabulary";

const TIMES_OF_DAY: Record<Time, string> = {
	night:
		"night|nights|night ?time|midnight|moonlight|moonlit|starlight|starlit|starry|stars|dark|darkness|bed ?time|dreams?|lanterns?|lamplight|fireflies|aurora|northern lights|asleep|lullaby|fireworks|halloween|christmas eve|full moon",
	dusk: "dusk|evening|twilight|sunset|sundown|late afternoon|golden light|tea ?time",
	dawn: "dawn|daybreak|sunrise|early morning|first light|cock ?crow",
	noon: "day|days|daytime|morning|sunny|sunshine|sunlight|sunlit|noon|midday|afternoon|daylight|blue sky|picnic|breakfast|lunch",
};

/** What holds the word of a place, or of a time, without meaning it. */
const NO_PLACE =
	/(?<!\p{L})(?:car park|bouncy castle|ice (?:cream|lolly)|(?:under|beneath) (?:the|a) (?:full moon|moon|(?:\p{L}+ )?sky))(?!\p{L})/giu;
const NO_TIME = /(?<!\p{L})(?:good ?night|night night|last night)(?!\p{L})/giu;

/** Where the place itself ends and what is said of it begins. */
const TAIL =
	/[,;:–]|\s(?:in|on|at|of|by|near|with|under|over|above|beside|behind|beyond|between|inside|outside|from|for|to|next|full|made|called|where|that|which|who|when|and)(?!\p{L})/giu;

const pattern = (words: string) =>
	new RegExp(
		`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(" ?", "[\\s-]?").replaceAll(" ", "[\\s-]+")})(?![\\p{L}\\p{N}])`,
		"giu",
	);

type Words = readonly (readonly [Setting, RegExp])[];
const NAMES: Words = SETTINGS.map((setting) => [setting, pattern(PLACES[setting].words)]);
const FAINT_NAMES: Words = SETTINGS.flatMap((setting) => {
	const { faintWords } = PLACES[setting];
	return faintWords === undefined ? [] : [[setting, pattern(faintWords)] as const];
});
const TIME_WORDS = Object.entries(TIMES_OF_DAY).map(
	([time, words]) => [time as Time, pattern(words)] as const,
);

export type Said = { location: string; title: string; description: string };

/** Much more text than anybody may type: what comes after it isn't read. */
const MOST_LETTERS = 4000;

/**
 * The place that words name; null where they name none. What is said of a place comes after it, and what it is comes
 * last: "the park in London" is a park, "the school library" a library.
 */
export function placeNamed(text: string): Setting | null {
	const words = text.slice(0, MOST_LETTERS).replace(NO_PLACE, " ");
	return firstNamed(words, NAMES) ?? firstNamed(words, FAINT_NAMES);
}

/**
 * Reads from a story's words where it plays, and when. The location decides before the title, the title before the
 * description; words that name no place mean a meadow, words that tell no time mean noon.
 */
export function recognisePlace({ location, title, description }: Said): PlaceAndTime {
	const setting = placeNamed(location) ?? placeNamed(title) ?? placeNamed(description) ?? "meadow";
	return { setting, time: timeTold([location, 5], [title, 3], [description, 1]) ?? "noon" };
}

function firstNamed(text: string, names: Words): Setting | null {
	const tails = [...text.matchAll(TAIL)].map(({ index }) => index);
	let first: { setting: Setting; part: number; end: number; start: number } | null = null;
	for (const [setting, words] of names)
		for (const { index: start, 0: word } of text.matchAll(words)) {
			const part = PLACES[setting].isAirless ? -1 : tails.filter((at) => at < start).length;
			const end = start + word.length;
			if (
				first === null ||
				part < first.part ||
				(part === first.part && (end > first.end || (end === first.end && start < first.start)))
			)
				first = { setting, part, end, start };
		}
	return first?.setting ?? null;
}

/** The time that the words speak of most, those of the first texts counting for more; null when they speak of none. */
function timeTold(...texts: readonly (readonly [text: string, weight: number])[]): Time | null {
	let most = 0;
	let told: Time | null = null;
	const read = texts.map(
		([text, weight]) => [text.slice(0, MOST_LETTERS).replace(NO_TIME, " "), weight] as const,
	);
	for (const [time, words] of TIME_WORDS) {
		const weight = read.reduce(
			(sum, [text, each]) => sum + each * Math.min(3, text.match(words)?.length ?? 0),
			0,
		);
		if (weight > most) [most, told] = [weight, time];
	}
	return told;
}
