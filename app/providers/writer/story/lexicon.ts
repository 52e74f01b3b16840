import { wordsOf } from "./wording";

/**
 * The words by which a family's idea is recognised. Singular nouns by what a story can do with them.
 * A noun of two words is written with a low line, which cleaning has taken out of everything a family typed.
 */

export type ThingKind = "creature" | "object" | "vehicle" | "event" | "food" | "making" | "nature" | "fear";

const NOUNS: Record<ThingKind, string[]> = {
	creature:
		wordsOf(`dragon dinosaur unicorn fairy elf pirate alien robot monster giant mermaid witch wizard ghost troll
		princess prince knight queen king superhero hero snowman teddy bear wolf fox owl hedgehog badger rabbit bunny hare
		squirrel mouse cat kitten dog puppy pony horse foal donkey cow calf sheep lamb goat pig piglet hen chick duck
		duckling goose swan robin penguin seal whale dolphin shark octopus crab turtle tortoise fish starfish jellyfish
		otter beaver frog toad newt lizard snake crocodile elephant lion tiger cub leopard giraffe zebra hippo rhino
		monkey gorilla panda koala kangaroo camel llama sloth parrot butterfly caterpillar bee ladybird snail spider ant
		worm beetle bat reindeer deer polar_bear phoenix gnome goblin dwarf yeti ogre kraken griffin pixie sprite imp
		creature animal insect bug bird baby toddler friend stranger visitor inventor explorer astronaut clown ninja
		mammoth t-rex tyrannosaurus triceratops stegosaurus diplodocus hamster guinea_pig gerbil peacock eagle`),
	object:
		wordsOf(`treasure map key crown ring necklace jewel gem diamond crystal pearl shell coin gold chest box door
		book letter message bottle lantern lamp torch candle wand hat coat shoe boot scarf blanket doll toy ball bike
		clock watch compass telescope camera mirror mask sword shield drum guitar piano violin trumpet flute bell whistle
		painting picture photo parcel present gift stone rock feather egg acorn conker seed button ribbon suitcase
		backpack bag umbrella spade bucket potion spell secret clue mystery puzzle riddle song story  star
		medal trophy cup flag pebble marble fossil bone portal password invention machine ladder bench paintbrush`),
	vehicle:
		wordsOf(`rocket spaceship spacecraft train ship boat submarine plane aeroplane helicopter car bus van lorry truck
		tractor digger sleigh sledge raft canoe caravan campervan tram balloon hot_air_balloon carriage motorbike scooter
		tandem fire_engine ambulance bin_lorry steam_train time_machine skateboard`),
	event:
		wordsOf(`party birthday christmas holiday wedding race match show concert play festival fair parade carnival
		picnic tournament competition contest sleepover eid diwali hanukkah halloween easter bonfire ball circus feast
		sports_day gala talent_show treasure_hunt egg_hunt`),
	food: wordsOf(`cake biscuit cookie pancake pie pizza soup sandwich jam bread ice_cream chocolate sweet pudding trifle
		apple strawberry blueberry banana orange carrot pumpkin potato tomato cheese porridge honey lemonade tea stew
		curry pasta noodle dumpling scone crumble cupcake gingerbread jelly`),
	making:
		wordsOf(`den treehouse castle house hut fort sandcastle kite go-kart snowman garden sculpture costume puppet
		theatre band play tower bridge igloo tent playhouse model statue birdhouse wormery scarecrow`),
	nature:
		wordsOf(`rainbow snow snowflake rain cloud sun moon planet comet storm wind wave river lake sea island
		mountain hill cave forest wood tree flower rose sunflower bluebell leaf field meadow beach tide waterfall volcano
		jungle desert puddle pond stream garden shed path star sky`),
	fear: wordsOf(`dark darkness nightmare thunder lightning spiders heights dentist doctor hospital school nursery bed
		bedtime swimming operation needle injection shadow noise change move`),
};

