import type { Telling } from "./plot";

/** The making in still other sentences: it has to be asked what it wants to be. */
export const MAKE_THIRD: Telling = {
	want: {
		story: {
			tiny: "Tickets, please! [What will we see?|What is the show?] This is our idea: {story}",
			starter:
				"‘Come to my show!’ said {main}. [‘When? Soon!’|‘It’s a good one!’] This is the story, as the family had it: {story}",
			confident:
				"The tickets were done first. They said SHOW, and they said TONIGHT. There was a seat number on each one. [The story was done too, in {main_s} head.|All that was missing was the seats.] As the family had it, it was this: {story}",
			whiz: "{main} had begun with the tickets, since those are the easy part. There were forty of them, and each had a number and a smudge. The story was ready as well. {She} had tried it out on the cat next door, who had sat through the whole of it. [All that it wanted now was somewhere to happen.|The cat had even washed in the right places.] As the family had it, the story went like this: {story}",
			pro: "{main} had begun with the tickets, since the tickets are the easy part. There were forty of them, numbered in red, and every one said that the doors would open soon. Anybody who asked was given two. As for the story, it was more than ready. {She} had tried it out on the cat next door. The cat had sat through the whole of it, and had only got up to turn round. [All that it needed now was somewhere to happen, with a curtain in front, and a place for people’s knees.|There was no stage, as yet, but {she} {was} not one to worry about wood.] With forty tickets out in the world, the thing was as good as done. As the family had it, the story went like this: {story}",
		},
		wish: {
			tiny: "Rope? Yes. A plan? No! [Never mind!|So what!] Let’s {wish}!",
			starter:
				"‘Guess what!’ said {main}. {She} {was} going to {wish}! [{She} hopped on one leg.|{Her} ears went pink.] ‘And it has to be today.’",
			confident:
				"{main} was going to {wish}, and told the breakfast table. ‘It will be done by lunch,’ {she} said. {She} drew the look of it in the butter. It had a top, and it had a sort of a swoosh. [Nobody dared to have any toast.|‘It’s a rough sketch,’ {she} said.]",
			whiz: "{main} was going to {wish}. {She} drew the look of it at breakfast, in the butter. First {she} did the top. Then {she} did the part that everybody would talk about, which was a kind of swoosh. ‘And what is it made of?’ somebody asked. {main} looked at the knife. [Up to then it had been made of butter.|It was a fair question, and {she} put it away for later.] ‘You’ll see,’ {she} said.",
			pro: "{main} was going to {wish}. {She} announced it at breakfast, and drew the look of it in the butter. First {she} did the top, with the back of the spoon. Then {she} put in the part that people would talk about afterwards, which was a kind of swoosh, and ran on to the saucer. It was by a long way the handsomest butter that had ever been seen in that house. ‘And what’s it going to be made of?’ somebody asked. {main} licked the spoon. [Up to that moment it had been made of butter, and had been none the worse for it.|It was the first sensible question of the day, and it was not welcome.] ‘That’s only a detail,’ {she} said, and got down from the table to begin. Details, as it turned out, were all there was.",
		},
	},
	upset: {
		story: {
			tiny: "Where will they sit? Where will we stand? [Oh dear!|Hm, hm!] {company}",
			starter:
				"But a show has to stand on a stage! There was a rope. There was one sheet. {company} [‘We can do it!’|‘It’s enough!’]",
			confident:
				"{company} There was one small snag. They had a show, but they did not have a stage. They found a sheet, and a rope, and a box with one side gone. {main} hung the sheet on the rope. [It hung there, and dripped.|The rope fell on the box.]",
			whiz: "‘And where is the stage?’ somebody asked. It was a thing that nobody had got round to. {company} So there was a hunt, high and low, for whatever might be one. It brought in a sheet, a box with one side gone, and rope. [There was a great deal of rope.|You never saw such a lot of rope.] ‘There’s our curtain,’ said {main}, ‘and there’s our front row.’ The front row had been used for apples.",
			pro: "‘And where is the stage going to be?’ somebody asked. It was remarkable that no one had thought of that before. {company} There was a hunt, high and low, for anything that might be persuaded to be one. It brought in a sheet. It brought in a box with one side gone, which still smelt of apples. Last of all, and it went on coming in for some time, there was rope. [Nobody knew who could ever have needed so much of it.|You could have tied up a liner, and had enough left over for her lifeboats.] ‘Well, there’s our curtain,’ said {main}, pointing. ‘That’s the front row. And that must be everything else.’ They looked at everything else. It lay in a heap, and it did not look back.",
		},
		wish: {
			tiny: "What have we got? A rope, a box! [Oh dear!|Hm, hm!] {company}",
			starter:
				"‘What is it made of?’ Good point! There was a rope. There was a box. {company} [‘We can do it!’|‘It’s enough!’]",
			confident:
				"{company} There was one small snag. You can’t make a thing out of nothing. So they found a sheet, a rope, and a box with one side gone. {main} put one on top of the other. [It looked like a nest.|The box fell off.]",
			whiz: "‘And what do we make it out of?’ somebody asked. It was a thing that nobody had got round to. {company} So there was a hunt, high and low, for whatever might do. It brought in a sheet, a box with one side gone, and rope. [There was a great deal of rope.|You never saw such a lot of rope.] ‘There’s our start,’ said {main}. It lay in a heap, and it did not look like the start of anything.",
			pro: "‘And what do we make it out of?’ somebody asked. It was remarkable that no one had thought of that before. {company} There was a hunt, high and low, for anything that might be persuaded to do. It brought in a sheet. It brought in a box with one side gone, which still smelt of apples. Last of all, and it went on coming in for some time, there was rope. [Nobody knew who could ever have needed so much of it.|You could have tied up a liner, and had enough left over for her lifeboats.] ‘That’s the hard part over, then,’ said {main}, walking round it. The hard part lay there in a heap, and you could tell that it had only just arrived.",
		},
	},
	try1: {
		tiny: "Go, go! Do not stop! [Clonk! Oops!|Twang! Oops!] {company}",
		starter:
			"‘Let’s race!’ said {main}. By {spot}, up it went. {company} [Clonk! It did not stay up.|One sneeze, and down it came.]",
		confident:
			"‘Last one to finish is a sausage!’ said {main}. {company} By {spot} they tied and they banged, and nobody looked. {main} was done first, and leaned on it, to show how good it was. [So {she} {was} the first to be under it.|It was not a thing to lean on.]",
		whiz: "‘Last one to finish is a sausage!’ called {main}, and that was the end of good sense. {company} By {spot} knots were tied with the eyes shut. Things were held up by other things, which were on their way down. It was up before anyone could count to ten. ‘And nobody’s a sausage,’ said {main}, and leaned on it. [It leaned as well.|The sound of that could be heard for miles.] When it was quiet, {she} put up one hand, to show where {she} {was}.",
		pro: "‘Last one to finish is a sausage!’ called {main}, and that was the end of good sense. {company} Beside {spot} knots were tied with both eyes shut. Things were propped against other things that were on their own way down. There was no time to ask what a part was for, and so several of them went on twice. It was up before anybody could have counted to ten. ‘So there, and nobody’s a sausage,’ said {main}, and leaned on it, as builders do. [It leaned as well, in the same direction.|It had been waiting for somebody to do that.] The noise went on for longer than seemed possible, with one last piece coming in late. When it was over {she} put up a hand from underneath, to show that {she} {was} well, and would like some help.",
	},
	try2: {
		tiny: "More, more! Put on a hat! [A bell! A tail! Splat!|Wings! A nose! Splat!] {company}",
		starter:
			"{company} ‘Let’s add to it,’ said {main}. They did. A horn! A pink tail! A bed! [And plop, it sat down.|It went oof, and that was it.]",
		confident:
			"{company} Next, all along {path}, {main} took down what people thought. They thought of stripes, and steps, and a place for the cat. All of it went on. [It was like a hat on a hat on a hat.|Soon it had no room for itself.] Then the bottom hat gave up.",
		whiz: "So next {main} asked for advice, the whole length of {path}. {company} People are never short of ideas. It should be striped. It should be twice as big, with steps, and it should hum. ‘Yes,’ said {main} to each, because it is rude to say no to a present. By the end it was a hat on a hat on a hat. [Somewhere inside, the thing itself could no longer be found.|It hummed, though not on purpose.] Then it came slowly down, one good idea at a time.",
		pro: "So next {main} took {her} time, and collected advice the whole length of {path}. {company} People are never short of ideas. It should be striped. It should be twice the size, and go up on Sundays. There ought to be steps for the old and a slide for the rest. ‘Yes,’ said {main} to every one of them, because an idea is a kind of present, and one does not hand those back. On it all went. By the end you were looking at a hat on a hat on a hat, and whatever had worn them was gone. [It hummed, as somebody had asked, but not with pleasure.|For a moment it tried to be all of those things at once, and you could see it doing its best.] Then it came down, quite slowly, one good idea after another.",
	},
	twist: {
		tiny: "You hold this, you hold that! [Up, {everyone}!|Hold on, {everyone}!] Now hands off. Oh!",
		starter:
			"‘You be a wall, and you be a roof.’ {everyone} held still. It was up! [‘My nose itches,’ someone said.|But who would let go?]",
		confident:
			"‘You hold that, and you be a post,’ said {main}. {everyone} took a place. And look, it was all there, just as it should be! Then somebody’s nose began to itch. [It was a post’s nose, too.|That was the post in the middle.]",
		whiz: "‘If it won’t stand on its own,’ said {main}, ‘then we’ll stand for it.’ One was a post, and one was a corner. {everyone} took a place and held still. There it was! It had a top, and a swoosh, and it was all that it ought to be. They looked up at it, as far as posts can. ‘How long do we stay like this?’ asked a corner. [It had not been thought of.|Nobody’s nose had ever itched so much.] Then a post sneezed.",
		pro: "‘If it won’t stand up by itself,’ said {main}, ‘then we shall have to stand up for it.’ One of them was a post and one was a corner. {everyone} took a place, and took hold, and held still. And there it was. It had a top, and it had a kind of swoosh. From where they stood it was every bit as good as it had been in the beginning. You could see a good way through it. ‘It’s perfect,’ said the corner, out of the side of its mouth. ‘And how long do we stay like this?’ It was a thing that nobody had gone into. There was supper to be thought of. There was school. [Nobody’s nose has ever itched as that post’s nose did.|They held out, to their great honour, for very nearly a minute.] Then a post sneezed, and from then on it was only a matter of time.",
	},
	worse: {
		tiny: "Flop! {gloomTiny} [Bits, bits, bits.|It is all in bits.] Poor {main}!",
		starter:
			"Flop, flat, flump! Then {gloom}. ‘It’s all in bits,’ said {main}. [So was {she}, a bit.|No one said a thing.]",
		confident:
			"It went from the top down, and it took its time. When it was over, {gloom}. ‘I’m no good at this,’ said {main}. [It was too soon for anyone to say, ‘Yes, you are.’|Nobody could find a joke.] The rope had tied itself in a knot.",
		whiz: "It went from the top down. Nobody could do a thing about it, having their hands full. When it was over, {gloom}. ‘I’m no good at making things,’ said {main}. It was a big thing to say, for somebody with such a small voice. The rope had got itself into a knot as large as a head. [It would have been a good knot, if anyone had wanted one.|It was the one thing in the whole heap that would not come undone.] {main} let go of {her} end.",
		pro: "It went from the top down, and took its time. Nobody could do anything about it, since they all had their arms full. It was not even a loud crash. They had got better at that, at least. When it was over, {gloom}. ‘I’m no good at making things,’ said {main}. It was a large thing to say, and it was said in a small voice, and so it came out all the worse. {She} still had one end of the rope. The remainder had got itself into a knot about the size of a head. [It was a splendid knot, and the only thing in the entire heap that would not come undone.|Nobody had tied it, and now nobody would ever get it out.] {She} looked at the end for a time, and then let it drop.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} walked off, and sat down on something hard. It was a bit of the thing. {She} meant to throw it, but it was rather a good bit. [It had one neat corner.|It was smooth on one side.] ‘Who made you?’ {she} said, and then {she} knew.",
		whiz: "{main} walked off with {her} back to it all, and sat down on something hard. It was one of the bits. {She} took hold of it to throw it as far as it would go. {Her} arm went back. And then it stayed there, for {her} thumb had noticed something. [The edge was as smooth as a pebble.|There was one corner that was exactly a corner.] This bit had not been rushed, and nobody had put a bell on it. ‘Who made you?’ {she} asked. Then {she} remembered who had.",
		pro: "{main} walked off with {her} back to it all, as far as one can, and sat down on something hard. It was one of the bits. There seemed to be no getting away from them. {She} picked it up to throw it, and {her} arm went back, and there it stopped, because {her} thumb had noticed something. Thumbs do not care how you feel. [One edge was as smooth as a pebble, all the way along.|There was a corner on it that was exactly a corner.] {She} turned it over. It was from the very beginning, before anybody hurried, and before the first person had a good idea. Nobody had put anything on top of it. ‘And who made you?’ {she} asked it, quite crossly. Then {she} remembered who had, and sat there with it in {her} lap for so long that it got warm.",
	},
	climax: {
		tiny: "What do you want to be, bit? [Ask it|Just ask], {main}! {deed}",
		starter: "‘Let’s ask the first bit,’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘We never asked it what it wants to be,’ said {main}. And {main} {deed}. [It was done in the time that it took.|This time the bits could keep up.]",
		whiz: "‘It doesn’t want to be quick,’ said {main}, ‘and it doesn’t want to be big. It wants to be this.’ And then {main} {deed}. [That was as big as a hand, and it stood up.|It was about as big as a bun, and you could sit on it.]",
		pro: "‘We’ve all been telling it what to be,’ said {main}, and put the one good piece down on the ground. ‘I thought that somebody might ask.’ And then {main} {deed}. The result was about as large as a bun. [But it was as steady as one, and nothing that you did to it would make it be anything else.|But nobody was holding it, and nobody needed to.]",
	},
	payoff: {
		story: {
			tiny: "Bit on bit, and up it goes! {shown} [Bow, bow|Bow now], {everyone}!",
			starter:
				"On went one bit, and one more. It did not fall! {shown} {everyone} took a bow. [Every seat was full!|What a show!]",
			confident:
				"Then one bit asked for the next, until there was a stage. Tickets, please! {everyone} sang, and danced, and was the sea. {shown} [The curtain stuck, and it got a laugh.|They bowed until they were dizzy.]",
			whiz: "Then the first bit asked for the second, and that one knew a third. In the end there was a stage, and it was not much bigger than a bed. ‘Tickets, please!’ called {main}. {everyone} was somebody in it, and two of them were the sea. {shown} The curtain stuck halfway, and it got a laugh. [So they had it stick again the second time.|People said that they had never seen such sea.] And when the whole of it was over, nobody wanted to give back their ticket.",
			pro: "Then the first piece asked for a second, and the second happened to know a third. So it went on, at the pace that it liked, until there was a stage. It was not large. It did not need to be. ‘Tickets, please!’ called {main}, and was nearly knocked over. {everyone} was somebody in it, and whoever was not being somebody was the sea. {shown} The curtain stuck halfway up. That got such a laugh that it had to stick the second time too, on purpose, which is a great deal harder. [People who had come to be kind stood on their chairs.|Grown men said afterwards that they had forgotten it was a sheet.] When the last word had been said, and the sea had got up and bowed, not one person would hand back their ticket.",
		},
		wish: {
			tiny: "Bit on bit! {main} can {wish} at last! [Sing now|Hop round it], {everyone}!",
			starter:
				"On went one bit, and one more. It held! {everyone} clapped. {main} got to {wish}! [And it was just right.|It stood by itself!]",
			confident:
				"The first bit asked for the next, and that one asked for a friend. {everyone} only had to pass things. [It took all {day}, and nobody minded.|And there it was, with nobody under it.] It was not the one in {her} head. It was better, since it was there. So {main} got to {wish}.",
			whiz: "The first bit asked for the second, and that one happened to know a third. {everyone} passed things, and held their tongues. It went up as a plant does, by not stopping. There was no crash. They kept waiting for one. ‘It’s finished,’ said {main} at last, quite softly, so as not to scare it. [They leaned on it, first one and then all.|They went away and came back, and there it was.] It was not what {she} had dreamed. It was what {she} had meant. So {main} got to {wish}.",
			pro: "The first piece asked for the second, and the second happened to know a third. {everyone} passed things, and held their tongues, and up it went as a plant does, by simply not stopping. Nobody raced. If there was an idea, it was made to wait its turn, and most of them found that they had somewhere else to be. The whole time they were listening for the crash. ‘I think that it’s finished,’ said {main} at last, very softly, so as not to startle it. [They leaned on it, one at a time and then all at once, and it never said a word.|Somebody walked round it three times to find the place where it was going to give, and there wasn’t one.] It was not what {she} had dreamed. It was what {she} had meant, and that is far harder to get. So {main}, with glue in {her} hair, got to {wish}.",
		},
	},
	home: {
		tiny: "One last bit! [Shh, it is tired.|It can stay up late.] Sleep well, {main}!",
		starter:
			"{Evening}, {main} put one bit in {her} shoe. [It was for the next day.|‘Don’t be late,’ {she} told it.]",
		confident:
			"{Evening}, there was a lump in {main_s} bed. It was the very first bit, and it was warm. ‘What will you be tomorrow?’ {she} asked it. [It was half asleep.|It did not know yet.] ‘That’s all right,’ said {main}. ‘You tell me.’",
		whiz: "{Evening}, something was sticking into {main_s} back, and it was not the bed. It was that first bit, which had come to bed in {her} pocket. They had managed without it in the end. {She} held it against the lamp, and the shadow on the wall was as big as a house. {She} turned it. [Now it was more like a whale.|Now it had towers.] ‘Not tonight,’ {she} told it. But {she} left it where the light could get at it first.",
		pro: "{Evening}, there was something in {main_s} back, and it was not the mattress. It was that first good piece of all. It must have come to bed in {her} pocket. They had managed without it in the end, as you can once you have got the idea. {She} held it up in front of the lamp. The shadow that it threw on the wall was as large as a house, and when {she} turned it there were towers. {She} turned it once more. [There was a whale, and then for a moment there was something with a very long neck.|It had wings after all, and they looked well on it.] ‘Not tonight,’ {she} told it firmly, and put it down. But {she} put it on the edge of the sill, where the light would get to it first. It would have time to think of something.",
	},
};
