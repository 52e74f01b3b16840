import { oneLine } from "./cleaning";
import { plural, withArticle, wordsOf } from "./wording";

/** What the picture may show besides the characters: a creature or a vehicle that the idea plainly names. */

const NOUNS =
	wordsOf(`dragon dinosaur unicorn fairy elf pirate alien robot monster giant mermaid witch wizard ghost troll princess prince
	knight snowman wolf fox owl hedgehog badger rabbit hare squirrel mouse pony horse foal donkey cow calf lamb goat pig piglet
	hen duckling goose swan robin penguin seal whale dolphin shark octopus crab turtle tortoise starfish otter beaver frog lizard
	crocodile elephant lion tiger leopard giraffe zebra hippo rhino monkey gorilla panda koala kangaroo camel llama sloth parrot
	butterfly caterpillar ladybird snail reindeer phoenix gnome goblin yeti ogre griffin astronaut clown mammoth tyrannosaurus
	triceratops rocket spaceship train boat submarine plane helicopter bus lorry tractor digger sleigh raft canoe tram balloon
	fire-engine motorbike scooter`);

const ADJECTIVES =
	"tiny|little|small|big|huge|giant|enormous|old|young|baby|magic|magical|enchanted|golden|silver|shiny|sparkly|red|orange|yellow|green|blue|purple|pink|black|white|brown|grey|stripy|spotty|fluffy|furry|friendly|shy|sleepy|hungry|grumpy|cheeky|gentle|flying|talking|singing|dancing|wooden|three-headed";
const COUNTS = "two|three|four|five|six|seven";

const SHOWN = new Map(
	NOUNS.flatMap((noun) => [noun, plural(noun)].map((form) => [form, form === noun] as const)),
);

/** Introduced by an article or a number, and followed by what can't make another noun of it ("a dragon fruit"). */
const NAMED = new RegExp(
	`(?<![\\p{L}’'-])(an?|the|${COUNTS}) ((?:(?:${ADJECTIVES}) )*)(${[...SHOWN.keys()].join("|")})(?=[.,;:!?)…]|$| (?:in|on|at|from|with|under|behind|near|by|to|into|and|who|that|which|called|named|is|are|was|has|have|hatches|lives|comes|needs|wants)(?!\\p{L}))`,
	"iu",
);
const DENIED =
	/(?<!\p{L})(?:no|not|never|none|without|nobody|isn|afraid|scared|frightened)(?!\p{L})|n[’']t(?!\p{L})/iu;

/** Takes the description; gives "a tiny dragon" or "two unicorns" in words of this list only, or null. */
export function namedIn(description: string): string | null {
	const said = oneLine(description);
	const [, determiner = "", adjectives = "", noun = ""] = DENIED.test(said) ? [] : (NAMED.exec(said) ?? []);
	if (noun === "") return null;
	const phrase = `${adjectives}${noun}`.toLowerCase();
	if (SHOWN.get(noun.toLowerCase())) return withArticle(phrase);
	return /^(?:an?|the)$/i.test(determiner) ? phrase : `${determiner.toLowerCase()} ${phrase}`;
}
