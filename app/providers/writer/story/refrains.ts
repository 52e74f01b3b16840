/** What the smallest readers say along with: three times while it goes wrong, each time a little else, and once when it is well. */
export const BOOK_REFRAINS: readonly (readonly [string, string, string, string])[] = [
	[
		"On and on we go!",
		"On and on and on we go!",
		"On we go, on tired toes!",
		"Home and home and home we go!",
	],
	[
		"Step, step, here we come!",
		"Step, hop, here we come!",
		"Plod, plod, still we come!",
		"Skip, skip, home we come!",
	],
	[
		"One, two, what will we do?",
		"Two, three, what can it be?",
		"Three, four, try once more!",
		"One to ten, all well again!",
	],
	[
		"Come along, sing a song!",
		"Come along, what went wrong?",
		"Come along, it won’t be long!",
		"Come along home, ding, dong!",
	],
	[
		"Here we go, quick and slow!",
		"Here we go, high and low!",
		"Here we go, oh no, no!",
		"Here we go, heel and toe!",
	],
];
