import { expect, test } from "vitest";
import { LEVELS, main } from "./ideas.testing";
import { sentencesOf } from "./measures";
import { PLOTS } from "./plots/choose";
import { spreadsOf } from "./synopses.testing";
import { writeScript } from "./write-script";

/** What takes several to do. */
const SEVERAL =
	/(?<!\p{L})(?:crowded|gathered|close together|each other|one another|nose to nose|in a line|as one|their (?:breath|hands|feet|tongues|places|ears|mouths)|clapped|ran (?:along)?side|along beside)(?!\p{L})/u;

test.each(
	PLOTS.filter(({ canBeAlone }) => canBeAlone),
)("nobody alone in a story does in $id what takes several", (plot) => {
	let read = 0;
	for (const readingLevel of LEVELS)
		for (const description of ["Jack wants to fly a kite", "a kite"])
			for (let seed = 0; seed < 30; seed++) {
				const script = writeScript(
					{
						title: "Up",
						location: "the park",
						description,
						readingLevel,
						readingNeeds: "",
						characters: [main("Jack", 7, "boy")],
					},
					`seed ${seed}`,
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
