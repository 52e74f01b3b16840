import type { Telling } from "./plot";

/** The journey in other sentences; each beat fits the others in any telling. */
export const JOURNEY_AGAIN: Telling = {
	want: {
		story: {
			tiny: "Here is a story. [It is all ours.|We made it up.] This is our idea: {story}",
			starter:
				"{main} had a story to send. {She} put it in a letter. Here it is, just as the family told it: {story}",
			confident:
				"There is a place called the Story Post. Send a story there, and it comes back as a book. {main} had one all ready to go, in a letter with a stamp on. Here it is, in the family’s own words: {story}",
			whiz: "Have you heard of the Story Post? Hardly anyone has. It is one small letter box, a very long way from here. If you drop a story in at the top, it turns into a book. {main} had tried other ways of keeping a story, and they all leaked. So this one was in a letter, with the corners licked down. In the family’s own words, this is what was in it: {story}",
			pro: "Most people keep their stories in their heads, and that is where most stories get lost. {main} had heard of something better, and it was called the Story Post. Nobody could say who ran it. It was known to have one letter box, at the far end of a very long way, and no opening hours. You dropped your story in at the slot, and in due course it came back to you as a book. It seemed too good to be true, and {main} had a soft spot for things like that. So the story went into a letter. This is what it said, in the family’s own words: {story}",
		},
		wish: {
			tiny: "{main} has got a map. Let’s {wish}! [It is not far.|Come on!]",
			starter:
				"{main} wanted to {wish}. {She} had a map, and {her} boots were new. [It was far, but so what?|It was far, but so be it!]",
			confident:
				"{main} wanted to {wish}. It was a long way off, but that was all right. {She} had a map, a rucksack and two sandwiches. {Her} new boots stood by the door and were [longing to go|keen to be off].",
			whiz: "{main} wanted to {wish}. Just wanting it was no longer enough. It was a long way to go, and long ways need planning. First came the map. Next came the rucksack, and two sandwiches to put in it. One was to eat on the way, and the other was for the worst that could happen. Last of all came the new boots, which had not been told anything. [They could tell that something was up.|They had guessed, as boots do.]",
			pro: "{main} wanted to {wish}. {She} had wanted it quietly for weeks, and then rather loudly, and now {she} had stopped talking and started packing. It was a very long way to go. Into the rucksack went two sandwiches, one for the journey and one in case of disaster. The map went in last, so that it would be first to come out. Then there were the boots. They were brand new, and stiff, and had never met a puddle. [They stood side by side on the mat, like two people before an exam.|They waited on the mat, side by side, like two people outside the dentist’s.] ‘It’s only walking,’ {main} told them. ‘You’ll pick it up as you go.’",
		},
	},
	upset: {
		story: {
			tiny: "The letter has so far to go! {company}",
			starter:
				"The letter box was not near. It was miles off! {company} ‘Best foot first,’ [said {main}|called {main}].",
			confident:
				"How far was it to the letter box? {main} looked on the map. It was right on the edge! {company} The letter went into the rucksack, and off {they} set. [Somebody hummed.|It was a fine thing to be on the way.]",
			whiz: "{company} There was the letter box on the map, as small as a flea, right in the corner. ‘That’s hardly any distance,’ said {main}. ‘I can reach it with my thumb.’ The letter went into the rucksack, and the rucksack went on. Thumbs, it turned out, are quicker than legs. There was a bend, and then a bend behind that. By the third one nobody was talking about thumbs. [There were a great many bends after it.|It was a long time until the fourth.]",
			pro: "{company} On the map the letter box was a red dot, no bigger than a flea, in the very last corner. ‘It’s nothing,’ said {main}. ‘I can cover the whole way with my thumb.’ The letter was put in the rucksack, and the rucksack was buckled, and that was that. It is a curious fact about maps that all the tiring parts have been left off. There is no room on them for stones in your shoe. There is no sign that means somebody wants to stop again already. By the third bend the thumb had stopped being mentioned. [By the ninth, so had the letter box.|By the tenth there was no talking at all.] All the same there was nothing for it but to go on, and so {they} went on.",
		},
		wish: {
			tiny: "Left foot, right foot! Is it far? {company}",
			starter:
				"It was a long, long way. It bent here, and it bent there. {company} ‘Best foot first,’ [said {main}|called {main}].",
			confident:
				"‘It’s not far,’ said {main}. ‘Look, I can reach it with my thumb!’ {company} But thumbs are quicker than legs. The way went on past the next bend, and the next. [There was always one more.|Then came the one after that.]",
			whiz: "‘It’s hardly any distance,’ said {main}, with the map held flat. ‘I can cover it with my thumb.’ {company} Thumbs, it turned out, are a good deal quicker than legs. The first bend had another bend behind it, and that one had a large family. By the ninth nobody was talking about thumbs. ‘We must be nearly there,’ said {main}. [It was not true.|There was no truth in it.] But it did help, so {they} said it at every corner.",
			pro: "{company} ‘It’s nothing,’ said {main}, spreading out the map. ‘I can cover the whole way with my thumb.’ It is a curious fact about maps that all the tiring parts have been left off. There is no room on them for a stone in your shoe. There is no sign that means somebody wants to stop again already. The first bend had another behind it, and that one turned out to have a large family. By the third the thumb had stopped being mentioned. ‘We must be nearly there,’ said {main} at every corner. It was never true, not once, but it had a cheerful sound. [After a time it turned into a sort of song.|It came round so often that it was nearly a song.] On {they} went to the tune of it, and that was better than nothing.",
		},
	},
	try1: {
		tiny: "Quick, this way! Round we come again! {company}",
		starter:
			"There was a short cut. {main} took it. {company} Left, and left, and left. [Back to {spot} again!|And so back to {spot}!]",
		confident:
			"{company} ‘Here’s a short cut!’ said {main}. It was short, and it was easy, and it bent a bit. By and by, there was {spot}. Wasn’t that where it had all begun? [The short cut was only a big ring.|A short cut should not do that.]",
		whiz: "{company} ‘A short cut!’ said {main}, who could never say no to one. It was smooth and it was easy, and it curled a little, like a cat’s tail. On and on it curled. After a while {they} came to {spot}. ‘Now where have I seen that before?’ said {main}. It was right where {they} had left it. The short cut had led neatly back to the very beginning. [‘Well, it was short,’ {she} said.|‘It could have been longer,’ {she} said.]",
		pro: "{company} ‘I know a short cut,’ said {main}, and those are words that ought to ring a bell. It was a lovely short cut, smooth underfoot, and it curled a little, like the tail of a sleeping cat. On and on it curled. For the best part of an hour it went like clockwork, and a clock, if you think about it, only goes round. ‘That’s funny,’ said {main}. ‘They’ve got one of those here as well.’ It was {spot}, and it had not moved. A whole hour had been walked, and all of it in a ring. [‘At least we know the way,’ said {main}.|‘I thought it looked friendly,’ said {main}.]",
	},
	try2: {
		tiny: "Try here. [Bump, it just ends!|Bonk, it just ends!] {company}",
		starter:
			"{company} Next {main} tried {path}. It was a pretty way to go. [But it came to an end.|But all at once it was over.] Just like that!",
		confident:
			"‘Let’s go the pretty way,’ said {main}. The pretty way was {path}. {company} There was so much to see that nobody looked ahead. Then, with no warning at all, the way came to an end. [There was no more of it.|Someone had forgotten the rest.]",
		whiz: "‘Then we’ll take the pretty way,’ said {main}, and off {they} went along {path}. {company} There was so much to look at that nobody watched the way itself. That was a mistake. All at once {main} put one foot out, and there was no more way to put it on. It had stopped, without so much as a sign. [‘You might have said,’ {she} told it.|‘You could have told us,’ {she} said.] {They} ate the first sandwich there. It is easier to turn round when you are full.",
		pro: "{company} ‘Never mind quick,’ said {main}. ‘We’ll go the pretty way.’ And {they} set off along {path}. It really was pretty. Every corner had kept something back for the next one, and nobody thought of looking at the way itself. Ways do not care for that. All at once {main} put out one foot and found that there was nothing more to put it on. It had not broken off. It had not been closed. It had only lost interest, [like somebody halfway through a jigsaw|like somebody in the middle of a long sum]. ‘You might have said something,’ {main} told it. {They} ate the first of the sandwiches there and then, since it is easier to turn round on a full stomach.",
	},
	twist: {
		tiny: "{everyone}, look! [Top is down! Down is top!|The map is on its head!]",
		starter:
			"‘Let me see,’ said {main}. {everyone} looked at the map. [It was the wrong way round!|It stood on its head!]",
		confident:
			"Out came the map, and {everyone} bent close. ‘That’s odd,’ said {main}. ‘Why are the names all on their heads?’ It was not the names, though, but the map. [It had been upside down from the start.|It had been held upside down, the whole way.]",
		whiz: "Out came the map, and {everyone} bent low over it, nose to paper. There was something odd about the names. ‘They’re all standing on their heads,’ said {main}. {She} tipped {her} own head to one side, and then further. [Then|And then], very slowly, {she} turned the map instead. Up was down, and here was there. ‘Oh dear,’ said {main}. ‘We’ve been going away from it.’ [It was nobody’s fault, and that did not help.|You could hear the thought go round.]",
		pro: "Out came the map, and {everyone} bent low over it, nose to paper, as people do when it is too late. There was something peculiar about the names. ‘They’re all standing on their heads,’ said {main}. {She} tipped {her} own head to the left, and then a good deal further. It was a long time before it crossed {her} mind to turn the map instead. Round it went. Near turned into far, and the corner that {they} had been making for jumped right across, as if it had been stung. ‘So all that walking,’ said {main}, and did not finish the sentence. [Nobody wanted to finish it either.|There was no need to finish it.]",
	},
	worse: {
		tiny: "{gloomTiny} Which way now, {main}? [Nobody knows.|Who can say?]",
		starter: "And then {gloom}. ‘Which way now?’ said {main}. No one knew. [What a mess!|Oh, help!]",
		confident:
			"And at that very moment, {gloom}. Nobody knew the way. {main} felt for the last sandwich. It was squashed flat, and it had fluff on. ‘Now we’re really lost,’ {she} said. [It did not sound brave.|It came out very small.]",
		whiz: "It could have stopped there, but it did not, for now {gloom}. ‘Does anyone know where we are?’ said {main}. Nobody did. The map knew, but it could not point. That left the second sandwich, and if this was not the time for it, when was? {main} felt about in the rucksack. The sandwich had been at the bottom, under everything, and it was as thin as a ticket. [‘Even the sandwich has given up,’ {she} said.|‘Poor thing,’ {she} told it.] Home had never been so far off.",
		pro: "It might have been left at that, but the bad luck had not finished yet, and now {gloom}. ‘Does anybody know where we are?’ asked {main}. It was the sort of question that goes round once and comes back alone. The map knew, of course, but it could not point. There remained the second sandwich. It had been kept for later, and there could hardly be anything later than this. But it had made the whole journey at the bottom of the rucksack, under everything, and it came out as thin as a ticket. ‘Even lunch is lost,’ said {main}. {She} tried to laugh, and it came out sideways. [Home had never seemed so far off, or so warm.|Home was a long way off by now, and so was everything else.]",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} went a little way off and sat down. {She} did not want to cry, so {she} looked at {her} boots. They were muddy and scratched, and they had come a long way. [They did not look lost.|They did not look sorry.]",
		whiz: "{main} sat down a little apart, and rested {her} chin on {her} knees. There is not much to look at down there but boots. They had been as shiny as conkers to begin with. Now they were scuffed and grey, and one had lost the end of its lace. They looked as if they had been to a great many places. So they had. They had only been the wrong ones. [‘You never stopped once,’ {she} told them.|‘You haven’t given up,’ {she} told them.] It was something to think about.",
		pro: "{main} found a place a little apart from everything, and sat there with {her} chin on {her} knees. When you sit like that there is nothing to look at but your own boots, and so {she} looked at {her} boots. They had been as shiny as conkers. Now they were scuffed, and grey, and one of the laces had come to the end of itself. You could not have sold them to anybody. And yet there was something about them that had not been there in the shop. They looked as if they knew things. They had been wrong all the way, and they had gone on being wrong, one step after another, without a single complaint. [‘I suppose that’s all there is to it,’ said {main}.|‘Perhaps that’s the trick,’ {main} told them.] It was a thought, and it was enough to stand up on.",
	},
	climax: {
		tiny: "Now {main} has [a plan|a new plan]. {deed}",
		starter: "‘There is one more way,’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘There’s one way left,’ said {main}. ‘It’s mine.’ And {main} {deed}. It was not a short cut. [It was not a long one, either.|But it began just here.]",
		whiz: "‘We’ve followed everything but our noses,’ said {main}. ‘Leave this to me.’ And then {main} {deed}. Nobody could have drawn that. [It would never have fitted on the paper.|It has no name and no number.]",
		pro: "‘I’ve been asking the wrong thing which way to go,’ said {main}, tightening both laces. And then {main} {deed}. It was not a short cut, and nobody could have called it pretty. It had no name, and no dotted line to say where it was. But every step of it went forwards, [and that made a pleasant change|which was something new].",
	},
	payoff: {
		story: {
			tiny: "Here is the red box! In you go, letter! [Clap, clap|Hip, hip], {everyone}!",
			starter:
				"And there it stood, small and red! {everyone} helped to post the letter. [Plop! It was gone.|In it went. Plop!]",
			confident:
				"And round the bend stood the letter box, as red as a berry! {everyone} said goodbye to the letter. {main} let it go. It fell for a long time, and then there was a rustle. [‘It’s begun,’ {she} whispered.|‘Did you hear that?’ {she} whispered.]",
			whiz: "And round one last bend stood the letter box, red as a berry, with a mossy head. {everyone} gave the letter a pat. It had come all this way and it was hardly creased. {main} stood on tiptoe and let go. Down it went, and down, and down. There was no thud. There was a rustle, as if a great many pages had moved up to make room. [‘It’s in,’ {she} whispered.|‘They were waiting for it,’ {she} whispered.] Nobody felt tired at all.",
			pro: "And round one last bend, all on its own, stood the letter box. It was as red as a berry and it wore a little cap of moss. {everyone} gave the letter a pat, because it had come such a long way and was hardly creased. Then {main} stood on tiptoe, held it in the slot for a moment, and let go. Down it fell, and down, for so long that it began to seem like a mistake. There was no thud at the end. There was a rustle, as if a great many pages had shuffled up to make room for one more. ‘There,’ said {main}. It was not much to say after all that way. [But everything else had been put in the letter.|But all the rest of it was in the letter.]",
		},
		wish: {
			tiny: "Look, look! Now {main} can {wish}! Hop and skip, {everyone}!",
			starter:
				"One bend, and one more. [And there it was!|Oh, look at that!] {everyone} gave a shout. {main} got to {wish}!",
			confident:
				"And behind the last corner, there it was! {everyone} began to run, boots and all. It was even better than on the map. It was [so much bigger|bigger, for one thing]! So {main} got to {wish}.",
			whiz: "And behind the very last corner, when nobody was expecting it, there it was. {everyone} stopped dead, and then somebody whooped, and there was a rush. It was not flat, as it was on the map. It was as big as life, and it had a smell. ‘And it’s the right way up,’ said {main}. [Even the boots agreed.|The boots had no more to say.] So {main} got to {wish}. It was worth every wrong turn.",
			pro: "And behind the last corner of all, when there was no reason to expect it, there it was. {everyone} stood quite still, in case it went away again. People have been known to dream such things, when they are tired enough. It stayed. It was the right way up, and so, for the first time since {they} set out, was everything else. Then somebody whooped, and there was a rush, and nobody cared about blisters. It was not flat, and it could not be folded. There was more of it than any map had let on. [‘I’d do every wrong turn again,’ said {main}.|‘I wouldn’t swap one wrong turn,’ said {main}.] And so, with crumbs in {her} pockets, {main} got to {wish}.",
		},
	},
	home: {
		story: {
			tiny: "[Knock, knock! Who is it?|A knock! Who is it?] A book for {main}! {shown} Night night!",
			starter:
				"Soon a parcel came. {main} tore off the string. [It was a book.|Out fell a book.] It was this one! {shown}",
			confident:
				"Then one night there was a thump at the door. It was a parcel for {main}, and it was still warm. Inside was a book, with a story that {she} knew. {shown} You have it [in front of you|on your lap] now.",
			whiz: "Some time later, just when {main} was cleaning {her} teeth, the post came. It never comes at that hour. There was one parcel, square and still a little warm. {main} got into bed with it and undid the knots. It was a book. {shown} All of the long way was in it, wrong turns and all. [Somebody had even drawn the mud.|Somebody had not left out the dead end.] You can check. It is open in front of you.",
			pro: "Some time later, at an hour when no post ever comes, there was a parcel on {main_s} pillow. It was square, and it was still a little warm, like bread. There was no sender’s name, but one corner had moss on it. {main} got into bed and undid the string, knot by knot, to make it last. Inside was a book. {shown} All of the long way was there, the ring and the dead end and the flat sandwich. None of it had been tidied up. {She} {was} glad of that. Those had been the best bits. [{She} fell asleep with one finger in the page.|{She} read it until the words began to swim.] If you would like to see it, you need not go far. It is the one that you are reading.",
		},
		wish: {
			tiny: "Bed for {main}. [Bed for the boots, too!|Boots, you sleep too!] Shh!",
			starter:
				"{Evening}, {main} took off {her} boots. Out fell a stone, and a leaf. [{She} kept both.|They were to keep.]",
			confident:
				"{Evening}, {main} hung up the map by {her} bed, upside down. ‘It’s the wrong way up,’ somebody said. ‘I know,’ said {main}. ‘[That’s how we went.|That’s the way it was.]’",
			whiz: "{Evening}, {main} pinned the map to the wall, and {she} pinned it upside down. ‘Surely it goes the other way,’ somebody said. ‘Not if you want to know where we went,’ said {main}. {She} took a pencil and drew in all that had been left out. There was the ring. There was the dead end. There was the stone for sitting on, with a star beside it. [The boots watched from the mat.|The boots looked on from under the bed.] They had plans for tomorrow.",
			pro: "{Evening}, {main} pinned the map to the wall beside {her} bed, upside down, and would not hear of turning it. ‘It’s a record,’ {she} said, ‘of what happened.’ Then {she} fetched a pencil and began to put in what the makers had left out. {She} drew the ring, all the way round. {She} drew the place where the way had ended. {She} drew the stone, and gave it a star, for it had been the turning point, although it had not looked like one. It took until the lamp went out. [Under the bed, the boots were still awake.|Down on the mat, the boots lay on their sides.] They had a little mud left over, and they were saving it for somewhere new.",
		},
	},
};
