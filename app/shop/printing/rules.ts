import { FORMATS } from "~/studio/story/format";

/** The printed book, and what printers ask of its files. All lengths are in mm. */
const { width: TRIM, bleed: BLEED } = FORMATS.page;

/** Pages between the covers. */
export const PAGES = 24;
/** Front and back, which count as pages where a printer takes the book in one file. */
export const COVER_PAGES = 2;
/** Nothing that matters is nearer to the trimmed edge. */
export const SAFE = 10;
/** Every picture has at least so many px in an inch, but for rounding to whole ones. */
export const PPI = 300;

/** The paper inside, and the board of the covers. */
const PAPER = { gsm: 150, bulk: 0.9 };
const BOARD = 3;

/** What a case wrap has around the trimmed pages: the boards are larger, and the sheet is folded around them. */
export const CASE = { wrap: 18, overlap: 3, bleed: BLEED, hinge: 5 };

/** How thick a book of so many pages is between its covers' outer sides. */
export const spineOf = (pages: number): number => (PAPER.gsm * PAPER.bulk * (pages / 2)) / 1000 + 2 * BOARD;

export type Area = { x: number; y: number; width: number; height: number };

/** A sheet that is printed on, and what is left of it when it is trimmed. */
export type Sheet = { width: number; height: number; trim: Area };

/** A page `beyond` mm larger than its trim all round. */
const pageSheet = (beyond: number): Sheet => ({
	width: TRIM + 2 * beyond,
	height: TRIM + 2 * beyond,
	trim: { x: beyond, y: beyond, width: TRIM, height: TRIM },
});

/** The inside, as Cloudprinter takes it for its product photobook_cw_s210_s_fc. */
export const INTERIOR = pageSheet(BLEED);
/** Front cover, inside and back cover in one, as Prodigi takes it for its SKU BOOK-FE-8_3-SQ-HARD-G; what is for the screen, too. */
export const PLAIN = pageSheet(0);

/** The sheet that is wrapped around the boards of a book: back cover, spine, front cover from left to right. */
export type CaseSheet = Sheet & {
	spine: Area;
	/** What is folded around each board, and the picture's place in it: its own bleed ends where the board does. */
	panels: Record<"back" | "front", { area: Area; picture: Area }>;
};

/** The case of a book of so many pages. */
export function caseSheet(pages: number): CaseSheet {
	const { wrap, overlap, bleed, hinge } = CASE;
	const spine = spineOf(pages);
	const around = wrap + bleed;
	const panel = { width: hinge + TRIM + overlap + around, height: TRIM + 2 * (overlap + around) };
	const width = 2 * panel.width + spine;
	const picture = TRIM + 2 * BLEED;
	const front = panel.width + spine;
	const place = (x: number, left: number) => ({
		area: { x, y: 0, ...panel },
		picture: { x: left, y: around, width: picture, height: picture },
	});
	return {
		width,
		height: panel.height,
		trim: { x: bleed, y: bleed, width: width - 2 * bleed, height: panel.height - 2 * bleed },
		spine: { x: panel.width, y: 0, width: spine, height: panel.height },
		panels: { back: place(0, around), front: place(front, width - around - picture) },
	};
}

/** Where a file made for an order is kept. */
export const printFileKey = (orderId: string, kind: string): string =>
	`print/${orderId}/${kind}.${ENDINGS[kind] ?? "pdf"}`;
const ENDINGS: Readonly<Record<string, string>> = { back: "jpg", epub: "epub" };
