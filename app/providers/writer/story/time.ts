/** Whether a story plays at night: what its words say, the day where they are silent. */

const NIGHT =
	/(?<!\p{L})(?:nights?|night-?time|midnight|moonlight|moonlit|starlight|starlit|starry|dusk|twilight|after dark|in the dark|full moon|bedtime|northern lights|fireflies)(?!\p{L})/iu;
const DAY =
	/(?<!\p{L})(?:days?|daytime|morning|noon|midday|afternoon|sunny|sunshine|sunrise|breakfast)(?!\p{L})/iu;
/** "Good night", "last night" and "Knight" tell no time. */
const SAYING =
	/(?<!\p{L})(?:good ?night|night night|last night|one night only|(?:every|each) (?:night|bedtime))(?!\p{L})/giu;

export function isAtNight(...texts: string[]): boolean {
	const words = texts.join(" ").replace(SAYING, " ");
	return NIGHT.test(words) && !DAY.test(words);
}

/** Lines that only a night story may use. */
export function isMoonlit(lines: readonly string[]): boolean {
	return /(?<!\p{L})(?:moon was up|stars were already out|everyone else was asleep)(?!\p{L})/iu.test(
		lines.join(" "),
	);
}

/** Lines that would light a night story by the sun. */
export function isDaylit(lines: readonly string[]): boolean {
	return /(?<!\p{L})(?:days?|morning|breakfast|bright|sun|evening|bedtime|tea|hot chocolate)(?!\p{L})/iu.test(
		lines.join(" "),
	);
}
