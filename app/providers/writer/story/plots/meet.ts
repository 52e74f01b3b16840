import type { Plot } from "./plot";

export const meet: Plot = {
	id: "meet",
	verbs: ["meet", "befriend", "tame", "train", "hatch"],
	kinds: ["creature"],
	wish: "make friends with {aThing}",
	instead: "shy little visitor",
	insteadOfWish: "new friend",
	refrain: "Hush, hush, hush.",
	beats: {
		tiny: {
			start: ["What is that?", "Who is by {spot}?", "It is {thing}!", "{refrain}"],
			trouble: ["Oh no! All gone!", "Please come back.", "{refrain}"],
			mend: ["Peep, peep, who is this?", "Hello again, friend!", "Now we are friends."],
		},
		starter: {
			start: ["Two bright eyes looked out from {spot}.", "It was {thing}!"],
			trouble: ["Then a loud bang made everyone jump.", "{thing} ran away to hide."],
			mend: ["Soon two bright eyes looked out again.", "Now {main} had {newFriend}."],
		},
		confident: {
			start: ["Something was moving behind {spot}, and out of the shadows came {thing}."],
			trouble: ["But a sudden crash rang out, and {thing} ran away along {path} to hide."],
			mend: ["Little by little, {thing} came out again, and a new friendship began."],
		},
		whiz: {
			start: ["A rustle came from behind {spot}, and then, one careful step at a time, out came {thing}."],
			trouble: [
				"But a sudden crash split the air, and {thing} fled along {path} before anybody could say a word.",
			],
			mend: ["Little by little {thing} crept out of hiding again, and a most unlikely friendship began."],
		},
		pro: {
			start: [
				"From the shadows behind {spot} there came a rustle, then a long and thoughtful silence, and then, one hesitant step at a time, {thing}.",
			],
			trouble: [
				"No sooner had shy greetings been exchanged than a tremendous crash split the air, and {thing} vanished as if it had all been a dream.",
			],
			mend: [
				"Little by little, as trust returned, {thing} crept out of hiding, and there began the sort of friendship about which stories are told.",
			],
		},
		custom: {
			start: ["{main} saw something by {spot}.", "It was {thing}."],
			trouble: ["There was a loud noise.", "{thing} ran away to hide."],
			mend: ["{thing} came back.", "Now {main} had {newFriend}."],
		},
	},
	picture: {
		doing: "crouch side by side, wide-eyed, greeting a new friend",
		doingAlone: "crouches, wide-eyed, greeting a new friend",
		mood: "gentle and magical",
		light: "in the warm glow of early evening",
	},
};
