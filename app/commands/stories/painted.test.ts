import { describe, expect, test } from "vitest";
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

describe("no prompt says two things of one picture", () => {
	const all = books.flatMap(({ title, prompts }) =>
		prompts.map(({ picture, prompt }) => ({ where: `${title}, ${picture}`, prompt })),
	);
	const shown = (prompt: string) => /^What it shows: (.*)$/mu.exec(prompt)?.[1] ?? "";
	const people = (prompt: string) => prompt.match(/^\d+\. .*$/gmu) ?? [];
	const faulty = (is: (prompt: string) => boolean) =>
		all.filter(({ prompt }) => is(prompt)).map(({ where }) => where);

	test("that it is seen from near and from far, or is a double page without a fold", () => {
		const pages = (is: (prompt: string) => boolean) =>
			faulty((prompt) => !prompt.startsWith("Front cover") && is(prompt));
		const saysNear = (prompt: string) =>
			/(?:^|[.:] )(?:Very close|Close(?:,|:| to:))|up close/u.test(shown(prompt));
		expect(pages((prompt) => saysNear(prompt) && !/^The view: a close view/mu.test(prompt))).toEqual([]);
		expect(
			pages((prompt) => /A wide double page/u.test(prompt) !== /folds down the very middle/u.test(prompt)),
		).toEqual([]);
	});

	test("that a captain who is all hat and coat has a face", () => {
		const dressedOnly = /all hat and coat|all coat and collar/u;
		const told = all.filter(({ prompt }) => dressedOnly.test(shown(prompt)));
		expect(told.length).toBeGreaterThan(8);
		for (const { where, prompt } of told) {
			expect(shown(prompt), where).toContain("no face to be seen");
			for (const thing of ["the captain’s hat: ", "the captain’s coat: ", "the captain in hat and coat: "])
				expect(prompt, where).toContain(thing);
		}
	});

	test("that somebody sleeps in slippers, is glad of what is sad, or wears fur", () => {
		expect(faulty((prompt) => people(prompt).some((one) => /slippers.*fast asleep/u.test(one)))).toEqual([]);
		expect(
			faulty(
				(prompt) => /mood is (?:sad|tense)/u.test(prompt) && people(prompt).join().includes("feeling glad"),
			),
		).toEqual([]);
		expect(faulty((prompt) => people(prompt).some((one) => /wearing [^;]*fur|a coat of/u.test(one)))).toEqual(
			[],
		);
	});

	test("that something is the same without saying how it looks", () => {
		expect(faulty((prompt) => /always one and the same/u.test(prompt))).toEqual([]);
		expect(all.some(({ prompt }) => /^The same in every picture of the book: /mu.test(prompt))).toBe(true);
	});
});
