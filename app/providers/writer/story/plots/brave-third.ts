import type { Telling } from "./plot";

/** The daring in still other sentences: the wobble likes company. */
export const BRAVE_THIRD: Telling = {
	want: {
		story: {
			tiny: "Hush! {main} has a story to tell. [Are we all here?|Is it time?] This is our idea: {story}",
			starter:
				"‘Now for my story,’ said {main}. They all sat down to hear it. [It was this one|It went like this], as the family has it: {story}",
			confident:
				"Who was going to tell the story? {main_s} hand was up before {she} knew it. ‘I will!’ {she} said. It was too late to take it back. [So there {she} {was}.|Hands are like that.] As the family has it, the story goes like this: {story}",
			whiz: "‘Who has a story for us?’ they had asked. {main} looked round to see whose hand was up, and it was {her} own. It looked quite pleased with itself. Now the {day} was here. There was a space with nobody in it, and everybody looking at the space. [That was where {she} {was} to stand.|It was about the size of {main}.] As the family has it, the story goes like this: {story}",
			pro: "‘Who has a story for us?’ they had asked, and there had been the usual silence. {main} looked round to see whose hand was up. It was {her} own. It had gone up all by itself, and it was waving. You can’t very well take back a hand that everyone has seen. So now the {day} had come, and so had the people. In front of them was a space with nobody in it. [It was about the size of {main}.|It was not a large space, and all the light fell on it.] {She} had the story ready. {She} had had it ready for a week, and had told it twice to the teapot without spilling a word. But a teapot only ever looks the other way. As the family has it, the story goes like this: {story}",
		},
		wish: {
			tiny: "This is it! Let’s {wish}! [Who goes first? {main}!|{main} goes first!]",
			starter:
				"{main} had said that {she} would {wish}. {She} had said it for weeks. [Now it was for real.|Now it had come true.]",
			confident:
				"{main} was going to {wish}. ‘Will you really?’ they had asked. ‘Of course,’ {main} had said, ‘it’s easy!’ It is a fine word, easy. [It is a word for the day before.|You can say it with your mouth full.] This was not the day before.",
			whiz: "{main} was going to {wish}. ‘Are you really?’ they had asked. ‘Of course I am,’ {main} had said. ‘There’s nothing to it.’ {She} had thought so, too. {She} had thought so in bed, and on the bus. It was only now, with {her} coat done up and {her} hair combed flat, that {she} wondered. [If there was nothing to it, why was it looking at {them} like that?|There seemed to be something to it after all.]",
			pro: "{main} was going to {wish}. ‘Are you really?’ people had asked. ‘Of course I am,’ {main} had said. ‘There’s nothing to it.’ {She} had said that on the stairs, and over {her} shoulder, and with {her} mouth full. It had been true every time. There is nothing to a thing that is still three weeks away. You can walk round it, and pat it, and tell it to wait. Then it was two weeks. Then somebody combed {her} hair flat, and did up {her} top button, and it was now. [If there was nothing to it, then it was odd how much of it there was.|And there it stood, and there was a good deal to it, and all of it looked at {them}.] ‘Ready?’ they asked. {main} said that {she} {was}, and was interested to hear how high it came out.",
		},
	},
	upset: {
		tiny: "Here we go. Oh no! [What hops in there?|Who is in there?] A wobble! {company}",
		starter:
			"One step, and {main} stopped. Who was that? [It had hopped into {her} knees.|It was in {her} tummy.] It was a wobble! {company}",
		confident:
			"{main} took one step, and so did somebody else. It had got into {her} shoes first, and now it came up. {company} ‘Who’s there?’ said {main}. [‘Me, me, me!’ went the wobble.|It was a wobble, and a lively one.]",
		whiz: "It began in {main_s} shoes. They were quite steady shoes, as a rule, but now they tapped. Then it was in {her} socks, and in another moment it was upstairs and jumping on {her} stomach. It was a wobble. {company} ‘I’ll count to three,’ said {main}. ‘One. Two.’ [Two is a very good number to stay at.|Nobody has ever stayed so long at two.] The wobble counted as well, but it counted in hops.",
		pro: "It began in {main_s} shoes. They were steady shoes as a rule, and not the sort to tap. {She} looked down at them. By then it had gone on into {her} socks, and before {she} could fold {her} knees it was past them too. It ran straight upstairs and began to jump on {her} stomach, as one does on other people’s beds. It was a wobble. {company} ‘I’ll count to three,’ said {main}, ‘and then I’ll go. One. Two.’ Two is a good number, when you come to think about it. It has a nice round back. [There is no law that says a person has to leave it.|One could settle down at two and never want for anything.] Inside, the wobble was counting as well. It was well into the hundreds, and it was not getting tired.",
	},
	try1: {
		tiny: "Run it off! [Hop, skip, run!|Zig, zag, run!] It can run too! {company}",
		starter:
			"{main} ran to {spot} and back. {company} ‘Has it gone?’ {main} asked. [It had not. It had fun.|It hopped. It had not.]",
		confident:
			"‘You can’t catch me!’ {main} told it, and ran round {spot}. {company} {main} ran until {her} face was red, and then {she} listened. [All was still, except for one thing.|There was puffing, and there was hopping.] You can’t leave behind what you have brought along.",
		whiz: "‘I’ll go too fast for it,’ said {main}, and ran three times round {spot}. {company} The first time was to get away. The second time was to make sure. By the third, {she} could hear a small voice in {her} chest that said ‘Wheee!’ {main} stopped dead. The voice did not. [It is no good running from what you have with you.|‘You’re not meant to like it,’ {she} told it.] The only thing that had come off was a shoe.",
		pro: "‘It can’t hold on if I go fast enough,’ said {main}, and set off round {spot} at a gallop. {company} The first time round was to get away from it. The second was to be quite sure. On the third, just at the corner, {she} became aware of a small voice in {her} chest, and what it said was ‘Wheee!’ {main} stopped dead. It is a blow to find that somebody has been enjoying a thing that you were doing against them. [You can run from a bull or a bill, but it is no good to run from what you have brought with you.|‘You’re not supposed to like it,’ {she} told it, as soon as there was breath to spare.] In the whole of that running just one thing had come off, and it was a shoe.",
	},
	try2: {
		tiny: "Sit on it! Sit tight! [Up it pops!|It pops out!] Oh dear! {company}",
		starter:
			"{main} put on three coats. ‘Now it can’t get out!’ {company} [But the coats shook.|All three coats went hop.]",
		confident:
			"Next {main} put on a coat, and a coat on top of that. {company} ‘There,’ {main} said, ‘you can’t see a thing.’ It was true that you could only see two coats, [and they were dancing|and how they shook]. And it was hot in there.",
		whiz: "‘What nobody sees is not there,’ said {main}. So {she} put on a coat, and then another, and sat down on {her} hands. {company} From outside there was hardly anything to see. The top button buzzed, like a fly at a window. ‘Lovely weather,’ said {main} to nobody. ‘I’m only humming.’ [It came out as if somebody was patting {them} on the back.|The ‘hum’ had about nine hums in it.] In between the coats, the wobble had found the pockets.",
		pro: "‘What nobody sees is not there,’ said {main}. It sounded like a thing that someone had said before. {She} put on a coat, and a second coat over it, and then {she} sat down on {her} hands. {company} From outside there was hardly anything to notice. The top button buzzed a little, like a fly at a window. {Her} hat moved gently round, as hats do not. ‘Lovely weather,’ said {main} to nobody in particular, and it came out in seven pieces. People were kind about it. They looked the other way instead. [It would have been easier if they had laughed.|One of them asked whether there was a train coming.] Somewhere between the first coat and the second, the wobble had found the pockets, and was turning them out.",
	},
	twist: {
		tiny: "Hop, hop! Who is that? [It is {others}!|Why, it is {others}!] You too?",
		starter:
			"Then {main} saw a knee. It shook! {others} had a wobble too. [They had hidden it so well!|They all had a good laugh.]",
		confident:
			"‘Your hand is cold,’ said {main}, ‘and it’s shaking!’ Then it had to be told. {others} had a wobble too, and sat on it. [It was good to know.|What a lot of sitting!] But {main_s} was still there.",
		whiz: "{main} took hold of the nearest hand, just to have something to hold. It was shaking. It was not {her} own shaking, either, for it was out of time with it. ‘Have you got one?’ {she} whispered. There was some looking at the ground. {others} did have one, and had always had one. [Nobody had said so, because nobody else had said so.|You can know people for years and never be told.] They all felt better, for a bit. But nobody knew how to get it to go.",
		pro: "{main} took hold of the nearest hand, only to have something to hold, and it was shaking. That was nothing new, for so was everything. But this shake was out of time with {her} own. ‘You haven’t got one as well?’ {she} whispered. There was a good deal of looking at the ground. {others} did have one, it seemed, and had always had one, and had thought it a private matter. [Nobody had ever said so, since nobody else had ever said so first.|It is possible to know people for years and never be told a thing like that.] For a time they stood there in a ring and shook, each at a different speed, and it was almost like a dance. It was a good deal nicer than shaking alone. It was still shaking, however. ‘How do we make it go away?’ asked {main}, and every single one of them looked hopefully at somebody else.",
	},
	worse: {
		tiny: "{gloomTiny} It fills up {main}! [Too big, too big!|So big, too big!]",
		starter:
			"And now {gloom}. The wobble liked that! It got so big. [‘There’s no room for me,’ {main} said.|‘It won,’ said {main}.]",
		confident:
			"Now {gloom}, and that did it. The wobble took all the room there was, and looked out of {main_s} eyes. ‘Let’s say that I’m ill,’ {she} said. [Nobody said so.|It was nearly true.] There was one small bit of {main} left.",
		whiz: "Then, as though it had been asked to, {gloom}. The wobble got up on its toes. It filled {main_s} arms, as water fills a glove. {She} {was} down to {her} ears now, and they were humming. ‘You could tell them that I’ve got a cold,’ {she} said. It was not a big lie. [But it was the sort that you have to go on telling.|It would only have to last for ever.] {She} began to undo {her} top button.",
		pro: "Then, as though somebody had asked it to, {gloom}. The wobble rose up on its toes. It filled {main_s} legs, and {her} back, and ran along both arms to the ends, as water fills a glove. Before long there was so little of {main} left that {she} could have sat in one ear. ‘You could tell them I’ve got a cold,’ {she} said from in there. It was not a very big lie. It would hardly have shown. [But it was the kind that you have to take home with you, and feed.|It was only that it would have to go on being told, for ever, to every looking-glass.] Nobody answered. They looked at {them} so kindly that {she} could not bear it, and {she} began to undo {her} top button.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} found a quiet place, but the wobble was there first. It had made itself very small, and it was looking at its feet. ‘Did I shout at you?’ {she} asked. [It nodded.|It sniffed.] ‘I was scared,’ said {main}. ‘So you’re like me.’",
		whiz: "{main} found a corner where there was nobody, and turned {her} back. It was some time before {she} noticed how still it was. The wobble had stopped. It had made itself small, right down at the bottom. It did not want to be looked at, either. ‘What’s the matter?’ {she} asked it. [It was the first time that anyone had.|Nobody had ever asked it that.] It wanted so much for all this to go well. That was all. It had jumped about like that because it could not sit still for wanting.",
		pro: "{main} found a corner where there was nobody, and turned {her} back on everything. It was some time before {she} noticed how still it had become. The wobble had stopped. It had made itself small, right down at the bottom, and it did not want to be looked at either. ‘What’s the matter with you?’ {she} asked it. [It was the first time that anybody had put it like that.|Nobody had ever asked it, in all its life.] It took a while to answer, as the very shy do. It wanted all this to go well. It wanted that so much that it could not sit still, and so it had jumped. It would never have jumped like that for something that did not matter. ‘I see,’ said {main}, after thinking it over. ‘So you’re not against me.’ It shook its head. It shook everything else as well, but that could not be helped.",
	},
	climax: {
		tiny: "Hold my hand, wobble. [Hop along|Hop on]! {deed}",
		starter: "‘Hold on to me!’ said {main}. ‘Here we go!’ [And|So] {main} {deed}.",
		confident:
			"‘Take my hand,’ said {main} to the wobble. ‘No, the other one, I need that.’ And {main} {deed}. [They did it at a sort of trot.|It was done with a hop and a half.]",
		whiz: "‘One, two, three,’ said {main}, out loud. {She} held out a hand to something small. And then {main} {deed}. [It was not steady, but it was straight.|Every inch of {main} shook, and every inch of {main} went forwards.] That is as brave as it gets.",
		pro: "‘You may come,’ said {main}, ‘on one condition. You jump when I jump.’ The wobble thought that this was fair. {main} did up {her} top button. And then {main} {deed}. Every inch of {main} shook, and every inch of {main} went forwards. [People who never shake have no idea how far that is.|It is not the steady ones who find out how that is done.]",
	},
	payoff: {
		story: {
			tiny: "Hop, hop, out it comes! {shown} [More, more|Bravo, bravo], {everyone}!",
			starter: "The story came out hop by hop! {shown} {everyone} [sat up to hear|had to hop too].",
			confident:
				"And there stood {main}, and told it. The story had a skip in it that it had not had at home. {shown} {everyone} shook along with the scary part. Then they shook with laughing. [‘That’s how to do it!’ somebody called.|It had gone right round them and back.]",
			whiz: "And {main} walked out in front of everyone, and told the story. Something held {her} hand where no one could see. It squeezed at the good bits, and {she} slowed down for them. {everyone} had been ready to be polite. They forgot to be. {shown} They laughed in the wrong places, and the wrong places turned out to be right. [When {she} came to the end {she} {was} sorry.|At the end there was a noise like a load of bricks, and that was clapping.] It is a good thing to have somebody with you who can’t sit still.",
			pro: "And {main} walked out in front of everyone, turned round, and told the story. Something had hold of {her} hand, where no one could see, and it squeezed whenever a good bit was on its way. So {she} slowed down for the good bits, and they got better. {everyone} had come along quite ready to be polite, and never once thought of it again. {shown} They laughed in the wrong places, and before the end those were the right ones. Once the voice cracked straight across. {main} let everyone look into the crack, and then {she} went on. [It had never gone like that at home.|It is not a thing that you can practise.] When it was over there was a noise like a load of bricks being tipped. It took {them} a moment to see that this was clapping.",
		},
		wish: {
			tiny: "Hop by hop, {main} can {wish} at last! [More, more|Bravo, bravo], {everyone}!",
			starter:
				"And it was done, just like that! {everyone} hugged {them} tight. So {main} got to {wish}! [‘Easy,’ {she} said.|Ha!]",
			confident:
				"And then it was happening, and then it had happened. {everyone} wanted to know how it felt. ‘Wobbly,’ said {main}, ‘and very, very good.’ [It turns out that you can have both.|Those two go together.] So {main} got to {wish}.",
			whiz: "And it happened. It went by so fast that {she} would have liked to have it slower. {everyone} ran up and talked at once, and thumped {them} on the back. There had been a hop in the middle of it that nobody could account for. ‘That was my favourite bit,’ somebody said. [‘It wasn’t me,’ said {main}, quite truthfully.|‘Thank you,’ said {main}, ‘I’ll pass that on.’] So {main} got to {wish}. And there had been nothing to it, except all of that.",
			pro: "And it happened. It went past so quickly that {main} would have liked to call it back, and have a proper look at it. {everyone} ran up and talked at once, and thumped {them} between the shoulders. It had not been smooth. There had been a hop in the middle of it that nobody could account for, and a squeak directly after. ‘Now that was my favourite part,’ somebody said. [‘It wasn’t me,’ said {main}, which was the truth.|‘I’ll pass that on,’ said {main}.] {She} could hear {her} own heart, and next to it, a little behind the beat, somebody else’s. So {main} had got to {wish}. There was nothing to it, really, if you didn’t count everything.",
		},
	},
	home: {
		tiny: "Lie down, wobble. [Hop in!|Hop no more!] Sleep well, {main}!",
		starter:
			"{Evening}, {main} lay in bed. The wobble gave one last hop. [‘Same again soon?’ it said.|‘Shh,’ {she} said. ‘Well done.’]",
		confident:
			"{Evening}, {main} left a bit of room on one side. ‘What’s that for?’ somebody asked. ‘It’s for a friend,’ said {main}. [The bed gave a very small jump.|The quilt gave a very small wriggle.]",
		whiz: "{Evening}, {main} moved over, until {she} {was} right on the edge of the bed. ‘Isn’t that too narrow?’ somebody said at the door. ‘There are two of us,’ said {main}. The light went out. [In the dark something small went on telling itself how it had been.|For a while the bed shook, but only with laughing.] It got slower, and slower. By and by it was only breathing, and so was {she}.",
		pro: "{Evening}, {main} moved over in bed, until {she} {was} lying right along the edge. ‘You’ll fall out,’ somebody said at the door. ‘I can’t take up all of it,’ said {main}. ‘There are two of us.’ The light was put out. It was quite some time before there was any peace in there. Something small had to tell {them} all about it, from the beginning, as if {she} had not been present. [It left out the parts where it had been frightened.|It did all the voices.] {main} listened with {her} hand spread out over the place. It went slower, and softer, with longer and longer gaps. There would be other mornings, and other things in them that had never been done. Let them come, thought {main}. {She} knew somebody who would be wild to go.",
	},
};
