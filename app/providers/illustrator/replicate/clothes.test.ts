import { expect, test } from "vitest";
import { castIn } from "~/studio/paper/briefs.testing";
import { PALETTES } from "~/studio/story/clothes";
import { colourName } from "~/studio/story/colour";
import { OUTFITS } from "~/studio/story/outfits";
import { clothesOf } from "./clothes";

const { member } = castIn("park", {
	...{ name: "Mia", age: 6, isMain: true, relationship: null },
	likeness: { png: new Uint8Array() },
});

test("no two who can be in one book are told in the same main colour", () => {
	const names = PALETTES.map(([main]) => colourName(main));
	expect(new Set(names).size).toBe(PALETTES.length);
});

test("every outfit is told in words, of every cut and in every colour", () => {
	for (const outfit of OUTFITS) {
		const told = PALETTES.map((palette) => clothesOf({ ...member, palette }, undefined, outfit));
		expect(new Set(told).size).toBeGreaterThan(3);
		for (const words of told) {
			expect(words).toMatch(/^(?:an? )?[a-z]/u);
			expect(words).not.toMatch(/#|undefined|\ba [aeio]| {2}/u);
			expect(words.split(" ").length).toBeGreaterThan(3);
		}
	}
});

test("an animal wears what the writer gave it, and nothing else", () => {
	const cat = { ...member, kind: "cat" as const };
	expect(clothesOf(cat, undefined)).toBe("");
	expect(clothesOf(cat, { clothes: { [member.id]: "a blue collar" }, things: [] })).toBe("a blue collar");
});
