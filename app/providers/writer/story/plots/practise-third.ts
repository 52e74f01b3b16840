import type { Telling } from "./plot";

/** The practice in still other sentences: luck has to be fed, polished and sat on. */
export const PRACTISE_THIRD: Telling = {
	want: {
		story: {
			tiny: "See the feather? [It is for luck.|It is so lucky.] {main} has a story! This is our idea: {story}",
			starter:
				"‘I can tell a story with no page,’ said {main}. ‘My feather will help!’ [It was a lucky one.|It was so soft.] The family wrote: {story}",
			confident:
				"‘The whole story?’ people said. ‘By heart?’ But {main} only smiled, and put one hand in {her} pocket. [There was a feather in there, and it was lucky.|That was where the lucky feather lived.] This is the story, as the family wrote it: {story}",
			whiz: "‘The whole of it?’ people asked. ‘By heart, and with no paper?’ But {main} only smiled. They could not see what {she} had in {her} pocket. It was a feather, grey and soft, and full of luck right down to the point. {She} had tried it out on small things. It had found a sock. It had stopped the rain, [almost at once|after a bit]. A story would be nothing to a feather like that. This is the story, as the family wrote it: {story}",
			pro: "‘The whole of it?’ people asked. ‘By heart, and without once looking at the page?’ But {main} only smiled, in the way of somebody with a hand in their pocket. In the pocket was a feather. It was grey and soft, and as full of luck as an egg is of egg. {She} had tried it out with care, first on small things and then on larger ones. It had found a sock. It had got {them} the window seat, and it had made the rain stop, [although not on the same {day}|if you were ready to wait a little]. To a feather like that a story would be nothing at all. All {she} would have to do was to open {her} mouth, and stand well back. This is the story, as the family wrote it: {story}",
		},
		wish: {
			tiny: "{main} blows on a feather. [Puff!|Puff, puff!] Make a wish. Let’s {wish}!",
			starter:
				"{main} was going to {wish}, in one go! {She} had a lucky feather in {her} hat. [It could not go wrong.|So it was as good as done.]",
			confident:
				"To {wish}! {main} thought of it at school, and in the bath. ‘It takes months,’ people said. ‘Not for me,’ said {main}, who had a lucky feather. [It had found {them} a sock once.|It was grey, and as light as a yawn.]",
			whiz: "To {wish}! There was nothing in the world that {main} would sooner do. ‘It takes most people months,’ {she} {was} told. But most people, as far as {she} knew, did not have a feather. It was small and grey, and it lived in {her} pocket. Whenever {she} touched it something nice happened, [sooner or later|though not always to {them}]. ‘Months,’ said {main} to the feather, and both of them thought it was funny.",
			pro: "To {wish}! There was nothing in the wide world that {main} would sooner do, and {she} said so at meals. ‘That takes most people months,’ {she} {was} told. ‘Years, if they do it properly.’ {main} nodded politely. Most people did not have a feather. It was a small grey one, with nothing about it to catch the eye, and it had come to {them} out of nowhere. Since then {she} had found a sock that had been given up for lost. {She} had been given the larger half of a bun. [You can call that chance, if you have never had a feather.|Things like that do not happen by themselves.] ‘Months,’ {main} said to it in private, and blew it straight, ‘for the likes of us!’ It would be done in no time.",
		},
	},
	upset: {
		tiny: "Watch me, watch me! [Wibble, wobble, splat!|Whoops, and splat!] {company}",
		starter:
			"{company} First go! Up went {main}, and down went {main}. [‘That was only a try,’ {she} said.|‘I was not ready,’ {she} said.]",
		confident:
			"‘Stand back,’ said {main}, ‘and give it room.’ {company} {main} shut {her} eyes and went for it. When {she} opened them {she} {was} looking at {her} own feet. [They were higher than {she} {was}.|They were up, and {she} {was} down.] ‘Hm,’ {she} said.",
		whiz: "‘You might want to stand back a bit,’ said {main}. {company} {main} took a breath, and went. What came next was over quickly, and yet there was a lot in it. There was a sort of leap. There was a sort of scrape. [Right at the end there was a sort of hiccup, and that was {main}.|There was a sort of silence, with {main} at the bottom of it.] ‘Did it work?’ {she} asked. ‘I had my eyes shut.’ It could not be said that it had.",
		pro: "‘You may want to stand back a bit,’ said {main}, and shook out both arms. {company} {main} took a breath, and went. What came next was over in a moment, and yet there was a good deal in it. There was a kind of leap, which was promising. There was a kind of scrape. In between the two there had been something that has no name, and people afterwards could only show it with their hands. [Then there was a silence, with {main} at the bottom of it.|At the very end there was a hiccup, and that was the only part to be done correctly.] ‘Did it work?’ {she} asked. ‘I had my eyes shut.’ Nobody quite knew how to put it. ‘Parts of you did,’ somebody said, after a while.",
	},
	try1: {
		tiny: "Rub the feather, rub it! [One, two, thud!|Ready, steady, thud!] {company}",
		starter:
			"‘The luck is cold,’ said {main}. {company} {main} sat on the feather, by {spot}. [But it did not hatch.|Warm luck was no use.]",
		confident:
			"‘The luck has run down,’ said {main}. So {she} rubbed up the feather, as you rub a lamp. {company} Then {main} tried again, by {spot}. [It went wrong, and it was shiny.|It was a shiny sort of thud.] ‘More rubbing,’ {she} said.",
		whiz: "‘It must have run down,’ said {main}, and took the feather over to {spot}. {company} {main} breathed on it. {She} rubbed it on {her} sleeve. {She} held it in one hand and warmed that hand with the other. That left none to spare, and it is no way to begin anything. [The feather was beautifully warm.|There was a thud, and {she} {was} careful to land on the other side.] It went on like that for a long while. ‘It’s nearly full,’ {she} kept saying.",
		pro: "‘It must have run down,’ said {main}, and carried the feather over to {spot}, to be filled up. {company} {main} breathed on it. {She} polished it on {her} sleeve, and turned it so that the light could get in at the sides. {She} kept it warm in one hand, and kept that hand warm in the other. When you count them up, that leaves no hands at all, and it is not a good number to begin anything with. There was a thud. {main} had fallen with great skill, so as not to bend it. [There was another thud, and the skill was even greater.|By the fourth time nobody alive could have fallen round a feather as {she} did.] ‘It’s nearly full,’ {she} kept saying, and there was a bruise for every time {she} said it.",
	},
	try2: {
		tiny: "Ask them all how. [In, out, up, down!|Up, down, in, out!] Oh, my head! {company}",
		starter:
			"‘Not like that! Like this!’ So they all said. {company} {main} did this, and that. [It came out as a heap.|It made a fine knot.]",
		confident:
			"Everyone along {path} knew better. {company} ‘Faster!’ said one, and ‘Slower!’ said the next. ‘Lean in, stick out, look up, sit down!’ [{main} did what they said, in that order.|So {main} leaned and stuck and looked and sat.] It was quite a sight.",
		whiz: "{company} Then everybody along {path} told {main} what the matter was. It was the feet. It was not the feet, it was what {she} did with {her} chin. ‘Go faster,’ called one, just as another called, ‘Slow down!’ {main} thanked them all, and did as {she} {was} told. [For one moment every bit of {them} was doing something different.|{She} looked like a coat hanger on its day off.] ‘No,’ they all said, ‘not like that.’",
		pro: "{company} Then everybody along {path} was kind enough to tell {main} what the matter was. It was the feet. It was not the feet, said the next, it was the chin, anybody could see it was the chin. ‘Faster!’ called one, just as another called, ‘Slow down!’ Somebody’s uncle had always done it with a straw hat on. {main} thanked them all, and did exactly as {she} {was} told. [For a short time every single part of {them} was taking advice from a different person.|From behind, it was like a coat hanger on its day off.] There was a pause, in which a hat would have been welcome. ‘No,’ they said all together, and it was the first thing on which they had agreed. ‘Not like that.’",
	},
	twist: {
		tiny: "{main} hums. It goes well! [Look, {everyone}!|See, {everyone}!] Oh! Where is the feather?",
		starter:
			"{main} gave a yawn and did it. It went right! {everyone} saw! [‘Well done, feather.’ But where was it?|‘Where is my feather?’]",
		confident:
			"{main} wasn’t trying any more. {She} {was} only waiting for {her} nose to stop itching, and it went right! {everyone} gasped. It was done! ‘Feather, did you see?’ [But there was no feather in it.|{She} looked, and there was no feather in {her} hand.]",
		whiz: "‘I need a rest,’ said {main}, and wandered back to the start, humming, and thinking about toast. And in the middle of the toast it went right. It went right all the way, as a drawer does when it has stopped sticking. {everyone} saw it. ‘We did it!’ cried {main}, and held the feather up for all to see. [What {she} held up was a hand.|There was no feather in it, only a hand.] It had a thumb and four fingers, and that was the end of the list.",
		pro: "‘I need a rest,’ said {main}, and wandered back to the beginning, humming, and thinking about toast. It was a good tune, and there was a great deal of butter. And somewhere in the middle of the toast it went right. It went right the whole way, and without a sound, as a drawer does that has made up its mind to stop sticking. {everyone} saw it, and gasped. ‘We did it!’ cried {main}, and held up the feather for all the world to see. [What {she} held up was a hand.|There was no feather in it, only a hand.] It had a thumb and four fingers, and that was the end of the list. {She} turned it over, in case. It was pink on that side.",
	},
	worse: {
		tiny: "{gloomTiny} No luck at all! [Splat, {main}!|Oh no, {main}!]",
		starter:
			"‘Look for it!’ said {main}. No one saw it. Then {gloom}. [Each go went splat.|{main} could not do it at all.]",
		confident:
			"‘Stop! Nobody move!’ said {main}, but the feather was gone. So {she} tried without it, and thud, and tried once more. Then {gloom}. [‘I’m just me again,’ {she} said.|‘That’s all the luck I had,’ {she} said.]",
		whiz: "‘Don’t anybody move!’ cried {main}. {They} looked under everything, and then {they} looked behind it. The feather had gone wherever luck goes. So {main} had one more try, just to see, and it was worse than the first. [And on top of it {gloom}.|While {she} lay there, {gloom}.] ‘I thought I was getting good,’ {she} said. ‘It was getting good, and I was just there.’ It is hard to be proud of somebody all {day}, and then find out who it was.",
		pro: "‘Don’t anybody move!’ cried {main}, and for as long as it takes to search a place on all fours, nobody did. {They} looked under everything. Then {they} looked behind it. The feather had gone wherever luck goes when it has had enough. So {main} had one more try, just to see, and it was a good deal worse than the very first had been. [And on top of everything {gloom}.|While {she} lay there and looked up, {gloom}.] ‘I thought I was getting good,’ said {main}. ‘It was getting good. I was only what it was standing on.’ Several people began to say something, and thought better of it. It is hard to have been proud of somebody all {day}, and then to be told who it was.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} sat by {herself} and hummed, to keep from crying. It was only a scrap of a song. {Her} foot began to tap, and it tapped just right. [{She} stopped humming, and it went on.|‘Who is doing that?’ {she} thought.] There was no feather on {her} foot.",
		whiz: "{main} sat a long way off, with {her} arms round {her} knees, and hummed to keep from crying. It was only a scrap of a tune. {Her} foot knew it, and began to nod. So did {her} shoulder. Before long all of {them} was doing it, a very little, with nobody watching. [It was the same thing that had gone right.|It was what {she} had done when {she} {was} thinking of something else.] {She} stopped, and held {her} breath. So that was where it lived. It had not been in {her} pocket at all.",
		pro: "{main} sat a long way off, with {her} arms round {her} knees, and hummed, to keep {herself} from doing something else. It was only a scrap of a tune. After a while {her} foot joined in, which nobody had asked it to, and then a shoulder. Neither of them had been told how. It was very small, what they were doing, hardly more than a thought with a bit of movement in it. But {she} had felt it once before that {day}, when it was large. {She} stopped humming, and it went on. [‘Hello,’ said {main} to {her} own left foot.|{She} kept as still as you keep for a robin.] So that was where it lived. All that time {she} had been polishing the front door, and it was upstairs, playing with its toys. It had never been in the pocket at all.",
	},
	climax: {
		tiny: "Two hands up! Hum, hum! [Now {main}!|Look at {main}!] {deed}",
		starter: "‘Never mind luck,’ said {main}, and hummed. [And|So] {main} {deed}.",
		confident:
			"‘I don’t need to be lucky,’ said {main}. ‘I need to be me.’ And {main} {deed}. [It was not in anyone’s list.|Nobody called out a thing.]",
		whiz: "‘Please don’t tell me how,’ said {main}, ‘and please don’t look for it.’ And then {main} {deed}. There was a tune in it somewhere. [It was done the way you skip when no one is about.|It came out whole, like something that has had a good sleep.]",
		pro: "‘Would you all very kindly say nothing?’ asked {main}, and {she} put both hands where {she} could see them. And then {main} {deed}. There was a tune in it somewhere, and it did not matter which. [It was done as you skip along when there is no one about.|It came out whole, like something that has had a good long sleep.] If {she} had tried at all, it would have been spoilt.",
	},
	payoff: {
		story: {
			tiny: "No page! Word by word, all there! {shown} [Well told|So good], {everyone}!",
			starter:
				"{main} took a breath and told it all! {shown} {Crowd} [held on tight to hear|hung on each word].",
			confident:
				"And then {main} told it. One word called the next by name, and out they all came, laughing. {shown} {Crowd} looked for the trick in it. [There was no trick, and there was no paper.|{She} had nothing up {her} sleeve at all.]",
			whiz: "And {main} opened {her} mouth. There was the story, standing just behind {her} teeth with its coat on. {She} stood well back, and let it out. {Crowd} forgot that it was being done by heart. {shown} It hummed a little as it went. In the middle it took a turn that was on no page, [and somebody gasped|and they asked for it again]. Nobody would have called it lucky. It was as far from luck as you can go.",
			pro: "And {main} opened {her} mouth, and there was the story, standing just behind {her} teeth with its coat on. All {she} had to do was to let it out. It went down among the listeners and picked out a knee to sit on. {Crowd} quite forgot that it was being done by heart. {shown} It hummed a little as it went, and it took a turn in the middle that had never been on any page. [That was where somebody gasped, and then looked to see who had.|It was the very part that they asked for afterwards.] ‘You must have practised for months,’ a voice said, when it was over. {main} thought about the thuds, and the knots, and the bruises. ‘Yes,’ {she} said in surprise, ‘I must have.’",
		},
		wish: {
			tiny: "Round and up! {main} can {wish} at last! [Clap now|Jump up], {everyone}!",
			starter:
				"Oh, it went like a song! {Crowd} [hummed along|got up to see]. {main} got to {wish}! [It was no luck.|It was all {main}.]",
			confident:
				"And it went like a song, with no wrong notes. {Crowd} laughed out loud, and could not stop. Nothing so nice had ever gone so well. [‘Again, again!’ came a shout.|‘How did you do that?’ said a voice.] {main} had got to {wish}.",
			whiz: "And it went like a tune that has been shut in and finds the window open. It went up, and it went round. It came back to where it had begun, and bowed. {Crowd} held on to their breath until their ears popped. Then they let go of it, and the noise was like a roof coming off. [Not one of them had any advice.|Somebody threw a hat, and it was never seen again.] {main} had got to {wish}, and {she} had seen the whole thing, with {her} eyes wide open.",
			pro: "And it went like a tune that has been shut in all winter and finds the window open. It went up. It went round, and it came back to where it had started, and made a small bow. {Crowd} held on to their breath until their ears popped. Then they let go of it, and the noise was like a roof coming off. There was not one word of advice in it from beginning to end. [Somebody’s hat went up, and to the best of my knowledge it has not come down.|People who had never met shook hands on it.] ‘That must have taken months,’ somebody said to somebody. ‘No,’ said the other one, ‘it took until now.’ And {main}, who had kept both eyes wide open for the whole of it, had got to {wish}.",
		},
	},
	home: {
		tiny: "Hum, hum, {main}. [What fell out? A feather!|Here is the feather!] Sleep, sleep!",
		starter:
			"{Evening}, {main} felt a tickle in bed. It was the feather! [It had no luck left, so {she} kept it warm.|‘You may stay,’ {she} said.]",
		confident:
			"{Evening}, {main} turned out {her} pocket, and there was the feather. It had gone through a hole. It had sat in the lining all the time. [‘You missed the best bit,’ {she} told it.|‘Shall I tell you how it went?’ {she} said.]",
		whiz: "{Evening}, {main} felt for a hanky, and {her} finger went through a hole in {her} pocket. Deep down in the lining lay the feather. It looked crumpled, and rather left out. ‘Poor you,’ said {main}. ‘You missed it all.’ So {she} told it. {She} told it about the knots and the thuds. [It was a good listener, and it tickled in the right places.|The feather shook a little, so it may have been laughing.] Then {she} blew it straight, and kept it, for its looks.",
		pro: "{Evening}, {main} was feeling for a hanky when one finger went through a hole in {her} pocket and touched something soft. Deep down in the lining lay the feather. It had been there since before the first thing that went right. It looked crumpled, and rather left out, like somebody who has come to the station on the wrong day. ‘You poor thing,’ said {main}. ‘You’ve missed all of it.’ And {she} put it on the pillow and told it, from the splat to the shouting, and left nothing out. It was an excellent listener, for a thing without ears. [It shook once or twice, and may have been laughing.|Now and then it stirred a little, though that may have been only breath.] ‘I can’t promise you anything,’ {main} told it, when the lamp was out. ‘But you can come and watch.’",
	},
};
