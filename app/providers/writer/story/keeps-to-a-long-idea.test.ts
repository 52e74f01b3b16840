import { expect, test } from "vitest";
import { textOf } from "~/story/script";
import { companion, LEVELS, main } from "./ideas.testing";
import { readIdea } from "./read-idea";
import { written } from "./synopses.testing";
import { writeScript } from "./write-script";

/** Ideas that say who else, why, what for and what isn't possible. The last third was written before the reader and looked at once it stood. */
const RETOLD: readonly [idea: string, wish: string, told: readonly string[]][] = [
	[
		"Mia and her gran want to bake the biggest cake in the street",
		"bake the biggest cake in the street with her gran",
		[],
	],
	[
		"Mia can't sleep because the moon is too bright",
		"sleep",
		["Mia couldn’t sleep because the moon was too bright."],
	],
	[
		"Mia isn't allowed to have a dog so she builds a robot one",
		"build a robot one",
		["Mia wasn’t allowed to have a dog."],
	],
	[
		"Mia isn't allowed a pony so she makes one out of the hoover",
		"make one out of the hoover",
		["Mia wasn’t allowed a pony."],
	],
	["Mia and Joe want to find out where the rainbow ends", "find out where the rainbow ends", []],
	[
		"Biscuit the dog runs away and Mia has to find him before bedtime",
		"find Biscuit before bedtime",
		["ran away."],
	],
	[
		"Mia is afraid of spiders but one day she saves one from the bath",
		"save one from the bath",
		["Mia was afraid of spiders."],
	],
	["Mia dreams of being a ballerina", "be a ballerina", []],
	[
		"Mia needs to rescue the toys because they are stuck in the attic",
		"rescue the toys",
		["It mattered, because they were stuck in the attic."],
	],
	[
		"A little penguin can't swim and Mia teaches him",
		"teach the little penguin to swim",
		["A little penguin couldn’t swim."],
	],
	[
		"Mia and Biscuit aren't allowed in the big wood but they go anyway",
		"go anyway",
		["Mia and Biscuit weren’t allowed in the big wood."],
	],
	[
		"The queen has lost her crown so Mia and Grandad Joe look for it",
		"find the queen’s crown",
		["The queen had lost her crown.", "They looked for it."],
	],
	[
		"Mia wants to make a time machine so she can see the dinosaurs",
		"make a time machine",
		["Then she could see the dinosaurs."],
	],
	[
		"Grandad Joe can't find his glasses and Mia helps him look for them",
		"help Grandad Joe find his glasses",
		["Grandad Joe couldn’t find his glasses.", "Mia helped him look for them."],
	],
	[
		"Mia has to look after a baby elephant while its mum is away",
		"look after a baby elephant while its mum was away",
		[],
	],
	[
		"Mia wishes she could talk to animals and one morning she can",
		"talk to animals",
		["One morning she could."],
	],
	["Mia and her brother want to build a den in the garden", "build a den in the garden with her brother", []],
	["My daughter loses her hat and a goat eats it", "find her hat", ["Mia lost her hat and a goat ate it."]],
	[
		"Mia can't find her shoes and the bus is coming",
		"find her shoes",
		["Mia couldn’t find her shoes and the bus was coming."],
	],
	[
		"Mia is too little to ride the big slide but she tries anyway",
		"ride the big slide",
		["Mia was too little to ride the big slide.", "But she tried anyway."],
	],
	[
		"Mia wants to win the race because the prize is a giant teddy",
		"win the race",
		["It mattered, because the prize was a giant teddy."],
	],
	[
		"Mia isn't very good at drawing but she wants to paint a picture",
		"paint a picture",
		["Mia wasn’t very good at drawing."],
	],
	[
		"Mia and her best friend want to open a café for hedgehogs",
		"open a café for hedgehogs with her best friend",
		[],
	],
	[
		"Mia can't reach the stars so she builds a very tall ladder",
		"reach the stars",
		["Mia couldn’t reach the stars.", "She built a very tall ladder."],
	],
	[
		"Mia isn't allowed to stay up late but tonight she meets the tooth fairy",
		"make friends with the tooth fairy",
		["but that night she met the tooth fairy."],
	],
	[
		"The snowman is melting and Mia must take him to the North Pole",
		"take the snowman to the North Pole",
		["The snowman was melting."],
	],
	[
		"Mia wants to cheer up Grandad Joe because he misses the sea",
		"cheer up Grandad Joe",
		["It mattered, because he missed the sea."],
	],
	[
		"Mia and Grandad Joe are stuck on an island and have to build a raft",
		"build a raft",
		["Mia and Grandad Joe were stuck on an island."],
	],
	[
		"Nana loses her hearing aid and we all look for it",
		"find Nana’s hearing aid",
		["Nana lost her hearing aid.", "They all looked for it."],
	],
	["a story about Mia's first day at school", "enjoy her first day at school", []],
	[
		"Could you write about Mia learning to ride her bike without stabilisers please",
		"ride her bike without stabilisers",
		[],
	],
	[
		"We would love a book about Mia and Grandad Joe growing a giant pumpkin for the village show",
		"grow a giant pumpkin for the village show",
		[],
	],
	[
		"there is a big storm and the power goes off and we tell stories by candlelight",
		"tell stories by candlelight",
		["There was a big storm and the power went off."],
	],
	[
		"about a girl who wants to be a vet and looks after a hedgehog with a sore paw",
		"be a vet",
		["Mia looked after a hedgehog with a sore paw."],
	],
	[
		"A spider moves into Mia's bedroom and they become friends",
		"make friends with the spider",
		["A spider moved into Mia’s bedroom."],
	],
	[
		"Mia starts swimming lessons and is frightened of the deep end",
		"start swimming lessons",
		["But Mia was frightened of the deep end."],
	],
	[
		"It is the night before Christmas and Mia hears bells on the roof. She creeps downstairs and meets a reindeer.",
		"make friends with the reindeer",
		[
			"It was the night before Christmas and Mia heard bells on the roof.",
			"She crept downstairs and met a reindeer.",
		],
	],
	["a story about Mia's first sleepover at her best friend's house", "enjoy her first sleepover", []],
	[
		"I want it to be about how Mia and Grandad Joe fix an old boat and sail to a secret island",
		"fix an old boat and sail to a secret island",
		[],
	],
];

