import { PLACES, type Setting } from "~/studio/story/places/list";
import type { Place as PlaceWords } from "~/studio/story/places/place";
import { placeNamed, recognisePlace } from "~/studio/story/recognise-place";
import type { Story } from "../shelf/story";
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
	/** The same in few words. */
	shortAt: string;
};

/** Where a family leaves it to the shop: close to home, and with room for whatever comes. */
const NOWHERE = "the garden";

/** For a place that the shop doesn't know, where it has no name that could be said. */
const ELSEWHERE = "in a faraway place";

/** Most words of a place as it is told, and as it is told to the youngest. */
const MOST_WORDS = 7;
const FEW_WORDS = 4;
/** A village in Wales has a name that no page of the youngest has room for. */
const FEW_LETTERS = 30;

/** What is said of a place beside what it is; what comes "of" something belongs to it. */
const SAID_OF_IT =
	/,\s*|\s(?=(?:in|on|at|by|near|with|under|over|above|beside|behind|between|just|full|made|called|where|that|which|and)\s)/iu;

/** "The flat, Telford" is there; "the flat, 9th floor" only has it. */
const TOWN = /, (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*)$/u;

/** "Largs, the seafront": the place comes first in a sentence, its town after it. */
const TOWN_FIRST = /^(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*), ((?:the|our|my) (?!\p{Lu})[\p{L}’ -]+)$/u;

/** A location in at most so many words, without what is said of it where that is too long; null where what it is would be. */
function shortened(words: string, most: number): string | null {
	const inTown = words.replace(TOWN, (_, town: string) => (NO_PLACE.test(town) ? "" : ` in ${town}`));
	const [head = "", ...rest] = inTown.split(SAID_OF_IT);
	if (wordsOf(head).length > most) return null;
	return rest.reduce(
		({ told, isWhole }, part) => {
			const longer = `${told} ${part}`;
			return isWhole && wordsOf(longer).length <= most ? { told: longer, isWhole } : { told, isWhole: false };
		},
		{ told: head, isWhole: true },
	).told;
}

/** A day, a season or somebody is no place where a story could be: that is told at home. */
const NO_PLACE =
	/^(?:on |at |in |the |my |our )*(?:(?:boxing|christmas|new year[’']?s|pancake|birth) ?day|christmas(?: eve)?|easter|eid|diwali|hanukkah|halloween|bonfire night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|morning|evening|night|bedtime|(?:\p{L}+[’']s )?(?:tummy|belly|head|dreams?))$/iu;

