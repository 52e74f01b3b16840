import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contactSheet } from "./book/contact-sheet";
import { type MadeBook, makeBook } from "./book/make-book";
import { readIdeaFile } from "./book/read-idea-file";
import { writePrintFiles, writeScreenPdf } from "./book/book-files";

/**
 * `npm run book -- --idea FILE --out DIR`: makes one book outside the shop. FILE is JSON as the synopsis call takes it, with paths
 * of photos as `imageUrl`; DIR gets screen.pdf, sheet.png and book.json, with `--print` also the printers' interior.pdf, case.pdf and
 * prodigi.pdf. `--seed TEXT` makes another book of the same idea.
 */
const { values } = parseArgs({
	options: {
		idea: { type: "string" },
		out: { type: "string" },
		seed: { type: "string", default: "book" },
		print: { type: "boolean", default: false },
	},
});
const { idea: file, out, seed, print } = values;
if (!file || !out) {
	process.stderr.write("Say which idea and where to: npm run book -- --idea FILE --out DIR\n");
	process.exit(2);
}

const { idea, photos } = await readIdeaFile(file);
const book = await makeBook(idea, photos, seed);
await mkdir(out, { recursive: true });
await writeScreenPdf(book, join(out, "screen.pdf"));
if (print) await writePrintFiles(book, out);
await writeFile(join(out, "sheet.png"), await contactSheet(book));
await writeFile(join(out, "book.json"), `${JSON.stringify(toldOf(book), null, "\t")}\n`);
process.stdout.write(`${out}: ${book.pages.length} pages of "${book.script.title}".\n`);

/** What each page says and shows, as data. */
function toldOf({ script: { title, level, cast }, pages }: MadeBook) {
	const nameOf = (who: string) => cast.find(({ id }) => id === who)?.name ?? who;
	return {
		title,
		level,
		pages: pages.map(({ page: { number, text, altText, spread } }) => ({
			number,
			text,
			altText,
			setting: spread.scene?.setting ?? null,
			composition: spread.composition,
			shot: spread.scene?.shot ?? null,
			figures: (spread.scene?.figures ?? []).map(({ who, pose }) => ({ name: nameOf(who), pose })),
		})),
	};
}
