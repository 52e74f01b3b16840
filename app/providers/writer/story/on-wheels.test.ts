import { expect, test } from "vitest";
import { textOf } from "~/story/script";
import { companion, LEVELS, main } from "./ideas.testing";
import { onWheels } from "./on-wheels";
import { PLOTS } from "./plots/choose";
import { written } from "./synopses.testing";
import { writeScript } from "./write-script";

test.each([
	["{main} ran on, and walked back.", "{main} raced on, and rolled back."],
	["Run, {main}! They ran out of buns.", "Race, {main}! They ran out of buns."],
	["{main} stood up on one leg.", "{main} sat up on one wheel."],
	["The runner had a trunk.", "The runner had a trunk."],
])("%j is told of somebody in a wheelchair as %j", (line, told) => {
	expect(onWheels(line)).toBe(told);
});

test("a main character in a wheelchair neither runs, walks nor stands up, in any plot", async () => {
	for (const readingLevel of LEVELS) {
		const idea = {
			title: "The Big Day",
			location: "the beach",
			description: "a race",
			readingLevel,
			readingNeeds: "",
			characters: [
				main("Jonah", 9, "boy, in a wheelchair, sporty"),
				companion("Imogen", 10, "girl", "Cousin"),
			],
		};
		const books = PLOTS.map((plot) => textOf(writeScript(idea, "", { plots: [plot] })));
		for (const text of [...books, (await written(idea)).synopsis])
			expect(text).not.toMatch(/Jonah (?:ran|walked|stood up)|Run,? Jonah|standing up/u);
	}
});
