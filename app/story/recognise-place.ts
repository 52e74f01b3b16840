import type { PlaceAndTime } from "./scene";
import type { Setting, Time } from "./vocabulary";

/** Words that name a place; a space stands for one or more blanks or a hyphen. Of two places with as many words the first is meant. */
const PLACES: Record<Setting, string> = {
	underwater:
		"under the (?:sea|ocean|waves|water)|beneath the (?:sea|ocean|waves|water)|underwater|undersea|bottom of the (?:sea|ocean)|sea ?bed|ocean floor|coral(?: reef)?|reef|mermaids?|merman|submarines?|atlantis|octopus(?:es)?|seahorses?|diving|scuba",
	pool: "pool|pools|swimming pool|paddling pool|leisure centre|water ?park|swimming baths|lido|swimming lessons?|diving board|deep end",
	mountain:
		"mountains?|mountain ?tops?|everest|highlands|snowdonia|snowdon|ben nevis|lake district|peaks?|summit|cliffs?|himalayas|climbing",
	beach:
		"beach|beaches|seaside|seashore|shore|coast|bay|cove|rock ?pools?|sand ?castles?|cornwall|brighton|blackpool|skegness|bournemouth|margate|promenade",
	sea: "sea|seas|ocean|oceans|harbour|harbor|port|pier|lighthouse|ships?|boats?|sail(?:s|ing|or|ors)?|pirates?|waves|tide|whales?|dolphins?|cruise|lake|river|ferry",
	island: "islands?|isles?|desert island|treasure island|caribbean|lagoon|castaways?|coconuts?|hawaii",
	space:
		"space|outer space|spaceships?|spacecraft|rockets?|planets?|mars|saturn|jupiter|venus|pluto|galaxy|galaxies|cosmos|cosmic|universe|astronauts?|aliens?|asteroids?|comets?|meteors?|milky way|orbit|solar system|lunar|moon base|on the moon|to the moon|the moon|ufo|space station",
	forest:
		"forest|forests|wood|woods|woodland|woodlands|trees|treehouse|grove|glade|fairy glen|fairyland|pines?|toadstools?|mushrooms?|bears|foxes|owls?|squirrels?|robin hood|sherwood|gruffalo|campsite|camping|pixies?|elves|fairy|fairies|hundred acre",
	castle:
		"castles?|palaces?|fortress|kingdoms?|knights?|dragons?|princess(?:es)?|princes?|kings?|queens?|royal|throne|drawbridge|towers?|fairy ?tales?|medieval|wizards?|enchanted|edinburgh castle|windsor|camelot|unicorns?",
	jungle:
		"jungles?|rainforests?|rain forest|tropical|tropics|amazon|safari|monkeys?|gorillas?|tigers?|parrots?|toucans?|crocodiles?|elephants?|dinosaurs?|dinosaur land|jurassic|volcano|savanna(?:h)?|africa|zoo|borneo|congo|india|madagascar",
	station:
		"station|train station|railway|railway station|platform|steam train|trains?|locomotive|hogwarts express|on the train",
	hospital:
		"hospitals?|hospital ward|clinic|doctors?|doctor['’]s|nurses?|surgery|dentists?|dentist['’]s|ambulance|vet|vet['’]s",
	museum:
		"museums?|gallery|art gallery|dinosaur bones|skeleton hall|exhibition|natural history|science museum|mummy room",
	library: "library|libraries|bookshop|book ?shelves|bookcase|reading room|librarian",
	school:
		"schools?|school ?yard|classrooms?|class|nursery|playgroup|kindergarten|reception class|teachers?|lessons?|homework|assembly|academy|blackboard|sports day",
	park: "park|parks|playground|swings|duck pond|bandstand|skate park|hyde park|climbing frame|picnic",
	garden:
		"garden|gardens|back ?yard|allotment|greenhouse|flower ?beds?|vegetable (?:patch|garden)|garden shed|lawn|compost|conservatory",
	kitchen:
		"kitchen|kitchens|baking|cooking|oven|cooker|cake|cakes|biscuits?|pancakes?|chefs?|cookery|pantry|larder|breakfast table|restaurant|café|cafe",
	shop: "shop|shops|launde?rette|corner shop|sweet ?shop|toy ?shop|supermarket|shopkeeper|bakery|shopping|market|market stall|post office|grocer['’]?s?|till",
	city: "city|cities|town|towns|london|paris|new york|manchester|birmingham|glasgow|edinburgh|dublin|cardiff|belfast|leeds|liverpool|bristol|tokyo|rome|skyscrapers?|rooftops?|bus|buses|underground|tube|downtown|big ben|superhero(?:es)?|metropolis|taxi",
	street:
		"street|streets|road|lane|avenue|pavement|neighbourhood|village|high street|our street|terrace|front door|post ?box|next door",
	snow: "snow|snowy|snowman|snowmen|snowflakes?|ice|icy|ice ?bergs?|igloos?|arctic|antarctica?|north pole|south pole|winter|wintry|frozen|frost|frosty|blizzard|glacier|lapland|alps|ski|skiing|sledge|sleigh|reindeer|penguins?|polar bears?|santa|father christmas|christmas|greenland|iceland|siberia",
	farm: "farms?|farmyard|barns?|tractors?|fields|orchard|cows?|sheep|lambs?|pigs?|chickens?|hens|ducks|horses|pon(?:y|ies)|stables?|hay|haystack|harvest|countryside|scarecrow",
	bedroom:
		"bedrooms?|bed|beds|bed ?time|in bed|cot|pillow|pillows|duvet|blanket fort|blankets?|nursery room|attic|loft|lullaby|dream ?land|dreams?|sleepover|toy ?box|toys|house|home|living room|playroom|cottage|flat",
	circus:
		"circus|circuses|big top|acrobats?|clowns?|trapeze|juggl(?:er|ers|ing)|ringmaster|funfair|fair ?ground|carnival|fair|carousel|merry go round|ferris wheel|magic show|theme park|tightrope",
	desert:
		"deserts?|sahara|gobi|dunes?|sand dunes|oasis|camels?|cactus|cacti|pyramids?|egypt|egyptian|pharaohs?|sphinx|cairo|canyon|wild west|cowboys?|cowgirls?|arabia|arabian|arizona|outback|genie",
	sky: "sky|clouds?|rainbow|hot air balloons?|air balloons?|aeroplanes?|airplanes?|planes?|flying|in the air|cloud land|helicopter|zeppelin|airship",
	meadow: "meadows?|hills?|hillside|wildflowers?|daisies|valley|grassland",
};

