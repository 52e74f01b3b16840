/** How a place stands in a sentence: its preposition, its article and its capitals. */

/** What opens a location that brings its own preposition; the longer ones first. */
const PREPOSITION =
	/^(?:in front of|in between|on top of|next to|deep (?:in|inside|under|below|beneath)|high (?:above|over)|(?:high )?up (?:in|on|at|above)|down (?:in|on|at|by|under)|all (?:over|around|round)|in|at|on|under|underneath|inside|by|near|beside|behind|beneath|around|outside|aboard|above|below|along|among|amongst|between|beyond|across|over|opposite|off|round(?= (?:the|an?|our|my) ))\s+/iu;
/** These say where to without saying whether in, on or at it. */
const DIRECTION = /^(up|down|to|through)\s+/iu;
/** Stand without a preposition and without an article. */
const ADVERB =
	/^(?:somewhere|nowhere|everywhere|anywhere|upstairs|downstairs|outside|inside|indoors|outdoors|abroad|far(?:,? far)? away|next door|up north|down south)(?=$|,|\s(?:in|on|at|under|over|by|near|with|from|far)(?!\p{L}))/iu;
/** A time that somebody put first: "at night in the forest". */
const TIME_FIRST =
	/^(?:at (?:night|night-?time|bedtime|midnight|christmas|easter)|by night|in (?:the )?(?:morning|afternoon|evening|winter|summer|spring|autumn))(?=,?\s(?:in|on|at|under|by|near|inside|behind)\s)/iu;
const DETERMINER =
	/^(?:(?:lots|loads|plenty|a lot|a couple) of|a few|several|various|different|both|all|these|those|a|an|the|my|our|your|his|her|their|this|that|some|every|another|outer|two|three|four|five|six|seven|many)(?![\p{L}&])/iu;
/** Where the place itself ends and what is said of it begins. */
const TAIL =
	/[,;:–]|\s(?:in|on|at|of|by|near|with|without|under|over|above|beside|behind|beyond|between|inside|outside|from|for|to|full|made|called|where|that|which|who|during|next|and (?:a|an|the|my|our|his|her|their|back))(?!\p{L})/iu;

const NO_ARTICLE =
	/^(?:home|home sweet home|school|nursery|pre-?school|kindergarten|work|church|bed|holiday)$/iu;

