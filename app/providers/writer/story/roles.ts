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

/** One row of the table of roles. `noun` is told by gender where English does; `titles` are whole words, as a pattern. */
function role(
	noun: string | Record<Gender, string>,
	tiny: string,
	short: string,
	long: string,
	{ gender = null, titles }: { gender?: Gender | null; titles?: string } = {},
): Role {
	return {
		noun: typeof noun === "string" ? { she: noun, he: noun, they: noun } : noun,
		gender,
		deed: { tiny, short, long },
		titles: titles ? new RegExp(`^(?:${titles})(?!\\p{L})`, "iu") : null,
	};
}

/** Nobody says "her grandparent Grace": where English has no word for it, somebody is called by the name alone. */
export const NAME_ALONE = "";

export const ROLES: Record<Relationship, Role> = {
	Mum: role(
		"mum",
		"{name} packs [a bag|a big bag].",
		"packed a bag [for everyone|with everything in]",
		"had packed, without being asked, precisely the thing that everybody turned out to need",
		{ gender: "she", titles: "mum|mummy|mam|mom|mommy|mama|mother|ma" },
	),
	Dad: role(
		"dad",
		"{name} hums [a tune|a little tune].",
		"[carried the heavy things and hummed|took the big bag, and hummed]",
		"carried everything heavy and hummed all the way, as though nothing could possibly go wrong",
		{ gender: "he", titles: "dad|daddy|papa|father|pa|dada" },
	),
	Brother: role(
		"brother",
		"{name} runs [to see|on ahead].",
		"[raced ahead to see|ran on, and came back puffing]",
		"raced ahead to scout, and came back breathless with news worth having",
		{ gender: "he" },
	),
	Sister: role(
		"sister",
		"{name} [points the way|keeps a lookout].",
		"kept a [sharp lookout|lookout all the way]",
		"kept such a sharp lookout that not one footprint or pebble went unnoticed",
		{ gender: "she" },
	),
	"Baby sibling": role(
		{ she: "baby sister", he: "baby brother", they: NAME_ALONE },
		"{name} giggles. Hee, hee!",
		"[pointed and giggled|giggled at just the right time]",
		"pointed one small finger at exactly the thing that everybody else had been searching for",
		{ titles: "baby" },
	),
	Grandparent: role(
		{ she: "grandma", he: "grandad", they: NAME_ALONE },
		"{name} knows [a story|an old story].",
		"told [a story from long ago|a very old story]",
		"told a story from long ago which, as it turned out, had the answer folded up inside it",
		{
			titles:
				"grandma|grandad|granddad|grandpa|gran|granny|nan|nana|nanna|nanny|grandmother|grandfather|pops|pop|gramps|grampy|nonna|nonno|oma|opa|abuela|abuelo|dadi|dada|nani|bubbe|mamgu|tadcu|taid|nain",
		},
	),
	"Aunt/Uncle": role(
		{ she: "aunt", he: "uncle", they: NAME_ALONE },
		"{name} says, ‘[Hooray|Off we go]!’",
		"[knew a short cut|swore by a short cut]",
		"knew a short cut that was neither short nor a cut, but led somewhere much better",
		{ titles: "aunt|auntie|aunty|uncle|tia|tio|tante" },
	),
	Cousin: role(
		"cousin",
		"{name} [comes too|comes along].",
		"kept watch [from behind a bush|in case of tigers]",
		"kept watch so faithfully that nothing bigger than a beetle got by",
		{ titles: "cousin" },
	),
	"Family friend": role(
		"friend",
		"{name} brings [a drink|a hot drink].",
		"[poured hot chocolate for everyone|brought hot chocolate in a flask]",
		"unscrewed a flask of hot chocolate, which made the whole adventure seem a good deal easier",
	),
	"Best friend": role(
		"best friend",
		"{name} holds [on tight|on so tight].",
		"stood close [and held on tight|the whole time]",
		"stood shoulder to shoulder with the others, which is the bravest thing a best friend can do",
	),
	Friend: role(
		"friend",
		"{name} claps [and claps|so hard].",
		"cheered [at every step|until it echoed]",
		"cheered at every step, so that even the steep parts felt like a party",
	),
	Teacher: role(
		"teacher",
		"{name} asks, ‘[What next|And then what]?’",
		"[asked a very good question|got everyone thinking]",
		"asked the kind of question that makes a whole room sit up and think",
		{ titles: "mr|mrs|miss|ms|mx|sir|dr" },
	),
	Pet: role(
		"pet",
		"{name} sniffs. [Sniff, sniff|Sniff, snuff]!",
		"sniffed the air and [went ahead|set off]",
		"sniffed the air as though reading a newspaper, and then went confidently ahead",
	),
};

