import { expect, test } from "vitest";
import { combinations } from "./ideas.testing";
import { rewordSpread } from "./reword";
import { writeScript } from "./write-script";

test("nearly every spread of every plot and level has another wording, and the rest of the book stays as it is", () => {
	let asked = 0;
	let changed = 0;
	for (const idea of combinations(60)) {
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
