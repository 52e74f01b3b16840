import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contactSheet } from "./book/contact-sheet";
import { makeBook } from "./book/make-book";
import { readIdeaFile } from "./book/read-idea-file";
import { toldBook } from "./book/told-book";
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
await writeFile(join(out, "book.json"), `${JSON.stringify(toldBook(book), null, "\t")}\n`);
process.stdout.write(`${out}: ${book.pages.length} pages of "${book.script.title}".\n`);
