import type { Dice } from "./drawing/dice";

/** Where and when a story plays, as far as the illustrator has scenery for it. */
export const SCENE_KINDS = [
	"sea",
	"underwater",
	"space",
	"forest",
	"castle",
	"jungle",
	"city",
	"snow",
	"farm",
	"school",
	"bedroom",
	"circus",
	"desert",
	"meadow",
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];
export type Time = "day" | "night";
export type RecognisedScene = { place: SceneKind; time: Time };

/** Words that name a place; a space stands for one or more blanks or a hyphen. Longer and rarer words count more. */
const WORDS: Record<Exclude<SceneKind, "meadow">, string> = {
	underwater:
		"under the (?:sea|ocean|waves|water)|beneath the (?:sea|ocean|waves|water)|underwater|undersea|bottom of the (?:sea|ocean)|sea ?bed|ocean floor|coral(?: reef)?|reef|mermaids?|merman|submarines?|atlantis|octopus(?:es)?|seahorses?|diving|scuba",
	sea: "sea|seas|seaside|ocean|oceans|beach|beaches|shore|seashore|coast|island|islands|harbour|harbor|port|pier|lighthouse|ships?|boats?|sail(?:s|ing|or|ors)?|pirates?|waves|tide|bay|cove|lagoon|whales?|dolphins?|cornwall|brighton|blackpool|treasure island|cruise|lake|river",
	space:
		"space|outer space|spaceships?|spacecraft|rockets?|planets?|mars|saturn|jupiter|venus|pluto|galaxy|galaxies|cosmos|cosmic|universe|astronauts?|aliens?|asteroids?|comets?|meteors?|milky way|orbit|solar system|lunar|moon base|on the moon|to the moon|the moon|ufo|space station",
	forest:
		"forest|forests|wood|woods|woodland|woodlands|trees|treehouse|grove|glade|fairy glen|pines?|toadstools?|mushrooms?|bears|foxes|owls?|squirrels?|robin hood|sherwood|gruffalo|campsite|camping|pixies?|elves|fairy|fairies",
	castle:
		"castles?|palaces?|fortress|kingdoms?|knights?|dragons?|princess(?:es)?|princes?|kings?|queens?|royal|throne|drawbridge|towers?|fairy ?tales?|medieval|wizards?|enchanted|edinburgh castle|windsor|camelot|unicorns?",
	jungle:
		"jungles?|rainforests?|rain forest|tropical|tropics|amazon|safari|monkeys?|gorillas?|tigers?|parrots?|toucans?|crocodiles?|elephants?|dinosaurs?|volcano|savanna(?:h)?|africa|zoo|borneo|congo|india",
	city: "city|cities|town|towns|street|streets|london|paris|new york|manchester|birmingham|glasgow|edinburgh|dublin|cardiff|leeds|liverpool|bristol|tokyo|skyscrapers?|rooftops?|market|shops?|high street|bus|buses|underground|tube|train station|downtown|big ben|superhero(?:es)?|museum|metropolis|taxi",
	snow: "snow|snowy|snowman|snowmen|snowflakes?|ice|icy|ice ?bergs?|igloos?|arctic|antarctica?|north pole|south pole|winter|wintry|frozen|frost|frosty|blizzard|glacier|lapland|alps|ski|skiing|sledge|sleigh|reindeer|penguins?|polar bears?|santa|father christmas|christmas|greenland|iceland|siberia",
	farm: "farms?|farmyard|barns?|tractors?|fields|orchard|cows?|sheep|lambs?|pigs?|chickens?|hens|ducks|horses|pon(?:y|ies)|stables?|hay|haystack|harvest|countryside|scarecrow|allotment|vegetable (?:patch|garden)",
	school:
		"schools?|school ?yard|classrooms?|class|nursery|playground|kindergarten|reception class|teachers?|lessons?|library|homework|assembly|academy|blackboard|sports day",
	bedroom:
		"bedrooms?|bed|beds|bed ?time|in bed|cot|pillow|pillows|duvet|blanket fort|blankets?|nursery room|attic|lullaby|dream ?land|dreams?|sleepover|toy ?box|toys|house|home|living room|kitchen|playroom",
	circus:
		"circus|circuses|big top|acrobats?|clowns?|trapeze|juggl(?:er|ers|ing)|ringmaster|funfair|fair ?ground|carnival|fair|carousel|merry go round|ferris wheel|magic show|theme park|tightrope",
	desert:
		"deserts?|sahara|gobi|dunes?|sand dunes|oasis|camels?|cactus|cacti|pyramids?|egypt|egyptian|pharaohs?|sphinx|cairo|canyon|wild west|cowboys?|cowgirls?|arabia|arabian|arizona|outback|mummy's tomb|genie",
};

const NIGHT =
	"night|nights|night ?time|midnight|moonlight|moonlit|starlight|starlit|starry|stars|dusk|evening|dark|darkness|bed ?time|dreams?|lanterns?|lamplight|fireflies|aurora|northern lights|twilight|asleep|lullaby|fireworks|halloween|christmas eve|full moon";
const DAY =
	"day|days|daytime|morning|sunny|sunshine|sunlight|sunlit|noon|midday|afternoon|sunrise|dawn|daylight|blue sky|picnic|breakfast|lunch";

const pattern = (words: string) =>
	new RegExp(
		`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(" ?", "[\\s-]?").replaceAll(" ", "[\\s-]+")})(?![\\p{L}\\p{N}])`,
		"giu",
	);

const PATTERNS = Object.entries(WORDS).map(([place, words]) => [place as SceneKind, pattern(words)] as const);
const NIGHT_WORDS = pattern(NIGHT);
const DAY_WORDS = pattern(DAY);
const HIGH_SUN = pattern(
	"day|days|daytime|morning|sunny|sunshine|sunlight|sunlit|noon|midday|daylight|blue sky",
);
const LOW_SUN = pattern("sunset|sundown|sunrise|dawn|daybreak|late afternoon|evening|dusk|golden light");

const count = (text: string, words: RegExp) => text.slice(0, 4000).match(words)?.length ?? 0;

type Said = { location: string; title: string; imagePrompt: string };

const weight = ({ location, title, imagePrompt }: Said, words: RegExp) =>
	count(location, words) * 5 + count(title, words) * 3 + Math.min(2, count(imagePrompt, words));

/** Where the words put the sun by day: high on a sunny morning, low at its rise and set; null when they don't say. */
export function sunHeight(said: Said): "high" | "low" | null {
	const lean = weight(said, HIGH_SUN) - weight(said, LOW_SUN);
	return lean > 0 ? "high" : lean < 0 ? "low" : null;
}

/**
 * Reads place and time from a story's words. The location decides before the title, the title before the scene's
 * description; when no word speaks of the time, the dice do.
 */
export function recogniseScene({ location, title, imagePrompt }: Said, dice: Dice): RecognisedScene {
	let place: SceneKind = "meadow";
	let most = 0;
	for (const [candidate, words] of PATTERNS) {
		const score =
			Math.min(3, count(location, words)) * 15 +
			Math.min(3, count(title, words)) * 4 +
			Math.min(3, count(imagePrompt, words));
		if (score > most) {
			most = score;
			place = candidate;
		}
	}
	const said = { location, title, imagePrompt };
	const lean = weight(said, NIGHT_WORDS) - weight(said, DAY_WORDS);
	const byChance = dice.chance(place === "space" || place === "bedroom" ? 0.75 : 0.35) ? "night" : "day";
	return { place, time: lean > 0 ? "night" : lean < 0 ? "day" : byChance };
}