/** Animals and babies can't do what grown people do: their own deeds, by trait, where the general one won't fit. */
export const PET_DEEDS: Record<string, Deed> = {
	sporty: {
		tiny: "{name} runs, zoom, zoom!",
		short: "raced round [and round in circles|in great big rings]",
		long: "raced round in wilder and wilder circles until everyone had to look where all the circles led",
	},
	sleepy: {
		tiny: "{name} has a nap.",
		short: "[curled up and went to sleep|lay down in the right spot]",
		long: "lay down for a nap on the very spot where the answer happened to be hidden",
	},
	hungry: {
		tiny: "{name} wants a [snack|big snack].",
		short: "[followed the smell of biscuits|went after a smell of biscuits]",
		long: "followed a faint smell of biscuits round three corners, and was right about every one of them",
	},
	brave: {
		tiny: "{name} goes first.",
		short: "trotted in [first, tail up|first of all]",
		long: "marched in first with ears and spirits high, as if there were no such thing as danger",
	},
	cheeky: {
		tiny: "{name} [steals a sock|has a sock]!",
		short: "ran off with [a sock|somebody’s sock]",
		long: "ran off with somebody’s sock and, in being chased, led everyone exactly where they needed to go",
	},
	shy: {
		tiny: "{name} peeps [out|out at us].",
		short: "peeped out and [pricked both ears|heard a sound]",
		long: "peeped out from behind somebody’s legs and heard what no person’s ears could hear",
	},
	gentle: {
		tiny: "{name} snuggles up.",
		short: "snuggled up [close and warm|to keep everyone warm]",
		long: "snuggled up so warmly that every last worry melted away",
	},
	kind: {
		tiny: "{name} snuggles up.",
		short: "snuggled up [to the saddest knee|when it mattered most]",
		long: "leant against the saddest knee there was, and stayed until it was not sad any more",
	},
	grumpy: {
		tiny: "{name} says, ‘Humph!’",
		short: "huffed, [and came along|but came all the same]",
		long: "huffed a mighty huff and then came along anyway, just to make sure that things were done properly",
	},
	chatty: {
		tiny: "{name} is so [loud|very loud]!",
		short: "made [a great deal of noise|noise enough for ten]",
		long: "kept up such a noisy commentary that nobody could possibly have got lost",
	},
};

export const BABY_DEEDS: Record<string, Deed> = {
	sleepy: {
		tiny: "{name} has a nap.",
		short: "[slept through all the noise|had a nap and woke smiling]",
		long: "slept soundly through all the commotion and woke, smiling, at the very best bit",
	},
	chatty: {
		tiny: "{name} shouts, ‘[Ba|Ba, ba]!’",
		short: "shouted, ‘[Ba|Ba, ba]!’ and pointed",
		long: "shouted ‘Ba!’ so firmly, and pointed so surely, that nobody dared go any other way",
	},
	curious: {
		tiny: "{name} looks and looks.",
		short: "stared and stared, [eyes wide open|and missed nothing]",
		long: "stared with enormous eyes, and so saw it before anybody else did",
	},
	hungry: {
		tiny: "{name} eats [a|one] bun, yum, yum!",
		short: "dropped a [trail of crumbs|crumb at every step]",
		long: "dropped a trail of crumbs, which was messy, but proved extremely useful later on",
	},
	grumpy: {
		tiny: "{name} says, ‘[No|No, no]!’",
		short: "frowned [a very deep frown|until it all got better]",
		long: "frowned so fiercely at every bad idea that only the good one was left",
	},
	sporty: {
		tiny: "{name} crawls [so fast|off, so fast]!",
		short: "crawled off [so very fast|at top speed]",
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
