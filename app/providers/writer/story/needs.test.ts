import { expect, test } from "vitest";
import { levelFor } from "./needs";

test.each([
	["", "custom"],
	["dyslexic, needs large print", "custom"],
	["Large-print-like short sentences, Makaton words", "custom"],
	["Very short sentences, no figures of speech", "tiny"],
	["only a few words on each page please", "tiny"],
	["She reads two or three words at a time.", "tiny"],
	["longer sentences, he is far ahead for his age", "whiz"],
	["harder words but simple stories", "whiz"],
	["no long sentences", "custom"],
	["please don't use harder words", "custom"],
	["not very short, not very long sentences", "custom"],
	["very short words in longer sentences", "custom"],
	["phrases courtes", "custom"],
])("%j is told as %s", (needs, level) => {
	expect(levelFor(needs)).toBe(level);
});
