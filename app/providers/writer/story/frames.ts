import type { ReadingLevel } from "~/shop/books/rules";

/**
 * The sentences of a synopsis that all plots share, by reading level, with slots in braces that sentences.ts fills. Lists of
 * lists are variants; one is chosen per story. Nothing here claims what happens: every sentence is true of any idea, a sad one
 * too. The turn between trouble and mending is whatever the main character's personality suggests.
 */
type Frames = {
	opening: string[][];
	/** Where the idea is a plain wish of the main character's. */
	wish: string[][];
	/** Any other idea: `{story}` is the family's own words in quotation marks, with the stop that ends the sentence. */
	quotation: string[][];
	turn: string[];
	/** The same for a main character without companions, where nobody else could lose heart. */
	turnAlone: string[];
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
		quotation: [["This is our idea: {story}"], ["Our idea is this: {story}"]],
		turn: ["Who can help? {main} can!", "{deed}"],
		turnAlone: ["Who can help? {main} can!", "{deed}"],
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
			["{main} had one idea: to {wish}."],
			["{main} had a wish: to {wish}."],
		],
		quotation: [["This is the family’s idea: {story}"], ["The idea for the story is this: {story}"]],
		turn: ["Then {main} {deed}.", "And it helped!"],
		turnAlone: ["Then {main} {deed}.", "And it helped!"],
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
			["There and then, {main} made up {her} mind to {wish}."],
			["There was one thing that {main} had in mind, and it was to {wish}."],
		],
		quotation: [
			["The idea of the story, in the family’s own words, is this: {story}"],
			["What it is all about is best said in the family’s own words: {story}"],
		],
		turn: ["Nobody knew what to do until {main}, as {adjective} as ever, {deed}."],
		turnAlone: ["For a moment all seemed lost, and then {main}, as {adjective} as ever, {deed}."],
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
			["From that moment on, {main} could think of nothing but how to {wish}."],
			["The idea was simple, daring and slightly ridiculous: {main} was determined to {wish}."],
			["Some people wish for new shoes, but what {main} wished for was to {wish}."],
		],
		quotation: [
			["What the whole story turns upon is put here just as the family put it, word for word: {story}"],
			["Nobody can say what it is all about any better than in the family’s own words: {story}"],
		],
		turn: ["It was the perfect moment for somebody {adjective}, so {main} {deed}."],
		turnAlone: [
			"It was the perfect moment for somebody {adjective}, and luckily that was {main}, who {deed}.",
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
				"What it is all about cannot be improved upon, and so it stands here in the family’s own words, exactly as they were written: {story}",
			],
			[
				"There are ideas that no amount of retelling could make any better, and here, in the family’s own words, is one of them: {story}",
			],
		],
		turn: ["It was then, just as everybody else was losing heart, that {main} {deed}."],
		turnAlone: ["It was then, when there seemed to be no hope left, that {main} {deed}."],
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
			["This is the family’s idea for the story: {story}"],
			["The idea for the story is this: {story}"],
		],
		turn: ["{main} felt unsure for a moment.", "Then {main} {deed}."],
		turnAlone: ["{main} felt unsure for a moment.", "Then {main} {deed}."],
	},
};
