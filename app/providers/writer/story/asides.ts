import type { Told } from "./plots/plot";

/** Told where nobody new joins, at three places of a book: the main character goes on by their own company. */
export const ASIDES: Readonly<Record<Told, readonly (readonly string[])[]>> = {
	tiny: [[""], [""], [""]],
	starter: [[""], [""], [""]],
	confident: [
		[
			"{main} took a very deep breath, and let it out.",
			"{main} said ‘Hm’, and scratched one ear.",
			"{main} stood quite still, and thought about it twice.",
		],
		[
			"{She} hummed a bit, to help.",
			"{She} blew on both hands, and rubbed them.",
			"{She} stuck out {her} tongue, which helps.",
		],
		[
			"{She} wiped {her} nose on {her} sleeve.",
			"{She} {was} a little cross by now.",
			"This time it had to be right.",
		],
	],
	whiz: [
		[
			"{main} put {her} head on one side, and then on the other, in case that was better.",
			"{main} stopped to think, and did it so hard that you could nearly hear.",
			"{main} counted to ten, and then to ten again, since it had gone so well the first time.",
		],
		[
			"{She} hummed while {she} did it, the tune that {she} kept for difficult things.",
			"{She} talked to {herself} as {she} went, and gave {herself} some very good advice.",
			"It was hard work, and {she} had an itch just where {she} couldn’t reach.",
		],
		[
			"{She} {was} a good deal less tidy by now, and a good deal more determined.",
			"By now {she} {was} saying ‘hm’ a good deal, and leaving it at that.",
			"{She} said that it was second time lucky, though nobody had asked.",
		],
	],
	pro: [
		[
			"{main} put {her} head first on one side and then on the other. It did not look any better from there, but it looked different, and that was a start.",
			"{main} said ‘Now, then’, as {she} always did when {she} had no idea what came next. It gave the idea a moment to arrive.",
			"{main} counted slowly up to ten. It had gone so well that {she} did it again, backwards, and felt a little calmer each time {she} passed seven.",
		],
		[
			"{She} hummed as {she} went, the tune that {she} kept for difficult things. It had only four notes, but they were strong ones.",
			"{She} talked to {herself} the whole time, and gave {herself} some excellent advice, most of which {she} took.",
			"It was hot work, and there was an itch between {her} shoulders, in the one place that no arm has ever reached.",
		],
		[
			"{She} {was} a good deal less tidy than {she} had been, and a good deal more determined. Those two often go together.",
			"Now and then {she} said ‘hm’, in a way that did not invite questions. Nobody asked any.",
			"{She} announced that it was second time lucky. Nobody liked to say that it is the third time that is supposed to be.",
		],
	],
};
