import { MAKE_AGAIN } from "./make-again";
import { MAKE_THIRD } from "./make-third";
import type { Plot } from "./plot";

/** Something is made, falls apart when it is hurried or crowded, and grows again from its one good bit. */
export const MAKE: Plot = {
	id: "make",
	verbs:
		/^(?:make|build|bake|turn|grow|create|paint|draw|invent|cook|design|plant|write|knit|sew|put|dig|start(?! (?:in|at|on|school|nursery|reception|big)(?!\p{L}))|open|throw|have (?:an?|the|his|her|their) (?:[\p{L}-]+ )*(?:party|picnic|feast|sleepover|tea|show|sale))(?!\p{L})/iu,
	words:
		/(?<!\p{L})(?:mak(?:e|es|ing)|build(?:s|ing)?|bak(?:e|es|ing)|invents?|cakes?|part(?:y|ies)|birthday|show|play|concert|robot|machine|Christmas|circus|costume|superhero|jokes?|dinosaurs?)(?!\p{L})/iu,
	takesAny: "never",
	canBeAlone: false,
	thing: { story: "stage", wish: "plan" },
	prop: "rope",
	lost: [],
	poses: { want: "stand", upset: "carry", try1: "kneel", try2: "carry", twist: "stand", payoff: "dance" },
	lines: {
		want: {
			story: {
				tiny: "We have a show! [This is our idea|Our idea is this]: {story}",
				starter: "{main} had a story. [This was the idea|The idea was this], as the family told it: {story}",
				confident:
					"{main} had thought of a story that was much too good to keep. It needed a stage, and people to watch. It hopped about in there [like a frog|like a flea]. In the family’s own words, it was this: {story}",
				whiz: "{main} had a story in {her} head, and it would not sit still. It was there at breakfast. It hummed in the bath. A story like that can’t just be told. It needs a stage, with a curtain that goes up, and somebody to say ‘Ooh!’ It wore a hole in every lesson, [and it made the soup go cold|and it let the soup go cold]. The idea of it, in the family’s own words, is this: {story}",
				pro: "There was a story in {main_s} head, and for days it had been too big for the space. It bumped about at mealtimes. It kept {them} awake by trying out the good bits aloud. There is only one cure for a story of that kind. You must give it a stage, and a curtain, and a row of people with nowhere else to be. Nothing smaller will do it any good. It had turned up in the middle of sums, [and it had made two lots of soup go cold|and two lots of soup had gone cold because of it]. Here is the idea, just as the family put it: {story}",
			},
			wish: {
				tiny: "[Let’s|Come on, let’s] {wish}! {main} has some rope.",
				starter:
					"[{main} wanted to|What {main} wanted was to] {wish}. It would be the best ever! {She} could not wait.",
				confident:
					"{main} had made up {her} mind to {wish}. It would be the best that anyone had ever seen. {She} could see it all, as clear as a picture. Now all {she} had to do was [to start|to begin].",
				whiz: "Quite suddenly {main} decided to {wish}, and nothing else would do. It came over {them} like hiccups. It was going to be the finest that anybody had ever seen. {She} could see it already when {she} shut {her} eyes. It shone a bit. All that was missing was the thing itself. ‘How hard can it be?’ {she} said to the bathroom mirror. [The mirror kept its thoughts to itself.|The mirror said nothing, kindly.]",
				pro: "{main} had decided to {wish}, and {she} had decided it in the way that other people shut a door. It would not be an ordinary one. There were plenty of those already, and they could look after themselves. {She} had turned the idea over at night until it shone on every side. There was nothing more to plan, nothing to measure, and no reason on earth to wait. In {her} mind it was already done. All that was missing was the thing itself. ‘It’ll be done by teatime,’ {she} told the bathroom mirror. The mirror, [which had heard that sort of thing before|who had heard it all before], kept its thoughts to itself.",
			},
		},
		upset: {
			story: {
				tiny: "But we have no stage[ at all|, oh no]! {company}",
				starter:
					"{company} But there was no stage. There was just a box and some rope. ‘That will do!’ [said {main}|called {main}].",
				confident:
					"There was only one small problem, and that was the stage. They had a box, a sheet and a long bit of rope. {company} ‘We’ll make one!’ said {main}. It looked a bit like [washing day|a jumble sale].",
				whiz: "There was only one thing missing, and that was everything: the stage, the curtain and the seats. {company} ‘Then we’ll make it all,’ said {main}. {She} had a box, an old sheet and a long bit of rope. It did not look like a stage just yet. It looked like washing day. ‘Give it time,’ said {main}, and gave it a poke. [Somebody’s sock fell off the top.|A sock slid off the top.]",
				pro: "There was only one difficulty, which was that nobody owned a stage, a curtain or a single velvet seat. {company} ‘Then we shall have to make them,’ said {main}. They turned out every cupboard. They found a box, a sheet with a hole in it, and a long bit of rope. Laid out on the ground it did not look much like a theatre. It looked like washing day in a strong wind. ‘It only needs a little imagination,’ said {main}, and walked all the way round it. It needed a good deal more than a little. [A sock slid off the top and lay there, like a comment.|A sock fell off the top, as if it had given up.]",
			},
			wish: {
				tiny: "But how? We have [a|one] rope! {company}",
				starter:
					"{company} But how do you start? {main} had a box and some rope. ‘That will do!’ [said {main}|called {main}].",
				confident:
					"{company} There was only one small problem, and that was how to begin. All they had was a box and a long bit of rope. ‘That will do!’ said {main}. It looked a bit like [washing day|a jumble sale].",
				whiz: "There was only one thing missing, and that was any idea of how to begin. {company} {main} laid out what they had. It came to a box, an old sheet and a long bit of rope. It did not look like much just yet. It looked like washing day. ‘Give it time,’ said {main}, and gave it a poke. [Somebody’s sock fell off the top.|A sock slid off the top.]",
				pro: "There was only one difficulty, which was that nobody had the least idea how such a thing is begun. {company} ‘How hard can it be?’ said {main}, which is what people always say just before they find out. They turned out every cupboard. They found a box, a sheet with a hole in it, and a long bit of rope. Laid out on the ground it did not look much like a triumph. It looked like washing day in a strong wind. ‘It only needs a little imagination,’ said {main}, and walked all the way round it. It needed a good deal more than a little. [A sock slid off the top and lay there, like a comment.|A sock fell off the top, as if it had given up.]",
			},
		},
		try1: {
			tiny: "[Quick, quick|Fast, fast]! Up, up! Crash! {company}",
			starter:
				"{main} went fast. Bang, tap, bang! {company} Crash! It all fell down. ‘Too fast,’ [said {main}|{main} said].",
			confident:
				"{main} worked as fast as fast can be, right beside {spot}. {company} Up went the whole thing, and up, and up. [Then|And then] the whole thing gave a small cough and fell flat. ‘Too fast,’ said {main}. ‘[That’s all.|That’s all it was.]’",
			whiz: "{main} began at once, beside {spot}, and {she} began at top speed. {company} Bits went on. More bits went on top of those. It was up in no time at all, and it was down in even less. It made a noise like a wardrobe with a cold. ‘Too fast,’ said {main}, from somewhere underneath. ‘That’s all that was wrong. [Next time I’ll be as slow as a snail.|Next time a snail could do it quicker.]’",
			pro: "{main} set to work beside {spot}, and {she} went at it like somebody late for a train. {company} There was no time to measure, and none to tie a proper knot. For a minute or so it all went up beautifully. Then it sighed, leaned over to one side as though it wanted to ask a question, and came down. When the dust had settled, {main} still had hold of one end of the rope. ‘Too fast,’ said {main}, when {she} could be seen again. ‘That’s all that was wrong with it. Next time I shall be [so slow that you could paint me|slower than paint drying].’",
		},
		try2: {
			tiny: "Slow, slow. [Up, up.|Up and up.] Plop! {company}",
			starter:
				"[Next|After that] {main} went slow. Everything had a place. {company} But plop! It fell in a heap. ‘Too slow,’ [said {main}|{main} said].",
			confident:
				"{company} The second time {main} took good care, and added every idea that anyone had. Soon it had a bit of everything. And then it was a heap. ‘Too many good ideas,’ [said {main}|{main} said].",
			whiz: "The second time, {main} used every idea there was, and there were a great many. {company} Somebody thought that it should have wings. Somebody else said wheels. It got both. It grew wider and wider, until it was not one good thing but nine odd ones. [Then|And then] the middle gave way. ‘Too much,’ said {main}, and picked [something sticky|a bit of fluff] out of {her} hair.",
			pro: "The second time {main} went slowly, and {she} took every piece of advice there was. {company} Wings would be splendid, so it got wings. Wheels would be useful, so it got wheels. Nobody’s idea was turned away, and before long you could not have said what it was for. It had turned into nine things at once, and they did not like each other. It groaned. Then, very slowly, like an old man in a deckchair, it folded up. ‘Too much,’ said {main}, and picked something sticky out of {her} hair. ‘It was all good. [It just wasn’t good together.|It only wasn’t good all at once.]’",
		},
		twist: {
			tiny: "Hold on tight, {everyone}! [It stands! It stands up!|It stays! It stays up!]",
			starter:
				"‘Again!’ [said {main}|called {main}]. {everyone} held a bit. It stood! It really stood! And then they let go.",
			confident:
				"‘All together!’ said {main}, so {everyone} took hold. This time it stood up, tall and proud. [Then|And then] they let go, and it began to sway.",
			whiz: "The third time {everyone} took hold of a corner. Up it went, and it stayed. ‘We’ve done it!’ said {main}. It was even better than in {her} head, and it had a shadow. They all stepped back to look, and that was just the trouble. It had only been standing because they were holding it. One corner gave a [small|short], polite creak.",
			pro: "The third time {everyone} took hold and pulled. Up it rose, until it stood there like something in a museum. Nobody breathed, in case that was what did it. It was better than {main} had dreamed it, and it was real, and it had a shadow. ‘Now step back,’ {she} whispered, ‘and let’s have a proper look.’ They let go, one hand at a time, and last of all went somebody’s knee. That was how they found out what had been holding it up. One corner gave a small and very polite creak. [It was answered by another.|Another corner answered it.]",
		},
		worse: {
			tiny: "Bump! Down it comes. {gloomTiny} [Oh, {main}!|Poor {main}!]",
			starter:
				"Down it came. [Then|And then] {gloom}. ‘It’s no good,’ [said {main}|{main} said]. They all looked at the heap.",
			confident:
				"Down it came, every last bit. And then {gloom}. ‘I can’t do it,’ said {main}. It was the first time that {she} had ever said so. Nobody said, ‘I told you so.’ [Nobody had to.|There was no need.]",
			whiz: "It fell, it rolled, it bounced. Then, to crown it all, {gloom}. Bits lay all over the place. One of the wheels went on rolling, as if it had somewhere better to be. ‘That’s that, then,’ said {main}, and {she} put down the rope. There is a sort of quiet that comes after a crash. [This was one of the long ones.|This one went on and on.]",
			pro: "It fell in three stages, with a pause between each for people to hope. Then, to crown it all, {gloom}. One of the wheels rolled away by itself, as if it had somewhere better to be. ‘Well,’ said {main}, in a voice with no colour in it. ‘That’s that.’ {She} wound up the rope, because it is wrong to leave a rope lying about. [Then|And then] {she} found that there was nothing else to do. There is a special sort of quiet that comes after a crash, when even the dust is careful. [This one went on and on.|It lasted a long time.]",
		},
		low: {
			tiny: "",
			starter: "",
			confident:
				"{main} sat down by {herself} among the bits. One of them was under {her} hand. It was small, but it was smooth and strong, and it was right. {She} turned it [over and over|round and round].",
			whiz: "{main} sat alone among the bits and did not feel like talking. All of them were bent, or cracked, or in the wrong place. All but one. It lay beside {her} knee, and {she} picked it up because it was there. It was the very first bit that {she} had made. There was nothing wrong with it at all. {She} ran {her} thumb along the edge. [Then|And then] {she} looked at the heap again. [It was not a heap any more. It was all the other bits, waiting.|It was only all the other bits, and they were waiting.]",
			pro: "{main} sat alone in the middle of it all, and let {her} hands lie where they were. Every bit {she} could see was bent, or cracked, or belonged to somebody else’s good idea. Every bit but one. It was small, and it lay against {her} knee as if it had crept there to be near {them}. {She} picked it up. It was the very first bit, the one that {she} had made before anyone was watching. It was still perfectly sound. {She} ran {her} thumb along the edge, and it fitted {her} hand as though it had grown there. [Then|And then] {she} looked up at the heap. It had not moved, but it did not look like an ending now. [It looked like a great many bits that had not had their turn.|It looked like bits that were waiting for their turn.]",
		},
		climax: {
			tiny: "{main} has one [more|last] go. {deed}",
			starter: "‘This bit is good. I’ll start from here!’ [And|So] {main} {deed}.",
			confident:
				"‘Start small,’ said {main}. ‘Start from the bit that’s right.’ And {main} {deed}. This time it felt [different|quite different].",
			whiz: "‘Not faster,’ said {main}, ‘and not bigger, but only from here.’ And then {main} {deed}. It was such a small thing to do. [But the heap seemed to be holding its breath.|But even the heap held its breath.]",
			pro: "‘I kept starting with the whole of it,’ said {main}. ‘You have to start with the bit that’s true.’ And then {main} {deed}. It was such a small thing, after all that noise, that you might have missed it. But nobody missed it, and nobody said a word. [Even the heap seemed to hold its breath.|You could have sworn that the heap held its breath.]",
		},
		payoff: {
			story: {
				tiny: "Bit by bit, up it goes! {shown} [Clap, clap|Hip, hip], {everyone}!",
				starter: "And this time it stayed up! {everyone} saw the whole show. {shown}",
				confident:
					"One bit went on, and then the next, and it stood by itself! {everyone} hushed. Up went the sheet. And there was the story, as large as life. {shown} ‘More!’ they said at the end. [So there was more.|And there was more.]",
				whiz: "One bit went on, then the one next to it. By and by there was a stage that stood all by itself. {everyone} sat down in front, or was it behind? In a show that small you get to be on both sides. The sheet went up. And there it was, every bit of the story. It was true for as long as it lasted. {shown} At the end they clapped so hard that the stage shook. [It shook, and it stayed up.|It shook, but it stood.]",
				pro: "One bit went on, and then the one that went beside it. By and by there was a stage, and nobody was holding it. {everyone} took their places, both behind the sheet and in front of it, which kept them running. Up it went. And there was the story, every part of it, wobbling a little at the edges. {shown} It had a hole in the sky where the sheet had one. ‘Ooh!’ said somebody in the front. It was just the ‘Ooh!’ that {main} had been hoping for. At the end they clapped until the whole thing shook from top to toe. [It shook, and it swayed, and it stayed up.|It swayed, and it shook, and it stood.]",
			},
			wish: {
				tiny: "Bit by bit! {main} can {wish}! Clap, {everyone}!",
				starter: "Bit by bit, it all came right! {everyone} clapped. {main} had got to {wish}!",
				confident:
					"One bit went on, and then the next, and it stood by itself! {everyone} stared and then cheered. It was not very big. It was [just right|just the right size]. And that is how {main} got to {wish}.",
				whiz: "One bit led to the next one along, and nobody hurried, and nobody added any wheels. {everyone} helped, and this time each of them did one thing well. It was smaller than the one in {main_s} head. It leaned a very little, as if to listen. But you could walk all round it. {main} had really managed to {wish}. ‘May I touch it?’ [somebody said|said somebody], and did.",
				pro: "One bit led to the next, and that one knew very well what ought to come after. {everyone} helped, and this time there was no hurry, and there were no wings. It was not as tall as the one that {main} had dreamed. It did not shine in the dark. But it had one great advantage, which was that you could touch it. It had a top and it had a bottom, and they were where they ought to be. After all those crashes {main} had found out how to {wish}, and nothing could make it not be so. ‘May I?’ said somebody, and put out one finger, [and it stayed where it was|and nothing fell off].",
			},
		},
		home: {
			tiny: "Well done, {everyone}! [Into bed|Time for bed], {main}. Night night!",
			starter: "{Evening}, {main} kept one bit by the bed. It was the [good|best] one.",
			confident:
				"{Evening}, {main} was almost too tired to clear up. One small bit was put on the shelf, where {she} could see it. It did not look like [much|very much]. You never know when you may need to begin.",
			whiz: "{Evening}, {main} wound up the rope, and put one small bit beside the bed. It did not look like anything much. If you had been tidying, you would have thrown it out. But {main} knew what it was. It was the place to start from, and now {she} had it safe for next time. ‘Good night,’ {she} told it, [and it seemed only fair|because it seemed only right].",
			pro: "{Evening}, everything was put away but one small bit, and {main} stood that beside {her} bed. Tidy people have tried to throw it out. They say that it isn’t anything, and in a way they are right. It isn’t anything yet. {main} looks at it last thing, when the lamp is off and the room is only shapes. Some nights it looks like a tower. Some nights it looks like a prow, and you can hear the water. {main} has never made up {her} mind which of them it is to be, [and there is no hurry|and nobody is in a hurry].",
		},
	},
	again: [MAKE_AGAIN, MAKE_THIRD],
	short: {
		tiny: {
			start: { story: "It will be a show! {refrain}", wish: "Bang, tap, bang! Up it goes! {refrain}" },
			trouble: "Oh no, down it comes! What do we do now? {refrain}",
			mend: { story: "Bit by bit, up goes the stage!", wish: "Bit by bit, it comes right!" },
			home: "Clap, clap! Well done, all! Into bed you go. Night night, {main}!",
		},
		starter: {
			start: {
				story: "It was just right for a show. But there was no stage, just a box and some rope!",
				wish: "There was just a box and some rope to begin with.",
			},
			trouble: "The first try fell flat. The next one fell down in a heap.",
			mend: {
				story: "Bit by bit, there was a stage. And then the show began!",
				wish: "Bit by bit, it all came right. What a cheer there was!",
			},
			home: "{Evening}, {main} kept one small bit by the bed.",
		},
		confident: {
			start: {
				story: "It was much too good to keep, and what it needed was a stage and people to watch.",
				wish: "All there was to begin with was a box, an old sheet and a long bit of rope.",
			},
			trouble: "The first try was so quick that it fell flat, and the second was so grand that it fell over.",
			mend: {
				story: "It all began again from one small bit that was right, and before long the show began.",
				wish: "It all began again from one small bit that was right, and before long it stood by itself.",
			},
			home: "{Evening} that one small bit was put up on a shelf, all ready for next time.",
		},
		whiz: {
			start: {
				story: "A story like that wants a stage, and there was only a box, a sheet and a long bit of rope.",
				wish: "There was only one thing missing, and that was how to begin with a box, a sheet and a long bit of rope.",
			},
			trouble:
				"The first try went up at top speed and came down even faster, and the second had wings and wheels and fell over.",
			mend: {
				story:
					"One bit went on, and then the one next to it, until there was a stage and the curtain went up on the whole story.",
				wish: "One bit led to the one next to it, nobody added any wheels, and by and by it stood up all by itself.",
			},
			home: "{Evening} one small bit was put on the shelf beside the bed, because you never know when you may need to begin again.",
		},
		pro: {
			start: {
				story:
					"There is only one remedy for a story of that kind, which is a stage, and nobody owned anything of the sort.",
				wish: "There was only one difficulty, which was that nobody had the least idea how such a thing is begun.",
			},
			trouble:
				"The first attempt was hurried and collapsed with a sigh, and the second took everybody’s advice and folded up like a deckchair.",
			mend: {
				story:
					"It began again from the one small piece that was true, until a curtain was going up on every part of the story.",
				wish: "It began again from the one small piece that was true, and had the considerable advantage of being real.",
			},
			home: "That one small piece stands beside the bed, where on some nights it looks remarkably like a tower.",
		},
		custom: {
			start: {
				story: "The story was for a show. There was no stage yet. There was a box and some rope.",
				wish: "There was a box and some rope to begin with.",
			},
			trouble: "The first try fell flat. The second try fell down too.",
			mend: {
				story: "Bit by bit, there was a stage. Then everyone saw the show.",
				wish: "Bit by bit, it came right.",
			},
			home: "{Evening}, {main} put one small bit by the bed. {main} felt calm and proud.",
		},
	},
};
