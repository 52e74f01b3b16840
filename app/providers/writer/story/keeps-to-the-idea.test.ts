import { expect, test } from "vitest";
import { oneLine } from "./cleaning";
import { ideaOfMia, LEVELS } from "./ideas.testing";
import { masked, written } from "./synopses.testing";
import { writeScript } from "./write-script";

/** Ideas as parents type them. The last third of each list was written before the reader and looked at only once it stood. */

const QUOTED: readonly string[] = [
	"Mia and Grandad find out who stole the custard creams from the Queen",
	"Everyone has gone to the party without Mia and she is left out",
	"I want my daughter to see that she can do anything",
	"Mia doesn't want to go to bed",
	"What if the clouds were made of ice cream?",
	"can you do something with dinosaurs? he's obsessed!!",
	"no dragons please, she is frightened of them",
	"- a castle\n- a lost unicorn\n- Grandad saves the day",
	"Mia, Grandad Joe, Biscuit. Beach. Ice cream. Rain!",
	"Mia is moving house and has to say goodbye to her best friend Zoë",
	"Mia's goldfish Flip has died and she learns that it's OK to be sad",
	"Mia will not share her toys until a lonely fox teaches her how",
	"it's about mia who cant sleep cos theres a monster under the bed but its really nice",
	"Mia breaks her arm and has to go to hospital",
	"Une petite fille part à la recherche d'une étoile tombée",
	"恐竜と遊ぶ",
	"يبحث عن القمر مع جده",
	"Mia and Siân and Łukasz put on a play at the village hall",
	"Starting school for the first time and feeling nervous about making friends",
	"My son (5) loves trains, diggers & his nanny. He'd love to drive the Flying Scotsman!",
	"the train is late",
	"Find of the year",
	"Dance competition at the village hall",
	"Mia finds a tiny door in the clock and behind it lives the man who makes time",
	'Dad says "no more biscuits" so Mia invents a biscuit machine',
	"Once there was a girl who was afraid of the dark. Every night she asked her grandad to leave the landing light on. One evening the power went out all over town, and Mia had to find the torch on her own. With Biscuit beside her she crept down the stairs, step by step, and found that the dark was full of friendly things: the clock, the cat flap, the purring fridge. When the lights came back on she switched them off again, just to say good night to the dark, and slept until morning.",
	"The Christmas tree has lost its lights and only Mia can reach the top",
	"Mia wants to know why the sky is blue",
	"Mia wants to stay with Grandad for ever, he is ill",
	"Mia wanted to be invisible. Then she was.",
	"She hates carrots but one day a carrot hates her back",
	"A story about how we adopted Mia, we waited three years for her and Biscuit waited too",
	"Pirates! Treasure! Bum jokes!",
	"Biscuit runs off after a squirrel in Sefton Park and it isn't funny because it's getting dark",
	"Who is the new neighbour? Mia thinks he might be a wizard. He isn't.",
	"Ein Mädchen möchte den Mond besuchen",
	"Mia doesn't want to go to school until a dragon asks to come too",
	"Mia wants to fly because her brother says girls can't",
	"Mia never wins at anything, then she enters the snail race",
	"Mia finds an egg in the garden and doesn't know what is inside",
	"Jestem dumna z mojej córki, która uczy się pływać",
	"the tooth fairy forgets to come. why? her wand is at the mender's",
	"I'd like Mia to be the boss of a sweet factory and my mum to be the taster",
	"Mia has to go to hospital",
	"Mia must say goodbye to Zoë",
	"Mia catches a cold",
	"Mia wants to tell the world that girls can fly",
	"Mia wants to find the key that she lost because it was hers",
];

