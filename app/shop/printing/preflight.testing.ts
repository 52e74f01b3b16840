import { spawnSync } from "node:child_process";

/** What poppler's tools say of a PDF: an opinion independent of the library that wrote it. */
const said = (tool: string, ...args: string[]): string => {
	const { status, stdout, stderr } = spawnSync(tool, args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`${tool} ${args.join(" ")}: ${stderr}`);
	return stdout;
};

export const hasPoppler = spawnSync("pdfinfo", ["-v"]).status === 0;

/** What a page says, as it is read. */
export const textOf = (file: string, page: number): string =>
	said("pdftotext", "-raw", "-f", String(page), "-l", String(page), file, "-").replaceAll(/\s+/g, " ").trim();

/** A page as it is seen, a PNG so many px high. */
export function seenAs(file: string, page: number, px: number): Buffer {
	const args = ["-png", "-singlefile", "-scale-to", String(px), "-f", String(page), "-l", String(page), file];
	return spawnSync("pdftoppm", args, { maxBuffer: 32 * 1024 * 1024 }).stdout;
}
