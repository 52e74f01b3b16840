import { calledSo } from "~/studio/art/called";
import { knownHead, singularOf } from "./noun-classes";

/** By which drawing a noun is shown, and how large; never by that of another thing. */
export type Shown = { drawing: string; long: number; isMany: boolean };

/** What follows is only said of what it stands behind. */
const SAID_OF =
	/\s(?:with|without|and|in|on|at|under|over|behind|beside|full|made (?:of|from|out)|cut out|folded|painted|drawn|seen|from|for|to|that|which|who|going|hopping|holding|whispering|hiding|laughing|staring|wearing|just|far|lying|leaning|hung|tied|as)(?:\s.*)?$|,.*$/u;
/** So many, or so much, of what is meant. */
const AMOUNT =
	/^(?:(?:a|an|the|one|two|three|four|five|six|small|big|huge|great|long|very|whole|little)\s)*(?:pairs?|heaps?|piles?|rows?|rings?|lots?|slices?|pieces?|bits?|kinds?|crowds?|swarms?|stacks?|plates?|bowls?|trays?|queues?|tins?|boxes|jars?|bunches|bunch|armfuls?)\sof\s/u;
/** Last words that say something else than they do alone. */
const ANOTHER = new Set(
	"gingerbread man,prawn cracker,woolly hat,bobble hat,crown hat,ice cream van,cable car,tube train,dressing gown,bow tie,rag doll,sock puppet,action figure,bunk bed,high chair,football boot,football boots,stickle brick,washing machine,times table,football team,yoghurt pot,yogurt pot,sponge cloth,canal boat,bao bun,guinea pig,clothes horse,vaulting horse,moth ball,ear drum,sports day,piggy bank,traffic light,fairy light,fairy lights,christmas light,christmas lights,egg cup,sea horse,cat flap,tooth fairy,eye patch,rock star,pop star,film star,movie star,monkey puzzle,beach hut,egg shell,sleeping bag,bean bag,hose pipe,gummy bear,jelly bean,stick of rock,cheese straw,jaffa cake,rock cake,eccles cake,rice cake,fish cake,welsh cake,welsh cakes,curry goat,peking duck,rubber duck,matzo ball,puff puff,peanut butter,watering can,pencil case,gas mask,steering wheel,snow globe,false teeth,hot air balloon,shower head,fancy dress,tower block,wendy house,tree house,dolls house,baby shower,princess ball,traffic jam,next door,family tree,bubble wrap,pokemon card,playing card,bouncy castle,ice lolly,scotch egg,red panda,komodo dragon,abominable snowman,world record,house fire,egg box,dog biscuit,hair clip,light bulb moment,light switch,bat and ball,cricket bat box,rainbow fish,beans on toast,bike lamp,bike wheel pump,fish finger,fish fingers,fish and chips,birthday tea,dog bowl,collar bone,dog lead,jim jams,highland cow pat,kite bird,crane bird,money box,moon walk,star chart,sun bed,hot water bottle,bean plant pot,hot dog stand,horse box,duck pond,fish tank,fish pond,dog house,milk float,fire place,fire guard,thought balloon,tree trunk,elephant trunk,key ring,boxing ring,phone box,letter box,window box,sand box,snow ball,meat ball,cannon ball,eye ball,library card,bank card,credit card,star fish,jelly fish,lady bird,dragon fly,butter fly,fire fly,pine apple,butter cup,fish bowl,goldfish bowl,water wheel,hamster wheel,spinning wheel,tea bag,punch bag,bin bag,hair brush,toilet brush,scrubbing brush,tooth brush,computer mouse,pepper pot,flower pot,tea pot,chimney pot,dog trainer,dragon trainer,animal trainer,personal trainer,hair slide,chocolate chip,chocolate chips,roast turkey,turkey dinner,roast chicken,fried chicken,chicken nugget,chicken nuggets,sweet pea,jelly baby,jelly babies,snow man,post man,spider man,stick man,rain bow,blue bell,dumb bell,see saw,jig saw,pan cake,snakes and ladders,prairie dog,ice rink,door mat,wheel chair ramp,bird box,bird bath,bird table".split(
		",",
	),
);

/** What a thing is kept in that the library can't show, by what it is; whatever isn't a thing isn't shown. */
const KEPT_IN: readonly (readonly [classes: readonly string[], drawing: string, long: number])[] = [
	[["person", "animal", "magical", "place", "building", "body", "feast", "none", "plant", "vehicle"], "", 0],
	[["food"], "basket", 440],
	[["clothes", "instrument"], "rucksack", 520],
	[["thing", "toy", "treasure", "material", "built"], "parcel", 440],
];

/** No parcel is as large, or it is nothing that could be in one. */
const NEVER_KEPT = new Set(
	"light,mud,sand,snow,window,dance,speech,carol,magic trick,bed,bunk bed,cot,shower,sink,lift,stairlift,roundabout,trampoline,swing,seesaw,climbing frame,sandpit,paddling pool,bouncy castle,fridge,oven,cooker,cupboard,wardrobe,carpet,bench,tank,orchestra,sandcastle,lamp post,tap,drainpipe,part,laboratory,plaster cast,washing machine".split(
		",",
	),
);

/**
 * Takes a noun in any number and with what is said of it: "the runaway blue pram". What has no drawing is in what it may be kept in, where
 * `isKept`. Null: it isn't shown.
 */
export function drawingFor(phrase: string, isKept = true): Shown | null {
	const said = phrase.toLowerCase().replace(/[’']/gu, "").replaceAll("-", " ").trim();
	const alone = briefly(said);
	const counted = alone.replace(AMOUNT, "");
	return (
		named(said, / (?:of|and) /u) ??
		named(counted.replace(/ of .*$/u, ""), /(?:)/u, counted !== alone) ??
		(isKept ? keptIn(counted) : null)
	);
}

/** Without what is said of it behind it: "a torch" of "a torch in a sock". */
export const briefly = (phrase: string) => phrase.replace(SAID_OF, "");

/** The longest ending of a phrase that a drawing is called by, of those that are like `only`. */
function named(said: string, only: RegExp, isMany = false): Shown | null {
	const words = said.split(/\s+/u);
	for (let from = Math.max(0, words.length - 4); from < words.length; from++) {
		const ending = words.slice(from).join(" ");
		if (!only.test(ending)) return null;
		const single = [...words.slice(from, -1), singularOf(words.at(-1) ?? "")].join(" ");
		if (ANOTHER.has(ending) || ANOTHER.has(single)) return null;
		const found = calledSo(ending) ?? calledSo(single);
		if (found) return { ...found, isMany: isMany || (ending !== single && !calledSo(ending)) };
	}
	return null;
}

function keptIn(said: string): Shown | null {
	const head = knownHead(said.split(/\s+/u));
	if (head && NEVER_KEPT.has(head.known.singular)) return null;
	const [, drawing = "", long = 0] =
		KEPT_IN.find(([classes]) => classes.some((of) => head?.known.classes.has(of as never))) ?? [];
	return drawing === "" ? null : { drawing, long, isMany: false };
}
