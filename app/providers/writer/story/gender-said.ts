import { prose } from "./cleaning";
import type { Gender } from "./roles";
import { baseOf, finite } from "./verbs";
import { literally, wordsOf } from "./wording";

/**
 * Who is she and who is he, as a description says it by the way: "Nell looks for her ball". Read word by word, and no further
 * than to the first word that might be somebody else, whom the next "she" could mean as well.
 */

const SMALL = new Set(
	wordsOf(`and but or so then because when while until till before after if as than to of for with without from in into on onto at
	by up down out off over under about round around through across along near behind beside inside outside away back home again
	there here it it’s there’s all alone together too very really so such just only even ever never always often soon now today
	tomorrow tonight yesterday suddenly quickly slowly still once not no almost more most much many lots plenty everywhere
	somewhere anywhere first next last long far high later than christmas monday tuesday wednesday thursday friday saturday sunday`),
);
const DETERMINERS = new Set(
	wordsOf("a an the this that one some every each another its their my our two three"),
);
const ADJECTIVES = new Set(
	wordsOf(`lost new old big small little tiny huge giant enormous great red orange yellow green blue purple pink black white brown
	grey golden silver shiny sparkly magic magical secret favourite special best first very own whole long tall high deep dark
	cold hot warm wet dry empty full lovely beautiful perfect biggest tallest best fastest noisy quiet brave scared afraid
	frightened worried nervous excited happy sad shy bored tired hungry sleepy ready able allowed stuck missing broken wobbly
	woolly wooden snowy rainy sunny windy different real mysterious strange odd peculiar ancient old-fashioned invisible
	rusty muddy sticky smelly gigantic massive beating ringing shining glowing`),
);
/** What nobody says "she" or "he" of. */
const THINGS = new Set(
	wordsOf(`ball kite hat cap coat scarf glove boot shoe welly bag rucksack backpack book pencil paintbrush picture letter map key
	torch lantern lamp rope ladder box bed bedroom pillow blanket cushion chair table door window house home garden shed
	greenhouse allotment kitchen bathroom bath attic loft cellar stairs street lane road path park playground swing slide
	sandpit pond lake river stream sea seaside beach sand sandcastle shore harbour island wood woods forest jungle
	rainforest mountain hill field meadow farm barn castle tower tent campsite school classroom nursery library museum
	shop supermarket market hospital station airport zoo circus stables village town city world country sky space rain
	snow storm puddle den treehouse fort raft submarine car plane aeroplane helicopter rocket spaceship balloon bike
	bicycle scooter skateboard trampoline tooth cake birthday party picnic present holiday race match game football
	netball cricket rugby tennis swimming team song music piano guitar violin drum recorder trumpet show play dance cape
	costume dress crown wand spell treasure gold shell feather stone pebble seed strawberry apple biscuit pizza sandwich
	soup breakfast lunch tea dinner supper day night morning afternoon evening week weekend summer winter spring autumn
	time way dark water ice side end top bottom noise idea lesson length armband pier cliff cave bridge gate fence wall
	roof floor ceiling corner lighthouse cottage flat caravan cafe bakery church hall stage theatre cinema gym court
	desert waterfall bay pool lido farmyard orchard vegetable carrot pea bean pancake bun muffin pie cup mug bowl bottle
	jar tin basket bucket spade shovel pram suitcase umbrella towel goggles helmet medal prize trophy badge camera phone
	tablet computer television film photo drawing painting poem diary homework egg`),
);
/** In a story these may be somebody; where one is, or goes to, they aren’t. */
const SOMETIMES = new Set(
	wordsOf(
		"moon sun star planet cloud wind tree train van bus lorry tractor boat ship rainbow flower sunflower pumpkin plant",
	),
);
const WHERE =
	/(?:^| )(?:(?:in|into|on|onto|up|under|round|through|behind)|(?:go|fly|flie|sail|travel|walk|run|get|climb|drive|ride|trip|journey)(?:e?s|ing)? to) (?:an?|the|his|her) (?:\S+ )?$/u;

/** A deed and somebody: "meets a cook and he". */
const BEINGS = /^(?:cook|fish|swallow|fly|guard|bear|duck)$/u;
const DOING = / (?:to|can|could|can’t|must|will) $/u;

const isSeveral = (word: string) => /[^su]s$/u.test(word);
const isAdverb = (word: string) => /..[^lf]ly$/u.test(word) && !/^(?:family|bully)$/u.test(word);

/** Whether a word is certainly nobody; in a noun after "a" or "the" it must be known for what it is. */
function isNobody(word: string, said: string, isInNoun: boolean): boolean {
	if (/^[,.!]$|^\d+$/u.test(word) || SMALL.has(word) || DETERMINERS.has(word) || ADJECTIVES.has(word))
		return true;
	if (THINGS.has(word) || isSeveral(word)) return true;
	if (SOMETIMES.has(word)) return WHERE.test(said);
	if (BEINGS.test(word)) return DOING.test(said);
	const form = finite(word);
	const isParticiple = baseOf(word) !== null || (form !== undefined && form.past === word);
	return isParticiple || (!isInNoun && (form !== undefined || isAdverb(word)));
}

