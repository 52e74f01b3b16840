import type { Telling } from "./plot";

/** The search in still other sentences: the thing comes back by itself. */
export const SEARCH_THIRD: Telling = {
	want: {
		story: {
			tiny: "{main} has a story to tell. [Come and listen!|Sit and listen!] This is our idea: {story}",
			starter:
				"A story lived in {main_s} coat. It was six pages long. [This is what the family wrote|The family wrote it like this]: {story}",
			confident:
				"{main} slept with a story under {her} pillow. It was nine pages long, and the last page was the best. At night {she} could hear it rustle. [It was good company.|It did not like to be alone.] The family wrote it like this: {story}",
			whiz: "Other children had a blanket that they could not sleep without. {main} had a story. It was nine pages long, and it lived under {her} pillow. By now it was the shape of {her} ear. {She} knew eight of the pages so well that they hardly needed reading. The ninth, which was the last, gave {them} a shiver every time. [A good shiver, that is.|It was the nice kind of shiver.] The family wrote it like this: {story}",
			pro: "There are people who can’t sleep without a blanket, and people who can’t sleep without a light. {main} could not sleep without a story. It was nine pages long and it lived under {her} pillow, where in time it had taken on the shape of {her} ear. Eight of the pages {she} knew so well that they hardly needed reading. {She} only looked in on them, as you look in on a neighbour. The ninth was another matter. However often {she} came to that last page, it made the back of {her} neck go cold with joy. [{She} never read it standing up.|{She} always sat down for it.] Nobody had ever asked what the story was about, and that was their loss. The family wrote it like this: {story}",
		},
		wish: {
			tiny: "Let’s {wish}! [But where?|But how?] Look, here is a map!",
			starter:
				"What {main} had to do was {wish}. {She} put a red cross on a map. [‘We start there!’|‘That is the spot!’]",
			confident:
				"{main} was going to {wish}, and said so at breakfast. There was even a map. It had come out rather well. There was a path in dots, and at the end a red cross. [The cross was the important part.|A map without a cross is only a picture.]",
			whiz: "Today {main} was going to {wish}, and {she} spread a map across the breakfast things. {She} had made it before anybody else was up. The ground was yellow crayon, and the path was a row of dots. The red cross stood right in the middle, next to the jam. ‘How do you know it’s there?’ somebody asked. ‘Because that’s where I put it,’ said {main}. [You could not argue with that.|There was no answer to that.]",
			pro: "Today {main} was going to {wish}. {She} said so at breakfast, and moved the toast, so as to unfold a map. {She} had been up since before the birds to finish it. The ground was done in yellow crayon, as far as the crayon had lasted. After that it was done in green. A row of dots led in from the edge, and went round a thing that was either a hill or a pudding. In the very middle, next to the jam, stood a small red cross. ‘How do you know that’s the place?’ somebody asked. ‘Because that’s where I put the cross,’ said {main} patiently. [There are grown men with beards who have set sail on less.|It was not a thing that you could argue with.] The dots, at any rate, were very evenly spaced.",
		},
	},
	upset: {
		tiny: "Let go! Give it back! [Swish! It has gone!|Whoosh! It has gone!] {company}",
		starter:
			"{company} [‘Look at this!’|‘See what I’ve got!’] said {main}. Up went {her} hand. Swish! Along came {stir}. No more {thing}!",
		confident:
			"‘Look what I’ve got!’ said {main}, and waved it in the air. At once there was {stir}, and {her} hand was empty. {company} The {thing} did a loop high above them all. [It had never looked so happy.|Then it was too small to see.]",
		whiz: "{company} ‘Let me show you,’ said {main}, and held the {thing} up high. It is not a good idea to hold a thing up high. Down came {stir}, which wanted something to play with, and took it. For a moment it hung over {main_s} head and spun, like a leaf that can’t decide. Then it decided. It went over, and up, and out of sight. [‘I only wanted to show you,’ said {main}.|‘Well, that was it,’ said {main}.]",
		pro: "{company} ‘Let me show you,’ said {main}, and held the {thing} up where it could be seen from every side. It could be seen from above as well, and that was the mistake. Down came {stir}, and took the {thing} neatly by one corner. It had been looking all morning for something to play with. It was not rough. It simply had the better grip. For a moment the thing hung over {main_s} head and turned, like a leaf that can’t make up its mind. Then it made it up. [‘I hadn’t finished with that,’ said {main} to the empty air.|‘I only wanted you to see it,’ said {main}, with {her} hand still up.] It went over, and out, and on, and it grew so small that it might have been a thing in somebody’s eye.",
	},
	try1: {
		tiny: "Down on your tummy, {main}. [Look, look!|Feel about!] Not a scrap! {company}",
		starter:
			"‘Things fall down,’ said {main}, by {spot}. {company} Then {main} crept about. [There were ants, and that was all.|Up came a pin and a pip.]",
		confident:
			"‘Things fall down,’ said {main}. So {she} lay flat on {her} tummy by {spot}. {company} From there the ground was a whole country. Up marched {crawler} with a crumb. [It had not seen a {thing}.|It did not stop for a chat.] Nor had anyone.",
		whiz: "{company} ‘We need the view of a beetle,’ said {main}, and lay down flat beside {spot}. It was a very good view. There were hills down there that you would never notice standing up. There was a button with four eyes. Then {crawler} came over a hill, looked at {main_s} nose, and went round. [But a {thing} would have stood out like a barn.|There were no pages and no maps.] ‘Low is no good,’ {she} said, and blew the dust off {her} chin.",
		pro: "‘What we want,’ said {main}, ‘is the view of a beetle.’ And {she} lay down flat on the ground beside {spot}. {company} The view was excellent. There were hills and valleys that nobody notices who is standing up. There was a button, as big as a cartwheel, with four eyes. Before long {crawler} came over the nearest hill, took a look at {main_s} nose, and sensibly went round it. {She} would have liked to stay. [In such a country, though, a {thing} would have stood out like a barn.|But there was nothing down there with corners, apart from a biscuit.] ‘It isn’t low,’ {she} said at last, and stood up, and became enormous again.",
	},
	try2: {
		tiny: "Up on tip-toe! Look up! [Not one bit!|No luck!] {company}",
		starter:
			"‘Then it is up,’ said {main}. {company} Nose up, {main} went along {path}. [But nothing came down.|There were specks, and that was it.]",
		confident:
			"Next {main} went along {path}, one hand above {her} eyes. {company} ‘Up there!’ A pale thing wobbled overhead, and came lower. [It had legs, though.|It had wings, though.] It was {passer}, and it was rather shy.",
		whiz: "Next {main} made a spyglass of both hands, and set out along {path}. {company} Through a spyglass everything is round, and very much alone. {main} saw a round bit of up. Then came another. And then, right in the middle, something white came flapping by. ‘I’ve got it!’ {she} cried. {She} took {her} hands away, and it was {passer}. [‘It’s quite nice too,’ {she} said, to be polite.|It was as surprised as {she} {was}.] Nothing else came by.",
		pro: "For the high places {main} made a spyglass of both hands, and went along {path} with one eye shut. {company} A spyglass is a fine thing to look through, because it leaves out nearly everything. {main} saw a round piece of up, and then the piece beside it, and so on, like somebody going through a drawer of plates. And then, exactly in the middle of one of them, there was something pale, and it flapped. ‘I’ve got it!’ cried {main}, and let go of the spyglass. It was {passer}. [They looked at each other for a while, and neither of them was what the other had hoped for.|It had been minding its own business, and it said so with every bit of its back.] That was the end of up.",
	},
	twist: {
		tiny: "Flip, flop! Down it comes. [See, {everyone}!|Catch it, {everyone}!]",
		starter:
			"Then flop! It came down on {main_s} nose. {everyone} gave a whoop. But it was wet. [All the words had run off.|It had no words left.]",
		confident:
			"Then {main} sneezed, for something had landed on {her} nose. It was the {thing}! It had come back by itself. {everyone} cheered, and then the cheer got smaller. It had been washed quite clean, [like a plate|like a sheet].",
		whiz: "It was then, when no one was looking anywhere, that something came down flat on {main_s} face. It was cold, and it smelt of far away. It was the {thing}! {everyone} hopped about, and cheered, and hopped again. ‘It came home by itself,’ said {main}, and peeled it off {her} nose. [Then {she} saw why it was wet.|It left a little ink behind.] Wherever it had been, they had washed it. You could see right through to the other side.",
		pro: "It was then, when nobody was looking anywhere in particular, that something cold came down flat on {main_s} face. It smelt of far away. {She} felt it with both hands. It had four corners. ‘It’s come home,’ {she} said through the middle of it, ‘all by itself.’ {everyone} hopped, and cheered, and hopped again. Things do come home, now and then, and it is the loveliest way to find them. {main} peeled it off, and held it up against the light. [Then {she} went rather quiet.|Only then did {she} see how clean it was.] Wherever it had been, they had done its washing. A faint blue edge was left, the colour of the end of a bath.",
	},
	worse: {
		tiny: "{gloomTiny} Turn it round. Still white! [Poor {main}!|Oh, {main}!]",
		starter:
			"Just then {gloom}. {main} rubbed the {thing}. {She} shook it. [‘Say something!’ {she} said.|‘Please come back!’ {she} said.] It did not.",
		confident:
			"And then, just to help, {gloom}. {main} tried the {thing} the other way up. {She} tried it from behind. ‘It’s forgotten everything,’ {she} said. [It was hard not to mind.|And so, nearly, had {she}.]",
		whiz: "As if all that had not been enough, {gloom}. {main} put the {thing} inside {her} coat, in case it was only cold. {She} gave it time. When {she} took it out again it was warm, and it was still white. ‘It’s forgotten everything,’ {she} said. ‘It doesn’t even know what it is.’ [It is odd to feel sorry for a piece of paper.|There was not much that you could say to that.] Now there was no high left to look in, and no low.",
		pro: "As if all that had not been enough for one {day}, {gloom}. {main} buttoned the {thing} inside {her} coat, in case it was only cold. {She} gave it as long as it takes to say the alphabet. When {she} took it out again it was warm, and a little creased, and as white as ever. ‘It’s forgotten everything,’ {she} said. ‘I don’t believe it even knows what it is.’ It is odd to feel sorry for a piece of paper when you ought to be feeling sorry for yourself. [For a while {she} did both.|{She} found that there was time for both.] The high had been looked in, and the low, and the thing itself had been found. There was nothing left that anybody could go and look for.",
	},
	low: {
		tiny: "",
		starter: "",
		confident:
			"{main} sat by {herself} and drew on the ground with one toe. {She} {was} not thinking of anything. The toe drew a line, and then it drew another. [‘Wait,’ said {main}.|‘Now, who told you that?’ {she} asked it.] The toe seemed to know something.",
		whiz: "{main} sat alone, with {her} chin on {her} fist, and let one foot do as it liked. It liked drawing on the ground. It drew a line, and put a bend in it. Then it went back for a bit that it had left out. For a long time {main} did not look. Then {she} did. [{She} knew that bend.|That line was an old friend.] Nobody had told the foot a thing. It had got it from somewhere, and there was only one place where a foot gets things from.",
		pro: "{main} went and sat where {she} could not be cheered up, with {her} chin on {her} fist. One foot did as it liked. What it liked, it seemed, was drawing on the ground. It drew a line, not very straight. It put a bend in the line. It went on for a while, and then it came all the way back for a small bit that it had left out. {main} looked at nothing in particular. By the time that {she} looked at {her} foot there was a good deal to see. [{She} bent down slowly, as you do for a bird.|{She} held that foot quite still, so as not to put it off.] {She} knew that bend. {She} had thought of it {herself}. Nobody had said one word to the foot. It must have got it from somewhere, and there is only one place where a foot can get things from.",
	},
	climax: {
		tiny: "It is all in {main}! [Watch this!|Now see!] {deed}",
		starter: "‘I know it by heart,’ said {main}. [And|So] {main} {deed}.",
		confident:
			"‘It’s not gone,’ said {main}. ‘It only moved.’ And {main} {deed}. [All of a sudden it was very quiet.|You could have heard a pin think.]",
		whiz: "‘You can wash the {thing},’ said {main}, ‘but you can’t wash me.’ And then {main} {deed}. [It went so still that you could hear an ant change its mind.|Everything held its breath to see.] Then, bit by bit, it came.",
		pro: "‘It can have its holiday,’ said {main}, and laid the white {thing} down gently. ‘I’ve got the rest of it here.’ {She} tapped the place. And then {main} {deed}. [It was so quiet that you could have heard an ant change its mind.|Nobody so much as breathed through their nose.] Far down inside, like the first bubble in a pan, something rose, and then something else came up beside it.",
	},
	payoff: {
		story: {
			tiny: "Out it comes, to the end! {shown} [Bravo|Hooray], {everyone}!",
			starter:
				"And {main} knew the end! {She} knew it all! {shown} {Crowd} [laughed and clapped|clapped and sighed].",
			confident:
				"First came the middle, for some reason. Then the beginning ran to catch up. And then {main} told the end, slowly. {Crowd} sat still for it. {shown} [It was the same as ever, and it was new.|It fitted like a lid.]",
			whiz: "It came in the wrong order to begin with. The middle was there before the beginning had its shoes on. {main} sorted them out, and after that there was no holding it. {Crowd} sat down and hardly blinked. {shown} {She} did the last page in a whisper, and it had never been so loud. Without a page to look at, {main} could look up and about. [That was better than any picture.|It turned out to be what had been missing.]",
			pro: "It came in the wrong order to begin with. For a moment the middle stood there alone, before the beginning had got its shoes on. {main} put them straight. After that there was no holding it. {Crowd} sat down, and hardly blinked. {shown} The last page {she} did in a whisper, and it had never been so loud. There was one thing about it that {she} had not expected. With a page in front of you, you see the page. With nothing in front of {them}, {main} could look up, and see what the words did to everything, line by line. [It was like reading it for the first time, from the other side.|It was much the best picture that the story had ever had.] When it was over nobody moved, but only looked at the place where it had been.",
		},
		wish: {
			tiny: "This way, that way! {main} can {wish} at last! [Bravo|Hooray], {everyone}!",
			starter:
				"And then {main} knew the way! {Crowd} ran along. [That was it!|There it was!] {She} got to {wish}!",
			confident:
				"And there was the way, as clear as anything! {main} hardly had to look. On went {crowd}, and nobody spoke. [It bent just where it should.|Each turn was where it should be.] That is how {main} got to {wish}.",
			whiz: "And there was the way, turn after turn, exactly where {she} had put it. It had only been drawn on the wrong thing. {main} walked it with {her} eyes wide open. On went {crowd}, and stepped with care, so as not to smudge it. Nobody asked for the map. ‘And here,’ said {main}, and stopped, ‘is the red cross.’ [There was no cross. There was something better.|You could not see it, but it was there.] So {main} got to {wish}.",
			pro: "And there was the way, turn after turn, as plain as it had been on paper. There had been nothing wrong with the map. It had only been drawn on the wrong thing. {main} set off along it with {her} eyes wide open. On went {crowd}, and trod carefully, so that nothing should be smudged. ‘Left at the place where my pencil slipped,’ said {main}, ‘and on past the thumbprint, and round the bit that I rubbed out twice.’ It was like walking about inside somebody’s head, and finding it tidier than you would think. ‘And it ought to be just about there.’ [{main} pointed, and it was.|It was the last place that anyone else would have looked.] That was how, with nothing in either hand, {main} got to {wish}.",
		},
	},
	home: {
		tiny: "Time to sleep, {main}. [The {thing} sleeps too.|Good night, {thing}.] Hush now!",
		starter:
			"{Evening}, {main} hung up the {thing}. It had to dry. [It did not drip on the bed.|‘You can rest now,’ {she} said.]",
		confident:
			"{Evening}, {main} hung the {thing} over {her} bed to dry. By and by it stopped dripping. ‘Are you going to write it all out again?’ somebody asked. [‘What for?’ said {main}.|‘No need,’ said {main}, and yawned.]",
		whiz: "{Evening}, {main} hung the {thing} on the end of {her} bed to dry. It had gone wavy, like the sea on a quiet day. ‘We could write it all out again,’ somebody said at the door. ‘We could,’ said {main}. But {she} did not get up. There was nothing on it to lose now, so nothing could ever take it. [It is a restful thing to own.|That is a good feeling to go to sleep on.]",
		pro: "{Evening}, {main} hung the {thing} at the end of {her} bed to dry. It had gone wavy from its washing, like the sea on a quiet day. Where the lamp shone through there were a good many colours of white. ‘Shall we write it all out again?’ asked a voice at the door. {main} thought it over. It was a kind offer. ‘There’s no hurry,’ {she} said, ‘I’m not going anywhere.’ There was nothing on it to be lost any more, and so nothing in the wide world could take it. Most people own very little of that sort. [Sometime in the night {stir} looked in, turned it over, and put it back.|When {stir} looked in, some time after midnight, it found nothing worth the carrying.]",
	},
};