const WISHES: readonly [idea: string, wish: string][] = [
	[
		"Mia wants to find the treasure that Grandpa buried long ago",
		"find the treasure that Grandpa buried long ago",
	],
	["Mia builds a boat that sails by itself", "build a boat that sails by itself"],
	["Mia and Biscuit set off on a brave journey to rescue the king", "rescue the king"],
	["Mia goes on an adventure to find the pirate’s gold", "find the pirate’s gold"],
	["A story where Mia becomes an inventor", "become an inventor"],
	["Mia wants to find the golden key.", "find the golden key"],
	["Mia wants to be a vet", "be a vet"],
	["she wants to learn to ride a bike without stabilisers", "learn to ride a bike without stabilisers"],
	["Mia wants to meet a real mermaid at the rock pools", "meet a real mermaid at the rock pools"],
	["Mia really wants to build a treehouse with Grandad Joe", "build a treehouse with Grandad Joe"],
	["Mia would love to sail round the world", "sail round the world"],
	["Mia wants to help", "help"],
	["Mia wants to swim with dolphins", "swim with dolphins"],
	["mia wants to grow the tallest sunflower in the street", "grow the tallest sunflower in the street"],
	["Mia wants to give Biscuit a bath", "give Biscuit a bath"],
	["Mia builds a robot", "build a robot"],
	["Rescue a lost lamb from the top of a mountain", "rescue a lost lamb from the top of a mountain"],
	["learn to ice skate", "learn to ice skate"],
	["find a sleepy otter a bed!", "find a sleepy otter a bed"],
	["go to the moon in a washing machine", "go to the moon in a washing machine"],
	[
		"Mia wants to build a treehouse with Biscuit before the night comes",
		"build a treehouse with Biscuit before",
	],
	["Mia must save the carnival before the bad wolf wakes up", "save the carnival before the bad wolf"],
	[
		"Mia wants to find the golden shell in the old cave and bring it home to Biscuit",
		"find the golden shell in the old cave and bring it home to Biscuit",
	],
];

/** What is told in the story's own grammar: the wish, and what happened besides. */
const RETOLD: readonly [idea: string, wish: string, happened: readonly string[]][] = [
	[
		"Mia finds a tiny dragon in the shed and must help it get home.",
		"help the tiny dragon get home",
		["Mia found a tiny dragon in the shed."],
	],
	[
		"Mia is scared of the water but learns to swim with her dad",
		"swim with her dad",
		["Mia was scared of the water."],
	],
	[
		"We fly to the moon in a rocket and bake a cake in space",
		"fly to the moon in a rocket and bake a cake in space",
		[],
	],
	[
		"It is Mia's birthday party and the cake goes missing. They search the house and find a cheeky monkey.",
		"find the cake",
		[
			"It was Mia’s birthday party and the cake went missing.",
			"They searched the house and found a cheeky monkey.",
		],
	],
	[
		"Mia loses her favourite teddy and meets a friendly owl who helps her look for it",
		"find her favourite teddy",
		["Mia lost her favourite teddy.", "Mia met a friendly owl who helped her look for it."],
	],
	[
		"Mia wants to fly to the moon with Biscuit, but the rocket has run out of fuel.",
		"fly to the moon with Biscuit",
		["But the rocket had run out of fuel."],
	],
	["MIA WANTS TO FIND THE GOLDEN KEY", "find the golden key", []],
	["A whale has lost her song and Mia finds it.", "find the whale’s song", ["A whale had lost her song."]],
	[
		"Our family prepares for Christmas. The reindeer are lost and we must find them!",
		"find the reindeer",
		["The reindeer were lost."],
	],
	["A dinosaur hatches in the bathtub", "look after the dinosaur", ["A dinosaur hatched in the bathtub."]],
	["Grandad Joe wants to find his glasses", "help Grandad Joe find his glasses", []],
	["Mia and Grandad Joe build a kite, and Mia flies it.", "build a kite", ["Mia flew it."]],
	[
		"We went on holiday to Spain and lost our suitcase, then found an ice cream van",
		"find their suitcase",
		[
			"Mia, Grandad Joe and Biscuit went on holiday to Spain and lost their suitcase.",
			"They found an ice cream van.",
		],
	],
	[
		"A PIRATE ADVENTURE TO FIND HIDDEN TREASURE WITH HER BROTHER!!!",
		"find hidden treasure with her brother",
		[],
	],
	["going on a bear hunt", "go on a bear hunt", []],
	["My daughter wants to be an astronaut and fly to Mars", "be an astronaut and fly to Mars", []],
	[
		"Mia and Grandad Joe discover a volcano that erupts ice cream and must stop it before tea",
		"stop the volcano before tea",
		["Mia and Grandad Joe discovered a volcano that erupted ice cream."],
	],
	[
		"They have a picnic on the moon and Biscuit the dog floats away",
		"get Biscuit back",
		["They had a picnic on the moon and Biscuit the dog floated away."],
	],
	[
		"A magical adventure where Mia discovers a hidden garden and makes friends with a talking rabbit.",
		"make friends with a talking rabbit",
		["Mia discovered a hidden garden."],
	],
	[
		"Mia and Biscuit get lost in the woods and find their way home with the help of an owl",
		"find their way home with the help of an owl",
		["Mia and Biscuit got lost in the woods."],
	],
	["Mia meets a talking fox", "make friends with the talking fox", ["Mia met a talking fox."]],
	[
		"Mia and her dog Biscuit discover a secret garden",
		"find out all about the secret garden",
		["Mia and her dog Biscuit discovered a secret garden."],
	],
];

