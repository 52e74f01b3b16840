import { FORMATS, PICTURE_PPI } from "~/studio/story/format";
import type { PlacedText } from "~/studio/story/picture";
import { PUBLISHER } from "~/studio/story/publisher";
import type { Box } from "./inspect-pdf.server";
import { type Area, CASE, caseSheet, PAGES, SAFE } from "./rules";

/** What a page is held to beside its sheet: what it has to say, where the faces of its picture are, and how fine a vendor's came. */
export type PageHeld = { said: string; faces: readonly Area[]; ppi?: number | null };

/** A book as its files are held to it; its title as it is on its cover. */
export type BookHeld = { title: string; front: PageHeld; back: PageHeld; pages: readonly PageHeld[] };

/** A word as a tool reads it, in mm from the upper left corner of its sheet. */
export type ReadWord = { text: string; box: Box };

const { width: TRIM, bleed: BLEED } = FORMATS.page;
/** mm that tools and drawings may be off. */
const NEAR = 0.1;
/** Lines that follow each other touch by a tenth of their height. */
const ON_EACH_OTHER = 0.5;
/** A title whose letters are turned one by one is read as one word without a height. */
const LEAST_WORD = 0.5;

/** A page of a sheet, without what is too near its trimmed edge. */
const safePart = ({ x, y, width, height }: Area): Area => ({
	x: x + SAFE,
	y: y + SAFE,
	width: width - 2 * SAFE,
	height: height - 2 * SAFE,
});

const isInside = ({ left, top, right, bottom }: Box, { x, y, width, height }: Area) =>
	left >= x - NEAR && top >= y - NEAR && right <= x + width + NEAR && bottom <= y + height + NEAR;

const boxOf = ({ x, y, width, height }: Area): Box => ({
	left: x,
	top: y,
	right: x + width,
	bottom: y + height,
});

/** What is wrong with a page's words, faces and picture; `trim` is the page on its sheet, mm. */
export function pageFaults(words: readonly ReadWord[], trim: Area, { said, faces, ppi }: PageHeld): string[] {
	const faults: string[] = [];
	const upright = words.filter(isUpright);
	if (upright.some(({ box }) => !isInside(box, safePart(trim)))) faults.push("a word is too near its edge");
	if (areOnEachOther(upright)) faults.push("words lie on each other");
	if (!holds(words, said)) faults.push("not all of its words are there");
	const page = { x: 0, y: 0, width: TRIM, height: TRIM };
	if (faces.some((face) => !isInside(boxOf(face), safePart(page))))
		faults.push("a face is too near its edge");
	if (ppi != null && ppi < PICTURE_PPI.least)
		faults.push(`its picture came with ${ppi} px in an inch of print, which needs ${PICTURE_PPI.least}`);
	return faults;
}

/** What is wrong with the words of a case: its front has the title, its spine title and shop, and all stand within their board. */
export function caseFaults(words: readonly ReadWord[], { title, front, back }: BookHeld): string[] {
	const { spine, panels } = caseSheet(PAGES);
	const board = ({ picture }: typeof panels.front): Area => ({
		x: picture.x + BLEED,
		y: picture.y + BLEED,
		width: TRIM,
		height: TRIM,
	});
	const around = CASE.wrap + CASE.bleed + SAFE;
	const spinePart = { ...spine, y: around, height: spine.height - 2 * around };
	const upright = words.filter(isUpright);
	const onSpine = upright.filter(({ box }) => isInside(box, spinePart));
	const onBack = upright.filter(({ box }) => isInside(box, board(panels.back)));
	const others = words.filter((word) => !onSpine.includes(word) && !onBack.includes(word));
	const faults = [
		...pageFaults(others, board(panels.front), front).map((fault) => `its front: ${fault}`),
		...pageFaults(onBack, board(panels.back), back).map((fault) => `its back: ${fault}`),
	];
	if (!holds(others, title)) faults.push("its title isn’t on its front");
	if (!holds(onSpine, title + PUBLISHER)) faults.push("title and shop aren’t on its spine");
	return faults;
}

const isUpright = ({ box }: ReadWord) => box.bottom - box.top > LEAST_WORD;

function areOnEachOther(words: readonly ReadWord[]): boolean {
	const area = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
	return words.some(({ box: one }, i) =>
		words.slice(i + 1).some(({ box: other }) => {
			const shared = {
				left: Math.max(one.left, other.left),
				right: Math.min(one.right, other.right),
				top: Math.max(one.top, other.top),
				bottom: Math.min(one.bottom, other.bottom),
			};
			const isApart = shared.left >= shared.right || shared.top >= shared.bottom;
			return !isApart && area(shared) > ON_EACH_OTHER * Math.min(area(one), area(other));
		}),
	);
}

/** Whether every letter of a text is among the words: their order is another from right to left, and where lines are read across. */
function holds(words: readonly ReadWord[], text: string): boolean {
	const left = new Map<string, number>();
	for (const sign of lettersOf(words.map((word) => word.text).join("")))
		left.set(sign, (left.get(sign) ?? 0) + 1);
	return lettersOf(text).every((sign) => {
		const count = left.get(sign) ?? 0;
		left.set(sign, count - 1);
		return count > 0;
	});
}

/** Letters and digits alone, joined signs taken apart: a second mark on a letter is read by itself, wherever it stands. */
const lettersOf = (text: string): string[] => text.normalize("NFKD").match(/[\p{L}\p{N}]/gu) ?? [];

type Drawn = { words: readonly PlacedText[]; faces?: readonly Area[]; ppi?: number | null };

/** A book from its pictures as they are drawn; `said` is what each page has to say, whether it has been set or not. */
export function heldTo(front: Drawn, back: Drawn, pages: readonly (Drawn & { said: string })[]): BookHeld {
	const joined = (words: readonly PlacedText[]) => words.map(({ text }) => text).join("");
	const held = ({ words, faces = [], ppi }: Drawn): PageHeld => ({ said: joined(words), faces, ppi });
	return {
		title: joined(front.words.filter(({ part }) => part === "title")),
		front: held(front),
		back: held(back),
		pages: pages.map((page) => ({ ...held(page), said: page.said || joined(page.words) })),
	};
}

/** Pictures that are printed, and would be finer with more px than they came with. */
export function coarseIn({ front, back, pages }: BookHeld): string[] {
	const { least, fine } = PICTURE_PPI;
	const all = [["the front", front], ["the back", back], ...pages.map((page, i) => [`page ${i + 1}`, page])];
	return (all as [string, PageHeld][]).flatMap(([name, { ppi }]) =>
		ppi != null && ppi >= least && ppi < fine
			? [`${name}: its picture came with ${ppi} px in an inch of print, where ${fine} are better`]
			: [],
	);
}
