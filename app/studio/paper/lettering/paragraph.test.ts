import { describe, expect, test } from "vitest";
import { MM_PER_PT, type Paragraph, setParagraph } from "./paragraph.server";

const STORY =
	"One fine morning, Leo and his mum walked over the hill to look for the kite. “It can’t be far,” said Leo, and he looked behind every bush and under every stone – but there was nothing to be seen except a very small, very cross snail.";

const set = (text: string, change: { width?: number; size?: number; names?: string[] } = {}): Paragraph =>
	setParagraph(text, { width: 168, size: 26, names: [], ...change });

/** The words of each line. */
function linesOf({ words }: Paragraph): string[][] {
	const bases = [...new Set(words.map(({ base }) => base))];
	return bases.map((line) => words.filter(({ base }) => base === line).map(({ text }) => text));
}
const endOf = ({ words, size }: Paragraph) =>
	Math.max(...words.map(({ x, shape }) => x + shape.width * size * MM_PER_PT));

test("every word is set, in its order, none beyond the column", () => {
	for (const width of [60, 90, 168])
		for (const size of [14, 20, 26, 30]) {
			const one = set(STORY, { width, size });
			expect(linesOf(one).flat().join(" ")).toBe(STORY);
			expect(endOf(one)).toBeLessThanOrEqual(width);
			expect(one.height).toBeCloseTo(one.lines * size * MM_PER_PT * 1.45);
		}
});

test("the last line has at least two words, whatever the width", () => {
	for (let width = 70; width < 170; width += 3)
		expect(linesOf(set(STORY, { width })).at(-1)?.length).toBeGreaterThan(1);
});

test("no line is a stub, and fewer end in a little word than when each is filled to its end", () => {
	const little = /^(a|the|and|to|was|his)$/;
	const ends = { own: 0, filled: 0 };
	for (let column = 80; column < 170; column += 2) {
		const lines = linesOf(set(STORY, { width: column }));
		const widthOf = (line: readonly string[]) => set(line.join(" "), { width: 1000 }).width;
		for (const line of lines.slice(0, -1)) expect(widthOf(line)).toBeGreaterThan(column * 0.5);
		ends.own += lines.filter((line) => little.test(line.at(-1) ?? "")).length;
		let line: string[] = [];
		for (const word of STORY.split(" ")) {
			if (widthOf([...line, word]) > column) {
				if (little.test(line.at(-1) ?? "")) ends.filled++;
				line = [];
			}
			line.push(word);
		}
	}
	expect(ends.own).toBeLessThan(ends.filled * 0.6);
});

test("a name of several words stays on one line, with what is attached to it", () => {
	const text =
		"Then Mary Ann Featherstone-Haugh said yes, and Mary Ann Featherstone-Haugh’s cat said nothing at all.";
	for (let width = 110; width < 170; width += 4) {
		const lines = linesOf(set(text, { width, size: 17, names: ["Mary Ann Featherstone-Haugh"] })).map(
			(line) => line.join(" "),
		);
		expect(lines.join(" ").match(/Mary Ann Featherstone-Haugh/g)).toHaveLength(2);
		expect(lines.filter((line) => /Mary Ann Featherstone-Haugh/.test(line)).length).toBeGreaterThan(0);
		for (const line of lines) expect(line).not.toMatch(/(Mary|Mary Ann)$|^(Ann|Featherstone)/);
	}
});

test("a name wider than the column is broken rather than cut off, and that is said", () => {
	const name = "W".repeat(60);
	const one = set(`${name} laughed.`, { names: [name] });
	expect(one.isBroken).toBe(true);
	expect(endOf(one)).toBeLessThanOrEqual(168);
	expect(set("Leo laughed.", { names: ["Leo"] }).isBroken).toBe(false);
});

describe("names of other scripts", () => {
	test("from right to left, each by itself: English goes on from left to right around them", () => {
		const [line] = linesOf(set("Then اسم, علي and Leo ran.", { names: ["اسم", "علي"] }));
		expect(line).toEqual(["Then", "اسم", ",", "علي", "and", "Leo", "ran."]);
	});

	test("two words of such a name are read from the right", () => {
		const [line] = linesOf(set("Here is نور الدين, smiling.", { names: ["نور الدين"] }));
		expect(line).toEqual(["Here", "is", "الدين", "نور", ",", "smiling."]);
	});

	test.each([
		"晓明",
		"Ελένη",
		"Олена",
		"देव",
		"Zoë",
		"Ng",
		"O’Neil",
	])("%s is drawn with letters, on one line", (name) => {
		const { words } = set(`Look, ${name} is here.`, { names: [name] });
		expect(words.every(({ shape }) => shape.letters.some(({ d }) => d.length > 10))).toBe(true);
		expect(words.map(({ text }) => text).join("")).toContain(name);
	});
});

test("paragraphs stand apart; nothing said takes no room", () => {
	expect(set("One.\n\nTwo.").height).toBeGreaterThan(set("One.").height * 2);
	expect(set("")).toMatchObject({ height: 0, width: 0, lines: 0, words: [] });
});
