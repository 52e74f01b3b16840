import { describe, expect, test } from "vitest";
import { cleanText, ideaProblem, readComment, readGiftMessage, readIdea } from "./contract";
import type { DraftForm } from "./rules";

function form(change: Partial<DraftForm> = {}): DraftForm {
	return {
		title: "Rosa and the Whale",
		location: "The sea",
		description: "A whale has lost her song.",
		readingLevel: "starter",
		readingNeeds: "",
		style: "",
		book: "",
		account: "",
		characters: [
			{
				name: "Rosa",
				age: "6",
				personality: "brave",
				relationshipToMain: "",
				isMainCharacter: true,
				imageUrl: "/photos/photo_a",
				headId: "",
			},
			{
				name: "Mog",
				age: "3",
				personality: "sleepy",
				relationshipToMain: "Pet",
				isMainCharacter: false,
				imageUrl: "/photos/photo_b",
				headId: "",
			},
		],
		...change,
	};
}

const character = (change: Partial<DraftForm["characters"][number]>, index = 0) => {
	const { characters } = form();
	return form({ characters: characters.map((one, at) => (at === index ? { ...one, ...change } : one)) });
};

function messages(input: unknown): Record<string, string[]> {
	const read = readIdea(input);
	return read.ok ? {} : read.fields;
}

test("a complete form becomes an idea", () => {
	expect(readIdea(form())).toEqual({
		ok: true,
		idea: {
			title: "Rosa and the Whale",
			location: "The sea",
			description: "A whale has lost her song.",
			readingLevel: "starter",
			readingNeeds: "",
			style: "",
			characters: [
				{
					name: "Rosa",
					age: 6,
					personality: "brave",
					isMain: true,
					relationship: null,
					photoId: "photo_a",
					headId: null,
				},
				{
					name: "Mog",
					age: 3,
					personality: "sleepy",
					isMain: false,
					relationship: "Pet",
					photoId: "photo_b",
					headId: null,
				},
			],
		},
	});
});

describe("what is missing is named by field, all of it at once", () => {
	test.each([
		"title",
		"location",
		"description",
		"readingLevel",
	] as const)("%s empty after trimming", (name) => {
		expect(Object.keys(messages(form({ [name]: " \n " })))).toEqual([name]);
	});

	test.each(["name", "age", "personality", "imageUrl"] as const)("a character's %s", (name) => {
		expect(Object.keys(messages(character({ [name]: "" }, 1)))).toEqual([`characters.1.${name}`]);
	});

	test("the relationship of those who aren't main, while there is a main one", () => {
		expect(Object.keys(messages(character({ relationshipToMain: "" }, 1)))).toEqual([
			"characters.1.relationshipToMain",
		]);
		expect(Object.keys(messages(character({ relationshipToMain: "Emperor" }, 1)))).toEqual([
			"characters.1.relationshipToMain",
		]);
		expect(messages(character({ relationshipToMain: "Emperor" }, 0))).toEqual({});
	});

	test.each([null, "text", 7, [], {}])("everything, of %j", (input) => {
		expect(Object.keys(messages(input))).toEqual([
			"title",
			"location",
			"description",
			"readingLevel",
			"characters",
		]);
	});
});

describe("what the reader of a Custom Level needs", () => {
	const custom = (readingNeeds: unknown) => ({ ...form(), readingLevel: "custom", readingNeeds });
	const needsOf = (input: unknown) => {
		const read = readIdea(input);
		return read.ok ? read.idea.readingNeeds : read.fields;
	};

	test("is kept, trimmed and on one line", () => {
		expect(needsOf(custom(" Short\nsentences \u0000"))).toBe("Short sentences");
	});
	test.each(["", " \n ", null, 7])("left empty (%j) it is asked for", (needs) => {
		expect(needsOf(custom(needs))).toEqual({ readingNeeds: ["Please tell us what your reader needs"] });
	});
	test("a call that doesn't know of it says nothing", () => {
		expect(needsOf(custom(undefined))).toBe("");
	});
	test("at most 200 characters, and nothing unsuitable", () => {
		expect(needsOf(custom("x".repeat(200)))).toBe("x".repeat(200));
		expect(needsOf(custom("x".repeat(201)))).toEqual({
			readingNeeds: ["What your reader needs can have at most 200 characters"],
		});
		expect(needsOf(custom("murder and cocaine"))).toEqual({
			readingNeeds: [expect.stringContaining("gentle and safe")],
		});
	});
	test("is not looked at with another level", () => {
		expect(needsOf(form({ readingNeeds: "x".repeat(201) }))).toBe("");
	});
});

