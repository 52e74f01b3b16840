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
	["Very easy please", "tiny"],
	["easy words, big print", "custom"],
	["short words", "custom"],
	["It must rhyme!", "custom"],
	["lots of detail", "whiz"],
	["not too much detail", "custom"],
	["for a ten-year-old", "pro"],
	["for a 6 year old who likes facts", "confident"],
	["He is ten but his reading age is 7", "confident"],
	["She is 9, reads like a four-year-old", "custom"],
	["for a ten-year-old, but very easy", "custom"],
	["very simple, for a three-year-old", "tiny"],
	["for a five year old, with long sentences", "custom"],
	["long sentences, for a ten-year-old", "pro"],
	["very easy, with lots of detail", "custom"],
])("%j is told as %s", (needs, level) => {
	expect(levelFor(needs)).toBe(level);
});
