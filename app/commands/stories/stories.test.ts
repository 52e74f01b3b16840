import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Refusal } from "~/commands/shop/command";
import { STORIES } from "~/studio/shelf/list";
import * as checker from "~/studio/writer/check-story";
import { askStories, USE } from "./stories";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "stories-"));
});
afterAll(() => rm(folder, { recursive: true }));

const said = async (...args: string[]) => (await askStories(args)).lines.join("\n");
const fileOf = async (family: unknown) => {
	const file = join(folder, "family.json");
	await writeFile(file, JSON.stringify(family));
	return file;
};
const FAMILY = {
	location: "our shed",
	characters: [
		{ name: "Wanda", age: 7, personality: "a brave girl", isMainCharacter: true },
		{ name: "Bert", age: 66, personality: "calm", isMainCharacter: false, relationshipToMain: "Grandparent" },
	],
};

test("all stories are listed, with what they are about", async () => {
	const listed = await said("list");
	for (const { id } of STORIES) expect(listed).toContain(`${id}: `);
	expect(listed).toContain(STORIES[0]?.about);
	expect(listed).toContain("play-at-home: Too soon! (told where no story is about the idea)");
});

test("docs/shelf.md says of each story what it is for", async () => {
	const rows = (await readFile("docs/shelf.md", "utf8")).split("\n").filter((line) => line.includes("| `"));
	const named = rows.map((row) => /`([\w-]+)`, (.+?) \|/u.exec(row)?.slice(1));
	expect(named).toEqual(STORIES.map(({ id, name }) => [id, name]));
});

test("a story that has something to mend is told of, and the answer isn't well", async () => {
	const faults = vi
		.spyOn(checker, "faultsOfStory")
		.mockImplementation(({ id }) => (id === "first-water" ? ["page 3, whiz: a stray stop"] : []));
	expect(await askStories(["check", "lost-creature"])).toEqual({
		lines: ["lost-creature: nothing is wrong"],
		isWell: true,
	});
	faults.mockClear();
	const all = await askStories(["check"]);
	expect(faults).toHaveBeenCalledTimes(STORIES.length);
	expect(all.isWell).toBe(false);
	expect(all.lines).toContain("first-water: page 3, whiz: a stray stop");
});

test("a story is shown for a family, its pages and pictures; the same again under the same seed", async () => {
	const cast = await fileOf(FAMILY);
	const shown = await said("show", "lost-creature", "--cast", cast);
	expect(shown).toMatch(/^creature = .* \(the story’s own\)$/m);
	for (let page = 3; page < 24; page++) expect(shown).toMatch(new RegExp(`^${page}: `, "m"));
	for (const word of ["Wanda", "Bert", "shed"]) expect(shown).toContain(word);
	expect(shown).toMatch(/^cover: (?!.*Wanda)/m);
	expect(await said("show", "lost-creature", "--cast", cast)).toBe(shown);
	expect(await said("show", "lost-creature", "--cast", cast, "--seed", "two")).not.toBe(shown);
	const tiny = await said("show", "lost-creature", "--cast", cast, "--level", "tiny");
	expect(tiny.length).toBeLessThan(shown.length);
	const dragon = await fileOf({ ...FAMILY, description: "Wanda finds a lost dragon." });
	expect(await said("show", "lost-creature", "--cast", dragon)).toMatch(/^creature = .*dragon$/m);
});

test("which story an idea is told by, how sure that is, its nouns and why", async () => {
	const told = await said(
		"why",
		"Mia finds a lost baby dragon.",
		"--title",
		"The lost dragon",
		"--place",
		"the park",
	);
	expect(told).toMatch(/^lost-creature: .*, \d+ % sure$/m);
	expect(told).toMatch(/^ {2}lost.* \d$/m);
	expect(told.match(/^creature = baby dragon$/gm)).toHaveLength(1);
	expect(await said("why", "Nothing much.")).toMatch(/^play-at-home: .*\n {2}staged$/m);
});

test("what can't be asked so is refused, with how it can be", async () => {
	const refused = (...args: string[]) => expect(askStories(args)).rejects;
	for (const args of [[], ["sing"], ["list", "more"], ["show"], ["why"], ["check", "one", "two"]])
		await refused(...args).toThrow(new Refusal(USE));
	await refused("list", "--loud").toThrow("--loud");
	await refused("show", "no-such-story").toThrow("The shelf has no story no-such-story");
	await refused("show", "lost-creature", "--level", "hard").toThrow("No such level: hard");
	await refused("show", "lost-creature", "--cast", join(folder, "none.json")).toThrow("none.json");
	const nobody = await fileOf({ location: "our shed", characters: [] });
	await refused("show", "lost-creature", "--cast", nobody).toThrow("at least 1 character");
});
