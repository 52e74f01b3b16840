import type { Relationship } from "~/shop/books/rules";

/** What each relation to the main character is called, and what somebody in that part does in a story. */

export type Gender = "she" | "he" | "they";

export type Deed = { tiny: string; short: string; long: string };

type Role = {
	/** The noun after "her": by gender where English has one. */
	noun: Record<Gender, string>;
	/** Whom the word itself tells us about; null when it doesn't. */
	gender: Gender | null;
	/** Done when the personality is no help, or somebody else has already done what it suggests. */
	deed: Deed;
	/** Names that already say who this is: "Grandad Joe" needs no "her grandad". */
	titles: RegExp | null;
};

const same = (noun: string): Record<Gender, string> => ({ she: noun, he: noun, they: noun });
const titles = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, "iu");

export const ROLES: Record<Relationship, Role> = {
	Mum: {
		noun: same("mum"),
		gender: "she",
		deed: {
			tiny: "{name} packs a bag.",
			short: "packed a bag with everything that might be needed",
			long: "had packed, without being asked, precisely the thing that everybody turned out to need",
		},
		titles: titles("mum|mummy|mam|mom|mommy|mama|mother|ma"),
	},
	Dad: {
		noun: same("dad"),
		gender: "he",
		deed: {
			tiny: "{name} hums a tune.",
			short: "carried the heavy things and hummed",
			long: "carried everything heavy and hummed all the way, as though nothing could possibly go wrong",
		},
		titles: titles("dad|daddy|papa|father|pa|dada"),
	},
	Brother: {
		noun: same("brother"),
		gender: "he",
		deed: {
			tiny: "{name} runs to see.",
			short: "raced ahead and came back with news",
			long: "raced ahead to scout, and came back breathless with news worth having",
		},
		titles: null,
	},
	Sister: {
		noun: same("sister"),
		gender: "she",
		deed: {
			tiny: "{name} points the way.",
			short: "kept a sharp lookout all the way",
			long: "kept such a sharp lookout that not one footprint or feather went unnoticed",
		},
		titles: null,
	},
	"Baby sibling": {
		noun: { she: "baby sister", he: "baby brother", they: "baby sibling" },
		gender: null,
		deed: {
			tiny: "{name} giggles. Hee, hee!",
			short: "pointed and giggled at just the right moment",
			long: "pointed one small finger at exactly the thing that everybody else had been searching for",
		},
		titles: titles("baby"),
	},
	Grandparent: {
		noun: { she: "grandma", he: "grandad", they: "grandparent" },
		gender: null,
		deed: {
			tiny: "{name} knows a story.",
			short: "told a story from long ago",
			long: "told a story from long ago which, as it turned out, had the answer folded up inside it",
		},
		titles: titles(
			"grandma|grandad|granddad|grandpa|gran|granny|nan|nana|nanna|nanny|grandmother|grandfather|pops|pop|gramps|grampy|nonna|nonno|oma|opa|abuela|abuelo|dadi|dada|nani|bubbe|mamgu|tadcu|taid|nain",
		),
	},
	"Aunt/Uncle": {
		noun: { she: "aunt", he: "uncle", they: "favourite grown-up" },
		gender: null,
		deed: {
			tiny: "{name} says, “Hooray!”",
			short: "knew a short cut and led the way",
			long: "knew a short cut that was neither short nor a cut, but led somewhere much better",
		},
		titles: titles("aunt|auntie|aunty|uncle|tia|tio|tante"),
	},
	Cousin: {
		noun: same("cousin"),
		gender: null,
		deed: {
			tiny: "{name} comes too.",
			short: "kept watch from behind a bush",
			long: "kept watch so faithfully that nothing bigger than a beetle got by",
		},
		titles: titles("cousin"),
	},
	"Family friend": {
		noun: same("family friend"),
		gender: null,
		deed: {
			tiny: "{name} brings a drink.",
			short: "poured hot chocolate for everyone",
			long: "unscrewed a flask of hot chocolate, which made the whole adventure seem a good deal easier",
		},
		titles: null,
	},
	"Best friend": {
		noun: same("best friend"),
		gender: null,
		deed: {
			tiny: "{name} holds on tight.",
			short: "stood close and held on tight",
			long: "stood shoulder to shoulder with the others, which is the bravest thing a best friend can do",
		},
		titles: null,
	},
	Friend: {
		noun: same("friend"),
		gender: null,
		deed: {
			tiny: "{name} claps and claps.",
			short: "cheered at every step",
			long: "cheered at every step, so that even the steep parts felt like a party",
		},
		titles: null,
	},
	Teacher: {
		noun: same("teacher"),
		gender: null,
		deed: {
			tiny: "{name} asks, “What next?”",
			short: "asked the question that got everyone thinking",
			long: "asked the kind of question that makes a whole room sit up and think",
		},
		titles: titles("mr|mrs|miss|ms|mx|sir|dr"),
	},
	Pet: {
		noun: same("pet"),
		gender: null,
		deed: {
			tiny: "{name} sniffs. Sniff, sniff!",
			short: "sniffed the air and went ahead",
			long: "sniffed the air as though reading a newspaper, and then went confidently ahead",
		},
		titles: null,
	},
};

