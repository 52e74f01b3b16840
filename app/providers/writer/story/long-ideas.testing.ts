/** Ideas that say who else, why, what for and what isn't possible. The last third was written before the reader and looked at once it stood. */
export const RETOLD: readonly [idea: string, wish: string, told: readonly string[]][] = [
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
	[
		"Mia dropped her favourite bear at the station and now it is travelling round the country on a train",
		"find her favourite bear",
		["Mia dropped her favourite bear at the station and now it was travelling round the country on a train."],
	],
	[
		"Mia's first football match. She is goalkeeper and saves the penalty in the last minute!",
		"save the penalty in the last minute",
		["It was Mia’s first football match.", "She was goalkeeper."],
	],
	[
		"Please can Mia be an astronaut who flies to Mars with Biscuit?",
		"be an astronaut who flew to Mars with Biscuit",
		[],
	],
	[
		"I want Mia to win the school talent show with her singing dog",
		"win the school talent show with her singing dog",
		[],
	],
	["Mia and Grandad Joe are going to the seaside on a steam train", "go to the seaside on a steam train", []],
	[
		"Mia's kite got stuck in a tree and Grandad Joe climbed up to get it",
		"get her kite back",
		["Mia’s kite got stuck in a tree.", "Grandad Joe climbed up to get it."],
	],
	[
		"Mia finds a message in a bottle from a mermaid who needs help",
		"help the mermaid",
		["Mia found a message in a bottle from a mermaid who needed help."],
	],
	[
		"A day at the farm: Mia feeds the lambs, rides a tractor and collects the eggs",
		"feed the lambs",
		["It was a day at the farm.", "Mia rode a tractor and collected the eggs."],
	],
	["A story about Mia being brave at the dentist", "be brave at the dentist", []],
	[
		"Mia loves dinosaurs. One day a dinosaur knocks on the door and asks her to come out and play.",
		"go out and play",
		["Mia loved dinosaurs.", "One day a dinosaur knocked on the door and asked her to come out and play."],
	],
	[
		"Mia planted a seed and it grew into a beanstalk as tall as the clouds",
		"plant a seed",
		["It grew into a beanstalk as tall as the clouds."],
	],
	[
		"A baby diplodocus turns up at school and eats all the pencils, so Mia has to hide it from the teacher",
		"hide the baby diplodocus from the teacher",
		["A baby diplodocus turned up at school and ate all the pencils."],
	],
	[
		"It's Mia's seventh birthday and she wishes for a real volcano on her cake!",
		"have a real volcano on her cake",
		["It was Mia’s seventh birthday."],
	],
	[
		"We are going on the sleeper train to see the sea lions. Mia has never slept on a train before.",
		"go on the sleeper train to see the sea lions",
		["But Mia had never slept on a train before."],
	],
	[
		"Mia the fairy has lost her wings and needs to get them back from the goblin",
		"get her wings back from the goblin",
		["Mia the fairy had lost her wings."],
	],
	[
		"She's a superhero who saves the day with a jelly cannon",
		"save the day with a jelly cannon",
		["Mia was a superhero."],
	],
	["Grandad Joe teaches Mia how to fish", "fish with Grandad Joe", []],
	[
		"Mia is scared of the dark until she finds a firefly in her bedroom",
		"stop being scared of the dark",
		["Mia was scared of the dark.", "She found a firefly in her bedroom."],
	],
	[
		"The colours have vanished from the world and Mia sets out to find them",
		"find the colours",
		["The colours had vanished from the world."],
	],
	[
		"It's raining and Mia is bored, so she and Biscuit build a den out of sofa cushions",
		"build a den out of sofa cushions",
		["It was raining and Mia was bored."],
	],
	[
		"Mia is scared of the waves, but Grandad Joe shows her how to row",
		"stop being scared of the waves",
		["Mia was scared of the waves.", "Grandad Joe taught her to row."],
	],
	[
		"Mia and Biscuit are superheroes who clean up the beach",
		"clean up the beach",
		["Mia and Biscuit were superheroes."],
	],
	[
		"Mia scores an own goal and wants to make it up to her team",
		"make it up to her team",
		["Mia scored an own goal."],
	],
	[
		"Mia's grandad can't remember things any more so she makes him a memory box",
		"make him a memory box",
		["Mia’s grandad couldn’t remember things any more."],
	],
	[
		"Mia's hat blew away and landed on a scarecrow",
		"get her hat back",
		["Mia’s hat blew away and landed on a scarecrow."],
	],
	[
		"Mia left her scarf at the ice rink and a polar bear is wearing it",
		"find her scarf",
		["Mia left her scarf at the ice rink and a polar bear was wearing it."],
	],
];
