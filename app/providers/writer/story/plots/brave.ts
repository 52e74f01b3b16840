import type { Plot } from "./plot";

export const brave: Plot = {
	id: "brave",
	verbs: ["learn", "become", "start", "try", "sleep", "feel", "conquer", "overcome", "swim", "jump", "take"],
	kinds: ["fear"],
	wish: "be brave about {thing}",
	instead: "big step",
	insteadOfWish: "big step",
	refrain: "One step, two steps.",
	beats: {
		tiny: {
			start: ["Today is a big day.", "Can {main} do it?", "{refrain}"],
			trouble: ["Oh no, not yet.", "Bump, bump goes the heart.", "{refrain}"],
			mend: ["One more try, go, go!", "Yes, {main} did it!", "Hip hip hooray!"],
		},
		starter: {
			start: ["The day came at last.", "It all looked very big and very new."],
			trouble: ["At {spot}, {main} stopped.", "It felt too hard to go on."],
			mend: ["One step, then one more.", "And it was not so bad at all!"],
		},
		confident: {
			start: ["When the day came at last, everything looked bigger than it ever had before."],
			trouble: ["Beside {spot}, with butterflies in {her} tummy, {main} stopped and could not go on."],
			mend: ["One small step led to another, and soon the scary part was far behind."],
		},
		whiz: {
			start: [
				"When the day finally came, everything from {spot} to the end of {path} looked twice its usual size.",
			],
			trouble: [
				"Halfway there {main} came to a stop, with butterflies dancing in {her} tummy and a hundred good excuses.",
			],
			mend: [
				"One small step led to another, and the thing that had seemed enormous began, very slowly, to shrink.",
			],
		},
		pro: {
			start: [
				"When the day finally came, everything from {spot} to the far end of {path} appeared to have doubled in size without asking permission.",
			],
			trouble: [
				"Halfway there, with butterflies performing somersaults in {her} stomach, {main} came to a complete and miserable halt.",
			],
			mend: [
				"One small step led to another, and the fear that had loomed so enormously shrank until it would have fitted comfortably into a pocket.",
			],
		},
		custom: {
			start: ["Today was an important day.", "{main} felt a little worried."],
			trouble: ["{main} stopped by {spot}.", "It felt hard to go on."],
			mend: ["{main} took one small step.", "Then {main} took one more.", "It was all right."],
		},
	},
	picture: {
		doing: "stand shoulder to shoulder, hands held, ready to take one brave step",
		doingAlone: "stands tall, ready to take one brave step",
		mood: "brave, warm and reassuring",
		light: "in clear, hopeful morning light",
	},
};
