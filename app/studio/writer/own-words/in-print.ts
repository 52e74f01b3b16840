import type { Character } from "~/studio/story/idea";
import { curlyQuotes, oneLine, withoutEmoji, withoutMarkup, withoutShouting } from "../cleaning";
import { kinOf, SLIPS } from "../spellings";
import { literally } from "../wording";

/** What a family typed, as a book prints it: their own words and their own grammar, with capitals, apostrophes, stops and common slips put right. */

/** Only what nobody means to write: a family's dialect stays. */
const SLIPS_IN_PRINT = new Map(
	(
		"wont=won't cant=can't dont=don't doesnt=doesn't didnt=didn't isnt=isn't wasnt=wasn't arent=aren't werent=weren't wouldnt=wouldn't couldnt=couldn't shouldnt=shouldn't havent=haven't hasnt=hasn't hadnt=hadn't " +
		"im=I'm ive=I've hes=he's shes=she's theyre=they're theyve=they've theres=there's thats=that's whats=what's wheres=where's weve=we've youre=you're itll=it'll thatll=that'll theyll=they'll " +
		"bcos=because bcoz=because coz=because cos=because cuz=because thru=through tho=though u=you ur=your pls=please plz=please favorite=favourite color=colour mom=mum nite=night tonite=tonight xmas=Christmas 2day=today b4=before bc=because yr=year ov=of " +
		SLIPS
	)
		.split(" ")
		.map((pair) => pair.split("=").map((word) => word.replaceAll("_", " ")) as [string, string]),
);

/** Always written with a capital. */
const PROPER = new Set(
	"monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december christmas easter eid diwali hanukkah ramadan halloween england scotland wales ireland london english welsh scottish irish british".split(
		" ",
	),
);

const ASIDE = /(?<!\p{L})(?:btw|lol|tbh|imo|haha+|hehe+|xo+|x{2,4}|x(?=\s*$))(?!\p{L})[,.!]?/giu;
const SMILE = /(?:^|\s)[:;]-?[()DPp](?=\s|$)/gu;
const TITLE = /(?<!\p{L})(mr|mrs|ms|dr|st)\.(?=\s)/giu;

type Named = Pick<Character, "name" | "isMain">;

