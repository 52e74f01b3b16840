import type { Setting as PlaceId } from "~/story/vocabulary";
import { curlyQuotes, oneLine, withoutEmoji, withoutMarkup, withoutShouting } from "./cleaning";
import { placed } from "./placement";
import { drawnPlace } from "./scene-place";
import { ANYWHERE, type Setting } from "./setting";
import { BUILT } from "./settings-built";
import { WILD } from "./settings-wild";
import { wordsOf } from "./wording";

/** The location, made to stand in a sentence. */

export type Place = {
	setting: Setting;
	/** Where its pictures play. */
	id: PlaceId;
	/** With its preposition: "at the beach in Cornwall". */
	at: string;
	/** The same in at most five words. */
	shortAt: string;
};

function settingOf(words: string): Setting | null {
	let best: { setting: Setting; at: number } | null = null;
	for (const setting of [...WILD, ...BUILT]) {
		const at = words.search(setting.words);
		if (at >= 0 && (best === null || at < best.at)) best = { setting, at };
	}
	return best?.setting ?? null;
}

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
	const recognised = settingOf(spoken);
	const setting = recognised ?? ANYWHERE;
	const id = drawnPlace(setting.id, spoken);
	const words = shortened(spoken, 8).replace(/[,\s]+$/u, "");
	if (wordsOf(words).length === 0) return { setting, id, at: setting.short, shortAt: setting.short };
	const at = placed(words, her);
	return { setting, id, at, shortAt: wordsOf(at).length <= 5 ? at : shortOf(at, setting, recognised) };
}

function shortOf(at: string, setting: Setting, recognised: Setting | null): string {
	const head =
		at.split(/[,]|\s(?:in|on|at|of|by|near|with|under|beside|behind|full|made|called|where|that)\s/iu)[0] ??
		at;
	const fits =
		wordsOf(head).length >= 2 &&
		wordsOf(head).length <= 4 &&
		(recognised === null || recognised.words.test(head));
	return fits ? head : setting.short;
}
