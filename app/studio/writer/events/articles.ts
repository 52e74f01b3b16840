import { knownNoun } from "../noun-classes";
import type { NounPhrase } from "./heard";

/** Articles that a family has left out. */

const TO_ONE = new Set(
	"at in on to into through under over behind down up off past onto inside round near beside".split(" "),
);
/** At these one is without an article. */
const BARE_PLACES = new Set(
	"bed school home nursery work church town hospital sea space land night day dawn noon midnight lunch tea dinner breakfast supper foot fire love trouble time goal class court holiday top stage board deck hand place line secret public playschool preschool college uni prison jail heaven christmas".split(
		" ",
	),
);
/** "At the window", of somebody who has typed "at window". */
export function withThe(preposition: string, noun: NounPhrase | null): NounPhrase | null {
	const known = knownNoun(noun?.head ?? "");
	const [first] = noun?.pieces ?? [];
	const isBare = noun?.pieces.length === 1 && first === noun.head && !noun.isPlural && !noun.isPronoun;
	if (noun && preposition === "for" && noun.head === "time" && noun.pieces[0] === "long")
		return { ...noun, pieces: ["a", ...noun.pieces] };
	if (!noun || !known || !isBare || known.isMass || known.isName || !TO_ONE.has(preposition)) return noun;
	return BARE_PLACES.has(noun.head ?? "") ? noun : { ...noun, pieces: ["the", ...noun.pieces] };
}
