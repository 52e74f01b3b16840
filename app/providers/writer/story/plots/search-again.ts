import type { Telling } from "./plot";

/** The search in other sentences; each beat fits the others in any telling. */
export const SEARCH_AGAIN: Telling = {
	want: {
		story: {
			tiny: "See the pages? [It is a story.|They tell a story.] This is our idea: {story}",
			starter:
				"{main} had a story, all of it on paper. It had six pages. This is how the family told it: {story}",
			confident:
				"There was a story that {main} loved best of all. It was on nine loose pages, and {she} took them everywhere. The last one was the best one. This is how the family told it: {story}",
			whiz: "Some people carry a lucky stone about with them. {main} carried a story. It was on nine loose pages, held together by a paper clip and by being read so often. {She} read it to anything that would keep still. The last page was the one that {she} liked best, so {she} always made it wait. This is how the family told it, word for word: {story}",
			pro: "Some people carry a lucky stone about with them, and {main} carried a story. It was written on nine loose pages, and what kept them together was mostly affection. They had been dropped in the bath. They had been ironed. There was jam on the third page, at the exciting part, and a thumbprint at the sad part. The last page was the best of the nine, and {main} always made it wait for a little, to be fair to the others. When you have read a thing as often as that, it begins to read you, and to know where you are ticklish. This is how the family told it, word for word: {story}",
		},
		wish: {
			tiny: "{main} has a map, a big map! Let’s {wish}!",
			starter:
				"{main} wanted to {wish}. But where do you start? {She} drew a map. It had a red cross [on one spot|for the best place].",
			confident:
				"{main} wanted to {wish}, and {she} {was} not going to leave it to luck. All week {she} worked on a map. There were lines on it, and dots, and a small red cross. [It was quite a map.|You could hardly go wrong with that.]",
			whiz: "{main} wanted to {wish}. Anyone can want. {main} had a map. {She} had made it {herself}, out of an envelope and most of a pencil. Every likely place was marked on it with a dot. The likeliest one of all had a small red cross, gone over twice. Where a drop of soup had fallen, there was now a volcano. [‘It’s all on there,’ {she} said, and patted it.|With that in your hand you could find anything.]",
			pro: "{main} wanted to {wish}. Everyone said that it could not be done, but none of them had a map. {main} had. {She} had drawn it on the inside of an envelope, in pencil, with {her} tongue between {her} teeth. Each likely place was marked with a dot, and the likeliest with a small red cross. {She} had put in a compass, because maps have one, and a sea serpent for the same reason. It had six humps, and it was smiling. Where a drop of soup had fallen there was now a volcano. [‘It’s all on there,’ {she} said, and patted it.|It could only have been better if it had been true.] All that {she} had to do was follow it.",
		},
	},
	upset: {
		tiny: "Away it goes! [Oh, catch the {thing}!|Up goes the {thing}!] {company}",
		starter:
			"{company} But oh! Here came {stir}! It took the {thing} right out of {main_s} hand. [It was off!|Off it went!]",
		confident:
			"{company} {main} held up the {thing} to see it better. Just then, {stir} saw it too. Flip, flap, off it went! ‘That’s mine!’ called {main}. [It waved a corner, and was gone.|It only waved back.]",
		whiz: "{company} It happened between one blink and the next. {main} was holding the {thing}, along came {stir}, and then {main} was holding nothing. It did not go far at first. It stopped just out of reach, and looked back, like a dog with a slipper. {main} jumped. It hopped. {main} ran, and it rose up as lightly as you please. [It got smaller, and smaller, and then there was none.|A moment later there was nothing up there at all.]",
		pro: "{company} It happened between one blink and the next. {main} was holding the {thing}, then {stir} came by, and after that {main} was holding out an empty hand. To begin with it did not go far. It came down just out of reach and lay there looking innocent, like a dog with a slipper. {main} crept up on it. {main} pounced, and it was not there. It had risen by about an arm’s length, and it went on rising, as lightly as you please. There is a rule about such things, which is that they wait for you to be nearly close enough. ‘Well, it can’t stay up for ever,’ said {main}. [It stayed up until it was out of sight.|It did not need to. It only needed to get away.]",
	},
	try1: {
		tiny: "Is it down here? [Here? No!|Or here? No!] {company}",
		starter:
			"‘What goes up comes down,’ said {main}. {company} So {she} looked by {spot}. [There was just some string.|There was one old sock.]",
		confident:
			"‘It must have come down,’ said {main}, and got onto hands and knees. {company} {main} looked all round {spot}. {She} found {crawler}, a sock and half a pencil. [It was not the right sort of finding.|None of them was the {thing}.]",
		whiz: "‘What goes up comes down,’ said {main}, and dropped onto hands and knees. {company} {main} went all round {spot} with {her} nose almost on the ground. Down there, a great deal was going on. {She} met {crawler}, which had somewhere to be. {She} found half a pencil and a sock with no owner. [‘Have you seen a {thing}?’ {she} asked it.|{She} looked inside the sock, to be fair.] But if it was down there, it was keeping very still.",
		pro: "‘What goes up comes down,’ said {main}. So {she} dropped onto hands and knees by {spot}, and began to search where down is. {company} You forget how much there is at that height. {She} met {crawler}, who was in a hurry and did not stop. {She} came upon half a pencil, a sock with no owner, and several things that had once been part of something. It was like reading the diary of the ground. [{main} looked inside the sock, to be fair to it.|It was all most interesting, and none of it was any use.] Nowhere, however, was there a {thing}, and {she} stood up with a pattern on both knees.",
	},
	try2: {
		tiny: "Is it up there? [Hop, hop!|Hop and see!] Not a bit! {company}",
		starter:
			"‘It may be up high,’ said {main}. {company} {main} looked up, all along {path}. [It made {her} dizzy.|{She} bumped {her} toe.] But no!",
		confident:
			"‘Perhaps it got stuck on its way down,’ said {main}. So off {they} went along {path}, with eyes turned up. {company} There! Was that it? No, it was only {passer}. [It didn’t even say hello.|It did a loop and left.]",
		whiz: "{company} ‘Perhaps it never came down,’ said {main}. So the search went on along {path}, with every nose pointing up. That is no way to see where you are going. There were some bumps, and a good deal of ‘Sorry!’ And then {main} saw it, high and white and fluttering. It took a moment to make out that it was {passer}. [‘Sorry,’ {she} said once more.|‘Oh, it’s you,’ {she} said.] {Her} neck had begun to creak like a door.",
		pro: "{company} ‘Perhaps it never came down at all,’ said {main}. It was an awful thought, and it sent {them} along {path} with {her} nose pointing straight up. Nobody ought to walk like that. There were bumps, and there was a certain amount of ‘Sorry!’. And then, high above, {main} saw something white, and it fluttered. {She} ran after it with both arms out. It let {them} come quite close before it turned round and proved to be {passer}. [It seemed as disappointed as anyone.|Each of them had been hoping for something else.] So up was no better than down, and {her} neck had begun to creak like a door.",
	},
	twist: {
		tiny: "Got it! Got the {thing}! Come and see, {everyone}!",
		starter:
			"And then, there it lay. {everyone} ran up. [But look!|But what was this?] Not one word was on it!",
		confident:
			"And who would have thought it? There lay the {thing}, right in the middle of the way! {everyone} danced round it. Then {main} turned it over, and back again. [It was white on both sides.|Both of its sides were white.]",
		whiz: "It is always the last place you look, and there it lay. {Crowd} yelled, and {main} dived. The {thing} had no time to change its mind. It did not struggle. {main} turned it over. {She} turned it over again. Somewhere up there it had been through a cloud, or a puddle, or both. [The pencil had run away to nothing.|All the lines had been washed away.] What {she} had caught was a clean sheet of paper.",
		pro: "It is always in the last place that you look, because after that you stop. {Crowd} yelled, and {main} threw {herself} full length on top of the {thing}, in case it had any more ideas. It lay as meek as a napkin. It took {them} some time to see why. Somewhere along the way it had been soaked, and dried, and rubbed against most of what there is. There were no lines on it any more, and no marks. {main} turned it over, and there were none on the other side. [What {she} had caught, after all that, was a clean sheet of paper.|It was the right one, and there was nothing left of it.] You could have written a shopping list on it.",
	},
	worse: {
		tiny: "{gloomTiny} It is all white! [What now|What next], {main}?",
		starter:
			"And now {gloom}! {main} did not know what to do. [It was all for nothing.|It was no help at all.]",
		confident:
			"It was then that {gloom}. {main} gave the paper a shake, but no words fell out. [‘All that way for this,’ {she} said.|‘We did it all for nothing,’ {she} said.] There was nobody left to ask.",
		whiz: "And it was just then, of course, that {gloom}. {main} smoothed out the paper and stared at it until {her} eyes watered. If you stare for long enough you can see anything. {She} saw a grey dot, but it was a crumb. ‘I chased it all that way,’ {she} said, ‘and it wasn’t even on there any more.’ [It had got away without leaving the paper.|There it was, and it was gone as well.] Nobody knew where to look next.",
		pro: "And it was just then, of course, that {gloom}. {main} smoothed the paper out and stared at it until {her} eyes watered. If you stare at nothing for long enough, it will generally turn into something. A grey dot appeared. It was a crumb. ‘I chased it all that way,’ {she} said slowly, ‘and what I was after wasn’t on it.’ It is one thing to lose something, because then you can always go on hoping. It is worse to find it like that. [Nobody could think where to look next, because there was nowhere that they had not looked.|There was nowhere else to search, and nothing else to search for.]",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} went off alone and lay flat on {her} back. {She} tried to think of nothing, since nothing was all there was. But something kept coming in! [It came a bit at a time.|First a bit of it came, and then more.] {main} had seen it all before.",
		whiz: "{main} went off and lay down by {herself}, with the paper over {her} face. It was white under there, and private. {She} breathed in, and it smelt of pencil. That was funny. It smelt just as it did on the night when {she} sat up late with it. {She} could see the lamp. {She} could see {her} own hand, moving. [And what was it that the hand was doing?|{She} watched that hand to see what it would do.]",
		pro: "{main} went off and lay down where {she} would not be asked how {she} {was}, with the paper over {her} face. It was white under there, and private, like the inside of a very small tent. {She} breathed in. It still smelt of pencil. Nobody had told the smell that the words were gone. And with the smell, the way it happens, there came the rest. There was the lamp, with its one moth. There was the scratch on the table, and {her} own hand going along above it, busy and sure of itself. {She} kept quite still in {her} tent, and did not try to look too hard. [{She} only watched what the hand was doing.|The hand went on, and {she} followed it.]",
	},
	climax: {
		tiny: "{main} shuts {her} eyes. [Aha!|Oh, yes!] {deed}",
		starter: "‘It’s not on the paper! It’s in me!’ [And|So] {main} {deed}.",
		confident:
			"‘I had it all the time,’ said {main}, and jumped up. And {main} {deed}. The paper [fluttered down|blew off], and nobody ran after it.",
		whiz: "‘I made it once,’ said {main}, ‘so it’s mine to make again.’ And then {main} {deed}. The blank {thing} slid off {her} knee. [This time nobody chased it.|Nobody so much as looked at it.]",
		pro: "‘It had to come from somewhere in the first place,’ said {main}, and sat up so suddenly that the paper flew off. And then {main} {deed}. The {thing} lay where it fell, and for the first time since it got away [there was nobody who cared to chase it|nobody thought of picking it up]. It lay there, as white as milk, with a dent where {her} nose had been.",
	},
	payoff: {
		story: {
			tiny: "{main} tells it, right to the end! {shown} [Clap, clap|Hip, hip], {everyone}!",
			starter:
				"And then {main} told it, with no page to help! {shown} {Crowd} [was all ears|begged for more].",
			confident:
				"And {main} told the story from the top, and did not need to look. Page after page came, and at last the very last page! {shown} {Crowd} held their breath. [It was all there, and more.|Not a comma was missing.]",
			whiz: "And {main} told it. {She} told it with both hands, which {she} had never been able to do before. They had always been holding the paper. {Crowd} came closer without noticing. {shown} When it got to the last page there was no pause, and nobody heard a rustle. It ran straight on to the end. [It had never run so well.|The end was exactly where it should be.] ‘And that’s it,’ said {main}, a bit surprised. ‘That’s what it said.’",
			pro: "And {main} told it. {She} told it with both hands, and found out how much they had always wanted to join in. On paper the story had stayed the same size. Now it could stretch. {Crowd} came closer, a bit at a time, without knowing that they did. {shown} In the sad part somebody sniffed, and it was the right place to sniff. In the funny part it had to be told twice. And when at last it came to the last page there was no rustle, and no corner to turn. It simply went on, the way that a path goes on, until it was there. [‘That’s what it said,’ said {main}, a bit surprised.|‘And that’s the end,’ said {main}, who had not needed to look.]",
		},
		wish: {
			tiny: "No map, and now {main} can {wish}! [Clap, clap|Hip, hip], {everyone}!",
			starter: "And that did the trick! {Crowd} came along. It was time to {wish}! [Hooray!|What fun!]",
			confident:
				"And then it was easy. {main} led the way. On went {crowd}, in a line. [There was no cross on the ground.|Nobody needed a red cross.] So {main} managed to {wish}.",
			whiz: "And then there was no stopping {them}. {main} went ahead with both hands free, for there was nothing to unfold. {Crowd} hurried to keep up. At each corner {she} stood for a second with {her} eyes shut. Then {she} pointed, and it was right. [The red cross had only ever been a guess.|That was more than the map had ever been.] So {main} managed to {wish}, with nothing at all to go by.",
			pro: "And then there was no stopping {them}. {main} strode ahead with both hands free, since there was nothing to fold and nothing to hold the right way up. {Crowd} hurried along behind. At each corner {she} stood for a moment with {her} eyes shut, and {her} finger drew something in the air. Then off {she} went without looking back. The red cross had been a guess, as red crosses are. This was not. There was nothing in it that could be rained on, or torn, or left in the other coat. [It was like being called in to supper.|You don’t guess the way to your own kitchen.] And in the end, with no paper anywhere, and both eyes half shut, {main} managed to {wish}.",
		},
	},
	home: {
		tiny: "In you get, {main}. [Where is the {thing}? There!|The {thing} is here too.] Night night!",
		starter:
			"{Evening}, {main} folded the blank {thing}. It made a hat. [It was a good hat.|It was a fine fit.] And what was in it? All of it!",
		confident:
			"{Evening}, {main} put the blank {thing} under {her} pillow. [It did not say a word.|Most people would have thrown it away.] But {main} knew what it would say if it could.",
		whiz: "{Evening}, {main} took a pencil and sat up in bed, to put it all back. {She} licked the point. Then {she} thought about it, and laid the pencil down. It was a nice sheet of paper. It had been a long way, and it had earned a rest. {She} wrote one word on it, quite small, down in the corner. [The word was ‘Mine’.|It said ‘Found’.]",
		pro: "{Evening}, {main} sat up in bed with a sharp pencil, and the blank {thing} on {her} knees. Everything was to be put back where it had been. {She} licked the point. It would have been no trouble at all. {She} could have done it with {her} eyes shut, and that was just it. After a while {she} laid the pencil down. The paper had been through a great deal, and it seemed a shame to make it start work again at once. So {she} wrote one single word, quite small, in the bottom corner, as painters do. Then {she} put out the lamp. [The word was ‘Found’.|If you hold it up to the light you can still read it, and it says ‘Found’.]",
	},
};
