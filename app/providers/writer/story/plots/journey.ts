import { JOURNEY_AGAIN } from "./journey-again";
import { JOURNEY_THIRD } from "./journey-third";
import type { Plot } from "./plot";

/** A long way is gone: round in a ring, into a dead end, and by an upside-down map, until it is gone in one's own way. */
export const JOURNEY: Plot = {
	id: "journey",
	verbs:
		/^(?:go|fly|sail|travel|visit|explore|reach|climb|swim|run|walk|ride|drive|row|cross|follow|chase|come|meet|see|bring|take|get (?:home|back|to|there|across|over|up|.+ home))(?!\p{L})/iu,
	words:
		/(?<!\p{L})(?:fl(?:y|ies|ying)|sail(?:s|ing)?|travel(?:s|ling)?|go(?:es|ing)?|trip|holiday|journey|rocket|train|ship|moon|visit(?:s|ing)?|far away|die[sd]?|dead|sad|miss(?:es)?|goodbye|adopted|moving house|explor(?:e|es|ing))(?!\p{L})/iu,
	takesAny: "where nothing else does",
	canBeAlone: true,
	thing: { story: "letter", wish: "map" },
	prop: "map",
	lost: [],
	poses: { want: "sit", upset: "walk", try1: "walk", try2: "climb", twist: "kneel", payoff: "wave" },
	lines: {
		want: {
			story: {
				tiny: "{main} has a story. [This is our idea|Our idea is this]: {story}",
				starter:
					"{main} wrote a letter with a story in it. [This was the idea|The idea was this], as the family told it: {story}",
				confident:
					"{main} had written a letter, and there was a story inside it. It was for the Story Post, which is far away and makes books. The stamp was on, and it was [a blue|a very fine] one. In the family’s own words, it was this: {story}",
				whiz: "{main} had put a story into a letter, and the letter was going to the Story Post. You may not have heard of it. The Story Post has just one letter box, a long way off. Stories go in at the top, and they come back as books. Nobody knows who runs it, [but they are said to be kind|but they must be fond of reading]. The idea of it, in the family’s own words, is this: {story}",
				pro: "{main} had folded a story into a letter, and addressed it in {her} best hand to the Story Post. Not everybody knows about the Story Post. It has one letter box, at the end of a very long way, and nobody has ever seen who empties it. But stories that go in at the slot are said to come back as books, with pictures, and your own name in them. Some people say that it is only a tale. They have never tried it. Not one of them has ever been lost, [or so they say|or nobody has ever said so]. Here is the idea, just as the family put it: {story}",
			},
			wish: {
				tiny: "[Let’s|Come on, let’s] {wish}! {main} has a map.",
				starter:
					"[{main} wanted to|What {main} wanted was to] {wish}. It was a long way to go. {She} took a map. The boots were new.",
				confident:
					"{main} was going to {wish}, and that meant a long way to go. So {she} packed a map, a rucksack and two sandwiches. One was for later. The other one was also for later, [really|to be honest].",
				whiz: "{main} was going to {wish}, and the only thing in between was a very long way. {She} had a map. {She} had a rucksack with two sandwiches in it, one for now and one for later. {She} had boots that had never yet been anywhere. It was high time they were shown the world. The boots said nothing, [but they squeaked|but they gave a squeak].",
				pro: "{main} had made up {her} mind to {wish}, and all that lay in between was a very long way indeed. {She} did not mind a long way. It only meant that there was more of it to enjoy. {She} had a map that unfolded like a tablecloth, and a rucksack, and two sandwiches, of which one was strictly for later. {She} had boots as well. So far they had only ever been to the shop. You could see from the look of them that they expected better. They stood by the door with their toes pointing out, [and squeaked when anyone came near|and gave a squeak whenever somebody came by].",
			},
		},
		upset: {
			story: {
				tiny: "It goes in a letter. [Off|Away] we go! {company}",
				starter:
					"But the letter box was far, far away. ‘Off we go!’ [said {main}|called {main}]. {company} [Left, right, left!|On they went, step by step!]",
				confident:
					"The letter box was a long, long way from anywhere. {company} {main} put the letter in {her} rucksack and took out the map. Off {they} went. Nobody looked back. Well, [just the once|only once].",
				whiz: "{company} The map showed the letter box at the very edge, where the paper was torn. ‘It doesn’t look far,’ said {main}, and put one finger on each end. It didn’t, on paper. {She} buttoned the letter into {her} rucksack and took the first step. It was a good one. {They} sang as {they} went, all the songs that {they} knew, [and then all of them again|and then the same ones backwards].",
				pro: "{company} There was a map, and it showed the letter box right at the edge, just where somebody had torn it. ‘It’s only a hand’s breadth,’ said {main}, who had measured. {She} buttoned the letter into {her} rucksack, next to the sandwiches. On paper there was nothing to it. There were no hills on it, for one thing, and nowhere did it mention blisters. {They} took the first step, which is well known to be the easy one. {They} sang as {they} went. {They} sang every song that {they} knew, and then the ones that {they} only half knew, [with tum-ti-tum in the gaps|with humming in the holes].",
			},
			wish: {
				tiny: "[Off|Away] we go! So far to go! {company}",
				starter:
					"The way went on and on. ‘Come along!’ [said {main}|called {main}]. {company} [Left, right, left!|On they went, step by step!]",
				confident:
					"{company} On the map the way was no longer than a finger. In real life it went on and on, and out of sight. ‘Come on!’ said {main}. Nobody looked back. Well, [just the once|only once].",
				whiz: "{company} On the map, the way was exactly as long as one finger. In real life it turned out to be a good deal longer. It went over things. It went round things. ‘It will be worth it,’ said {main}, and took the first step. It was a good one. {They} sang as {they} went, all the songs that {they} knew, [and then all of them again|and then the same ones backwards].",
				pro: "On the map the whole of the way was no longer than a finger, and a short finger at that. {company} ‘We’ll be there in no time,’ said {main}, who had measured it twice. There were no hills on the paper, for one thing, and nowhere did it mention blisters. A map will tell you where a thing is. It won’t say a word about how it feels to get there. {They} took the first step, which is well known to be the easy one. {They} sang as {they} went. {They} sang every song that {they} knew, and then the ones that {they} only half knew, [with tum-ti-tum in the gaps|with humming in the holes].",
			},
		},
		try1: {
			tiny: "Round, round, round we go! {company}",
			starter:
				"{company} {main} went the quick way. It went round and round. Back to {spot}! ‘Oh, not you!’ [said {main}|called {main}].",
			confident:
				"{company} {main} chose the quick way, and it really was quick. It went left, and left, and left again. [Then|And then] there it was again: {spot}. ‘I’ve seen that before,’ [said {main}|{main} said].",
			whiz: "{main} chose the quickest way, and it could not have been quicker. {company} Left {they} went, and left, and then left once more. ‘That’s funny,’ {she} said. ‘There’s a spot here just like {spot}.’ It was {spot}. {They} had walked all the way round to where {they} had begun. ‘Hello again,’ {she} told it. [There was nothing else to be said.|What else could one say?]",
			pro: "{company} {main} chose the quickest way, on the grounds that there is no sense in choosing a slow one. It bore to the left. It went on bearing to the left, so gently that nobody noticed. ‘How odd,’ said {main}, after an hour. ‘Here’s something that looks just like {spot}.’ There was a good reason for that. {They} had walked the whole way round in a ring, and come back to the place {they} started from. ‘Hello again,’ said {main} to it, since there seemed to be nothing else to say. [It had been a very quick way indeed.|Nobody could say that it had not been quick.] It had got {them} nowhere in no time at all.",
		},
		try2: {
			tiny: "Up, up, up. Stop! No way! {company}",
			starter:
				"So {main} took a new way. {company} On {they} went. [Then|And then] the way just stopped. ‘How rude!’ [said {main}|called {main}].",
			confident:
				"{company} So {main} tried another way, all along {path}. It was full of good things to look at. Then it just stopped, and did not even say sorry. ‘Well!’ said {main}. ‘[How rude!|What a cheek!]’",
			whiz: "So {main} tried the other way, along {path}. {company} The way was full of turns, with something to look at round every corner. Then came one more corner, and it stopped. It didn’t lead to anything. It was simply over, like a song when somebody shuts the door. ‘Well, that’s that way done,’ said {main}, and blew the dust off one boot.",
			pro: "So {main} took the other way, along {path}, which was by far the prettier. {company} The way curled and it dawdled. It stopped to show off the view. {They} ate the sandwich that was for now, and looked hard at the one that was for later. {They} came round a corner and the way was over. There was no gate, and no notice, and no one to ask. It simply ended, like a tune when somebody shuts the piano. ‘Well, it was nice while it lasted,’ said {main}. {They} stood and looked for a while at the place [where the rest of it ought to have been|where there should have been more of it].",
		},
		twist: {
			tiny: "See the map, {everyone}! [It is upside down!|The wrong way up!]",
			starter: "{everyone} looked hard at the map. Oh no! [It was upside down!|It was the wrong way up!]",
			confident:
				"{everyone} bent over the map and looked and looked. Why was the writing so funny? [Then|And then] {main} saw it. The map was upside down! All that way had been [the wrong way|for nothing].",
			whiz: "{everyone} bent over the map, and for a long time nobody spoke. ‘Why are all the names so hard to read?’ said {main}. Slowly {she} turned it round. The names stood up. And every step that {they} had taken so far turned out to be a step the wrong way. ‘Ah,’ said {main}. It was the sort of ah that [takes your knees away|makes you sit down].",
			pro: "{everyone} knelt over the map, and for a long while there was nothing to hear but frowning. ‘It’s a very foreign sort of map,’ said {main}. ‘I can’t read a single name.’ [Then|And then] {she} took it by the corners and turned it, slowly, until the top was at the top. All the names stood up at once, like people when a door opens, and could be read. So could the truth. Every step that {they} had taken so far had been a step away. ‘Ah,’ said {main}. It was one of those very short words [that take a long time to sink in|that go on for some time afterwards].",
		},
		worse: {
			tiny: "{gloomTiny} [We are lost, {main}.|Where are we, {main}?] Lost, lost, lost!",
			starter: "[Then|And then] {gloom}. ‘We are lost,’ [said {main}|{main} said]. There was no one to ask.",
			confident:
				"That was when {gloom}. ‘We’re lost,’ said {main}. {She} reached for the last sandwich. It had been sat on, and it was as flat as [a stamp|a leaf].",
			whiz: "That was when {gloom}. ‘We’re lost,’ said {main}, and it sounded bigger out loud. {She} opened the rucksack, for this was surely what the second sandwich was for. It had been sat on. It was as flat as the map, and it was about as much help. {She} chewed a corner of it all the same. It tasted [of string|of map].",
			pro: "That was the moment when {gloom}. ‘I think that we may be lost,’ said {main}, and the words sounded larger out loud than they had in {her} head. {She} opened the rucksack. If ever there had been a time for the second sandwich, it had come. But somebody had sat on it, at one stop or another, and it was now as flat as the map. It was a good deal harder to fold, and it had been {her} favourite kind. {She} ate a corner of it, all the same. [It tasted of map.|The taste was mostly pocket.]",
		},
		low: {
			tiny: "",
			starter: "",
			confident:
				"{main} sat down by {herself}, a little way off, and looked at {her} feet. They had come so far! It seemed a pity to stop now. ‘One more step,’ {she} told them. ‘[Just to see.|Only one.]’",
			whiz: "{main} sat down a little way off, with {her} back to everything. {Her} boots were not new any more. There was mud on them, and a scratch, and a bit of leaf. {She} looked at them for a good long time. They did not look like boots that had got nowhere. {She} wiggled {her} toes, and the boots wiggled back. [‘Which way do you want to go?’ {she} asked them.|‘Which way would you go?’ {she} asked.] [The boots seemed to be thinking it over slowly.|It was a very good question to ask a boot.]",
			pro: "{main} went and sat a little way off, facing the way that nobody wanted to go. {She} thought about {her} own bed, which at that moment seemed the cleverest thing ever invented. [Then|And then] {she} looked down at {her} boots. They had mud to the ankles, and a long scratch, and a leaf stuck on like a medal. They had walked in a ring, and into a dead end. But they did not look like boots that had been nowhere. {She} wiggled {her} toes inside them. ‘You’re the ones who’ve been walking,’ {she} said. ‘Which way would you go?’ It is a strange thing to ask a pair of boots. [It was stranger still that {she} knew what they would say.|The strangest part was that {she} knew the answer.]",
		},
		climax: {
			tiny: "One more step. [Come this way|This way, all]! {deed}",
			starter: "‘I know what to do,’ [said {main}|{main} said]. And {main} {deed}.",
			confident:
				"‘Never mind the map,’ said {main}. ‘I’ll do it my way.’ And {main} {deed}. It was not on [any map|the map at all].",
			whiz: "‘We’ve tried the quick way and the pretty way,’ said {main}. ‘Now we’ll try mine.’ And then {main} {deed}. It was not on the map, and it was not the quick way. [But it felt like a way.|But it was a way.]",
			pro: "‘There’s the quick way, and there’s the pretty way,’ said {main}, getting up. ‘And then there’s mine.’ And with that {main} {deed}. It wasn’t on the map, this way up or the other. It was neither quick nor pretty. [But it had one thing that the others had not had|But it could say one thing that the others could not], which was that it began just where {she} stood.",
		},
		payoff: {
			story: {
				tiny: "There is the red box! Pop! In it goes! [Hooray|Well done], {everyone}!",
				starter: "And there was the letter box! Pop! In went the letter. {everyone} [gave a cheer|cheered].",
				confident:
					"And there stood the letter box, small and red, just round the corner! {everyone} held the letter for luck. [Then|And then] {main} let it drop. Plop! It was in. ‘Safe journey,’ {she} [said to|told] it.",
				whiz: "And there stood the letter box, just round the next corner, small and red and a bit rusty. {everyone} held the letter once, for luck. [Then|And then] {main} pushed it in, and put one ear to the slot. It fell for a long time. And when it landed it did not say plop. It sounded like a page being turned. ‘Good luck in there,’ {she} [whispered|said].",
				pro: "And there stood the letter box, round the very next corner, as if it had been waiting up. {everyone} held the letter once, for luck. [Then|And then] {main} pushed it through the slot, and {they} listened at the cold iron. It fell for longer than seemed possible. When it landed there was no thump, and no plop. There was only a soft, dry sound, a long way down, like somebody turning to the first page. All of them heard it, and none of them said so, in case it stopped. ‘Good luck in there,’ said {main} to the slot. [It felt quite natural to wave.|It seemed right to wave.]",
			},
			wish: {
				tiny: "Here we are! {main} can {wish}! [Hooray|Well done], {everyone}!",
				starter: "And there it was! {everyone} jumped [for joy|up and down]. {main} got to {wish}!",
				confident:
					"And round the very next corner, there it was! {everyone} ran the last bit. Nobody minded about their feet [any more|now]. That is how {main} got to {wish}, with mud up to the knees.",
				whiz: "And round the very next corner, without any fuss, there it was. {everyone} stood there and could not think of a thing to say. Then it all came out at once. After all that way it was just as it should be. Even the boots [stood still|were quiet]. {main} got to {wish}, in muddy boots, and it was worth every step.",
				pro: "And round the very next corner, as though it had been there all the time, which of course it had, there it was. {everyone} stood and looked, and for once there was no remark to make. Then there were a great many, all at the same time. It wasn’t a finger’s length away any more, and it wasn’t made of paper. It had a smell, and a sound, and weather of its own. Somebody gave a small cheer and then stopped, [because the place did not seem to need one|for it was not that sort of place]. There, in muddy boots, with half a flat sandwich in one pocket, {main} got to {wish}.",
			},
		},
		home: {
			story: {
				tiny: "Look what [came|is here], {main}! A book! {shown} Night night!",
				starter: "A week later, a parcel came for {main}. It was a book! It was this very book. {shown}",
				confident:
					"A week later there was a parcel beside {main_s} bed. Inside it was a book, with pictures and a familiar name in it. {shown} Can you guess which book?",
				whiz: "One evening, when {main} had almost given up, there was a parcel at the end of the bed. It had no stamp on it, and the string was still damp. Inside was a book, and it smelt of ink. {She} read it straight through, and then {she} looked at the pictures. {shown} It had twenty-four pages. You can count them, if you like. You are holding it.",
				pro: "One evening, when {main} had nearly stopped listening for the post, a parcel lay at the end of the bed. It was flat and square. It had come a long way, to judge by the string. Inside was a book, and it smelt of ink and of somewhere else. {shown} {She} knew the people in it rather well, and liked them even better in print. {She} read it from the first page to the last, and then {she} put {her} nose in the middle, where it smelt best. You might like to try that. It is the one you are holding.",
			},
			wish: {
				tiny: "Boots off, {main}. Into bed. [Night night|Sleep well], boots!",
				starter: "{Evening}, {main} put {her} boots by the bed. They were ready to go [again|once more].",
				confident:
					"{Evening}, {main} stood the muddy boots beside {her} bed. ‘Shall I clean those?’ somebody asked. ‘Not yet,’ said {main}. ‘They’re still telling me about it.’",
				whiz: "{Evening}, {main} stood the muddy boots next to {her} bed and would not have them cleaned. ‘They’re not dirty,’ {she} said. ‘They’re full.’ A scratch is a kind of writing, if you know how to read it. This one said Long Way Round. That one said Dead End. And the mud on the left toe said, in very small letters, Again.",
				pro: "{Evening}, {main} stood the boots beside {her} bed and would not let anybody clean them. There was a whole map on them, if you knew how to hold it. Here was the ring, and there was the place where the way ran out. This was the mud of the morning, and on top of it came the mud of the afternoon. That long scratch was the corner before the last. {She} lay on {her} side and read them until {her} eyes closed. In the dark the left one moved a little nearer to the door. The right one, after a moment, did the same.",
			},
		},
	},
	again: [JOURNEY_AGAIN, JOURNEY_THIRD],
	short: {
		tiny: {
			start: { story: "It goes in a letter. Off we go! {refrain}", wish: "Up we get. Off we go! {refrain}" },
			trouble: "The map is upside down! Oh no! {refrain}",
			mend: { story: "Pop, pop, in goes the letter!", wish: "One more bend. Here we are!" },
			home: {
				story: "Look what came! A book, a book! Night night, {main}!",
				wish: "Boots off! Into bed you go. Night night, {main}!",
			},
		},
		starter: {
			start: {
				story: "{main} put it in a letter. But the letter box was so far away!",
				wish: "It was a long way to go. So {main} took a map.",
			},
			trouble: "The first way went round and round. The next one just stopped. The map was upside down!",
			mend: {
				story: "And there was the letter box! Pop! In went the letter.",
				wish: "And there it was at last, round the very next bend!",
			},
			home: {
				story: "A week later, a parcel came. It was a book!",
				wish: "{Evening}, {main} put {her} boots by the bed.",
			},
		},
		confident: {
			start: {
				story:
					"{main} put it in a letter to the Story Post, which is far away and sends stories back as books.",
				wish: "It was a long way to go, so {main} took a map, a rucksack and two sandwiches.",
			},
			trouble:
				"The quick way went round in a ring, the pretty way just stopped, and the map turned out to be upside down.",
			mend: {
				story: "After that it was not so very far, and the letter dropped into the box with a plop.",
				wish: "After that it was not so very far, and it was waiting round the very next corner.",
			},
			home: {
				story: "A week later there was a parcel beside the bed, and inside it was a book.",
				wish: "{Evening} the muddy boots stood beside the bed, and nobody was allowed to clean them.",
			},
		},
		whiz: {
			start: {
				story:
					"{main} put it in a letter to the Story Post, where stories go in at the top and come back as books.",
				wish: "The only thing in between was a very long way, and {main} had a map, two sandwiches and brand-new boots.",
			},
			trouble:
				"The quick way came round to {spot} again, the pretty way simply stopped, and then it turned out that the map was upside down.",
			mend: {
				story:
					"Round the next corner stood the letter box, and the letter fell for a long time and landed like a page being turned.",
				wish: "Round the very next corner, without any fuss, there it was, and it was worth every single step in muddy boots.",
			},
			home: {
				story:
					"One evening there was a parcel at the end of the bed, and inside it, smelling of ink, was a book.",
				wish: "{Evening} the boots stood beside the bed with all their mud on, because a scratch is a kind of writing.",
			},
		},
		pro: {
			start: {
				story:
					"{main} addressed it to the Story Post, which is a very long way off and is said to send stories back as books.",
				wish: "All that lay in between was a very long way indeed, and a map that unfolded like a tablecloth.",
			},
			trouble:
				"The quickest way went round in a ring, the prettier one simply ended, and the map proved to have been upside down.",
			mend: {
				story:
					"Round the next corner stood the letter box, and the letter, when it landed, sounded like somebody turning to the first page.",
				wish: "Round the very next corner, as though it had been there all the time, which it had, there it was at last.",
			},
			home: {
				story:
					"One evening a parcel lay at the end of the bed, and inside it was a book that smelt of ink and of somewhere else.",
				wish: "{Evening} the boots stood beside the bed, with a whole map in mud and scratches for anybody who could read it.",
			},
		},
		custom: {
			start: {
				story: "{main} put it in a letter. The letter box was far away.",
				wish: "It was a long way to go. {main} took a map.",
			},
			trouble: "The first way went round in a ring. The second way just stopped. The map was upside down.",
			mend: {
				story: "Then there was the letter box. {main} put the letter in.",
				wish: "Then it was not far any more. {main} got there.",
			},
			home: {
				story: "A week later, a parcel came. It was a book. {main} felt calm and proud.",
				wish: "{Evening}, {main} put {her} boots by the bed. {main} felt calm and proud.",
			},
		},
	},
};
