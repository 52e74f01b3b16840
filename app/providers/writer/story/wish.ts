import type { Cast } from "./cast";
import { curlyQuotes, oneLine } from "./cleaning";
import { literally } from "./wording";

/**
 * What the main character wants, where the whole idea says just that: "Mia wants to find the golden key", or "Mia builds a
 * robot". Its words are told as they stand after "wanted to". Anything more, or anything else, is not understood for certain; then the idea is quoted.
 */

const WANTS =
	"(?:(?:really )?(?:wants|wanted|longs|hopes|would (?:really )?(?:like|love)) to|is learning to) ";

/** Done rather than wanted, and always an aim: "Mia builds a robot" is a wish to build one, "Mia catches a cold" is none. */
const DOES: Readonly<Record<string, string>> = {
	builds: "build",
	bakes: "bake",
	"becomes a": "become a",
	"becomes an": "become an",
	"becomes the": "become the",
	paints: "paint",
	invents: "invent",
	sails: "sail",
	travels: "travel",
	visits: "visit",
	explores: "explore",
	climbs: "climb",
	rescues: "rescue",
	saves: "save",
	helps: "help",
	learns: "learn",
	wins: "win",
};

/** Small words and nothing else: no comma, no list, no second sentence. */
const PLAIN = /^\p{Ll}[\p{L}\p{M}’-]*(?: [\p{L}\p{M}\p{N}’-]+)*$/u;

/** With these another clause begins, something is denied, or the family speaks of itself. */
const MORE =
	/(?<![\p{L}\p{M}])(?:and|or|but|if|because|cos|so|when|while|then|later|suddenly|once|until|till|before|after|as|like|than|that|this|which|who|whom|whose|what|where|why|how|whether|though|although|unless|since|not|no|never|cannot|\p{L}+n’t|i|me|my|mine|we|us|our|ours|you|your|yours|he|she|they|it|there|is|are|was|were|has|have|had|does|did|can|could|will|would|must|should|may|might|gets|got)(?![\p{L}\p{M}])/iu;

/** A thing that is looked for or made, and which one: "find the treasure that Grandpa buried". After "tell the world that" comes what is told. */
export const WHICH_ONE =
	/^(?:find|look for|search for|hunt for|fetch|bring back|rescue|save|catch|follow|meet|visit|mend|open|build|make|bake|ride|win) (?:the|an?|his|her|their) (?:[\p{L}\p{M}’-]+ ){1,4}(?=that )/u;

/** Only small words, without another clause; after a "that" that says which one, names as well. */
function isUnderstood(wish: string): boolean {
	const [what = ""] = WHICH_ONE.exec(wish) ?? [];
	if (what === "") return PLAIN.test(wish) && !MORE.test(wish);
	const which = wish.slice(`${what}that `.length);
	return isUnderstood(what.trim()) && PLAIN.test(`that ${which}`) && !MORE.test(which);
}

/** Takes the description; gives an infinitive without "to", in the family's words, or null. */
export function wishOf(description: string, { main }: Cast): string | null {
	const { plural, she } = main.pronouns;
	const subject = [main.name, ...(plural ? [] : [she])].map(literally).join("|");
	const words = curlyQuotes(oneLine(description));
	const wanted = new RegExp(`^(?:${subject}) ${WANTS}(.+?)[.!]?$`, "iu").exec(words)?.[1];
	const [, does = "", what = ""] =
		new RegExp(`^(?:${subject}) (${Object.keys(DOES).join("|")}) (.+?)[.!]?$`, "iu").exec(words) ?? [];
	const wish = wanted ?? `${DOES[does.toLowerCase()] ?? ""} ${what}`.trim();
	return isUnderstood(wish) ? wish : null;
}
