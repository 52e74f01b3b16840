import type { ReadingLevel } from "~/shop/books/rules";

/** The sentences that every plot shares, by reading level. Lists of lists are variants; one is chosen per story. */

type Shared = {
	opening: string[][];
	/** When the family gave a wish or a thing to wish about. */
	wish: string[][];
	/** The second thing the family wishes for. */
	also: string[];
	/** When their words are unreadable to us: quoted, as a note. */
	note: string[];
	/** For whatever else the description names, met along the way. */
	detail: string[];
	/** The turn, by the main character's personality. */
	turn: string[];
	/** The same for a main character without companions, where nobody else could lose heart. */
	turnAlone: string[];
	home: string[][];
	/** Instead of the longer ones, where a long cast leaves little room. */
	brief?: { wish: string[]; home: string[] };
};

export const FRAMES: Record<ReadingLevel, Shared> = {
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
		wish: [["Come and play, {main}!"], ["Come on, {main}!"], ["Ready, steady, go!"]],
		also: [],
		note: ["A note says “{shortCue}”."],
		detail: ["Look, {aDetail}!"],
		turn: ["Who can help? {main} can!", "{deed}"],
		turnAlone: ["Who can help? {main} can!", "{deed}"],
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
		also: ["And then, {main} had to {also}."],
		note: ["A note on the ground said “{cue}”."],
		detail: ["On the way, {they} saw {aDetail}."],
		turn: ["Then {main} {deed}.", "And it worked!"],
		turnAlone: ["Then {main} {deed}.", "And it worked!"],
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
			["There was one thing that {main} wanted to do, and it was to {wish}."],
		],
		also: ["The hardest part of all would be to {also}."],
		note: ["A strange note lay along {path}, and all it said was “{cue}”."],
		detail: ["Along the way, {they} came across {aDetail}."],
		turn: ["Nobody knew what to do until {main}, as {adjective} as ever, {deed}."],
		turnAlone: ["For a moment all seemed lost, and then {main}, as {adjective} as ever, {deed}."],
		home: [
			["{they} walked home under the first stars, tired and muddy and very happy."],
			["There was hot chocolate that night, and {main} told the story all over again."],
			["By bedtime {main} was already planning the next adventure."],
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
		also: ["If that went well, there was an even bigger plan, which was to {also}."],
		note: ["A peculiar note lay along {path}, and the only words on it were “{cue}”."],
		detail: ["As if that were not enough, along the way {they} met with {aDetail}."],
		turn: ["It was the perfect moment for somebody {adjective}, so {main} {deed}."],
		turnAlone: [
			"It was the perfect moment for somebody {adjective}, and luckily that was {main}, who {deed}.",
		],
		home: [
			["{they} came home beneath the first stars, muddy to the knees and prouder than ever."],
			["That evening the story was told over hot chocolate, and it had grown by the second cup."],
			["At bedtime {main} was much too excited to sleep, at least until {her} head touched the pillow."],
		],
	},
	pro: {
		brief: {
			wish: ["What {main} longed for above all else in the world was to {wish}."],
			home: ["{they} came home beneath the earliest stars with a story that improves with every telling."],
		},
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
			[
				"What {main} longed for, with a longing that had survived both bad weather and good advice, was to {wish}.",
			],
		],
		also: ["Beyond that lay a second and even more delicate undertaking, which was to {also}."],
		note: [
			"Along {path}, in handwriting that nobody recognised, somebody had left a note consisting entirely of the words “{cue}”.",
		],
		detail: [
			"Nor did the surprises end there, for along the way, when it was least expected, there appeared {aDetail}.",
		],
		turn: ["It was then, just as everybody else was losing heart, that {main} {deed}."],
		turnAlone: ["It was then, when there seemed to be no hope left, that {main} {deed}."],
		home: [
			[
				"{they} came home beneath the earliest stars, muddy and magnificent, carrying the kind of story that improves with every telling.",
			],
			[
				"Long after the lamps were put out that night, {main} lay smiling in the darkness, certain that another adventure was already on its way.",
			],
			[
				"Although nobody at home entirely believed the tale, there was a glimmer in {main_s} eye that no amount of washing could remove.",
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
		also: ["The next part was to {also}."],
		note: ["There was a note on the ground.", "The note said “{cue}”."],
		detail: ["{main} also saw {aDetail}."],
		turn: ["{main} felt unsure for a moment.", "Then {main} {deed}."],
		turnAlone: ["{main} felt unsure for a moment.", "Then {main} {deed}."],
		home: [
			["After that, it was time to go home.", "{main} felt happy and safe."],
			["Then it was time to go home.", "{main} had tea and went to bed.", "It was a good day."],
			["At the end of the day, {main} went to bed.", "{main} felt calm and proud."],
		],
	},
};
