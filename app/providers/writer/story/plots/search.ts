import type { Plot } from "./plot";
import { SEARCH_AGAIN } from "./search-again";
import { SEARCH_THIRD } from "./search-third";

/** Something is lost, comes back without what it was needed for, and turns out not to be needed. */
export const SEARCH: Plot = {
	id: "search",
	verbs:
		/^(?:find|look|discover|choose|follow|chase|catch|spot|hunt|see|meet|collect|seek|track|search|solve|know|get (?:.+ )?back)(?!\p{L})/iu,
	words:
		/(?<!\p{L})(?:find(?:s|ing)?|found|los[et]s?|lost|loses|missing|hidden|hides?|hiding|treasure|secret|mystery|who stole|stolen|clues?|detectives?|looks? for|search(?:es|ing)?|hunt|disappear(?:s|ed)?|owl|monkey)(?!\p{L})/iu,
	takesAny: "never",
	canBeAlone: true,
	thing: { story: "page", wish: "map" },
	prop: "map",
	lost: ["upset", "try1", "try2", "climax"],
	poses: { want: "sit", upset: "point", try1: "kneel", try2: "walk", twist: "run", payoff: "jump" },
	lines: {
		want: {
			story: {
				tiny: "{main} has a story. [This is our idea|Our idea is this]: {story}",
				starter:
					"{main} had a story on six small pages. {She} knew it by heart. [This was the idea|The idea was this], as the family told it: {story}",
				confident:
					"In {her} pocket {main} kept a story, written out on nine small pages. {She} had read it so often that the corners were soft. {She} could have said it [in {her} sleep|upside down], and often did. In the family’s own words, it was this: {story}",
				whiz: "{main} kept a story in {her} pocket, written out on nine small pages. The corners had gone soft, because {she} read it at breakfast and again at bedtime. Best of all {she} liked the last page. Nothing in the world was as good as that last page. {She} had read it to the stairs. {She} had read it to a pigeon, [who stayed until the end|and the pigeon had stayed for all of it]. The idea of it, in the family’s own words, is this: {story}",
				pro: "In {her} pocket {main} kept a story, copied out by hand on nine small pages. The corners had gone soft and the folds had worn thin. {She} had read it in queues, in the bath and under the covers with a torch. {She} could have told you where every comma lived. But {she} always saved the last page, and read it slowly, the way you eat the last chip. It had been read to the stairs, to the bathroom mirror and to a pigeon on the sill. [The pigeon had stayed until the very end, which is more than most people manage.|The pigeon had asked for it twice.] Here is the idea, just as the family put it: {story}",
			},
			wish: {
				tiny: "[Let’s|Come on, let’s] {wish}! {main} has a map to help.",
				starter:
					"[{main} wanted to|What {main} wanted was to] {wish}. So {she} drew a map of every place to look. One place had a red cross.",
				confident:
					"More than anything, {main} wanted to {wish}. So {she} took a sheet of paper and drew a map. It showed every place where it might be worth a look. One of them had a small red cross. [That was the one.|That looked the best of all.]",
				whiz: "What {main} wanted now was to {wish}, and today was the day. {She} had drawn a map on the back of an envelope. It had arrows on it, and a small red cross. There was also a biscuit stain, which {she} had turned into a lake. A plan like that could not possibly go wrong. {She} folded it in four, and put it in {her} pocket, where it crackled at every step. [It was a good sort of crackle.|It made a brave little noise.]",
				pro: "There was nothing for it: {main} had to {wish}. Other people laughed at the idea, or said that it was a matter for somebody older. {main} said nothing, and went on drawing. By and by the map was finished. It folded into eight, it smelt of pencil, and it showed every place worth looking. The most hopeful one of all was marked with a small red cross. {She} had shown it to nobody, because a map that has been laughed at never folds so well again. {She} put it in {her} pocket, and [it crackled at every step|at every step it crackled]. No sound in the world is more like a promise.",
			},
		},
		upset: {
			story: {
				tiny: "[Oh no, off|Look, off] goes the page! {company}",
				starter:
					"[Then|And then] {stir} came by. Whisk! The last page was gone. {company} [Up, up it went!|It flew up and away!]",
				confident:
					"[Then|And then] {stir} came from nowhere. The last page was gone! {company} ‘Come back!’ called {main}. But pages have no ears. It danced on the air, [and then it was a speck|and soon it was only a speck].",
				whiz: "{main} had just reached the last page when {stir} whisked it away. {company} The {thing} flapped once, like a hen that has changed its mind. It dipped, and it turned over. ‘Come back!’ shouted {main}. The page did nothing of the kind. It sailed over the nearest thing, and then over the next nearest. It did not look back. [Soon it was only a speck.|Then there was only a speck.]",
				pro: "{company} {main} had just unfolded the last page when {stir} took it out of {her} fingers. It did not look like much of a disaster. The page rose, turned over twice, and sailed off as calmly as somebody who has remembered an appointment. ‘But that’s the ending!’ said {main}. There is nothing so untidy as a story with its end torn off. It flaps about in your head all day. It sailed over the nearest thing, and then over the next, until it was a speck with one bright edge. ‘After it!’ [said {main}|cried {main}].",
			},
			wish: {
				tiny: "[Oh no, off|Look, off] goes the map! {company}",
				starter:
					"[Then|And then] {stir} came by. Whisk! The map was gone. {company} [Up, up it went!|It flew up and away!]",
				confident:
					"[Then|And then] {stir} came from nowhere. The map was gone! {company} ‘Come back!’ called {main}. But maps have no ears. It danced on the air, [and then it was a speck|and soon it was only a speck].",
				whiz: "{main} had only just unfolded the map when {stir} whisked it away. {company} The {thing} flapped once, like a hen that has changed its mind. It dipped, and it turned over. ‘Come back!’ shouted {main}. The map did nothing of the kind. It sailed over the nearest thing, and then over the next nearest. It did not look back. [Soon it was only a speck.|Then there was only a speck.]",
				pro: "{company} {main} had just unfolded the map when {stir} took it out of {her} fingers. It did not look like much of a disaster. The map rose, turned over twice, and sailed off as calmly as somebody who has remembered an appointment. ‘But I need that!’ said {main}. A plan is easy to make twice, but a map never comes out the same. This one had taken a great deal of thought, and most of a pencil. It sailed over the nearest thing, and then over the next, until it was a speck with one bright edge. ‘After it!’ [said {main}|cried {main}].",
			},
		},
		try1: {
			tiny: "Look low. [Not there!|No, no, no!] {company}",
			starter:
				"{main} looked low, by {spot}. {company} No {thing} was down there. ‘Not here,’ [said {main}|{main} said].",
			confident:
				"First {main} crouched down low beside {spot}. {company} Under there lay a button, {crawler} and a bit of string. There was no {thing}. ‘Well, not down here, then,’ [said {main}|{main} said].",
			whiz: "{They} began with everything low, around {spot}. {company} {main} crawled until both knees were the colour of the ground. {She} came up with a button, {crawler} and a bit of string. The {crawlerNoun} was pleased to be put back. But of the {thing} there was no sign. ‘So it isn’t low,’ [said {main}|{main} said]. That was one half of everywhere done.",
			pro: "The sensible thing was to begin low, around {spot}, and to leave nothing unturned. {company} {main} crawled about until both {her} knees gave up all hope. {She} found a button, {crawler}, a bit of string and half of somebody’s sandwich. Anyone else would have called that a good day’s work. But not one of these things was a {thing}, and the {crawlerNoun}, when asked, had nothing to add. ‘So it isn’t low,’ said {main}, getting up in stages. [‘That’s half of everywhere done already.’|‘That only leaves the other half of everywhere.’]",
		},
		try2: {
			tiny: "[Look up high. No, no!|Look up, up, up. Nothing!] {company}",
			starter:
				"[Then|Next] {main} looked high, along {path}. {company} No {thing} was up there. ‘Not there,’ [said {main}|{main} said].",
			confident:
				"[Then|And then] {main} tried up high instead, all along {path}. {company} Something pale fluttered up above. It was only {passer}, on its way to somewhere else. ‘Not up there, either,’ said {main}, and [{her} neck hurt|rubbed {her} neck].",
			whiz: "[Next|After that] {they} tried high up, all the way along {path}. {company} {main} tipped {her} head back until {her} neck ached. Once {she} saw something pale and thin, and {her} heart jumped. It was {passer}. It looked down and went off, in no hurry at all. ‘So it isn’t high,’ [said {main}|{main} said]. That only left the middle, and there was a lot of middle.",
			pro: "If a thing isn’t low then it must be high, and so {they} tried again along {path}. {company} {main} walked with {her} head tipped back, which is a splendid way to look and a poor way to walk. {She} said sorry to two posts. Then something pale fluttered overhead, and {main} held {her} breath. It was {passer}. It circled once, as if to make quite sure of being noticed, and went about its business. ‘So it isn’t high,’ said {main}, and rubbed {her} neck. [That left only the middle, and when you come to look at it there is a great deal of middle.|Now there was only the middle left, and the middle is where most things are.]",
		},
		twist: {
			tiny: "Oh! Oh! There is the {thing}! Run, {everyone}!",
			starter:
				"‘The {thing}! I see it!’ {everyone} ran to get it. But all the ink had gone! It was blank. ‘Oh,’ [said {main}|{main} said].",
			confident:
				"And there, at last, was the {thing}! {everyone} ran to pick it up. It had been tossed about all over the place. Every bit of ink had come off, and it was blank. ‘Oh,’ said {main}. It was [a very small|the smallest sort of] oh.",
			whiz: "And then, all at once, there was the {thing}. It lay quite still, as if it were having a nap. {Crowd} cheered, and {main} picked it up with two fingers. Then nobody spoke. It had been tossed about so hard that all the ink had come off. It was perfectly white. ‘Oh,’ said {main}. It is a small word, [but it was all that {she} could find|and {she} could not find another].",
			pro: "And then, when {they} had all but given up, there was the {thing}, lying as flat as a plate. {everyone} cheered until it echoed. {main} knelt down and lifted it by its corners, as you would lift somebody’s hat. [Then|And then] the cheering stopped. It had been rolled and tossed and tumbled for so long that the ink had given up and let go. There was not a mark on it. It was as white as the inside of an egg. ‘Oh,’ said {main}, which was [the whole of what there was to say|all that could be said]. The cheer came back off the far side of things, a little late, and nobody wanted it.",
		},
		worse: {
			tiny: "{gloomTiny} No words on it. [Oh no|Oh dear], {main}!",
			starter:
				"[Then|And then] {gloom}. ‘What now?’ [said {main}|called {main}]. There was nothing to go by.",
			confident:
				"Then, as if that were not enough, {gloom}. ‘What do I do now?’ said {main}. The paper had no answer. It only rustled. Now there was nothing [to follow at all|left to follow].",
			whiz: "Then, because one trouble likes another for company, {gloom}. {main} held the paper up. {She} held it upside down. {She} even blew on it, as you blow on soup. It stayed as blank as the moon. Now there was nothing to follow, and nowhere to begin. ‘It must be in there somewhere,’ {she} said. [But it wasn’t, and {she} knew that it wasn’t.|It was not, and {she} knew it.]",
			pro: "Troubles seldom travel alone, and at that very moment {gloom}. {main} turned the paper over, in case the words had only moved to the other side. {She} held it close, and at arm’s length, and against {her} cheek. It told {them} nothing. All that work, and all that looking low and looking high, had led to one pale sheet of nothing at all. ‘Perhaps it’s only resting,’ {she} said, but not as if {she} believed it. Nobody laughed, [and that was kind of them|which was kind]. It would have been easier, in a way, if the thing had never been found at all.",
		},
		low: {
			tiny: "",
			starter: "",
			confident:
				"{main} sat down all alone and folded the blank paper up small. It felt like the end. [Then|And then] {she} shut {her} eyes, and something was still there. It was quite small, and it glowed [a bit|a little].",
			whiz: "{main} went and sat alone, and folded the paper smaller and smaller. {She} did not want to be cheered up just yet. It was very quiet. But when {she} shut {her} eyes, the dark was not blank. Something small was moving in it, like a fish a long way down. {She} kept {her} eyes shut and let it come. [It came nearer, and it had a shape.|Nearer it came, and now it had a shape.]",
			pro: "{main} went and sat where nobody had to see {her} face, and folded the paper smaller and smaller. There are times when kind words only get in the way, like furniture in the dark. {She} listened to {her} own breath for a while. It went in, and it went out. [Then|And then] {she} noticed something odd. When {she} shut {her} eyes it was not blank in there at all. Something was moving, small and bright, like a fish a long way down. {She} kept quite still, as you do when a wild thing comes close. It came nearer, and turned, as if to be looked at. It had a shape, [and {she} knew that shape|and it was a shape that {she} knew].",
		},
		climax: {
			tiny: "Who can help? {main} [can|will]! {deed}",
			starter: "‘I don’t need the {thing}!’ [And|So] {main} {deed}.",
			confident:
				"‘I know!’ said {main}. ‘I don’t need the {thing} at all!’ And {main} {deed}. For a moment nothing happened [at all|whatever].",
			whiz: "‘The {thing} was only paper,’ said {main}. ‘The rest of it is in here.’ And then {main} {deed}. For a moment nothing happened at all. [Then, a long way down, something did.|Then, deep down, something stirred.]",
			pro: "‘It was only ever paper,’ said {main} slowly. ‘The part that matters never blew away.’ And then {main} {deed}. For the space of three breaths nothing happened at all, [and the whole place seemed to lean in to listen|while everything seemed to lean in and listen]. Then something gave, a long way down, as ice gives in the spring. You could hear it, if you were close.",
		},
		payoff: {
			story: {
				tiny: "Now it all comes back! {shown} [Hooray, hooray|Hip hip hooray], {everyone}!",
				starter: "And it all came back! {Crowd} heard the very last word. {shown}",
				confident:
					"And back came the last page, one line and then the next! {Crowd} sat still for the whole of it. The end was even better than it had been on paper. {shown} You could have heard a crumb drop.",
				whiz: "And back came the last page, first one word and then a whole line. Soon it came faster than anyone could have written it. {Crowd} sat still and did not make a sound. The last page had never been so good. There was even a bit that had not been there before. {shown} When it was over nobody clapped, [because nobody wanted it to be over|for they did not want it to be over].",
				pro: "And back came the last page, a word at first and then a line, and then all of it in a rush. {Crowd} sat as still as stones. {shown} When the last page arrived it was not quite the page that had blown away, for it had picked up something on the journey. It was longer by one sentence, and that one was the best of all. Ink would only have slowed it down. Here and there {main} shut both eyes, to read a difficult word in the dark. When it was finished nobody clapped at once, [for nobody quite wanted it to be over|because that would have meant that it was over].",
			},
			wish: {
				tiny: "All by heart! {main} can {wish}! [Hooray|Well done], {everyone}!",
				starter: "And it worked! {Crowd} [cheered|gave a cheer]. It was time to {wish} at last!",
				confident:
					"And after that it was as plain as day where to go. {Crowd} went straight there. {They} did not look low, and {they} did not look high. And that is how {main} managed to {wish}.",
				whiz: "And after that, every step was as plain as if somebody had drawn it. {Crowd} went along, and did not look low or high. {They} looked straight ahead, as you do on your way home. And there, where no cross had ever been marked, {main} managed to {wish}. ‘It was never lost,’ {she} said. [‘It was only rubbed out.’|‘It was in here.’]",
				pro: "And after that, each step led to the next as if somebody had inked it on the air. {Crowd} went on, past all the places that {they} had crawled through and stared up at. It had been close by the whole time, as these things mostly are, and it did not look at all surprised. There was no red cross to mark it, and no arrow. ‘Left here,’ said {main}, with {her} eyes half shut, ‘and then straight on, [past the place that smells of mint|as far as the place that smells of mint].’ It may not sound like much of a map. But nobody who was there will ever forget the moment when {main} managed to {wish}.",
			},
		},
		home: {
			tiny: "[Into bed|Time for bed], {main}. Night night, {thing}. Shh!",
			starter: "{Evening}, {main} took the blank {thing} to bed. In the dark, {she} could read every word.",
			confident:
				"{Evening}, {main} pinned the blank {thing} above {her} bed. ‘There’s nothing on it,’ people said. {main} only smiled, and read it once more. It was all still there.",
			whiz: "{Evening}, {main} pinned the blank {thing} to the wall above {her} bed. Visitors asked what it was. ‘Can’t you see?’ said {main}, quite kindly, and pointed at the best bit. {She} lay looking at it for a long time with {her} hands behind {her} head. [Then|And then] {she} turned it over, in case there was room for another one. You never know.",
			pro: "{Evening}, {main} smoothed the blank {thing} flat and pinned it to the wall above {her} bed. It has been there ever since. Visitors tilt their heads and ask, politely, what it is meant to be. {main} always tells them, from the first word to the last, and it always takes until teatime. Every so often {stir} still comes by, and rattles about as if it had forgotten something. {main} lets it look. It won’t find anything that can be carried off. ‘Good night,’ it seems to say, when the window is open, [and {main} says it back|and it is only polite to answer].",
		},
	},
	again: [SEARCH_AGAIN, SEARCH_THIRD],
	short: {
		tiny: {
			start: { story: "Off goes the last page! {refrain}", wish: "Off goes the map! {refrain}" },
			trouble: "There it is! Oh no! It has no words on it. {refrain}",
			mend: {
				story: "Now it all comes back! Good for you, {main}!",
				wish: "Now we know the way! Good for you, {main}!",
			},
			home: "Into bed you go. Night night, {main}!",
		},
		starter: {
			start: {
				story: "It was all on paper. But {stir} took the last page away!",
				wish: "There was a map to help. But {stir} took it away!",
			},
			trouble: "{They} looked low, and {they} looked high. When the {thing} turned up, it was blank!",
			mend: {
				story: "The story came back, right to the last word.",
				wish: "After that, the way was clear. It all came true!",
			},
			home: "{Evening}, {main} put the blank {thing} by the bed.",
		},
		confident: {
			start: {
				story:
					"It was all written down on small sheets of paper, until {stir} carried off the very last page.",
				wish: "There was a map to show the way, until {stir} carried it off.",
			},
			trouble:
				"{They} looked low and {they} looked high, and when the {thing} turned up at last it was quite blank.",
			mend: {
				story: "The story came back without any paper, one line and then another, right to the last word.",
				wish: "After that the way was as plain as day, and no map was needed to see how to go on.",
			},
			home: "{Evening} the blank {thing} was pinned above the bed, and only {main} knew what it said.",
		},
		whiz: {
			start: {
				story:
					"It was written out on nine small pages, and {main} had just come to the best of them when {stir} whisked it away.",
				wish: "There was a map, drawn on the back of an envelope, and it was hardly unfolded before {stir} whisked it away.",
			},
			trouble:
				"{They} tried everything low and everything high, and when the {thing} was caught at last there was not a mark on it.",
			mend: {
				story:
					"Back came the last page, first one word and then a whole line, and faster than anybody could have written it down.",
				wish: "From then on every step was as plain as if somebody had drawn it, and no map could have shown it better.",
			},
			home: "{Evening} the blank {thing} was pinned above the bed, where visitors tilt their heads and ask what it is meant to be.",
		},
		pro: {
			start: {
				story:
					"It had been copied out on nine small pages, and all went well until {stir} sailed off with the last.",
				wish: "It called for a map, which took eleven days to draw and which {stir} carried off within a minute.",
			},
			trouble:
				"{They} went over everything low and everything high, only to discover that the {thing} had lost every trace of its ink.",
			mend: {
				story:
					"What came back after that needed no paper, and was one sentence longer than it had been before.",
				wish: "After that each step led to the next, and it had been close by the whole time, as these things generally are.",
			},
			home: "The blank {thing} hangs above the bed to this day, and anybody who enquires about it is told, at considerable length.",
		},
		custom: {
			start: {
				story: "The story was on paper. Then {stir} took the last page away.",
				wish: "There was a map to help. Then {stir} took it away.",
			},
			trouble: "{main} looked in low places and in high places. The {thing} turned up, but it was blank.",
			mend: {
				story: "After that, {main} told the story without the page.",
				wish: "After that, {main} knew what to do without the map.",
			},
			home: "{Evening}, {main} put the blank {thing} by the bed. {main} felt calm and proud.",
		},
	},
};
