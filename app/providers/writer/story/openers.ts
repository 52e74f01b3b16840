import type { Lines } from "./plots/plot";

/** First pages: who it is about, where, and the trait that will matter. True of any place, by day and by night. */
export const OPENERS: readonly Lines[] = [
	{
		tiny: "Hello, {main}! {main} is {shortAt}. {sound}, {soundAgain}, {soundAgain}!",
		starter: "This is {intro}. {main} was {at}. {plant} All was still. Then it all began.",
		confident:
			"It all began with {intro}. {She} {was} {at}. {plant} It was quiet by {spot}. It was an ordinary sort of {day}, but not for long.",
		whiz: "It all began {at}, on a {day} with nothing in it. There sat {intro}, and {air}. {plantWhiz} Most stories begin with a bang. This one began with somebody sitting beside {spot}, thinking. It was not even a very loud thought. It comes to the same thing in the end.",
		pro: "When it all began {intro} was {at}, and had no plans to speak of. {plantWhiz} It was quiet, and {air}. If you had gone by, you would have seen {spot}, and somebody close by with a far-off look. You would not have known that anything was about to happen. That’s the trouble with beginnings. They look exactly like everything else. [You have to be told about them afterwards.|It is only later on that you notice the join.]",
	},
	{
		tiny: "{sound}, {soundAgain}! Who is here? Here is {main}. {main} is {shortAt}.",
		starter: "One {day}, {intro} had nothing to do. {main} was {at}. {plant} {She} sat by {spot} to think.",
		confident:
			"One {day}, {intro} was {at}. {plant} It was a slow sort of {day}. {She} sat by {spot} and listened. And then, quite suddenly, there was an idea.",
		whiz: "Nobody {at} expected anything unusual, and neither did {intro}. {plantWhiz} {She} sat near {spot}, because that is a good place to think. It was quiet, and {air}. An idea came along and sat down next to {them}. It was a large one, and it took up most of the room. It did not say how long it would stay.",
		pro: "Nobody {at} noticed the moment when it started, not even {intro}. {plantWhiz} {She} sat beside {spot}, where people hardly ever come, and where {air}. An idea came along, looked about, and settled down next to {them}. Ideas do that, if you keep still. They are shyer than birds, and a good deal harder to get rid of. This one put up its feet, and it was plain that it meant to stay.",
	},
	{
		tiny: "This is {main}. [Hello!|Hello, hello!] {main} is {shortAt}. What can {main} hear? {sound}, {soundAgain}!",
		starter:
			"Here is {intro}. {main} was {at}. {plant} It was a {day} like any other. [But not for long!|Then something began.]",
		confident:
			"Picture a quiet {day}, and somebody {at}. That was {intro}, close to {spot}. Nothing at all was going on. [And it went on not going on for quite some time.|But that was about to change, and soon.]",
		whiz: "Picture a quiet {day} {at}. Now look near {spot}, and there is {intro}. {She} {was} not doing anything. {She} {was} not even waiting for anything to happen. It was quiet, and {air}. You could have heard a snail think. [And that, as anybody knows, is exactly when things begin.|That is just the sort of moment that a story likes.]",
		pro: "On the {day} that all this happened, {intro} was {at}. {She} {was} getting on with being bored. {She} {was} good at it. It was quiet, and {air}. {She} had counted everything that could be counted near {spot}, and had begun to count it again the other way. [Nobody had told {them} that a story needs somewhere empty to land.|It had not crossed {her} mind that a story likes a bit of empty space to land in.] It had been circling for some time.",
	},
	{
		tiny: "Look, it is {main}! {main} is {shortAt}. [Who is there?|What is that?] {sound}, {soundAgain}!",
		starter:
			"{main} was {at}. {plant} It was so quiet by {spot}. [You could hear a pin drop.|Nothing moved.] And that is how it began.",
		confident:
			"Some stories start with a bang. This one started with {intro}, {at}. {She} {was} sitting near {spot}, [and only listening|with nothing to do]. Then {she} stood up, for there was an idea in {her} head.",
		whiz: "You might think that nothing ever happens {at}. {main} thought so too, right up until that {day}. {plantWhiz} {She} {was} sitting by {spot}, with {her} chin in {her} hands. It was quiet, and {air}. [Then, all by itself, a thought turned up.|Then a thought dropped in, without knocking.] It was such a good one that {she} had to stand up to have it.",
		pro: "It is a mistake to think that nothing ever happens {at}. {main} had been making that mistake for years. {plantWhiz} {She} {was} sitting by {spot} with {her} chin in {her} hands, and {air}. {She} {was} quite certain of how the {day} would turn out. [It would turn out like the one before.|There would be tea, and then there would be bed.] {She} {was} wrong about that. {She} {was}, in fact, about to be more wrong than {she} had ever been in {her} life, and to enjoy every minute.",
	},
	{
		tiny: "{sound}, {soundAgain}! [Up jumps {main}.|{main} jumps up.] {main} is {shortAt}. Hello!",
		starter:
			"Once there was {intro}. {main} was {at}. {plant} [It was a good {day} to begin.|Anything could happen.]",
		confident:
			"Nobody knows quite when it began. {main} was {at}, in any case. {She} {was} near {spot}, [and it was rather still|where nothing stirred]. Then {she} had an idea, and it was a big one.",
		whiz: "Ask anybody {at}, and they will tell you the same. It began beside {spot}. That is where {intro} sat. It was quiet, and {air}. {She} {was} humming a tune that had no end to it. [Halfway round for the ninth time, {she} stopped.|Then, in the middle of the ninth verse, {she} stopped.] Something had just occurred to {them}.",
		pro: "Ask anybody {at}, and they will tell you, at some length. It all began beside {spot}, they say, and they knew at once. They knew nothing of the kind. [What they would have seen, if they had looked|All that there was to see, if anybody had looked], was {intro}, sitting still and humming. It was quiet, and {air}. Then, in the middle of the tune, {she} stopped. That was all. It was some time before anybody noticed what a very large thing had just been thought of.",
	},
];