const TIMES_OF_DAY: Record<Time, string> = {
	night:
		"night|nights|night ?time|midnight|moonlight|moonlit|starlight|starlit|starry|stars|dark|darkness|bed ?time|dreams?|lanterns?|lamplight|fireflies|aurora|northern lights|asleep|lullaby|fireworks|halloween|christmas eve|full moon",
	dusk: "dusk|evening|twilight|sunset|sundown|late afternoon|golden light|tea ?time",
	dawn: "dawn|daybreak|sunrise|early morning|first light|cock ?crow",
	noon: "day|days|daytime|morning|sunny|sunshine|sunlight|sunlit|noon|midday|afternoon|daylight|blue sky|picnic|breakfast|lunch",
};

/** What holds the word of a place or a time without meaning it. */
const MISLEADING = /(?<!\p{L})(?:good ?night|night night|last night|car park|bouncy castle)(?!\p{L})/giu;

const pattern = (words: string) =>
	new RegExp(
		`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(" ?", "[\\s-]?").replaceAll(" ", "[\\s-]+")})(?![\\p{L}\\p{N}])`,
		"giu",
	);

const PLACE_WORDS = Object.entries(PLACES).map(
	([setting, words]) => [setting as Setting, pattern(words)] as const,
);
const TIME_WORDS = Object.entries(TIMES_OF_DAY).map(
	([time, words]) => [time as Time, pattern(words)] as const,
);

export type Said = { location: string; title: string; description: string };

/** Much more text than anybody may type: what comes after it isn't read. */
const MOST_LETTERS = 4000;

/**
 * Reads from a story's words where it plays, and when. The location decides before the title, the title before the
 * description; words that name no place mean a meadow, words that tell no time mean noon.
 */
export function recognisePlace(said: Said): PlaceAndTime {
	const [location, title, description] = [said.location, said.title, said.description].map((text) =>
		text.slice(0, MOST_LETTERS).replace(MISLEADING, " "),
	) as [string, string, string];
	const count = (text: string, words: RegExp, most: number) => Math.min(most, text.match(words)?.length ?? 0);
	const setting = mostSaid(
		PLACE_WORDS,
		(words) => count(location, words, 3) * 15 + count(title, words, 3) * 4 + count(description, words, 3),
	);
	const time = mostSaid(
		TIME_WORDS,
		(words) => count(location, words, 3) * 5 + count(title, words, 3) * 3 + count(description, words, 2),
	);
	return { setting: setting ?? "meadow", time: time ?? "noon" };
}

/** What the words speak of most, the first of equals; null when they speak of none. */
function mostSaid<T>(choices: readonly (readonly [T, RegExp])[], weigh: (words: RegExp) => number): T | null {
	let most = 0;
	let said: T | null = null;
	for (const [choice, words] of choices) {
		const weight = weigh(words);
		if (weight > most) [most, said] = [weight, choice];
	}
	return said;
}