/** Nouns that have no plural and no "a". */
export const MASS = new Set(
	wordsOf(`treasure gold snow rain honey jam bread soup cheese porridge lemonade tea pasta gingerbread ice_cream
	chocolate thunder lightning dark darkness christmas halloween easter eid diwali hanukkah swimming school nursery
	bedtime bed wind jelly`),
);

/** Nouns that carry a capital of their own. */
export const PROPER = new Set(wordsOf("christmas halloween easter eid diwali hanukkah"));

export const ADJECTIVES = new Set(
	wordsOf(`tiny little small big huge giant enormous great tall long short round old ancient new young baby magic magical
	enchanted lost missing hidden secret golden gold silver shiny sparkly sparkling glittery glowing bright rainbow red
	orange yellow green blue purple violet pink black white brown grey stripy spotty fluffy furry soft friendly shy kind
	brave lonely sad happy cheerful grumpy sleepy hungry clever funny silly cheeky naughty gentle scary spooky mysterious
	strange curious special favourite first last best biggest smallest tallest fastest longest bravest wild wonderful
	amazing flying talking singing dancing swimming sleeping invisible frozen snowy icy sunny rainy stormy windy wooden
	stone paper toy cardboard chocolate birthday christmas summer winter spring autumn school garden space sea sky
	treasure steam fairy family surprise midnight broken wobbly wonky rusty dusty muddy crystal royal real pet lovely
	beautiful pretty fierce mighty polar teddy three-headed friendly giant-sized mischievous stray noisy quiet`),
);

/** What somebody in a story sets out to do, with the irregular forms a description may use. */
export const VERBS: Record<string, string[]> = Object.fromEntries(
	[
		...wordsOf(`explore visit help rescue save search look hunt discover learn travel sail climb build bake cook paint plant
		invent solve score follow chase open return bring meet make find go ride fly swim sing dance win teach catch grow share
		become start join race dive dig camp journey escape protect visit perform collect deliver celebrate unlock
		befriend hatch fix mend repair play feed free guard surprise cross reach star organise decorate play throw
		conquer overcome outwit defeat trick tame train jump run walk hike write draw see take get feel be sleep try`),
	].map((verb) => [verb, []]),
);

const IRREGULAR_PAST =
	wordsOf(`bring:brought meet:met make:made find:found go:went ride:rode fly:flew swim:swam sing:sang win:won
	teach:taught catch:caught grow:grew become:became dive:dived dig:dug get:got build:built throw:threw run:ran
	write:wrote draw:drew see:saw take:took sleep:slept feed:fed hide:hid`);
for (const pair of IRREGULAR_PAST) {
	const [base, past] = pair.split(":");
	if (base && past) VERBS[base]?.push(past);
}

const KINDS = new Map<string, ThingKind>();
for (const kind of Object.keys(NOUNS) as ThingKind[]) {
	for (const noun of NOUNS[kind]) if (!KINDS.has(noun)) KINDS.set(noun, kind);
}

export function kindOf(singular: string): ThingKind | null {
	return KINDS.get(singular) ?? null;
}

export const KNOWN_NOUNS: readonly string[] = [...KINDS.keys()];

/** Words that can't be part of a thing's name: they end a phrase or belong to the grammar around it. */
export const STOP = new Set(
	wordsOf(`a an the this that these those my our your his her their its i me we us you he she him they them it who which what
	when where while because if so then until before after as than and or but nor yet to of in on at by for from with
	without into onto over under through across around near past between behind beside along up down off out away about
	is are was were be been being am has have had do does did will would can could may might must shall should not no
	very really too also just even only ever never always there here all both each every some any many more most much
	one two three four five six seven eight nine ten wants want wanted needs need needed loves love loved likes like liked
	hates hate hated lives live lived gets says said called named goes comes come came lets let day time way end story
	adventure book lots lot thing things everyone everybody someone somebody together again home once upon`),
);

/** A description's clause ends here. */
export const CLAUSE_END = new Set(
	wordsOf(`and but who whom whose which that what when where while because if so then until till as although though or i he she
	they we you is are was were has have had can could will would must should might may wants needs gets`),
);
