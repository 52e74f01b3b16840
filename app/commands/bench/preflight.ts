import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultsOf } from "~/shop/printing/preflight.server";
import type { Character, StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS } from "~/studio/story/levels";
import { writePrintFiles } from "../book/book-files";
import { beginBook } from "../book/make-book";
import { print } from "./table";

/** Short and long ones, of signs that not every font has, and such as break lines badly. */
const NAMES = [
	"Bo",
	"Maximiliana",
	"Zoë",
	"Łukasz",
	"Anne-Marie",
	"O’Hanlon",
	"Siân",
	"Nguyễn Thị Minh",
	"Åsa",
	"Wolfeschlegelstein",
	"Đorđe",
	"Ian",
	"Ольга",
	"Ngozi Adaeze",
	"Ég",
];
const IDEAS = [
	["The Lantern", "castle", "finds an old lantern and must bring its light home."],
	["The Very Quiet Day at the End of the World", "beach", "looks for a lost shell before the tide comes."],
	["A Kite", "park", "wants to fly higher than the trees and is afraid of falling."],
	["Who Took the Moon?", "space", "wakes at night, and the moon has gone."],
	["Snow for Everybody", "snow", "builds the biggest snowman the village has ever seen."],
	["Deep, Deep Down", "underwater", "hears somebody sing under the sea and wants to help."],
] as const;
const PHOTOS = ["e2e/photos/woman.jpg", "e2e/photos/cat.jpg", "e2e/photos/toy-dog.jpg"];
const RELATIONS: Character["relationship"][] = [null, "Best friend", "Pet"];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The book of a number: another name, level, idea and cast than its neighbours. */
function ideaOf(index: number): StoryIdea {
	const [title, location, what] = at(IDEAS, index);
	const people = 1 + (index % PHOTOS.length);
	const characters = Array.from({ length: people }, (_, who) => ({
		name: at(NAMES, index + 4 * who),
		age: 3 + ((index + 5 * who) % 40),
		personality: at(["brave", "a shy and dreamy child", "funny"], index + who),
		relationship: at(RELATIONS, who),
		isMain: who === 0,
	}));
	return {
		title: `${at(NAMES, index)} and ${title}`,
		location,
		description: `${at(NAMES, index)} ${what}`,
		readingLevel: at(READING_LEVELS, index + Math.floor(index / IDEAS.length)).id,
		readingNeeds: "",
		characters,
	};
}

/**
 * Draws so many books of different names, levels and lengths at print size, writes the printers' files and has them looked at by other
 * tools. Prints what they found of each, and ends with 1 where it isn't nothing.
 */
export async function preflightBooks(count: number): Promise<void> {
	const rows: (string | number)[][] = [];
	for (let index = 0; index < count; index++) {
		const idea = ideaOf(index);
		const folder = await mkdtemp(join(tmpdir(), "preflight-books-"));
		try {
			const began = performance.now();
			const book = await beginBook(idea, PHOTOS, `preflight-${index}`);
			const held = await writePrintFiles(book, folder);
			const seconds = (performance.now() - began) / 1000;
			const faults: string[] = [];
			let bytes = 0;
			for (const [kind, name] of [
				["interior", "interior.pdf"],
				["case", "case.pdf"],
				["whole", "prodigi.pdf"],
			] as const) {
				faults.push(...(await faultsOf(join(folder, name), kind, held)));
				bytes += (await stat(join(folder, name))).size;
			}
			const words = book.script.spreads
				.flatMap((spread) => spread.words)
				.join(" ")
				.split(/\s+/).length;
			const found = faults.length === 0 ? "nothing" : faults.join("; ");
			rows.push([idea.title, idea.readingLevel, idea.characters.length, words, seconds, bytes / 1e6, found]);
			if (faults.length > 0) process.exitCode = 1;
			process.stderr.write(`${index + 1} of ${count}: ${found}\n`);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}
	const columns = ["book", "level", "people", "words", "seconds", "MB in all", "found"];
	print(`Print files of ${count} books, looked at by poppler and qpdf`, columns, rows);
}
