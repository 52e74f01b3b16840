import type { Telling } from "./plot";

/** The practice in other sentences; each beat fits the others in any telling. */
export const PRACTISE_AGAIN: Telling = {
	want: {
		story: {
			tiny: "{main} has a feather, soft and grey. [Puff, puff!|Swish, swish!] Here is our idea: {story}",
			starter:
				"{main} had to tell a story with no book. But {she} had a lucky feather! [The family told it like this|This is how the family told it]: {story}",
			confident:
				"{main} was to tell a story, all by heart, with nothing to look at. Luckily {she} had a feather, and it was a lucky one. [It had come down right in front of {her} nose.|It had landed on {her} own shoe.] The family told it like this: {story}",
			whiz: "{main} had promised to tell a story, without a book and without a pause. It was a big thing to promise. But one morning a grey feather had come down from nowhere and landed on {her} shoe. Nobody gets a thing like that for nothing. [It had to be luck.|{She} kept it up {her} sleeve from then on.] The family told it like this, word for word: {story}",
			pro: "{main} had promised to tell a story by heart, from end to end, with nothing in {her} hands. It was the sort of promise that is easily made in a warm room. By the time that you are outside, and it has cooled, you wonder who said it. {She} would not have worried, all the same. One morning a grey feather had come down out of an empty sky, taking its time, and had landed on {her} shoe. [Nobody is sent a thing like that for no reason.|If that was not luck, then nothing was.] {She} had carried it up {her} sleeve ever since. The family told it like this, word for word: {story}",
		},
		wish: {
			tiny: "Let’s {wish}! [Here is a feather, a lucky one!|A lucky feather! Good!]",
			starter:
				"{main} wanted to {wish}. How hard can it be? Plus, {she} had a lucky feather. [It was as soft as soft.|It had come from the sky!]",
			confident:
				"{main} wanted to {wish}. {She} had seen it done, and it was over in a wink. Besides, {she} had a lucky feather. It had come down out of the sky and landed on {her} shoe. [So that was that.|What more did anyone need?]",
			whiz: "{main} wanted to {wish}, and {she} did not mean in a year or two. As far as {she} could see, you only had to begin and not stop. Besides, {she} had something up {her} sleeve. It was a small grey feather. It had come down out of an empty sky one morning, and it had landed on {her} shoe. [Nobody gets a thing like that for nothing.|That sort of thing has to be luck.]",
			pro: "{main} wanted to {wish}, and {she} had gone into the matter. As far as {she} could tell, all you had to do was begin, and then not stop. A good many people seemed to get stuck on the second part. {She} did not expect to be one of them, because {she} had something up {her} sleeve. It was a small grey feather. It had come down out of an empty sky one morning, taking its time, and landed on {her} shoe. [Nobody is sent a thing like that for no reason.|If that was not luck, then nothing was.] {She} gave it a stroke, for good measure. After that there did not seem to be any reason to wait.",
		},
	},
	upset: {
		tiny: "One, two, three. [Oops! Bump!|Go! Bump!] Not like that! {company}",
		starter:
			"‘Here I go!’ [said {main}|called {main}]. {company} And then, thud! [It all went wrong.|That was not right at all.]",
		confident:
			"{company} ‘Is everybody looking?’ said {main}. They were. It started so well. Then one leg went its own way, and the other one went after it. [It was a very short go.|It all ended with a thud.]",
		whiz: "{company} ‘You can start clapping now,’ said {main}, ‘to save time.’ It began well enough. It went on well for nearly three seconds. Then something slipped, and something else tried to catch it. Both of them came down on top of {main}. It was quiet for a bit. [‘Don’t clap yet,’ said a voice from underneath.|Nobody knew whether to clap.] {main} counted both knees, to be on the safe side.",
		pro: "{company} ‘You can start clapping now, to save time,’ said {main}, and took up position. It began extremely well, and went on well for very nearly three seconds. Then one foot had an idea of its own. The other foot did not agree, and they settled it between them. There was a thump, and after the thump there was a silence, while people looked to see if anything had come off. [‘Don’t clap yet,’ said a voice from the ground.|Nothing had, except for a button.] {main} sat up and looked at the feather. It had not done a thing to help, and it had not been asked to. That would have to change.",
	},
	try1: {
		tiny: "Feather up high! [One, two, flop!|One, two, plop!] {company}",
		starter:
			"‘Hold it up!’ said {main}, by {spot}. {company} So up went the feather. [And down went {main}.|And bump went {main}.]",
		confident:
			"‘The luck has to get out,’ said {main}, and squeezed the feather. {company} {main} held it tight all round {spot}, and never let go. [It was hard work for one hand.|The other hand had to do all the rest.] Thump!",
		whiz: "‘I expect you have to squeeze it,’ said {main}, ‘like a lemon.’ {company} So beside {spot} {she} squeezed the feather until {her} arm shook. {She} {was} so busy squeezing that there was nobody left to look where {she} went. Thump! That was the first time. {She} squeezed harder, and then came the second. [The feather did not give one drop.|No luck came out at all.]",
		pro: "‘I expect that it has to be squeezed,’ said {main}, ‘like a lemon.’ {company} So {she} took up a new place beside {spot}, and squeezed until {her} whole arm shook. It takes a good deal of attention to squeeze something properly. There was none left over for balance, or breathing, or looking where {she} went. The first thump was a surprise. By the third {she} knew it well enough to say it along with the ground. [Not one drop of luck came out.|The feather came out of its lemon’s life quite dry.] ‘It must be a very full one,’ said {main}, rubbing an elbow, ‘with a stiff lid.’",
	},
	try2: {
		tiny: "Try their way. [Arms up, legs down!|Legs up, arms down!] Muddle, muddle! {company}",
		starter:
			"‘How do you do it?’ said {main}. {company} One said up. One said down. {main} did both. [It was a jumble!|What a jumble!]",
		confident:
			"{company} ‘Show me how,’ {main} said to everyone along {path}. They all did it a bit differently. So {main} did a bit of each. [{She} went four ways at once.|It pulled {them} in four.]",
		whiz: "‘I’ll do it your way, then,’ said {main}. So {she} watched other people, all along {path}. {company} There was a tall way and a small way. There was one with the elbows in, and one with the elbows out. {main} copied down the lot on the back of {her} hand. Then {she} did it, from left to right. Nobody laughed, and that was the worst part. [Even the elbows got lost.|It looked like a fight in a sack.]",
		pro: "{company} ‘Very well, I’ll do it like everybody else,’ said {main}, and went along {path} to find out how that was. It turned out that everybody else was several people. There was a tall way of doing it and a small way. There was a way with your elbows in, and a way with them out, and a very old way in which they were crossed. {main} wrote all of it on the back of {her} hand and some of it up {her} arm. Then {she} did it in order, from left to right. [It looked like five people in one jumper.|It looked like a fight in a sack, and the sack lost.] The worst part was how politely it was watched.",
	},
	twist: {
		tiny: "It works! Did you see, {everyone}? [Look in your hand!|Show me your hand!] Where did it go?",
		starter:
			"{main} was tired, so {she} just did it. {everyone} gasped. It worked! ‘Thank you, feather!’ [What feather?|But no feather was there.]",
		confident:
			"‘Never mind how,’ said {main}, who was tired of it all. {She} just did it. It was as easy as rolling off a log! {everyone} saw. ‘Good old feather,’ said {main}, and went to stroke it. [It was not there.|There was none to stroke.]",
		whiz: "By now {main} was too tired to be careful. {She} shrugged, and did it, as you might scratch your nose. {everyone} drew in a breath. It was quick, and light, and there was nothing to it. It was over before {she} knew that it had begun. ‘Good old feather,’ said {main}, and opened {her} fingers to stroke it. [They had been open all along.|There was nothing in there to be stroked.]",
		pro: "By now {main} was much too tired to be careful, or clever, or like anybody else. {She} shrugged and did it, as you might scratch your nose. {everyone} drew in a breath and forgot to let it out. There was nothing to it. It was quick, and light, and it went round all its corners by itself. It was over before {she} knew that it had begun. ‘Good old feather,’ said {main}, with great affection, and uncurled {her} fingers to stroke it. [They were uncurled already.|There was nothing there but the lines on {her} palm.] It did not seem to be on the ground, either.",
	},
	worse: {
		tiny: "{gloomTiny} Where is it? [Where, oh where?|It is not here!] Poor {main}!",
		starter:
			"Then {gloom}. The feather was gone. {main} had a go, and fell flat. [‘I give up!’|‘That’s it!’]",
		confident:
			"All at once {main} could not do it any more. {She} tried three times, and {she} fell three times. Then {gloom}. ‘It was never me at all,’ {she} said. [Nobody knew what to say.|It was not a nice thing to know.]",
		whiz: "‘But I need it!’ said {main}, and that was the end of it. Knees, feet and elbows all forgot what they had been told. {She} tried again and fell. {She} tried once more and fell on the same place. Now {gloom}, and the search had to be called off. [‘So it was the feather that could do it,’ {she} said.|‘It had the luck, and I only held it,’ {she} said.] Nobody else had thought so. But it is hard to tell a thing like that to a person with a bump.",
		pro: "‘But I can’t do it without that!’ said {main}, and from that moment it was true. Knees, feet and elbows forgot everything that they had been doing so nicely. {She} tried again, and fell. {She} tried once more and fell on exactly the same place, which by now was getting tired of it. Then {gloom}, and the search for the feather had to be called off. ‘So that’s who was doing it,’ said {main}. ‘I was only there to carry it about.’ It was not so, and there were people who might have told {them}. [But it is no good arguing with a person who has just hit their elbow.|But there are things that can’t be told, and this was one of them.]",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} sat with {her} back to everyone. {She} made {her} hand into a fist, and opened it. {She} did it again. Shut, open. [When had it been open?|Which one had it been?] All of a sudden {she} sat up straight.",
		whiz: "{main} sat with {her} back to everyone, and pretended to be looking at the view. Nobody came over, which was kind of them. {Her} arm ached, the one that had held on. The other did not. {She} shook it out, and the fingers came loose, one by one. They felt like the fingers of somebody who could do things. [And so they had, just once.|They had felt that way just one time before.] That was when {she} had been too tired to hold on to anything.",
		pro: "{main} sat with {her} back to everyone, and pretended to be looking at the view. It was not much of a view. {Her} arm ached, the one that had done all the holding, from the shoulder down to the thumb. {She} shook it out. The fingers had been shut for so long that they had to be undone one by one, like stiff buttons. When the last was open they felt light, and rather clever. {She} had felt that before. [{She} tried to think when it had been.|It took some time to think when that had been.] It had only been the once, when {she} had been too tired to hold on to anything at all.",
	},
	climax: {
		tiny: "Hands open wide! Go, {main}! {deed}",
		starter: "‘I can do it with no luck!’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘Look, no feather,’ said {main}, and held up both hands. And {main} {deed}. [That was no one’s way but {main_s}.|It was the {main} way of doing it.]",
		whiz: "‘Don’t look for it any more,’ said {main}. ‘I know who did it.’ And then {main} {deed}. [Nobody had shown {them} how.|There was no luck in it at all.] It came from inside, like a hiccup.",
		pro: "‘You can stop searching,’ said {main}, and shook out both hands. ‘I’ve found out who did it.’ And then {main} {deed}. It was not like anything that {she} had been shown, and nobody noticed what the elbows did. It came up from the ground, by way of the knees, and knew where it was going. [It had not been learnt, and so it could not be forgotten.|You would have known whose it was in the dark.]",
	},
	payoff: {
		story: {
			tiny: "{main} tells it, all of it! {shown} Stamp and clap, {everyone}!",
			starter:
				"The words came, first one, and then a rush! {shown} {Crowd} [stamped their feet|called for more].",
			confident:
				"And {main} told the story with both hands. When a word went missing, {she} put a better one there. {shown} {Crowd} cheered at the end. [It had gone wrong twice, and nobody knew.|They all liked the new bits best.]",
			whiz: "And {main} told the story. {She} told it with both hands, and with {her} eyebrows. Once {she} forgot what came next, and it did not matter. {She} made something up, and it fitted. {shown} {Crowd} leaned forward and missed none of it. [A story has a lot of room in it.|It was like jumping, and being caught.] It was not the same as on paper, where stories have to lie flat. This one stood up and walked about. It was alive.",
			pro: "And {main} told the story. {She} told it with both hands, which had been waiting for years to be asked. In the middle of it {she} forgot what came next. A feather would have been no use at all. {She} looked at the gap, and then {she} stepped across it, on words that nobody had put there for {them}. They held. {shown} {Crowd} leaned forward, and no one guessed. {She} told the rest of it to the very last row, and to somebody’s dog. [After that {she} rather hoped to forget something else.|It was the part that they asked for again.] A story told like that is not by heart. It is a good deal further in.",
		},
		wish: {
			tiny: "[Look at that!|Look at it go!] Now {main} can {wish}! Stamp and clap, {everyone}!",
			starter: "Did it work? It did! {Crowd} [yelled with joy|danced about]. {main} had got to {wish}!",
			confident:
				"And it worked! It had a wiggle in it that was not in anyone else’s. {Crowd} tried to copy it, and could not. [It only fitted one person.|It did not come in their size.] So {main} got to {wish}.",
			whiz: "And it worked from the first second to the last. There was a wiggle in it, about halfway, that you will not find in any lesson. {Crowd} wanted to know how it was done. ‘You let go,’ said {main}, ‘and then you’re you.’ [It’s harder than it sounds.|They went off to try it.] So {main} got to {wish}. And the clapping started all by itself, and could not stop.",
			pro: "And it worked, from the first second to the last, and then there were a few more seconds, just for pleasure. There was a wiggle in it that you will not find in any lesson. It may have begun as a mistake. {Crowd} wanted to be told how it was done. ‘You let go,’ said {main}, thinking it over, ‘and then you see who’s left.’ Several people went away to try it, with mixed results. [It turned out to come in one size only.|It did not seem to fit anybody else.] The clapping, when it came, was not for luck. With a bump on one elbow and ten fingers in the air, {main} had got to {wish}.",
		},
	},
	home: {
		tiny: "Brush, brush, {main}. A feather! [Sleep now, feather.|You sleep too, feather.]",
		starter:
			"{Evening}, {main} shook out {her} coat. Out fell the feather! [It had hidden in a sleeve.|‘There you are!’]",
		confident:
			"{Evening}, {main} took off one sock, and there was the feather. It had been in there all along, being walked on. [‘That was bad luck for you,’ said {main}.|‘Poor you,’ said {main}, and smoothed it flat.]",
		whiz: "{Evening}, {main} pulled off {her} left sock, and out came the feather. It was bent in the middle, and it was rather warm. It had spent all that time under {her} foot, being trodden on. ‘So I was holding you up,’ said {main}. {She} smoothed it out, and gave it to the old teddy at the end of the bed. He had only one ear, and had never had any luck. [The teddy took it well.|They looked well together.]",
		pro: "{Evening}, {main} pulled off {her} left sock, and out came the feather, bent in the middle and rather warm. It had spent the best part of the adventure under {her} foot. {She} turned it over and thought about that. If there had been any holding up, it had not been done by the feather. All the same {she} smoothed it straight, because none of it had been its idea. Then {she} gave it to the old teddy at the end of the bed. He had only one ear, and had never had much luck of any kind. [By morning it was behind the ear.|It suited him.] You could not say that he did anything with it. But he looked like a bear who might.",
	},
};