/** Common nouns by the preposition that each takes; the last word of a place is looked up here. */
const NOUNS: readonly (readonly [preposition: string, nouns: string])[] = [
	["at", "(?:football|rugby|cricket|netball|hockey) (?:match|game|final|tournament)|cup final"],
	["on", "seafront|sea front|promenade|prom"],
	["in", "(?:haunted|gingerbread|doll’s|dolls?) house"],
	["on", "space station|settee|football pitch|pitch|desert islands?|village green|allotments?"],
	[
		"at",
		"(?:theme|water|wildlife|safari|skate|trampoline|dinosaur|adventure|holiday|animal|amusement) park|petting farm|bus stop|swimming pool|bouncy castle|chippy|chip shop|leisure centre|ice rink|farm park|farm shop|garden centre|birthday party",
	],
	["in", "living room|dining room|shopping centre|town centre|car park|phone box|sleeping bag"],
	[
		"on",
		"moons?|planets?|asteroids?|comets?|star|ships?|boats?|ferry|yacht|raft|liner|train|tram|bus|plane|aeroplane|jet|motorbike|bike|islands?|isles?|farm|ranch|cloud|rainbow|hill|hilltop|mountain|volcano|iceberg|ice|glacier|cliffs?|slopes?|roof|rooftops?|deck|bridge|stage|slide|swings?|trampoline|bench|sofa|couch|rug|stairs|steps|wall|pier|riverbank|bank|shore|seashore|coast|trip|journey|voyage|cruise|ride|walk|visit|outing|adventure|quest|safari|holiday|side|day|morning|afternoon|evening|night|eve|platform|motorway|surface|way|track|railway|ship’s deck|carpet|throne|back of a dragon",
	],
	[
		"at",
		"beach|seaside|harbour|launde?rette|lighthouse|market|shops?|bookshop|supermarket|library|museum|gallery|theatre|cinema|house|home|station|airport|zoo|aquarium|sanctuary|fair|funfair|fairground|carnival|circus|school|nursery|playgroup|kindergarten|academy|pre-?school|hospital|clinic|surgery|dentist|doctors?|vet|hairdresser|pool|baths|stadium|rink|bakery|café|cafe|restaurant|pub|hotel|campsite|camp|party|wedding|picnic|concert|festival|show|ball|disco|parade|sleepover|match|game|race|christmas|easter|halloween|top|bottom|end|edge|foot|front|start|entrance|gates?|door|window|table|desk|work|pole|pyramids?|oasis|reef|christening|barbecue|temple|church|cathedral",
	],
	[
		"by",
		"sea|ocean|river|lake|stream|canal|waterfall|loch|pond|fire|fireside|campfire|fireplace|lagoon|water",
	],
	["among", "stars|trees|stalls|rock ?pools|toadstools"],
	[
		"in",
		"bay|cove|forest|woods?|woodland|jungle|rainforest|savannah|gardens?|back ?yard|park|playground|castle|palace|fortress|tower|dungeon|mountains|hills|highlands|alps|desert|dunes|sky|clouds|space|classroom|corridor|hall|town|city|village|countryside|streets?|road|lane|square|bedroom|room|kitchen|attic|loft|bed|bath|cot|cellar|basement|bathroom|hallway|cupboard|wardrobe|den|fort|cottage|cabin|hut|flat|mansion|igloo|wigwam|tent|tents|caravan|shed|barn|barnyard|farmyard|stables?|greenhouse|treehouse|tree house|tree|spaceship|rocket|submarine|balloon|helicopter|car|van|lorry|truck|tractor|taxi|canoe|snow|meadow|fields?|orchard|allotment|valley|caves?|tunnel|hole|nest|burrow|kingdom|land|world|galaxy|universe|solar system|seabed|book|story|dream|office|factory|laborator(?:y|ies)|lab|workshop|museum hall|playroom|toy ?box|middle|centre|heart|corner|maze|swamp|marsh|puddle|sandpit|bush",
	],
];
const BY_NOUN = NOUNS.map(
	([preposition, nouns]) => [new RegExp(`(?<![\\p{L}’])(?:${nouns})$`, "iu"), preposition] as const,
);

/** Words that only describe: with a common noun after them they name no place of their own ("Pirate Ship"). */
const DESCRIBING =
	/^(?:magic|magical|enchanted|haunted|secret|hidden|lost|pirates?|desert|hot|air|swimming|toy|fairy|fairy-?tale|tale|space|outer|back|front|big|little|small|tiny|huge|giant|old|new|dark|deep|snowy|icy|frozen|sandy|sunny|rainy|rainbow|candy|sweet|chocolate|dinosaurs?|dragons?|princess|royal|wizard|witch|unicorn|mermaid|monster|robot|alien|football|ice|cream|bouncy|living|dining|tree|steam|fire|birthday|local|nearby|village|town|school|beach|jungle|forest|garden|farm|castle|circus|sea|ocean|river|lake|train|bus|green|blue|red|golden|silver|purple|pink|spooky|creepy|cosy|busy|quiet|tall|high|tropical|faraway|far|away|very|sunken|adventure|theme|water|wildlife|safari|skate|leisure|shopping|canal|sailing|rowing|cruise)$/iu;

