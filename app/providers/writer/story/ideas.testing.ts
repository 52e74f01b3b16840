import { READING_LEVELS, RELATIONSHIPS, type ReadingLevel, type Relationship } from "~/shop/books/rules";
import { lotOfEach } from "~/lot.testing";
import type { StoryIdea, WriterCharacter } from "../port";
import { stableHash } from "./chance";

/** Ideas for the tests: a table of families one may meet, and made-up combinations, of which each run tells some by lot. */

export const LEVELS: readonly ReadingLevel[] = READING_LEVELS.map((level) => level.id);

export function main(name: string, age: number, personality: string): WriterCharacter {
	return { name, age, personality, isMain: true, relationship: null };
}

export function companion(
	name: string,
	age: number,
	personality: string,
	relationship: Relationship,
): WriterCharacter {
	return { name, age, personality, isMain: false, relationship };
}

type Family = Omit<StoryIdea, "readingLevel" | "readingNeeds">;

const mia = main("Mia", 6, "girl, curious and brave");

/** An idea of Mia's, told with somebody she knows and her dog. */
export const ideaOfMia = (
	description: string,
	readingLevel: ReadingLevel,
	friend = companion("Grandad Joe", 68, "man, calm", "Grandparent"),
): StoryIdea => ({
	title: "The Big Day",
	location: "the beach",
	description,
	readingLevel,
	readingNeeds: "",
	characters: [mia, friend, companion("Biscuit", 3, "a fluffy golden retriever", "Pet")],
});

const tom = companion("Tom", 38, "man, patient, never hurries", "Dad");

export const FAMILIES: readonly Family[] = [
	{
		title: "The Dragon in the Shed",
		location: "Grandad's garden",
		description:
			"Mia finds a tiny dragon in the garden shed and must help it get home before the first snow.",
		characters: [
			mia,
			companion("Joe", 68, "man, calm, loves biscuits", "Grandparent"),
			companion("Biscuit", 3, "a fluffy golden retriever, always hungry", "Pet"),
		],
	},
	{
		title: "Pirates Ahoy!",
		location: "THE BEACH",
		description: "A PIRATE ADVENTURE TO FIND HIDDEN TREASURE WITH HIS SISTER!!! 🏴‍☠️",
		characters: [
			main("Teo", 4, "boy, full of energy, loves digging"),
			companion("Ada", 8, "clever girl who loves football", "Sister"),
		],
	},
	{
		title: "Noor Learns to Swim",
		location: "the swimming pool",
		description: "Noor is scared of the water but learns to swim with her dad",
		characters: [main("Noor", 5, "shy she/her"), companion("Daddy", 36, "patient and funny", "Dad")],
	},
	{
		title: "Moon Cake",
		location: "the Moon",
		description: "We fly to the moon in a rocket and bake the biggest cake in space",
		characters: [
			main("Sam", 7, "they/them, creative"),
			companion("Bo", 7, "silly", "Best friend"),
			companion("Mrs Patel", 41, "strict but kind", "Teacher"),
			companion("Zed", 1, "giggly baby boy", "Baby sibling"),
		],
	},
	{
		title: "Party Time",
		location: "at home in Leeds",
		description:
			"It is Lily's birthday party and the cake goes missing. They search the house and find a cheeky monkey.",
		characters: [
			main("Lily", 5, "cheerful girl who loves unicorns"),
			companion("Max", 9, "sporty boy", "Cousin"),
		],
	},
	{
		title: "The Lost Teddy",
		location: "an enchanted forest with talking trees",
		description: "Arlo loses his favourite teddy and meets a friendly owl who helps him look for it",
		characters: [main("Arlo", 3, "quiet boy"), companion("Auntie Bea", 33, "loud and funny", "Aunt/Uncle")],
	},
	{
		title: "Why, Oh Why?",
		location: "London",
		description: "a robot",
		characters: [main("Mary-Jane O'Neil", 9, "stubborn girl")],
	},
	{
		title: "Adventure",
		location: "Scotland",
		description: "Adventure!",
		characters: [main("Finn", 8, "boy")],
	},
	{ title: "x", location: "qwer", description: "asdfghjkl zxcv", characters: [main("X", 3, "zzz"), tom] },
	{
		title: "東京の冒険",
		location: "東京",
		description: "恐竜と遊ぶ",
		characters: [main("さくら", 6, "元気な女の子"), companion("Kenji", 9, "", "Brother")],
	},
	{
		title: "<b>Bold</b> & Brave",
		location: "<script>alert('castle')</script>",
		description:
			"<script>alert(1)</script> Priya builds a robot\u0000 {main} & <img src=x onerror=alert(1)> wins the race",
		characters: [
			main("Priya", 10, "inventive girl, never gives up"),
			companion("Sunny", 5, "cat, sleepy", "Pet"),
		],
	},
	{
		title: "Our Christmas",
		location: "in the snow",
		description:
			"Our family prepares for Christmas. The reindeer are lost and we must find them before midnight!",
		characters: [
			main("Noah", 7, "kind, he/him"),
			companion("Nana", 70, "wise and musical", "Grandparent"),
			companion("Eli", 7, "grumpy boy", "Brother"),
		],
	},
	{
		title: "First Day",
		location: "school",
		description: "Starting school for the first time and feeling nervous about making friends",
		characters: [main("Ivy", 4, "anxious but kind girl"), companion("Mr Ali", 29, "gentle man", "Teacher")],
	},
	{
		title: "A very long story indeed that goes on and on until nobody remembers how it began at all",
		location:
			"the old lighthouse at the far end of the very longest pier in the whole wide world, near the sea",
		description: `${"They explore the caves and follow the footprints of the giants until they reach the hidden lagoon. ".repeat(5)}`,
		characters: [
			main("Bartholomew Fitzgerald", 11, "dreamy boy who loves reading about volcanoes"),
			companion("Wilhelmina Fitzgerald", 39, "woman, organised", "Mum"),
			companion("Augustus Fitzgerald", 41, "man, silly", "Dad"),
			companion("Persephone Fitzgerald", 8, "girl, silly", "Sister"),
		],
	},
	{ title: "🦖🦕", location: "🏖️", description: "🦖🦕🌋", characters: [main("Zoë", 5, "🎉")] },
	{
		title: "Jo",
		location: " ",
		description: ".",
		characters: [main("Jo", 40, "woman"), companion("Al", 0, "", "Baby sibling")],
	},
];

