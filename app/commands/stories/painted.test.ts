import { expect, test } from "vitest";
import { isNamed } from "~/providers/writer/placeholders";
import { paintedBooks, paintedText } from "./painted";

const books = paintedBooks();

test("of twelve whole books every picture is told, without a name, a colour's code or a word that says nothing", () => {
	expect(books).toHaveLength(12);
	for (const { title, idea, sheets, prompts } of books) {
		expect(prompts, title).toHaveLength(14);
		expect(sheets, title).toHaveLength(idea.characters.length);
		for (const { prompt } of sheets) {
			for (const { name } of idea.characters) expect(isNamed(name, prompt), title).toBe(false);
			expect(prompt, title).toMatch(/from reference picture 1: an? .+\.$/mu);
		}
		for (const { picture, prompt } of prompts) {
			const where = `${title}, ${picture}`;
			for (const { name } of idea.characters) expect(isNamed(name, prompt), where).toBe(false);
			expect(prompt, where).not.toMatch(/#[0-9a-f]{3}|undefined|null|\{|\}/u);
			if (!/answer/u.test(title)) expect(prompt, where).toContain("What it shows: ");
		}
	}
});

test("each is dressed alike on cover and pages", () => {
	for (const { title, prompts } of books) {
		const worn = prompts.map(({ prompt }) => /the main character, wearing ([^;]+)/u.exec(prompt)?.[1]);
		const [onCover] = worn;
		expect(onCover, title).toBeTruthy();
		// A story that changes clothes changes them for several pictures running: to the moon and back.
		expect(worn.filter((words) => words === onCover).length, title).toBeGreaterThan(5);
	}
});

test("of two young girls each is told apart", () => {
	const { prompts } = books.find(({ title }) => title.startsWith("hospital-visit")) ?? {};
	expect(prompts?.map(({ prompt }) => prompt).join("\n")).toContain(
		"by another young girl, a friendly dog and",
	);
});

test("what is written has every page's words beside what its painter is told", () => {
	const text = paintedText(books);
	for (const { title } of books) expect(text).toContain(`## ${title}\n`);
	expect(text.match(/^- What it shows: /gmu)?.length).toBeGreaterThan(150);
	expect(text.match(/^> /gmu)?.length).toBeGreaterThanOrEqual(2);
});