const QUOTED = [
	"Mia has chicken pox and has to stay in bed. Biscuit keeps her company.",
	"Grandad Joe breaks his leg so Mia becomes his helper for the day",
	"Can it be about Mia making a card for Grandad Joe who is poorly",
	"I'd like a story about how Mia and her dog build a snowman that wakes up at night",
	"Mia finds a magic pencil and everything she draws comes to life",
	"A story about losing a tooth on holiday in Spain",
	"something about dinosaurs and Mia being late for school lol",
];

test.each(QUOTED)("%j is quoted whole, asking and all", (description) => {
	expect(readIdea(idea(description, "whiz")).retold).toBeNull();
	expect(textOf(writeScript(idea(description, "whiz")))).toContain(`“${description.replace(/[.]$/u, "")}`);
});

const idea = (description: string, readingLevel: (typeof LEVELS)[number]) => ({
	title: "The Big Day",
	location: "the beach",
	description,
	readingLevel,
	readingNeeds: "",
	characters: [
		main("Mia", 6, "girl, curious and brave"),
		companion("Grandad Joe", 68, "man, calm", "Grandparent"),
		companion("Biscuit", 3, "a fluffy golden retriever", "Pet"),
	],
});

test.each(RETOLD)("%j is told as the wish to %s, in good grammar", async (description, wish, told) => {
	for (const level of ["whiz", "pro"] as const) {
		const one = idea(description, level);
		const book = writeScript(one)
			.spreads.flatMap(({ words }) => words)
			.join(" ");
		for (const text of [(await written(one)).synopsis, book]) {
			expect(text).toContain(` ${wish}`);
			for (const sentence of told) expect(text).toContain(sentence);
			expect(text).not.toContain(description);
		}
	}
});

test.each(RETOLD)("%j is told at every level, or quoted whole", (description) => {
	for (const level of LEVELS) {
		const one = idea(description, level);
		const book = writeScript(one)
			.spreads.flatMap(({ words }) => words)
			.join(" ");
		expect(readIdea(one).retold).not.toBeNull();
		const isQuoted = book.includes(description);
		expect(isQuoted, level).toBe(/[“]/u.test(book));
	}
});