/** "Gives her sweets": to her, or hers. */
const TO_WHOM =
	/^(?:g[ai]ves?|shows?|showed|tells?|told|teach(?:es)?|taught|brings?|brought|buys?|bought|sends?|sent|asks?|asked|calls?|called|makes?|made|helps?|helped|lets?|sees?|saw|hears?|heard|reads?|sings?|sang)$/u;

const isWhose = (next: string, before: string) =>
	/^[@\p{L}]/u.test(next) &&
	!TO_WHOM.test(before) &&
	(ADJECTIVES.has(next) ||
		THINGS.has(next) ||
		!(SMALL.has(next) || DETERMINERS.has(next) || isAdverb(next) || finite(next) !== undefined));

/** As whoever orders the book speaks of the main character. */
export const MY_CHILD =
	/^(?:my|our) (?:(?:little|big) )?(?:daughter|son|girl|boy|child|grandson|granddaughter|niece|nephew)(?!\p{L})/iu;

/** "My daughter loves trains", "a boy called Max", "Mia is a brave girl". */
function saidOutright(named: string, say: (who: number, gender: Gender) => void): void {
	const child = MY_CHILD.exec(named)?.[0] ?? "";
	const after = named.slice(child.length);
	if (child !== "" && !after.startsWith("’") && !/(?<!^ )@0/u.test(after)) {
		if (/(?:daughter|girl|niece)$/iu.test(child)) say(0, "she");
		if (/(?:son|boy|nephew)$/iu.test(child)) say(0, "he");
	}
	for (const [, who = "", as = "", called = "", whom = ""] of named.matchAll(
		/@(\d) (?:is|was) an? (?:\p{L}+ )?(girl|boy)(?!\p{L}|’)|(?<!\p{L})an? (?:\p{L}+ )?(girl|boy),? (?:called|named) @(\d)/giu,
	))
		say(Number(who || whom), /girl/iu.test(as + called) ? "she" : "he");
}

type Person = { name: string; gender: Gender | null };

/** Takes the description and who is in the book, with what is known of each, the main character first; gives whom it tells of. */
export function gendersSaid(description: string, people: readonly Person[]): (Gender | null)[] {
	const text = prose(description);
	const known = people.map(({ gender }) => gender);
	const say = (who: number, gender: Gender) => {
		known[who] ??= gender;
	};
	const named = people.reduce((said, { name }, index) => {
		const isWord = isNobody(name.toLowerCase(), "", false);
		return said.replace(
			new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, isWord ? "gu" : "giu"),
			`@${index}`,
		);
	}, text);

	saidOutright(named, say);

	const tokens = named.match(/[@\p{L}\p{M}\p{N}’-]+|\S/gu) ?? [];
	const mentioned: number[] = [];
	let isInNoun = false;
	for (const [index, token] of tokens.entries()) {
		const word = token.toLowerCase();
		const before = tokens[index - 1]?.toLowerCase() ?? "";
		const said = `${tokens
			.slice(Math.max(0, index - 4), index)
			.join(" ")
			.toLowerCase()} `;
		const [, who, owns] = /^@(\d)(’s?)?$/u.exec(word) ?? [];
		const [pronoun = ""] = /^(?:she|he|her|his|him|herself|himself)(?=$|’)/u.exec(word) ?? [];
		if (who !== undefined) {
			mentioned.push(Number(who));
			isInNoun = owns !== undefined;
		} else if (pronoun !== "") {
			const isHers = pronoun === "her" || pronoun === "his";
			if (
				pronoun === "him" ||
				(pronoun === "her" && !isWhose(tokens[index + 1]?.toLowerCase() ?? "", before))
			)
				break;
			const gender = /^(?:she|her)/u.test(pronoun) ? "she" : "he";
			const meant = [...new Set(mentioned)].filter((at) => known[at] === null || known[at] === gender);
			if (meant.length === 0) break;
			const one =
				meant.length === 1 ? meant[0] : isHers ? helpedOne(tokens.slice(0, index), known) : undefined;
			if (one !== undefined) say(one, gender);
			isInNoun = isHers;
		} else {
			const isPlaceName = before === "in" && /^\p{Lu}/u.test(token);
			if (!isPlaceName && !isNobody(word, said, isInNoun)) break;
			isInNoun =
				DETERMINERS.has(word) ||
				(isInNoun && !THINGS.has(word) && !SOMETIMES.has(word) && !isSeveral(word) && !SMALL.has(word));
		}
	}
	return known;
}

/** "Leo helps Rosa find her cat": Rosa’s, as long as nothing is known of either. */
function helpedOne(before: readonly string[], known: readonly (Gender | null)[]): number | undefined {
	const [, helper, helped, does = ""] =
		/^@(\d) help(?:s|ed) @(\d) (?:to )?(\p{L}+)$/u.exec(before.join(" ")) ?? [];
	const isUnknown = [helper, helped].every((who) => known[Number(who)] === null);
	return helped !== undefined && isUnknown && finite(does)?.verb?.base === does ? Number(helped) : undefined;
}
