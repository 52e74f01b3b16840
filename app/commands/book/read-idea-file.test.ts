import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readIdeaFile } from "./read-idea-file";

const IDEA = {
	title: "Leo and the Lost Kite",
	location: "the hills",
	description: "Leo wants to find his kite.",
	readingLevel: "starter",
	characters: [
		{ name: "Leo", age: 7, personality: "funny", imageUrl: "e2e/photos/woman.jpg", isMainCharacter: true },
		{
			name: "Chelsea",
			age: 3,
			personality: "a clever cat",
			imageUrl: "./cat.jpg",
			isMainCharacter: false,
			relationshipToMain: "Pet",
		},
	],
};

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "idea-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(idea: unknown) {
	const file = join(folder, "idea.json");
	await writeFile(file, JSON.stringify(idea));
	return readIdeaFile(file);
}

test("an idea is read as the synopsis call takes it, its photos from where it was started or beside the file", async () => {
	const { idea, photos } = await read(IDEA);
	expect(idea).toMatchObject({ title: IDEA.title, readingLevel: "starter", readingNeeds: "" });
	expect(idea.characters.map(({ name, isMain, relationship }) => [name, isMain, relationship])).toEqual([
		["Leo", true, null],
		["Chelsea", false, "Pet"],
	]);
	expect(photos).toEqual([resolve("e2e/photos/woman.jpg"), join(folder, "cat.jpg")]);
});

test("an idea that breaks the rules is answered with all of them", async () => {
	const [leo] = IDEA.characters;
	await expect(read({ ...IDEA, title: "", characters: [{ ...leo, age: -1 }] })).rejects.toThrow(
		/title: .*characters\.0\.age: /s,
	);
	await expect(read({ ...IDEA, characters: [] })).rejects.toThrow("at least 1 character");
});