test.each(QUOTED)("%j is quoted, unchanged, at every level", async (description) => {
	for (const level of LEVELS) {
		const idea = ideaOfMia(description, level);
		const { synopsis } = await written(idea);
		expect(synopsis).toMatch(/: [“‘]/u);
		expect(synopsis).toContain(`${/["“”]/u.test(description) ? "‘" : "“"}${oneLine(description)}`);
		// What is told besides claims nothing of it.
		expect(masked(synopsis, idea)).not.toMatch(
			/wanted to|wished for|longed|determined|a plan for|Let’s (?!go again)|came across|met with|make friends|friends with|to feel|set out|look for|searched/iu,
		);
	}
});

test.each(WISHES)("%j is told as the wish to %s", async (description, wish) => {
	for (const level of LEVELS) {
		const { synopsis } = await written(ideaOfMia(description, level));
		// A level of short sentences says when and where in another one, and leaves nothing out.
		expect(synopsis).toContain(` ${wish.split(" ").slice(0, 3).join(" ")}`);
		const book = writeScript(ideaOfMia(description, level))
			.spreads.flatMap(({ words }) => words)
			.join(" ");
		for (const text of [synopsis, book])
			for (const word of wish.split(" "))
				expect(text, level).toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"));
	}
});

test.each(RETOLD)("%j is told as the wish to %s, and what happened", async (description, wish, happened) => {
	for (const level of ["whiz", "pro"] as const) {
		const idea = ideaOfMia(description, level);
		const book = writeScript(idea)
			.spreads.flatMap(({ words }) => words)
			.join(" ");
		for (const text of [(await written(idea)).synopsis, book]) {
			expect(text).toContain(` ${wish}`);
			for (const sentence of happened) expect(text).toContain(sentence);
			expect(text).not.toContain(description);
		}
	}
});

test.each([
	["Rosa's rocket has run out of fuel", /rocket|fuel/i],
	["Rosa will find out who stole the custard creams from the Queen", /queen|custard|stole/i],
	["Rosa is left out of the game", /left|game/i],
	["They don't find the treasure", /treasure|find/i],
])("nothing of %j is told in other words", async (description, words) => {
	for (const level of LEVELS) {
		const idea = ideaOfMia(description, level);
		expect(masked((await written(idea)).synopsis, idea)).not.toMatch(words);
	}
});

test("nobody got to get anything", () => {
	for (const level of LEVELS)
		for (let seed = 0; seed < 12; seed++) {
			const book = writeScript(ideaOfMia("Mia must get all the lambs home", level), `${seed}`)
				.spreads.flatMap(({ words }) => words)
				.join(" ");
			expect(book).not.toMatch(/got to get/u);
		}
});

test.each([
	["It ends here", "“It ends here”."],
	["It ends here.", "“It ends here.”"],
	["Does it end here?", "“Does it end here?”"],
	['Dad says "stop"', '‘Dad says "stop"’.'],
	["Dad says “stop!”", "‘Dad says “stop!”’"],
	["first line\n\nsecond   line", "“first line second line”."],
	["恐竜と遊ぶ。", "“恐竜と遊ぶ。”"],
	["a & b <i>c</i> {main} 🦖", "“a & b <i>c</i> {main} 🦖”."],
])("%j is set as %s", async (description, quotation) => {
	expect((await written(ideaOfMia(description, "starter"))).synopsis).toContain(`: ${quotation}\n\n`);
});