/** Names that people type without capitals, in the spelling of a map. */
const NAMES =
	"England|Scotland|Wales|Ireland|Britain|London|Paris|Rome|Tokyo|New York|New Zealand|America|Australia|Canada|France|Spain|Italy|Greece|Germany|Portugal|India|Japan|Africa|Egypt|Europe|Iceland|Norway|Lapland|Antarctica|Florida|Mexico|Brazil|Jamaica|Kenya|Pakistan|Poland|Cornwall|Devon|Dorset|Somerset|Kent|Essex|Sussex|Norfolk|Suffolk|Yorkshire|Cumbria|Lancashire|Brighton|Blackpool|Whitby|Scarborough|Margate|Skegness|Southend|Bournemouth|Manchester|Birmingham|Liverpool|Leeds|Sheffield|Newcastle|Glasgow|Edinburgh|Cardiff|Swansea|Belfast|Dublin|Bristol|Oxford|Cambridge|York|Nottingham|Leicester|Mars|Saturn|Jupiter|Venus|Neptune|Uranus|Pluto|Fairyland|Narnia|Neverland|Wonderland|Atlantis|Hogwarts|Legoland|Disneyland|Stonehenge|Snowdon|Snowdonia|Everest|Mount Everest|Ben Nevis|Loch Ness|Isle of Wight|Isle of Skye|Isle of Man|Lake District|Peak District|North Pole|South Pole|North Sea|Hyde Park|London Zoo|London Eye|Big Ben|Buckingham Palace|Tower of London|Tower Bridge|London Bridge|Sahara|Amazon|Alps|Arctic|Antarctic|Cotswolds|Scottish Highlands|Caribbean|Himalayas|Titanic|Thames|Nile|Seven Seas";
const NAME = new RegExp(`(?<![\\p{L}’])(?:${NAMES})(?!\\p{L})`, "giu");
const SPELLING = new Map(NAMES.split("|").map((name) => [name.toLowerCase(), name]));
/** Proper names that take "the", by their first or last word. */
const WITH_THE =
	/^(?:isle|isles|tower) of |^(?:seven seas|titanic|sahara|amazon|cotswolds|caribbean|himalayas|antarctic|nile|thames|river|moon|london eye)(?!\p{L})|(?:^|\s)(?:desert|ocean|sea|rainforest|mountains|hills|highlands|islands|isles|alps|arctic|district|pole|museum|theatre|gallery)$/iu;
const ON_NAME =
	/^(?:the )?(?:ward \d+|seven seas|mars|saturn|jupiter|venus|neptune|uranus|pluto|earth|everest|snowdon|mount .*|ben nevis|planet .*|isles? of .*|titanic|.*(?:moons?|island|pier|farm|bridge))$/iu;
const AT_NAME =
	/^(?:the )?(?:a&e|hogwarts|legoland|disneyland|stonehenge|big ben|london eye|tower of london|(?:number )?\d(?!.* (?:bus|train|tram|ferry)(?!\p{L})).*|.*\s(?:castle|palace|tower|gardens|cathedral|abbey|hall))$/iu;
const BY_NAME = /^(?:the )?(?:(?:river|lake(?! district)|loch) .*|thames|nile|.*\s(?:sea|ocean))$/iu;

/**
 * Takes the family's words for a place and the main character's "her"; gives them with a preposition that fits:
 * "space, near a moon" becomes "in space, near a moon", "my bedroom" "in her bedroom".
 */
export function placed(location: string, her: string): string {
	const time = location.match(TIME_FIRST)?.[0];
	if (time) return `${placed(location.slice(time.length).replace(/^[,\s]+/u, ""), her)} ${lowered(time)}`;
	const words = location.replace(NAME, spelt);
	if (ADVERB.test(words)) return lowered(words);
	const given = words.match(PREPOSITION)?.[0] ?? "";
	const direction = given === "" ? (words.match(DIRECTION)?.[0] ?? "") : "";
	const rest = words.slice((given || direction).length).replace(/^(?:my|our|your)(?!\p{L})/iu, her);
	const own = placeAlone(rest);
	const phrase = nounPhrase(own) + rest.slice(own.length);
	if (given) return `${given.trim().toLowerCase()} ${phrase}`;
	const towards = direction.trim().toLowerCase();
	if (towards === "through") return `beyond ${phrase}`;
	const preposition = prepositionOf(own);
	return towards === "up" || towards === "down"
		? `${towards} ${preposition} ${phrase}`
		: `${preposition} ${phrase}`;
}

