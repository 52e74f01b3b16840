import type { Telling } from "./plot";

/** The making in other sentences; each beat fits the others in any telling. */
export const MAKE_AGAIN: Telling = {
	want: {
		story: {
			tiny: "We want a show! [Here is the idea|Here is our idea]: {story}",
			starter:
				"{main} had a story. It was too good to keep in. [The family put it like this|This is what the family said of it]: {story}",
			confident:
				"{main} had a story, and it wanted to come out. It tickled at lunch. It kicked at bedtime. [It was too big for one head.|There was no peace with it.] Somebody would have to act it, on a real stage. The family put it like this: {story}",
			whiz: "There are stories that you can keep to yourself. {main_s} was not one of them. It got out in bits, at the wrong moments, and people at bus stops looked round. ‘It wants to be seen,’ said {main}. ‘It wants a stage, and a curtain, and somebody in the front row with a bag of nuts.’ [It was asking for nothing small.|It was not a shy sort of story.] The family put it like this: {story}",
			pro: "Most stories are content to be told. {main_s} wanted to be seen, and it was not polite about it. It acted itself out at breakfast, with the spoons. It did all the voices in the bath. ‘Very well,’ said {main} to it in the end. ‘You shall have a stage, and a curtain, and a front row with its coats on its knees. Only let me finish my egg.’ [It went quiet at once, the way that people do when they get more than they asked for.|It stopped at once, and waited, and that was almost worse.] The family put it like this: {story}",
		},
		wish: {
			tiny: "Let’s {wish}! Here is a rope. [Good rope!|A good long rope!]",
			starter: "{main} wanted to {wish}. ‘Not next week,’ {she} said. ‘[Now!|Today!]’",
			confident:
				"{main} wanted to {wish}. {She} had thought about it on the stairs. {She} had thought about it in the bath, until the water got cold. ‘I’m done with thinking,’ said {main}. [‘Let’s get on with it!’|‘Now for the doing!’]",
			whiz: "{main} meant to {wish}. {She} had meant to ever since {she} could remember, and that was last Tuesday. Since then {she} had drawn it nine times. In the first drawing it was as big as a shoe. In the last one it would not fit on the paper, and went on across the table. ‘There, that’s finished,’ {she} said. [Strictly speaking, it was not begun.|All it needed now was to be there.]",
			pro: "{main} was going to {wish}, and nobody had asked {them} to. It was {her} own idea from end to end, and {she} had drawn it nine times on the backs of things. In the first drawing it was about as big as a shoe. By the ninth it would no longer fit on the paper. It went on across the table and a little way up the wall. ‘There,’ said {main}, and put down the pencil. ‘It’s practically finished.’ Everybody agreed that it was very like. It even had a little man in it, to show the size. [There was only the doing of it left to do.|It only remained to do it.]",
		},
	},
	upset: {
		story: {
			tiny: "But where is the stage? [Not here!|Hm!] {company}",
			starter:
				"But you need a stage. All they had was a box. {company} ‘And a rope!’ said {main}. [‘A rope will do!’|‘It’s a good rope!’]",
			confident:
				"But a show needs a stage, and stages don’t grow on trees. {company} ‘What have we got?’ said {main}. They had a box, an old sheet and a rope. [They looked at the rope for some time.|It was not a lot, for a stage.]",
			whiz: "But a show needs a stage, and you seldom find one lying about. {company} ‘What have we got?’ said {main}. So they emptied their pockets, and after that the cupboard. They had a box. They had an old sheet, and a rope that was much too long. [Nobody liked to say that it was not a stage.|Somebody said that it was a start.] ‘That’s the hard part done, then,’ said {main}, and rolled up both sleeves.",
			pro: "{company} But a show needs a stage, and a stage is not a thing that you find at the back of a drawer. They looked all the same. They looked in the drawer, and under the bed, and in the place where things go when nobody knows whose they are. It came to one box, one old sheet with a hole in it, and a rope that was far too long for anything. They stood round it in a ring. [Nobody liked to be the first to say that it was not a stage.|It did not look like a stage from any side.] ‘Good,’ said {main}, and rolled up both sleeves. ‘That’s the difficult bit done.’",
		},
		wish: {
			tiny: "But how, {main}? [With a rope!|A rope will do!] {company}",
			starter:
				"But what do you do first? {company} {main} ran and got a box. Then {she} got some rope. [It was a start.|That was a start!]",
			confident:
				"But when {main} looked round, there was nothing to do it with. {company} ‘What have we got?’ {she} said. They had a box, an old sheet and a rope. [They looked at the rope for some time.|It was not exactly a lot.]",
			whiz: "But wanting a thing is one matter, and starting on it is another. {company} ‘What have we got?’ said {main}. So they emptied their pockets, and after that the cupboard. They had a box. They had an old sheet, and a rope that was much too long. [Nobody liked to say what it looked like.|Somebody said that it was a start.] ‘That’s the hard part done, then,’ said {main}, and rolled up both sleeves.",
			pro: "{company} But wanting a thing is easy, and can be done lying down. Starting on it is another matter. They looked for something to start with. They looked in the drawer, and under the bed, and in the place where things go when nobody knows whose they are. It came to one box, one old sheet with a hole in it, and a rope that was far too long for anything. They stood round it in a ring. [Nobody liked to be the first to say what it looked like.|It did not look like a beginning from any side.] ‘Good,’ said {main}, and rolled up both sleeves. ‘That’s the difficult bit done.’",
		},
	},
	try1: {
		tiny: "Zip, zip, zip! [Up it goes!|It goes up!] Bang! {company}",
		starter:
			"‘Let’s be quick!’ said {main} by {spot}. {company} Zip, zap, up it went! [It fell down just as quick.|And zip, zap, down it came.]",
		confident:
			"{company} ‘Ready, steady, go!’ said {main} beside {spot}, and went. It went up like a rocket. For one moment it looked lovely. [It came down like one, too.|It came down like a sack of spoons.] ‘I may have rushed that,’ said {main}.",
		whiz: "‘If we hurry, it will be ready by tea,’ said {main}. So beside {spot} everybody hurried. {company} Things were tied that should have been nailed, and nailed that should have been tied. It was done in the time that it takes to boil an egg. It stood for as long as you need to eat one. [Then there was a twang.|After that came a twang.] ‘I think I may have rushed it,’ said {main}, who had the box on {her} head.",
		pro: "‘If we hurry, it can be ready by tea,’ said {main}, and hurrying is catching. {company} Beside {spot} things were tied that ought to have been nailed, and nailed that ought to have been tied. One thing was simply leaned against another, and asked to stay. It was all done in the time that it takes to boil an egg. For about as long as it takes to eat one it stood there, and was admired. [Then something said twang.|Then, somewhere in the middle, something said twang.] It is not a loud word, but it was the last that anybody heard for some time. ‘It’s possible,’ said {main}, from inside the box, ‘that I rushed it.’",
	},
	try2: {
		tiny: "Put this on! Put that on! [Wibble, flop!|Wibble, splat!] {company}",
		starter:
			"{company} ‘Has anyone got an idea?’ said {main}. They all had. It got wings and wheels and a tail. [Flop! That was too much.|It got so fat that it fell!]",
		confident:
			"{company} This time {main} asked everyone what it needed. It needed wheels. It needed wings, and a bell, and somewhere to put your tea. [By now nobody knew which end was the front.|Soon it had two fronts and no back.] It sat down with a groan, and did not get up.",
		whiz: "{company} This time {main} asked everybody, all along {path}, what it ought to have. It ought to have wheels, it turned out, and wings in case the wheels came off. It ought to have a bell. It ought to have a shelf for your tea. ‘Good idea,’ said {main}, every time. [And so it was, on its own.|Not one of them was a bad idea.] In the end nobody could get near it for good ideas. It gave a groan and lay down, like a cow.",
		pro: "{company} This time {main} took the trouble to ask. {She} went all along {path} with a notebook, and wanted to know what it ought to have. It ought to have wheels, people felt, and wings in case the wheels came off. It ought to have a bell. It ought to have a smaller bell as well, for when the first was being mended. ‘What a good idea,’ said {main} every time, and wrote it down, and added it. [None of them was a bad idea.|Each of them was, taken by itself.] But good ideas are like good dinners, and you can be ill from the fourth. It swayed. It gave a long groan, as a cow does before it sits. Then it sat.",
	},
	twist: {
		tiny: "Hup! Hold it, {everyone}! [Now let go.|Let go now.] Oh, oh!",
		starter:
			"‘One, two, three, up!’ Up it went! {everyone} held it. It was good. [But now they had to let go.|But can you hold a thing all day?]",
		confident:
			"‘Each of you take a side,’ said {main}. {everyone} took one each and lifted. There it stood, just as {main} had seen it! ‘We’ve finished,’ {she} said. ‘We can let go now.’ [That was a mistake.|So, one by one, they did.]",
		whiz: "‘We’ve been doing this one at a time,’ said {main}. ‘Everybody take a side.’ {everyone} took hold. They lifted, and it rose up as if it had never meant anything else. It was straight, and it was beautiful. For once there was nothing to add. ‘I could look at it all day,’ said somebody, whose arms had begun to shake. [That was when they all saw what was keeping it up.|The only question was who would let go first.] ‘Gently,’ said {main}. One by one, they let go.",
		pro: "‘We’ve been at it one by one,’ said {main}. ‘Now everybody take a side.’ {everyone} took hold. They lifted together, and it rose as though it had only been waiting to be asked politely. It was straight at the edges. It was handsome at the top. There was nothing that you would have wished to add, and one or two people sighed. ‘I could look at it for ever,’ said somebody, in the voice of a person whose arms have begun to shake. [Nobody can stand under a thing for ever.|It was then that they understood what was holding it up.] ‘Gently, now,’ said {main}. One after another they took away their hands, and for as long as a breath it stayed.",
	},
	worse: {
		tiny: "Crash, bang, bump! {gloomTiny} [It is flat, {main}.|All flat, {main}.]",
		starter:
			"It went over with a bang. Then {gloom}. ‘I can’t make it stand,’ said {main}. [They all sat down.|Nobody had a plan.]",
		confident:
			"It leaned, and it thought about it, and over it went. Then {gloom}, as if that was not enough. ‘I had it in my head,’ said {main}. ‘Now it’s not even there.’ [There was nothing that anyone could say.|{She} let go of the rope.]",
		whiz: "It leaned over a little, like somebody who has heard their name. Then it all went at once, and the noise came back twice from far away. And, as if that had not been enough, {gloom}. {main} stood there with a bit of rope in {her} hand. ‘It was so good in my head,’ {she} said. ‘I should have left it in there.’ Nobody laughed. [One of the wheels rolled up, and fell over by {her} foot.|A last small piece came down, a good while after the others.]",
		pro: "It leaned over a little, like somebody who thinks they may have heard their name. It leaned a little more. Then the whole of it went at once, and the noise walked off into the distance and came back again. And, since nobody had yet had time to feel sorry for themselves, {gloom}. {main} was left standing with a short end of rope in {her} hand. It led to nothing. ‘It was so good in my head,’ {she} said. ‘I ought to have left it in there, where it couldn’t fall down.’ [It was said so quietly that no one could think of a joke.|There was no answer to that, and nobody tried to find one.] Some time after everything else, one last small piece came down.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} went and sat on the box, a little way off. Something was sticking into {her} leg. {She} pulled it out. It was the first piece that {she} had made. It was not even bent. [‘Hello,’ {she} said to it.|‘You’re all right,’ {she} told it.]",
		whiz: "{main} went to sit on the box, with {her} back to the mess. There was something hard in {her} pocket. It was one piece, no longer than a finger. It was the very first that {she} had made. {She} had put it away to keep it nice. Nobody had hurried that one. Nobody had improved it. {She} held it up, and looked past the edge of it at the heap, with one eye shut. [It was odd how well they went together.|From there the heap looked as if it was waiting for something.]",
		pro: "{main} went to sit on the box, with {her} back to the whole of it, and put both hands in {her} pockets. In the left one there was something hard. It was one piece, no longer than a finger. It was the first that {she} had ever made, and {she} had liked it so much that {she} had put it away. So nobody had hurried it. Nobody had given it a wing. It had gone into a pocket perfect, and perfect it had come out, with a little fluff on. {She} held it up at arm’s length and shut one eye. Behind it, a long way off, was the heap. [It was odd how well the one fitted into the other.|Seen like that, it was only a lot of places where this might go.]",
	},
	climax: {
		tiny: "One small bit. [Start here|Start with that], {main}! {deed}",
		starter: "‘Start with one good bit,’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘Not all of it at once,’ said {main}. ‘One piece, and the next one can wait.’ And {main} {deed}. [It was a very small start.|No one rushed, and no one pushed.]",
		whiz: "‘I’ve got the first piece,’ said {main}, ‘and nobody’s to make it any better.’ And then {main} {deed}. [It was only a beginning, but it was all there.|You could hardly call it much, but it did not wobble.] And that was new.",
		pro: "‘I’ve found where it starts,’ said {main}, and held it up for everyone to see. ‘Please don’t anybody improve it.’ And then {main} {deed}. It was about as much as you could have done with one hand. [But when the hand was taken away, nothing fell.|But it was done, and it did not need to be held.] That was new.",
	},
	payoff: {
		story: {
			tiny: "This bit, that bit. Up goes the show! {shown} [Stamp, stamp|Cheer, cheer], {everyone}!",
			starter:
				"Bit by bit it grew, and it stood! {everyone} sat down to see. {shown} [What a show it was!|It was the best show of all.]",
			confident:
				"Each piece knew where to go. Soon there was a stage, with nobody under it! {everyone} bowed before it had even begun. Then the story came out and took up all the room. {shown} [They clapped the stage as well.|‘Again!’ came a shout at once.]",
			whiz: "After that each piece seemed to know where it went, and {main} had only to listen. There stood a stage, and not one hand was on it. {everyone} played all the parts, and sold the tickets, and were the band. The sheet went up on its rope with hardly a squeak. {shown} The story walked out as if it had lived there all its life. [It bowed before anybody had told it to.|It did the sad part, and it did the funny part, and it mixed up neither.] When it was over, somebody leaned on the stage to get their breath. It let them.",
			pro: "After that each piece seemed to know where it belonged, and {main} had only to hold it near and wait. By and by there was a stage, and there was not a hand on it. {everyone} sold the tickets, and bought them, and showed each other to their seats. The sheet rose on its rope with no more than a squeak. {shown} Out came the story, and it looked about it as you do when you get home. It knew where everything was. It did the sad part so well that nobody minded it being sad. [Afterwards they all sat down on the stage together, without thinking, and it held.|When it was over somebody leaned against the stage, and only later thought what a risk that might have been.] There it still stood, and took its share of the applause.",
		},
		wish: {
			tiny: "This bit, that bit. [Look at that!|See it stand!] Now {main} can {wish}! Stamp, {everyone}!",
			starter:
				"Bit by bit it grew, and it did not fall! {everyone} danced round it. So {main} got to {wish}! [Ta-da!|What a day!]",
			confident:
				"Each piece knew where to go next. No one ran. No one told it what to be. {everyone} stood back, and it stayed where it was. [You could even lean on it.|It did not so much as creak.] That was how {main} got to {wish}.",
			whiz: "After that each piece seemed to know which piece came next, and {main} had only to listen. {everyone} did one thing each, and then sat on their hands. It was not the biggest in the world. It was not the shiniest. But when you walked away from it and came back, it was still there. [They tried that several times.|{main} went and came back four times, to be sure.] So {main} had managed to {wish}, and nothing was holding it up but itself.",
			pro: "After that each piece seemed to know which piece came next, and {main} had only to hold it near and wait. {everyone} did one thing each. They did it well, and then they sat on their hands, which was the hardest part. It was not the tallest thing of its kind, or the shiniest, and no one would ever cross the sea to look at it. But you could go away from it and come back, and there it would be. [Several people tried this, more than once, for the pleasure of it.|{main} did it four times, and it was there every time.] That is a great deal to be able to say of anything. With ten tired fingers, {main} had managed to {wish}, and nobody was holding it up.",
		},
	},
	home: {
		tiny: "Night night, {main}. Here is one bit. [It sleeps too.|It sleeps by you.]",
		starter:
			"{Evening}, {main} took one small bit to bed. It was for next time. [It had a bed too.|‘Good night, bit,’ {she} said.]",
		confident:
			"{Evening}, {main} hid one last piece under the pillow. It was a bit lumpy. ‘What’s that for?’ said a voice at the door. [‘For the next one,’ said {main}.|‘That’s where the next one starts,’ said {main}.]",
		whiz: "{Evening}, {main} found one piece left over, and could not think where it should have gone. Nothing was missing. Nothing had a hole in it. {She} took it to bed and turned it round in the dark. Bit by bit it stopped being a piece left over. It began to be the first piece of something. [It was too early to say of what.|{She} would find out tomorrow what it was.] {She} held on to it, so that it should not start without {them}.",
		pro: "{Evening}, when it had all been swept and wound up and put away, there was one piece left over. {main} could not think where it ought to have gone. Nothing was missing, and nothing had fallen off. {She} took it to bed, and lay on {her} back, and turned it round in the dark with {her} fingers. It is surprising how many shapes a small thing has when you can’t see it. It was a handle for a while, and then it was a mast. By and by it stopped being a piece left over and became the first piece of something, [and {main} lay very still|but it would not say of what]. {She} {was} asleep before it had got any further. But {her} hand had closed.",
	},
};
