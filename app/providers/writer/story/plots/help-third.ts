import type { Telling } from "./plot";

/** The help in still other sentences: the basket has opinions. */
export const HELP_THIRD: Telling = {
	want: {
		story: {
			tiny: "In the basket is a story! [Shall we see?|Come and see!] This is our idea: {story}",
			starter:
				"‘Who needs a story?’ said {main}. {She} had one in {her} basket. [It was next to the buns.|It lay on the buns.] The family sent it with this note: {story}",
			confident:
				"{main} had a basket on {her} arm, and it was not for shopping. It was for giving. String went out of it, and plasters, and buns. [Today there was a story in it too.|And under it all lay a story.] It came with a note from the family: {story}",
			whiz: "If you needed a plaster, you went to {main}. If you needed a bun, you went to {main} as well. It was all in the basket. [‘Shop’s open,’ {she} would say, and lift the lid.|Nothing in it had a price on.] But the best thing was kept at the bottom, under the string. It was a story, and it had not been given to anyone yet. It came with a note from the family: {story}",
			pro: "If you needed a plaster, you went to {main}. If you needed a bun, or a bit of string, or a blanket to be sad under, you went to {main} for that too. It was all in the basket. [‘Open all hours,’ {she} would say, and lift the lid with one finger.|There was no price on anything, and nobody had ever seen it empty.] What people did not know was that the best thing of all lay right at the bottom, beneath the string. It was a story, and it was waiting. A plaster can go to the first knee that turns up. With a story you must be more careful. ‘I shall know them when I see them,’ {main} said, and shut the lid. It came with a note from the family, which said: {story}",
		},
		wish: {
			tiny: "Buns, a rug, and off! [All in a basket!|In the basket!] Let’s {wish}!",
			starter:
				"{main} just had to {wish}. ‘It’s up to me!’ {she} said. {She} filled a basket, [bun by bun|lid and all]. Now {she} had it all.",
			confident:
				"Somebody had to {wish}. ‘So it had better be me,’ said {main}. {She} laid out plasters, string, a blanket and ten buns. All of it went into one basket. [It had never been so fat.|The basket took a deep breath.]",
			whiz: "Somebody had to {wish}. ‘It may as well be somebody with buns,’ said {main}. {She} baked ten, and added plasters, a reel of string, a blanket and something for coughs. The basket had started out as a perfectly ordinary basket. Now it had a tummy. [When you lifted the lid it sighed.|It had to be undone a little at the sides.] ‘That covers everything,’ {she} said.",
			pro: "Somebody had to {wish}. ‘And it may as well be somebody with buns,’ said {main}. {She} baked ten. They went into the basket hot, and the plasters went in next, and after them string, a blanket, and something for coughs. ‘What else could anybody want?’ {she} asked {herself}. {She} thought of a spare lid. {She} thought of a bell. The basket had set out in life as a perfectly ordinary one. By this time it had a tummy, and sat with its feet apart. [When you put your ear to it, you could hear it wondering where it would all end.|It had stopped creaking by then, and had begun to hum.] ‘There,’ said {main}. ‘That covers everything that has ever happened.’ It is a good thing to be able to say, and it was very nearly true.",
		},
	},
	upset: {
		tiny: "Come on, basket. [It says no.|It sits down.] Push, push! {company}",
		starter:
			"‘Come, basket!’ said {main}. It would not come. It sat! {company} ‘Heave!’ [They had it up at last.|Up it went, by and by.]",
		confident:
			"‘Off we go!’ said {main}, and went. The basket stayed, so {main} came back for it. {company} ‘Now heave!’ [It came, but it did not like to.|It came, with its heels dug in.] It bumped along behind like a sulky hippo.",
		whiz: "{company} ‘Off we go,’ said {main}, and stepped out smartly, and was nearly pulled over backwards. The basket had not moved. It had a look about it. ‘It only wants coaxing,’ said {main}. {She} coaxed, and {she} promised it a rest at the top. Then {she} sat down and pushed with both feet. [It moved off in the end, as glaciers do.|At that it slid, and very slowly they were on the way.] The buns were singing with heat.",
		pro: "{company} ‘Off we go,’ said {main}, and stepped out smartly, and was very nearly pulled over backwards. The basket had not moved. It was not stuck. It was not tied. It had taken a look at the way ahead, and had formed an opinion. ‘It only wants coaxing,’ said {main}, and coaxed. {She} told it about the view. {She} promised it a sit-down at the first corner, and another at the second. In the end {she} lay on {her} back and pushed with both feet. [Slowly, as glaciers move and for much the same reason, it moved.|At that it gave in, and allowed itself to be slid.] ‘And it’ll be all downhill from here,’ said {main}, who could not see over the top of it.",
	},
	try1: {
		tiny: "Hop on one leg! [Hop, hop, flop!|Hop, hop, bump!] Bye, buns! {company}",
		starter:
			"{company} ‘If I run, it flies!’ said {main}. It did fly, past {spot}. [It flew without {them}.|The buns flew best.]",
		confident:
			"{company} ‘Run, and it will keep up,’ said {main}. It did keep up. By {spot} it went in front. [Then it stopped, and {main} did not.|Then it sat down, all at once.] Ten buns went on alone. One of them had {crawler} on board.",
		whiz: "{company} ‘The thing with a heavy basket,’ said {main}, ‘is to get it going.’ It got going. By {spot} it was going very well, and {main} was only holding on. Then the ground did something small, and the basket did something large. It sat down. Everything inside it went on without it. [Ten buns rolled by in order of size.|A bun went past at knee height.] The last of them had {crawler} on top, keeping its balance. ‘You can have that one,’ called {main}.",
		pro: "{company} ‘The whole secret of a heavy basket,’ said {main}, ‘is to get it going.’ It got going. Near {spot} it was going so well that {main} was no longer pulling it, but being taken. There is a moment when a thing like that can still be stopped, and {she} waved to it as it went by. Then the ground did something small, and the basket did something large. It sat down. What was inside it had not been told, and went straight on. [Buns rolled past in order of size, like a school on its way to the baths.|The plasters unrolled as they went, and marked the way quite beautifully.] The last bun of all had {crawler} on top, running backwards to stay where it was. ‘You may keep that one,’ called {main}. It had earned it.",
	},
	try2: {
		tiny: "Step, stop. Step, stop. [Who is sad? Have a bun!|A bun for all!] {company}",
		starter:
			"So {main} went slowly, along {path}. {company} At each stop, there was a sad face. [A bun put that right.|It got a bun, or a hug.]",
		confident:
			"So {main} went at a walk, along {path}. {company} Somebody had lost a lace, so out came string. Somebody had no lunch, so out came a bun. [It is nice to be asked.|It was going so well.] Nobody looked to see what was left.",
		whiz: "So {main} walked, by way of {path}, and said hello to everybody. {company} ‘Hello,’ they said, ‘that’s a big basket.’ Then they said something else. One had a lace gone. One had missed lunch. A very small one had the shivers, and was too proud to say so. [String, bun, blanket: it was as if the basket had known.|‘It just so happens,’ said {main}, each time, and lifted the lid.] It got so easy to carry that {she} began to swing it.",
		pro: "So {main} went at a walk, by way of {path}, and said hello to everyone {she} met. {company} ‘Hello,’ they answered. ‘What a very large basket.’ There would be a pause, and then there would be something else. This one’s lace had gone. That one had come out without any lunch. A very small one had the shivers, and was much too proud to mention it. That one had to be asked to mind the blanket. [‘It just so happens,’ said {main} each time, and up went the lid.|String, bun, blanket: it was as though the basket had been listening at doors.] There is no nicer feeling than to have the right thing with you. {main} had it nine times running. The basket had grown so easy to carry that {she} had begun to swing it.",
	},
	twist: {
		tiny: "Tip the basket, {everyone}! [Drip, drop. A crumb!|One crumb! Is that it?]",
		starter:
			"‘Now for the big thing!’ said {main}. {everyone} tipped the basket up. [One crumb fell out.|Out fell a crumb.]",
		confident:
			"‘And now for the real thing,’ said {main}. ‘Pass the basket.’ It came so lightly that {she} threw it over {her} shoulder by mistake. {everyone} saw the lid fly open. [Nothing flew out.|It was as bare as an egg cup.]",
		whiz: "‘And now,’ said {main}, ‘the thing we came to do.’ {She} put out a hand for the basket. {everyone} could see how easily it came. It ought to have taken two hands and a grunt. {main} looked under the lid. {She} looked under the lining, and under the basket. [There was a crumb, and then there was not, for it blew away.|There was a smell of buns, and it was the smell of buns that have gone.] ‘Well,’ {she} said.",
		pro: "‘And now,’ said {main}, ‘for the thing that we actually came to do.’ {She} put out a hand for the basket, and it came. That was the odd part. It should have taken two hands and a grunt, and it came like a hat. {everyone} saw {her} face. {main} looked under the lid, and under the lining. Then {she} looked under the basket, where there was some perfectly good ground. ‘I had everything,’ {she} said. [‘I know I did, because I couldn’t lift it.’|‘There was even something for coughs.’] It was a good basket and well made, and you could see now how it was done, for there was nothing in the way.",
	},
	worse: {
		tiny: "{gloomTiny} No more buns. [No more, {main}!|What now, {main}?]",
		starter: "Then {gloom}. ‘What a silly I am!’ said {main}. [‘I kept none back.’|‘I gave too much.’]",
		confident:
			"Then {gloom}. There was not even a blanket! ‘I was too busy being kind,’ said {main}. [Just then it felt like that.|Just then it seemed so.] The basket blew over and lay there.",
		whiz: "Then {gloom}, and there was no blanket to get under. ‘I’ve been so busy helping that I can’t help,’ said {main}. {She} said it again, to see whether it made more sense. It made less. Somewhere behind {them} were nine happy people. [Not one of them was here.|Each had a bit of what was missing.] And in front was the one thing that could not be put off. {She} had come to it with an empty lid.",
		pro: "Then {gloom}, and there was no blanket to get under. ‘I’ve been so busy helping,’ said {main} slowly, ‘that I can’t help.’ {She} tried saying it the other way round. It made no more sense like that, and no less. Somewhere along the way there were nine people with dry feet and full stomachs, all thinking kindly of {them}. [It would have been a comfort if just one of them had come along.|You can’t tie a knot with kind thoughts, or sit down on them.] And here was the one thing that could not be put off, and {she} had come to it with a lid. {She} did not cry. But {she} had to look up for rather a long time, to keep things where they were.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} climbed into the basket. There was plenty of room. It fitted {them} very well, in fact. ‘So that’s what you were for,’ {she} said to it. [It creaked, as if to say yes.|{She} sat there for a bit.] Now there was something in it again.",
		whiz: "There was nowhere dry to sit, so {main} sat in the basket. It fitted {them} as a nest fits an egg. {She} pulled up {her} knees. It was full again, {she} noticed. It was full right up to the rim, and it had not even been packed. [‘What have we got in here?’ {she} asked, in a shop voice.|{She} went through what there was.] There were two hands, and one head, and two rather tired feet. It was not a bad sort of list.",
		pro: "There was nowhere to sit, and so {main} took off the lid and sat in the basket. It fitted {them} as a nest fits an egg. {She} pulled up {her} knees and put {her} chin on top, and for some time {she} {was} nobody in particular, going nowhere. Then {she} noticed something. It was full. It was full right up to the rim, and a little over. ‘What have we got in here, then?’ {she} asked, in the voice that {she} kept for customers. It was a short list. There were two hands, in fair condition. There were two feet, rather tired, and a head with quite a few things left in it. [None of it had ever been given away, because nobody had thought of asking.|{She} could not remember putting in any of it.] ‘I’ll take the lot,’ said {main}, and climbed out.",
	},
	climax: {
		tiny: "Look what is left! [It is|Why, it is] {main}! {deed}",
		starter: "‘Still one thing to give!’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘I’ve still got two hands,’ said {main}, ‘and a me.’ And {main} {deed}. [No basket could have held that.|It was the best thing yet.]",
		whiz: "‘We’re out of buns,’ said {main}. ‘We’re not out of me.’ And then {main} {deed}. None of that had ever been in the basket. [It was given away like all the rest, and there was still some left.|Nobody had to be asked to mind the lid.]",
		pro: "‘We seem to be out of buns,’ said {main}, shutting the lid on nothing. ‘But we’re not out of me.’ And then {main} {deed}. None of that had ever been in the basket, and none of it had gone stale. [It was given away like everything else, and the strange thing was that there was just as much of it afterwards.|You could have searched a dozen baskets and not turned up another.]",
	},
	payoff: {
		story: {
			tiny: "Come close, come near! {shown} [What a tale|Hear it all], {everyone}!",
			starter:
				"‘You need a story,’ said {main}. {She} told it well. {shown} {Crowd} [gave a happy sigh|felt warm inside].",
			confident:
				"And the story had found its ears! {main} told it there and then, with nothing in {her} hands. {Crowd} felt it go round, like a warm plate. {shown} [There was a second helping.|Nobody left a crumb of it.]",
			whiz: "‘So this is who it’s for,’ said {main}, and sat down in the middle, and told the story. It was the one thing that had not been in the way when the rest fell out. {Crowd} moved up to make room for it. {shown} It was passed from hand to hand, with nothing to pass. [It did for cold feet what no blanket does.|It stopped a sniff, and it started a laugh.] And when it was finished it came back, and it was bigger.",
			pro: "‘So this is who it’s for,’ said {main}, and sat down in the middle, and told the story from the very top. It had been saved up for exactly this, without anybody knowing. {Crowd} moved up to make room for it. {shown} It went round like a warm plate on a cold evening, and it was held for a moment before it was let go. It did for cold feet what no blanket does. It did for hunger, if not what a bun does, then something that lasts longer. [And at the end it came back to {main}, with fingermarks all over it, and it was bigger than before.|When it was over, there was a silence with nothing missing from it.] ‘You can keep that,’ said {main}. ‘I’ve got another one just the same.’",
		},
		wish: {
			tiny: "[It works|It is done]! {main} can {wish} at last! Hooray, {everyone}!",
			starter:
				"It was the right thing, too! {Crowd} [pushed and puffed|pulled as one]. At last {main} got to {wish}!",
			confident:
				"It was just the right size of help. {Crowd} got behind it, and then in front of it. [There were hands for all of it.|For once, no one carried a thing.] And so {main} got to {wish}.",
			whiz: "It was just the right size and shape of help, and it had been there from the start. {Crowd} got behind it, and then in front of it, and shoved. There is a lot you can do with a shoulder. [A bell would only have got in the way.|You can’t do that with a basket on your arm.] It went wrong once, and it was put right with a thumb. Then it was over, and {main} had got to {wish}.",
			pro: "It was just the right size and shape of help. It had been there from the very start, on the other end of the handle. {Crowd} got behind it, and then in front of it, and then everywhere at once. There is a great deal that can be done with a shoulder, if you have nothing hung on it. Somebody thought of the whistle, and whistled without one. Something slipped, and was held, and slipped, and was held again by a thumb. [It was not the way that the thing is usually done, but it was done.|If there is a proper tool for it then nobody missed it.] And that was how, with no buns, no plan and no string whatever, {main} got to {wish}.",
		},
	},
	home: {
		tiny: "Sleep well, basket. [You were so big!|You did well.] Sleep well, {main}!",
		starter:
			"{Evening}, {main} hung the basket up. It went clink. [There was a pin in it, from a friend.|A plum was in it, from a friend.]",
		confident:
			"{Evening}, {main} went to put the basket away. It was heavy! Someone had filled it, all the way up. [There were ten buns, and all of them were warm.|It was full of thank-yous, and a bun.] ‘You never know,’ said {main}.",
		whiz: "{Evening}, {main} reached for the basket, and nearly fell over backwards. It would not move, and it looked pleased with itself. {She} lifted the lid, and there was a lace, tied in a bow. There was an apple. There was a drawing of somebody with a very large basket, by somebody very small. [And at the bottom, still warm, lay a bun.|Under those lay one bun, with a bite out of it.] {She} did not unpack. {She} only sat and kept it company.",
		pro: "{Evening}, {main} took hold of the basket to put it away, and was nearly pulled over backwards. It had not moved. It had formed an opinion. {She} went round to the front and lifted the lid. On the top lay a shoelace, tied in a bow. Then came an apple, and half a comb, and a drawing of somebody with an enormous basket, done by somebody with cold hands. There were nine things in all. Not one of them was any use. [Right at the bottom was a bun, and it was still warm enough to hold.|Last of all there was a bun, and somebody had taken one small bite, to be sure that it was good.] {main} did not unpack. {She} pushed it up against the bed, with both feet, so that it should be the first thing there in the morning.",
	},
};
