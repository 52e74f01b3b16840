import { expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { textOf } from "~/story/script";
import { IN_SENTENCES } from "./families-ideas.testing";
import { ideaOfMia, LEVELS } from "./ideas.testing";
import { RETOLD as LONG } from "./long-ideas.testing";
import { readIdea } from "./read-idea";
import { scriptOf, written } from "./synopses.testing";
import { writeScript } from "./write-script";

const RETOLD = [...LONG, ...IN_SENTENCES];

const QUOTED = [
	"Mia has chicken pox and has to stay in bed. Biscuit keeps her company.",
	"Grandad Joe breaks his leg so Mia becomes his helper for the day",
	"Can it be about Mia making a card for Grandad Joe who is poorly",
	"I'd like a story about how Mia and her dog build a snowman that wakes up at night",
	"Mia finds a magic pencil and everything she draws comes to life",
	"A story about losing a tooth on holiday in Spain",
	"something about dinosaurs and Mia being late for school lol",
	"Mia and Grandad Joe cook pancakes and one sticks to the ceiling",
	"A giant comes to tea and Mia runs out of sandwiches",
	"Mia brings smiles and hugs",
	"Mia can't wait for Christmas",
	"Mia wants to be a vet when she grows up",
	"Mia goes to bed but she keeps hearing a noise. She creeps downstairs and finds Joe eating the cake.",
	"Mia dug a pond last summer and now a frog choir practises there",
];

test.each(QUOTED)("%j is quoted whole, asking and all", (description) => {
	expect(readIdea(ideaOfMia(description, "whiz")).retold).toBeNull();
	expect(textOf(writeScript(ideaOfMia(description, "whiz")))).toContain(
		`“${description.replace(/[.]$/u, "")}`,
	);
});

test.each(RETOLD)("%j is told as the wish to %s, in good grammar", async (description, wish, told) => {
	for (const level of ["whiz", "pro"] as const) {
		const one = ideaOfMia(description, level);
		const book = textOf(await scriptOf(one));
		for (const text of [(await written(one)).synopsis, book]) {
			expect(text).toContain(` ${wish}`);
			for (const sentence of told) expect(text).toContain(sentence);
			expect(text).not.toContain(description);
		}
	}
});

test.each(lot(RETOLD, 20))("%j is told at every level, or quoted whole", async (description) => {
	for (const level of LEVELS) {
		const one = ideaOfMia(description, level);
		const book = textOf(await scriptOf(one));
		expect(readIdea(one).retold).not.toBeNull();
		const isQuoted = book.includes(description);
		expect(isQuoted, level).toBe(/[“]/u.test(book));
	}
});
