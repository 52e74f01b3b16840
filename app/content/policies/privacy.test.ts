import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacyPolicy } from "./privacy";

const saidWith = (makers: string[], inspector?: string, finder?: string) =>
	privacyPolicy(makers, inspector, finder)
		.sections.flatMap(({ says }) => says.flat())
		.join("\n");
const said = saidWith([]);
const promised = readFileSync("docs/product.md", "utf8").replace(/\s+/g, " ");

test("of what stays of deleted words the page says what the shop promises, whichever database it has", () => {
	for (const told of [said, promised]) {
		expect(told).toMatch(/deleted is (gone from|out of) the shop at once/);
		expect(told).toMatch(
			/traces (of words )?can stay in (its|the database's) own files, where nobody reads them, until something/,
		);
	}
	expect(said).toMatch(/written over them, and in backups for 14 days/);
	expect(promised).toMatch(
		/written over them, and for 14 days in backups: the privacy page says so, and it is true of both engines/,
	);
});

test("whoever is sent portraits is named: Replicate, and whose models paint there", () => {
	expect(said).not.toContain("Replicate");
	expect(said).toContain("nobody else is sent a portrait");
	expect(saidWith(["Google"])).toContain("Replicate, and through it Google, whose AI models");
	expect(saidWith(["Google", "Black Forest Labs"])).toContain(
		"through it Google and Black Forest Labs, whose",
	);
});

test("what is made of a portrait before it is sent is told with how long it is kept, where pictures are painted", () => {
	const kept = "a character drawing is made from each portrait first";
	expect(said).not.toContain(kept);
	expect(saidWith(["Google"])).toContain(kept);
	expect(saidWith(["Google"])).toContain("the portraits and the character drawings made from them");
	expect(promised).toContain("the portraits, the sheets drawn from them");
});

test("whoever looks at painted pictures is named, and what they are sent", () => {
	const about = "Each Painted picture, before you see it: Anthropic, whose AI model is sent a small copy";
	expect(saidWith(["Google"])).not.toContain("Each Painted picture");
	expect(saidWith(["Google"], "Anthropic")).toContain(about);
	expect(promised).toContain("a small copy of the picture and the text that its painter was given");
});

test("whoever finds addresses is named, and is sent a postal code alone", () => {
	const about = "If you press Find address: Ideal Postcodes, the postal code and nothing else.";
	expect(said).not.toContain("Find address");
	expect(saidWith([], undefined, "Ideal Postcodes")).toContain(about);
});
