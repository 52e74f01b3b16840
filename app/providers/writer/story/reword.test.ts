import { expect, test } from "vitest";
import { lotOfEach } from "~/lot.testing";
import { textOf } from "~/story/script";
import { combinations } from "./ideas.testing";
import { PLOTS } from "./plots/choose";
import { rewordSpread } from "./reword";
import { isToldIn, linesOf, plotToldIn } from "./told-before";
import { writeScript } from "./write-script";

test("a book that was told otherwise for an earlier one's sake keeps its plot in other words", () => {
	for (const idea of combinations(12)) {
		const toldBefore = [textOf(writeScript(idea, "first"))];
		const script = writeScript({ ...idea, toldBefore }, "second");
		const spread = rewordSpread(idea, { script, seed: "second" }, 6, "one");
		const lines = PLOTS.filter((plot) =>
			[plot.lines, ...plot.again].some(
				({ upset }) => upset && isToldIn(spread?.words.join(" ") ?? "", linesOf(upset)),
			),
		);
		expect(lines.map(({ id }) => id)).toContain(plotToldIn(textOf(script), PLOTS)?.id);
	}
});

test("nearly every spread of every plot and level has another wording, and the rest of the book stays as it is", () => {
	let asked = 0;
	let changed = 0;
	for (const idea of lotOfEach(combinations(60), 2, ({ readingLevel }) => readingLevel)) {
		const script = writeScript(idea, "seed");
		for (const { pages, words } of script.spreads.slice(2, -1)) {
			if (words.every((text) => text === "")) continue;
			const first = pages[0] ?? 0;
			const spread = rewordSpread(idea, { script, seed: "seed" }, first, "one");
			asked++;
			if (spread?.words.join() !== words.join()) changed++;
			const others = writeScript(idea, "seed", { wordings: { [first]: "one" } }).spreads.filter(
				(one) => one.pages[0] !== first,
			);
			expect(others).toEqual(script.spreads.filter((one) => one.pages[0] !== first));
		}
	}
	expect(changed / asked).toBeGreaterThan(0.8);
});