/** Takes a description of any kind and a book's people; gives its sentences, each with a capital and a stop. */
export function inPrint(typed: string, people: readonly Named[], location = ""): string[] {
	const lines = typed.replace(/([^\s.!?,;:…])[^\S\n]*(?:\r?\n\s*)+/gu, "$1. ");
	const plain = withoutShouting(withoutEmoji(withoutMarkup(oneLine(lines))))
		.replace(SMILE, " ")
		.replace(ASIDE, "")
		.replace(TITLE, (_, title: string) => capital(title.toLowerCase()))
		.replace(/ ?& ?/gu, " and ")
		.replace(/(?<!\p{L})w\/ ?/giu, "with ")
		.replace(/\s*[–—]\s*|\s+-+\s+/gu, ", ")
		.replace(/\.{2,}/gu, "…")
		.replace(/([!?,;:])[!?,;:]+/gu, "$1")
		.replace(/\s+([,.!?;:…])/gu, "$1")
		.replace(/([,;!?…])(?=\p{L})/gu, "$1 ")
		.replace(/(\p{L}{2,})\.(?=\p{Lu}?\p{Ll}{2,})/gu, "$1. ")
		.trim();
	const spelt = plain.replace(/[\p{L}\d][\p{L}\d'’]*/gu, (word) => {
		const lower = word.toLowerCase().replace("’", "'");
		const other = SLIPS_IN_PRINT.get(lower);
		if (lower === "i") return "I";
		if (PROPER.has(lower)) return capital(lower);
		if (other === undefined) return word;
		return /^\p{Lu}/u.test(word) ? capital(other) : other;
	});
	const named = withNames(withPlace(withIts(curlyQuotes(spelt)), location), people);
	// "Its Lohri".
	const said = withOwners(named).replace(/(?<!\p{L})([Ii])ts (?=\p{Lu}\p{Ll})/gu, "$1t’s ");
	return said
		.split(/(?<=[.!?…]["”’]?|[.!?…]\)(?= \p{Lu}))\s+(?=\S)/u)
		.map((sentence) => sentence.replace(/^[\s,.;:!?)-]+/u, "").replace(/[\s,;:]+$/u, ""))
		.filter((sentence) => /\p{L}/u.test(sentence))
		.map(spoken)
		.map((sentence) => capital(/[.!?…]["”’)]*$/u.test(sentence) ? sentence : `${sentence}.`));
}

const capital = (said: string) =>
	said.replace(/^(["“‘(]*)(\p{L})/u, (_, before, first: string) => before + first.toUpperCase());

/** "Its a pirate ship", "its cloudy": never before a thing that is its own. */
const IS =
	/(?<!\p{L})(its)(?= (?:an?|the|my|her|his|our|their|not|only|just|really|very|so|too|all|been|got|always|never|every|next|on|in|time|cloudy|raining|snowing|dark|cold|hot|lost|stuck|gone|broken|\p{L}+ing)(?!\p{L}))/giu;
/** "Have there tea". */
const THEIR =
	/(?<!\p{L})there(?= (?:tea|dinner|lunch|breakfast|supper|own|new|old|house|home|mum|dad|nan|gran|dog|cat|beds?|best|favourite|faces?|hands?|feet|hair|coats?|shoes|names?)(?!\p{L}))/gu;
const withIts = (text: string) => text.replace(THEIR, "their").replace(IS, (its) => `${its.slice(0, 2)}’s`);

/** "Nans best lettuce", "the head teachers fish": before what is theirs. */
const OWNERS =
	/(?<!\p{L})(\p{L}+)s (?=(?!(?:are|were|have|had|and|or|who|in|on|at|both|all|do|did|will|can|come|go|say|said|love|like|to|with|from|is|was)(?!\p{L}))\p{Ll})/giu;
const KEEPERS = new Set(
	"teacher caretaker neighbour vicar king queen captain doctor dentist baker driver".split(" "),
);
const withOwners = (text: string) =>
	text.replace(OWNERS, (whole, owner: string) =>
		kinOf(owner.toLowerCase()) !== null || KEEPERS.has(owner.toLowerCase()) ? `${owner}’s ` : whole,
	);

/** "Gran says let her keep it": what somebody says, as they say it, to the end of the sentence. */
const SPOKEN =
	/(?<= (?:says|said|shouts|shouted|whispers|whispered)),? ((?:let|come|stop|don’t|look|no|yes|your|you)(?!\p{L})(?! (?:one|more|longer|to|words?|thank) )[^“”‘.!?…]*)([.!?…]?)$/u;
const spoken = (sentence: string) =>
	sentence.replace(SPOKEN, (_, words: string, stop: string) => `, ‘${capital(words)}${stop || "."}’`);

/** A town that the location has with a capital has one here too. */
function withPlace(text: string, location: string): string {
	const towns = location.match(/(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? [];
	return towns.reduce(
		(said, town) =>
			kinOf(town.toLowerCase())
				? said
				: said.replace(new RegExp(`(?<=(?:in|from|near|all over) )${town}(?!\\p{L})`, "giu"), town),
		text,
	);
}

/** Names that are a verb far more often, where all is in small letters. */
const AUXILIARY = /^(?:will|may)$/u;

const CHILD =
	"(?:second |eldest |youngest |oldest )?(?:son|daughter|grandson|granddaughter|little boy|little girl|boy|girl|nephew|niece|toddler|kid|lad|lass|little one)";

/**
 * Names as the form has them, with the apostrophe of what is theirs; "my son Alfie" is Alfie, in his own book.
 * A word for kin that is a name too ("Mum") has its capital where nobody's stands before it.
 */
function withNames(text: string, people: readonly Named[]): string {
	const names = [...new Set(people.flatMap(({ name }) => [name, ...name.split(/\s+/u)]))]
		.filter(
			(name) =>
				name.length > 1 &&
				!/^(?:the|of|and|mr|mrs|ms|miss|dr|old|big|little|baby|king|queen|captain|great|aunt|auntie|aunty|uncle|grand|sir|lady|lord)$/iu.test(
					name,
				),
		)
		.sort((one, other) => other.length - one.length);
	if (names.length === 0) return text;
	const any = names.map(literally).join("|");
	const named = text.replace(
		new RegExp(
			`(?<![\\p{L}\\p{N}’])(${any})(?:(s)(?= (?!in |are |were |who |and |both |have |at )\\p{Ll}|[.,!?]|$)|(?![\\p{L}\\p{N}]))`,
			"giu",
		),
		(word, name: string, owned: string | undefined, at: number) => {
			const own = names.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
			const isKin = kinOf(name.toLowerCase()) !== null;
			const before = text.slice(0, at);
			if (/^\p{Ll}/u.test(word) && /(?:^|\s)(?:the|an?) $/iu.test(before)) return word;
			if (isKin && /(?:my|our|his|her|their|the|an?|’s|s’) (?:\p{L}+ )?$/iu.test(before)) return word;
			// "Will" is somebody, where "he will" is not: in small letters it is a word, if the family writes the name with a capital.
			if (/^\p{Ll}/u.test(word) && (text.includes(own) || AUXILIARY.test(word))) return word;
			if (owned === undefined) return own;
			return `${own}’s`;
		},
	);
	return named.replace(
		new RegExp(`(?<!\\p{L})(?:my|our|me) (?:\\p{L}+ )?(?:${CHILD}),? (?=(?:${any})(?!\\p{L}))`, "giu"),
		"",
	);
}
