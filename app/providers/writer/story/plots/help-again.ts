import type { Telling } from "./plot";

/** The help in other sentences; each beat fits the others in any telling. */
export const HELP_AGAIN: Telling = {
	want: {
		story: {
			tiny: "See the basket? [A story is in it.|It has a story in it.] This is our idea: {story}",
			starter:
				"{main} had a story to give. {She} got out a basket. This was the idea, in the family’s own words: {story}",
			confident:
				"{main} liked to give things away, and today it was to be a story. It went into a basket, with buns and string and plasters. This is how the family told it: {story}",
			whiz: "Some people collect stamps. {main} collected things that might come in useful, and kept them in a basket. It had buns in it, and a box of plasters, and more string than anyone could want. But the best thing in it was a story. {She} had been saving that for somebody who needed it. This is how the family told it, word for word: {story}",
			pro: "You could always tell when {main} was coming, because of the creaking. That was the basket. It held buns and plasters and a great deal of string, and it held them all at once, in case. Whoever had a hole in something, or a hole in the middle that wanted a bun, had only to ask. But what {main} most wished to give away had no use at all. It was a story. It lay on top, where it would not be squashed, and waited for the right pair of ears. This is how the family told it, word for word: {story}",
		},
		wish: {
			tiny: "{main} can not wait. Let’s {wish}! [In go buns.|Buns go in.] In goes a rug.",
			starter:
				"{main} wanted to {wish}. What might help? It all went in a basket, [to the top|right to the lid].",
			confident:
				"{main} wanted to {wish}. {She} wanted to be ready for anything, too. So {she} took the largest basket in the house. Buns, string, plasters and a blanket went into it. [It took two people to shut the lid.|After that the lid would not shut.]",
			whiz: "{main} wanted to {wish}. The question was what to bring. {She} thought about rain, and about knees, and about being hungry. For each of them something went into the basket. There were plasters and buns. There was a blanket, and string enough to tie up a whale. ‘Now nothing can go wrong,’ said {main}, and sat on the lid to close it. [The basket said nothing, but it bulged.|Something inside went pop.]",
			pro: "{main} wanted to {wish}, and no half measures. {She} made a list of all the things that might be needed. {She} made another of what might be needed if the first lot got lost. Everything on both lists went into one basket. The buns were at the top. Under those came plasters, a blanket, a whistle and enough string to tie up a whale. ‘Now nothing can go wrong,’ said {main}, who had to sit on the lid before it would shut. It was a handsome piece of packing. [You could have crossed a desert with it, if you had owned a camel.|Whole armies have set out with less.] There was just one thing that had not been put on either list, and that was somebody strong.",
		},
	},
	upset: {
		tiny: "Up, basket, up! [It will not go up.|It does not go up.] {company}",
		starter:
			"{main} gave the basket a tug. It did not move! {company} {main} gave it a push. [Not an inch!|It just sat there!]",
		confident:
			"But when {main} took hold of the basket, it stayed where it was. {company} ‘One, two, three, heave!’ It moved as far as a snail does in a yawn. [‘It’s a start,’ said {main}.|‘We’re off!’ said {main}.]",
		whiz: "Then {main} took hold of the handle and lifted. {company} Nothing went up but {main_s} shoulders. ‘It must have caught on something,’ {she} said. It had not. It was only very, very full, like somebody after a wedding. So it was tugged, and rolled, and walked along from corner to corner. [By the time that it was moving, nobody could remember what the hurry was.|It was not quick, but it was a kind of going.]",
		pro: "{company} Then came the moment to set off. {main} took hold of the handle with both hands, and lifted, and the only things to go up were {main_s} shoulders. ‘It must have caught on something,’ {she} said. It had caught on nothing at all. It was simply full, in the way that an uncle is full after a wedding, and it did not mean to get up. It was tugged. It was coaxed. In the end it was walked along from corner to corner, like a wardrobe, and it complained at every step. [‘You’ll thank me later,’ {main} told it.|‘We’ll be glad of it later,’ said {main}.] It was said with great confidence, by somebody who could not feel either arm.",
	},
	try1: {
		tiny: "Go, go, go! Oops! Buns on the ground! {company}",
		starter:
			"‘We must be quick!’ said {main}. {company} Off {she} ran. But near {spot}, {she} fell. [Buns flew up!|Up went the buns!]",
		confident:
			"{company} {main} thought of whoever was waiting, and ran. It is not easy to run with a basket. By {spot} came a trip and a shower of buns. [One hit {crawler} on the nose.|Soon {crawler} sat on one.] ‘Oh, crumbs,’ said {main}.",
		whiz: "‘What if we’re too late?’ said {main}. The thought made {them} run. {company} The basket did not like running. It swung to the left when {she} went right. Close to {spot} it got between {main_s} feet. For a moment everything was in the air. It was almost pretty, and then it came down. {main} found plasters in {her} hair, and a bun with {crawler} in it. [The {crawlerNoun} was not sharing.|The {crawlerNoun} would not come out.]",
		pro: "‘What if somebody is waiting, at this very moment?’ said {main}. The thought gave {them} legs, and {she} ran. {company} A basket cannot run. All that it can do is swing to the left whenever you are going to the right. Close to {spot} it got in between {main_s} feet. Then for a moment everything that had been packed so carefully was in the air. It was almost pretty. It hung there, like a firework made of buns, and down it came. Picking up took far longer than running had saved. [The last bun had {crawler} in it, who would not hear of leaving.|One bun had been moved into, by {crawler}, and had to be left.]",
	},
	try2: {
		tiny: "Walk now, tip-toe, tip-toe. [Take a bun!|Here, have a bun!] {company}",
		starter:
			"{main} took it slow, along {path}. {company} Who was that? They had a sore toe. [One wanted a bun.|One was cold.] Out it all came!",
		confident:
			"{company} ‘Slow and steady,’ said {main}, on tiptoe along {path}. That was how {main} came to hear a sniff. It needed a bun. Next there was a sneeze, and it needed the blanket. [There was no end to it.|So it went on, all the way.]",
		whiz: "‘Slow and steady,’ said {main}, and tiptoed along {path}. {company} When you go quietly, you hear things. {main} heard a sniff, and the sniff needed a bun. {She} heard a sneeze, so off went the blanket. A bit further on there was a long, sad rip. It took nearly all the string. [Every time, the basket was a little lighter.|With each of them the going got a little easier.] ‘This is much the best way to travel,’ {she} said.",
		pro: "‘Slow and steady,’ said {main}, and went along {path} almost on tiptoe. {company} When you go as quietly as that, you begin to hear what you have been running past. {main} heard a sniff, and it turned out to need a bun. {She} heard a sneeze, and there went the blanket. Round the next corner came the long, sad rip of something that somebody had been fond of. That used up most of the string. Nobody asked for anything. They only looked, and {main} had never been any good at being looked at. [At every stop the basket grew a little lighter.|After each one the basket was easier to carry.] It did occur to {them} that this was pleasant, but it did not occur to {them} to look inside.",
	},
	twist: {
		tiny: "{everyone}, come and see! [Not one bun is left!|It has no more in it!]",
		starter:
			"‘Here we are!’ said {main}. {everyone} took a peep. [Where was it all?|Oh dear!] There was not a thing in it.",
		confident:
			"‘We’re here!’ said {main}. ‘Now, who can see what we need?’ {everyone} looked into the basket, as far as eyes go. [They saw the bottom of it.|All they could see was the bottom.]",
		whiz: "‘This is it,’ said {main}, and rolled up both sleeves. ‘Pass me what we need.’ {everyone} reached in, and there was a good deal of feeling about. But nothing was in there except fingers. There was no plaster, and not so much as an end of string. [‘But I packed for everything,’ said {main}.|‘It was full when we started,’ said {main}.]",
		pro: "‘This is it,’ said {main}, and rolled up both sleeves, like a surgeon. ‘Pass me what we need.’ {everyone} reached into the basket, and felt about in it for longer than seemed polite. It was the fullest basket that anybody had ever packed, and the largest. There was nothing in there but fingers. Not a bun was left, and not a plaster, and not the shortest end of string. ‘But I packed for everything,’ said {main}. It was quite true. [Everything had happened, that was all, and it had happened to other people.|But everything had come along early, one sniff at a time.]",
	},
	worse: {
		tiny: "{gloomTiny} Now what? [We have nothing, {main}.|It is all gone, {main}.]",
		starter:
			"Then, oh no, {gloom}. ‘What can I give now?’ said {main}. [There was no bun, and no plan.|No one could say.]",
		confident:
			"Now, to top it off, {gloom}. ‘We’ve come all this way,’ said {main}, ‘and I’ve got nothing to help with.’ {She} had never had so little. [The basket hung there like an open mouth.|The empty basket seemed to stare.]",
		whiz: "Then, in case anyone was still feeling cheerful, {gloom}. ‘I was so careful,’ said {main}. ‘I thought of everyone.’ And {she} had, which was the trouble. There had been a bun for each of them. Now there was none for the one who was last in line. [You can’t give what you haven’t got.|An empty basket is not much of a present.] {She} let go of the handle. It fell over on its side, and it made a very small sound.",
		pro: "Then, in case there should be anybody left who was still feeling cheerful, {gloom}. ‘I was so careful,’ said {main}. ‘I thought of everyone who might turn up.’ And {she} had, and they had turned up, and that was the whole of the trouble. {She} had been kind all the way here, and had run out of it on the doorstep. It is hard to be sorry for such a thing and harder to be glad. [There is no label that tells you what to do next.|Nobody had thought of what to do after that.] {She} let go of the handle. The basket rolled over on its side with a very small sound, like a question.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} crept away and put {her} head right inside the basket. It was dark in there, and it smelt of buns. All {she} could hear was {her} own breath. [In and out it went.|It went in, and it went out.] So there was somebody in the basket after all!",
		whiz: "{main} took the basket round a corner and sat with it, back to back. {She} thought about each of the things that had gone. The bun had not been much to look at. It was the sitting down together that had stopped the sniff. The string was only string, and somebody’s fingers had tied it. {main} spread {her} own ten out and counted them. [All ten were still there.|Not one of them was missing.] It was strange. {She} had packed so much, and had never thought to count those.",
		pro: "{main} took the basket round a corner, where there was nobody to be cheerful for, and sat against it, back to back. In {her} mind {she} went over all the things that had gone, one at a time, like somebody checking a bill. The bun had been a plain sort of bun. It was sitting down to share it that had stopped the sniff. The string, when you thought about it, had only been string, until a pair of hands came along and tied it. {main} held up {her} own and looked at them from both sides. [They had been there every single time.|There was not one time that they had not been there.] {She} had thought of everything, and had forgotten to count the one thing that was going to be there anyway.",
	},
	climax: {
		tiny: "No bun, no rug. [But|Yes, but] here is {main}! {deed}",
		starter: "‘I have one thing left. It’s me!’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘I forgot to give one thing,’ said {main}, and stood up. And {main} {deed}. [You can’t buy that in a shop.|No one had to carry that.]",
		whiz: "‘There is one thing that I haven’t tried giving,’ said {main}, ‘and I brought it by accident.’ And then {main} {deed}. [It had never been packed, and it had never been far away.|It took up no room, and it had been there all along.]",
		pro: "‘There’s something that I brought by accident,’ said {main}, and stepped over the basket. And then {main} {deed}. It could not have been tied up with string, or kept warm in a blanket. It would not have stayed under any lid. [It was the only thing that had not been given away, and the only one that mattered.|You might have hunted through the basket and never found it.]",
	},
	payoff: {
		story: {
			tiny: "Sit down. Hear it all! {shown} [Clap, clap|Hip, hip], {everyone}!",
			starter:
				"And the story was not lost! {main} knew it all. {shown} {Crowd} [wanted it again|asked for more].",
			confident:
				"Then {main} told the story, from the first word on. It did not need a basket. {shown} {Crowd} leaned in close to hear. [Nobody was cold after that.|After that nobody was hungry.]",
			whiz: "And then {main} told the story. The paper had gone to light somebody’s stove, but the words had stayed behind. {Crowd} leaned in until it was quite warm in the middle. {shown} {main} told it slowly, so that it would go round. It did go round. Afterwards there was just as much of it as before. [No bun has ever managed that.|You can’t say that of a bun.]",
			pro: "And then {main} told the story. The paper had gone somewhere along the way, under a wobbly table, where it was needed. The words had not cared to go with it. {Crowd} leaned in until it was quite warm in the middle. {shown} {main} told it slowly, and gave each word time to get to the back, so that it would go round. It went round. Whoever was there took as much as they wanted, and when it was finished there was more of it than at the start. [There has never yet been a bun of which you could say that.|Buns, it has to be said, are not like that.] It is possible that somebody cried a little, but in a contented way, like a kettle.",
		},
		wish: {
			tiny: "And that did it! Now {main} can {wish}! [Hop and skip|Hip, hip], {everyone}!",
			starter: "And it was enough! {Crowd} lent a hand. {main} managed to {wish}! [Hooray!|What a day!]",
			confident:
				"And that was enough! {Crowd} lent a hand, and that did it. [They did not need one plaster.|It went better than with string.] So {main} managed to {wish}.",
			whiz: "And, to everybody’s surprise, it was enough. {Crowd} lent a hand, and it was plain what each hand was for. One held and another pulled. A third did nothing much, but did it in the right place. [It went better than any plan.|String would only have got in the way.] So {main} managed to {wish}. As for the basket, it made a very good seat.",
			pro: "And, to the surprise of everyone and most of all of {main}, it was enough. {Crowd} lent a hand. As soon as the hands were there it was plain what each of them was for. One held and another pulled. A third did nothing much, but did it in exactly the right place, which is a rarer gift than people think. Nothing had to be unpacked, and there was nothing to trip over. [The basket was turned upside down, and made a very good seat.|They used the basket for sitting on, in turns.] It was not quick, and it would not have won a prize. But that was how, with both arms and hardly any plan, {main} managed to {wish}.",
		},
	},
	home: {
		tiny: "Night night, {main}. [The basket is by you.|The basket sleeps too.] Shh!",
		starter:
			"{Evening}, {main} looked in the basket. There was a bun in it! [Who put it there?|It was still warm.]",
		confident:
			"{Evening}, the basket was not empty any more. Someone had put a bun in it, and tied it up with string. {main} laughed out loud. [{She} ate it in bed, crumbs and all.|It was the best bun of them all.]",
		whiz: "{Evening}, {main} kicked the basket by mistake on the way to bed, and it rustled. Somebody had been there. At the bottom lay one bun in a scrap of blanket, done up with string. The knot was one that {main} had tied {herself}, a long way back. Things do go round. {She} ate half of it under the covers. [The other half is still wanted for tomorrow.|The other half was for whoever came next.]",
		pro: "{Evening}, on the way to bed, {main} walked into the basket in the dark, and it rustled. It had no business to rustle. {She} put in a hand. At the bottom there was a bun, wrapped in a corner of blanket. It was done up with string, and the string still had {her} own knot in it. So that was where it had got to. It had gone all the way round, from one to the next to the next. Then it had come in when nobody was looking. {She} ate one half under the covers. [The other half went back into the basket, since you can’t be too careful.|Then {she} put the other half back, and left the lid a little open.] Somebody would be along.",
	},
};
