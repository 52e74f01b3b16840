import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const TOOLS = ["pdfinfo", "pdffonts", "pdfimages", "pdftotext", "pdftohtml", "qpdf"];
/** Of what a tool says; the place of every word of a book is some hundred KB. */
const MOST_BYTES = 32 * 1024 * 1024;
/** ms, for one file on a busy machine. */
const PATIENCE_MS = 60_000;

/** The tool isn't on this machine: nobody can say what a file is like. */
export class ToolMissing extends Error {
	override name = "ToolMissing";
}

/** What a tool says of a file: an opinion independent of the library that wrote it. Throws when it won't read it, or isn't there. */
async function said(tool: string, ...args: string[]): Promise<string> {
	try {
		return (await run(tool, args, { maxBuffer: MOST_BYTES, timeout: PATIENCE_MS })).stdout;
	} catch (error) {
		if ((error as { code?: unknown }).code === "ENOENT") throw new ToolMissing(tool);
		throw error;
	}
}

/** mm; a page's own box is from its lower left corner. */
export type Box = { left: number; bottom: number; right: number; top: number };

const MM_PER_PT = 25.4 / 72;
const PAGE_BOX = /^Page\s+\d+ (\w+)Box:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/gm;

const rows = (text: string) =>
	text
		.trim()
		.split("\n")
		.slice(2)
		.map((row) => row.trim().split(/\s+/));

/** What poppler's tools say of a PDF. */
export async function inspect(file: string) {
	const info = await said("pdfinfo", "-box", "-f", "1", "-l", "99", file);
	const boxes: Record<string, Box[]> = {};
	for (const [, name = "", ...corners] of info.matchAll(PAGE_BOX)) {
		const [left = 0, bottom = 0, right = 0, top = 0] = corners.map((pt) => Number(pt) * MM_PER_PT);
		boxes[name] ??= [];
		boxes[name]?.push({ left, bottom, right, top });
	}
	return {
		pages: Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]),
		version: /^PDF version:\s+(\S+)/m.exec(info)?.[1],
		boxes,
		/** Name, and whether it is embedded, a subset, and can be read as text. */
		fonts: rows(await said("pdffonts", file)).map((row) => {
			const [embedded, subset, unicode] = row.slice(-5, -2).map((word) => word === "yes");
			return { name: row[0] as string, embedded, subset, unicode };
		}),
		images: rows(await said("pdfimages", "-list", file)).map((row) => ({
			page: Number(row[0]),
			kind: row[2],
			colours: row[5],
			ppi: Math.min(Number(row[12]), Number(row[13])),
		})),
	};
}

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Where the words of each page are, mm from its upper left corner. A title whose letters are turned one by one has no height. */
export async function wordsOfPages(file: string): Promise<{ text: string; box: Box }[][]> {
	const pages = (await said("pdftotext", "-bbox", file, "-")).split("<page ").slice(1);
	return pages.map((page) =>
		[...page.matchAll(WORD)].map(([, ...found]) => {
			const [left = 0, top = 0, right = 0, bottom = 0] = found
				.slice(0, 4)
				.map((pt) => Number(pt) * MM_PER_PT);
			const text = (found[4] as string).replaceAll(/&([\w#]+);/g, (sign, name) => SIGNS[name] ?? sign);
			return { text, box: { left, top, right, bottom } };
		}),
	);
}

/** px of its pictures' places in a pt: more it doesn't take. */
const ZOOM = 3;
const PLACED = /<image top="(-?\d+)" left="(-?\d+)" width="(\d+)" height="(\d+)"/g;

/** Where the pictures of each page lie, mm from its upper left corner: to a tenth of one. The tool writes them beside the file, whose folder is a temporary one. */
export async function picturesOfPages(file: string): Promise<Box[][]> {
	const placed = `${file}-placed`;
	await said("pdftohtml", "-q", "-xml", "-zoom", String(ZOOM), file, placed);
	const pages = (await readFile(`${placed}.xml`, "utf8")).split("<page ").slice(1);
	return pages.map((page) =>
		[...page.matchAll(PLACED)].map(([, ...found]) => {
			const [top = 0, left = 0, width = 0, height = 0] = found.map((px) => (Number(px) / ZOOM) * MM_PER_PT);
			return { left, top, right: left + width, bottom: top + height };
		}),
	);
}

/** What qpdf finds wrong with a file's structure; null for nothing. */
export async function structureFault(file: string): Promise<string | null> {
	try {
		// As `--check` does, but for the pictures: looking into each takes twenty seconds a book.
		await said("qpdf", "--stream-data=preserve", "--decode-level=none", file, "/dev/null");
		return null;
	} catch (error) {
		if (error instanceof ToolMissing) throw error;
		return "its structure is damaged";
	}
}

/** Says of the names it is given which the machine doesn't know. */
const UNKNOWN = 'for tool; do command -v "$tool" >/dev/null || echo "$tool"; done';

/** Of the tools that look at files for printers, those that aren't on this machine. */
export async function missingTools(): Promise<string[]> {
	return (await said("/bin/sh", "-c", UNKNOWN, "sh", ...TOOLS)).split("\n").filter(Boolean);
}