/** What people say before they say where: that they aren't sure, that it is set there, that they live there. */
const OPENING = new RegExp(
	`^(?:(?:${[
		"um+|er+m?|erm|hmm+|well(?=,)|oh(?=,)|ok(?=,)|yes(?=,)|no(?=,)",
		"maybe|perhaps|possibly|probably|definitely|ideally|preferably|mostly|mainly|usually|basically|just|only|simply|i (?:think|guess)",
		"(?:sort|kind) of|sorta|kinda|something like|like(?=,| (?:an?|the|in|at|on) )|not sure|dunno|no idea|quite(?= an? )",
		"please(?: use)?|how about|what about|let[’']?s say|(?:could|can|should) (?:it|this|the story) be|i(?:[’']d| would) (?:like|love)|we(?:[’']d| would) (?:like|love)",
		"(?:it|this|the story|story|he|she|they)(?:[’']s| is| are| was| should be| could be| can be| takes place| happens| starts| begins)(?: set)?|set(?= (?:in|at|on|by) )",
		"(?:where )?(?:we|they|he|she|i) (?:all )?lives?|we[’']?re(?= (?:in|at|on|by) )|here(?= (?:in|at|on|by) )",
		"round(?: at| to)?(?= \\p{L}+[’']?s(?:$| ))|(?:round|back)(?= (?:in|at|on|home)(?!\\p{L}))|(?:both|half|partly|either)(?= (?:in|at|on) )",
		"from|via",
	].join("|")})[\\s,-]+)+(?=[\\p{L}\\d])`,
	"iu",
);
/** What they say after it: a second place that would do as well, that it is a wish, and what isn't so. */
const ENDING =
	/(?: -|,)? (?:please|thanks|thank you|maybe|i (?:think|guess)|if (?:possible|you can|that[’']?s ok).*|as (?:before|last time)|like (?:before|last time)|or (?:something|somewhere|wherever|similar|maybe|the|an?|in|at|on|our|my) ?.*|but .+|(?:and )?half .+)$/iu;
/** Said by whoever leaves it to us. */
const ANYWHERE =
	/^(?:wherever .+|(?:the |our |my )?usual place|any ?place|some ?place|anywhere|wherever|whatever|anything|surprise us|you (?:choose|decide)|up to you|(?:we )?do(?:n[’']?| no)t mind|no preference|none|n a|na|any)(?: (?:you (?:like|want|think best)|is fine|will do|really|at all))?$/iu;

/** What a hurried parent leaves out or mistypes; of two places one after the other the first. */
function asWritten(typed: string): string {
	return typed
		.replace(/^from (.+?),?(?: (?:up|down|over|across|out|back|round))? to .+$/iu, "$1")
		.replace(/, (?:in|at|on) (?:his|her|their|my|our) .+$/iu, "")
		.replace(/, (?:on|aboard) (?:an?|the|board) .+$/iu, "")
		.replace(/^(?:at )?home (?:and|then|or) .+$/iu, "home")
		.replace(/(?<=\p{L}) (?:at night|in the (?:night|morning|afternoon|evening))$/iu, "")
		.replace(/,? then .+$/iu, "")
		.replace(/,? (?:mostly|mainly|usually)(?: .+)?$/iu, "")
		.replace(/^in (?:and|or) (?=around )/iu, "")
		.replace(/^(?:international space station|iss)$/iu, "the International Space Station")
		.replace(ENDING, "")
		.replace(OPENING, "")
		.replace(ANYWHERE, "")
		.replace(/^any (?!other)/iu, "the ")
		.replace(/^hme$/iu, "home")
		.replace(/^seven seas$/iu, "the Seven Seas")
		.replace(/^number (?=\d)/iu, "Number ")
		.replace(/^st (\p{L})/iu, (_, letter: string) => `St ${letter.toUpperCase()}`)
		.replace(OWNED, (_, owner: string) => `${owner.charAt(0).toUpperCase()}${owner.slice(1)}’s`);
}
/** "Dads new house", "grans": somebody’s. */
const OWNED =
	/^(mum|dad|nan|nana|nanna|nanny|gran|granny|grandma|grandad|grandpa|auntie|aunty|uncle)[’']?s(?=$| (?:(?:new|old|big|little) )?(?:house|flat|home|garden|kitchen|shed|caravan|allotment|bedroom|farm|boat|shop|place|and)(?!\p{L}))/iu;

/** Takes the location as it was typed. "My bedroom" is "the bedroom": whose it is, a book's first page doesn't say yet. */
export function placeOf(location: string): Place {
	const typed = withoutEmoji(withoutMarkup(oneLine(location)))
		.replace(/(?<=\p{L}) *\/.*$/u, "")
		.replace(/[^\p{L}\p{M}\p{N}'’,& -]+/gu, " ")
		.replace(/(?<!\p{L})['’]|['’](?=\s|$)(?<!s['’])/gu, "")
		.replace(/\s+/gu, " ")
		.trim();
	const written = curlyQuotes(asWritten(withoutShouting(typed)));
	const spoken = NO_PLACE.test(typed)
		? "home"
		: written === ""
			? NOWHERE
			: written.replace(TOWN_FIRST, "$2 in $1");
	const { setting: id } = recognisePlace({ location: spoken, title: "", description: "" });
	const setting = PLACES[id];
	const named = placeNamed(spoken);
	const short = named === null ? ELSEWHERE : setting.at;
	const words = shortened(spoken, MOST_WORDS);
	if (words === null || wordsOf(words).length === 0) return { id, words: setting, at: short, shortAt: short };
	const few = shortened(words, FEW_WORDS - 1);
	return {
		id,
		words: setting,
		at: placed(words, "the"),
		shortAt:
			few === null || few.length > FEW_LETTERS || !namesTheSame(few, named) ? short : placed(few, "the"),
	};
}

/** Whether what is left of a place still means the same one. */
const namesTheSame = (few: string, named: Setting | null) => named === null || placeNamed(few) === named;

/** A town that a place is in, or is. */
const IN_TOWN = /(?:^| )in (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*)$/u;

/**
 * Where a story is set, of a family's place: there, or at its own place where it couldn't be there; of "the bathroom in Leeds" a story that
 * is set at school is "at school in Leeds".
 */
export function setAt(place: Place, own: Story["set"]): Place {
	if (!own) return place;
	const { setting, at, only, never, nor = [], also = [] } = own;
	const isCalled = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(place.at);
	const isThere = (only?.includes(place.id) ?? true) && !never?.includes(place.id) && !nor.some(isCalled);
	if (isThere || also.some(isCalled)) return place;
	const town = IN_TOWN.exec(place.at)?.[1];
	const isTown = town !== undefined && !nor.some(isCalled) && [null, "city"].includes(placeNamed(town));
	return { id: setting, words: PLACES[setting], at: isTown ? `${at} in ${town}` : at, shortAt: at };
}
