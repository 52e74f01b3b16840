import { expect, test } from "vitest";
import { lotOfEach } from "~/lot.testing";
import { LEVELS, main } from "./ideas.testing";
import { sentencesOf } from "./measures";
import { PLOTS } from "./plots/choose";
import { spreadsOf } from "./synopses.testing";
import { writeScript } from "./write-script";

/** What takes several to do. */
const SEVERAL =
	/(?<!\p{L})(?:crowded|gathered|close together|each other|one another|nose to nose|in a line|as one|their (?:breath|hands|feet|tongues|places|ears|mouths)|clapped|ran (?:along)?side|along beside)(?!\p{L})/u;

const BOOKS = LEVELS.flatMap((readingLevel) =>
	["Jack wants to fly a kite", "a kite"].flatMap((description) =>
		Array.from({ length: 30 }, (_, number) => ({ readingLevel, description, seed: `seed ${number}` })),
	),
);

test.each(
	PLOTS.filter(({ canBeAlone }) => canBeAlone),
)("nobody alone in a story does in $id what takes several", (plot) => {
	let read = 0;
	for (const { seed, ...told } of lotOfEach(BOOKS, 8, ({ readingLevel }) => readingLevel)) {
		const script = writeScript(
			{
				title: "Up",
				location: "the park",
				...told,
				readingNeeds: "",
				characters: [main("Jack", 7, "boy")],
			},
			seed,
			{ plots: [plot] },
		);
		for (const { text } of spreadsOf(script)) {
			expect(text).not.toContain("They had held");
			for (const sentence of sentencesOf(text.replace(/‘[^‘]*?[.,!?]’/gu, ""))) {
				if (!/^(?:Jack|He) /u.test(sentence)) continue;
				read++;
				expect(sentence).not.toMatch(SEVERAL);
			}
		}
	}
	expect(read).toBeGreaterThan(100);
});