/** Animals and babies can't do what grown people do: their own deeds, by trait, where the general one won't fit. */
export const PET_DEEDS: Record<string, Deed> = {
	sporty: {
		tiny: "{name} runs, zoom, zoom!",
		short: "raced round and round in circles",
		long: "raced round in wilder and wilder circles until everyone had to look where all the circles led",
	},
	sleepy: {
		tiny: "{name} has a nap.",
		short: "curled up and fell fast asleep in just the right spot",
		long: "lay down for a nap on the very spot where the answer happened to be hidden",
	},
	hungry: {
		tiny: "{name} wants a snack.",
		short: "followed the smell of biscuits the right way",
		long: "followed a faint smell of biscuits round three corners, and was right about every one of them",
	},
	brave: {
		tiny: "{name} goes first.",
		short: "trotted in first without a wobble",
		long: "marched in first with ears and spirits high, as if there were no such thing as danger",
	},
	cheeky: {
		tiny: "{name} steals a sock!",
		short: "ran off with a sock, and everyone had to follow",
		long: "ran off with somebody’s sock and, in being chased, led everyone exactly where they needed to go",
	},
	shy: {
		tiny: "{name} peeps out.",
		short: "peeped out and pricked up both ears",
		long: "peeped out from behind somebody’s legs and heard what no person’s ears could hear",
	},
	gentle: {
		tiny: "{name} snuggles up.",
		short: "snuggled up close to keep everyone warm",
		long: "snuggled up so warmly that every last worry melted away",
	},
	kind: {
		tiny: "{name} snuggles up.",
		short: "snuggled up close when it mattered most",
		long: "leant against the saddest knee there was, and stayed until it was not sad any more",
	},
	grumpy: {
		tiny: "{name} says, “Humph!”",
		short: "huffed, and came along all the same",
		long: "huffed a mighty huff and then came along anyway, just to make sure that things were done properly",
	},
	chatty: {
		tiny: "{name} is so loud!",
		short: "made so much noise that nobody could get lost",
		long: "kept up such a noisy commentary that nobody could possibly have got lost",
	},
};

export const BABY_DEEDS: Record<string, Deed> = {
	sleepy: {
		tiny: "{name} has a nap.",
		short: "slept through all the noise and woke up smiling",
		long: "slept soundly through all the commotion and woke, smiling, at the very best bit",
	},
	chatty: {
		tiny: "{name} shouts, “Ba!”",
		short: "shouted, “Ba!” and pointed the right way",
		long: "shouted “Ba!” so firmly, and pointed so surely, that nobody dared go any other way",
	},
	curious: {
		tiny: "{name} looks and looks.",
		short: "stared and stared, and saw it first",
		long: "stared with enormous eyes, and so saw it before anybody else did",
	},
	hungry: {
		tiny: "{name} eats a bun, yum, yum!",
		short: "dropped a trail of crumbs that marked the way",
		long: "dropped a trail of crumbs, which was messy, but proved extremely useful later on",
	},
	grumpy: {
		tiny: "{name} says, “No!”",
		short: "frowned until somebody had a better idea",
		long: "frowned so fiercely at every bad idea that only the good one was left",
	},
	sporty: {
		tiny: "{name} crawls so fast!",
		short: "crawled off so fast that everyone had to follow",
		long: "crawled off at astonishing speed, and in following, everyone found the right way",
	},
};

export const SPECIES =
	/(?<!\p{L})(dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|gerbil|pony|horse|parrot|budgie|tortoise|turtle|goldfish|lizard|gecko|snake|hen|chicken|duck|donkey|ferret|rat|mouse|spaniel|labrador|retriever|poodle|cockapoo|terrier|dachshund|collie|greyhound|pug|bulldog|beagle|whippet)(?!\p{L})/iu;

export const DOGS = new Set(
	"spaniel labrador retriever poodle cockapoo terrier dachshund collie greyhound pug bulldog beagle whippet".split(
		" ",
	),
);
