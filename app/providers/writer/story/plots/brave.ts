import { BRAVE_AGAIN } from "./brave-again";
import { BRAVE_THIRD } from "./brave-third";
import type { Plot } from "./plot";

/** Something is dared: a wobble stands in its way, will not be hidden or chased, and is taken along. */
export const BRAVE: Plot = {
	id: "brave",
	verbs: /^(?:go|start|try|swim|sing|perform|show|tell|jump|sleep|stay|meet|put)(?!\p{L})/iu,
	words:
		/(?<!\p{L})(?:scared|afraid|frightened|nervous|anxious|shy|brave|first time|first day|dark|learn(?:s|ing)?|courage|worried|monsters?|wins?|race|sing(?:s|ing)?|left out|can’?t|dares?)(?!\p{L})/iu,
	takesAny: "never",
	canBeAlone: false,
	thing: { story: "story", wish: "plan" },
	prop: "rucksack",
	lost: [],
	poses: { want: "stand", upset: "look-away", try1: "run", try2: "stand", twist: "sit", payoff: "jump" },
	lines: {
		want: {
			story: {
				tiny: "{main} has a story. [This is our idea|Our idea is this]: {story}",
				starter:
					"{main} had a story to tell out loud. [This was the idea|The idea was this], as the family told it: {story}",
				confident:
					"{main} knew a story, and today was the day to tell it out loud. There would be people, and they would all look. {She} had told it to the wall, which had [liked it|said nothing]. In the family’s own words, it was this: {story}",
				whiz: "{main} had a story to tell, out loud, with everybody listening. It was easy to tell it to the wall. The wall never coughed, and it never looked at you with its head on one side. People are quite another matter. {She} had told it to the wall eleven times, [and it had got better and better|and the wall had stayed to the end]. The idea of it, in the family’s own words, is this: {story}",
				pro: "{main} had a story, and had promised to stand up and tell it to everybody. It had seemed a good idea at the time, as jumping does until you look down. {She} had told it to the wall, to the stairs and to a very patient spider. Not one of them had looked at {them} as people do, with their heads on one side, waiting for you to begin. The spider had been kind enough [to stay until the end|to clap, as far as anyone could tell]. But spiders do not whisper to each other behind their hands. Here is the idea, just as the family put it: {story}",
			},
			wish: {
				tiny: "[Let’s|Come on, let’s] {wish}! Are you ready, {main}?",
				starter:
					"[{main} wanted to|What {main} wanted was to] {wish}. {She} wanted it a lot. Today was the day!",
				confident:
					"{main} wanted to {wish}, and today was the day. {She} had packed {her} rucksack. {She} had washed behind both ears. What could go wrong? {She} had even told [the cat next door|the milkman].",
				whiz: "All {main} wanted was to {wish}, and the great day had come at last. {She} had packed {her} rucksack the night before, and then packed it again, with the socks on top. In {her} head {she} had done it a hundred times. It had gone well every single time. Heads are good at that. Nothing in a head [ever has a sharp edge|is ever cold or wet], and nobody in there is looking at you.",
				pro: "What {main} wanted, more than chips and more than snow, was to {wish}. {She} had told everybody so, which is a fine thing to do until the day arrives. Today it had. {She} packed {her} rucksack, unpacked it, and packed it again in a different order. In {her} head {she} had done it a hundred times, and it had gone well every time. Once there had even been a brass band. Heads are very good at that. Nobody in there ever trips, or coughs, [or asks what you are doing|or wants to know how long it will take].",
			},
		},
		upset: {
			story: {
				tiny: "Up gets {main}. Oh! [A wobble!|A big wobble!] {company}",
				starter:
					"But {main} had a wobble. It sat in {her} tummy. ‘Not now,’ [said {main}|{main} said]. {company}",
				confident:
					"But just as {main} was about to begin, along came a wobble. It started in {her} tummy. Then it went to {her} knees, and they began to knock. {company} ‘In a minute,’ [said {main}|{main} said].",
				whiz: "But as soon as {main} took a breath to begin, a wobble got in with it. It was only a small wobble. It went down to {her} tummy and turned round twice, like a cat on a cushion. Then it made itself comfortable. {company} ‘In a minute,’ said {main}. ‘I’ll do it in a minute.’ A minute went by, [and then it fetched its friends|and then another, which looked just like it].",
				pro: "But when {main} took a breath to begin, something else got in along with the air, and it was a wobble. It was not a large wobble. It was the size of a plum, perhaps, but it was extremely lively. It ran down to {her} tummy and jumped about. It looked in at {her} knees, and liked those too. ‘In a minute,’ said {main} to nobody. ‘I’ll do it in a minute.’ {company} A minute went by. It was followed by another one, [which looked just the same|of the very same size]. ‘I’m only waiting for it to stop,’ {she} explained. It did not look like a thing that was going to stop.",
			},
			wish: {
				tiny: "Up gets {main}. Oh! [A wobble!|A big wobble!] {company}",
				starter:
					"But {main} had a wobble. It sat in {her} tummy. ‘Not now,’ [said {main}|{main} said]. {company}",
				confident:
					"But just as {main} was about to begin, along came a wobble. It started in {her} tummy. Then it went to {her} knees, and they began to knock. {company} ‘In a minute,’ [said {main}|{main} said].",
				whiz: "But as soon as {main} was ready to begin, a wobble came along as well. It was only a small wobble. It went down to {her} tummy and turned round twice, like a cat on a cushion. Then it made itself comfortable. {company} ‘In a minute,’ said {main}. ‘I’ll do it in a minute.’ A minute went by, [and then it fetched its friends|and then another, which looked just like it].",
				pro: "But when {main} took a breath to begin, something else got in along with the air, and it was a wobble. It was not a large wobble. It was the size of a plum, perhaps, but it was extremely lively. It ran down to {her} tummy and jumped about. It looked in at {her} knees, and liked those too. ‘In a minute,’ said {main} to nobody. ‘I’ll do it in a minute.’ {company} A minute went by. It was followed by another one, [which looked just the same|of the very same size]. ‘I’m only waiting for it to stop,’ {she} explained. It did not look like a thing that was going to stop.",
			},
		},
		try1: {
			tiny: "[Run, run|Quick, run]! It runs too! {company}",
			starter: "{main} ran off, along {path}. {company} But the wobble ran too. [What a pest!|How rude!]",
			confident:
				"First {main} ran away from it, as far as {spot}. {company} It is hard to outrun a wobble. It was there first, and not even puffed. ‘Bother,’ [said|puffed] {main}, who was.",
			whiz: "{company} First {main} tried to outrun it, as far as {spot} and back again. It was a good fast run, with arms. For a moment {main} really thought that it had worked. [Then|And then] {she} stood still. The wobble had enjoyed every minute, and it wanted another go. ‘Stop that,’ puffed {main}. It hopped up and down in the middle of {them}, [as pleased as a puppy|as pleased as can be].",
			pro: "{company} First {main} tried to outrun it, all the way to {spot} and back by the longest way round. It was a very good run, with elbows. There is a kind of wobble that gets tired and drops behind, and {main} hoped that this was one of those. It wasn’t. When {she} stopped, with both hands on {her} knees, it was there in the middle of {them}, pink with fresh air. It seemed to have grown. ‘Very well,’ panted {main}. ‘I can’t get away from you. [But nobody needs to know that you’re there.|But I needn’t show you to anyone.]’",
		},
		try2: {
			tiny: "[Hide it. Shh!|Hide, hide it. Shh!] Peep! {company}",
			starter:
				"[Then|And then] {main} tried to hide it. {company} Nobody could see it, but it was still there. Then it hopped.",
			confident:
				"[Next|After that] {main} tried to hide it under a very big smile. {company} ‘I’m fine,’ said {main}. But the smile had begun to wobble as well. So had {her} [knees|ears].",
			whiz: "[Next|After that] {main} tried to hide it, under a coat, a scarf and an enormous smile. {company} ‘I’m fine!’ said {main}. ‘I’ve never been so fine!’ It was a big smile, with all the teeth in it, but nobody was at home. Under the coat, the wobble was having a party. A button flew off and rolled away. ‘It’s only the wind,’ [said {main}|{main} said].",
			pro: "[Next|After that] {main} tried to hide it, beneath a coat, a scarf and the widest smile {she} owned. {company} ‘I’m absolutely fine,’ said {main}, rather loudly, before anybody had asked. It was a big smile, but there was no one at home in it. People can hide all sorts of things under a coat. They can hide a parcel, or a puppy. But a wobble under a coat makes the whole coat shake. A button came off, and rolled a long way, and everybody watched it until it lay down. [‘It’s the wind,’ said {main}. There was no wind.|‘I never liked that one,’ said {main}.]",
		},
		twist: {
			tiny: "Does it come to you too? [Yes!|It does!] Wobble, wobble, {others}!",
			starter: "[Then|And then] {main} asked, ‘Does it ever come to you?’ It did! {others} had a wobble too.",
			confident:
				"‘Do other people get it too?’ said {main} at last, in a small voice. It turned out that they did. {others} had had one too, and never said. That helped, [but not quite enough|but only a bit].",
			whiz: "‘Does anybody else ever get this?’ asked {main}, and it went very quiet. The answer was yes, and yes, and yes again. {others} had met a wobble too. Each had thought it was the only one. That changed things. It just didn’t make them any easier, as everybody could see. ‘And what did you do with it?’ {she} asked. [Nobody could quite remember.|But nobody could say.]",
			pro: "‘Does anybody else ever get this?’ asked {main}, in a voice that {she} hardly knew. It went so quiet that you could hear people remembering. And then it turned out that the answer was yes. {others} had known a wobble just like it, and had carried it about like a stolen bun. It was a great comfort. And yet, when {main} looked inside, there it sat. Knowing its name had not made it go away, any more than knowing the name of the rain does. ‘And what did you do with it?’ asked {main}. It was a good question. [Nobody had ever asked it, and so there was no answer lying ready.|It was so good that there was no answer to it.]",
		},
		worse: {
			tiny: "{gloomTiny} Now it is [so|too] big. Big, big, big!",
			starter: "[Then|And then] {gloom}. {main_s} wobble got big. ‘I can’t,’ [said {main}|{main} said].",
			confident:
				"And then {gloom}. The wobble grew until it was as big as {main}. ‘I can’t do it,’ {she} said. ‘Not today.’ It was a very [small|thin] voice.",
			whiz: "And then, with no warning at all, {gloom}. The wobble loved it. It swelled up until there was hardly any room for {main}. It had got into {her} hands now, and the ends of {her} hair, which felt most peculiar. ‘Not today,’ {she} said. ‘Perhaps on some other day.’ It is a handy sort of day, some other day. [Nobody has ever seen one.|It never has to come.]",
			pro: "And then, as if somebody had only been waiting for the worst moment, {gloom}. The wobble was delighted. It swelled, and it stretched, until there was hardly room inside for {main} as well. It had got into {her} hands and the ends of {her} hair. ‘Not today,’ {she} said. ‘I’ll do it on some other day, when I’m a different person.’ Nobody told {them} off, or so much as sighed. That made it worse. That is the trouble with some other day. You can wait for it at every window, [and it never comes up the path|and it is always just round the corner].",
		},
		low: {
			tiny: "",
			starter: "",
			confident:
				"{main} sat all by {herself} with the wobble. It was quiet, and {she} could feel it shiver. Why, it was only small, and it was scared! ‘There, there,’ [said {main}|{main} said].",
			whiz: "{main} went away by {herself}, and of course the wobble had to come too. There was nobody to run from now, and nothing to hide, and no one to smile at. So, for the first time, {she} just sat and felt it. It shook, and it shook. [Then|And then] {she} thought: why, you’re frightened too. {She} moved over a little, to make room. [It stopped shaking quite so hard.|After a bit it shook a little less.]",
			pro: "{main} went off alone, or as alone as you can be with a wobble. There was no one to run from any more, and no one to smile at. So {she} did what {she} had not once thought of doing, and kept it company. It shook. {She} felt it shake. After a while {she} noticed how very small it was, under all that noise. It wasn’t trying to stop {them}. It was only trying to hold on, with both arms, to the nearest warm thing. {She} moved over, as you do on a bench, and made room for it. It crept a little closer. [After that neither of them was quite so cold.|Then they were both a little warmer.]",
		},
		climax: {
			tiny: "[Come along|Come on], wobble! Come with {main}. {deed}",
			starter: "‘You can come with me,’ [said {main}|{main} said]. And {main} {deed}.",
			confident:
				"‘All right,’ said {main}, ‘you’d better come too.’ And {main} {deed}. The wobble did not stop. It [just came too|came as well].",
			whiz: "‘Hold tight,’ said {main} to the wobble. ‘We’re going in together, whether you like it or not.’ And then {main} {deed}. The wobble shook all the way there, [and it held on with both hands|but it held on].",
			pro: "‘You needn’t go away,’ said {main} to the wobble. ‘But I’m driving.’ There was no more to be said. {Her} heart was going like hooves, and {her} mouth was dry. And then {main} {deed}. The wobble shook at every step, and it never once let go. [From the outside you could not have told which of them was being brave.|It would have been hard to say which of them was the brave one.]",
		},
		payoff: {
			story: {
				tiny: "Out it all comes! {shown} [Clap, clap|Hip, hip], {everyone}!",
				starter:
					"Then out came the story, all of it! {shown} {everyone} clapped [and clapped|until it hurt].",
				confident:
					"And out came the story, wobble and all. It made the sad bits sadder and the brave bits braver. {shown} {everyone} clapped until their hands were hot. ‘Again!’ [somebody said|said somebody].",
				whiz: "And out it came, the whole story, with the wobble holding on for dear life. In the sad bits it made {main_s} voice shake, and people reached for their hankies. In the exciting bits it made {her} voice jump. {everyone} had never heard it told so well. {shown} Nobody could have told it like that without a wobble. ‘Again!’ said somebody at the back, [and the wobble took a bow|and the wobble blushed].",
				pro: "And out it came, the whole of the story, with the wobble clinging on like a monkey on a mast. In the sad parts it made {main_s} voice shake, and somebody blew their nose. In the daring parts it made {her} voice leap, and the front row jumped. {everyone} said afterwards that it might have been happening there and then, to somebody they knew. {shown} The wall had never heard it told like that. The wall had only ever had the words. ‘Again!’ called somebody at the back. The wobble, who had been quite sure that it was over, [sat up very straight|sat up and looked about].",
			},
			wish: {
				tiny: "Did you see? {main} can {wish}! [Clap, clap|Hip, hip], {everyone}!",
				starter: "And it worked! {main} got to {wish}! {everyone} clapped [and clapped|until it hurt].",
				confident:
					"And off they went, wobble and all, and it worked! {everyone} cheered until they were hoarse. It was not neat. It was not even [quiet|tidy]. That is how {main} came to {wish}.",
				whiz: "And it worked, with the wobble holding on for dear life. It wasn’t neat, and it wasn’t a bit like the hundred times in {her} head. It was much better, because this time it was real. {everyone} jumped up and down. There was no doubt about it. Somebody laughed out loud, [and it turned out to be {main}|and that was {main}]. {main} had gone and got to {wish}.",
				pro: "And it worked, with the wobble clinging on like a monkey to a mast. It was nothing like the hundred times in {her} head. It was louder, and it had more corners, and there was one moment that nobody would have dared to invent. {everyone} shouted {her} name until a dog joined in, and it was not their dog. When it was over {main} stood there, out of breath, and found that {she} had done it. Somebody was laughing out loud, and after a while {main} knew [the voice|whose voice it was]. {She} had really and truly got to {wish}.",
			},
		},
		home: {
			tiny: "[Into bed|Time for bed], {main}. Night night, little wobble.",
			starter: "{Evening}, {main} got into bed. The wobble was [fast|sound] asleep.",
			confident:
				"{Evening}, {main} lay in bed and felt about for the wobble. There it was, in {her} big toe. It gave one small shake, and went to sleep. ‘Good night, you,’ [said {main}|{main} said].",
			whiz: "{Evening}, {main} felt all over for the wobble, and found it down in {her} big toe. It had worn itself out. {She} tucked the blanket in on that side, so that it shouldn’t get cold. It will be back, of course. Wobbles always are. But the next time it comes {she} will know what to say to it. ‘Budge up,’ perhaps, [or ‘Hold tight.’|or ‘Come on, then.’]",
			pro: "{Evening}, when the lamp was out, {main} went looking for the wobble and found it curled up in {her} big toe. It had had a busy time, what with one thing and another. {She} wrapped the blanket round that side. It looked smaller, asleep, as everybody does, and it had not one sharp edge. It will come back. It comes back to everyone, on the steps and at the edge and just before the curtain. But now it knows the way, and so does {main}. There will be room for two.",
		},
	},
	again: [BRAVE_AGAIN, BRAVE_THIRD],
	short: {
		tiny: {
			start: {
				story: "Up gets {main}. Oh, oh, a wobble! {refrain}",
				wish: "Up we get. Oh, oh, a wobble! {refrain}",
			},
			trouble: "Hide it. Shh, shh! Now it is so big! {refrain}",
			mend: { story: "Out it all comes! Clap, clap, clap!", wish: "We did it! Clap, clap, clap!" },
			home: "Into bed you go. Night night, {main}!",
		},
		starter: {
			start: {
				story: "It was time to tell it out loud. But {main} had a wobble in {her} tummy!",
				wish: "This was the big day. But {main} had a wobble in {her} tummy!",
			},
			trouble: "{main} ran from it, and {main} hid it. The wobble just got bigger.",
			mend: {
				story: "Out came the story, wobble and all. How they clapped!",
				wish: "It all came true, wobble and all. How they clapped!",
			},
			home: "{Evening}, the wobble was fast asleep.",
		},
		confident: {
			start: {
				story: "It was time to stand up and tell it out loud, but just then along came a wobble.",
				wish: "The great day had come, but just as it was time to begin, along came a wobble.",
			},
			trouble: "{main} ran away from it, and then hid it under a very big smile, and all the time it grew.",
			mend: {
				story: "So out came the whole story, with the wobble holding on tight, and everybody clapped.",
				wish: "So the wobble came along and held on tight, and it all came true.",
			},
			home: "{Evening} the wobble curled up in {main_s} big toe, and there it went to sleep.",
		},
		whiz: {
			start: {
				story:
					"It was easy to tell it to the wall, but when it was time to tell it out loud to people, along came a wobble.",
				wish: "In {main_s} head it had gone well a hundred times, but when the great day came, a wobble came along with it.",
			},
			trouble:
				"{main} tried to outrun it, and to hide it under an enormous smile, but wobbles enjoy that sort of thing.",
			mend: {
				story:
					"Out came the whole story, with the wobble holding on for dear life, and nobody had ever heard one told so well.",
				wish: "It wasn’t neat, and the wobble was holding on for dear life, but it was real, and everybody cheered.",
			},
			home: "{Evening} the wobble was found, worn out, in {main_s} big toe, and had the blanket tucked in round it.",
		},
		pro: {
			start: {
				story:
					"It had been told to the wall and the stairs, but when there were people listening, along came a considerable wobble.",
				wish: "In {main_s} head it had gone well a hundred times, but when the day arrived, along came a considerable wobble.",
			},
			trouble:
				"{main} tried to outrun it and to hide it beneath an enormous smile, but a wobble under a coat makes the whole coat shake.",
			mend: {
				story:
					"Out came the whole of the story, with the wobble clinging on, and it might have been happening there and then.",
				wish: "It was louder than anybody had imagined, but with the wobble clinging on like a monkey to a mast, it was done.",
			},
			home: "{Evening} the wobble lay curled up in {main_s} big toe, exhausted, and although it will be back, there will be room for two.",
		},
		custom: {
			start: {
				story: "It was time to tell it out loud. {main} felt shaky and worried.",
				wish: "This was the big day. {main} felt shaky and worried.",
			},
			trouble: "{main} ran away. Then {main} tried to hide the feeling. It did not help.",
			mend: {
				story: "Then {main} told the whole story. {main} was still a bit shaky, and that was all right.",
				wish: "It went well. {main} was still a bit shaky, and that was all right.",
			},
			home: "{Evening}, {main} went to bed. {main} felt calm and proud.",
		},
	},
};
