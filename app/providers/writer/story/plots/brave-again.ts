import type { Telling } from "./plot";

/** The daring in other sentences; each beat fits the others in any telling. */
export const BRAVE_AGAIN: Telling = {
	want: {
		story: {
			tiny: "{main} will tell a story! [Are we ready?|Ready, steady!] Here it is, our idea: {story}",
			starter:
				"{main} was going to tell a story. [Everyone would hear it!|They would all hear it!] The family told it like this: {story}",
			confident:
				"It was {main_s} turn to tell a story. {She} had picked it {herself}. {She} knew it by heart, and {she} knew it backwards too. All that was missing was [a bit of puff|a deep breath]. The family told it like this: {story}",
			whiz: "It was {main_s} turn to tell a story, and it was going to be told standing up. {She} had been looking forward to it for weeks. There would be chairs in rows, and a glass of water. [It is odd how fast weeks go by when there are chairs at the end of them.|From a few weeks off it had all looked splendid.] The family told it like this, word for word: {story}",
			pro: "It was {main_s} turn to tell a story. {She} had put up a hand for it, one careless morning, when the {day} itself was still weeks away. From that distance it had looked splendid. There would be chairs in rows, and a glass of water, and a hush. Now the weeks had gone wherever weeks go. [There were the chairs, and there was the glass.|What was left was the hush, and it was coming closer.] {She} still knew every word. It was only that they all seemed to have moved to the far end of {her} head, with their backs to {them}. The family told it like this: {story}",
		},
		wish: {
			tiny: "[Now is the time!|It is time!] Let’s {wish}!",
			starter:
				"{main} wanted to {wish}. {She} had said so to all of them. [Now was the time!|And now it was time!]",
			confident:
				"{main} wanted to {wish}. {She} had told everyone {she} met, and one or two dogs. That is easy to do when it is a week off. [Now the week was over.|But weeks don’t last.]",
			whiz: "{main} wanted to {wish}, and {she} had said so, out loud, to everyone. That is a thing to be careful of. You say it on a Monday, when it is far away and no bigger than a pea. But it comes nearer every day, and as it comes it grows. [And now here it was, as tall as a house.|Now it was here, and {she} had to look up to see the top.]",
			pro: "{main} wanted to {wish}, and had made the mistake of saying so. {She} had said it to {her} friends, to the postman, and to a lady on a bus. It was no trouble at all to say it. At that time it was a long way off, and about as big as a pea. But a thing like that comes nearer every day, and it grows as it comes. {She} had watched it pass the size of a football. [Now here it was, and {she} had to put {her} head back to see the top of it.|Now it had arrived, and it was blocking out most of the view.] ‘Good,’ said {main}, a bit too loudly. ‘Here goes.’ Nothing went.",
		},
	},
	upset: {
		tiny: "One, two, oh! What was that? [It is a wobble!|It is one big wobble!] {company}",
		starter:
			"‘Here I go!’ said {main}. But {she} did not go. A wobble had got in! [It hopped and it hopped.|It went hop, hop, hop.] {company}",
		confident:
			"{main} opened {her} mouth to begin, and what came out was a squeak. {company} Something was jumping about in there. It was as round as a plum, and it was having a lovely time. [‘Oh no, a wobble,’ thought {main}.|It was a wobble, and it meant to stay.]",
		whiz: "{main} stepped forward, and {her} knees stayed behind. ‘Come on,’ {she} told them. They knocked, like somebody at a door, and in came a wobble, round and quick. {company} But the wobble had come to stay. It tried out {main_s} tummy first. Then it tried {her} elbows, and it rang the bell behind {her} nose. ‘I’ll be ready in a moment,’ {she} said to anyone who was looking. [It was a long moment, and it had a lot of hopping in it.|The wobble said nothing, and bounced.]",
		pro: "{main} stepped forward, and noticed after a pace or two that {her} knees had stayed behind. {She} went back for them. They were knocking together, like somebody at a door, and before {she} could stop it something had let itself in. It was a wobble. It was the size of a plum, and quick, and it went through {them} like a new owner, opening all the doors. {company} All the same, the wobble bounced on {her} tummy. It tried {her} voice, and made it come out high. ‘I shall be with you in one moment,’ said {main}, as dentists do. [The moment came, and looked at {them}, and went by.|It was the longest moment that anybody there could remember.]",
	},
	try1: {
		tiny: "Go away, wobble! [Run, {main}, run!|Fast, {main}, fast!] Still there! {company}",
		starter:
			"‘I’ll run until it drops out!’ said {main}. {company} {main} ran to {spot}. [It did not drop out.|Hop, hop, it came along.]",
		confident:
			"‘I’ll shake it off,’ said {main}, and raced away to {spot}. {company} {main} ran on tiptoe. {She} ran backwards. {She} even ran with {her} fingers in {her} ears. [The wobble thought it was a game.|The wobble asked for more.]",
		whiz: "‘It’s only little,’ said {main}. ‘I’ll shake it off.’ {She} set out for {spot} as fast as {she} could go. {company} {main} ran in a straight line, and then in wiggles, and then backwards, to surprise it. {She} jumped down hard with both feet. For a second there was nothing. [Then it laughed, somewhere behind {her} ribs.|Then, behind {her} ribs, something asked to do it again.] ‘It likes it,’ gasped {main}. ‘I’m only taking it for a ride.’",
		pro: "‘It’s only a little one,’ said {main}. ‘It ought to come off if it’s shaken.’ So {she} set out for {spot} at a tremendous pace. {company} {main} ran in a straight line. {She} ran in wiggles, like a hare, and then {she} ran backwards, which is known to confuse them. At the end of it {she} jumped as high as {she} could, and came down hard on both heels. There was a silence inside. It went on for so long that {she} began to smile. [Then, from somewhere behind {her} ribs, came a small voice, asking to do it again.|Then something behind {her} ribs began, quite distinctly, to giggle.] ‘I’m not getting rid of it,’ said {main}, as soon as {she} could speak. ‘I’m giving it an outing.’",
	},
	try2: {
		tiny: "Hold it in, {main}. [Hold tight!|In, in, in!] Pop! {company}",
		starter:
			"‘No one must know,’ said {main}. {company} {main} held it in. {She} put on a grin. [The grin shook.|But the grin began to shake.]",
		confident:
			"‘If I can’t lose it, I’ll hide it,’ said {main}. {company} {main} folded {her} arms on top of it, and whistled. It is hard to whistle with a wobble. [It came out in bits.|The tune fell down some stairs.]",
		whiz: "‘Very well, nobody must see it,’ said {main}. {company} {main} stood up straight and folded both arms on top of it. {She} thought of something dull, such as gravel. {She} whistled, so as to look like a person who whistles. It worked from the neck down. From the neck up, it looked like somebody on a bus with no springs. [‘I’m only cold,’ said {main} through {her} teeth.|‘There’s a draught,’ said {main}, very jerkily.]",
		pro: "‘Very well,’ said {main}. ‘If it won’t come out, then nobody must know that it’s in.’ {company} {main} stood up straight and folded both arms over the place. {She} thought hard about something dull, and settled on gravel. {She} whistled, to look like the sort of person who whistles. From the neck down it was all quite convincing. From the neck up it was like watching somebody ride on a bus without any springs. ‘Are you all right?’ people asked. They asked it kindly, and that was what made it so awful. ‘Never better,’ said {main}, in several pieces. [The tune had come apart by then, and lay about in notes.|It was plain that the gravel had not been dull enough.]",
	},
	twist: {
		tiny: "Have you got one, {others}? [Yes, yes!|We have!] Hop, hop, hop!",
		starter:
			"‘Am I the only one?’ said {main}. No! {others} had one as well. [Fancy that!|And what a hop it had!]",
		confident:
			"‘Am I the only one who gets it?’ said {main}. Nobody spoke for a bit. Then it all came out. {others} had one too, and kept it just as quiet. [Everybody felt a little warmer.|It was quite a lot of wobble.] It was nice to know, but it still hopped.",
		whiz: "‘Am I the only one who has got one?’ said {main}, and {she} said it to the ground. Somebody coughed. Somebody else had to look at a shoe. Then it all came tumbling out. {others} had one as well, and had been holding it in for years. [Some keep theirs in the stomach, it seems, and some at the back of the neck.|They compared them, and no two were the same shape.] It was a great relief, and there was laughing. ‘So how do you make it go?’ asked {main}. That was when the laughing stopped.",
		pro: "‘Am I the only person who has got one?’ said {main}. {She} said it to the ground, which was kinder to everybody. Somebody coughed. Somebody else discovered a shoelace. And then it came out, all of it and all at once, as toys come out of a cupboard. {others} had one as well, and had been sitting on it for years. Some people keep theirs in the stomach, it turned out, and others at the back of the neck. [They compared them, like old soldiers.|No two of them were quite the same shape.] There was a great deal of laughing, of the sort that is mostly breath. ‘And how do you make it go?’ asked {main}, wiping {her} eyes. It was remarkable how fast the laughing stopped.",
	},
	worse: {
		tiny: "{gloomTiny} It grows and grows. [Too big, {main}!|So big, {main}!]",
		starter:
			"Then {gloom}. The wobble grew as big as {main}. [‘I’m going home,’ {she} said.|‘I can’t do it,’ {she} said.]",
		confident:
			"Just then {gloom}. The wobble had been waiting for that! It grew, and it pushed. ‘I’m not doing it,’ said {main}. ‘I don’t even want to.’ [Only the last part was not true.|That was not quite true.]",
		whiz: "Just then {gloom}. It was all that the wobble had been waiting for. It sat up, and it filled its cheeks. Soon there was so much of it that {main} had to breathe in to make room. ‘I’ve changed my mind,’ {she} said. ‘I don’t even want to any more.’ [That is what people say when they want to very much.|It sounded so sensible that {she} nearly believed it.] And {she} turned round, to go home.",
		pro: "It was just then that {gloom}, and the wobble had been waiting for nothing else. It sat up, and filled its cheeks. It spread into {her} arms and looked out through {her} eyes. Before long {main} had to ask it to move over whenever {she} wanted to breathe. ‘I’ve changed my mind,’ said {main}. ‘I don’t believe that I even want to any more.’ It was said in a light, sensible voice. People use it when they are speaking of something that they want very much. [Nobody argued, which was a pity.|The wobble was so surprised that for a moment it stood still.] {She} turned round, and took the first step home. It was the only one for a long while that had not shaken.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} sat down where nobody could see. It was still there. It was not hopping now. It was only holding on, with all its might. ‘Are you scared as well?’ {she} asked it. [It gave a very small hop.|It held on tighter.]",
		whiz: "{main} sat down where nobody could see, and waited for it to start. But it had stopped hopping. There was no one here to hop for. All that was left was a kind of hum, like a moth in a jar. It was not a fierce noise. {She} knew it quite well, in fact. It was the noise that {she} made {herself}, under the blankets, when there was thunder. [‘Oh,’ said {main}. ‘It’s only you.’|‘You might have said,’ said {main}.]",
		pro: "{main} sat down where there was no one to see, and waited for it to begin again. It didn’t. There was nobody here to hop for. When {she} listened, as you listen at a door, what {she} heard was a sort of hum, like a moth in a jar. It was not at all a fierce sound. {She} had an idea that {she} knew it from somewhere. {She} went through all the sounds {she} knew until {she} came to it. It was the noise that {she} made {herself}, under the blankets, whenever there was thunder. [So it had not come to frighten anybody.|So the thing had not come in to spoil it all.] It had come in because it was frightened, and {she} had been the nearest door.",
	},
	climax: {
		tiny: "In you come, wobble. [Off we go|Here we go]! {deed}",
		starter: "‘You can ride on me,’ {main} told it. [And|So] {main} {deed}.",
		confident:
			"‘Get in,’ {main} told the wobble, and patted {her} pocket. ‘You can watch.’ And {main} {deed}. The wobble [watched with one eye|did not miss a thing].",
		whiz: "‘You can come,’ said {main}, ‘but you’ll have to sit at the back.’ And then {main} {deed}. The wobble hopped up and down the whole time, [but it stayed in its seat|and it cheered {them} on].",
		pro: "‘There’s room for you,’ said {main}, moving over, ‘but you sit at the back, and you don’t touch the wheel.’ And then {main} {deed}. It was not done without shaking. {Her} knees went on knocking, and {her} ears went red. [It was done with shaking, and that counts double.|It was done shaking, which is harder, and therefore better.]",
	},
	payoff: {
		story: {
			tiny: "{main} tells it, wobble and all! {shown} [Stamp, stamp|Cheer, cheer], {everyone}!",
			starter:
				"And {main} told it, with a hop in the words! {shown} {everyone} [stamped their feet|wanted it again].",
			confident:
				"And {main} told the story. Where it was sad {her} voice shook, and where it was funny it hopped. {shown} {everyone} thought that it was done on purpose! [They asked how you do it.|‘Do the shaky bit again!’ they said.]",
			whiz: "And {main} told the story, from the first word, with a wobble in the back row. Whenever it got scared, the voice went small, and everybody leaned in. Whenever it hopped, they all sat up. {shown} {everyone} thought that it was done on purpose. ‘How do you get your voice to do that?’ they wanted to know. [‘It’s not me, it’s my friend,’ said {main}.|‘I have somebody in to help,’ said {main}.] And the wobble took a bow, from the inside.",
			pro: "And {main} told the story, right through, with a wobble in the back row who had never been to one before. It had not known how it would end. At the frightening part it clutched, and {main_s} voice went so small that the whole place leaned forward to catch it. At the happy part it bounced, and so did the words. {shown} {everyone} took all of that for art. ‘How do you get your voice to do it?’ they wanted to know, when the noise had died down. [‘I don’t,’ said {main}. ‘I have somebody in.’|‘It isn’t difficult,’ said {main}. ‘You only need to be terrified.’] Nobody quite understood that, but they nodded. Somewhere below {her} ribs, one person did, and took a bow.",
		},
		wish: {
			tiny: "Wobble and all, now {main} can {wish}! [Stamp, stamp|Cheer, cheer], {everyone}!",
			starter: "And it went well! {everyone} [yelled and hopped|let out a cheer]. {main} had got to {wish}!",
			confident:
				"And it went well, hops and all! {everyone} clapped in time with it. When it was over, {main} wanted to do it again. [So did somebody small.|So did the wobble.] That was how {main} got to {wish}.",
			whiz: "And it went well. It did not go smoothly, because of the hopping, but it went well, and that is better. {everyone} held their breath, and let it out again in one great shout. Somewhere in the middle {main} had stopped thinking of how it looked. [There had been far too much to enjoy.|There had not been time.] So {main} got to {wish}. ‘Again!’ {she} said, as soon as {she} could, and something under {her} ribs said it too.",
			pro: "And it went well. It would be wrong to say that it went smoothly, since there was somebody hopping up and down in it. But smooth things are soon forgotten. {everyone} held their breath to the very end. Then they let it out in one shout, which was heard round two corners. At some point in the middle {main} had stopped wondering how it looked. [There was so much of it to enjoy that there had been no room to wonder.|{She} could never remember, later, exactly where that had been.] In this manner, wobble and all, {main} got to {wish}. ‘Again!’ {she} said, before {she} had any breath to say it with. And somewhere under {her} ribs a small voice, which had been quite certain that it would hate it, said so too.",
		},
	},
	home: {
		tiny: "Night night, {main}. [Sleep tight, wobble.|The wobble snores.]",
		starter: "{Evening}, {main} felt for the wobble. It was in one toe. [It was snoring!|Shh! It slept.]",
		confident:
			"{Evening}, something gave a small hop at the end of {main_s} bed. ‘Are you still up?’ said {main}. It was only saying thank you. [Then it curled up in {her} left foot.|Then it yawned, and so did {main}.]",
		whiz: "{Evening}, it took {main} some time to find the wobble. It was not in {her} tummy, or behind {her} knees. It had gone to sleep in the crook of {her} arm, like a cat that means to stay. It will wake up again one day. There will be another first time, because there always is. But {she} knew now what it likes best. [It likes to be asked along.|It likes a seat at the back, and a view.]",
		pro: "{Evening}, {main} lay still and went through {herself} from top to toe, looking for the wobble. It was not in {her} knees, or behind {her} nose. {She} found it at last in the crook of {her} arm, quite warm. It lay curled up, like a cat that has looked the house over and decided to stay. {She} did not move the arm. There will be other first times. There always are. It will sit up then and start to hum, and most people, hearing that, will think that something is wrong. [{main} will think that somebody wants to come too.|{main} will only move over and make room.]",
	},
};
