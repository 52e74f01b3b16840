import { type Beat, type Story, tellingsOf } from "../shelf/story";
import { sentencesOf } from "./measures";
import { wordsOf } from "./wording";

/** Shorter ones are anybody's ("‘Yes,’ said Ann."). */
const LEAST_WORDS = 4;

/** Takes the stories of a shelf; gives a line for each sentence that two of them have: a family that buys both would read it twice. */
export function sentencesShared(stories: readonly Story[]): string[] {
	const said = new Map<string, Set<string>>();
	for (const { id, spreads } of stories)
		for (const sentence of spreads
			.flatMap(tellingsOf)
			.flatMap(textsOf)
			.flatMap(variantsOf)
			.flatMap(sentencesOf)) {
			const words = wordsOf(sentence.toLowerCase().replace(/[‘’“”.,!?;:–]/gu, ""));
			if (words.length < LEAST_WORDS) continue;
			const key = words.join(" ");
			said.set(key, (said.get(key) ?? new Set()).add(id));
		}
	return [...said]
		.filter(([, ids]) => ids.size > 1)
		.map(([sentence, ids]) => `${[...ids].join(", ")}: the same sentence: ${sentence}`);
}

const textsOf = ({ text, with: lines = {}, deed }: Beat): string[] =>
	[...Object.values(lines), ...Object.values(deed ?? {})]
		.flatMap((line) => Object.values(line))
		.concat(Object.values(text ?? {}).flat());

/** A text with and without what is conditional, and in each of its wordings. */
function variantsOf(text: string): string[] {
	const first = (told: string) => told.replace(/\[([^[\]|]*)[^[\]]*\]/gu, "$1");
	return ["$1", ""].flatMap((then) => {
		const told = text.replace(/<[^<>:]+: ?([^<>]*)>/gu, then);
		const wordings = [...told.matchAll(/\[([^[\]]*)\]/gu)].flatMap(({ 0: whole, 1: options = "", index }) =>
			options
				.split("|")
				.map((one) => first(told.slice(0, index)) + one + first(told.slice(index + whole.length))),
		);
		return [first(told), ...wordings];
	});
}