describe("the characters", () => {
	const rosa = () => form().characters[0];
	test("five are too many", () => {
		expect(
			messages({
				...form(),
				characters: Array(5).fill({ ...rosa(), isMainCharacter: false, relationshipToMain: "Friend" }),
			}).characters,
		).toContain("Maximum of 4 characters allowed");
	});
	test("none is too few", () => {
		expect(messages(form({ characters: [] })).characters).toEqual(["You need at least 1 character"]);
	});
	test("two main ones are one too many, none is one too few", () => {
		expect(messages(character({ isMainCharacter: true }, 1)).characters).toEqual([
			"Only one character can be the main one",
		]);
		expect(messages(character({ isMainCharacter: false }, 0)).characters).toEqual([
			"Please select a main character",
		]);
	});
	test.each(["-1", "121", "six", "1.5", "1e2", "0x10"])("an age of %s is none", (age) => {
		expect(messages(character({ age }))["characters.0.age"]).toHaveLength(1);
	});
	test.each([0, 120])("an age of %d, sent as a number, is one", (age) => {
		const { characters } = form();
		expect(
			messages({ ...form(), characters: characters.map((one, at) => (at === 0 ? { ...one, age } : one)) }),
		).toEqual({});
	});
	test.each([
		"https://example.com/a.jpg",
		"/photos/../../etc/passwd",
		"javascript:alert(1)",
		"/photos/user_x",
	])("%s is no photo of ours", (imageUrl) => {
		expect(Object.keys(messages(character({ imageUrl })))).toEqual(["characters.0.imageUrl"]);
	});
});

describe("titles of every kind", () => {
	test.each([
		"<script>alert(1)</script>",
		'O\'Hara & "Söhne" 日本',
		"x".repeat(80),
	])("%s is kept as it is", (title) => {
		const read = readIdea(form({ title }));
		expect(read.ok && read.idea.title).toBe(title);
	});
	test("10,000 characters are too many", () => {
		expect(messages(form({ title: "x".repeat(10_000) })).title).toEqual([
			"The title can have at most 80 characters",
		]);
	});
	test("nothing but invisible characters is empty", () => {
		expect(messages(form({ title: "\u200b\u200d\u2066" })).title).toHaveLength(1);
	});
	test("unsuitable words are refused kindly, wherever they stand", () => {
		expect(messages(form({ title: "Cocaine for tea" })).title?.[0]).toMatch(/gentle and safe/);
		expect(messages(character({ personality: "a serial killer" }))["characters.0.personality"]?.[0]).toMatch(
			/gentle and safe/,
		);
	});
});

test("a description is counted as the browser counts it: a line break is one character", () => {
	const lines = Array(250).fill("x").join("\r\n");
	expect(messages(form({ description: `${lines}y` }))).toEqual({});
	expect(messages(form({ description: "x".repeat(501) })).description).toHaveLength(1);
});

test("control characters and marks that turn writing round are stripped, line breaks only where they may be", () => {
	expect(cleanText(" a\u0000b\u202ec\td ")).toBe("abc d");
	expect(cleanText("one\r\ntwo", true)).toBe("one\ntwo");
	expect(cleanText("one\r\ntwo")).toBe("one two");
});

test("special instructions may be empty and have at most 500 characters", () => {
	expect(readComment(undefined)).toEqual({ ok: true, comment: "" });
	expect(readComment(" Please use blue. ")).toEqual({ ok: true, comment: "Please use blue." });
	expect(readComment("x".repeat(501)).ok).toBe(false);
});

test.each([
	["a title", form({ title: "Fox 🦊 Tales" }), "title", "🦊"],
	["a name", character({ name: "Mia ❤️" }), "characters.0.name", "❤️"],
	["a name in letters no cover has", character({ name: "김민준" }, 1), "characters.1.name", "김"],
])("%s that can't be printed is refused beside its field, the sign named", (_, input, field, sign) => {
	const said = `We can’t print “${sign}” in a book. Please leave it out, or write it another way.`;
	expect(messages(input)).toEqual({ [field]: [said] });
	expect(ideaProblem(messages(input))).toBe(said);
});

test("names of families here are taken as they are", () => {
	for (const name of [
		"Zoë",
		"Łukasz",
		"Nguyễn",
		"Ẹ̀bùn",
		"Ελένη",
		"Їжак",
		"نور",
		"נעמי",
		"मीरा",
		"さくら",
		"陈晓丽",
	])
		expect(messages(character({ name }))).toEqual({});
});

test("an emoji in the story itself is nobody's business", () => {
	expect(messages(form({ description: "A fox 🦊 and a moon." }))).toEqual({});
});

test("a gift's message keeps an empty line between two, and no more of them", () => {
	expect(readGiftMessage(`a\n${"\n".repeat(250)}b`)).toEqual({ ok: true, message: "a\n\nb" });
	expect(readGiftMessage("a\r\n \r\n\r\nb\nc")).toEqual({ ok: true, message: "a\n\nb\nc" });
	expect(readGiftMessage("1\n2\n3\n4\n5\n6\n7").ok).toBe(false);
});