const NAMES = [
	"Mia",
	"O'Connor",
	"Jean-Luc",
	"Zoë",
	"Łukasz",
	"Aïsha",
	"李雷",
	"Мария",
	"Mary Ann",
	"D’Arcy",
	"Grandad Joe",
	"Bo",
];
const PERSONALITIES = [
	"brave girl",
	"shy boy",
	"she/her, kind and funny",
	"they/them",
	"loves trains",
	"",
	"never hurries",
	"🙂",
	"clever man who likes to sing",
	"bossy woman",
	"LOUD AND SILLY BOY",
	"a small brown dog",
];
const TITLES = [
	"The Big Day",
	"Who's There?",
	"Oh No!",
	"UP AND AWAY",
	"Grandma's Secret",
	"7 Stars",
	"“Hush,” Said the Owl",
	"Été",
];
const LOCATIONS = [
	"beach",
	"the jungle",
	"Narnia",
	"our house",
	"PARIS",
	"under the sea",
	"on a farm in Wales",
	"old trafford",
	"outer space",
	"zoo",
	"a hospital",
	"Żabka",
	"мир",
];
const DESCRIPTIONS = [
	"A dinosaur hatches in the bathtub",
	"finding the lost crown of the mermaid queen",
	"They rescue a baby whale and bring it home",
	"going on a bear hunt with grandma",
	"My daughter wants to be an astronaut and fly to Mars",
	"building a treehouse",
	"birthday",
	"Learning to ride a bike without stabilisers",
	"scared of the dark",
	"two unicorns, three pirates and an umbrella",
	"A magical adventure about friendship, courage and an old key",
	"ukulele concert; she's nervous, but wins!",
	"He loves trains",
	"visit an hour-long museum show",
	"блаблабла",
	"help help help",
	"the the the the",
	"Once upon a time there was a wobblefish who lived in a teapot and wanted to see the world",
	"We went on holiday to Spain and lost our suitcase, then found an ice cream van",
	"What if the clouds were made of ice cream?",
];

/** `countUse` combinations, the same ones on every run. */
export function combinations(count: number): StoryIdea[] {
	return Array.from({ length: count }, (_, number) => {
		const choose = <T>(question: string, options: readonly T[]): T => {
			const chosen = options[stableHash(`${question} ${number}`) % options.length];
			if (chosen === undefined) throw new Error("nothing to choose from");
			return chosen;
		};
		const others = number % 4;
		return {
			title: choose("title", TITLES),
			location: choose("location", LOCATIONS),
			description: choose("description", DESCRIPTIONS),
			readingLevel: LEVELS[number % LEVELS.length] ?? "tiny",
			readingNeeds: "",
			characters: [
				main(choose("main", NAMES), stableHash(`age ${number}`) % 14, choose("personality", PERSONALITIES)),
				...Array.from({ length: others }, (__, other) =>
					companion(
						choose(`name ${other}`, NAMES),
						stableHash(`age ${number} ${other}`) % 80,
						choose(`personality ${other}`, PERSONALITIES),
						RELATIONSHIPS[(number + other * 5) % RELATIONSHIPS.length] ?? "Friend",
					),
				),
			],
		};
	});
}

/** A table of ideas, 216 a level: each family's at every level, and made-up ones. */
export const EVERY_IDEA: readonly StoryIdea[] = [
	...FAMILIES.flatMap((family) =>
		LEVELS.map((readingLevel) => ({ ...family, readingLevel, readingNeeds: "" })),
	),
	...combinations(1200),
];

/** Those that a run looks at: the families', and sixteen made-up ones a level by lot. */
export const IDEAS: readonly StoryIdea[] = [
	...EVERY_IDEA.slice(0, FAMILIES.length * LEVELS.length),
	...lotOfEach(EVERY_IDEA.slice(FAMILIES.length * LEVELS.length), 16, ({ readingLevel }) => readingLevel),
];
