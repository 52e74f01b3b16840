import type { Lines } from "./plots/plot";

/** First pages: who it is about, where, and the trait that will matter. True of any place, by day and by night. */
export const OPENERS: readonly Lines[] = [
	{
		tiny: "Hello, {main}! {main} is {shortAt}. {sound}, {soundAgain}, {soundAgain}!",
		starter: "This is {intro}. {main} was {at}. {plant} All was still. Then it all began.",
		confident:
			"It all began when {intro}{who} was {at}. It was quiet by {spot}. It was an ordinary sort of {day}. It did not stay that way for long.",
		whiz: "It all began {at}, where {intro}{who} was doing nothing in particular. It was quiet, and {air}. Most stories begin with a bang. This one began with somebody sitting beside {spot}, thinking. It comes to the same thing in the end.",
		pro: "When it all began {intro}{who} was {at}, and had no plans to speak of. It was quiet, and {air}. If you had gone by, you would have seen {spot}, and somebody beside it with a far-off look. You would not have known that anything was about to happen. That’s the trouble with beginnings. They look exactly like everything else.",
	},
	{
		tiny: "{sound}, {soundAgain}! Who is here? Here is {main}. {main} is {shortAt}.",
		starter: "One {day}, {intro} was {at}. {plant} {main} sat by {spot} to think.",
		confident:
			"One {day}, {intro}{who} was {at}. Nothing much was going on. {main} sat by {spot} and listened. And then, quite suddenly, there was an idea.",
		whiz: "Nobody {at} expected anything unusual, and neither did {intro}. {plantWhiz} {She} sat near {spot}, because that is a good place to think. It was quiet, and {air}. An idea came along and sat down next to {them}. It was a large one.",
		pro: "Nobody {at} noticed the moment when it started, not even {intro}. {plantWhiz} {She} sat beside {spot}, where people hardly ever come, and where {air}. An idea came along, looked about, and settled down next to {them}. Ideas do that, if you keep still. They are shyer than birds, and a good deal harder to get rid of.",
	},
];
