import { expect, test } from "vitest";
import { READING_LEVELS } from "~/shop/books/rules";
import { written } from "./synopses.testing";
import { isAtNight } from "./time";

test.each([
	["the seaside at night", true],
	["a midnight feast", true],
	["a moonlit garden", true],
	["the castle of the brave knight", false],
	["goodnight, teddy", false],
	["the seaside", false],
	["a sunny morning after a long night", false],
])("%s: at night %s", (words, night) => {
	expect(isAtNight(words)).toBe(night);
});

test.each(
	READING_LEVELS.map(({ id }) => id),
)("a %s story of the night has no sun in it", async (readingLevel) => {
	for (const title of ["The Lantern", "A Lost Lamp", "Stars", "Owl Song", "The Long Swim"]) {
		const { synopsis, imagePrompt } = await written({
			title,
			location: "the seaside at night",
			description: "Eileen wants to find the lost lamp.",
			readingLevel,
			readingNeeds: "",
			characters: [{ name: "Eileen", age: 8, personality: "a brave girl", isMain: true, relationship: null }],
		});
		expect(synopsis).not.toMatch(/\b(bright day|fine day|morning|sun goes|sun was|sunshine|breakfast)\b/i);
		expect(imagePrompt).toContain("by moonlight");
		expect(imagePrompt).not.toMatch(/morning|afternoon|sunshine/);
	}
});
