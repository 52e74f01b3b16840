import type { Plot } from "./plot";
import { PRACTISE_AGAIN } from "./practise-again";
import { PRACTISE_THIRD } from "./practise-third";

/** Something is practised with a lucky feather, then like everybody else, and comes right once neither is in the way. */
export const PRACTISE: Plot = {
	id: "practise",
	verbs:
		/^(?:learn|score|swim|ride|sing|dance|play|win|race|skate|juggle|perform|compete|be|become|ski|surf|read|use|jump|climb|run|whistle|spell|count)(?!\p{L})/iu,
	words:
		/(?<!\p{L})(?:learn(?:s|ing)?|practis(?:e|es|ing)|races?|win(?:s|ning)?|sing(?:s|ing)?|danc(?:e|es|ing)|lessons?|football|swim(?:s|ming)?|bike|piano|concert|ballet|team|match|trophy|medal)(?!\p{L})/iu,
	takesAny: "never",
	canBeAlone: true,
	thing: { story: "feather", wish: "feather" },
	prop: "feather",
	lost: ["twist", "worse", "low", "climax", "payoff", "home"],
	poses: { want: "stand", upset: "run", try1: "kneel", try2: "dance", twist: "jump", payoff: "jump" },
	lines: {
		want: {
			story: {
				tiny: "{main} has a feather. [Tickle, tickle!|Swish, swish!] This is our idea: {story}",
				starter:
					"{main} had a lucky feather. {She} had a story, too, to tell by heart. [This was the idea|The idea was this], as the family told it: {story}",
				confident:
					"{main} had a lucky feather, and {she} had a story to learn by heart. It had to be told without one mistake. [The feather would help.|The feather was sure to help.] In the family’s own words, it was this: {story}",
				whiz: "{main} had two things that nobody else had, and one of them was a lucky feather. It was grey, with a white tip, and it had been found on a Tuesday. The other thing was a story. {She} {was} going to learn it by heart, and tell it, and [not leave out a single word|leave out nothing at all]. The idea of it, in the family’s own words, is this: {story}",
				pro: "{main} owned two things that could not be bought, and one of them was a lucky feather. It was grey, with a white tip, and it had been found on a Tuesday, which was thought to help. [The other was a story.|The other thing was a story.] {She} meant to learn it by heart. Then {she} would stand up and tell it, with no paper and no pauses, as though it had happened to {them} that very morning. It had to be perfect, because a thing that is not perfect is wrong. {She} had read that somewhere. Here is the idea, just as the family put it: {story}",
			},
			wish: {
				tiny: "[Let’s|Come on, let’s] {wish}! {main} has a feather for luck.",
				starter:
					"{main} wanted to {wish}. It looked so easy! And {she} had a lucky feather to help. [It was grey and white.|It was small and soft.]",
				confident:
					"{main} wanted to {wish}, and {she} wanted it every day of the week. {She} had a lucky feather. It was grey with a white tip. [With a feather like that, what could go wrong?|With a feather like that, nothing could go wrong.]",
				whiz: "More than anything, {main} wanted to {wish}. Other people made it look as easy as breathing. {She} had watched them for weeks, with {her} head on one side. There did not seem to be any trick to it. And {she} had a lucky feather, grey with a white tip, that had been found on a Tuesday. [With that in your hand you could hardly go wrong.|Nobody could go wrong with that in their hand.]",
				pro: "What {main} wanted was to {wish}, and {she} wanted it with {her} whole self, down to the socks. [Other people made it look as easy as breathing.|To see other people, you would have thought it was as easy as breathing.] That was the annoying part. {She} had watched them for weeks with {her} head on one side, to see where they kept the trick of it. They only smiled, and told {them} to practise. But {she} had one thing that they had not got. It was a lucky feather, grey with a white tip, and it had been found on a Tuesday. [There was not another like it.|That is the best day for finding things.]",
			},
		},
		upset: {
			tiny: "Here we go! [Whoops! Down you go!|Oh dear, down you go!] {company}",
			starter: "‘Watch me!’ [said {main}|called {main}]. But it did not work. Not one bit! {company}",
			confident:
				"‘Watch me!’ [said {main}|called {main}]. {company} There was a run, and a wobble, and a long sort of slither. Then there was {main}, sitting on the ground. [‘Ow,’ {she} said, quite quietly.|It was a hard bit of ground.]",
			whiz: "{company} ‘Watch this!’ said {main}, and everything went quiet. It was so quiet that you could hear the feather. There was a run, and there was a wobble. Then came a long and rather slow sort of slither. [Then there was {main}, sitting down, with a surprised look.|And there sat {main}, with a very surprised look.] ‘It isn’t supposed to go like that,’ {she} said. [‘In my head it was quicker.’|‘In my head I stayed up.’]",
			pro: "‘Watch this,’ said {main}, which are two of the most dangerous words there are. {company} There was a run, and it was a good run. There was a moment in the middle when it might have gone either way. [Then it went one of them.|Then it made up its mind.] When it was over {main} was sitting down, facing the way {she} had come. {She} had the look of somebody who has missed a step in the dark, and is still waiting for it. [Everything looked the same from down there, only larger.|From down there the whole place looked a good deal larger.] ‘In my head,’ {she} said, ‘there was much more clapping.’",
		},
		try1: {
			tiny: "Hold the feather tight! [Bump, bump, bump!|Oops, oops, bump!] {company}",
			starter: "{main} held the feather tight by {spot}. {company} But how do you do it with one hand? Flop!",
			confident:
				"‘I didn’t hold it tight enough,’ said {main}. So by {spot} {she} held the feather as tight as tight. {company} [It is hard to do things with one hand.|You need two hands for most things.] Flop!",
			whiz: "{company} ‘It’s the feather,’ said {main}. ‘I wasn’t holding it properly.’ So {she} held it tight and went to work again by {spot}. It is not easy to do anything with one hand shut. {She} leaned to the left, and then a little more. [The feather was quite all right.|The feather was perfectly well.] It was the only one that was. [‘Tighter,’ {she} said to {her} hand, and it all went worse.|‘Hold on,’ {she} told it, and sat down again, harder.]",
			pro: "‘I see what I did,’ said {main}. ‘I wasn’t holding it properly.’ So {she} gripped the feather until {her} knuckles went white and set to work again by {spot}. {company} There are very few things in this world that go better with one hand shut. {She} leaned to the left. {She} kept on leaning, with great determination, like one of the more famous towers, until there was no more leaning to be had. Then {she} sat down. [The feather came out of it without a mark.|No harm came to the feather at all.] You could not have said as much for the knees.",
		},
		try2: {
			tiny: "Do it like me! Do it like them! [Oh, what a tangle!|What a knot!] {company}",
			starter:
				"{company} Next {main} did it as all the rest did. This leg went up. That arm went round. [What a knot!|What a tangle!]",
			confident:
				"Next {main} tried other people’s way, all along {path}. {company} ‘Bend your knees!’ ‘Chin up!’ ‘Breathe in!’ [{main} did all of it at once.|{main} did the whole lot at once.] It made a kind of knot. [It took some time to undo.|{She} had to be untied.]",
			whiz: "Next {main} asked how other people did it. There were plenty of answers, all along {path}. {company} Bend your knees. Keep them straight. Look up, look down, breathe in and don’t think. [{She} did all of it, and all at once.|{She} did every bit of it at the same time.] From a little way off it looked like somebody putting up a deckchair. Then the deckchair fell over.",
			pro: "Next {main} did the sensible thing and asked how other people did it. There was no shortage of answers, all the way along {path}. {company} You had to bend your knees, and on no account bend them. You had to look up. You had to look where you were going. You had to breathe in, and let go, and above all you had to stop thinking about it. [{main} did the lot.|{main} took all of it, every word.] From a distance it was like watching somebody put up a deckchair. After that it was like watching the deckchair win.",
		},
		twist: {
			tiny: "Look, {everyone}! It works! Yes, it works! [Oh no, no feather!|But where is the feather?]",
			starter:
				"One more go. And what do you know? It really worked! {everyone} saw it. Then {main} looked down. [The feather was gone!|No feather!]",
			confident:
				"‘One last go,’ said {main}, too tired to think. It worked, all by itself! {everyone} saw it! {She} {was} really doing it! [Then {she} looked at {her} hand.|Then {she} saw {her} hand.] There was no feather in it.",
			whiz: "‘One last go,’ said {main}, who was much too tired by now to think. And it worked. It simply worked, as if it had been waiting for {them} to stop shouting. {everyone} saw it. It lasted for as long as it takes to say so. [Then {she} looked down at {her} hand.|Then {she} happened to see {her} own hand.] It was open, and there was no feather in it.",
			pro: "‘One last go,’ said {main}, who was by now too tired to do it like anybody. And it worked. There was no trick to it at all. It was like a door that you have been pushing for half the morning, when it turns out that you should have pulled. {everyone} saw it, and no one dared to breathe. [Then {main} happened to look down.|It was then that {main} happened to look down.] {Her} hand was open. There was nothing in it. Somewhere between this place and that, and without so much as a goodbye, the feather had gone its own way.",
		},
		worse: {
			tiny: "{gloomTiny} No feather, no luck. [Thump, thump!|Down, down, down!] Oh, {main}!",
			starter: "‘My luck is gone!’ [said {main}|called {main}]. Down {she} went. Then {gloom}.",
			confident:
				"‘My luck!’ said {main}. And down {she} went, harder than before. [Then, to make it worse, {gloom}.|Then, to crown it all, {gloom}.] ‘I only did it because of the feather,’ {she} said.",
			whiz: "As soon as {she} had seen that it was gone, {she} couldn’t do it. Down {she} went, harder than all the other times put together. [And then, to crown it all, {gloom}.|Then, to make a proper job of it, {gloom}.] ‘It was only the luck,’ said {main}, ‘and now the luck’s gone too.’ {They} looked for it high and low. A grey feather is the same colour as nearly everything. [That is the trouble with grey.|Grey is like that.]",
			pro: "The moment that {she} had seen it was gone, {she} could not do it any more. Knees, feet and elbows had all been doing so well. {She} came down harder than all the other times put together. [And then, since there was still a little daylight left to spoil, {gloom}.|And then, since nobody had asked for it, {gloom}.] ‘It was never me,’ said {main}. ‘It was only the luck, and I’ve dropped it.’ Somebody said that it was only a feather. {They} looked, of course. But a grey feather is the colour of stones, and of shadows, and of most of the world after tea. [‘It’ll turn up,’ {she} told {herself}, as people do.|It would turn up one day, as lost things do.]",
		},
		low: {
			tiny: "",
			starter: "",
			confident:
				"{main} sat down alone and looked at {her} empty hand. Then {she} frowned. When had it worked? [It had worked with an empty hand.|It had worked when the hand was empty.]",
			whiz: "{main} went and sat where it was quiet, and looked at {her} hand. It was quite empty, but for a red mark where the feather used to be. {She} looked at it for a long time, and a thought came along and sat down. [When had it gone right?|When was the one time that it went right?] It was after the feather had gone, and not before. [{She} thought it through twice, to be sure.|That was well worth thinking about twice.]",
			pro: "{main} went off to where it was quiet, and sat, and looked at {her} hand. There was nothing to see in it but a thin red line, where {she} had held on. It did not hurt. It only felt like somebody else’s hand, on loan. {She} went through the whole day backwards, as you do when you have lost a shoe. Here was the fall, and there was the moment before the fall, when it had gone so well that {she} forgot to be careful. [And where had the feather been then?|Where was the feather then?] It was not in {her} hand. It had not been there for some time. [That was odd, when {she} came to think of it.|{She} went through it all once more, to be sure.]",
		},
		climax: {
			tiny: "No feather! [Just|Only] {main}! {deed}",
			starter: "‘It was not the feather. It was me!’ [And|So] {main} {deed}.",
			confident:
				"‘[It wasn’t luck|It was never the luck],’ said {main}. ‘It was me.’ And {main} {deed}. Nobody else did it like that.",
			whiz: "‘I’ve done it the lucky way,’ said {main}, ‘and I’ve done it your way. This is mine.’ And then {main} {deed}. [It was not how anybody else would have done it.|Nobody else alive would have done it like that.] That was the whole point. [It fitted {them} like an old hat.|It felt like coming home.]",
			pro: "‘I’ve tried it the lucky way,’ said {main}, getting up, ‘and I’ve tried it everybody’s way at once. I think there’s one left.’ And then {main} {deed}. [You won’t find it in any list of instructions.|It was not at all what the experts advise.] It was not how anybody else would have gone about it. But it fitted {them} like an old coat, with the elbows in the right place.",
		},
		payoff: {
			story: {
				tiny: "Out it comes, word by word! {shown} [Hooray|Well done], {everyone}!",
				starter:
					"And out came the story, from start to end! {shown} {Crowd} [clapped and clapped|clapped for a week].",
				confident:
					"And out came the story, and not one word was missing. It had little bits in it that nobody had ever put there. {shown} {Crowd} clapped until it hurt. [‘Was that luck?’ ‘No,’ said {main}.|It was not luck. It was {main}.]",
				whiz: "And out came the story, with no paper and no feather, one word behind the other like ducks. Here and there it went its own way a little. [Those were the best parts.|You never heard such good bits.] {shown} {Crowd} listened, and forgot to shut their mouths. It was over much too soon. Nobody can have that sort of luck. It has to be somebody.",
				pro: "And out came the story, without any paper and without any luck, one word behind the other like ducks on a road. {shown} It was not told in the way that it was written down. Here it ran, and there it took its time, and in one place it stopped to look at the view. [{Crowd} forgot to fidget.|{Crowd} sat and forgot to blink.] There was one word that {she} got wrong, and it turned out to be a better one. Afterwards people said that it had been as good as perfect. It had been a good deal better. Perfect would have sounded like anyone.",
			},
			wish: {
				tiny: "Look, it works! {main} can {wish}! [Hooray|Well done], {everyone}!",
				starter:
					"And it worked! {Crowd} [cheered|gave a cheer]. It was not luck at all. {main} had got to {wish}!",
				confident:
					"And it worked, the whole way to the end! It didn’t look like other people’s. {Crowd} cheered all the louder. [That is how {main} got to {wish}.|And so {main} got to {wish}.]",
				whiz: "And it worked, and this time it went on working. It was not how the experts do it. It had a hop in it, and a sort of a swoop, and both of those were new. You could tell who it was a mile off. {Crowd} ran along beside {them} and shouted. [There was no feather for miles around.|Nobody gave a thought to feathers.] {main} had got to {wish}, and with both hands free.",
				pro: "And it worked, and this time it went on working, for as long as {she} liked. It was not the way that the experts do it. There was a hop in it, and a kind of swoop at the corners, and nobody had ever seen those before. [{Crowd} ran alongside, shouting things that no one could hear.|{Crowd} ran beside {them} and shouted advice, all of it wrong.] It was not tidy, but it was the most alive thing for miles. There was not a feather to be seen from one end to the other. With both hands open, and the wind in {her} teeth, {main} had got to {wish}.",
			},
		},
		home: {
			tiny: "Into bed, {main}. [Look, a feather!|Look who is here!] Shh, little feather!",
			starter:
				"{Evening}, {main} found the feather. It was in {her} own hair! [{She} put it by the bed.|{She} stuck it in a cup.]",
			confident:
				"{Evening}, {main} brushed {her} hair, and out fell the feather. It had been up there all the time! [{She} put it on the sill|{She} laid it on the sill], in case it wanted to go.",
			whiz: "{Evening}, something tickled {main} behind the ear. It was the feather, which had been stuck in {her} hair since before the last fall. It had seen the whole thing. ‘Did you do that?’ {main} asked it. The feather had no idea. {She} put it on the sill, [where it could see the moon|where it could watch the moon]. It must be dull, to be lucky all day.",
			pro: "{Evening}, something tickled {main} behind the ear, and when {she} put up a hand it was the feather. It had been caught in {her} hair since before the last fall. It had had the best view of anybody. ‘Was it you, then?’ {she} asked it, only to be polite. The feather looked like a thing that has never done anything in its life. So {she} put it out on the sill, in the moonlight, [and left the window open by an inch|with the window open by an inch]. Somebody up there might be wanting it back. They would be quite all right without it, but they might not know.",
		},
	},
	again: [PRACTISE_AGAIN, PRACTISE_THIRD],
	short: {
		tiny: {
			start: {
				story: "Here is a feather for luck! {refrain}",
				wish: "Here is a feather for luck! {refrain}",
			},
			trouble: "Bump, bump! Oh no, the feather is gone! {refrain}",
			mend: { story: "Out it comes, word by word!", wish: "Look, it works for us all!" },
			home: "Into bed you go. Night night, {main}!",
		},
		starter: {
			start: {
				story: "There was a lucky feather to help. But it did not go well at all!",
				wish: "There was a lucky feather to help. But it did not go well at all!",
			},
			trouble: "With the feather it went wrong. Then the feather was lost!",
			mend: {
				story: "Out came the story, from start to end.",
				wish: "And it worked! It was not the feather at all.",
			},
			home: "{Evening}, the feather turned up in {main_s} own hair.",
		},
		confident: {
			start: {
				story:
					"It had to be told by heart, and there was a lucky feather to help, but it would not come right.",
				wish: "It looked so easy, and there was a lucky feather to help, but it would not come right.",
			},
			trouble:
				"It went wrong with the feather, and it went wrong as other people did it, and then the feather was lost.",
			mend: {
				story: "Out came the story, with not one word missing, and it was not luck that did it.",
				wish: "It did not look like other people’s way, but it worked from beginning to end.",
			},
			home: "{Evening} the feather fell out of {main_s} hair, where it had been all the time.",
		},
		whiz: {
			start: {
				story:
					"It was to be told by heart, with the help of a lucky feather that had been found on a Tuesday, and it went wrong at once.",
				wish: "Other people made it look as easy as breathing, but with a lucky feather in one hand it went wrong at once.",
			},
			trouble:
				"It went wrong with the feather held tight, and wrong with everybody’s advice, and then the feather was gone.",
			mend: {
				story:
					"Out came the story, one word behind the other like ducks, and no feather had anything to do with it.",
				wish: "It was not how the experts do it, but it worked, and it went on working, with both hands free.",
			},
			home: "{Evening} the feather was found in {main_s} hair, from where it had seen the whole thing.",
		},
		pro: {
			start: {
				story:
					"It was to be told by heart, with the assistance of a lucky feather, and at first it went remarkably badly.",
				wish: "Other people made it look as easy as breathing, but even with a lucky feather it went remarkably badly.",
			},
			trouble:
				"It was attempted with the feather gripped tight, and then in everybody’s way at once, until the feather itself was lost.",
			mend: {
				story:
					"Out came the story, without any paper and without any luck, and it did not sound like anyone else’s.",
				wish: "It was not the way that the experts do it, but with both hands open it worked, and went on working.",
			},
			home: "{Evening} the feather was discovered behind {main_s} ear, where it had enjoyed an excellent view of everything.",
		},
		custom: {
			start: {
				story: "{main} was to tell the story by heart. {main} had a lucky feather.",
				wish: "{main} had a lucky feather. But it did not go well.",
			},
			trouble: "{main} tried again and again. Then the feather was lost.",
			mend: {
				story: "Then {main} told the whole story without the feather.",
				wish: "Then {main} did it without the feather.",
			},
			home: "{Evening}, {main} found the feather. {main} felt calm and proud.",
		},
	},
};
