import { calmed, curly, oneLine, withoutEmoji, withoutMarkup } from "./cleaning";
import { ANYWHERE, type Setting } from "./setting";
import { BUILT } from "./settings-built";
import { WILD } from "./settings-wild";
import { capitalise, wordsOf } from "./wording";

/** The location, made to stand in a sentence. */

export type Place = {
	setting: Setting;
	/** With its preposition: "at the beach in Cornwall". */
	at: string;
	/** The same in at most five words. */
	shortAt: string;
};

const PREPOSITION =
	/^(?:in|at|on|under|inside|by|near|beside|behind|beneath|around|outside|aboard|above|below|along|among|amongst|between|over|next to|deep in)\s+/iu;
const DETERMINER =
	/^(?:a|an|the|my|our|your|his|her|their|this|that|some|somewhere|nowhere|home|outer)(?!\p{L})/iu;
/** Common nouns that may open a bare location ("seaside", "enchanted forest"): they want "the". */
const COMMON_HEAD =
	/(?:^|\s)(?:beach|seaside|seashore|coast|harbour|pier|sea|ocean|bay|cove|lighthouse|island|isle|forest|woods?|woodland|jungle|rainforest|garden|park|zoo|farm|castle|palace|tower|mountains?|hills?|volcano|river|lake|pond|stream|desert|moon|sky|clouds|school|classroom|nursery|museum|library|theatre|fair|funfair|fairground|circus|town|city|village|countryside|house|bedroom|kitchen|attic|cottage|shed|barn|station|train|ship|boat|market|playground|snow|arctic|meadow|field|orchard|valley|cave|kingdom|land|world|galaxy|treehouse|supermarket|swimming pool|pool|hospital|seabed|reef|shop)$/iu;
const PROPER =
	/^(?:england|scotland|wales|ireland|britain|london|paris|cornwall|devon|yorkshire|africa|egypt|space|mars|saturn|jupiter|fairyland|narnia|neverland|wonderland|lapland|atlantis|heaven)$/iu;

/** Where the last word of the place asks for another preposition than its setting does. */
const BY_HEAD: [RegExp, Setting["preposition"]][] = [
	[
		/(?<!\p{L})(?:moon|mars|planet|saturn|jupiter|ship|boat|train|bus|ferry|island|farm|clouds?|hill|mountain|volcano|iceberg|cliff)$/iu,
		"on",
	],
	[
		/(?<!\p{L})(?:bedroom|kitchen|attic|loft|bed|cellar|basement|bathroom|living room|orchard|meadow|countryside|village|barn|field|forest|woods?|garden|treehouse|shed|mountains|hills|highlands|alps|cotswolds|yorkshire|cornwall|devon|brighton|blackpool|lake district|snowdonia|africa|madagascar|caribbean|sea|ocean)$/iu,
		"in",
	],
	[
		/(?<!\p{L})(?:market|shops?|supermarket|library|museum|theatre|house|lake|river|waterfall|pier|harbour|station|beach|seaside|lighthouse)$/iu,
		"at",
	],
];

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

/** Takes the location and the description (a location of gibberish may still have a setting in the description). */
export function placeOf(location: string, description: string, her: string): Place {
	const typed = withoutEmoji(withoutMarkup(oneLine(location)))
		.replace(/[^\p{L}\p{M}\p{N}'’,& -]+/gu, " ")
		.replace(/(?<!\p{L})['’]|['’](?=\s|$)(?<!s['’])/gu, "")
		.replace(/\s+/gu, " ")
		.trim();
	const spoken = curly(calmed(typed));
	const recognised = settingOf(spoken);
	const setting = recognised ?? settingOf(description) ?? ANYWHERE;
	const words = shortened(spoken, 8).replace(/[,\s]+$/u, "");
	if (wordsOf(words).length === 0) return { setting, at: setting.short, shortAt: setting.short };
	const at = prepositional(words, recognised, her);
	return { setting, at, shortAt: wordsOf(at).length <= 5 ? at : shortOf(at, setting, recognised) };
}

function prepositional(words: string, recognised: Setting | null, her: string): string {
	const given = words.match(PREPOSITION)?.[0] ?? "";
	const preposition = given.trim().toLowerCase();
	const rest = words.slice(given.length).replace(/^(?:my|our|your)(?!\p{L})/iu, her);
	const noun = nounPhrase(rest);
	if (/^(?:somewhere|nowhere)/iu.test(rest)) return rest.toLowerCase();
	if (/^(?:home|school|nursery|pre-?school|kindergarten)$/iu.test(rest))
		return `${preposition || "at"} ${rest.toLowerCase()}`;
	const own = BY_HEAD.find(([head]) => head.test(rest))?.[1] ?? recognised?.preposition ?? "in";
	const fitting =
		/^\p{Lu}/u.test(noun) &&
		(own === "on" || own === "at" || own === "by") &&
		!/(?:School|Zoo|Park|Beach|Farm|Station|Pier)$/u.test(noun)
			? "in"
			: own;
	return `${preposition || (own === "under" && !/sea|ocean|water/iu.test(noun) ? "in" : fitting)} ${noun}`;
}

function nounPhrase(words: string): string {
	const first = words.split(" ")[0] ?? "";
	if (DETERMINER.test(words))
		return first.toLowerCase() === "outer"
			? words.toLowerCase()
			: first.toLowerCase() + words.slice(first.length);
	if (/^space(?!\p{L})/iu.test(words)) return words.charAt(0).toLowerCase() + words.slice(1);
	if (PROPER.test(words)) return capitalise(words.toLowerCase());
	if (/^\p{Lu}/u.test(first))
		return COMMON_HEAD.test(words) && wordsOf(words).length === 1 ? `the ${words.toLowerCase()}` : words;
	if (/’s?(?:\s|$)/u.test(words)) return words;
	const head = words.split(/\s(?:in|on|at|of|by|near|with|under|beside|behind|full|where)\s/iu)[0] ?? words;
	if (COMMON_HEAD.test(head)) return /^(?:outer )?space$/iu.test(head) ? words : `the ${words}`;
	if (/^\p{Script=Latin}[\p{L}’-]*$/u.test(words)) return capitalise(words);
	return /^\p{Ll}/u.test(words) ? `a place called ${words.split(" ").map(capitalise).join(" ")}` : words;
}

function shortOf(at: string, setting: Setting, recognised: Setting | null): string {
	const head = at.split(/[,]|\s(?:in|on|at|of|by|near|with|under|beside|behind|full|where)\s/iu)[0] ?? at;
	const fits =
		wordsOf(head).length >= 2 &&
		wordsOf(head).length <= 4 &&
		(recognised === null || recognised.words.test(head));
	return fits ? head : setting.short;
}
