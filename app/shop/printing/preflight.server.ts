import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withTemporaryFolder } from "#db/temporary";
import { type BookHeld, caseFaults, pageFaults } from "./held-to";
import {
	type Box,
	inspect,
	picturesOfPages,
	structureFault,
	ToolMissing,
	wordsOfPages,
} from "./inspect-pdf.server";
import { type Area, CASE, COVER_PAGES, caseSheet, INTERIOR, PAGES, PLAIN, PPI, type Sheet } from "./rules";

/** Tools count pixels and points in whole numbers, mm and ppi. */
const NEAR = 0.1;
const PPI_NEAR = 1;
/** Where pictures lie is told in px of a third of a pt, mm. */
const PLACE_NEAR = 0.2;

export type FileKind = "interior" | "case" | "whole";
const WANTED: Record<FileKind, { pages: number; images: number; sheet: Sheet }> = {
	interior: { pages: PAGES, images: PAGES, sheet: INTERIOR },
	case: { pages: 1, images: 2, sheet: caseSheet(PAGES) },
	whole: { pages: PAGES + COVER_PAGES, images: PAGES + COVER_PAGES, sheet: PLAIN },
};

/**
 * What other tools than ours find wrong with a file for a printer, in words for the operator; none for a good one. Nothing is sent with
 * a fault. It is written under `dataDir` meanwhile. null where they aren't on this machine.
 */
export function preflight(
	dataDir: string,
	bytes: Uint8Array,
	kind: FileKind,
	held: BookHeld,
): Promise<string[] | null> {
	return withTemporaryFolder(dataDir, async (folder) => {
		const file = join(folder, `${kind}.pdf`);
		await writeFile(file, bytes, { mode: 0o600 });
		return faultsOf(file, kind, held).catch((error) =>
			error instanceof ToolMissing ? null : [`${kind}.pdf can't be read`],
		);
	});
}

/** The same of a file that is there. Throws ToolMissing. */
export async function faultsOf(file: string, kind: FileKind, held: BookHeld): Promise<string[]> {
	const { pages, images, sheet } = WANTED[kind];
	const seen = await inspect(file);
	const faults: string[] = [];
	const check = (isRight: boolean, fault: string) => {
		if (!isRight) faults.push(`${kind}.pdf: ${fault}`);
	};
	const structure = await structureFault(file);
	check(structure === null, structure ?? "");
	check(seen.pages === pages, `${seen.pages} pages instead of ${pages}`);
	const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height };
	for (const [name, area] of [
		["Media", whole],
		["Bleed", whole],
		["Trim", sheet.trim],
	] as const) {
		const boxes = seen.boxes[name] ?? [];
		const areRight = boxes.length === pages && boxes.every((box) => isArea(box, area));
		check(areRight, `its ${name}Box isn't what the printer asks for`);
	}
	for (const { name, embedded, subset } of seen.fonts)
		check(Boolean(embedded && subset), `font ${name} isn't embedded`);
	check(seen.images.length === images, `${seen.images.length} pictures instead of ${images}`);
	for (const { page, ppi, colours } of seen.images) {
		check(ppi >= PPI - PPI_NEAR, `a picture of page ${page} has ${ppi} ppi`);
		check(colours === "rgb", `a picture of page ${page} is ${colours}`);
	}
	for (const [index, boxes] of (await picturesOfPages(file)).entries())
		check(isCovered(boxes, sheet, kind), `the picture of page ${index + 1} ends before its bleed does`);
	const read = await wordsOfPages(file);
	if (kind === "case") for (const fault of caseFaults(read[0] ?? [], held)) check(false, fault);
	else {
		const { front, back, pages: inside } = held;
		const heldPages = kind === "whole" ? [front, ...inside, back] : inside;
		for (const [index, page] of heldPages.entries())
			for (const fault of pageFaults(read[index] ?? [], sheet.trim, page))
				check(false, `page ${index + 1}: ${fault}`);
	}
	return [...new Set(faults)];
}

const isArea = (box: Box, { x, y, width, height }: Area) =>
	[box.left - x, box.bottom - y, box.right - x - width, box.top - y - height].every(
		(off) => Math.abs(off) < NEAR,
	);

/** Whether pictures go as far as their sheet does; on a case one is left and one right of the cloth around its spine. */
function isCovered(boxes: readonly Box[], { width, height }: Sheet, kind: FileKind): boolean {
	if (boxes.some(({ top, bottom }) => top > PLACE_NEAR || bottom < height - PLACE_NEAR)) return false;
	const [left, right] = [...boxes].sort((one, other) => one.left - other.left);
	if (!left || left.left > PLACE_NEAR) return false;
	if (kind !== "case") return left.right >= width - PLACE_NEAR;
	const { spine } = caseSheet(PAGES);
	const cloth = { left: spine.x - CASE.hinge, right: spine.x + spine.width + CASE.hinge };
	return (
		right !== undefined &&
		left.right >= cloth.left - PLACE_NEAR &&
		right.left <= cloth.right + PLACE_NEAR &&
		right.right >= width - PLACE_NEAR
	);
}
