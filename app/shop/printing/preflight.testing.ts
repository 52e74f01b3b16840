import { spawnSync } from "node:child_process";

/** What poppler's tools say of a PDF: an opinion independent of the library that wrote it. */
const said = (tool: string, ...args: string[]): string => {
	const { status, stdout, stderr } = spawnSync(tool, args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`${tool} ${args.join(" ")}: ${stderr}`);
	return stdout;
};

export const hasPoppler = spawnSync("pdfinfo", ["-v"]).status === 0;

/** mm, from the page's lower left corner. */
export type Box = { left: number; bottom: number; right: number; top: number };

const MM_PER_PT = 25.4 / 72;
const PAGE_BOX = /^Page\s+\d+ (\w+)Box:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/gm;

export function inspect(file: string) {
	const info = said("pdfinfo", "-box", "-f", "1", "-l", "99", file);
	const boxes: Record<string, Box[]> = {};
	for (const [, name = "", ...corners] of info.matchAll(PAGE_BOX)) {
		const [left = 0, bottom = 0, right = 0, top = 0] = corners.map((pt) => Number(pt) * MM_PER_PT);
		boxes[name] ??= [];
		boxes[name]?.push({ left, bottom, right, top });
	}
	const rows = (text: string) =>
		text
			.trim()
			.split("\n")
			.slice(2)
			.map((row) => row.trim().split(/\s+/));
	return {
		pages: Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]),
		version: /^PDF version:\s+(\S+)/m.exec(info)?.[1],
		boxes,
		/** Name, and whether it is embedded, a subset, and can be read as text. */
		fonts: rows(said("pdffonts", file)).map((row) => {
			const [embedded, subset, unicode] = row.slice(-5, -2).map((word) => word === "yes");
			return { name: row[0] as string, embedded, subset, unicode };
		}),
		images: rows(said("pdfimages", "-list", file)).map((row) => ({
			page: Number(row[0]),
			kind: row[2],
			colours: row[5],
			ppi: Math.min(Number(row[12]), Number(row[13])),
		})),
	};
}

/** What a page says, as it is read. */
export const textOf = (file: string, page: number): string =>
	said("pdftotext", "-raw", "-f", String(page), "-l", String(page), file, "-").replaceAll(/\s+/g, " ").trim();

/** Where a page's words are, mm from its upper left corner. */
export const wordsOf = (file: string, page: number): { text: string; box: Box }[] =>
	[
		...said("pdftotext", "-bbox", "-f", String(page), "-l", String(page), file, "-").matchAll(
			/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g,
		),
	].map(([, ...found]) => {
		const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(0, 4).map((pt) => Number(pt) * MM_PER_PT);
		return { text: found[4] as string, box: { left, top, right, bottom } };
	});

/** A page as it is seen, a PNG so many px high. */
export function seenAs(file: string, page: number, px: number): Buffer {
	const args = ["-png", "-singlefile", "-scale-to", String(px), "-f", String(page), "-l", String(page), file];
	return spawnSync("pdftoppm", args, { maxBuffer: 32 * 1024 * 1024 }).stdout;
}
