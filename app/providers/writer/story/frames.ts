import type { ReadingLevel } from "~/shop/books/rules";

/**
 * The sentences of a synopsis by reading level, with slots in braces that sentences.ts fills. Lists of lists are variants; one
 * is chosen per story. Nothing here claims what happens: that is told by the family's idea alone, so every sentence is true of
 * any idea, a sad one too. The turn between trouble and mending is whatever the main character's personality suggests.
 */
type Frames = {
	opening: string[][];
	/** Where the idea is a plain wish of the main character's. */
	wish: string[][];
	/** Any other idea: `{idea}` is the family's own words in quotation marks, with the stop that ends the sentence. */
	quotation: string[][];
	start: string[][];
	trouble: string[][];
	turn: string[];
	/** The same for a main character without companions, where nobody else could lose heart. */
	turnAlone: string[];
	mend: string[][];
	home: string[][];
};

/** Said again and again at the smallest level. */
export const REFRAINS: readonly string[] = [
	"On and on we go!",
	"Step, step, one more step!",
	"Come along, come along!",
	"One, two, here we go!",
];

export const FRAMES: Record<ReadingLevel, Frames> = {
	tiny: {
		opening: [
			[
				"Here is our book, {title}.",
				"Hello, {main}!",
				"{main} is {shortAt}.",
				"{sound}, {soundAgain}, {soundAgain}!",
			],
			[
				"Our book is {title}.",
				"Look, it is {main}.",
				"{main} is {shortAt}.",
				"{sound}, {soundAgain}, hear that?",
			],
			["This is {title}.", "{main} is {shortAt}.", "What can {main} hear?", "{sound}, {soundAgain}!"],
		],
		wish: [["Let’s {wish}!"]],
		quotation: [["This is our idea: {idea}"], ["Our idea is this: {idea}"]],
		start: [
			["Are you ready, {main}?", "Up we get!", "{refrain}"],
			["What comes first?", "Look up. Look down.", "{refrain}"],
			["Look, look, {spot}!", "What will we do?", "{refrain}"],
		],
		trouble: [
			["Oh dear, oh dear.", "That is so hard!", "{refrain}"],
			["Not yet. Not yet.", "What do we do now?", "{refrain}"],
			["Oh no! Wait a bit.", "Puff, puff, puff.", "{refrain}"],
		],
		turn: ["Who can help? {main} can!", "{deed}"],
		turnAlone: ["Who can help? {main} can!", "{deed}"],
		mend: [
			["That is a bit better.", "And a bit more!", "{refrain}"],
			["Look at that!", "Now it is all right.", "Good for you, {main}!"],
		],
		home: [
			["Home we go.", "Hug, hug, hug.", "Night night, {main}!"],
			["Home for tea, yum, yum!", "Well done, {main}!", "Night night, moon."],
			["The sun goes down.", "Time for bed.", "Sleep tight, {main}!"],
		],
	},
	starter: {
		opening: [
			["{title} is all about {intro}.", "One day, {main} was {at}."],
			["In {title}, we meet {intro}.", "It was a fine day, and {main} was {at}."],
			["Here is {title}.", "One bright day, {intro} was {at}."],
			["Here is {title}.", "The moon was up, and {intro} was {at}."],
		],
		wish: [
			["{main} wanted to {wish}."],
			["{main} woke up with one idea: to {wish}."],
			["{main} had a wish: to {wish}."],
		],
		quotation: [["This is the family’s idea: {idea}"], ["The idea for the story is this: {idea}"]],
		start: [
			["It all began not far from {spot}.", "No one knew yet how it would end."],
			["{main} stopped by {spot} to think.", "What should come first?"],
			["{main} sat down by {spot}.", "There was so much to think about!"],
		],
		trouble: [
			["But it was not as easy as it sounds.", "For a while, nothing seemed to go right."],
			["Then came the hard part.", "It felt like too much, all at once."],
		],
		turn: ["Then {main} {deed}.", "And it helped!"],
		turnAlone: ["Then {main} {deed}.", "And it helped!"],
		mend: [
			["Bit by bit, things got better.", "What a difference that made!"],
			["After that, it was not so hard.", "Step by step, it came right."],
		],
		home: [
			["Then it was time to go home.", "What a day it had been!"],
			["{they} went home for tea and a big hug.", "“Let’s go again!” said {main}."],
			["The moon came up.", "{main} went to bed with a smile."],
		],
	},
	confident: {
		opening: [
			["In {title}, {intro}{who} had a whole bright day to spend {at}."],
			["{title} began {at}, when the moon was up and {intro} was much too wide awake to sleep."],
			["{title} began {at}, on the day that {intro} woke up before everyone else."],
			["On the first page of {title}, {intro} was {at}, ready for anything."],
		],
		wish: [
			["More than anything, {main} wanted to {wish}."],
			["All week long, {main} had been longing to {wish}."],
			["There was one thing that {main} had in mind, and it was to {wish}."],
		],
		quotation: [
			["The idea of the story, in the family’s own words, is this: {idea}"],
			["What it is all about is best said in the family’s own words: {idea}"],
		],
		start: [
			["It all began not far from {spot}, and nobody could say yet how it would end."],
			["{main} stopped for a moment beside {spot} and wondered where to begin."],
			["{main} sat down beside {spot} for a moment with a great deal to think about."],
		],
		trouble: [
			["But it was harder than it sounds, and for a while nothing seemed to go right."],
			["Then came the part that was not easy, and everything seemed to happen at the same time."],
		],
		turn: ["Nobody knew what to do until {main}, as {adjective} as ever, {deed}."],
		turnAlone: ["For a moment all seemed lost, and then {main}, as {adjective} as ever, {deed}."],
		mend: [
			["Little by little things began to look brighter, and soon it did not feel so hard any more."],
			["After that one good idea led to another, and step by step it all came right."],
		],
		home: [
			["{they} came home tired out and full of it all, with a story to tell."],
			["There was hot chocolate that night, and {main} told the story all over again."],
			["By bedtime {main} was already thinking about what tomorrow would bring."],
		],
	},
	whiz: {
		opening: [
			[
				"Long after everyone else was asleep, {title} opened {at}, where {intro}{who} was wide awake and listening.",
			],
			["{title} opened {at}, where {intro}{who} had not expected anything unusual before breakfast."],
			["When {title} began, {intro}{who} had just arrived {at} with pockets full of string."],
			[
				"Nobody {at} knew it yet, but {title} was about to begin, and {intro} would be right in the middle of it.",
			],
		],
		wish: [
			["For as long as anyone could remember, {main} had longed to {wish}."],
			["The idea was simple, daring and slightly ridiculous: {main} was determined to {wish}."],
			["Some people wish for new shoes, but what {main} wished for was to {wish}."],
		],
		quotation: [
			["What the whole story turns upon is put here just as the family put it, word for word: {idea}"],
			["Nobody can say what it is all about any better than in the family’s own words: {idea}"],
		],
		start: [
			[
				"It began within sight of {spot}, with more questions than answers and only a rough idea of what to do.",
			],
			[
				"Somewhere between {spot} and {path} there came a moment when it was clear that there was no turning back.",
			],
			[
				"Past {spot} the whole adventure seemed simple enough, and it went on seeming simple for quite some time.",
			],
		],
		trouble: [
			[
				"It proved to be a good deal trickier than it sounds, and for a while every answer led to another question.",
			],
			[
				"Then came the difficult part, which always arrives just when everybody has begun to believe that there isn’t one.",
			],
		],
		turn: ["It was the perfect moment for somebody {adjective}, so {main} {deed}."],
		turnAlone: [
			"It was the perfect moment for somebody {adjective}, and luckily that was {main}, who {deed}.",
		],
		mend: [
			[
				"Little by little the muddle came undone, and what had looked impossible began to look merely difficult.",
			],
			[
				"One good idea led to the next, and before very long everything looked a good deal brighter than it had.",
			],
		],
		home: [
			["{they} came home at last, tired to the tips of their toes and prouder than ever."],
			["That evening the story was told over hot chocolate, and it had grown by the second cup."],
			["At bedtime {main} was much too excited to sleep, at least until {her} head touched the pillow."],
		],
	},
	pro: {
		opening: [
			[
				"The stars were already out when {title} began {at}, and {intro}{who} was about to discover how much happens while everyone else is asleep.",
			],
			[
				"On the morning when {title} began, nothing {at} suggested that {intro}{who} was about to have the most remarkable day of {her} life.",
			],
			[
				"{title} opened {at}, where {intro}{who} had grown so used to ordinary days that an extraordinary one came as a complete surprise.",
			],
			[
				"Adventures seldom announce themselves, and when {title} began {at}, {intro}{who} expected nothing more thrilling than breakfast.",
			],
		],
		wish: [
			[
				"It was no passing whim, for {main} had resolved to {wish}, and such resolutions are exceedingly difficult to argue with.",
			],
			[
				"Some wishes fade by lunchtime, but the determination of {main} to {wish} was most certainly not one of those.",
			],
			["What {main} longed for above all else in the world was to {wish}."],
		],
		quotation: [
			[
				"What it is all about cannot be improved upon, and so it stands here in the family’s own words, exactly as they were written: {idea}",
			],
			[
				"There are ideas that no amount of retelling could make any better, and here, in the family’s own words, is one of them: {idea}",
			],
		],
		start: [
			["It all began with a great many questions and very few answers, within sight of {spot}{whereAir}."],
			[
				"Nothing along {path} suggested that matters were about to become complicated, which, as anybody experienced in these things will tell you, is how they usually begin.",
			],
		],
		trouble: [
			[
				"It proved, as such things generally do, to be considerably more complicated than it sounds, and before very long even the most hopeful were beginning to doubt.",
			],
			[
				"Then came the difficult part, which has a habit of arriving at precisely the moment when everybody has been persuaded that there isn’t going to be one.",
			],
		],
		turn: ["It was then, just as everybody else was losing heart, that {main} {deed}."],
		turnAlone: ["It was then, when there seemed to be no hope left, that {main} {deed}."],
		mend: [
			[
				"Little by little, as though a knot were being undone by patient fingers, what had appeared impossible began to look merely difficult, and then scarcely difficult at all.",
			],
			[
				"One good idea led, as good ideas generally will, to another, until the whole affair looked altogether brighter than anybody had dared to imagine.",
			],
		],
		home: [
			["{they} came home in the end, weary and magnificent, with a story that improves with every telling."],
			[
				"Long after the lamps were put out that night, {main} lay smiling in the darkness, certain that another adventure was already on its way.",
			],
			[
				"Although nobody at home entirely believed the tale, there was a glimmer in {main_s} eye that had not been there before.",
			],
		],
	},
	custom: {
		opening: [
			["This story is called {title}.", "It is about {intro}.", "{main} was {at}."],
			["This is the story of {main}.", "The story is called {title}.", "{main} was {at}."],
			["The name of this story is {title}.", "The story is about {intro}.", "{main} was {at}."],
		],
		wish: [
			["{main} had a plan for today.", "The plan was to {wish}."],
			["{main} wanted to {wish}.", "This was the plan for the day."],
		],
		quotation: [
			["This is the family’s idea for the story: {idea}"],
			["The idea for the story is this: {idea}"],
		],
		start: [
			["First, {main} was by {spot}.", "{main} thought about what to do."],
			["It began by {spot}.", "Then the story went on."],
		],
		trouble: [
			["Some of it was hard.", "{main} did not know what to do next."],
			["Then there was a problem.", "It was hard to know what to do."],
		],
		turn: ["{main} felt unsure for a moment.", "Then {main} {deed}."],
		turnAlone: ["{main} felt unsure for a moment.", "Then {main} {deed}."],
		mend: [
			["After that, it was not so hard.", "It got better, one step at a time."],
			["That helped.", "Bit by bit, it got better."],
		],
		home: [
			["After that, it was time to go home.", "{main} felt happy and safe."],
			["Then it was time to go home.", "{main} had tea and went to bed.", "It was a good day."],
			["At the end of the day, {main} went to bed.", "{main} felt calm and proud."],
		],
	},
};
