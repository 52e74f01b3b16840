import type { Telling } from "./plot";

/** The journey in still other sentences: the feet have a say in it. */
export const JOURNEY_THIRD: Telling = {
	want: {
		story: {
			tiny: "{main} has a letter. [It has a story in it.|A story is in it.] This is our idea: {story}",
			starter:
				"There was a letter on the mat. {main} had put a story in it. [The family said it so|So said the family]: {story}",
			confident:
				"Can you post a story? {main} thought so. There is one letter box that takes them, at the far end of nowhere. They go in as a letter, and come out as a book. [So {she} wrote it all down.|It was worth a try.] The family said it so: {story}",
			whiz: "‘Where do books come from?’ {main} had once asked, and somebody had told {them}. They come from the Story Post. Somewhere, at the far end of nowhere, there is a letter box. Anyone may put in a story. Some weeks afterwards there is a thump at the door. [Most people never get round to it.|It costs one stamp, and a lot of walking.] {main} had got round to it. The letter was written, and the flap was stuck down. The family said it so: {story}",
			pro: "‘Where do books come from?’ {main} had asked one day, when {she} {was} small. ‘From the Story Post,’ somebody said, without looking up, and {she} had never forgotten it. It has a single letter box, which stands at the far end of nowhere. You put in a story, written as clearly as you can. Then you go home, and try to think of other things, and some weeks afterwards there is a thump at the door. [Plenty of people mean to do it, and go on meaning to until they are old.|It costs one stamp and a great deal of shoe leather, and so most people leave it to others.] {main} had got as far as licking the flap. There was still room on the back for a drawing of a cat. Inside, as the family would say it, was this: {story}",
		},
		wish: {
			tiny: "Where to, {main}? Let’s {wish}! [Take the map!|Map, please!]",
			starter:
				"{main} was off to {wish}. ‘Who will come?’ {She} shook out a map. [The new boots went on.|On went the new boots.]",
			confident:
				"{main} did up {her} new boots. {She} {was} off to {wish}. ‘I may be some time,’ {she} said. In went two sandwiches, and in went the map. [The boots squeaked for joy.|Then the rucksack went on.] The mat had never looked so small.",
			whiz: "{main} laced up {her} new boots, as high as they would go. {She} {was} off to {wish}. ‘I don’t know when I’ll be back,’ {she} said. {She} had always wanted to say that. It was a long way to go, so {she} had packed two sandwiches and a map. The boots had been told all about it in the night. [They squeaked once, and faced the right way.|They had not slept either.] It was time to see what they were made of.",
			pro: "{main} sat down to lace up {her} new boots, as high as they would go. {She} {was} off to {wish}. ‘I can’t say when I’ll be back,’ {she} said. It was a thing that {she} had always wanted to be able to say. There was a very long way in between, and {she} had prepared for it with a rucksack, a map and two sandwiches. One of these was called the first, and the other was called the last. About the boots {she} {was} not so sure. They were stiff, and they shone, and they knew nothing whatever of the world. [{She} had kept them by the bed all night, and told them what {she} knew.|They had come out of their box like two kittens, and gone straight to the door.] But you can’t learn walking from a box. ‘Ready?’ said {main}. One of them squeaked.",
		},
	},
	upset: {
		story: {
			tiny: "One foot, and one more. [So many steps!|Tip, tap, tip!] {company}",
			starter:
				"How far to the letter box? No one could tell. {company} ‘Then let’s find out!’ said {main}. [And the boots set off.|So they did.]",
			confident:
				"{company} Out came the map. The letter box was on it, in the last corner of all. ‘It can’t be as far as that,’ said {main}, and buttoned up the letter. It was, [and it was further than that|for maps do not make things up].",
			whiz: "{main} had a look at the map before setting out. In the last corner, next to the name of the printer, there was a tiny letter box. {company} ‘One thousand steps,’ said {main}. ‘I’ll count them.’ {She} put the letter in the rucksack and began. {She} counted out loud, up to a hundred and nine. Then something went past, and {she} had to start again. [By the fourth time the thousand had got much bigger.|‘Call it two thousand,’ said {main}, later on.]",
			pro: "Before setting out, {main} had a good look at the map. In the very last corner, between the edge and the name of the printer, there was a letter box no bigger than a comma. {company} ‘A thousand steps, I should think,’ said {main}, buckling the letter into the rucksack. ‘I’ll count them as we go.’ {She} counted out loud, and got to a hundred and nine. Then something interesting went past, and there was nothing for it but to go back to one. It happened again at eighty. Anyone who has counted steps will know how it is. [They do not like being counted, and there are always more of them than you were told.|The first hundred are always there, and it is the others that wander off.] ‘Call it three thousand,’ said {main}, when the beginning was out of sight.",
		},
		wish: {
			tiny: "One foot, and one more. [So many steps!|Tip, tap, tip!] {company}",
			starter:
				"How far was it? No one could tell. {company} ‘Then let’s find out!’ said {main}. [And the boots set off.|So they did.]",
			confident:
				"‘It’s one thousand steps,’ said {main}. ‘I’ll count them.’ {company} {main} counted as far as ninety. Then something went by, and it all had to be done again. [After that the way only got longer.|There are always more than you think.]",
			whiz: "‘I make it one thousand steps,’ said {main}, with {her} nose on the map. ‘I’ll count them.’ {company} {main} counted out loud, up to a hundred and nine. Then something went past, and {she} had to go back to one. It happened again at eighty. [By the fourth time the thousand had got much bigger.|‘Call it two thousand,’ said {main}, later on.] The way did not seem to mind. It went on ahead, round a bend, and waited there to do it again.",
			pro: "‘I make it a thousand steps,’ said {main}, with {her} nose on the map. ‘I’ll count them as we go.’ {company} {main} counted out loud, and got to a hundred and nine. Then something interesting went past, and there was nothing for it but to go back to one. It happened again at eighty. Anyone who has counted steps will know how it is. [They do not like being counted, and there are always more of them than you were told.|The first hundred are always there, and it is the others that wander off.] ‘Call it three thousand,’ said {main}, when the beginning was out of sight. The way itself said nothing. It went on ahead to the next bend, and looked back, and went round it.",
		},
	},
	try1: {
		tiny: "Zip, zip, off we zip! [Oh! Here we are again!|Oh! It is here again!] {company}",
		starter:
			"{company} ‘Let’s take the fast way!’ said {main}. Fast, fast! [But what was that?|Then {main} stopped.] It was {spot} again!",
		confident:
			"{company} ‘The fast way!’ said {main}. It went faster and faster, and so did all the feet. Up ahead was {spot}, [where it had always been|which had not moved]. ‘Is this a ring?’ said {main}. It was a ring.",
		whiz: "‘If we take the fast way,’ said {main}, ‘we’ll be there for tea.’ {company} So off it went, that fast way, and it hardly gave anyone time to look. There was a corner. Then there were three more, and they were all the same way round. ‘Who put that there?’ puffed {main}. It was {spot}. [Nobody had put it anywhere.|It looked as surprised as it could.] ‘Four corners make a square,’ said {main} sadly. ‘I should have known that.’",
		pro: "{company} ‘If we take the fast way,’ said {main}, ‘we’ll be there before tea.’ It was fast, and there could be no two opinions about that. It was so fast that nobody had to think, which is always flattering. It turned a corner, and a little later it turned the same sort of corner again. ‘Halfway!’ called {main}. There was a third corner, and a fourth. And then all at once there was {spot}, and {main} stopped so suddenly that {her} rucksack overtook {them}. ‘Four corners,’ {she} said, working it out on {her} fingers. [‘That isn’t a way. That’s a square.’|‘I believe we’ve been round a very large square.’] It had gone like the wind, and it had gone exactly nowhere. It was very nearly time for tea, however, so part of it had come true.",
	},
	try2: {
		tiny: "Slow way now. [No more way!|Look, no more!] We can not go on! {company}",
		starter:
			"{company} Next was {path}. It was so pretty! {main} looked left and right. [But where was the rest of it?|Then there was no more of it.]",
		confident:
			"{company} ‘Slow and pretty, then,’ said {main}. So it was {path}. It had things to smell, and things to lean on. [Then it stopped.|Then, all at once, it stopped.] ‘Is that all?’ said {main} to the way, and it was.",
		whiz: "‘Fast was no good,’ said {main}, ‘so let’s have slow.’ {company} Slow went by way of {path}, and it was lovely. It had smells, and it had corners with a view. Halfway along {main} ate the first sandwich, without hurrying. ‘I could go on like this for ever,’ {she} said. [That was when it ended.|It must have heard.] It ended like a sentence that somebody has thought better of.",
		pro: "‘Fast was no good,’ said {main}, ‘so now we’ll have slow.’ {company} The slow way went along {path}, and it was a pleasure from beginning to end. There were things to smell, and things to lean on, and there was a place where you could hear yourself. {main} sat down halfway, and ate the first sandwich without hurrying. ‘I could go on like this for ever,’ {she} said with {her} mouth full. One should never say that where a way can hear it. Round the next corner there was no more of it. [It ended like a sentence that somebody has thought better of.|It just left off, as people do who have forgotten what they came upstairs for.] There was a small heap of stones, as if others had stood here, and had not known what to do with their hands.",
	},
	twist: {
		tiny: "Turn it round, {everyone}! [Now the map is right!|The map was wrong!]",
		starter:
			"‘Why is the sun at the foot?’ said {main}. {everyone} turned the map. [Oh no! It had stood on its head!|Now up was up. Oh no!]",
		confident:
			"‘That’s a funny map,’ said {main}. ‘The sun is at the bottom.’ {everyone} looked, and it was so. The top had been at the bottom the whole way. [So left was right, and right was wrong.|Every left had been a right.]",
		whiz: "‘Has anybody noticed,’ said {main}, ‘that the sun is at the bottom?’ {everyone} looked at the map. There it was, a sun with a smile, standing on its rays. {main} bent over, further and further, until it was the right way up. It is an odd way to learn a thing, upside down, from between your own knees. [Every left had been a right.|So here was there, and there was here.] ‘We’ve been running away from it,’ said {main}.",
		pro: "‘Has anybody noticed,’ said {main}, ‘that the sun is at the bottom?’ {everyone} looked at the map. There it was, down by the fold, a sun with a kind face, and it was standing on its rays. Nobody liked to say what that meant. {main} bent down instead, lower and lower, until {she} could look at the thing from between {her} own knees. From there it was all quite clear. It was a good map. It was clear, and careful, and beautifully coloured, and it had been the wrong way up since the first step. [Every left had been a right, and every right had been a mistake.|So all of the lefts were rights, and those had been the better part.] ‘We haven’t been going there,’ said {main} at last. ‘We’ve been running away from it.’",
	},
	worse: {
		tiny: "{gloomTiny} Lost, all lost! [What now, {main}?|Oh, {main}, we are lost!]",
		starter:
			"Right then {gloom}. {main} called out, ‘Where are we?’ [‘Are we?’ it came back.|No one called back.]",
		confident:
			"And on top of that, {gloom}. ‘Let’s have the last sandwich,’ said {main}. It had been under the map the whole time. [You could see the map on it.|Now it was a sort of map as well.] No one was hungry.",
		whiz: "And because it was that sort of {day}, {gloom}. ‘I think this is the time for the last sandwich,’ said {main}. {She} had been looking forward to it. It was in the rucksack, right at the bottom, where the walking is done. What came out was no thicker than a sock. [‘You’ve had a hard time as well,’ {she} told it.|It had been trodden on by everything but feet.] {She} {was} further away than at the beginning, and that takes some doing.",
		pro: "And because it was going to be that sort of {day}, {gloom}. ‘I’d say that this is the time for the last sandwich,’ said {main}. It had been a comfort just to know that it was there. {She} felt for it at the bottom of the rucksack. It had come all this way with the map on top of it, and the map is heavier than it looks. What {she} pulled out was no thicker than a sock. [You could make out the coastline, printed on the bread.|It had been trodden on by everything except feet.] {main} turned it over, and put it back. {She} {was} a good deal further off than when {she} had started, and that takes some doing. There was nobody to be angry with but the sun, who had only been smiling.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} pulled off {her} boots and sat between them. They were not stiff any more, but leaned on {her} legs like old dogs. ‘You never said it was too far,’ {main} told them. [They still did not say it.|Nor did they now.]",
		whiz: "{main} undid both boots and set them down, one on each side. They were soft now. They fell against {her} legs like two old dogs after a walk. {She} had been cross with the map, and cross with the way, but not with the boots. They had gone wherever {she} went, and they had never once asked why. [They still had plenty of tread.|One of them had its tongue out.] {main} thought about that. Then {she} put them on again, and did them up.",
		pro: "{main} undid both boots, and pulled them off, and stood them one on each side. They would not stand. They were soft now, and they leaned against {her} legs like two old dogs after a walk. {She} had been cross with the map. {She} had been cross with the way, and with whoever made ways. It was not possible to be cross with the boots. They had gone wherever {she} went, to the left and to the left again, and never once asked what for. It had not crossed their minds that there was such a thing as a wrong step. [As far as they were concerned, it had been a splendid outing.|Each had been a step, and each had been in front of the last one.] {She} sat and looked at them until {she} noticed that {she} had begun to smile. Then {she} put them on again, and did them up with a double knot.",
	},
	climax: {
		tiny: "Boots know best! [Off again|On we go]! {deed}",
		starter: "‘Feet, it’s your turn!’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘Put the map away,’ said {main}. ‘I’ve got an idea of my own.’ And {main} {deed}. [It was not the fast way or the slow way.|That had not been tried yet.]",
		whiz: "‘I’ve been asking paper,’ said {main}, and folded the map up small. ‘Now I’ll ask me.’ And then {main} {deed}. [It was not fast, and it was not slow.|The map could keep its smiling sun.] It was simply the next thing to do.",
		pro: "‘All {day} I’ve been asking a piece of paper what to do,’ said {main}, and folded the map very small. ‘It’s time I asked me.’ And then {main} {deed}. You could not have drawn it, and you could not have counted it. [But under both boots the ground felt, for the first time, like the right way up.|But for the first time that {day} both boots were pointing the same way.] It was simply the next thing, and after it there would be one more.",
	},
	payoff: {
		story: {
			tiny: "Red box! Up, up, in! [Off it goes!|Bye, letter!] Wave, {everyone}!",
			starter:
				"Red! There was the letter box! {everyone} gave the letter a kiss. [In it went, and off.|Flip, flap, in it went.]",
			confident:
				"And there was something red, and it was not a berry. It was the letter box! {everyone} gave the letter a last squeeze. Then {main} posted it, very gently. [It whispered all the way down.|Far below, something went ‘Ah!’]",
			whiz: "Then there was something red, and it did not go away when {main} blinked. It was the letter box. It was smaller than anybody had thought, and it had a spider in the corner. {everyone} held the letter one last time. ‘You’ve been no trouble at all,’ {main} told it, and posted it. [It whispered the whole way down.|There ought to have been a thud, and there was none.] Then, far below, somebody seemed to say ‘Ah!’ in a pleased voice.",
			pro: "Then there was something red, up ahead, and it did not go away when {main} blinked. Nobody ran. {They} walked up to it slowly, as you do with a deer. It was the letter box. It was smaller than it had been in anyone’s head, and a spider had the left-hand corner. {everyone} held the letter one last time. ‘You’ve been no trouble at all,’ {main} told it, and let it go. It whispered the whole way down, as though it was telling itself over, to be sure of having it right. There was a long silence. [And then, far below, somebody said ‘Ah!’ in the voice of a person putting on their glasses.|Then something far below gave a sort of purr, and a small warm wind came out of the slot.] It smelt of ink, and of somewhere with a fire.",
		},
		wish: {
			tiny: "Is that it? Yes! {main} can {wish} at last! Sing, {everyone}!",
			starter:
				"And what was that? It was it! {everyone} ran and ran. [No one felt tired.|How the boots ran!] {main} got to {wish}!",
			confident:
				"At first it was only a dot. It got bigger, and that is how you know. {everyone} took the last few steps on tiptoe. [The boots went in front.|‘Don’t anyone wake me,’ said {main}.] So {main} got to {wish}.",
			whiz: "At first it was only a dot, and nobody liked to point at it. But it did what only real things do, and got bigger. {everyone} began to trot. After that there was no more order of any kind. ‘It’s got a back!’ shouted {main}, who had run right round. [Maps never show you the back.|It is a thing that you can’t see on paper.] So {main} got to {wish}, with one lace undone. It was better from every side.",
			pro: "At first it was only a dot, and nobody liked to point at it. {They} had been taken in by dots before. But this one did what only real things will do, and got bigger. {everyone} began to walk a little faster, and then to trot. After that there was no more order of any kind. ‘It’s got a back!’ shouted {main}, who had run the whole way round to see. A map will give you the front of a thing, or more often the top. It never lets you have the back. [Nobody could have guessed at it, and it was the best part.|You have to have gone there for that, on your own two feet.] And so, with one lace undone and nobody left to ask the way, {main} got to {wish}.",
		},
	},
	home: {
		story: {
			tiny: "Thump! What fell? [It is for {main}.|See, {main}!] It is a book! {shown} Sleep well!",
			starter:
				"Thump went the door. {main} ran down. [It was a book, and still warm.|It was a book with a bow.] {shown} It was ours!",
			confident:
				"Some weeks later there was a thump at the door. It was long past bedtime. On the mat lay a book. {shown} {main} knew every word of it, [and read it all the same|and still could not stop]. The next page is the last.",
			whiz: "Some weeks later, long after bedtime, there was a thump at the door. {main} came down in {her} bare feet. On the mat between the two boots lay a book. There was nobody outside, but something was walking away, and it whistled. {shown} {main} read it on the stairs by the light from the landing. [It began just as this one does.|It had everything, down to the sandwich.] It is very nearly over now, and so is this.",
			pro: "Some weeks later, when it was long past bedtime and even the pipes were asleep, there was a thump at the door. {main} came down in {her} bare feet. On the mat, exactly between the two boots, there lay a book. There was nobody outside, but a good way off somebody was walking, and whistled as they went. {shown} {main} sat on the bottom stair, in the light from the landing, and opened it. It began just as this one does. {She} read how it was written, and how it was carried, and how it was posted. [{She} came to a page where somebody sat on a bottom stair, and {she} looked up, in case anyone was reading.|{She} read about the boots aloud, so that they should hear.] Then {she} went back to bed, and took all of them along.",
		},
		wish: {
			tiny: "Good night, boots. [Good night, mud!|Good night, toes!] Good night, {main}!",
			starter:
				"{Evening}, {main} sat on the bed. ‘What a walk!’ {she} told the boots. [They just lay there.|They were too tired to squeak.]",
			confident:
				"{Evening}, {main} was asked what had been the best bit. {She} thought of the end. Then {she} thought of the ring, and the stop, and the flat sandwich. [‘All of it,’ {she} said.|‘It was one long best bit,’ {she} said.]",
			whiz: "{Evening}, the boots stood beside the bed, and they leaned on each other. {main} leaned out and looked at them. They would never be new again. They would not squeak, and they would not shine, and nobody would stop to admire them. [But they knew the way now, all of it.|But you could not have bought them for money.] ‘One thousand,’ {main} told them, and yawned. It had been a good deal more than that.",
			pro: "{Evening}, the boots stood at the end of the bed. They leaned on each other like a couple coming home from a dance. {main} put {her} chin on the rail and looked at them. They would never be new again. They would not squeak any more, and nobody would stop to say how they shone. [But there are things you can’t put into a pair of boots by leaving them in the box.|They had the whole of it in them now, down to the last corner.] Outside it was quite dark, and there was a great deal of it, with ways going off in every direction. ‘One thousand and one,’ {main} said, and began to count backwards. {She} got as far as nine hundred and something. Then one of the boots fell over, very softly, and after that nobody counted at all.",
		},
	},
};
