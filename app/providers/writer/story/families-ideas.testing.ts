/** Ideas in two or three sentences as families write them, with what happened before, what stands in the way and what helps. */
export const IN_SENTENCES: readonly [idea: string, wish: string, told: readonly string[]][] = [
	[
		"Mia is staying on the farm when the old red tractor starts up all by itself and rolls off down the lane. She has to catch it before it gets to the duck pond.",
		"catch the old red tractor before it got to the duck pond",
		[
			"Mia was staying on the farm when the old red tractor started up all by itself and rolled off down the lane.",
		],
	],
	[
		"It has rained for days and Mia is so bored. She turns the living room into a pirate ship with cushions and blankets.",
		"turn the living room into a pirate ship",
		["It had rained for days and Mia was so bored."],
	],
	[
		"Mia builds a rocket out of cardboard boxes and flies to the moon where she meets a monster who is frightened of the dark.",
		"build a rocket out of cardboard boxes",
		["There she met a monster who was frightened of the dark."],
	],
	[
		"Mia has never scored a goal for her team. It's the cup final on Saturday and she practises every night with her dad.",
		"score a goal for her team",
		["Mia had never scored a goal for her team."],
	],
	[
		"Mia hates vegetables. When Grandad Joe's giant marrow starts talking to her, she has to help it win first prize at the village show.",
		"help Grandad Joe’s giant marrow win first prize",
		["Mia hated vegetables. Then Grandad Joe’s giant marrow started talking to her."],
	],
	[
		"Mia and her cousin go camping with Auntie Bex. In the night something steals all the sausages and they follow the trail to find out who did it.",
		"follow the trail",
		["In the night something stole all the sausages."],
	],
	[
		"Mia has got a new bike and wants to ride it without stabilisers. She keeps falling off but her brother won't let her give up.",
		"ride the new bike without stabilisers",
		["Mia had got a new bike.", "She kept falling off but her brother wouldn’t let her give up."],
	],
	[
		"Mia is a train driver. One snowy day the signal is broken and she must get all the passengers home in time for tea.",
		"get all the passengers home in time for tea",
		["Mia was a train driver. One snowy day the signal was broken."],
	],
	[
		"Mia is going to be a big sister! She wants to choose the perfect present for the new baby.",
		"choose the perfect present for the new baby",
		["Mia was going to be a big sister."],
	],
	[
		"Mia drops her bunny at the shops and can't sleep without him. Grandad Joe and Mia go back to look.",
		"find her bunny",
		["Mia dropped her bunny at the shops and couldn’t sleep without him.", "They went back to look."],
	],
	[
		"Mia looks for shells on the beach every morning. One morning she finds a whale stuck in the shallows and has to get the whole village to help before the tide goes out.",
		"get the whole village to help before the tide went out",
		[
			"Mia looked for shells on the beach every morning. One morning she found a whale stuck in the shallows.",
		],
	],
	[
		"On a school trip Mia gets locked in the museum overnight with her best friend. The dinosaur skeletons come alive and want to play hide and seek.",
		"play hide-and-seek with the dinosaur skeletons",
		[
			"On a school trip Mia got locked in the museum overnight with her best friend. The dinosaur skeletons came alive.",
		],
	],
	[
		"Mia has never seen the sea. Grandad Joe takes her there on the train.",
		"see the sea",
		["Mia had never seen the sea.", "Grandad Joe took her there on the train."],
	],
	[
		"It's snowing and Mia can't wait to go sledging. At the top of the hill she meets a little white fox who has lost its family.",
		"go sledging",
		["It was snowing.", "At the top of the hill she met a little white fox who had lost its family."],
	],
	[
		"Mia is going on an aeroplane for the first time to visit her Auntie Jo in Australia. She is a little bit scared but her teddy helps her.",
		"go on an aeroplane for the first time",
		["But she was a little bit scared.", "Her teddy helped her."],
	],
	[
		"Mia is a superhero with super speed. When a baddie steals all the colours from the city, Mia must race to get them back.",
		"race to get all the colours back",
		["Then a baddie stole all the colours from the city."],
	],
	[
		"Mia travels to Iceland with her mum to see the Northern Lights. Every night it is cloudy and they are starting to give up hope.",
		"travel to Iceland with her mum",
		["But every night it was cloudy and they were starting to give up hope."],
	],
	[
		"Mia wants to be a vet when she grows up. One Saturday she helps out at the surgery and has to look after a very grumpy parrot.",
		"look after a very grumpy parrot",
		["Mia wanted to be a vet when she grew up. One Saturday she helped out at the surgery."],
	],
	[
		"Mia loves space. She makes a rocket from a washing up bottle and it really takes off!",
		"make a rocket from a washing up bottle",
		["Mia loved space.", "It really took off."],
	],
	[
		"Mia really really wants a pet but her dad is allergic. Then one day an egg appears on the doorstep.",
		"have a pet",
		["But her dad was allergic.", "Then one day an egg appeared on the doorstep."],
	],
	[
		"Brave knight Mia sets off to find the dragon who has stolen the king's birthday cake.",
		"find the dragon who had stolen the king’s birthday cake",
		[],
	],
	[
		"Mia wants to win the sack race at sports day and trains really hard with her big brother.",
		"win the sack race at sports day",
		["Mia trained really hard with her big brother."],
	],
	[
		"Captain Mia and her crew are searching for treasure on Skull Island but the map has been torn in half.",
		"find treasure",
		["But the map had been torn in half."],
	],
	[
		"Mia plants a seed. She waters it every day and it grows and grows into a giant sunflower.",
		"plant a seed",
		["She watered it every day and it grew and grew into a giant sunflower."],
	],
	[
		"Mia is nervous about singing in the school talent show. Her best friend Joe has an idea to help her feel brave.",
		"sing in the school talent show",
		["Mia was nervous about singing in the school talent show.", "had an idea to help her feel brave."],
	],
	[
		"Mia has moved to a new school and doesn't know anyone. At playtime she finds a girl crying and makes her smile.",
		"make the girl smile",
		["At playtime she found a girl crying."],
	],
	[
		"Mia invents a robot to tidy her room but it goes haywire and takes over the school!",
		"invent a robot",
		["But it went haywire and took over the school."],
	],
	[
		"Mia hears footsteps in the attic and creeps up to investigate. She finds a friendly ghost who wants to go home.",
		"help the friendly ghost go home",
		["She found a friendly ghost who wanted to go home."],
	],
	[
		"School is closed because of the snow so Mia and her brother build the biggest snowman ever.",
		"build the biggest snowman ever with her brother",
		["School was closed because of the snow."],
	],
	["Mia has never been brave. One day she saves a cat.", "be brave", ["Mia had never been brave."]],
	[
		"Mia is baking a cake when a mouse steals the sugar. She chases it round the kitchen.",
		"chase the mouse round the kitchen",
		["Mia was baking a cake when a mouse stole the sugar."],
	],
	[
		"Mia and Joe want to see a badger so they stay up late and hide in the bushes.",
		"see a badger",
		["They stayed up late and hid in the bushes."],
	],
	[
		"Mia wants to fly a kite. She keeps trying and one day she does.",
		"fly a kite",
		["She kept trying and one day she did."],
	],
	[
		"Mia is starting in Reception and she doesn't want to leave her mum. Then she meets a boy with the same dinosaur rucksack.",
		"start in Reception",
		["But she didn’t want to leave her mum.", "Then she met a boy with the same dinosaur rucksack."],
	],
	[
		"Deep in the jungle Mia hears a mysterious drum beating. She and her friend Joe set off to find out who is playing it.",
		"find out who was playing the mysterious drum",
		["Deep in the jungle Mia heard a mysterious drum beating."],
	],
	["Mia wants to fly her new kite but there is no wind.", "fly her new kite", ["But there was no wind."]],
];
