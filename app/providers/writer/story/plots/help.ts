import { HELP_AGAIN } from "./help-again";
import { HELP_THIRD } from "./help-third";
import type { Plot } from "./plot";

/** Somebody sets out to help with everything in the basket, gives it all away, and has only themselves left to give. */
export const HELP: Plot = {
	id: "help",
	verbs:
		/^(?:help|look after|rescue|save|feed|protect|bring|hide|return|free|give|cheer|make friends|care|mend|fix|comfort|tidy|share|deliver)(?!\p{L})/iu,
	words:
		/(?<!\p{L})(?:help(?:s|ing)?|rescues?|saves?|friends?|friendship|lonely|feeds?|hungry|kind|kindness|shar(?:e|es|ing)|hatch(?:es)?|grandm?a|grandad|nan|neighbours?|poorly|baby)(?!\p{L})/iu,
	takesAny: "always",
	canBeAlone: true,
	thing: { story: "basket", wish: "basket" },
	prop: "basket",
	// Too heavy to lift, then empty, blown over, sat beside: it hangs from a hand only while it is carried.
	lost: ["upset", "twist", "worse", "low", "home"],
	poses: { want: "kneel", upset: "carry", try1: "run", try2: "walk", twist: "kneel", payoff: "hug" },
	lines: {
		want: {
			story: {
				tiny: "{main} has a big basket. [What is in it?|Look what is in it!] This is our idea: {story}",
				starter:
					"{main} had a [big|fine big] basket. There was room in it for a story. This was the idea, as the family told it: {story}",
				confident:
					"{main} had a big basket. In it was all that you need on the way. There were buns and plasters and a reel of string. [Right on top|Under the buns] lay a story to give away. In the family’s own words, it was this: {story}",
				whiz: "{main} never went anywhere without a basket, because you never know. There were buns in it, and plasters, and a very long reel of string. Somebody, somewhere, was sure to need something. [And under the buns, wrapped up warm, there was a story to give away.|And right at the bottom, where it was warm, there was a story to give away.] It was much too good to keep. The idea of it, in the family’s own words, is this: {story}",
				pro: "Other people went out with empty hands, but {main} had never seen the sense in it. {She} had a basket. There were buns in it, and plasters, and a reel of string as long as a street. There was a whistle, in case anybody should be lost, and a jar with holes in its lid. ‘You never know,’ {she} used to say, and it was true, for {she} never did. It was a heavy thing to be right with. [And right at the bottom, wrapped in a scarf|And under all the rest, where nothing could crush it], lay a story to give away. Here is the idea, just as the family put it: {story}",
			},
			wish: {
				tiny: "[Let’s|Come on, let’s] {wish}! {main} gets a basket. In goes a bun. In goes a rug.",
				starter:
					"{main} wanted to {wish}. So {she} got a [big|fine big] basket. Into it went all that might help. It was a lot!",
				confident:
					"{main} wanted to {wish}, and that takes a good deal of packing. In went buns, plasters, a blanket and a reel of string. ‘You never know,’ {she} said. [The basket creaked.|The basket gave a groan.]",
				whiz: "{main} had made up {her} mind to {wish}, and {she} meant to do it properly. Into the basket went buns, plasters, a blanket and a reel of string. In went a whistle, two odd gloves and a jar with holes in the lid. ‘You never know,’ said {main}. [The basket creaked like an old stair.|The basket groaned like a full bus.] {She} put in one more bun, just in case.",
				pro: "{main} had made up {her} mind to {wish}, and {she} began as {she} began everything, with a basket. Other people might rush out of the door with nothing but good wishes. {She} packed. {She} packed as squirrels do, with both hands, looking round for more. In went buns, plasters, a blanket and a reel of string. In went a whistle, two odd gloves and a jar with holes in its lid. ‘You never know,’ {she} said, and put in another bun. [By the time {she} had finished|When at last {she} {was} done], the basket had everything in it that anybody could ever need. It was also too heavy to lift.",
			},
		},
		upset: {
			tiny: "[Oof! So heavy!|Oof, oof! So big!] Pull, {main}, pull! {company}",
			starter: "{company} But the basket was so heavy! ‘Oof!’ [said {main}|went {main}]. It would not budge.",
			confident:
				"{company} There was one small snag, and it was that the basket would not move. {main} pulled it, and {main} pushed it. ‘It’s thinking,’ [said {main}|{main} said]. At last it gave a hop, and off {they} went.",
			whiz: "{company} There was one small snag, and it was the basket. It sat there like a hippo that has been asked to dance. {main} pulled it. {main} pushed it. {She} spoke to it quite kindly, and then rather less so. Then it gave a grunt and a wriggle. Off {they} went at last, [a little late and a little crooked|a little crooked and rather late], and every single bun was warm.",
			pro: "{company} There was one difficulty, and it stood in the middle of the floor. It was the basket. {main} took it by the handle and pulled, and the handle came up but nothing else did. {She} got behind it and pushed. It sat there with the calm of a hippo that has been asked to dance. In the end it moved, [an inch at a time|a hand’s breadth at a time], with a noise like furniture. ‘There!’ said {main}, pink in the face. ‘And we’ve got everything.’ It did not cross {her} mind that this might be what was wrong.",
		},
		try1: {
			tiny: "[Run, run|Quick, run]! Bump! Out it all goes! {company}",
			starter:
				"{main} ran with it, past {spot}. {company} Bump! [Over it went.|It tipped right over.] Out rolled the buns!",
			confident:
				"‘[Quick!|Hurry!]’ said {main}, and began to run. {company} By {spot} the basket met a bump and tipped right over. Out rolled the buns. Soon {crawler} was having one for lunch.",
			whiz: "‘Somebody is waiting for us,’ said {main}, and broke into a run. {company} A basket like that does not care to be run with. By {spot} it met a bump, and over it went. The buns rolled one way and the plasters went the other. Soon {crawler} had moved into the left glove. ‘[You’d better keep it|You have it],’ said {main}. It did look very much at home.",
			pro: "‘There isn’t a moment to lose,’ said {main}, and broke into a run. {company} Now, a basket of that size does not care to be run with, and by {spot} it met a bump. Over it went. The buns rolled away in one direction and the plasters in another. The string ran out to its very end and lay there, looking back. [When the last of it had been gathered up|By the time that most of it had been picked up], {crawler} had moved into the left glove. It was putting its feet up. ‘Oh, keep it,’ said {main}. It seemed a pity to ask it to leave.",
		},
		try2: {
			tiny: "[Slow, slow now.|Slow now, so slow.] A bun for you, and you! {company}",
			starter:
				"So {main} went slowly, along {path}. {company} But all who came by had a need. [Out came a bun, and a rug.|Out came the string, and the rug.]",
			confident:
				"So now {main} went slowly, along {path}. {company} But there was always somebody who needed something. [String went here, and a plaster went there.|A plaster went here, and the blanket went there.] It is hard to say no when you have a basket.",
			whiz: "{company} So now {main} went slowly, along {path}. It was a much better way to go. You could see a loose gate that needed string, and a sore knee that needed a plaster. You could see somebody looking at the buns. [It is hard to say no when you have a basket.|Nobody can say no with a basket on their arm.] {main} never even tried to.",
			pro: "{company} So now {main} went slowly, along {path}, and kept the basket level. It was by far the better way to go, because you could see things. You could see a gate that wanted string, and a knee that wanted a plaster. You could see people [looking at the buns in a certain way|looking anywhere but at the buns]. It is possible to walk past such a person with empty hands. With a basket it can’t be done, not by anybody with ears. ‘Take two,’ said {main}, and they did. It was all so pleasant that nobody thought of counting.",
		},
		twist: {
			tiny: "See the basket, {everyone}! [All gone!|Oh! It is all gone!]",
			starter:
				"At last it was time. {everyone} looked into the basket. [It was empty!|There was nothing in it!]",
			confident:
				"‘And now,’ said {main}, ‘for the thing that we came for.’ {everyone} bent down and looked into the basket. {They} looked for a long time. [There was one crumb.|There was half a crumb.]",
			whiz: "‘And now,’ said {main}, ‘for what we really came to do.’ {everyone} bent over the basket and looked in. It was dark in there, and it smelt of buns that have gone. {They} looked on the left, and then on the right. {main} turned it upside down and gave it a shake. [Out fell one crumb.|One crumb fell out.] It had all gone on the way, a little here and a little there.",
			pro: "‘And now,’ said {main}, who had been looking forward to this, ‘we come to the important part.’ {everyone} crouched by the basket and looked in. It was dark in there, and it smelt of buns. Nobody said anything. {main} put in one arm, up to the shoulder, and felt about. Then {she} turned the whole thing over and gave it a shake. [A single crumb fell out|One crumb came out], and rolled a little way, and lay down. There had been a piece for everybody, all along the road, and nobody had thought to count. And so there was nothing left for this.",
		},
		worse: {
			tiny: "{gloomTiny} No bun. No rug. [Oh, {main}!|Poor {main}!]",
			starter: "Then {gloom}. ‘I gave it all away,’ [said {main}|{main} said]. ‘Now I have nothing.’",
			confident:
				"And just then, {gloom}. ‘I gave it all away,’ said {main}. ‘I kept nothing for the thing that matters.’ [The basket was as light as air.|The basket weighed nothing now.] It had never felt so heavy.",
			whiz: "And just then, as if somebody had been waiting for it, {gloom}. ‘I gave it all away,’ said {main}. ‘Every last bun.’ It had felt so right at the time, and so easy. Each bit of it had been just what somebody needed. [Now the basket was as light as air|Now there was nothing in the basket but air], and it had never been so hard to carry.",
			pro: "And just then, because things of this kind like to arrive in pairs, {gloom}. ‘I’ve given it all away,’ said {main}. ‘There was only one thing that I really had to do, and I’ve come to it with nothing.’ {She} could not even be cross about it. {She} went back over it in {her} mind, bun by bun. Not one of them had gone to the wrong person. [Nobody could say which of them {she} should have kept.|There was not one that {she} would have asked to have back.] The basket swung on {her} arm, as light as a hat, and {she} had never carried anything so heavy.",
		},
		low: {
			tiny: "",
			starter: "",
			confident:
				"{main} sat all alone with the basket on {her} knees. {She} put one hand in, right down to the bottom. [Was there anything there?|Was something still there?] Yes, there was {her} hand.",
			whiz: "{main} sat down a little way off, with the basket on {her} knees. It was so quiet that you could hear it creak. {She} put both hands inside, right down to the bottom, and felt all along the edge. There was nothing there but two hands. [{She} took them out and looked at them.|{She} lifted them out and had a good look.] They had packed it all, and carried it all, and given it all away. They weren’t empty, {she} decided. They were only free.",
			pro: "{main} went and sat a little way off, with the basket on {her} knees and {her} chin on the rim. Now and then it creaked, as if it were sorry. {She} put both hands in, right down to the bottom, and felt along the edges. It was the way you look in a drawer that you have looked in twice. There was nothing there but the hands. [{She} took them out and looked at them for some time.|{She} drew them out, and for some time {she} looked at them.] They had packed it, and lifted it, and held out every single thing in it to somebody. They had not been given away. They did not look empty, either. They looked like hands with nothing to carry.",
		},
		climax: {
			tiny: "But we still have {main}! {deed}",
			starter: "‘I don’t need a thing! I’ve still got me.’ [And|So] {main} {deed}.",
			confident:
				"‘[There’s nothing left to give|I’ve nothing left to give],’ said {main}, ‘but me.’ And {main} {deed}. It was not in the basket. It never had been.",
			whiz: "‘The basket’s empty,’ said {main}, and stood up. ‘But I’m not.’ And then {main} {deed}. [Nobody had packed that.|You can’t pack a thing like that.] It had come along by itself, and it weighed nothing at all.",
			pro: "‘There’s nothing left in there,’ said {main}, and put the basket down. ‘So it will have to be me.’ And then {main} {deed}. [It had not been on any list.|It would have gone into no basket in the world.] Nobody had packed it, and nobody could have left it behind. It had been there all day, under the buns and over them, and it had not grown any smaller for being used.",
		},
		payoff: {
			story: {
				tiny: "Now {main} tells it all! {shown} [Hooray|Well done], {everyone}!",
				starter:
					"And then {main} told the story. It had been in {her} head all the time! {shown} {Crowd} sat [close to hear|still to hear].",
				confident:
					"And the story had come too! It had never been in the basket, but in {main_s} head. {Crowd} sat down close. {shown} [Nobody missed the buns.|Nobody even thought of buns.]",
				whiz: "And then, of course, there was the story. It had not been given away with the string. You can’t give a story away, for it stays with you as well. It is the only thing that does. {Crowd} sat down as close as could be. {main} told it from end to end. {shown} [It was warmer than the blanket.|It did more good than the plasters.]",
				pro: "And then, of course, there was the story. It had not gone with the string and the plasters. It is the one thing you can hand to anybody you like and still have in your pocket. You can give it away twice in one evening. {Crowd} sat down as close together as possible, and {main} told it from the first word to the last. {shown} It was warmer than the blanket. It went further than the buns, and nobody had to be asked to leave some. [When it was over everybody had the whole of it, and there was none the less.|At the end each of them had all of it, and there was not a crumb less.]",
			},
			wish: {
				tiny: "And it helps! {main} can {wish}! [Hooray|Well done], {everyone}!",
				starter:
					"And that was just what was needed! {Crowd} [gave a cheer|cheered and cheered]. {main} had managed to {wish}!",
				confident:
					"And that was the very thing that was needed! {Crowd} helped, with empty hands and hot faces. Nobody missed the string. [And that is how {main} managed to {wish}.|So that is how {main} managed to {wish}.]",
				whiz: "And that turned out to be the one thing that was needed. {Crowd} joined in. There were hands to spare, now that no one had anything to carry. [They pushed, they pulled and they held on.|They held on, they pushed and they pulled.] It creaked, and it slipped, and then it was done. Nobody so much as thought of plasters. With nothing at all in the basket, {main} managed to {wish}.",
				pro: "And that, as it turned out, was the one thing that had been needed from the beginning. {Crowd} joined in, and there were plenty of hands, now that nobody had anything to hold. No string came into it. [There was no call for a whistle|Nobody asked for a whistle], or a jar with holes in its lid, and as for buns, they were not mentioned. It took a while. It was not tidy, and for a moment in the middle it looked like a mistake. But before the light had moved on by so much as a finger, and with nothing whatever in the basket, {main} managed to {wish}.",
			},
		},
		home: {
			tiny: "Into bed, {main}. [Night night, basket.|Sleep well, basket.]",
			starter:
				"{Evening}, {main} put the basket by the bed. There was room in it for [a new day|all of tomorrow].",
			confident:
				"{Evening}, {main} stood the basket at the end of {her} bed. Somebody had left a bun in it. Who could that have been? [{main} cut it in two.|{main} broke it in half.] You never know.",
			whiz: "{Evening}, when {main} came up to bed, there was something in the basket. It was a bun, and it was still warm. Tied round it was a very short piece of string. There was no name on it. {main} thought of everyone {she} had met along the way. [It could have been any of them.|Any one of them might have done it.] So {she} cut it in two, ate one half, and put the other half back. You never know.",
			pro: "{Evening}, when {main} came up to bed, there was something in the basket. It was a bun, and it was warm, and round it somebody had tied a rather short piece of string. There was no name. {She} sat on the edge of the bed and thought about everybody {she} had met on the way, one after another. [It might have been any of them.|There was not one who might not have done it.] It was a comfortable sort of thing not to know. Then {she} cut the bun in two and ate one half, looking out at the dark. {She} put the other half back. You never know.",
		},
	},
	again: [HELP_AGAIN, HELP_THIRD],
	short: {
		tiny: {
			start: { story: "Oof, what a big basket! {refrain}", wish: "Oof, what a big basket! {refrain}" },
			trouble: "Bump, out it all goes! Now it is empty. {refrain}",
			mend: { story: "{main} tells it all! Well done, {main}!", wish: "And it helps! Well done, {main}!" },
			home: "Into bed you go. Night night, {main}!",
		},
		starter: {
			start: {
				story: "It went into a basket with all that might help. But the basket was so heavy!",
				wish: "Into a basket went all that might help. But the basket was so heavy!",
			},
			trouble: "On the way, {main} gave it all away. In the end the basket was empty!",
			mend: {
				story: "The story had been in {main_s} head all the time!",
				wish: "It was just what was needed. It all came true!",
			},
			home: "{Evening}, {main} put the basket by the bed.",
		},
		confident: {
			start: {
				story:
					"It went into a basket, with buns and plasters and string, for you never know who may need them.",
				wish: "Into a basket went buns and plasters and string, for you never know what you may need.",
			},
			trouble:
				"The basket tipped over, and what was left of it was given away, until there was nothing in it but a crumb.",
			mend: {
				story: "The story had never been in the basket at all, and now it was told to the end.",
				wish: "It turned out to be the very thing that was needed, and it all came true.",
			},
			home: "{Evening} there was a warm bun in the basket, and nobody knew who had put it there.",
		},
		whiz: {
			start: {
				story:
					"It lay in a basket, under buns and plasters and string, because somebody, somewhere, was sure to need something.",
				wish: "It called for a basket of buns, plasters and string, because you never know, and it was hardly possible to lift it.",
			},
			trouble:
				"The basket tipped over, and then, bit by bit, the rest of it was given away, until there was only a crumb.",
			mend: {
				story:
					"You can’t give a story away, for it stays with you as well, and so it was told from end to end.",
				wish: "With nothing left to carry there were hands to spare, and that was the one thing that was needed.",
			},
			home: "{Evening} there was a bun in the basket, still warm, and one half of it was put back, because you never know.",
		},
		pro: {
			start: {
				story:
					"It travelled at the bottom of a basket, beneath everything that anybody could conceivably need on the way.",
				wish: "It began with a basket that held everything anybody could conceivably need, and was consequently too heavy to lift.",
			},
			trouble:
				"Everything in it was given away to somebody who needed it, so that at the important moment there was a single crumb.",
			mend: {
				story:
					"A story is the one thing that can be given to everybody and kept as well, and it was told from the first word to the last.",
				wish: "With nothing left to hold there were plenty of hands, and those were what had been needed from the beginning.",
			},
			home: "{Evening} somebody had left a warm bun in the basket, and half of it was put back, because you never know.",
		},
		custom: {
			start: {
				story: "{main} had a basket of useful things. The basket was heavy.",
				wish: "{main} packed a basket of useful things. The basket was heavy.",
			},
			trouble: "{main} gave the things away to people who needed them. Then the basket was empty.",
			mend: {
				story: "{main} still knew the story, and told all of it.",
				wish: "{main} did not need the things. It went well.",
			},
			home: "{Evening}, {main} put the basket by the bed. {main} felt calm and proud.",
		},
	},
};