/** The place without what is said of it; "Isle of Wight" and "Tower of London" are one name. */
function placeAlone(words: string): string {
	const name = words.match(/^(?:the )?(?:isles?|tower) of [\p{L}’]+/iu)?.[0];
	const determiner = words.match(DETERMINER)?.[0] ?? "";
	return name ?? determiner + (words.slice(determiner.length).split(TAIL)[0] ?? "");
}

function prepositionOf(place: string): string {
	const bare = place.replace(DETERMINER, "").trim();
	if (/\p{Lu}|^\d/u.test(bare) && !/’/u.test(bare)) {
		if (ON_NAME.test(bare)) return "on";
		if (BY_NAME.test(bare)) return "by";
		if (AT_NAME.test(bare) && !isDescribed(bare)) return "at";
	}
	if (/^earth$/iu.test(bare)) return "on";
	if (/’s$|s’$/u.test(bare)) return "at";
	return BY_NOUN.find(([nouns]) => nouns.test(bare))?.[1] ?? "in";
}

/** With the article that the place wants, and capitals where it is a name. */
function nounPhrase(place: string): string {
	if (NO_ARTICLE.test(place)) return place.toLowerCase();
	if (/^home(?!\p{L})/iu.test(place)) return lowered(place);
	const determiner = place.match(DETERMINER)?.[0] ?? "";
	const bare = place.slice(determiner.length).trim();
	if (determiner.toLowerCase() === "outer" || /^space$/iu.test(place)) return place.toLowerCase();
	if (determiner) {
		const noun = determiner !== "the" && isDescribed(bare) ? bare.toLowerCase() : bare;
		return `${determiner.toLowerCase()} ${noun}`;
	}
	if (isName(place)) return WITH_THE.test(place) ? `the ${place}` : place;
	if (/^[\p{L}’-]+ (?:land|world)$/iu.test(place)) return place.split(" ").map(capitalise).join(" ");
	if (isDescribed(place)) return `the ${place.toLowerCase()}`;
	if (/’s?(?:\s|$)/u.test(place)) return place;
	const isCommon = BY_NOUN.some(([nouns]) => nouns.test(place));
	if (/^[\p{Lu}\d]/u.test(place)) {
		const wantsThe = WITH_THE.test(place) || (isCommon && /\s\p{Ll}+$/u.test(place) && isNoName(place));
		return wantsThe && !/^St /u.test(place) ? `the ${place}` : place;
	}
	if (isCommon) return startsWithName(place) ? place : `the ${place}`;
	if (place.search(NAME) >= 0) return place;
	if (/^\p{Script=Latin}[\p{L}’-]*$/u.test(place)) return capitalise(place);
	return /^\p{Ll}/u.test(place) ? `a place called ${place.split(" ").map(capitalise).join(" ")}` : place;
}

/** Nothing but describing words before a common noun. */
function isDescribed(place: string): boolean {
	const words = place.split(" ");
	return BY_NOUN.some(([nouns]) => {
		const noun = place.match(nouns)?.[0];
		if (noun === undefined) return false;
		return words.slice(0, words.length - noun.split(" ").length).every((word) => DESCRIBING.test(word));
	});
}

/** What happens somewhere: "England football match" is one, and "Brighton beach" a name. */
const HAPPENS = /(?<!\p{L})(?:match|game|race|final|tournament|concert|party|parade|wedding)$/iu;

const isNoName = (place: string) => !startsWithName(place) || HAPPENS.test(place);
const isName = (place: string) => SPELLING.has(place.toLowerCase());
const startsWithName = (place: string) => place.search(NAME) === 0;
const spelt = (name: string) => SPELLING.get(name.toLowerCase()) ?? name;
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
