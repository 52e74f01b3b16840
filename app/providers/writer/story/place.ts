import { PLACES, type Setting } from "~/story/places/list";
import type { Place as PlaceWords } from "~/story/places/place";
import { placeNamed, recognisePlace } from "~/story/recognise-place";
import { curlyQuotes, oneLine, withoutEmoji, withoutMarkup, withoutShouting } from "./cleaning";
import { placed } from "./placement";
import { wordsOf } from "./wording";

/** The location, made to stand in a sentence. */

export type Place = {
	/** Where its pictures play. */
	id: Setting;
	/** What is there, to be told of. */
	words: PlaceWords;
	/** With its preposition: "at the beach in Cornwall". */
	at: string;
	/** The same in at most five words. */
	shortAt: string;
};

/** For a place that the shop doesn't know, where it has no name that could be said. */
const ELSEWHERE = "in a faraway place";

/** A long location keeps its first eight words, and loses a tail that then hangs in the air. */
function shortened(words: string, most: number): string {
	const kept = words.split(" ").slice(0, most).join(" ");
	return kept.replace(
		/(?:[,;:–-]|\s(?:a|an|the|of|in|on|at|with|and|or|by|to|near|full|where|that|which|my|our|his|her|their))+$/iu,
		"",
	);
}

/** Takes the location as it was typed and the main character's "her". */
export function placeOf(location: string, her: string): Place {
	const typed = withoutEmoji(withoutMarkup(oneLine(location)))
		.replace(/[^\p{L}\p{M}\p{N}'’,& -]+/gu, " ")
		.replace(/(?<!\p{L})['’]|['’](?=\s|$)(?<!s['’])/gu, "")
		.replace(/\s+/gu, " ")
		.trim();
	const spoken = curlyQuotes(withoutShouting(typed));
	const { setting: id } = recognisePlace({ location: spoken, title: "", description: "" });
	const setting = PLACES[id];
	const named = placeNamed(spoken);
	const short = named === null ? ELSEWHERE : setting.at;
	const words = shortened(spoken, 8).replace(/[,\s]+$/u, "");
	if (wordsOf(words).length === 0) return { id, words: setting, at: short, shortAt: short };
	const at = placed(words, her);
	return { id, words: setting, at, shortAt: wordsOf(at).length <= 5 ? at : (headOf(at, named) ?? short) };
}

/** The place without what is said of it, where that is short and still names the same one; otherwise null. */
function headOf(at: string, named: Setting | null): string | null {
	const [head = at] = at.split(
		/[,]|\s(?:in|on|at|of|by|near|with|under|beside|behind|full|made|called|where|that)\s/iu,
	);
	const fits = wordsOf(head).length >= 2 && wordsOf(head).length <= 4;
	return fits && (named === null || placeNamed(head) === named) ? head : null;
}
